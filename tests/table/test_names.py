"""Names at a table: two of the same can be told apart."""

import pytest

from pandemonium.table.limits import MAX_NAME_LENGTH
from pandemonium.table.names import distinct, name_refusal


@pytest.mark.parametrize(
    ("name", "taken", "shown"),
    [
        ("Ada", [], "Ada"),
        ("Ada", ["Bea"], "Ada"),
        ("Ada", ["Ada"], "Ada (2)"),
        ("Ada", ["ADA", "Ada (2)"], "Ada (3)"),
        ("Ada (2)", ["Ada (2)"], "Ada (2) (2)"),
        ("Ａda", ["Ada"], "Ａda (2)"),  # noqa: RUF001 - looks the same, on purpose
    ],
)
def test_a_name_that_is_taken_gets_a_number(name: str, taken: list[str], shown: str) -> None:
    assert distinct(name, taken) == shown


def test_a_long_name_stays_short_enough() -> None:
    shown = distinct("x" * MAX_NAME_LENGTH, ["x" * MAX_NAME_LENGTH])
    assert shown.endswith("x (2)")
    assert name_refusal(shown) is None
