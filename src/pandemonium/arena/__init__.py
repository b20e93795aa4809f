"""Plays many games: simulations, tournaments between bots, and balance reports."""
