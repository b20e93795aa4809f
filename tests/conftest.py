"""Options of the test run."""

from collections.abc import Iterator

import pytest

pytest.register_assert_rewrite("pandemonium.testing")


@pytest.fixture(scope="session", autouse=True)
def own_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test leaves games in the folder of the person who runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PANDEMONIUM_DATA", str(tmp_path_factory.mktemp("data")))
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    """`make golden` writes the playthroughs again; the contract can be checked on some games."""
    parser.addoption("--regenerate", action="store_true", help="regenerate the golden playthroughs")
    parser.addoption(
        "--game", action="append", help="check the contract on this game only (may be repeated)"
    )
    parser.addoption("--usual", action="store_true", help="check it without any options chosen")
