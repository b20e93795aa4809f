"""Offers: taking moves back, a draw, ending early; and what no agreement can undo."""

import random

import pytest

import pandemonium as pm
from pandemonium.engine.formats.verify import verify
from pandemonium.locale.words import Words
from pandemonium.table import worded
from pandemonium.table.table import Table
from tests.table.party import SEAL, SECRET, Party, party


def souls(table: Party) -> Party:
    """Everybody can buy, and has rolled: the turn can be handed on without any dice."""
    state = table.session.game.scenario(
        {"rolled": True, "seats": [{"souls": 9}] * 2, "block": ["eve", "eve", "eve", "eve", "dog"]}
    )
    state.chance = pm.SealedChance(bytes.fromhex(SECRET))
    table.session.table = Table(state, log=table.session.log)
    return table


def test_moves_are_taken_back_beyond_ones_turn_if_all_agree() -> None:
    table = souls(party("ada", "bo"))
    before = table.session.running.state.save()
    table.act("end")
    assert table.player == 1
    assert table.refused("undid", "ada", seat=0) == "no-undo-player"
    assert "undo" in table.session.summary(0)["offers"]
    assert "undo" not in table.session.summary(1)["offers"]  # has decided nothing yet
    table.do("offered", "ada", seat=0, what="undo")
    offer = table.session.summary(1)["offer"]
    assert offer is not None
    assert (offer["what"], offer["seat"], offer["waiting"]) == ("undo", 0, [1])
    table.do("accepted", "bo", seat=1, what="undo")
    assert table.session.running.state.save() == before
    assert table.session.summary(1)["offer"] is None
    assert table.kinds(1)[-3:] == ["offer-made", "offer-accepted", "undone"]


def test_no_agreement_takes_back_a_roll() -> None:
    table = party("ada", "bo")
    seat = table.player
    table.act("roll")
    assert table.refused("offered", table.who(seat), seat=seat, what="undo") == "no-way-back"
    assert "undo" not in table.session.summary(seat)["offers"]


def test_an_offer_to_take_back_lapses_when_the_game_goes_on() -> None:
    table = souls(party("ada", "bo"))
    table.act("end")
    table.do("offered", "ada", seat=0, what="undo")
    table.act("roll")
    assert table.kinds(0)[-1] == "offer-lapsed"
    assert table.refused("accepted", "bo", seat=1, what="undo") == "no-offer"


def test_a_declined_offer_is_not_made_again_at_once() -> None:
    table = souls(party("ada", "bo"))
    table.do("offered", "ada", seat=0, what="end")
    assert table.refused("offered", "bo", seat=1, what="undo") == "offer-open"
    assert table.refused("accepted", "ada", seat=0, what="end") == "not-asked"
    assert table.refused("accepted", "bo", seat=1, what="undo") == "no-offer"
    table.do("declined", "bo", seat=1, what="end")
    assert table.refused("offered", "ada", seat=0, what="end") == "offer-declined"
    table.do("offered", "bo", seat=1, what="end")
    table.do("declined", "bo", seat=1, what="end")
    assert table.kinds(0)[-1] == "offer-withdrawn"
    table.act("end")
    table.do("offered", "ada", seat=0, what="end")


@pytest.mark.parametrize("game", pm.games())
def test_a_draw_is_offered_only_where_the_game_knows_one(game: str) -> None:
    table = party("ada", "bo", game=game)
    is_known = pm.about(game).draws
    assert ("draw" in table.session.summary(0)["offers"]) == is_known
    if is_known:
        table.do("offered", "ada", seat=0, what="draw")
    else:
        assert table.refused("offered", "ada", seat=0, what="draw") == "no-draws"
    assert {name for name in pm.games() if not pm.about(name).draws} >= {
        "lets-summon-demons",
        "dicke-daemonen",
    }


def test_an_agreed_draw_is_a_draw_of_all_who_play() -> None:
    table = party("ada", "bo", "cy", game="mephisto")
    table.do("offered", "bo", seat=1, what="draw")
    table.do("accepted", "ada", seat=0, what="draw")
    assert table.session.status == "playing"
    table.do("accepted", "cy", seat=2, what="draw")
    outcome = table.session.running.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.draw) == ("table-draw", (0, 1, 2), True)
    assert verify(table.session.record(), SEAL).outcome is not None


def test_a_game_that_is_ended_early_has_no_winner() -> None:
    table = party("ada", "bo")
    table.do("offered", "ada", seat=0, what="end")
    table.do("accepted", "bo", seat=1, what="end")
    outcome = table.session.running.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.draw) == ("table-ended", (), False)
    assert table.session.status == "over"


def test_bots_agree_to_everything_but_a_draw() -> None:
    table = party("ada", bots=1, game="mephisto")
    assert table.refused("offered", "ada", seat=0, what="draw") == "nobody-to-agree"
    table.do("offered", "ada", seat=0, what="end")
    assert table.session.status == "over"


def test_an_offer_lapses_when_somebody_whom_it_concerns_leaves() -> None:
    for leaver in ("ada", "bo"):
        table = party("ada", "bo", "cy")
        table.do("offered", "ada", seat=0, what="end")
        table.do("left", leaver)
        assert table.session.offer is None
        assert table.kinds()[-1] == "offer-lapsed"
        assert table.session.status == "playing"


def test_only_those_who_play_offer_and_answer() -> None:
    table = party("ada", "bo", "cy")
    assert table.refused("offered", "di", seat=0, what="end") == "not-your-seat"
    assert table.refused("offered", "ada", seat=0, what="tea") == "no-such-offer"
    table.do("left", "cy")
    assert table.refused("offered", "cy", seat=2, what="end") == "bot-plays"
    table.do("offered", "ada", seat=0, what="end")
    assert table.refused("accepted", "cy", seat=2, what="end") == "bot-plays"


@pytest.mark.parametrize("what", ["undo", "end"])
def test_everything_that_is_offered_is_one_of_the_entries(what: str) -> None:
    table = souls(party("ada", "bo"))
    table.act("end")
    table.do("offered", "ada", seat=0, what=what)
    table.do("accepted", "bo", seat=1, what=what)
    kinds = [entry.kind for entry in table.entries]
    assert kinds[-3:] == ["acted", "offered", "accepted"]


def test_taking_back_tells_nobody_anything_new() -> None:
    """What a seat is shown after an agreed undo is what it was shown before the moves."""
    table = souls(party("ada", "bo"))
    shown = [[table.session.view(seat), table.session.prompt(seat)] for seat in (0, 1, None)]
    table.act("end")
    table.do("offered", "ada", seat=0, what="undo")
    table.do("accepted", "bo", seat=1, what="undo")
    assert shown == [
        [table.session.view(seat), table.session.prompt(seat)] for seat in (0, 1, None)
    ]


def test_the_way_back_ends_at_ones_own_last_decision() -> None:
    table = souls(party("ada", "bo"))
    table.act("end")
    assert table.refused("offered", "bo", seat=1, what="undo") == "no-way-back"
    table.do("offered", "ada", seat=0, what="undo")
    table.do("accepted", "bo", seat=1, what="undo")
    assert table.session.running.record.actions == []
    assert table.refused("undid", "ada", seat=0) == "no-undo-start"
    assert table.refused("offered", "ada", seat=0, what="undo") == "no-way-back"


def test_games_end_by_people_in_all_games() -> None:
    """Views, prompts and words of a game that its rules did not end."""
    for name in pm.games():
        players = max(2, pm.about(name).min_players)
        people = ["ada", "bo", "cy", "di"][:players]
        table = party(*people, game=name)
        for _ in range(3):
            table.act()
        table.do("surrendered", "ada", seat=0)
        assert table.session.status == "over"
        for seat in table.session.recipients:
            prompt = table.session.prompt(seat)
            assert prompt is not None
            for language in ("en", "fr"):
                words = Words(table.session.game, language, [person.title() for person in people])
                assert worded(prompt, words)["said"]
                assert all(words.event(item["event"]) for item in table.session.news(seat))
            assert table.session.view(seat)
        assert verify(pm.Record.read(table.session.record().write()), SEAL).outcome is not None


@pytest.mark.parametrize("game", pm.games())
def test_a_step_back_tells_nobody_anything_new(game: str) -> None:
    """Done and taken back, everybody sees and is offered what they were before; no die is new."""
    table, rng, tried = party("ada", "bo", game=game), random.Random(5), 0
    for _ in range(40):
        if table.session.status != "playing":
            break
        state, seat = table.session.running.state, table.player
        shown = everything_shown(table)
        table.act(rng.choice(state.legal()).text)
        if table.session.status == "playing" and not table.session.running.barrier_for(seat):
            table.do("undid", table.who(seat), seat=seat)
            assert everything_shown(table) == shown
            assert table.session.running.state.save() == state.save()
            tried += 1
            table.act(rng.choice(state.legal()).text)
    assert tried or game == "leduc"  # where whatever one does hands on the turn


def everything_shown(table: Party) -> list[object]:
    """What everybody sees, is asked and may do."""
    return [
        [table.session.view(seat), table.session.prompt(seat)] for seat in table.session.recipients
    ]
