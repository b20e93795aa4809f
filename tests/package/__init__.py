"""Tests of the package as a whole: layers, builds, lock files, names that must not change."""
