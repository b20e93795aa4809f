"""Tests of `pandemonium.locale`."""
