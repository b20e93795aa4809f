"""Playing in line mode: the table drawn, the question, numbered moves, and an answer typed.

The same screen serves one person against bots and several people who hand over the keyboard.
"""

import contextlib
import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.text import Text

from pandemonium.engine.chance import SealedChance
from pandemonium.engine.errors import IllegalMove, NotationError, PandemoniumError
from pandemonium.engine.formats.record import Record
from pandemonium.locale.words import Words
from pandemonium.players import Player, player, players
from pandemonium.table import Table, TableError
from pandemonium.terminal.answers import actions_meant, read_line
from pandemonium.terminal.inspection import SHOWN_EVENTS
from pandemonium.terminal.questions import LATEST, Asking
from pandemonium.terminal.saves import SaveError, SaveFile, is_there
from pandemonium.terminal.screen import Screen
from pandemonium.terminal.signals import StopOnSignals

LONGEST_ANSWER = 200  # letters
HINT_ROOM = 2  # lines for a sentence that is said unasked
LAST_RANK = 1000  # where those stand to whom the rules give none
LEFT = 4  # lines after the end: the secret, where the game is saved, how to look at it


class GameStopped(Exception):  # noqa: N818 - nothing went wrong
    """The person has had enough for now."""


class LineGame(Asking):
    """One game at one terminal."""

    def __init__(
        self,
        table: Table,
        words: Words,
        file: SaveFile,
        console: Console,
        signals: StopOnSignals | None = None,
        has_hints: bool = False,
    ) -> None:
        """Seats have names, those of bots are bots; every move is kept in `file`.

        With `has_hints` a bot says at each decision what it would do.
        """
        seats = table.record.seats
        people = [seat for seat, name in enumerate(seats) if name not in players()]
        super().__init__(table, Screen(console, words, HINT_ROOM if has_hints else 0), people)
        self.has_hints = has_hints
        self.console = console
        self.file = file
        self.signals = signals or StopOnSignals(GameStopped)
        self.unsaved: SaveError | None = None  # why the last move is not on disk
        self.bots: dict[int, Player] = {
            seat: player(name, table.game, lots_of(table.record, seat))
            for seat, name in enumerate(seats)
            if seat not in people
        }
        self.turn: object = None  # whose it was when somebody last acted
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": self.explain,
            "moves": lambda _: self.list_all(),
            "why": self.why,
            "h": lambda _: self.hint(),
            "hint": lambda _: self.hint(),
            "undo": self.undo,
            "save": self.save,
            "rules": self.rules,
            "card": self.card,
            "table": lambda _: self.draw(),
            "draw": self.draw_picture,
            "log": self.show_log,
            "quit": self.quit,
        }

    # ------------------------------------------------------------------ the loop

    def run(self) -> None:
        """Play to the end; raises Stopped when the person leaves before."""
        chance = self.table.state.chance
        if isinstance(chance, SealedChance):
            self.say("play-sealed", seal=chance.seal)
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
        """Where several people have secrets, a screen of its own, which leaves no trace."""
        has_secrets = self.is_shared and self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if has_secrets:
                self.console.set_alt_screen(False)

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at this keyboard who must not see the same things."""
        return len(self.people) > 1 and self.table.game.about.hides

    def step(self) -> None:
        """One decision, a bot's or a person's."""
        self.signals.check()
        seat = self.table.state.player
        bot = self.bots.get(seat)
        if bot is not None:
            self.do(seat, bot.choose(self.table.imagine(seat)).text)
            return
        if seat != self.looking:
            self.change_places(seat)
        if self.is_news:
            self.ask(seat)
            if self.has_hints:
                self.hint(1)
        self.screen.used += 1
        self.answer(read_line("> ").strip(), seat)

    def do(self, seat: int, *actions: str) -> None:
        """Carry out one step and save it, both or none."""
        with self.signals.held():
            self.table.act(seat, *actions)
            self.is_news = True
            self.autosave()
        turn = self.table.view(None).get("turn", self.table.state.player)
        self.is_new_turn = self.is_new_turn or turn != self.turn
        self.turn = turn

    def autosave(self) -> None:
        """Save the game as it is now; a failure is told when it is a new one."""
        before, path = self.unsaved, self.file.path
        try:
            self.file.keep(self.table.record)
        except SaveError as problem:
            self.unsaved = problem
            if before is None or before.reason != problem.reason:
                self.complain(problem)
            return
        self.unsaved = None
        if path not in (None, self.file.path):
            self.say("play-kept-elsewhere", old=str(path), path=str(self.file.path))

    def change_places(self, seat: int) -> None:
        """Hide one person's hand before the next one looks."""
        if self.is_shared:
            self.console.clear()
            read_line(self.words.text("play-hand-over", player=self.words.seat(seat)))
            self.console.clear()
            self.screen.used = 0
        self.looking = seat
        self.is_news = self.is_new_turn = True

    def answer(self, typed: str, seat: int) -> None:
        """A number, a notation or a command; after an error nothing but the error is said."""
        word, _, rest = typed.partition(" ")
        if len(typed) > LONGEST_ANSWER and word.lower() != "save":
            details = {"count": len(typed), "most": LONGEST_ANSWER}
            self.complain(NotationError("long-answer", details))
            return
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
            return
        if not typed and not self.default():
            self.list_all()
            return
        try:
            actions = self.default()
            if typed:
                actions = actions_meant(typed, self.items, self.table.game, self.words)
            self.do(seat, *actions)
        except NotationError as problem:
            self.complain(problem)
            if not typed.isdecimal():
                self.say("play-hint")
        except (IllegalMove, TableError) as problem:
            self.complain(problem)

    # ------------------------------------------------------------------ commands

    def undo(self, _: str) -> None:
        """Take the last step back, as far as the last roll, draw, reveal or other player."""
        assert self.looking is not None
        try:
            with self.signals.held():
                self.table.undo(self.looking)
                self.autosave()
        except TableError as problem:
            self.complain(problem)
            return
        self.told[self.looking] = len(self.table.events(self.looking))
        self.say("play-undone")
        self.is_news = True

    def save(self, typed: str) -> None:
        """Write the record; if another file is named, to that one, from now on."""
        path = Path(typed) if typed else self.file.path
        try:
            if typed and path and path != self.file.path and not self.may_replace(path):
                return
            with self.signals.held():
                if path is None:
                    self.file.keep(self.table.record)
                else:
                    self.file.move_to(path, self.table.record)
        except SaveError as problem:
            self.complain(problem)
        else:
            self.unsaved = None
            self.say("play-saved", path=str(self.file.path))

    def may_replace(self, path: Path) -> bool:
        """Whether the file may be written: one that is there is replaced only when told to."""
        if not is_there(path):
            return True
        with contextlib.suppress(EOFError):
            answer = read_line(self.words.text("play-replace", path=str(path)))
            if answer.strip().lower() in self.words.text("play-yes").split():
                return True
        self.say("play-not-saved")
        return False

    def quit(self, _: str) -> None:
        """Leave; the game is saved by whoever catches this."""
        raise GameStopped

    # ------------------------------------------------------------------ what is shown

    def finish(self) -> None:
        """The end of the game: what led to it, the table, who won and why, and the scores."""
        if self.is_shared:  # the end is for everybody
            self.looking = None
            self.told[None] = max(0, len(self.table.events(None)) - SHOWN_EVENTS)
        news, ending = self.take_news(), self.ending()
        below = self.screen.lines(*ending) + LEFT
        whole, brief = self.whole_table(), self.brief_table()
        fits = self.screen.lines(whole, *news) + below <= self.screen.height
        table = whole if fits else brief
        news = self.shortened(news, below + self.screen.lines(table), LATEST)
        self.screen.print(table, *news, *ending)
        chance = self.table.state.chance
        if isinstance(chance, SealedChance):
            self.say("play-secret", secret=chance.secret.hex())

    def ending(self) -> list[Text]:
        """Who won and why; the scores, where they are more than who won, from the first rank on."""
        outcome = self.table.state.outcome
        assert outcome is not None
        lines = [Text(self.words.result(outcome), style="bold green")]
        is_ranked = any(rank > 1 for rank in outcome.ranks)
        if is_ranked or any(score not in (0, 1) for score in outcome.scores):
            order = sorted(
                range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat] or LAST_RANK
            )
            scores = ", ".join(
                self.words.text(
                    "play-ranked-score" if is_ranked else "play-score",
                    rank=outcome.ranks[seat],
                    seat=self.words.seat(seat),
                    score=outcome.scores[seat],
                )
                for seat in order
            )
            lines.append(Text(self.words.text("play-scores", scores=scores), style="green"))
        return lines

    def say(self, key: str, **args: object) -> None:
        """A line to the person."""
        self.screen.say(key, **args)

    def complain(self, problem: PandemoniumError) -> None:
        """A line about what was wrong."""
        self.screen.complain(problem)


def lots_of(record: Record, seat: int) -> int:
    """A seed for a bot: another one for each game, seat and time of resuming."""
    origin = f"{record.chance} {seat} {len(record.actions)}"
    return int.from_bytes(hashlib.sha256(origin.encode()).digest()[:8], "big")
