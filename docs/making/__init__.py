"""Generators for `docs/build.py`: reference pages made from the code, and diagrams."""
