"""Beats: what a recipient sees, grouped into things that a player would mention."""

import json
from typing import Any

import pytest

import pandemonium as pm
from pandemonium.app.beats import BeatBuilder
from pandemonium.app.messages import Beat
from pandemonium.app.records import Source, replay_game
from pandemonium.app.schema import event_kinds, event_kinds_in
from pandemonium.app.updates import UpdateBuilder
from pandemonium.engine.event import BEATS, NO_SEAT, CardId, Element, Event, Seat
from pandemonium.engine.formats.record import Record
from pandemonium.locale.words import Words
from pandemonium.table.events import ChatMessage
from pandemonium.table.log import EventLog
from pandemonium.table.table import Table
from tests.games.mephisto.table import duel, scene
from tests.table.party import party as people

NAMES = ["Ada", "Bea", "Cid"]


def beats_of(
    log: EventLog, game: pm.Game, seat: int | None = None, first: int = 1, language: str = "en"
) -> list[Beat]:
    """All beats of a recipient from a number on."""
    return BeatBuilder(game).beats(
        log.items[seat], first, Words(game, language, NAMES[: game.players]), seat
    )


def played(game: pm.Game, position: dict[str, object], actions: list[str]) -> Table:
    """A table at a position, after some actions; the setup is not in its log."""
    state = game.scenario(position)
    state.recording = True
    state.events = []
    table = Table(state, record=Record.of(state))
    for action in actions:
        table.act(table.state.player, action)
    return table


# ---------------------------------------------------------------------- single events


class Lit(Event):
    """An example with elements of all sorts."""

    kind = "lit"
    path = ("hand:{event.seat}", "{event.stone}")
    details_visible_to = "seat"
    hidden_fields = ("card", "stones")

    seat: Seat
    card: CardId
    stone: Element
    stones: list[Element]


def test_an_event_touches_its_endpoints_and_all_elements_in_its_fields() -> None:
    assert Lit(1, "oil", "stone:2", ["stone:2", "stone:3"]).touches() == [
        "hand:1",
        "stone:2",
        "stone:3",
    ]


def test_hidden_fields_are_empty_in_what_a_recipient_gets() -> None:
    seen = Lit(1, "oil", "stone:2", ["stone:3"]).seen_by(0)
    assert seen is not None
    event = Lit.from_seen(seen)
    assert event == Lit(1, "", "stone:2", [])
    assert event.touches() == ["hand:1", "stone:2"]


def test_an_event_without_a_beat_moves_or_is_quiet() -> None:
    assert Lit(1, "oil", "stone:2", []).beat_name() == "move"


def test_an_event_is_about_the_seats_in_its_fields_and_those_whose_counters_change() -> None:
    assert Lit(1, "oil", "stone:2", []).seats() == {1}
    seen = Lit.from_seen({"seat": NO_SEAT})
    assert seen.seats() == set()
    events = {kind.kind: kind for kind in event_kinds("lets-summon-demons")}
    stolen = events["soul-stolen"].from_seen({"seat": 0, "card": "dog", "target": 2})
    assert stolen.seats() == {0, 2}


# ---------------------------------------------------------------------- grouping


@pytest.mark.skipif("leduc" not in pm.games(), reason="the example is not installed")
def test_third_party_games_get_one_beat_per_event() -> None:
    game = pm.game("leduc")
    table = Table(game.start(3, recording=True), record=Record.of(game.start(3)))
    while not table.state.over:
        table.act(table.state.player, table.state.legal()[0].text)
    beats = beats_of(table.log, game, 0)
    assert [(beat.first, beat.last) for beat in beats] == [
        (item["number"], item["number"]) for item in table.log.items[0]
    ]
    assert all(beat.said for beat in beats)


def summon(actions: list[str]) -> tuple[pm.Game, Table]:
    """Ada has three cards to snuff and a Demon in hand."""
    game = pm.game("lets-summon-demons", 2)
    seats: list[dict[str, object]] = [
        {"cards": ["dog", "cat", "owl"], "hand": ["porcus"], "souls": 3},
        {},
    ]
    return game, played(game, {"seats": seats}, actions)


SUMMON = ["summon porcus", "snuff dog", "snuff cat"]  # the last card is forced


def test_a_summon_with_its_price_is_one_beat() -> None:
    game, table = summon(SUMMON)
    [beat] = beats_of(table.log, game, 1)
    assert (beat.first, beat.last, beat.name, beat.weight, beat.seat) == (1, 5, "summon", 3, 0)
    assert beat.said == "Ada snuffs 3 cards: Porcus rises! 1 of 3 Demons."
    assert sorted(beat.changes) == [
        ("cards:1", -3),
        ("demons:1", 1),
        ("discards", 3),
        ("hand:1", -1),
    ]
    assert "row:p1:dog" in beat.touches


def test_a_reader_is_addressed_as_you() -> None:
    game, table = summon(SUMMON)
    assert beats_of(table.log, game, 0)[0].said.startswith("You snuff 3 cards")
    french = beats_of(table.log, game, 0, language="fr")[0].said
    assert french.startswith("Vous sacrifiez 3 cartes")


def test_a_later_message_extends_the_open_beat() -> None:
    game, table = summon(SUMMON[:2])
    [before] = beats_of(table.log, game, 1)
    assert (before.first, before.last, before.name, before.weight) == (1, 2, "pay", 0)
    for action in SUMMON[2:]:
        table.act(0, action)
    [after] = beats_of(table.log, game, 1, first=3)
    assert (after.first, after.last, after.name) == (1, 5, "summon")


def test_history_does_not_cut_a_beat() -> None:
    game, table = summon(SUMMON)
    words = Words(game, "en", NAMES[:2])
    [beat] = BeatBuilder(game).beats(table.log.items[1], 1, words, 1, before=3)
    assert (beat.first, beat.last) == (1, 5)


def test_an_undo_reverses_the_changes_of_what_it_undoes() -> None:
    game, table = summon(SUMMON[:2])
    table.undo(0)
    beats = beats_of(table.log, game, 1)
    assert beats[-1].name == "undo"
    sums: dict[str, int] = {}
    for beat in beats:
        for counter, delta in beat.changes:
            sums[counter] = sums.get(counter, 0) + delta
    view = game.presenter.counters(table.view(1))
    assert view["cards:1"] == 3 + sums.get("cards:1", 0)
    assert view["hand:1"] == 1 + sums.get("hand:1", 0)


def test_an_undo_does_not_reverse_what_an_earlier_one_reversed() -> None:
    game, table = summon(SUMMON[:2])
    table.undo(0)
    table.undo(0)
    *_, last = beats_of(table.log, game, 1)
    assert last.name == "undo"
    assert last.changes == [("hand:1", 1)]


def test_a_beat_is_about_those_who_act_and_those_it_happens_to() -> None:
    game = pm.game("lets-summon-demons", 3)
    log = EventLog(3)
    events = {kind.kind: kind for kind in event_kinds(game.id)}
    theft = {"seat": 0, "card": "dog", "target": 2}
    log.add([events["soul-stolen"].from_seen(theft)], 1)
    yours = [beats_of(log, game, seat)[0].yours for seat in (0, 1, 2, None)]
    assert yours == [True, False, True, False]


def test_harm_that_others_do_weighs_more_for_its_victim() -> None:
    game = pm.game("lets-summon-demons", 2)
    log = EventLog(2)
    events = {kind.kind: kind for kind in event_kinds(game.id)}
    log.add(
        [
            events["card-activated"].from_seen({"seat": 0, "card": "cat", "at": "row:p1:cat"}),
            events["card-discarded"].from_seen({"seat": 1, "card": "owl", "at": "row:p2:owl"}),
        ],
        1,
    )
    assert [beats_of(log, game, seat)[0].weight for seat in (0, 1, None)] == [1, 2, 1]


def of_events(game: pm.Game, *seen: tuple[str, dict[str, object]]) -> EventLog:
    """A log with these events of a game."""
    log = EventLog(game.players)
    events = {kind.kind: kind for kind in event_kinds(game.id)}
    log.add([events[kind].from_seen(fields) for kind, fields in seen], 1)
    return log


def test_a_beat_says_what_its_sentence_would_leave_out() -> None:
    game = pm.game("mephisto", 3)
    log = of_events(
        game,
        ("monster-acts", {"card": "troll", "seat": 1}),
        ("durability-lost", {"seat": 2, "card": "soulfeeder", "n": 1, "by": 1, "at": "gear:1"}),
        ("durability-lost", {"seat": 0, "card": "fork", "n": 2, "by": 1, "at": "gear:2"}),
        ("favor-paid", {"seat": 0, "card": "troll", "n": 3}),
    )
    mine, *_ = beats_of(log, game, 0)
    assert "Your Fork is down to durability 2." in mine.said
    assert "You pay 3 favor (Troll)." in mine.said
    theirs, *_ = beats_of(log, game, 1)
    assert "You" not in theirs.said
    french, *_ = beats_of(log, game, 0, language="fr")
    assert french.said != mine.said
    assert mine.card == "troll"


def test_a_beat_names_the_cards_that_its_counters_count() -> None:
    game = pm.game("lets-summon-demons", 2)
    place = {"source": "block:1", "at": "row:p1:dog"}
    log = of_events(
        game,
        ("dice-rolled", {"seat": 1, "first": 3, "second": 4, "n": 7}),
        ("card-activated", {"seat": 0, "card": "cat", "at": "row:p1:cat"}),
        ("card-gained", {"seat": 0, "card": "dog", **place}),
    )
    roll, gain = beats_of(log, game, 0)
    assert (roll.cause, roll.card) == ("Bea's 7", "")
    assert (gain.cause, gain.card, gain.cards) == ("", "cat", [("cards:1", "dog")])
    assert [beat.cause for beat in beats_of(log, game, 1)] == ["your 7", ""]


def test_a_beat_is_chosen_unless_it_only_came_of_an_action() -> None:
    state = scene(duel, {"1a": "mallet"}, {"favor": 5}, deck=("ooze",))
    state.recording = True
    table = Table(state, record=Record.of(state))
    table.act(0, "loot 1a")
    table.log.add([ChatMessage(0, "Ada", "hello")], 1, "table")
    looted, *others = beats_of(table.log, duel, 0)
    assert looted.chosen
    assert ("favor:1", -2) in [change for beat in others for change in beat.changes]
    assert not any(beat.chosen for beat in others)


def test_what_is_chosen_again_after_an_undo_is_chosen() -> None:
    game, table = summon(SUMMON[:1])
    table.undo(0)
    table.act(0, SUMMON[0])
    summoned, _undo, again = beats_of(table.log, game, 0)
    assert summoned.chosen
    assert again.chosen


def test_chat_neither_is_a_beat_nor_ends_one() -> None:
    game, table = summon(SUMMON[:2])
    table.log.add([ChatMessage(1, "Bea", "hello")], 2, "table")
    for action in SUMMON[2:]:
        table.act(0, action)
    [beat] = beats_of(table.log, game, 1)
    assert (beat.first, beat.last) == (1, 6)


@pytest.mark.parametrize("name", ["game-given-up", "time-over", "game-broken-off"])
def test_the_end_of_a_table_is_a_win_beat(name: str) -> None:
    game = pm.game("lets-summon-demons", 2)
    log = EventLog(2)
    [kind] = [kind for kind in event_kinds_in("pandemonium.table") if kind.kind == name]
    log.add([kind.from_seen({"seat": 0, "reason": "agreed"})], 1, "table")
    assert [beat.name for beat in beats_of(log, game)] == ["win"]


# ---------------------------------------------------------------------- on the wire


def test_beats_of_a_replay_cover_its_news() -> None:
    record = Record.of(pm.game("lets-summon-demons", 2).start(4))
    state = pm.game("lets-summon-demons", 2).start(4)
    for _ in range(12):
        action = state.legal()[0]
        record.actions.append(action.text)
        state.apply(action)
    body = json.loads(replay_game(Source(record.write(), []), 0, "en", False))
    covered = [
        number for beat in body["beats"] for number in range(beat["first"], beat["last"] + 1)
    ]
    assert covered == [news["number"] for news in body["news"]]
    assert {beat["name"] for beat in body["beats"]} <= set(BEATS)


def sent(builder: UpdateBuilder, seat: int | None) -> dict[str, Any]:
    """The update of a recipient."""
    update: dict[str, Any] = json.loads(builder.changes({(seat, "en")})[seat, "en"])
    return update


def test_beats_are_sent_with_their_news_and_again_when_they_grow() -> None:
    party = people("ada", "bea")
    game, table = summon([])
    table.log = party.session.log
    party.session.table = table
    builder = UpdateBuilder("t", party.session)
    whole = json.loads(builder.position(1, [1], "en", 0, ""))
    assert [news["number"] for news in whole["news"]][-1] == whole["number"]
    assert whole["threats"] == []
    begun = whole["number"] + 1
    for last, action in enumerate(SUMMON[:2], begun):
        table.act(0, action)
        [beat] = sent(builder, 1)["beats"]
        assert (beat["first"], beat["last"]) == (begun, last)
    past = builder.history("k", 1, "en", begun + 1)
    assert [beat.first for beat in past.beats][-1] == begun
    assert game.id == party.session.game.id


def threatening(souls: int) -> UpdateBuilder:
    """Ada has two Demons and so many souls, and buys a card after Bea was sent the table."""
    party = people("ada", "bea")
    game = pm.game("lets-summon-demons", 2)
    seats: list[dict[str, object]] = [{"souls": souls, "demons": ["porcus", "baphometal"]}, {}]
    table = played(game, {"seats": seats, "block": ["dog"]}, [])
    table.log = party.session.log
    party.session.table = table
    builder = UpdateBuilder("t", party.session)
    whole = json.loads(builder.position(1, [1], "en", 0, ""))
    assert [threat["seat"] for threat in whole["threats"]] == [0]
    table.act(0, "buy 1")
    return builder


def test_threats_are_sent_when_they_change() -> None:
    assert sent(threatening(souls=12), 1)["threats"] == []
    assert "threats" not in sent(threatening(souls=13), 1)
