"""Replaying records in workers: records are untrusted and may take any amount of time.

Each function gets the text of a record. The last replays are cached, so that the next positions of
the same game need no second replay.
"""

import gzip
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Annotated, Any, NamedTuple, cast

from pandemonium.app import sentences
from pandemonium.app.beats import BeatBuilder
from pandemonium.app.errors import ServerError
from pandemonium.app.messages import Beat, News, Section
from pandemonium.app.messages.encoding import embed, encode
from pandemonium.app.payloads import Dice, DrawCall
from pandemonium.app.replays import Replay, names_in
from pandemonium.engine.formats.record import Record, apply_recorded, replay
from pandemonium.engine.presenter import Description
from pandemonium.engine.registry import about
from pandemonium.engine.state import State
from pandemonium.engine.task import NOBODY
from pandemonium.engine.view import GameView
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.table import Prompt
from pandemonium.table.fields import Doc
from pandemonium.table.log import LogItem
from pandemonium.table.summary import Summary

REPLAYS_HELD = 6  # replays in the memory of one worker
REPLAYING = 10.0  # seconds of CPU time to replay a game; most take one
GZIP_LEVEL = 3  # gzip level: a higher one takes long and saves little

_replays: OrderedDict[tuple[str, bytes], Replay] = OrderedDict()


@dataclass
class GameReplay:
    """What happened in a game, and all that stays the same; positions are asked for in slices."""

    table: Annotated[str, Doc("its id; empty where a record was read")]
    seat: Annotated[int | None, Doc("whose view is shown; null: a spectator's")]
    last: Annotated[int, Doc("the number of the last ply; 0 is the setup")]
    summary: Annotated[Summary, Doc("the people, as they were in the end")]
    description: Annotated[Description, Doc("what never changes: the cards")]
    news: Annotated[list[News], Doc("the events that the seat saw, by ply")]
    beats: Annotated[list[Beat], Doc("the beats of `news`")]
    dice: Annotated[Dice | None, Doc("of a record; those of a table are asked for there")] = None
    hands: Annotated[bool, Doc("whether all hands may be shown")] = True


@dataclass
class Moment:
    """The table after one ply, as the viewer of a replay sees it."""

    ply: int
    view: GameView
    prompt: Prompt
    sections: Annotated[list[Section], Doc("the same in words, if requested")] = field(
        default_factory=list
    )


class Slice(NamedTuple):
    """Which positions are requested: from a seat or open, optionally in words."""

    seat: int = NOBODY
    first: int = 0
    most: int = 1
    is_open: bool = False
    has_words: bool = False


class Source(NamedTuple):
    """A game to replay.

    For a game at a table, `table_log` has the events of its people, `summary` their names. `hands`
    is whether those of the seats may be shown.
    """

    record: str
    table_log: list[LogItem]
    summary: Summary | None = None
    table: str = ""
    hands: bool = True


def shared_source(source: Source, hands: bool) -> Source:
    """What a link shows of a game at a table: names, but not the table, and no secrets of dice."""
    summary = source.summary
    assert summary is not None
    blank: Any = {"is_host": False, "commitment": "", "contribution": ""}
    seats: list[Any] = [{**seat, **blank} for seat in summary["seats"]]
    hidden = {"name": "", "seal": "", "secret": "", "next_table": ""}
    shown = cast(Summary, {**summary, **hidden, "seats": seats})
    return source._replace(summary=shown, table="", hands=hands)


def replay_game(source: Source, seat: int | None, language: str, is_gzipped: bool) -> bytes:
    """A `GameReplay` as JSON, optionally compressed."""
    replayed = replay_of(source)
    summary = source.summary or replayed.summary()
    viewer, words = replayed.seat(seat), replayed.words(summary, language)
    log = replayed.log(viewer)
    body = GameReplay(
        table=source.table,
        seat=viewer,
        last=replayed.last,
        summary=summary,
        description=embed(sentences.description(replayed.game, language)),
        news=sentences.news(log, words, None),
        beats=BeatBuilder(replayed.game).beats(log, 1, words, None),
        dice=replayed.dice() if source.summary is None else None,
        hands=source.hands,
    )
    return _response(body, is_gzipped)


def replay_moments(source: Source, wanted: Slice, language: str, is_gzipped: bool) -> bytes:
    """A list of `Moment` as JSON, optionally compressed."""
    replayed = replay_of(source)
    summary = source.summary or replayed.summary()
    seat, words = replayed.seat(wanted.seat), replayed.words(summary, language)
    last = min(wanted.first + wanted.most, replayed.last + 1)
    moments = [
        Moment(
            ply,
            cast(GameView, replayed.view(ply, seat, wanted.is_open)),
            replayed.prompt(ply, words),
            replayed.sections(ply, seat, words) if wanted.has_words else [],
        )
        for ply in range(wanted.first, last)
    ]
    return _response(moments, is_gzipped)


def position_after(record: str, ply: int) -> dict[str, object]:
    """The saved position after a number of actions of a record."""
    read = Record.read(record)
    if not 0 <= ply <= len(read.actions):
        raise ServerError("no-ply", {"ply": ply, "last": len(read.actions)})
    state = read.start()
    for text in read.actions[:ply]:
        apply_recorded(state, state.game.action(text))
    return state.save()


class Continued(NamedTuple):
    """A position of a record, and the game that it belongs to."""

    game: str
    players: int
    options: dict[str, object]
    position: dict[str, object]


def continued(record: str, ply: int) -> Continued:
    """A position of a stranger's record to play on from: only what the rules can lead to."""
    read = Record.read(record)
    if "position" in read.chance or "cards" in read.options:
        raise ServerError("no-playing-on")
    options = about(read.game).upgraded(read.options, read.revision)
    return Continued(read.game, read.players, options, position_after(record, ply))


def names_of(source: Source) -> dict[str, list[str]]:
    """The names of the seats of a record, by language."""
    summary = source.summary or replay_of(source).summary()
    return {language: names_in(summary, Words(None, language)) for language in LANGUAGES}


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
    """The figures of a game, ply by ply."""
    replayed = replay_of(source)
    states = [ply.state for ply in replayed.plies]
    rows = [replayed.game.presenter.figures(state) for state in states]
    return Figures(rows, turns_of(states), replayed.game.players)


def turns_of(states: list[State]) -> list[int]:
    """The plies where the deciding seat changes, the first and the last; all in solitaire."""
    last = len(states) - 1
    if states[0].game.players == 1:
        return list(range(last + 1))
    moves = [ply for ply in range(1, last) if states[ply].player != states[ply - 1].player]
    return [0, *moves, last]


def replay_of(source: Source) -> Replay:
    """The replay of a game, from the cache if it is there (LRU)."""
    name = (source.record, encode(source.table_log))
    replayed = _replays.get(name)
    if replayed is None:
        replayed = _replays[name] = Replay(Record.read(source.record), source.table_log)
    _replays.move_to_end(name)
    while len(_replays) > REPLAYS_HELD:
        _replays.popitem(last=False)
    return replayed


def _response(body: object, is_gzipped: bool) -> bytes:
    encoded = encode(body)
    return gzip.compress(encoded, GZIP_LEVEL) if is_gzipped else encoded
