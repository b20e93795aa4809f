"""Options of the test run."""

import pytest

pytest.register_assert_rewrite("pandemonium.testing")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`make golden` writes the playthroughs anew; the contract can be checked on some games."""
    parser.addoption("--regenerate", action="store_true", help="write the golden playthroughs anew")
    parser.addoption(
        "--game", action="append", help="check the contract on this game only (may be repeated)"
    )
