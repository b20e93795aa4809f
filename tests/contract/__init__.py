"""The contract: what every game promises, checked on every registered game."""
