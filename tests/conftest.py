"""Options of the test run."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`make golden` writes the playthroughs anew instead of comparing them."""
    parser.addoption("--regenerate", action="store_true", help="write the golden playthroughs anew")
