"""Tests of Dicke Dämonen."""
