"""Scenarios: positions in the rulebook's words, and what cannot be described."""

import pytest

from pandemonium.engine.errors import PositionError
from tests.games.lets_summon_demons.table import cards, demons, duel, hand, seen, souls
from tests.support import legal, play


def test_what_a_scenario_names_lies_where_it_says() -> None:
    state = duel.scenario(
        {
            "seats": [
                {
                    "souls": 7,
                    "candles": ["evil_candle"],
                    "cards": ["dog", "dog", "eve"],
                    "demons": ["porcus"],
                    "hand": ["krampus"],
                }
            ],
            "block": ["skunk"],
            "discards": ["goat"],
            "demon_discards": ["the_devil"],
            "turn": 0,
            "bought": True,
        }
    )
    assert (souls(state)[0], cards(state, 0)) == (7, ["dog", "dog", "eve"])
    assert (demons(state, 0), hand(state, 0)) == (["porcus"], ["krampus"])
    table = seen(state)
    assert table["seats"][0]["candles"] == ["evil_candle"]
    assert table["block"] == ["skunk", None, None, None, None]
    assert (table["discards"], table["demon_discards"]) == (["goat"], ["the_devil"])
    assert "buy 1" not in legal(state)


def test_what_a_scenario_leaves_out_is_filled_in() -> None:
    state = duel.scenario({})
    assert souls(state) == [5, 5]
    assert [len(area["candles"]) for area in seen(state)["seats"]] == [1, 1]
    assert [len(hand(state, seat)) for seat in range(2)] == [3, 3]
    assert None not in seen(state)["block"]
    assert sorted(state.components()) == sorted(duel.start(seed=1).components())


def test_the_rest_lies_in_the_decks_or_on_the_discards() -> None:
    position: dict[str, object] = {"block": ["eve"], "deck": ["dog"], "demon_deck": ["porcus"]}
    in_decks = seen(duel.scenario(position))
    assert (in_decks["deck"], in_decks["demon_deck"]) == (99, 14)
    discarded = seen(duel.scenario(position | {"rest": "discards"}))
    assert (discarded["deck"], discarded["demon_deck"]) == (1, 1)
    assert (len(discarded["discards"]), len(discarded["demon_discards"])) == (98, 13)


def test_decks_are_listed_from_the_top() -> None:
    seat = {"demons": ["krampus"], "candles": []}
    state = duel.scenario({"seats": [seat], "deck": ["skunk", "goat"]}, chance=[1, 3])
    play(state, "roll")
    assert cards(state, 0) == ["skunk", "goat"]


def test_the_script_of_chance_is_for_the_game_alone() -> None:
    seat = {"cards": ["rotten_damian"], "hand": ["porcus", "krampus", "antichrist"]}
    for name in ("porcus", "krampus", "antichrist"):
        state = duel.scenario({"seats": [seat]}, chance=[5, 6, name])
        play(state, "roll", "accept")
        assert demons(state, 0) == [name]


def test_the_same_seed_fills_in_the_same() -> None:
    assert duel.scenario({}, seed=4).save() == duel.scenario({}, seed=4).save()
    assert duel.scenario({}, seed=4).save() != duel.scenario({}, seed=5).save()


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"weather": "rain"}, "scenario: unknown key 'weather'"),
        ({"seats": [{"gold": 3}]}, r"seats\[0\]: unknown key 'gold'"),
        ({"seats": [{}, {}, {}]}, "seats"),
        ({"seats": [{"souls": -1}]}, "souls"),
        ({"seats": [{"cards": "dog"}]}, "expected a list of card ids"),
        ({"block": ["unicorn"]}, "block: unknown card 'unicorn'"),
        ({"block": ["skunk", "skunk"]}, "block: no copies of 'skunk'"),
        ({"block": ["eve"] * 6}, "block: 6 cards, but there are 5 places"),
        ({"block": ["porcus"]}, "block: 'porcus' cannot lie there"),
        ({"demon_deck": ["dog"]}, "demon_deck: 'dog' cannot lie there"),
        ({"seats": [{"hand": ["dog"]}]}, r"seats\[0\].hand: 'dog' cannot lie there"),
        ({"seats": [{"candles": ["dog"]}]}, r"seats\[0\].candles: 'dog' cannot lie there"),
        ({"rest": "hand"}, "rest: expected one of deck, discards"),
        ({"turn": 2}, "turn"),
        ({"rolled": 1}, "rolled: expected true or false"),
    ],
)
def test_what_cannot_be_on_a_table_is_refused(position: dict[str, object], problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        duel.scenario(position)


@pytest.mark.parametrize(
    ("chance", "problem"),
    [(["unicorn"], "unknown card 'unicorn'"), ([7, 1], "the script rolls 7")],
)
def test_a_script_that_cannot_happen_is_refused(chance: list[int | str], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        play(duel.scenario({}, chance=chance), "roll")
