"""Whole games in a real browser, which acts on nothing but what is visible."""
