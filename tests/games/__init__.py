"""Tests of the games: each in its own folder; what concerns all of them is here."""
