"""What bots know of Dice Summoners, and that it makes them do the obvious."""

from typing import cast

import pytest

import pandemonium as pm
from pandemonium.games.dice_summoners.state import DiceSummonersState
from pandemonium.games.dice_summoners.strategy import DiceSummonersStrategy, length_discount
from pandemonium.players import ask
from tests.games.dice_summoners.table import attack, game, online, sacrifice, table

TABLES = {
    "balanced": game,
    "defend": pm.game("dice-summoners", deck_set="defend"),
    "attack": attack,
    "sacrifice": sacrifice,
    "random": pm.game("dice-summoners", deck_set="random"),
    "online": online,
    "people": pm.game("dice-summoners", surrender=True, turn_cap=6, play_on=True),
}
BOTS = ["plan", "devil", "demon", "archdemon"]


def strategy_of(of: pm.Game) -> DiceSummonersStrategy:
    return cast(DiceSummonersStrategy, of.strategy())


def walk(of: pm.Game, seed: int, most: int = 150) -> list[pm.State]:
    """Positions of one game, played at random every other time, else by its own quick policy."""
    state, chance, strategy = of.start(seed), pm.Chance(seed), of.strategy()
    positions: list[pm.State] = []
    while not state.over and len(positions) < most:
        positions.append(state.clone())
        roll = state.choices[chance.below(len(state.choices))]
        state.apply_unchecked(roll if chance.below(2) else strategy.pick(state, chance))
    return [*positions, state]


@pytest.mark.parametrize("name", TABLES)
def test_what_nobody_wins_is_boredom(name: str) -> None:
    strategy = strategy_of(TABLES[name])
    for state in walk(TABLES[name], 2):
        assert isinstance(state, DiceSummonersState)
        assert sum(strategy.values(state)) == pytest.approx(
            1 - (0 if state.over else length_discount(state))
        )


def test_nobody_is_bored_at_first_and_everybody_in_the_end() -> None:
    seats = [{"tokens": {"griffin": 2}}, {}]
    early, late, later = (
        cast(DiceSummonersState, game.scenario({"seats": seats, "turns": turns}))
        for turns in (16, 30, 60)
    )
    assert length_discount(early) == 0 < length_discount(late) < length_discount(later) < 1
    hurt = game.scenario({"seats": [{}, {"health": 20}], "turns": 30})
    assert length_discount(cast(DiceSummonersState, hurt)) < length_discount(late)


def test_a_seat_is_measured_as_the_other_sees_it() -> None:
    strategy = strategy_of(game)
    half = len(strategy.FEATURES) // 2
    for state in walk(game, 3):
        first, second = strategy.features(state, 0), strategy.features(state, 1)
        assert first == [*second[half:], *second[:half]]


def test_measures_follow_the_table() -> None:
    seats = [
        {
            "health": 25,
            "tokens": {"griffin": 2},
            "creatures": ["griffin", "baphomet"],
            "kept": [1, 2],
        },
        {"curse": "hex", "spells": ["attack_set", "chimera_ritual"]},
    ]
    state = game.scenario({"seats": seats})
    strategy = strategy_of(game)
    result = dict(zip(strategy.FEATURES, strategy.features(state, 0), strict=True))
    assert result["health"] == 2.5
    assert result["tokens"] == 0.2
    assert (result["blue"], result["red"], result["kept"]) == (2 / 5, 4 / 4, 3 / 2)
    assert (result["mercury-hits"], result["sulphur-hits"]) == (2 / 5, 7 / 5)  # Griffin, Baphomet
    assert (result["mercury-guard"], result["sulphur-guard"]) == (0, 5 / 5)
    assert result["bulwark"] == 2 / 10
    assert (result["mythic"], result["basic"]) == (1, 1 / 3)
    assert (result["their-hexed"], result["their-sets"], result["their-rituals"]) == (1, 0.5, 1)
    assert result["their-blue"] == 2 / 5  # three creatures, and one die is hexed


def chosen(bot: str, state: pm.State) -> str:
    """What a bot does."""
    return ask(pm.player(bot, state.game, 1), state).text


def played(bot: str, state: pm.State) -> pm.State:
    """The turn of a bot until it ends, or the game with it."""
    player, seat = pm.player(bot, state.game, 1), state.player
    while not state.over and state.player == seat:
        state.apply(ask(player, state))
    return state


@pytest.mark.parametrize("bot", BOTS)
def test_the_attack_that_wins_the_game_is_made(bot: str) -> None:
    state = table([{"health": 2}, {"health": 3}], "bs")
    assert chosen(bot, state) == "attack succubus"


@pytest.mark.parametrize("bot", ["plan", "archdemon"])
def test_two_attacks_that_win_together_are_both_made(bot: str) -> None:
    state = table([{"health": 9}, {"health": 5}], "bm bs bm bm")
    assert played(bot, state).winners == (0,)


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_heals_in_vain_or_gives_up(bot: str) -> None:
    people = pm.game("dice-summoners", deck_set="defend", surrender=True)
    healers = {"creatures": ["seraph", "griffin"], "spells": ["heal_set"]}
    state = table([healers, {"health": 9}], "bs bm b*", people)
    assert chosen(bot, state) in {"attack griffin", "defend griffin", "defend seraph", "end"}


def test_imps_take_creatures_and_other_cards() -> None:
    """What they begin with is not all that they ever play with."""
    taken = {"creatures": 0, "others": 0}
    for seed in range(4):
        state = game.start(seed, recording=True)
        bots = [pm.player("imp", game, seat) for seat in (0, 1)]
        while not state.over:
            state.apply(ask(bots[state.player], state, seed))
        designs = {design.id: design for design in cast(DiceSummonersState, state).box.designs}
        for event in state.events:
            if event.kind in ("card-taken", "aura-learned", "curse-cast"):
                is_creature = designs[event.card].is_creature
                taken["creatures" if is_creature else "others"] += 1
    assert taken["creatures"] >= 8
    assert taken["others"] >= 4
