"""Tests of `pandemonium.engine`."""
