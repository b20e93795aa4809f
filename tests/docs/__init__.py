"""Tests of the documentation: links, examples, prose, glossary."""
