"""Refusals name the rule that forbids it; what the table shows of teams, discards and chances."""

import pytest

import pandemonium as pm
from pandemonium.locale.words import Words
from pandemonium.table import Table
from tests.games.lets_summon_demons.table import duel, game, seen, teams
from tests.support import legal, play, refused, rule


@rule("LSD 3.3")
def test_a_demon_that_does_not_answer_to_anothers_roll() -> None:
    seats = [{}, {"cards": ["goldfish", "owl"], "demons": ["beelzebzz"], "candles": []}]
    state = duel.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll")
    assert state.player == 1
    assert refused(state, "activate beelzebzz") == "LSD 3.3"


@rule("LSD 3.4")
def test_a_passive_demon_is_never_activated() -> None:
    seat = {"cards": ["goldfish", "owl"], "demons": ["oni_twi"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll")
    assert refused(state, "activate oni_twi") == "LSD 3.4"
    extra = {"id": "own", "kind": "animal", "on": [7], "name": "O", "text": "T"}
    pack = [extra | {"effect": [{"activate": "demon"}]}]
    picking = pm.game("lets-summon-demons", players=2, cards=pack)
    seat = {"cards": ["own"], "demons": ["oni_twi", "porcus", "krampus"], "candles": []}
    state = picking.scenario({"seats": [seat | {"souls": 0}]}, chance=[3, 4])
    play(state, "roll")
    assert legal(state) == ["activate porcus", "activate krampus"]
    assert refused(state, "activate oni_twi") == "LSD 3.4"


@rule("LSD 7.15")
def test_a_protected_victim_where_only_one_other_was_left() -> None:
    seats = [
        {"demons": ["mephistopheles"], "candles": []},
        {"cards": ["eve"], "demons": ["wraithlox"]},
        {"cards": ["adam", "eve"]},
    ]
    state = game.scenario({"seats": seats}, chance=[5, 6])
    play(state, "roll")
    assert legal(state) == ["steal adam", "steal eve"]
    assert refused(state, "target p2") == "LSD 7.15"
    assert refused(state, "target p3") == "LSD 4.7"


@rule("LSD 7.15")
@pytest.mark.parametrize(
    ("thief", "roll", "asked", "card"),
    [
        ({"demons": ["mephistopheles"]}, [5, 6], "steal", "jane"),
        ({"demons": ["mephistopheles"]}, [5, 6], "steal", "wraithlox"),
        ({"cards": ["alligator"]}, [3, 4], "discard", "jane"),
    ],
)
def test_a_card_that_wraithlox_guards_where_only_one_other_was_left(
    thief: dict[str, object], roll: list[int | str], asked: str, card: str
) -> None:
    seats = [
        thief | {"candles": []},
        {"cards": ["jane", "eve"], "demons": ["wraithlox"]},
        {"cards": ["adam", "eve"], "demons": []},
    ]
    state = game.scenario({"seats": seats}, chance=roll)
    play(state, "roll")
    if "accept" in legal(state):
        play(state, "accept")
    if "target p3" in legal(state):
        play(state, "target p3")
    assert f"{asked} eve" in legal(state)  # which the other one has as well
    assert refused(state, f"{asked} {card}") == "LSD 7.15"
    zone = "demon" if card == "wraithlox" else "row"
    problem = Table(state).why_not(0, f"{zone}:p2:{card}")  # somebody clicks on it
    assert isinstance(problem, pm.IllegalMove)
    assert problem.clause == "LSD 7.15"
    assert "Player 2" in str(problem)
    clause = "LSD 4.7" if asked == "steal" else "LSD 4.1"
    assert refused(state, f"{asked} cat") == clause  # nobody has that


@rule("LSD 4.2")
def test_a_victim_that_has_nothing_where_only_one_other_was_left() -> None:
    seats = [{"demons": ["mephistopheles"], "candles": []}, {}, {"cards": ["adam", "eve"]}]
    state = game.scenario({"seats": seats}, chance=[5, 6])
    play(state, "roll")
    assert refused(state, "target p2") == "LSD 4.2"


@rule("LSD 9.5")
def test_a_team_sees_what_both_have_of_what_both_need() -> None:
    seats = [{"souls": 4, "demons": ["porcus"]}, {}, {"souls": 5, "demons": ["krampus"]}]
    state = teams.scenario({"seats": seats})
    table = seen(state)
    assert (table["souls_to_win"], table["demons_to_win"]) == (20, 6)
    assert (table["seats"][0]["team_souls"], table["seats"][0]["team_demons"]) == (9, 2)
    players = state.sheet(0, Words(teams, "en"))[-1]
    assert players.rows[0][1:3] == ["4 (9/20)", "1 (2/6)"]
    assert players.rows[1][1:3] == ["5 (10/20)", "0 (0/6)"]
    alone = duel.scenario({"seats": [{"souls": 4}]})
    assert alone.sheet(0, Words(duel, "en"))[-1].rows[0][1:3] == ["4/10", "0/3"]


@rule("LSD 1.6")
def test_both_piles_of_discards_can_be_looked_through() -> None:
    position: dict[str, object] = {"discards": ["dog", "eve", "dog"], "demon_discards": ["porcus"]}
    state = duel.scenario(position)
    assert seen(state)["discards"] == ["dog", "eve", "dog"]
    (discards,) = [
        section for section in state.sheet(None, Words(duel, "en")) if "discards" in section.at
    ]
    assert [row[1] for row in discards.rows] == ["2x Dog, Eve", "Porcus"]
    assert discards.at == ["discards", "demon_discards"]


def test_the_view_tells_who_could_win_with_one_roll() -> None:
    three = ["porcus", "krampus", "oni_twi"]
    seats = [
        {"souls": 9, "demons": three, "candles": ["good_candle"]},
        {"souls": 8, "demons": ["antichrist", "wraithlox"], "candles": ["evil_candle"]},
        {"souls": 0, "demons": ["the_serpent"], "candles": ["kind_candle"]},
    ]
    assert [area["can_win"] for area in seen(game.scenario({"seats": seats}))["seats"]] == [
        True,
        False,
        True,
    ]
    after = seen(game.scenario({"seats": seats[:2], "rolled": True, "turn": 1}))
    assert [area["can_win"] for area in after["seats"]] == [True, False, False]


def test_an_answer_touches_every_card_that_it_could_as_well_mean() -> None:
    seat = {"cards": ["dog", "eve", "dog", "cat"], "hand": ["porcus"]}
    state = duel.scenario({"seats": [seat]})
    assert state.touches(duel.action("summon porcus")) == ["hand:1:porcus"]
    assert state.touches(duel.action("buy 2")) == ["block:2"]
    assert state.preview(duel.action("buy 2")) == {"souls": -3}
    assert state.preview(duel.action("summon porcus")) == {"cards": -3}
    play(state, "summon porcus")
    assert state.touches(duel.action("snuff dog")) == ["row:p1:dog", "row:p1:dog.2"]


def test_what_an_activation_would_bring_is_said_beforehand() -> None:
    seat = {"cards": ["dog", "goldfish", "rabbit", "cat"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll")
    previews = {text: state.preview(duel.action(text)) for text in legal(state)}
    assert previews["activate dog"] == {"met": 0, "souls": 0, "may": 0}
    assert previews["activate goldfish"] == {"met": 1, "souls": 5, "may": 1}
    assert previews["activate rabbit"] == {"met": 1, "souls": 2, "may": 0}


def test_every_card_and_the_game_have_an_emblem() -> None:
    assert duel.about.emblem
    assert all(card.emblem for card in duel.cards)
    described = duel.describe(Words(duel, "fr"))["cards"]
    assert isinstance(described, list)
    assert described[0]["emblem"] == "candle-light"
