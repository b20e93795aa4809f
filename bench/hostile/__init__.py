"""What attacks on a server do to people at another table: run `python -m bench.hostile`."""
