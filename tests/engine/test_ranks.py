"""Ranks at the end: each game defines them, and everybody sees them."""

from typing import Any

import pytest

import pandemonium as pm
from pandemonium.locale.words import Words
from pandemonium.table import Table
from tests.games.dicke_daemonen.table import table as dicke
from tests.games.mephisto.table import four, scene, solo, teams
from tests.games.mephisto.test_modes import GRID, TO_WIN, TWO_POINTS
from tests.support import legal, play, rule


def ranks(state: pm.State) -> list[int]:
    """What everybody is shown; the prompt and the view say the same."""
    assert state.outcome is not None
    shown = Table(state).prompt(0)["outcome"]
    assert shown is not None
    seen: Any = state.view(None)["outcome"]
    assert shown == {**seen, "shortfall": shown["shortfall"]}
    assert shown["ranks"] == state.ranks == state.outcome.ranks
    return state.ranks


@rule("ME 9.5")
@pytest.mark.parametrize(("gear", "wanted"), [([], [3, 1, 2, 3]), ([["potion"]], [4, 1, 2, 3])])
def test_favor_and_gear_decide_below_the_first_rank_too(
    gear: list[list[str]], wanted: list[int]
) -> None:
    seats: list[dict[str, object]] = [
        {"favor": 1},
        {"pile": ["lich"]},
        {"favor": 8},
        {"favor": 1, "gear": gear},
    ]
    state = scene(four, GRID, *seats, deck=("portal",), only_deck=True, outs=1, turn=3)
    play(state, "loot deck")
    assert state.scores == [0, 4, 0, 0]
    assert ranks(state) == wanted


def _favor(state: pm.State, seat: int) -> int:
    seats = state.view(None)["seats"]
    assert isinstance(seats, list)
    return int(seats[seat]["favor"])


@rule("ME 11.8")
def test_a_team_shares_its_rank_and_shows_its_sums() -> None:
    seats: list[dict[str, object]] = [
        {"pile": ["witch"], "favor": 2},
        {"pile": ["wraith"], "favor": 3},
        {"pile": ["lich"], "favor": 4},
    ]
    state = scene(teams, GRID, *seats, deck=("portal",), only_deck=True, outs=1, turn=2)
    play(state, "loot deck", "loot a")
    assert ranks(state) == [1, 1, 2, 2]
    seen = state.view(None)["seats"]
    assert isinstance(seen, list)
    assert [item["team_souls"] for item in seen] == [5, 5, 4, 4]
    assert [item["team_favor"] for item in seen] == [
        sum(_favor(state, seat) for seat in team) for team in ((0, 1), (0, 1), (2, 3), (2, 3))
    ]


@rule("ME 12.9")
def test_alone_the_score_stands_among_all_ranks() -> None:
    state = scene(solo, TWO_POINTS, TO_WIN)
    play(state, "fight both 1")
    view = state.view(0)
    assert ranks(state) == [1]
    assert view["score"] == state.scores[0]
    assert view["rank"] == "archdemon"
    assert view["ranks"] == [
        {"rank": "imp", "least": 0},
        {"rank": "devil", "least": 16},
        {"rank": "demon", "least": 21},
        {"rank": "archdemon", "least": 26},
    ]


def test_where_people_end_it_there_are_winners_only() -> None:
    table = Table(four.start(1), ["a", "b", "c", "d"])
    table.end("table-surrender", [2], draw=False)
    assert ranks(table.state) == [0, 0, 1, 0]


@rule("DD 6.5")
def test_only_the_winner_has_a_rank_in_dicke_daemonen() -> None:
    predictions = [{"seat": 2, "colour": "green"}, {"seat": 1, "colour": "blue"}]
    demons = {"f14.c1": "red", "f14.c2": "green"}
    state = dicke(3, fists=[[]], predictions=predictions, demons=demons)
    assert ranks(state) == [0, 0, 1]
    lost = dicke(3, fists=[[]], predictions=predictions, demons={"f1.c1": "red"})
    assert ranks(lost) == [0, 0, 0]


@rule("DD 7.6")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_alone_it_is_said_whether_anything_was_predicted(language: str) -> None:
    game = pm.game("dicke-daemonen", players=1)
    received = {}
    for is_predicting in (False, True):
        state = game.start(3, recording=True)
        while not state.over:
            state.events = []
            texts = [action.text for action in state.legal()]
            wrong = [text for text in texts if text.startswith("predict") and text.endswith(" 3")]
            play(state, wrong[0] if is_predicting and wrong else texts[0])
        assert state.winners == ()
        received[is_predicting] = state.events[-1].seen_by(None)
    kinds = [received[True]["kind"], received[False]["kind"]]
    assert kinds == ["solitaire-lost", "solitaire-unpredicted"]
    words = Words(game, language)
    assert words.event(received[True]) != words.event(received[False])


@rule("LSD 9.5")
def test_a_winning_team_shares_the_first_rank_in_lets_summon_demons() -> None:
    game = pm.game("lets-summon-demons", players=4, teams=True)
    seat = {"souls": 30, "cards": ["adam"], "demons": ["porcus", "krampus", "antichrist"]}
    other = {"souls": 0, "demons": ["oni_twi", "beelzebzz", "wraithlox"]}
    state = game.scenario({"seats": [seat | {"candles": []}, {}, other]}, chance=[2, 6])
    play(state, "roll")
    assert state.winners == (0, 2)
    assert ranks(state) == [1, 0, 1, 0]


@rule("DS 11.3")
def test_the_loser_has_no_rank_in_dice_summoners() -> None:
    state = pm.game("dice-summoners", surrender=True).start(1)
    play(state, "roll")
    while "surrender" not in legal(state):
        play(state, legal(state)[0])
    play(state, "surrender")
    assert sorted(ranks(state)) == [0, 1]


def test_records_do_not_keep_ranks() -> None:
    table = Table(four.start(1), ["a", "b", "c", "d"])
    table.end("table-surrender", [2], draw=False)
    assert table.state.outcome is not None
    assert set(table.state.outcome.to_json()) == {"reason", "winners", "draw", "scores"}
