"""Records: a whole game as a few lines of text, and replaying them.

```
pandemonium record 1
{"game": "lets-summon-demons", "version": "0.1.0", "players": 3, "options": {...}, "seed": 7}
roll
buy 2
...
= {"reason": "demons", "winners": [1], "draw": false, "scores": [0, 1, 0]}
```

A game starts from a `seed`, from the `secret` of a sealed game or from a saved `position`; with
`redealt`, everything that was not public in the position was dealt again by its chance.
`contributions` are those that players mixed into the secret, if any. `revision` is the meaning of
the options (`options.REVISION`). The last line is the result of a finished game, ended by its rules
or by the people at the table (`BY_PEOPLE`). A file may hold many records, one after another. Lines
end with a line feed.
"""

import json
from dataclasses import dataclass, field
from typing import cast

from pandemonium.engine.action import Action
from pandemonium.engine.chance import SEEDS, Chance, RecordingChance, SealedChance, load_chance
from pandemonium.engine.errors import Detail, PandemoniumError, Phrase, RecordError, short_repr
from pandemonium.engine.event import Event
from pandemonium.engine.options import REVISION
from pandemonium.engine.registry import about
from pandemonium.engine.registry import game as make_game
from pandemonium.engine.state import State
from pandemonium.engine.version import VERSION

HEADLINE = "pandemonium record 1"
RESULT = "= "
STARTS = ("seed", "secret", "position")
REDEALT = "redealt"
CONTRIBUTIONS = "contributions"
MAX_CONTRIBUTIONS = 64  # one from each person; no table has so many
HEX = frozenset("0123456789abcdef")
MAX_LETTERS = 8_000_000  # of one text; the longest real game has a hundredth of that
MAX_NESTING = 32  # brackets within brackets; a position has six, a card of a pack ten
# Reasons of outcomes that people decided, not the rules.
BY_PEOPLE = (
    "table-surrender",
    "table-time",
    "table-draw",
    "table-ended",
    "table-lesson",
    "table-closed",
)
RESERVED = ("id", "players", "self")  # what a game is made with beside its options


@dataclass(repr=False, eq=False)
class Record:
    """One game as it was played: configuration, chance, and the actions as text.

    `chance` has one key: seed, secret (64 hex digits) or position. Beside a secret there may be
    `contributions`, a list with 64 hex digits each; beside a position `redealt`, which is true.
    """

    game: str
    players: int
    options: dict[str, object]
    chance: dict[str, object]
    actions: list[str] = field(default_factory=list)
    version: str = VERSION
    result: dict[str, object] | None = None
    seats: list[str] = field(default_factory=list)  # names of the players
    revision: int = REVISION

    @staticmethod
    def of(state: State) -> "Record":
        """An empty record that starts at this position: for a new game, at its seed or secret.

        If the position was given, not dealt, use `at`.
        """
        chance = state.chance
        origin: dict[str, object]
        if state.ply:
            return Record.at(state)
        if isinstance(chance, SealedChance):
            origin = chance.origin()
        elif type(chance) is Chance:
            origin = {"seed": chance.seed}
        else:  # a script is part of the position
            return Record.at(state)
        return Record._from(state, origin)

    @staticmethod
    def at(state: State, redealt: bool = False) -> "Record":
        """An empty record that starts at this position, or where `deal_again` leads from it."""
        origin: dict[str, object] = {"position": state.save()}
        return Record._from(state, {**origin, REDEALT: True} if redealt else origin)

    @staticmethod
    def _from(state: State, origin: dict[str, object]) -> "Record":
        game = state.game
        settings = game.full_settings()
        return Record(game.id, game.players, settings, origin, revision=game.revision)

    @property
    def seal(self) -> str:
        """The commitment that was published before the first move; empty without one."""
        sealed = self.sealed()
        return sealed.seal if sealed else ""

    def sealed(self) -> SealedChance | None:
        """The sealed chance that it starts from, if any; malformed data raises a PositionError."""
        if "secret" in self.chance:
            return SealedChance.from_origin(self.chance)
        position = self.chance.get("position")
        if not isinstance(position, dict) or not isinstance(position.get("chance"), dict):
            return None
        try:
            chance = load_chance(position["chance"])
        except (KeyError, TypeError, ValueError, AttributeError):
            return None  # `start` reports what is wrong
        return chance if isinstance(chance, SealedChance) else None

    def close(self, state: State) -> None:
        """Store the result of a finished game."""
        outcome = state.outcome
        assert outcome is not None, "the game is not over"
        self.result = dict(outcome.to_json())

    def write(self) -> str:
        """The record serialized as text."""
        header: dict[str, object] = {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "options": self.options,
            **self.chance,
        }
        if self.revision > 1:
            header["revision"] = self.revision
        if self.seats:
            header["seats"] = self.seats
        lines = [HEADLINE, json.dumps(header, ensure_ascii=False), *self.actions]
        if self.result is not None:
            lines.append(RESULT + json.dumps(self.result))
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(text: str) -> "Record":
        """Parse a text with exactly one record."""
        records = Record.read_all(text)
        if len(records) != 1:
            raise RecordError("not-one-record", {"count": len(records)})
        return records[0]

    @staticmethod
    def read_all(text: str) -> list["Record"]:
        """Parse all records in a text, in order."""
        if len(text) > MAX_LETTERS:
            raise RecordError("record-too-long", {"most": MAX_LETTERS})
        records: list[Record] = []
        lines = [line.removesuffix("\r") for line in text.split("\n")]
        number = 0
        while number < len(lines):
            if not lines[number].strip():
                number += 1
                continue
            if lines[number].strip() != HEADLINE:
                expected: dict[str, Detail] = {
                    "line": number + 1,
                    "headline": HEADLINE,
                    "found": lines[number][:60],
                }
                raise RecordError("no-headline", expected)
            end = number + 1
            while end < len(lines) and lines[end].strip() != HEADLINE:
                end += 1
            records.append(_read_one(lines[number + 1 : end], number + 2))
            number = end
        return records

    def start(self, recording: bool = False, has_calls: bool = False) -> State:
        """The position before the first action; with `has_calls`, its chance records each call."""
        for option in about(self.game).options:
            given = self.options.get(option.name)
            if option.choices and isinstance(given, str):
                option.check(given)  # else some games would take it for the path of a file
        options = about(self.game).upgraded(self.options, self.revision)
        configured = make_game(self.game, self.players, **options)
        position = self.chance.get("position")
        if position is None:
            chance = self._chance()
            return configured.start(
                chance=RecordingChance(chance) if has_calls else chance, recording=recording
            )
        state = configured.load(cast(dict[str, object], position))
        if has_calls:
            state.chance = RecordingChance(state.chance)
        if self.chance.get(REDEALT):
            state = state.deal_again(state.chance)
        state.recording = recording
        return state

    def _chance(self) -> Chance:
        if "secret" in self.chance:
            return SealedChance.from_origin(self.chance)
        seed = self.chance["seed"]
        assert isinstance(seed, int)
        return Chance(seed)

    def __repr__(self) -> str:
        end = f", {self.result}" if self.result else ""
        return f"<record of {self.game}, {self.players} players, {len(self.actions)} actions{end}>"


@dataclass(frozen=True)
class Ply:
    """One step of a replay: the action (None at the start), its events, the position after it."""

    number: int
    action: Action | None
    events: list[Event]
    state: State
    calls: list[tuple[int, int]]  # of chance: bound and result of each


def replay(record: Record) -> list[Ply]:
    """Replay the record: position, events and chance calls of each ply, the setup first."""
    try:
        state = record.start(recording=True, has_calls=True)
    except PandemoniumError as problem:
        raise RecordError("cannot-start", _with_versions(record, problem=problem)) from problem
    plies = [_ply(0, None, state)]
    for number, text in enumerate(record.actions, 1):
        state.events = []
        try:
            action = state.game.action(text)
            apply_recorded(state, action)
            if number == len(record.actions) and record.result is not None:
                _settle_the_end(record.result, state)
        except PandemoniumError as problem:
            details = _with_versions(record, ply=number, text=short_repr(text), problem=problem)
            raise RecordError("cannot-replay", details) from problem
        plies.append(_ply(number, action, state))
    _end_by_people(record, plies[-1].state)
    _compare(record, plies[-1].state)
    return plies


def apply_recorded(state: State, action: Action) -> None:
    """Apply an action of a record, perhaps of an older version.

    A question that has become secret since is asked even if it has one answer. If the record lacks
    that answer, the question is settled as it was then.
    """
    if not state.is_legal(action):
        ahead = state.clone()
        if ahead.settle_only_answer() and ahead.is_legal(action):
            state.settle_only_answer()
    state.apply(action)


def _settle_the_end(result: dict[str, object], state: State) -> None:
    """The same where the game ended after such a question."""
    if result.get("reason") not in BY_PEOPLE:
        ahead = state.clone()
        if ahead.settle_only_answer() and ahead.over:
            state.settle_only_answer()


def _end_by_people(record: Record, state: State) -> None:
    """End the game as the people at the table did, unless its rules did."""
    noted = record.result or {}
    reason, winners, draw = (noted.get(name) for name in ("reason", "winners", "draw"))
    if state.over or reason not in BY_PEOPLE or not isinstance(winners, list):
        return
    if all(type(seat) is int and 0 <= seat < record.players for seat in winners):
        state.finish(tuple(winners), str(reason), draw is True)
        state.settle()


def _ply(number: int, action: Action | None, state: State) -> Ply:
    """The ply with the events and calls since the last one."""
    calls: list[tuple[int, int]] = []
    if isinstance(state.chance, RecordingChance):
        calls = state.chance.calls
        state.chance.calls = []
    return Ply(number, action, state.events, state.clone(), calls)


def _compare(record: Record, state: State) -> None:
    """Compare the result with the recorded one."""
    if record.result is None:
        return
    result = dict(state.outcome.to_json()) if state.outcome else {}
    if result != record.result:
        details = {"noted": short_repr(record.result), "found": short_repr(result)}
        raise RecordError("other-result", _with_versions(record, **details))


def _with_versions(record: Record, **details: Detail) -> dict[str, Detail]:
    """Details with a remark for records of another version, whose rules may have differed."""
    remark: Detail = ""
    if record.version != VERSION:
        remark = Phrase("other-version", recorded=record.version, own=VERSION)
    return {**details, "remark": remark}


# ---------------------------------------------------------------------- reading


def _read_one(lines: list[str], first: int) -> Record:
    """Parse one record; its header is line `first` of the text."""
    header = _read_json(lines[0] if lines else "", first)
    if not isinstance(header, dict):
        raise RecordError("no-header", {"line": first})
    for name, kind in (("game", str), ("version", str), ("players", int), ("options", dict)):
        if not isinstance(header.get(name), kind):
            raise RecordError("header-needs", {"line": first, "name": name, "kind": kind.__name__})
    actions = [line.strip() for line in lines[1:] if line.strip()]
    result: dict[str, object] | None = None
    if actions and actions[-1].startswith(RESULT):
        line = first + max(i for i, text in enumerate(lines) if text.strip())
        noted = _read_json(actions.pop()[len(RESULT) :], line)
        if not isinstance(noted, dict):
            raise RecordError("bad-result", {"line": line})
        result = noted
    return Record(
        header["game"],
        header["players"],
        _read_options(header["options"], first),
        _read_start(header, first),
        actions,
        header["version"],
        result,
        _read_seats(header, first),
        _read_revision(header, first),
    )


def _read_json(text: str, line: int) -> object:
    """Parse a line of JSON, with a limit on nesting."""
    try:
        value: object = json.loads(text)
    except RecursionError as problem:
        raise RecordError("nested-too-deep", {"line": line}) from problem
    except ValueError as problem:
        raise RecordError("not-json", {"line": line, "problem": str(problem)}) from problem
    layer = [value]
    for _ in range(MAX_NESTING):
        layer = [inner for outer in layer for inner in _inside(outer)]
    if layer:
        raise RecordError("nested-too-deep", {"line": line})
    return value


def _inside(value: object) -> list[object]:
    """The values in a list or an object."""
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _read_options(options: dict[str, object], line: int) -> dict[str, object]:
    """The options of a header; cards of a pack are inline, never the path of a file."""
    if not isinstance(options.get("cards", []), list):
        raise RecordError("cards-are-no-list", {"line": line})
    for name in RESERVED:
        if name in options:
            raise RecordError("reserved-option", {"line": line, "name": name})
    return options


def _read_seats(header: dict[str, object], line: int) -> list[str]:
    """The names of the players, if the header has them."""
    seats = header.get("seats", [])
    if (
        not isinstance(seats, list)
        or not all(isinstance(name, str) for name in seats)
        or len(seats) not in (0, header["players"])
    ):
        raise RecordError("bad-seats", {"line": line})
    return seats


def _read_revision(header: dict[str, object], line: int) -> int:
    """The revision of the options; records without one are of the first."""
    revision = header.get("revision", 1)
    if type(revision) is not int or not 1 <= revision <= REVISION:
        details: dict[str, Detail] = {"line": line, "value": short_repr(revision), "last": REVISION}
        raise RecordError("bad-revision", details)
    return revision


def _read_start(header: dict[str, object], line: int) -> dict[str, object]:
    """Seed, secret or position of a header: exactly one of them."""
    starts = [name for name in STARTS if name in header]
    if len(starts) != 1:
        raise RecordError("one-start", {"line": line, "found": ", ".join(starts) or "-"})
    name = starts[0]
    value = header[name]
    is_good = (
        (name == "seed" and type(value) is int and 0 <= value < SEEDS)
        or (name == "secret" and _is_secret(value))
        or (name == "position" and isinstance(value, dict))
    )
    if not is_good:
        raise RecordError("bad-start", {"line": line, "name": name, "value": short_repr(value)})
    return {name: value, **_read_contributions(header, line), **_read_redealt(header, line)}


def _read_redealt(header: dict[str, object], line: int) -> dict[str, object]:
    """Whether everything hidden in the position was dealt again."""
    if REDEALT not in header:
        return {}
    if header[REDEALT] is not True or "position" not in header:
        raise RecordError("bad-redealt", {"line": line, "value": short_repr(header[REDEALT])})
    return {REDEALT: True}


def _read_contributions(header: dict[str, object], line: int) -> dict[str, object]:
    """The contributions that players mixed into the secret, if any."""
    if CONTRIBUTIONS not in header:
        return {}
    contributions = header[CONTRIBUTIONS]
    is_good = (
        isinstance(contributions, list)
        and 0 < len(contributions) <= MAX_CONTRIBUTIONS
        and all(_is_secret(contribution) for contribution in contributions)
    )
    if "secret" not in header or not is_good:
        raise RecordError("bad-contributions", {"line": line, "value": short_repr(contributions)})
    return {CONTRIBUTIONS: contributions}


def _is_secret(value: object) -> bool:
    """Whether it is 32 bytes in hex: 64 digits."""
    return isinstance(value, str) and len(value) == 64 and set(value) <= HEX
