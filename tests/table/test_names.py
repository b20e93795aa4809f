"""Names at a table: two of the same can be told apart."""

import pytest

from pandemonium.table.limits import MAX_NAME_LENGTH
from pandemonium.table.names import CHARACTERS, character, characters, distinct, name_refusal


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


# ---------------------------------------------------------------------- bots


@pytest.mark.parametrize("level", CHARACTERS)
def test_the_bots_of_a_table_have_different_names(level: str) -> None:
    for table in map(str, range(20)):
        names = characters([level] * 5, table)
        assert len(set(names)) == 5
        assert set(names) <= set(CHARACTERS[level])
        assert len({name[0] for name in names}) == 5
        assert names == characters([level] * 5, table)


def test_tables_pick_different_names() -> None:
    assert {character("imp", str(table), 1, []) for table in range(90)} == set(CHARACTERS["imp"])


def test_a_level_has_enough_names_for_a_table_with_other_initials() -> None:
    for names in CHARACTERS.values():
        assert len({name[0] for name in names}) == len(names) >= 6
    everybody = [name for names in CHARACTERS.values() for name in names]
    assert len(set(everybody)) == len(everybody)


def test_a_bot_has_another_initial_than_a_person() -> None:
    for table in map(str, range(20)):
        assert character("imp", table, 1, ["Guest", "Mia"])[0] not in "GM"


def test_a_bot_is_not_called_like_a_person() -> None:
    assert characters(["Grizzle", "grizzle", "imp"], "a")[2] in CHARACTERS["imp"][1:]
    assert character("imp", "a", 0, CHARACTERS["imp"]).endswith(" II")


def test_a_bot_keeps_its_name_if_that_is_one_of_its_level_and_free() -> None:
    for name in CHARACTERS["demon"]:
        assert character("demon", "a", 0, [], name) == name
    assert character("demon", "a", 0, ["Velm"], "Velm") != "Velm"
    assert character("demon", "a", 0, [], "Ada") in CHARACTERS["demon"]


def test_other_bots_and_people_have_no_character() -> None:
    assert characters(["Ada", "random", "devil"], "a")[:2] == ["", ""]
