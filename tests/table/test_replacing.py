"""A newcomer takes over the seat of somebody who has left, if all who play agree."""

import random

import pytest

import pandemonium as pm
from pandemonium.engine.formats.verify import verify
from pandemonium.table.entry import SERVER
from pandemonium.table.limits import MAX_SEAT_REQUESTS
from pandemonium.table.session import TableSession
from tests.table.party import SEAL, Party, everything, known_to, party


def left_by_bo() -> Party:
    """Ada, Bo and Cy play; Bo has left, and a bot stands in."""
    table = party("ada", "bo", "cy")
    table.do("left", "bo")
    return table


def ask(table: Party, who: str = "dee") -> None:
    """Somebody asks for the seat of Bo."""
    table.do("seat-requested", who, seat=1, name=who.title())


def test_a_newcomer_plays_on_when_all_agree() -> None:
    table = left_by_bo()
    assert table.session.summary(None)["seats"][1]["is_open"]
    ask(table)
    offer = table.session.summary(None)["offer"]
    assert offer is not None
    assert (offer["what"], offer["seat"], offer["name"]) == ("replace", 1, "Dee")
    assert offer["waiting"] == [0, 2]
    table.do("accepted", "ada", seat=0, what="replace")
    assert table.session.seat_of("dee") is None
    table.do("accepted", "cy", seat=2, what="replace")
    assert table.session.seat_of("dee") == 1
    assert table.session.seat_of("bo") is None
    place = table.session.summary(1)["seats"][1]
    assert (place["name"], place["bot"], place["is_open"]) == ("Dee", "", False)
    assert table.kinds()[-1] == "player-replaced"
    table.play_on(random.Random(3))
    assert everything(TableSession.fold(table.entries)) == everything(table.session)
    assert verify(table.session.record(), SEAL).outcome is not None


def test_only_a_seat_whose_player_has_left_is_open() -> None:
    table = party("ada", "bo", "cy", bots=1)
    request = {"name": "Dee"}
    assert table.refused("seat-requested", "dee", seat=1, **request) == "seat-not-open"
    assert table.refused("seat-requested", "dee", seat=3, **request) == "seat-not-open"
    assert table.refused("seat-requested", "dee", seat=9, **request) == "no-such-seat"
    table.do("surrendered", "cy", seat=2)
    assert table.refused("seat-requested", "dee", seat=2, **request) == "seat-not-open"
    assert not table.session.summary(None)["seats"][2]["is_open"]
    table.do("left", "bo")
    assert table.refused("seat-requested", SERVER, seat=1, **request) == "not-a-person"
    assert table.refused("seat-requested", "dee", seat=1, name=" ") == "bad-name"
    ask(table)


def test_who_has_seen_a_hand_here_takes_no_other_seat() -> None:
    table = left_by_bo()
    assert table.refused("seat-requested", "cy", seat=1, name="Cy") == "already-seated"
    assert table.refused("seat-requested", "bo", seat=1, name="Bo") == "already-seated"
    ask(table)
    for who, seat in (("ada", 0), ("cy", 2)):
        table.do("accepted", who, seat=seat, what="replace")
    table.do("left", "cy")
    assert table.refused("seat-requested", "bo", seat=2, name="Bo") == "was-replaced"


def test_somebody_sent_away_is_replaced_but_does_not_come_back_so() -> None:
    table = left_by_bo()
    table.do("removed", "ada", seat=1)
    assert table.refused("seat-requested", "bo", seat=1, name="Bo") == "was-removed"
    ask(table)


def test_one_refusal_is_enough_and_final() -> None:
    table = left_by_bo()
    ask(table)
    table.do("accepted", "ada", seat=0, what="replace")
    table.do("declined", "cy", seat=2, what="replace")
    assert table.session.offer is None
    assert table.refused("seat-requested", "dee", seat=1, name="Dee") == "request-declined"
    ask(table, "eve")


def test_a_newcomer_may_withdraw_and_ask_again() -> None:
    table = left_by_bo()
    ask(table)
    assert table.refused("declined", "eve", seat=1, what="replace") == "not-your-seat"
    table.do("declined", "dee", seat=1, what="replace")
    assert table.kinds()[-1] == "offer-withdrawn"
    ask(table)


def test_strangers_cannot_ask_for_ever() -> None:
    table = left_by_bo()
    for _ in range(MAX_SEAT_REQUESTS):
        ask(table)
        table.do("declined", "dee", seat=1, what="replace")
    assert table.refused("seat-requested", "dee", seat=1, name="Dee") == "too-many-requests"


def test_a_player_who_returns_keeps_the_seat() -> None:
    table = left_by_bo()
    ask(table)
    table.do("returned", "bo", seat=1)
    assert table.session.offer is None
    assert table.kinds()[-2:] == ["player-returned", "offer-lapsed"]
    assert table.refused("accepted", "ada", seat=0, what="replace") == "no-offer"


def test_a_stranger_does_not_hold_up_the_offers_of_players() -> None:
    table = left_by_bo()
    ask(table)
    assert table.refused("seat-requested", "eve", seat=1, name="Eve") == "offer-open"
    table.do("offered", "ada", seat=0, what="end")
    assert table.kinds()[-2:] == ["offer-lapsed", "offer-made"]
    assert table.refused("seat-requested", "eve", seat=1, name="Eve") == "offer-open"


def test_nobody_takes_a_seat_without_anybody_to_agree() -> None:
    table = left_by_bo()
    ask(table)
    table.do("left", "ada")
    assert table.kinds()[-1] == "offer-lapsed"
    table.do("surrendered", "cy", seat=2)
    assert table.refused("seat-requested", "dee", seat=0, name="Dee") in (
        "nobody-to-decide",
        "game-over",
    )


def test_the_host_passes_on_with_the_seat() -> None:
    table = party("ada", "bo", "cy")
    table.do("left", "ada")
    table.do("seat-requested", "dee", seat=0, name="Dee")
    table.do("accepted", "bo", seat=1, what="replace")
    table.do("accepted", "cy", seat=2, what="replace")
    assert table.session.host == "dee"
    assert table.kinds()[-1] == "host-changed"


@pytest.mark.parametrize("game", [name for name in pm.games() if pm.about(name).hides])
def test_a_newcomer_receives_what_the_seat_may_know_and_nothing_else(game: str) -> None:
    """The same bytes as the earlier player would, but for whose seat it is and their settings."""
    table = party("ada", "bo", game=game)
    table.play_on(random.Random(1), most=12)
    if table.session.status != "playing":
        return
    seat = 1
    key = table.session.running.state.decision.key
    table.do("preferred", "bo", seat=seat, question=key, answer="last")
    table.do("left", "bo")
    before = table.session.view(seat)
    spectator = [item["event"] for item in table.session.news(None)]
    assert table.session.recipient("dee", seat) is None
    table.do("seat-requested", "dee", seat=seat, name="Dee")
    assert table.session.recipient("dee", seat) is None
    assert [item["event"] for item in table.session.news(None)][: len(spectator)] == spectator
    table.do("accepted", "ada", seat=0, what="replace")
    assert table.session.recipient("dee", seat) == seat
    assert table.session.recipient("bo", seat) is None
    assert table.session.view(seat) == before
    assert table.session.summary(seat)["preferences"] == {}
    assert known_to(table.session, table.session.recipient("bo")) == known_to(table.session, None)
