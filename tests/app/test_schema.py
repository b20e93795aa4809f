"""The schema of the wire, against what really goes over it."""

import json
import random
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from jsonschema import Draft202012Validator

import pandemonium as pm
from pandemonium.app.schema import SchemaWriter, event_kinds, schema_of
from pandemonium.app.sentences import description
from pandemonium.engine.event import CardId, Event, Seat
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.table import Table, worded

STEPS = 100
EVERY = 10  # steps lie between two that are looked at

every_game = pytest.mark.parametrize("name", pm.games())


@cache
def document_of(name: str) -> dict[str, Any]:
    """The schema of a game, which must be one."""
    document = schema_of([name])
    Draft202012Validator.check_schema(document)
    return document


def validator(name: str, part: str) -> Draft202012Validator:
    """Checks one of the definitions, or the view, the prompt or the events of the game."""
    document = document_of(name)
    parts = document["properties"][name]["properties"]
    reference = parts.get(part, {"$ref": f"#/$defs/{part}"})
    return Draft202012Validator({**reference, "$defs": document["$defs"]})


@every_game
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_sent_is_what_the_schema_says(name: str, seed: int) -> None:
    view, prompt, event = (validator(name, item) for item in ("view", "prompt", "event"))
    entry, considered = (validator(name, item) for item in ("LogItem", "Consideration"))
    table = Table.start(pm.game(name), chance=pm.Chance(seed))
    words = Words(table.game, "en")
    everybody = (*range(table.game.players), None)
    rng = random.Random(seed)
    for step in range(STEPS):
        if table.over or step % EVERY == 0:
            for seat in rng.sample(everybody, k=2):
                view.validate(table.view(seat))
                prompt.validate(worded(table.prompt(seat), words))
        if table.over:
            break
        seat = table.state.player
        choice = rng.choice(table.prompt(seat)["choices"])
        if step % EVERY == 0:
            considered.validate(table.consider(seat, choice["text"]))
        table.act(seat, choice["text"])
        if choice["undoable"] and rng.random() < 0.2:
            table.undo(seat)
    events = [event for seat in everybody for event in table.events(seat)]
    for item in {
        str([*event["event"], event["event"]["kind"]]): event for event in events
    }.values():
        entry.validate(item)
        event.validate(item["event"])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_match_the_schema(name: str, language: str) -> None:
    described = json.loads(description(pm.game(name), language))
    validator(name, "description").validate(described)


@every_game
def test_every_event_says_which_kind_it_is(name: str) -> None:
    kinds = [event.kind for event in event_kinds(name)]
    assert kinds
    assert len(kinds) == len(set(kinds))


# ---------------------------------------------------------------------- the writer


class Lamp(TypedDict):
    """A lamp."""

    at: str
    oil: NotRequired[int]


class Shop(Lamp):
    """A shop with lamps."""

    lamps: list[Lamp]
    owner: Annotated[int, "seat"] | None
    mood: Literal["good", "bad"]
    prices: dict[str, float]
    open: bool
    anything: object


class LampSold(Event):
    """A lamp is sold; to whom, only they know."""

    kind = "lamp-sold"
    details_visible_to = "seat"
    hidden_fields = ("card",)

    seat: Seat
    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """Out of the shop."""
        return "shop", ""


GOOD: dict[str, object] = {
    "at": "shop",
    "lamps": [{"at": "lamp:1", "oil": 3}, {"at": "lamp:2"}],
    "owner": None,
    "mood": "good",
    "prices": {"lamp:1": 1.5},
    "open": True,
    "anything": [1, "x"],
}


def written(kind: type) -> Draft202012Validator:
    """The schema of one type."""
    writer = SchemaWriter()
    return Draft202012Validator({**writer.refer(kind), "$defs": writer.defs})


def test_annotations_become_a_schema() -> None:
    schema = written(Shop)
    schema.validate(GOOD)
    schema.validate({**GOOD, "oil": 1, "owner": 2})


@pytest.mark.parametrize(
    "change",
    [
        {"at": 3},
        {"oil": "much"},
        {"lamps": [{"oil": 3}]},
        {"owner": "Ada"},
        {"mood": "mixed"},
        {"prices": {"lamp:1": "dear"}},
        {"open": 1},
        {"stranger": 1},
    ],
    ids=lambda change: str(next(iter(change))),
)
def test_what_the_annotations_do_not_say_is_refused(change: dict[str, object]) -> None:
    assert not written(Shop).is_valid({**GOOD, **change})


def test_what_must_be_there_must_be_there() -> None:
    for name in GOOD:
        assert not written(Shop).is_valid({key: GOOD[key] for key in GOOD if key != name})


def test_the_hidden_part_of_an_event_may_be_missing() -> None:
    schema = written(LampSold)
    event = LampSold(1, "lamp")
    for seat in (1, 0, None):
        schema.validate(event.seen_by(seat))
    assert not schema.is_valid({"kind": "lamp-sold", "card": "lamp"})
    assert not schema.is_valid({"kind": "lamp-bought", "seat": 1})


def test_what_a_field_means_stands_beside_its_type() -> None:
    writer = SchemaWriter()
    writer.refer(LampSold)
    (written_event,) = writer.defs.values()
    assert written_event["properties"]["seat"] == {"type": "integer", "x-means": "seat"}
    assert written_event["properties"]["card"] == {"type": "string", "x-means": "card"}


def test_an_annotation_without_a_schema_is_a_bug() -> None:
    with pytest.raises(TypeError, match="no schema"):
        SchemaWriter().write(set[int])
