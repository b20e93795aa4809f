"""What bots know of Mephisto, and that it makes them do the obvious."""

from typing import cast

import pytest

import pandemonium as pm
from pandemonium.games.mephisto.strategy import MephistoStrategy
from pandemonium.players import ask
from tests.games.mephisto.table import duel, scene, teams


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


def test_partners_are_worth_the_same() -> None:
    values = strategy_of(teams).values(walk(teams, 3)[40])
    assert values[0] == values[1] != values[2] == values[3]


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
