"""In any game prompts can be built, plans be carried out, and what they say is what happens.

Random games are looked at in `test_contract.py`, with every sample of options.
"""

from dataclasses import replace

import pytest

import pandemonium as pm
from pandemonium.engine.plan import Plan
from pandemonium.testing import Configuration, check_previews, sample_pack
from pandemonium.testing.previews import Compared, check_plan, check_position


def test_plans_and_previews_keep_their_word_where_bots_play(
    usual_configuration: Configuration,
) -> None:
    check_previews(usual_configuration.make(), 5, "plan", every=8, opening=56, decisions=9)


WITH_PACK = [
    (name, players)
    for name in pm.games()
    if pm.about(name).cards
    for players in range(pm.about(name).min_players, pm.about(name).max_players + 1)
]


def with_pack(name: str, players: int) -> pm.Game:
    """The game with cards of a pack."""
    pack = sample_pack(name)
    assert pack, "no card can have a copy more"
    return pm.game(name, players, cards=pack)


@pytest.mark.parametrize(("name", "players"), WITH_PACK)
def test_plans_and_previews_keep_their_word_with_other_cards(name: str, players: int) -> None:
    compared = check_previews(with_pack(name, players), 1, every=12, decisions=120)
    assert sum(compared.values()) > 5, compared


@pytest.mark.parametrize(("name", "players"), WITH_PACK)
def test_plans_and_previews_keep_their_word_where_bots_play_with_other_cards(
    name: str, players: int
) -> None:
    check_previews(with_pack(name, players), 3, "plan", every=4, opening=40, decisions=5)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["random", "plan"])
@pytest.mark.parametrize(("name", "players"), WITH_PACK)
def test_plans_and_previews_keep_their_word_in_whole_games_with_other_cards(
    name: str, players: int, bot: str
) -> None:
    check_previews(with_pack(name, players), 2, bot, every=5, decisions=300)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["random", "plan"])
def test_plans_and_previews_keep_their_word_in_whole_games(
    configuration: Configuration, bot: str
) -> None:
    check_previews(configuration.make(), 2, bot, every=5, decisions=300)


# ---------------------------------------------------------------------- it would be noticed


def fight() -> pm.State:
    """A position with plans and previews: a goblin of 4 can be fought with favor alone."""
    seats: list[dict[str, object]] = [{"favor": 9, "hand": ["stew"]}, {}]
    return pm.game("mephisto", 2).scenario({"dungeon": {"1a": "goblin"}, "seats": seats})


@pytest.mark.parametrize(
    ("texts", "favor", "problem"),
    [
        (["fight 1a", "spend 8"], 4, "promised favor = 4, but it was 8"),
        (["fight 1a", "spend 4"], 4, ""),
        (["fight 1a", "spend 3"], 3, "spend 3 is refused"),
        (["fight 1a", "spend 4", "fight 1a"], 4, "goes on after somebody else's turn"),
        ([], 4, "has no actions"),
    ],
)
def test_a_plan_that_breaks_its_word_is_found(
    monkeypatch: pytest.MonkeyPatch, texts: list[str], favor: int, problem: str
) -> None:
    state = fight()
    plan = Plan("fight", [state.game.action(text) for text in texts], {"card": "goblin"})
    plan.args["favor"] = favor
    lying = replace(type(state.game).presenter, plans=lambda _state: [plan])
    monkeypatch.setattr(type(state.game), "presenter", lying)
    if problem:
        with pytest.raises((AssertionError, pm.IllegalMove), match=problem):
            check_plans(state)
    else:
        assert check_plans(state)["plan-fight favor"] == 1


def check_plans(state: pm.State) -> Compared:
    """The plans alone: without them no prompt can be built, which is found too."""
    return sum((check_plan(state, plan) for plan in state.plans()), Compared())


def test_a_preview_that_breaks_its_word_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = fight()
    state.apply("fight 1a")
    lying = replace(type(state.game).presenter, preview=lambda _state, _action: {"souls": 7})
    monkeypatch.setattr(type(state.game), "presenter", lying)
    with pytest.raises(AssertionError, match="promised souls = 7, but it was 1"):
        check_position(state)
