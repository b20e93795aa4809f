"""A table in this process: bots play here, and each step is saved to a file."""

import contextlib
import hashlib
from pathlib import Path

from pandemonium.engine.errors import IllegalMove, NotationError
from pandemonium.engine.formats.record import Record
from pandemonium.engine.text_view import Section
from pandemonium.players import LEVELS, Player, make_level, player, players
from pandemonium.players.base import Idea
from pandemonium.players.sentences import best_ideas
from pandemonium.table import Prompt, Table, worded
from pandemonium.table.log import LogItem
from pandemonium.terminal import saves
from pandemonium.terminal.answers import read_line
from pandemonium.terminal.saves import SaveError, SaveFile
from pandemonium.terminal.screen import Screen
from pandemonium.terminal.signals import GameStopped, StopOnSignals
from pandemonium.terminal.table_source import LOG_LENGTH, Objection, TableSource

PICTURE = ".svg"


class LocalTable(TableSource):
    """A table of one or more people at this keyboard, and of bots."""

    is_remote = False
    adviser = "demon"  # strong enough, and answers within seconds

    def __init__(
        self, table: Table, file: SaveFile, screen: Screen, signals: StopOnSignals | None = None
    ) -> None:
        """Seats named after a bot are played by it; every step is saved to `file`."""
        super().__init__(screen)
        self.table = table
        self.game = table.game
        self.file = file
        self.signals = signals or StopOnSignals(GameStopped)
        self.unsaved: SaveError | None = None  # why the last step isn't saved
        seats = table.record.seats
        self.bots: dict[int, Player] = {
            seat: player(name, table.game, bot_seed(table.record, seat))
            for seat, name in enumerate(seats)
            if name in players()
        }
        self.people = [seat for seat in range(len(seats)) if seat not in self.bots]
        everybody = (*range(table.game.players), None)
        self.events_read = {seat: len(table.events(seat)) for seat in everybody}
        self.commands = {"draw": self.draw_picture, "save": self.save}
        self.hidden_commands = [] if table.state.picture(self.words) else ["draw"]

    # ------------------------------------------------------------------ the course of the game

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def deciding(self) -> int | None:
        seat = self.table.state.player
        return None if seat in self.bots else seat

    @property
    def moment(self) -> object:
        return self.table.moment

    @property
    def turn(self) -> object:
        return self.table.view(None).get("turn", self.table.state.player)

    def advance(self) -> None:
        seat = self.table.state.player
        self._perform(seat, self.bots[seat].choose(self.table.imagine(seat)).text)

    # ------------------------------------------------------------------ what the viewer does

    def act(self, actions: list[str]) -> None:
        self._perform(self._seat, *actions)

    def undo(self) -> None:
        with self.signals.deferred():
            self.table.undo(self._seat)
            self.autosave()
        self.news()  # the log is shorter now, and nothing in it is new

    @property
    def _seat(self) -> int:
        """The seat of the viewer, who must have one."""
        assert self.viewer is not None
        return self.viewer

    def _perform(self, seat: int, *actions: str) -> None:
        """Perform the actions of a seat as one step, and save the game."""
        with self.signals.deferred():
            self.table.act(seat, *actions)
            self.autosave()

    def autosave(self) -> None:
        """Save the game; prints an error unless the last save failed for the same reason."""
        before, path = self.unsaved, self.file.path
        try:
            self.file.save(self.table.record)
        except SaveError as problem:
            self.unsaved = problem
            if before is None or before.reason != problem.reason:
                self.screen.print_error(problem)
            return
        self.unsaved = None
        if path not in (None, self.file.path):
            self.screen.print_message(
                "play-saved-elsewhere", old=str(path), path=str(self.file.path)
            )

    # ------------------------------------------------------------------ what the viewer sees

    @property
    def prompt(self) -> Prompt:
        return worded(self.table.prompt(self.viewer), self.words)

    def sections(self, is_brief: bool = False) -> list[Section]:
        draw = self.table.state.brief if is_brief else self.table.state.sheet
        return draw(self.viewer, self.words)

    def news(self) -> list[str]:
        since = self.events_read[self.viewer]
        self.events_read[self.viewer] = len(self.table.events(self.viewer))
        return self._sentences(self.table.events(self.viewer, since))

    def log(self) -> list[str]:
        return self._sentences(self.table.events(self.viewer)[-LOG_LENGTH:])

    def _sentences(self, items: list[LogItem]) -> list[str]:
        return [self.words.event(item["event"], self.reader) for item in items]

    def why_not(self, what: str) -> Objection | None:
        problem = self.table.why_not(self._seat, what)
        if problem is None:
            return None
        clause = problem.clause if isinstance(problem, IllegalMove) else ""
        return Objection(self.words.error(problem), clause)

    def hint(self) -> list[Idea]:
        state = self.table.imagine(self._seat)
        bot = make_level(LEVELS.index(self.adviser), self.game, state.ply)
        bot.choose(state)
        return best_ideas(self.words, bot.strategy, state, bot.thoughts())

    # ------------------------------------------------------------------ files

    def save(self, typed: str) -> None:
        """Save the game; to another file from now on, if one is given."""
        path = Path(typed) if typed else self.file.path
        try:
            if typed and path and path != self.file.path and not self._may_overwrite(path):
                return
            with self.signals.deferred():
                if path is None:
                    self.file.save(self.table.record)
                else:
                    self.file.save_as(path, self.table.record)
        except SaveError as problem:
            self.screen.print_error(problem)
        else:
            self.unsaved = None
            self.screen.print_message("play-saved", path=str(self.file.path))

    def draw_picture(self, typed: str) -> None:
        """Write a picture of the public table to an SVG file."""
        picture = self.table.state.picture(self.words)
        if not picture:
            self.screen.print_error(NotationError("no-picture", {"game": self.game.title}))
            return
        path = Path(typed or f"{self.game.id}-{self.table.state.ply}{PICTURE}")
        if path.suffix.lower() != PICTURE:
            self.screen.print_error(NotationError("picture-ending", {"file": str(path)}))
            return
        if not self._may_overwrite(path):
            return
        try:
            saves.write(path, picture.encode())
        except SaveError as problem:
            self.screen.print_error(problem)
        else:
            self.screen.print_message("play-drawn", path=str(path))

    def _may_overwrite(self, path: Path) -> bool:
        """Whether the file is new, or the person agrees to overwrite it."""
        if not saves.path_exists(path):
            return True
        with contextlib.suppress(EOFError):
            answer = read_line(self.words.text("play-replace", path=str(path)))
            if answer.strip().lower() in self.words.text("play-yes").split():
                return True
        self.screen.print_message("play-not-saved")
        return False


def bot_seed(record: Record, seat: int) -> int:
    """A seed for a bot that differs by game, seat and the move at which the game was resumed."""
    origin = f"{record.chance} {seat} {len(record.actions)}"
    return int.from_bytes(hashlib.sha256(origin.encode()).digest()[:8], "big")
