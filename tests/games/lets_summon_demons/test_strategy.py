"""What bots know of Let's Summon Demons, and that it makes them do the obvious."""

import pytest

import pandemonium as pm
from pandemonium.players import ask
from tests.games.lets_summon_demons.table import duel, game, teams

BOTS = ["plan", "demon", "archdemon"]  # imps and devils may overlook something
TWO = ["wraithlox", "baphometal"]
THREE = [*TWO, "assmodeus"]


def measured(state: pm.State, seat: int) -> dict[str, float]:
    """What the strategy measures, by name."""
    strategy = state.game.strategy()
    return dict(zip(strategy.FEATURES, strategy.features(state, seat), strict=True))


def test_measures_follow_the_table() -> None:
    seats = [
        {"souls": 5, "cards": ["adam", "goldfish"], "candles": ["naughty_candle"]},
        {"souls": 9, "cards": ["dog"], "demons": [*TWO, "porcus"], "candles": ["kind_candle"]},
    ]
    state = duel.scenario({"seats": seats})
    mine, theirs = measured(state, 0), measured(state, 1)
    assert (mine["souls"], mine["cards"], mine["demons"]) == (0.5, 2 / 3, 0)
    per_round = 2 * (5 + 5 + 4) / 36  # Adam on 8, the candle on 8 and 9, two rolls a round
    assert mine["income"] == pytest.approx(per_round / 3)
    assert mine["single"] == pytest.approx(2 * 6 / 36 * (5 - 3))
    assert (theirs["shield"], theirs["toll"], theirs["demons"]) == (1, 1, 1)
    assert theirs["strike"] == pytest.approx((4 + 5) / 36)  # 5 or 6: the Dog has no kid to follow
    assert theirs["speed"] > mine["speed"]
    assert (mine["roll"], theirs["roll"]) == (1, 0)


def test_a_card_counts_whatever_pack_it_is_from() -> None:
    card = {"id": "dog", "if": [], "effect": [{"collect": 4}], "text": "Collect 4 souls."}
    changed = pm.game("lets-summon-demons", players=2, cards=[card])
    seats = [{"cards": ["dog"], "candles": ["naughty_candle"]}, {"candles": ["kind_candle"]}]
    richer = measured(changed.scenario({"seats": seats}), 0)["income"]
    assert richer == pytest.approx(measured(duel.scenario({"seats": seats}), 0)["income"] + 4 / 9)


def chosen(bot: str, state: pm.State) -> str:
    """What a bot does."""
    return ask(pm.player(bot, state.game, 1), state).text


@pytest.mark.parametrize("bot", ["imp", "devil", *BOTS])
def test_the_demon_that_wins_the_game_is_summoned(bot: str) -> None:
    seat = {"souls": 10, "cards": ["eve"] * 3, "demons": TWO, "hand": ["krampus"]}
    state = duel.scenario({"seats": [seat, {"souls": 9, "demons": ["porcus"]}]})
    assert chosen(bot, state) == "summon krampus"


@pytest.mark.parametrize("bot", ["imp", "devil", *BOTS])
def test_a_team_summons_the_demon_that_wins_the_game(bot: str) -> None:
    """Six Demons and twenty souls win, whichever of the partners has them (LSD 9.5)."""
    seats = [
        {"souls": 4, "cards": ["eve"] * 3, "demons": TWO, "hand": ["krampus"]},
        {"souls": 9},
        {"souls": 16, "demons": ["porcus", "antichrist", "assmodeus"]},
        {"souls": 9},
    ]
    assert chosen(bot, teams.scenario({"seats": seats})) == "summon krampus"


def test_a_summon_has_no_preference_where_it_does_not_win() -> None:
    seat = {"souls": 9, "cards": ["eve"] * 3, "demons": TWO, "hand": ["krampus"]}
    state = duel.scenario({"seats": [seat, {}]})
    assert duel.strategy().priors(state, state.choices) is None


@pytest.mark.parametrize("bot", ["plan", "demon", "archdemon"])
def test_nobody_spends_the_souls_that_are_about_to_win(bot: str) -> None:
    seat = {"souls": 9, "cards": ["adam"], "demons": THREE, "candles": ["beginners_candle"]}
    state = duel.scenario({"seats": [seat, {}], "block": ["dog", "eve", "cat"]})
    assert chosen(bot, state) == "roll"


@pytest.mark.parametrize("bot", BOTS)
def test_a_goldfish_is_given_away_where_it_wins(bot: str) -> None:
    seat = {"souls": 5, "cards": ["goldfish"], "demons": THREE}
    state = duel.scenario({"seats": [seat, {}]}, chance=[3, 4])
    state.apply("roll")
    assert chosen(bot, state) == "accept"


@pytest.mark.parametrize("bot", ["plan", "demon", "archdemon"])
def test_glens_gift_does_not_go_to_somebody_who_wins_by_it(bot: str) -> None:
    near = {"souls": 9, "demons": THREE, "candles": []}
    seats = [{"souls": 4, "cards": ["sweet_glen"], "candles": []}, near, {"souls": 2}]
    state = game.scenario({"seats": seats}, chance=[2, 3])
    state.apply("roll")
    assert chosen(bot, state) == "target p3"


@pytest.mark.parametrize("bot", ["plan", "demon", "archdemon"])
def test_partners_do_not_rob_each_other(bot: str) -> None:
    seats = [{"demons": ["antichrist"]}, {"souls": 6}, {"souls": 6}, {"souls": 6}]
    state = teams.scenario({"seats": seats}, chance=[5, 5])
    state.apply("roll")
    assert chosen(bot, state) in {"steal p2", "steal p4"}
