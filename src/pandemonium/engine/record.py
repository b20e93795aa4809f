"""Records: a whole game as a few lines of text, and replaying them.

```
pandemonium record 1
{"game": "lets-summon-demons", "version": "0.1.0", "players": 3, "options": {...}, "seed": 7}
roll
buy 2
...
= {"winners": [1], "scores": [0, 1, 0]}
```

The last line stands where the game was finished. A file may hold many records, one after another.
"""

import json

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance, SealedChance
from pandemonium.engine.errors import IllegalMove, NotationError, RecordError
from pandemonium.engine.event import Event
from pandemonium.engine.registry import game as make_game
from pandemonium.engine.state import State
from pandemonium.engine.version import VERSION

HEADLINE = "pandemonium record 1"
RESULT = "= "


class Record:
    """One game as it was played: configuration, chance, and the actions as text."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, object],
        chance: dict[str, object],
        actions: list[str] | None = None,
        version: str = VERSION,
        result: dict[str, object] | None = None,
        seats: list[str] | None = None,
    ) -> None:
        """`chance` is `{"seed": 7}` or `{"secret": "<64 hex digits>"}`; `seats` says who played."""
        self.game = game
        self.players = players
        self.options = options
        self.chance = chance
        self.actions: list[str] = actions or []
        self.version = version
        self.result = result
        self.seats: list[str] = seats or []

    @staticmethod
    def of(state: State) -> "Record":
        """An empty record for a game that has just been started."""
        chance = state.chance
        origin: dict[str, object] = {"seed": chance.seed}
        if isinstance(chance, SealedChance):
            origin = {"secret": chance.secret.hex()}
        return Record(state.game.id, state.game.players, state.game.identity(), origin)

    def close(self, state: State) -> None:
        """Note the result of a finished game."""
        self.result = {"winners": list(state.winners), "scores": list(state.scores)}

    def write(self) -> str:
        """The record as text."""
        header: dict[str, object] = {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "options": self.options,
            **self.chance,
        }
        if self.seats:
            header["seats"] = self.seats
        lines = [HEADLINE, json.dumps(header, ensure_ascii=False), *self.actions]
        if self.result is not None:
            lines.append(RESULT + json.dumps(self.result))
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(text: str) -> "Record":
        """The one record in `text`."""
        records = Record.read_all(text)
        if len(records) != 1:
            raise RecordError(f"expected one record, found {len(records)}")
        return records[0]

    @staticmethod
    def read_all(text: str) -> list["Record"]:
        """All records in `text`, in order."""
        records: list[Record] = []
        lines = text.splitlines()
        number = 0
        while number < len(lines):
            if not lines[number].strip():
                number += 1
                continue
            if lines[number].strip() != HEADLINE:
                raise RecordError(
                    f"line {number + 1}: expected {HEADLINE!r}, found {lines[number][:60]!r}"
                )
            end = number + 1
            while end < len(lines) and lines[end].strip() != HEADLINE:
                end += 1
            records.append(_read_one(lines[number + 1 : end], number + 2))
            number = end
        return records

    def start(self) -> State:
        """The position before the first action."""
        made = make_game(self.game, self.players, **self.options)
        return made.start(chance=self._chance())

    def _chance(self) -> Chance:
        secret = self.chance.get("secret")
        if secret is not None:
            return SealedChance(bytes.fromhex(str(secret)))
        seed = self.chance["seed"]
        assert isinstance(seed, int)
        return Chance(seed)


class Ply:
    """One step of a replay: the action (None at the start), its events, the position after it."""

    def __init__(
        self, number: int, action: Action | None, events: list[Event], state: State
    ) -> None:
        """Made by `replay`."""
        self.number = number
        self.action = action
        self.events = events
        self.state = state


def replay(record: Record) -> list[Ply]:
    """Play the record again: the position and the events at each ply, the start first."""
    try:
        state = record.start()
    except ValueError as problem:
        raise RecordError(
            f"the game of this record cannot be made: {problem}{_versions(record)}"
        ) from problem
    state.recording = True
    plies = [Ply(0, None, [], state.clone())]
    for number, text in enumerate(record.actions, 1):
        state.events = []
        try:
            action = state.game.action(text)
            state.apply(action)
        except (NotationError, IllegalMove) as problem:
            raise RecordError(f"ply {number}, {text!r}: {problem}{_versions(record)}") from problem
        plies.append(Ply(number, action, state.events, state.clone()))
    _compare(record, state)
    return plies


def _compare(record: Record, state: State) -> None:
    """The result that was noted must come out again."""
    if record.result is None:
        return
    found: dict[str, object] = {"winners": list(state.winners), "scores": list(state.scores)}
    if not state.over or found != record.result:
        raise RecordError(
            f"the record says {record.result}, the replay gives {found}{_versions(record)}"
        )


def _versions(record: Record) -> str:
    """A remark for records of another version, whose rules may have been different."""
    if record.version == VERSION:
        return ""
    return f" (recorded by version {record.version}, replayed by {VERSION})"


def _read_one(lines: list[str], first: int) -> Record:
    """The record whose header is the first of `lines`, which is line `first` of the text."""
    try:
        header = json.loads(lines[0]) if lines else None
    except json.JSONDecodeError as problem:
        raise RecordError(f"line {first}: the header is not JSON: {problem}") from problem
    if not isinstance(header, dict):
        raise RecordError(f"line {first}: expected a header, a JSON object")
    for name, kind in (("game", str), ("version", str), ("players", int), ("options", dict)):
        if not isinstance(header.get(name), kind):
            raise RecordError(f"line {first}: the header needs {name!r}, a {kind.__name__}")
    actions = [line.strip() for line in lines[1:] if line.strip()]
    result = None
    if actions and actions[-1].startswith(RESULT):
        try:
            result = json.loads(actions.pop()[len(RESULT) :])
        except json.JSONDecodeError as problem:
            raise RecordError(
                f"line {first + len(lines) - 1}: the result is not JSON: {problem}"
            ) from problem
    return Record(
        header["game"],
        header["players"],
        header["options"],
        _read_chance(header, first),
        actions,
        header["version"],
        result,
        _read_seats(header, first),
    )


def _read_seats(header: dict[str, object], line: int) -> list[str]:
    """Who played, if the header says so."""
    seats = header.get("seats", [])
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise RecordError(f"line {line}: 'seats' must be a list of names")
    return seats


def _read_chance(header: dict[str, object], line: int) -> dict[str, object]:
    """Seed or secret of a header."""
    seed, secret = header.get("seed"), header.get("secret")
    if isinstance(seed, int) and not isinstance(seed, bool) and seed >= 0:
        return {"seed": seed}
    if (
        isinstance(secret, str)
        and len(secret) == 64
        and all(c in "0123456789abcdef" for c in secret)
    ):
        return {"secret": secret}
    raise RecordError(
        f"line {line}: the header needs 'seed', a whole number, or 'secret', 64 hex digits"
    )
