"""Work in other processes: bots, long jobs, and untrusted input within a budget."""
