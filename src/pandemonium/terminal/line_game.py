"""A local game in line mode: the table, a question, numbered moves and a typed answer.

One person plays against bots, or several people pass the keyboard.
"""

import contextlib
import hashlib
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.text import Text

from pandemonium.engine.chance import SealedChance
from pandemonium.engine.errors import IllegalMove, NotationError
from pandemonium.engine.formats.record import Record
from pandemonium.locale.words import Words
from pandemonium.players import Player, player, players
from pandemonium.table import Table, TableError
from pandemonium.table.limits import MAX_ACTION_LENGTH
from pandemonium.table.prompt import status
from pandemonium.terminal.answers import read_line
from pandemonium.terminal.inspection import SHOWN_EVENTS
from pandemonium.terminal.questions import LATEST, QuestionScreen
from pandemonium.terminal.saves import SaveError, SaveFile
from pandemonium.terminal.screen import Screen
from pandemonium.terminal.signals import StopOnSignals

HINT_LINES = 2
LAST_RANK = 1000  # sorts seats without a rank last
FOOTER_LINES = 4  # after the end: the secret, the path, the replay command


class GameStopped(Exception):  # noqa: N818 - nothing went wrong
    """The person left the game before its end."""


class LineGame(QuestionScreen):
    """A local game at one terminal."""

    def __init__(
        self,
        table: Table,
        words: Words,
        file: SaveFile,
        console: Console,
        signals: StopOnSignals | None = None,
        has_hints: bool = False,
    ) -> None:
        """Seats named after a bot are played by it; every move is saved to `file`.

        With `has_hints`, a bot's advice is printed at each decision.
        """
        seats = table.record.seats
        people = [seat for seat, name in enumerate(seats) if name not in players()]
        super().__init__(table, Screen(console, words, HINT_LINES if has_hints else 0), people)
        self.has_hints = has_hints
        self.console = console
        self.file = file
        self.signals = signals or StopOnSignals(GameStopped)
        self.unsaved: SaveError | None = None  # why the last move isn't saved
        self.bots: dict[int, Player] = {
            seat: player(name, table.game, bot_seed(table.record, seat))
            for seat, name in enumerate(seats)
            if seat not in people
        }
        self.turn: object = None  # at the last action
        self.commands = {
            "?": self.show_help,
            "help": self.show_help,
            "moves": lambda _: self.show_moves(),
            "why": self.why,
            "h": lambda _: self.hint(),
            "hint": lambda _: self.hint(),
            "undo": self.undo,
            "save": self.save,
            "rules": self.show_rules,
            "card": self.show_card,
            "table": lambda _: self.show_table(),
            "draw": self.draw_picture,
            "log": self.show_log,
            "quit": self.quit,
        }

    # ------------------------------------------------------------------ the loop

    def run(self) -> None:
        """Play to the end; raises GameStopped if the person leaves before."""
        chance = self.table.state.chance
        if isinstance(chance, SealedChance):
            self.screen.print_message("play-sealed", seal=chance.seal)
        with self.private_screen():
            try:
                while not self.table.over:
                    self.step()
            except (KeyboardInterrupt, EOFError):
                self.console.print()
                raise GameStopped from None
        self.finish()

    @contextlib.contextmanager
    def private_screen(self) -> Iterator[None]:
        """Use the alternate screen where hands are secret, so that none stays in the scrollback."""
        has_secrets = self.is_shared and self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if has_secrets:
                self.console.set_alt_screen(False)

    @property
    def is_shared(self) -> bool:
        """Whether several people with hidden information share this keyboard."""
        return len(self.people) > 1 and self.table.game.about.hides

    def step(self) -> None:
        """Make one decision, a bot's or a person's."""
        self.signals.check()
        seat = self.table.state.player
        bot = self.bots.get(seat)
        if bot is not None:
            self.perform(seat, [bot.choose(self.table.imagine(seat)).text])
            return
        if seat != self.viewer:
            self.switch_to(seat)
        if self.has_changed:
            self.ask(seat)
            if self.has_hints:
                self.hint(1)
        self.screen.used += 1
        self.answer(read_line("> ").strip())

    def act(self, actions: list[str]) -> None:
        assert self.viewer is not None
        self.perform(self.viewer, actions)

    def perform(self, seat: int, actions: list[str]) -> None:
        """Perform a seat's actions as one step, and save the game."""
        with self.signals.deferred():
            self.table.act(seat, *actions)
            self.has_changed = True
            self.autosave()
        turn = self.table.view(None).get("turn", self.table.state.player)
        self.is_new_turn = self.is_new_turn or turn != self.turn
        self.turn = turn

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

    def switch_to(self, seat: int) -> None:
        """Let the next person take the keyboard; hides the hand of the previous one."""
        if self.is_shared:
            self.console.clear()
            read_line(self.words.text("play-hand-over", player=self.words.seat(seat)))
            self.console.clear()
            self.screen.used = 0
        self.viewer = seat
        self.has_changed = self.is_new_turn = True

    def answer(self, typed: str) -> None:
        """Carry out what was typed; prints an error if that isn't possible."""
        if len(typed) > MAX_ACTION_LENGTH and typed.split()[0].lower() != "save":
            details = {"count": len(typed), "most": MAX_ACTION_LENGTH}
            self.screen.print_error(NotationError("long-answer", details))
            return
        try:
            super().answer(typed)
        except NotationError as problem:
            self.screen.print_error(problem)
            if not typed.isdecimal():
                self.screen.print_message("play-hint")
        except (IllegalMove, TableError) as problem:
            self.screen.print_error(problem)

    # ------------------------------------------------------------------ commands

    def undo(self, _: str) -> None:
        """Take back the last step, unless a roll, draw, reveal or another player followed it."""
        assert self.viewer is not None
        try:
            with self.signals.deferred():
                self.table.undo(self.viewer)
                self.autosave()
        except TableError as problem:
            self.screen.print_error(problem)
            return
        self.events_read[self.viewer] = len(self.table.events(self.viewer))
        self.screen.print_message("play-undone")
        self.has_changed = True

    def save(self, typed: str) -> None:
        """Save the game; to another file from now on, if one is given."""
        path = Path(typed) if typed else self.file.path
        try:
            if typed and path and path != self.file.path and not self.may_overwrite(path):
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

    def quit(self, _: str) -> None:
        """Leave the game; the caller of `run` saves it."""
        raise GameStopped

    # ------------------------------------------------------------------ the end

    def finish(self) -> None:
        """Print the last events, the table, the result and the scores."""
        if self.is_shared:  # everybody reads the end, so show no hands
            self.viewer = None
            self.events_read[None] = max(0, len(self.table.events(None)) - SHOWN_EVENTS)
        news, ending = self.unread_events(), self.ending()
        below = self.screen.lines(*ending) + FOOTER_LINES
        whole, brief = self.whole_table(), self.brief_table()
        fits = self.screen.lines(whole, *news) + below <= self.screen.height
        table = whole if fits else brief
        news = self.trim_news(news, below + self.screen.lines(table), LATEST)
        self.screen.print(table, *news, *ending)
        chance = self.table.state.chance
        if isinstance(chance, SealedChance):
            self.screen.print_message("play-secret", secret=chance.secret.hex())

    def ending(self) -> list[Text]:
        """The result, and the scores by rank where they add something."""
        prompt = self.table.prompt(self.reader)
        outcome = self.table.state.outcome
        assert outcome is not None
        lines = [Text(status(prompt, self.words), style="bold green")]
        is_ranked = any(rank > 1 for rank in outcome.ranks)
        if is_ranked or any(score not in (0, 1) for score in outcome.scores):
            order = sorted(
                range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat] or LAST_RANK
            )
            scores = ", ".join(
                self.words.text(
                    "play-ranked-score" if is_ranked else "play-score",
                    rank=outcome.ranks[seat],
                    seat=self.words.text("you") if seat == self.reader else self.words.seat(seat),
                    score=outcome.scores[seat],
                )
                for seat in order
            )
            lines.append(Text(self.words.text("play-scores", scores=scores), style="green"))
        return lines


def bot_seed(record: Record, seat: int) -> int:
    """A seed for a bot that differs by game, seat and the move at which the game was resumed."""
    origin = f"{record.chance} {seat} {len(record.actions)}"
    return int.from_bytes(hashlib.sha256(origin.encode()).digest()[:8], "big")
