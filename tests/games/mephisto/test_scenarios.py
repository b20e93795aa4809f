"""Scenarios that cannot be on any table say what is wrong."""

import pytest

from pandemonium.engine.errors import PositionError
from tests.games.mephisto.table import duel, four, solo


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"dungeon": ["goblin"]}, "expected cells"),
        ({"dungeon": {"4a": "goblin"}}, "'4a'"),
        ({"dungeon": {"1a": "dog"}}, "unknown card 'dog'"),
        ({"deck": ["lich", "lich"]}, "no copies of 'lich'"),
        ({"seats": [{"favor": 11}]}, "favor"),
        ({"seats": [{"gear": [["goblin"]]}]}, "neither an item nor a weapon"),
        ({"seats": [{"gear": [["key", "stew", "fork"]]}]}, "at most 2"),
        ({"seats": [{"gear": [[], [], [], []]}]}, "at most 3 lanes"),
        ({"seats": [{"gear": [[{"card": "key", "durability": 4}]]}]}, "durability"),
        ({"seats": [{"gear": [[{"card": "key", "wear": 1}]]}]}, "'wear'"),
        ({"seats": [{}, {}, {}]}, "at most 2"),
        ({"turn": 2}, "turn"),
        ({"start": -1}, "start"),
        ({"begin_turn": 1}, "begin_turn"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_position_that_cannot_be_is_refused(data: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        duel.scenario(data)


def test_cells_are_called_as_at_the_table() -> None:
    with pytest.raises(PositionError, match="'1a'"):
        four.scenario({"dungeon": {"1a": "goblin"}})
    solo.scenario({"dungeon": {"1a": "goblin"}})


def test_a_card_that_does_not_exist_cannot_be_drawn() -> None:
    with pytest.raises(PositionError, match="'dog'"):
        duel.scenario({}, chance=["dog"])
