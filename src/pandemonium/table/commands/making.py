"""Making a table: which game, with which options and cards, for how many, and how it is paced."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Self

from pandemonium.engine.chance import Chance, ScriptedChance
from pandemonium.engine.errors import PackError, PandemoniumError
from pandemonium.engine.formats.pack import CardEntry, read_pack
from pandemonium.engine.formats.record import RESERVED, Record
from pandemonium.engine.game import Game
from pandemonium.engine.options import REVISION
from pandemonium.engine.registry import about
from pandemonium.engine.registry import game as make_game
from pandemonium.engine.state import State
from pandemonium.engine.version import VERSION
from pandemonium.table.clocks import Clock
from pandemonium.table.entry import TableCommand
from pandemonium.table.errors import TableError
from pandemonium.table.events import TableChanged
from pandemonium.table.hashes import is_hash
from pandemonium.table.names import name_refusal

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

LIVE: Final = "live"
PACES: Final = (LIVE, "correspondence")  # whether people sit there at the same time
LONGEST_PACK: Final = 200_000  # letters; the card files of our games have a quarter of it
PACK_FILE: Final = "cards.toml"  # what a card file that came with a table is called in messages
GAMES_KEPT: Final = 64  # configurations; tables that play the same one share it


@dataclass(frozen=True)
class Made(TableCommand):
    """Somebody makes a table and is its host.

    `seal` is the hash of the secret that the dice will be made from. `options` are those of the
    game, `pack` is the text of a card file, `clock` is that of a `Clock`, `position` is a saved one
    at which the game begins; empty: at the beginning. `lesson` says that the game is being learned.
    `revision` says what the options mean (`options.REVISION`). `continues` says that the position
    is of a finished game, about which the host may know everything.
    """

    kind = "made"

    game: str
    seal: str
    players: int | None = None
    options: dict[str, object] = field(default_factory=dict)
    pack: str = ""
    name: str = ""
    private: bool = True
    clock: dict[str, object] = field(default_factory=dict)
    pace: str = LIVE
    version: str = VERSION
    position: dict[str, object] = field(default_factory=dict)
    lesson: bool = False
    revision: int = REVISION
    continues: bool = False

    @classmethod
    def read(cls, data: Mapping[str, object]) -> Self:
        """The deed; entries with a version but no revision were stored before there were any."""
        is_earlier = "version" in data and "revision" not in data
        return super().read({**data, "revision": 1} if is_earlier else data)

    def refusal(self, session: "TableSession", _who: str, _time: float) -> PandemoniumError | None:
        """It is made once, and so that it can be played."""
        if session.status != "new":
            return TableError("already-made")
        if not is_hash(self.seal):
            return TableError("not-a-hash", {"value": self.seal[:80]})
        return self.problem() or self.pack_problem(session)

    def problem(self) -> PandemoniumError | None:
        """What keeps the game from being played like this."""
        if self.name and (problem := name_refusal(self.name)):
            return problem
        if self.pace not in PACES:
            return TableError("no-such-pace", {"pace": self.pace, "paces": list(PACES)})
        try:
            clock = Clock.of(self.clock)
            game = self.make()
            if self.position and game.load(self.position).over:
                return TableError("over-already")
        except PandemoniumError as problem:
            return problem
        if clock.is_running and game.players == 1:
            return TableError("clock-alone")
        return None

    def given_options(self) -> dict[str, object]:
        """The options that were chosen, and those that tables of people have unless told."""
        return {**about(self.game).for_people(), **self._options}

    def pack_problem(self, session: "TableSession") -> PandemoniumError | None:
        """What is wrong with cards that can be played but make too much work.

        Tables that were made before this was asked go on: the game refuses single actions.
        """
        if not self.pack or session.is_reopening:
            return None
        return _work_problem(self.game, self.players, json.dumps(self._options), self.pack)

    def make(self) -> Game:
        """The game that is played here."""
        return _game(self.game, self.players, json.dumps(self._options), self.pack)

    @property
    def _options(self) -> dict[str, object]:
        """The options, so that they mean today what they meant when the table was made."""
        return about(self.game).upgraded(self.options, self.revision)

    def begin(self, chance: Chance, is_redealt: bool) -> tuple[State, Record]:
        """Where the game begins, and its record.

        A script belongs to a position, other chance to the table. With `is_redealt` everything that
        is not public in the position is dealt again by `chance`.
        """
        if not self.position:
            state = self.make().start(chance=chance, recording=True)
            return state, Record.of(state)
        state = self.make().load(self.position)
        if is_redealt or not isinstance(state.chance, ScriptedChance):
            state.chance = chance
        record = Record.at(state, is_redealt)
        if is_redealt:
            state = state.deal_again(chance)
        state.recording = True
        return state, record

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        """Lay it out, with empty seats."""
        session.host = session.maker = who
        session.status = "gathering"
        session.set_up(self)


@dataclass(frozen=True)
class Changed(TableCommand):
    """The host changes something before the game; what is None stays. Everybody is unready."""

    kind = "changed"

    game: str | None = None
    players: int | None = None
    options: dict[str, object] | None = None
    pack: str | None = None
    name: str | None = None
    private: bool | None = None
    clock: dict[str, object] | None = None
    pace: str | None = None

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """Only the host, only before the game, and nobody may lose a seat by it."""
        problem = session.gathering_refusal() or session.host_refusal(who)
        if problem:
            return problem
        changed = self.applied_to(session.setup)
        if changed.position and self._changes_game():
            return TableError("begins-at-position")
        problem = changed.problem() or changed.pack_problem(session)
        if problem:
            return problem
        players = changed.make().players
        if any(seat.who for seat in session.seats[players:]):
            return TableError("seats-in-use", {"players": players})
        return None

    def _changes_game(self) -> bool:
        """Whether it is about what is played, and not about who may see it or how fast."""
        return any(one is not None for one in (self.game, self.players, self.options, self.pack))

    def applied_to(self, setup: Made) -> Made:
        """How the table is set then; another game has other options, cards and seats."""
        given = {name: value for name, value in vars(self).items() if value is not None}
        if self.game is not None and self.game != setup.game:
            given = {"options": {}, "pack": "", "players": None, **given}
        return replace(setup, **given)

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        """Set the table anew; those who sit stay where they are."""
        session.set_up(self.applied_to(session.setup))
        session.unready_all()
        session.tell(TableChanged())


@lru_cache(maxsize=GAMES_KEPT)
def sides_of(game: Game) -> list[int]:
    """With whom each seat wins, by a number for each side."""
    return game.strategy().sides


@lru_cache(maxsize=GAMES_KEPT)
def _game(name: str, players: int | None, options: str, pack: str) -> Game:
    """The game with these options (JSON) and cards (TOML), or an error that says what is wrong."""
    schema = about(name)
    given: dict[str, object] = {**schema.for_people(), **json.loads(options)}
    for reserved in (*RESERVED, "cards"):
        if reserved in given:
            raise TableError("reserved-table-option", {"name": reserved})
    for option in schema.options:
        value = given.get(option.name)
        if option.choices and isinstance(value, str):
            option.check(value)  # else some games would take it for the path of a file
    if not pack:
        return make_game(name, players, **given)
    if len(pack) > LONGEST_PACK:
        raise TableError("pack-too-long", {"most": LONGEST_PACK})
    entries = read_pack(PACK_FILE, pack)
    try:
        return make_game(name, players, **given, cards=[entry.fields for entry in entries])
    except PackError as problem:
        raise _with_line(problem, entries) from problem


@lru_cache(maxsize=GAMES_KEPT)
def _work_problem(name: str, players: int | None, options: str, pack: str) -> PackError | None:
    """What is wrong with a pack whose cards make too much work."""
    try:
        _game(name, players, options, pack).check_work()
    except PackError as problem:
        return _with_line(problem, read_pack(PACK_FILE, pack))
    return None


def _with_line(problem: PackError, entries: list[CardEntry]) -> PackError:
    """The same problem with the line of the file in which the card stands."""
    for entry in entries:
        if entry.id == problem.card:
            placed = entry.error(problem.field, problem.expected)
            placed.package = problem.package
            return placed
    return problem
