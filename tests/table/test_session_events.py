"""Everything that happens around a table can be said, and is called what no game calls its own."""

from dataclasses import fields

import pytest

import pandemonium as pm
from pandemonium.app.schema import event_kinds, event_kinds_in
from pandemonium.engine.event import Event
from pandemonium.engine.formats.record import BY_PEOPLE
from pandemonium.engine.outcome import Outcome
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.table import events
from pandemonium.table.commands.offers import OFFERS
from tests.table.party import GAME

TABLE_EVENTS = event_kinds_in("pandemonium.table")
EXAMPLES: dict[str, object] = {
    "seat": 0,
    "seconds": 1,
    "winners": [0],
    "team": [],
    "contributions": [],
}


def example(kind: type[Event], **given: object) -> dict[str, object]:
    """An event of this kind, as everybody sees it."""
    named = {field.name: EXAMPLES.get(field.name, "Bo") for field in fields(kind)}  # type: ignore[arg-type]
    seen = kind(**{**named, **given}).seen_by(None)
    assert seen is not None
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_around_a_table_can_be_said(language: str) -> None:
    words = Words(pm.game(GAME), language, ["Ada"])
    for kind in TABLE_EVENTS:
        assert words.event(example(kind)).strip()
    for kind in (events.OfferMade, events.OfferAccepted, events.OfferDeclined):
        assert len({words.event(example(kind, what=what)) for what in OFFERS}) == len(OFFERS)
    for reason in BY_PEOPLE:
        assert words.result(Outcome(reason, (0,), False, [1, 0]))


@pytest.mark.parametrize("name", pm.games())
def test_no_game_calls_its_own_events_like_that(name: str) -> None:
    kinds = {event.kind for event in event_kinds(name)}
    assert not kinds & {event.kind for event in TABLE_EVENTS}
