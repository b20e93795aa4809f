"""What bots know of Mephisto, and that it makes them do the obvious."""

import math
from typing import cast

import pytest

import pandemonium as pm
from pandemonium.games.mephisto.strategy import MephistoStrategy
from pandemonium.locale.words import Words
from pandemonium.players import ask
from tests.mephisto.table import duel, scene, solo, teams, three

TABLES = {
    "solitaire": solo,
    "duel": duel,
    "three": three,
    "teams": teams,
    "care bears": pm.game("mephisto", players=4, care_bear=True, balanced_shuffle=True),
    "strict": pm.game("mephisto", players=2, strict_then=True, corruptor_hits_itself=False),
}


def strategy_of(game: pm.Game) -> MephistoStrategy:
    return cast(MephistoStrategy, game.strategy())


def walk(game: pm.Game, seed: int) -> list[pm.State]:
    """The positions of one game, played by its own quick policy."""
    state, chance, strategy = game.start(seed), pm.Chance(seed), game.strategy()
    positions = []
    while not state.over:
        positions.append(state.clone())
        state.apply_unchecked(strategy.pick(state, chance))
    return [*positions, state]


@pytest.mark.parametrize("table", TABLES)
def test_every_position_can_be_measured(table: str) -> None:
    game = TABLES[table]
    strategy = strategy_of(game)
    for state in walk(game, 1):
        for seat in range(game.players):
            found = strategy.features(state, seat)
            assert len(found) == len(strategy.FEATURES)
            assert all(math.isfinite(one) and -5 <= one <= 10 for one in found)
        priors = None if state.over else strategy.priors(state, state.choices)
        assert priors is None or (len(priors) == len(state.choices) and min(priors) > 0)


@pytest.mark.parametrize("table", TABLES)
def test_what_a_position_is_worth_is_a_chance_to_win(table: str) -> None:
    game = TABLES[table]
    strategy = strategy_of(game)
    for state in walk(game, 2):
        values = strategy.values(state)
        assert all(0 <= value <= 1 for value in values)
        sides = dict(zip(strategy.sides, values, strict=True))
        if game.players > 1:
            assert sum(sides.values()) == pytest.approx(1)


def test_partners_are_worth_the_same() -> None:
    values = strategy_of(teams).values(walk(teams, 3)[40])
    assert values[0] == values[1] != values[2] == values[3]


def test_what_explains_something_has_words_in_both_languages() -> None:
    named = [
        {name for name in MephistoStrategy.FEATURES if Words(duel, language).has(f"feature-{name}")}
        for language in ("en", "fr")
    ]
    assert named[0] == named[1] != set()


def chosen(bot: str, state: pm.State) -> str:
    """What a bot does."""
    return ask(pm.player(bot, state.game, 1), state).text


WINNING = {
    "1a": "skeleton",
    "1b": "key",
    "2a": "troll",
    "2b": "stew",
    "3a": "goblin",
    "3b": "torch",
}


@pytest.mark.parametrize("bot", ["plan", "imp", "demon"])
def test_the_fight_that_wins_the_game_is_fought(bot: str) -> None:
    """The second player is behind by 3 and has the last turn: only the Troll will do."""
    ahead = {"pile": ["vampire"], "favor": 5}
    behind = {"gear": [[], ["hookshot", "grimoire"], []], "favor": 8}
    state = scene(duel, WINNING, ahead, behind, turn=1, outs=1)
    assert chosen(bot, state) == "fight 2a"


@pytest.mark.parametrize("bot", ["plan", "demon"])
def test_no_more_favor_is_spent_than_a_fight_takes(bot: str) -> None:
    state = scene(duel, WINNING, {"favor": 9})
    state.apply("fight 1a")
    assert chosen(bot, state) == "spend 3"


@pytest.mark.parametrize("bot", ["plan", "imp", "demon"])
def test_a_choice_does_not_depend_on_what_is_hidden(bot: str) -> None:
    state = walk(duel, 5)[30]
    seat = state.player
    worlds = [state.imagine(seat, pm.Chance(lot)) for lot in (1, 2)]
    assert worlds[0].save() != worlds[1].save()
    assert chosen(bot, worlds[0]) == chosen(bot, worlds[1]) == chosen(bot, state)
