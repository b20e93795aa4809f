"""The application around tables, in messages: no framework, no sockets, no threads, no SQL."""
