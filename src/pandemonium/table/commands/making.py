"""Creating a table: its game, options, cards, number of players, clock and pace."""

import json
from collections.abc import Mapping
from dataclasses import field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Final, Self

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
from pandemonium.table import limits
from pandemonium.table.clocks import Clock
from pandemonium.table.commands.command import TableCommand
from pandemonium.table.errors import TableError
from pandemonium.table.events import TableChanged
from pandemonium.table.fields import Doc, Length
from pandemonium.table.hashes import is_hex_digest
from pandemonium.table.names import name_refusal

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

LIVE: Final = "live"
PACES: Final = (LIVE, "correspondence")  # whether people play at the same time
PACK_FILE: Final = "cards.toml"  # the name of a table's card file in errors
GAMES_KEPT: Final = 64  # configurations; tables with the same one share it

ClockRule = Annotated[
    dict[str, object], Doc("`kind` (none, move, bank or days), `seconds` and `increment`")
]


class CreateTable(TableCommand):
    """A table is created; its creator is the host.

    `seal` is the hash of the secret that the dice are derived from. `pack` is the text of a card
    file. `position` is a saved position at which the game begins, empty for a new game. `lesson`
    means that the game is a lesson. `revision` is the version of the options (`options.REVISION`).
    `continues` means that the position is of a finished game, which the host may know completely.
    `rated` means that the result counts for ratings if it can (`rated.py`).
    `series` is the score of the games before (`series.py`).
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
    rated: bool = True
    series: dict[str, object] = field(default_factory=dict)

    @classmethod
    def read(cls, data: Mapping[str, object]) -> Self:
        """The command; an entry with a version but no revision is older than revisions."""
        is_earlier = "version" in data and "revision" not in data
        return super().read({**data, "revision": 1} if is_earlier else data)

    def refusal(self, session: "TableSession", _who: str, _time: float) -> PandemoniumError | None:
        if session.status != "new":
            return TableError("already-made")
        if not is_hex_digest(self.seal):
            return TableError("not-a-hash", {"value": self.seal[:80]})
        return self.problem() or self.pack_problem(session)

    def problem(self) -> PandemoniumError | None:
        """What is wrong with the setup, if anything."""
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
        """The chosen options, over the defaults for tables of people."""
        return {**about(self.game).for_people(), **self._options}

    def pack_problem(self, session: "TableSession") -> PandemoniumError | None:
        """What is wrong with valid cards that would take too much work to play.

        Stored tables are exempt: there the game refuses single actions.
        """
        if not self.pack or session.is_reopening:
            return None
        return _work_problem(self.game, self.players, json.dumps(self._options), self.pack)

    def make(self) -> Game:
        """The game with this setup."""
        return _game(self.game, self.players, json.dumps(self._options), self.pack)

    @property
    def _options(self) -> dict[str, object]:
        """The options, upgraded so that they mean what they meant when the table was created."""
        return about(self.game).upgraded(self.options, self.revision)

    def begin(self, chance: Chance, is_redealt: bool) -> tuple[State, Record]:
        """The first position of the game, and its record.

        Scripted chance stays with a position; otherwise `chance` is used. With `is_redealt`,
        everything that is not public in the position is dealt again.
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
        session.host = session.maker = who
        session.status = "gathering"
        session.set_up(self)


class Change(TableCommand):
    """Change the setup before the game, as the host; nobody is ready then. Null: unchanged."""

    kind = "changed"
    type = "change"
    rate = "change"

    game: Annotated[str, Length(0, limits.MAX_GAME_LENGTH)] | None = None
    players: int | None = None
    options: dict[str, object] | None = None
    pack: Annotated[str, Length(0, limits.MAX_PACK_LENGTH), Doc("a card file, as text")] | None = (
        None
    )
    name: Annotated[str, Length(0, limits.MAX_NAME_LENGTH), Doc("of the table")] | None = None
    private: Annotated[bool, Doc("only people with the link can enter")] | None = None
    clock: ClockRule | None = None
    pace: Annotated[str, Length(0, limits.MAX_PACE_LENGTH)] | None = None
    rated: Annotated[bool, Doc("whether the result counts for ratings")] | None = None

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := session.gathering_refusal() or session.host_refusal(who):
            return problem
        changed = self.applied_to(session.setup)
        changes = (self.game, self.players, self.options, self.pack)  # of what is played
        if changed.position and any(change is not None for change in changes):
            return TableError("begins-at-position")
        if problem := changed.problem() or changed.pack_problem(session):
            return problem
        players = changed.make().players
        if sum(bool(seat.who) for seat in session.seats) > players:
            return TableError("seats-in-use", {"players": players})
        return None

    def applied_to(self, setup: CreateTable) -> CreateTable:
        """The changed setup; another game starts with its own options, cards and seats."""
        fields = {name: value for name, value in vars(self).items() if value is not None}
        if self.game is not None and self.game != setup.game:
            fields = {"options": {}, "pack": "", "players": None, "series": {}, **fields}
        return replace(setup, **fields)

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        setup, options = session.setup, session.game.settings
        session.set_up(self.applied_to(setup))
        session.unready_all()
        changed = [
            name
            for name in ("game", "players", "pack", "name", "private", "clock", "pace")
            if getattr(setup, name) != getattr(session.setup, name)
        ]
        settings = session.game.settings
        changed_options = [name for name in settings if settings[name] != options.get(name)]
        session.emit(TableChanged(changed, [] if "game" in changed else changed_options))


@lru_cache(maxsize=GAMES_KEPT)
def sides_of(game: Game) -> list[int]:
    """The number of each seat's side; seats on one side win together."""
    return game.strategy().sides


@lru_cache(maxsize=GAMES_KEPT)
def _game(name: str, players: int | None, options: str, pack: str) -> Game:
    """The game with these options (JSON) and cards (TOML); raises what is wrong with them."""
    schema = about(name)
    given: dict[str, object] = {**schema.for_people(), **json.loads(options)}
    for reserved in (*RESERVED, "cards"):
        if reserved in given:
            raise TableError("reserved-table-option", {"name": reserved})
    for option in schema.options:
        value = given.get(option.name)
        if option.choices and isinstance(value, str):
            option.check(value)  # some games would read it as a file path
    if not pack:
        return make_game(name, players, **given)
    if len(pack) > limits.STORED_PACK_LENGTH:
        raise TableError("pack-too-long", {"most": limits.STORED_PACK_LENGTH})
    entries = read_pack(PACK_FILE, pack)
    try:
        return make_game(name, players, **given, cards=[entry.fields for entry in entries])
    except PackError as problem:
        raise _with_line(problem, entries) from problem


@lru_cache(maxsize=GAMES_KEPT)
def _work_problem(name: str, players: int | None, options: str, pack: str) -> PackError | None:
    """The error for a pack whose cards take too much work, or None."""
    try:
        _game(name, players, options, pack).check_work()
    except PackError as problem:
        return _with_line(problem, read_pack(PACK_FILE, pack))
    return None


def _with_line(problem: PackError, entries: list[CardEntry]) -> PackError:
    """The same problem with the line of the card in the file."""
    for entry in entries:
        if entry.id == problem.card:
            placed = entry.error(problem.field, problem.expected)
            placed.package = problem.package
            return placed
    return problem
