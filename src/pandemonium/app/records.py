"""What is computed about records, by workers: anybody may send one, and it may take any time.

Each function gets the text of a record. The last replays are kept, so that asking for the next
positions of the same game does not play it again.
"""

import gzip
from collections import OrderedDict
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Raw, Struct, json

from pandemonium.app import sentences
from pandemonium.app.errors import ServerError
from pandemonium.app.messages import News, Section
from pandemonium.app.payloads import Dice, DrawCall
from pandemonium.app.replays import Replay
from pandemonium.engine.formats.record import Record, apply_recorded, replay
from pandemonium.engine.state import State
from pandemonium.engine.task import NOBODY
from pandemonium.table import Prompt
from pandemonium.table.log import LogItem
from pandemonium.table.summary import Summary

REPLAYS_HELD = 6  # replays in the memory of one worker
REPLAYING = 10.0  # seconds of processor time to play a game again; most take one
PACKED = 3  # how hard: more takes long and wins little

_replays: OrderedDict[tuple[str, bytes], Replay] = OrderedDict()


class GameReplay(Struct):
    """What happened in a game, and all that stays the same; positions are asked for in slices."""

    table: Annotated[str, Meta(description="its id; empty where a record was read")]
    seat: Annotated[int | None, Meta(description="from where one looks; null: a spectator")]
    last: Annotated[int, Meta(description="the number of the last ply; 0 is the set-up")]
    summary: Annotated[Summary, Meta(description="the people, as they were in the end")]
    description: Annotated[dict[str, Any], Meta(description="what never changes: the cards")]
    news: Annotated[list[News], Meta(description="what the seat was told, by ply")]
    dice: Annotated[
        Dice | None, Meta(description="of a record; those of a table are asked for there")
    ] = None


class Moment(Struct):
    """The table after one ply."""

    ply: int
    view: dict[str, Any]
    prompt: Prompt
    sections: Annotated[list[Section], Meta(description="the same in words, if wished")] = []


class Slice(NamedTuple):
    """Which positions are wanted, and how: from a seat, open, also in words."""

    seat: int = NOBODY
    first: int = 0
    most: int = 1
    is_open: bool = False
    has_words: bool = False


class Source(NamedTuple):
    """A game that is looked at again.

    Of a game at a table, `around` is what the people did to it, `summary` who they were.
    """

    record: str
    table_log: list[LogItem]
    summary: Summary | None = None
    table: str = ""


def replay_game(source: Source, seat: int | None, language: str, is_packed: bool) -> bytes:
    """All that is said of a game at once: a `GameReplay`, perhaps packed."""
    found = replay_of(source)
    summary = source.summary or found.summary()
    own, words = found.seat(seat), found.words(summary, language)
    told = GameReplay(
        table=source.table,
        seat=own,
        last=found.last,
        summary=summary,
        description=_raw(sentences.description(found.game, language)),
        news=sentences.news(found.log(own), words),
        dice=None if source.table else found.dice(),
    )
    return _response(told, is_packed)


def replay_moments(source: Source, wanted: Slice, language: str, is_packed: bool) -> bytes:
    """Some positions: a list of `Moment`, perhaps packed."""
    found = replay_of(source)
    summary = source.summary or found.summary()
    seat, words = found.seat(wanted.seat), found.words(summary, language)
    last = min(wanted.first + wanted.most, found.last + 1)
    moments = [
        Moment(
            ply,
            found.view(ply, seat, wanted.is_open),
            found.prompt(ply, words),
            found.sections(ply, seat, words) if wanted.has_words else [],
        )
        for ply in range(wanted.first, last)
    ]
    return _response(moments, is_packed)


def position_after(record: str, ply: int) -> dict[str, object]:
    """The position after so many actions of a record, saved: whatever the people did then."""
    read = Record.read(record)
    if not 0 <= ply <= len(read.actions):
        raise ServerError("no-ply", {"ply": ply, "last": len(read.actions)})
    state = read.start()
    for text in read.actions[:ply]:
        apply_recorded(state, state.game.action(text))
    return state.save()


def calls_of(record: str) -> list[DrawCall]:
    """Every roll and draw of a game."""
    plies = replay(Record.read(record))
    return [DrawCall(ply.number, *call) for ply in plies for call in ply.calls]


class Figures(NamedTuple):
    """The figures by which people follow a game, ply by ply, and the plies at which turns begin."""

    rows: list[dict[str, int]]
    turns: list[int]
    players: int


def figures_of(source: Source) -> Figures:
    """The course of a game."""
    found = replay_of(source)
    states = [ply.state for ply in found.plies]
    rows = [found.game.presenter.figures(state) for state in states]
    return Figures(rows, turns_of(states), found.game.players)


def turns_of(states: list[State]) -> list[int]:
    """The plies at which another seat decides than before, the first and the last; alone, all."""
    last = len(states) - 1
    if states[0].game.players == 1:
        return list(range(last + 1))
    moves = [ply for ply in range(1, last) if states[ply].player != states[ply - 1].player]
    return [0, *moves, last]


def replay_of(source: Source) -> Replay:
    """The replay of a game, played again if it is not kept."""
    name = (source.record, json.encode(source.table_log))
    found = _replays.get(name)
    if found is None:
        found = _replays[name] = Replay(Record.read(source.record), source.table_log)
    _replays.move_to_end(name)
    while len(_replays) > REPLAYS_HELD:
        _replays.popitem(last=False)
    return found


def _response(told: object, is_packed: bool) -> bytes:
    body = json.encode(told)
    return gzip.compress(body, PACKED) if is_packed else body


def _raw(encoded: bytes) -> Any:
    """What is encoded already."""
    return Raw(encoded)
