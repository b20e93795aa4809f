"""Commands: everything that can change a table, one class each."""
