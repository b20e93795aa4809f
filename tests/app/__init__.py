"""Tests of `pandemonium.app`."""
