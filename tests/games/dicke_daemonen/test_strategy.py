"""What bots know of Dicke Dämonen, and that it makes them do the obvious."""

from typing import Any, cast

import pytest

import pandemonium as pm
from pandemonium.games.dicke_daemonen.components import COLOURS, DEMON_COLOURS
from pandemonium.games.dicke_daemonen.fields import Fields
from pandemonium.games.dicke_daemonen.scoring import points
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState
from pandemonium.games.dicke_daemonen.strategy import DickeDaemonenStrategy
from pandemonium.games.dicke_daemonen.timing import chance_after_waiting, chances_to_predict
from pandemonium.players import ask
from tests.games.dicke_daemonen.table import NO_RED, game, table

TABLES = {
    "solitaire": game(1),
    "duel": game(2),
    "half": game(2, majority="half", layout="sixteen"),
    "three": game(3, layout="hash"),
    "four": game(4, layout="calm", layout_seed=5),
}

# Red holds F1, F9 and F11 (10 points), blue F7, F12 and F14 (16 points).
DEMONS = {
    "f1.c1": "red",
    "f9.c2": "red",
    "f11.c1": "red",
    "f7.c1": "blue",
    "f12.c3": "blue",
    "f14.c3": "blue",
}
DUEL = [{"seat": 0, "colour": "red"}, {"seat": 1, "colour": "blue"}]


def strategy_of(table_game: pm.Game) -> DickeDaemonenStrategy:
    return cast(DickeDaemonenStrategy, table_game.strategy())


def walk(table_game: pm.Game, seed: int) -> list[DickeDaemonenState]:
    """The positions of one random game."""
    state, chance, strategy = table_game.start(seed), pm.Chance(seed), table_game.strategy()
    positions = []
    while not state.over:
        positions.append(state.clone())
        state.apply_unchecked(strategy.pick(state, chance))
    return cast(list[DickeDaemonenState], [*positions, state])


def chosen(bot: str, state: pm.State) -> str:
    """The action that a bot chooses."""
    return ask(pm.player(bot, state.game, 1), state).text


def play_on(bot: str, state: pm.State) -> pm.State:
    """The end, if a bot decides everything."""
    while not state.over:
        state.apply(chosen(bot, state))
    return state


@pytest.mark.parametrize("name", TABLES)
def test_the_chances_of_the_colours_add_up(name: str) -> None:
    strategy = strategy_of(TABLES[name])
    for state in walk(TABLES[name], 2):
        assert sum(strategy.chances(state)) == pytest.approx(1)


@pytest.mark.parametrize("name", TABLES)
def test_what_is_settled_is_promised_as_it_counts(name: str) -> None:
    """With a ghost in every field but the outermost, only that one is still open."""
    table_game = TABLES[name]
    state = walk(table_game, 3)[-1]
    outer = state.box.outer
    for field in range(outer):
        if not state.ghosts[field]:
            state.freeze(field)
    fields = Fields(state.box)
    rest = fields.outlook(outer, fields.key(state, outer))
    state.ghosts[outer] = True
    now = fields.outlook(outer, fields.key(state, outer))
    all_of = fields.total(state)
    assert [all_of.red, all_of.yellow, all_of.green, all_of.blue] == points(state)[:DEMON_COLOURS]
    assert {now.red, now.yellow, now.green, now.blue} <= {0, state.box.value[outer]}
    assert rest.red + rest.yellow + rest.green + rest.blue <= state.box.value[outer]


def test_more_demons_in_a_field_promise_more() -> None:
    fields = Fields(game().box)
    behind, ahead = table(demons={"f1.c2": "blue"}), table(demons={"f1.c1": "red"})
    assert (
        fields.outlook(0, fields.key(behind, 0)).red
        < fields.outlook(0, 0).red
        < fields.outlook(0, fields.key(ahead, 0)).red
    )


def test_an_early_prediction_wins_ties() -> None:
    """Two colours alike on a board that is alike for both: the first to predict is better off."""
    state = table(predictions=DUEL, demons={"f1.c1": "red", "f1.c2": "blue"}, fists=[[], []])
    values = strategy_of(state.game).values(state)
    assert values[0] > values[1]


def test_a_prediction_is_worth_less_while_a_rival_can_choose_against_it() -> None:
    """The same board: the rival has predicted too, or still holds a fist to choose from."""
    demons = {"f1.c1": "red", "f9.c2": "red"}
    fists = [["green"], ["yellow", "green"]]
    alone = table(predictions=DUEL[:1], demons=demons, fists=fists)
    both = table(predictions=DUEL, demons=demons, fists=fists)
    strategy = strategy_of(alone.game)
    assert strategy.values(alone)[0] < strategy.values(both)[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_in_a_hurry_to_predict(players: int) -> None:
    """At the start waiting is worth more than any prediction."""
    state = cast(DickeDaemonenState, game(players).start(3))
    strategy, seat = strategy_of(state.game), state.player
    waiting = strategy.values(state)[seat]
    state.apply(state.legal()[0])
    worth = []
    for action in state.legal():
        if action.kind == "predict":
            after = state.clone()
            after.apply(action)
            worth.append(strategy.values(cast(DickeDaemonenState, after))[seat])
    assert worth
    assert max(worth) < waiting


# ---------------------------------------------------------------------- the obvious


@pytest.mark.parametrize("bot", ["plan", "archdemon"])
def test_the_summoning_that_wins_the_game_is_found(bot: str) -> None:
    """Only a tie in F14 brings blue down to the points of red, whose prediction was first."""
    state = table(predictions=DUEL, demons=DEMONS, fists=[["red"], []], sack=[])
    assert chosen(bot, state) in ("summon red f14.c1", "summon red f14.c4")
    assert play_on(bot, state).winners == (0,)


@pytest.mark.parametrize("bot", ["plan", "archdemon"])
def test_a_demon_of_the_rival_goes_where_it_does_no_harm(bot: str) -> None:
    """Red and blue have 16 points each: blue must not gain a field, nor red lose one."""
    demons = {**DEMONS, "f10.c1": "red", "f3.c3": "red", "f12.c1": "green"}
    demons |= {"f13.c2": "blue"}
    state = table(predictions=DUEL, demons=demons, fists=[["blue"], []], sack=[])
    assert play_on(bot, state).winners == (0,)


@pytest.mark.parametrize("bot", ["plan", "archdemon"])
def test_the_colour_that_leads_is_kept_and_predicted(bot: str) -> None:
    """A player who summons the red demon cannot predict red any more."""
    predictions: dict[str, Any] = {"predictions": [{"seat": 1, "colour": "green"}]}
    demons = dict.fromkeys(("f1.c1", "f9.c2", "f11.c1", "f14.c1"), "red")
    state = table(demons=demons, fists=[["red", "yellow"], []], sack=[], **predictions)
    assert play_on(bot, state).winners == (0,)


@pytest.mark.parametrize("bot", ["plan", "archdemon"])
def test_alone_the_order_that_was_predicted_is_kept(bot: str) -> None:
    """Red has 10 points, yellow 8, green 7: a field for green would break the order."""
    demons = {"f1.c1": "red", "f9.c2": "red", "f11.c1": "red", "f10.c2": "yellow"}
    demons |= {"f6.c1": "yellow", "f13.c1": "green", "f4.c2": "green"}
    made = [{"colour": "red", "place": 1}, {"colour": "yellow", "place": 2}]
    state = table(1, demons=demons, predictions=made, fists=[["green"]], sack=[])
    assert play_on(bot, state).reason == "solitaire-won"


def test_there_are_chances_for_each_colour() -> None:
    assert len(strategy_of(game()).chances(walk(game(), 1)[0])) == COLOURS


@pytest.mark.parametrize("bot", ["imp", "devil", "demon"])
def test_bots_keep_the_last_creature_of_the_winning_colour_for_a_prediction(bot: str) -> None:
    fists = [["blue", "white"], ["green", "green", "white"]]
    state = table(2, demons=DEMONS, fists=fists, sack=[])
    for seed in range(5):
        summoned = ask(pm.player(bot, state.game, seed), state).text
        assert "blue" not in summoned


# ---------------------------------------------------------------------- when to predict


@pytest.mark.parametrize("bot", ["imp", "devil", "demon"])
def test_bots_predict_when_it_is_their_last_chance(bot: str) -> None:
    """Blue leads far, but green is all that is left, and without a prediction nobody wins."""
    fists = [["green", "green"], ["yellow", "yellow"]]
    state = table(2, demons=DEMONS, fists=fists, sack=[])
    for seed in range(5):
        after = state.clone()
        after.apply(ask(pm.player(bot, state.game, seed), state).text)
        assert ask(pm.player(bot, state.game, seed), after).text == "predict green"


@pytest.mark.parametrize("bot", ["imp", "devil", "demon"])
def test_bots_keep_the_last_creature_that_they_could_predict(bot: str) -> None:
    """Red and blue are predicted, so only green is free, though it will hardly win."""
    fists = [["red", "blue", "red", "green"], ["yellow"]]
    state = table(3, predictions=[{"seat": 1, "colour": "red"}, {"seat": 2, "colour": "blue"}],
                  demons=DEMONS, fists=[*fists, ["yellow"]])  # fmt: skip
    for seed in range(5):
        assert "green" not in ask(pm.player(bot, state.game, seed), state).text


def after_summoning(**description: Any) -> DickeDaemonenState:
    """A position after the first summoning, with the question whether to predict."""
    state = table(**description)
    state.apply(state.legal()[0])
    return state


def test_without_a_creature_more_there_is_no_later_chance() -> None:
    last = after_summoning(fists=[["green", "green"], ["yellow"]], sack=[])
    assert chance_after_waiting(last) == 0
    more = after_summoning(fists=[["green", "green", "green"], ["yellow"]], sack=[])
    assert chance_after_waiting(more) > 0.9


def test_a_rival_who_cannot_summon_leaves_no_later_chance() -> None:
    """No place is left for red, all that the rival holds, so the game ends with its turn."""
    made = [{"seat": 1, "colour": "yellow"}]
    fists = [["green", "green", "green", "green"], ["red"]]
    state = after_summoning(layout="four_leaf", predictions=made, fists=fists, sack=[], **NO_RED)
    assert chances_to_predict(state)[0] == 1  # now
    assert chance_after_waiting(state) == 0  # the rest is known to be red
    state.apply("wait")
    assert state.over


def test_the_chance_to_predict_does_not_depend_on_hidden_fists() -> None:
    """The rival holds red, for which there is no place, or blue, and the other is in the sack."""
    made = [{"seat": 1, "colour": "yellow"}]
    chances = []
    for held, other in (("red", "blue"), ("blue", "red")):
        fists = [["green", "green", "green"], [held]]
        position = {"predictions": made, "fists": fists, "sack": [other], **NO_RED}
        chances.append(chance_after_waiting(after_summoning(layout="four_leaf", **position)))
    assert chances[0] == chances[1]
    assert 0 < chances[0] < 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", ["imp", "devil"])
def test_hardly_a_seat_never_predicts(bot: str, players: int) -> None:
    """At most one seat in ten games; longer series are in the reports."""
    without = 0
    for seed in range(10):
        state = cast(DickeDaemonenState, game(players).start(seed))
        bots = [pm.player(bot, state.game, seat) for seat in range(players)]
        while not state.over:
            state.apply_unchecked(ask(bots[state.player], state, seed))
        without += players - len(state.predictions)
    assert without <= 1
