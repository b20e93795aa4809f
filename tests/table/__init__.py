"""Tables: what happens among people, without sockets."""
