"""Let's Summon Demons, clause by clause and card by card."""
