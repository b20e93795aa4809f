"""Mephisto, clause by clause and card by card."""
