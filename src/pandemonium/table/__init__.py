"""One game among people, without sockets or files."""
