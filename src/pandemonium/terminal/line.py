"""Playing in line mode: the table drawn, the question, numbered moves, and an answer typed.

The same screen serves one person against bots and several people who hand over the keyboard.
The table is drawn once in a turn, and again when it has scrolled out of sight; in between only
what happened is told.
"""

import contextlib
import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from pandemonium.engine.chance import SealedChance
from pandemonium.engine.errors import IllegalMove, NotationError, PandemoniumError
from pandemonium.engine.record import Record
from pandemonium.locale.words import Words
from pandemonium.players import PLAYERS, Player, player
from pandemonium.table import Prompt, Table, TableError, worded
from pandemonium.terminal import drawing, listing
from pandemonium.terminal.looking import SHOWN_EVENTS, Looking
from pandemonium.terminal.reading import actions_meant, read_line
from pandemonium.terminal.saves import SaveError, SaveFile, is_there
from pandemonium.terminal.screen import Screen
from pandemonium.terminal.signals import StopOnSignals

LONGEST_ANSWER = 200  # letters
LEFT = 4  # lines after the end: the secret, where the game is saved, how to look at it
TYPED = 1  # the line where one types
LATEST = 4  # lines of news for which there is always room


class Stopped(Exception):  # noqa: N818 - nothing went wrong
    """The person has had enough for now."""


class LineGame(Looking):
    """One game at one terminal."""

    def __init__(
        self,
        table: Table,
        words: Words,
        file: SaveFile,
        console: Console,
        signals: StopOnSignals | None = None,
    ) -> None:
        """Seats have names, those of `PLAYERS` are bots; every move is kept in `file`."""
        super().__init__(table, Screen(console, words))
        self.console = console
        self.file = file
        self.signals = signals or StopOnSignals(Stopped)
        self.unsaved: SaveError | None = None  # why the last move is not on disk
        seats = table.record.seats
        self.bots: dict[int, Player] = {
            seat: player(name, lots_of(table.record, seat))
            for seat, name in enumerate(seats)
            if name in PLAYERS
        }
        self.people = [seat for seat in range(len(seats)) if seat not in self.bots]
        # how much of the log each has read: what was before shows on the table
        self.told = {seat: len(table.events(seat)) for seat in (*range(len(seats)), None)}
        self.is_news = True  # something has changed since the question was put
        self.is_new_turn = True  # the table has not been drawn in this turn
        self.turn: object = None
        self.has_begun = False  # somebody has been asked
        self.prompt: Prompt = table.prompt(None)
        self.items: list[listing.Item] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": self.explain,
            "moves": lambda _: self.list_all(),
            "why": self.why,
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
            self.tell_goal()
            self.say("play-begin")
            try:
                while not self.table.over:
                    self.step()
            except (KeyboardInterrupt, EOFError):
                self.console.print()
                raise Stopped from None
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
        self.screen.used += 1
        self.answer(read_line("> ").strip(), seat)

    def do(self, seat: int, *actions: str) -> None:
        """Carry out one step and save it, both or none."""
        with self.signals.held():
            self.table.act(seat, *actions)
            self.is_news = True
            self.keep()
        turn = self.table.view(None).get("turn", self.table.state.player)
        self.is_new_turn = self.is_new_turn or turn != self.turn
        self.turn = turn

    def keep(self) -> None:
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
            read_line(self.words.text("play-hand-over", player=self.words.seat(seat)) + " ")
            self.console.clear()
            self.screen.used = 0
        self.looking = seat
        self.is_news = self.is_new_turn = True

    # ------------------------------------------------------------------ asking

    def ask(self, seat: int) -> None:
        """Put the question: the table where it is needed, what happened, and what can be done."""
        self.prompt = worded(self.table.prompt(seat), self.words)
        self.items = listing.list_items(self.prompt, self.words)
        news = self.take_news()
        layouts = listing.layouts(self.items, self.words, self.screen.tints.paint)
        below = self.screen.lines(self.question(), *self.default_line()) + TYPED
        used = self.screen.used + below + self.screen.lines(*news)
        listed = None if self.is_new_turn else self.fitting(layouts, used)
        if listed is None:
            below += self.start_of_page()
            used = below + min(LATEST, self.screen.lines(*news))
            table, listed = self.table_and_list(layouts, used)
            self.screen.print(table)
            news = self.shortened(news, below + self.screen.lines(table, listed))
        self.screen.print(*news, self.question(), listed, *self.default_line())
        self.is_news = self.is_new_turn = False

    def question(self) -> Text:
        """What is asked; where several people play, of whom."""
        asked = self.prompt["said"]
        if len(self.people) > 1 and self.looking is not None:
            asked = self.words.text("play-asked", seat=self.words.seat(self.looking), asked=asked)
        return Text(asked, style="bold cyan")

    def fitting(self, layouts: list[RenderableType], used: int) -> RenderableType | None:
        """The most telling list that fits below what is on the screen, if one does."""
        room = self.screen.height - used
        return next((one for one in layouts if self.screen.lines(one) <= room), None)

    def table_and_list(
        self, layouts: list[RenderableType], below: int
    ) -> tuple[RenderableType, RenderableType]:
        """The whole table if it fits with a list in lines, else the brief one."""
        whole, brief = self.whole_table(), self.brief_table()
        listed = self.fitting(layouts[:2], below + self.screen.lines(whole))
        if listed is not None:
            return whole, listed
        return brief, self.fitting(layouts, below + self.screen.lines(brief)) or layouts[-1]

    def start_of_page(self) -> int:
        """What is above the table need not stay in sight, but for the first lines of a game."""
        if self.has_begun:
            self.screen.used = 0
        self.has_begun = True
        return self.screen.used

    def shortened(self, news: list[Text], used: int) -> list[Text]:
        """The news without the oldest, where all of them would push the table out of sight."""
        room = self.screen.height - used
        if self.screen.lines(*news) <= room:
            return news
        left = list(news)
        while left and self.screen.lines(*left) >= room:
            left.pop(0)
        note = Text(f"  {self.words.text('play-more-news')}", style="dim")
        return [note, *left] if room > 0 else []

    def default(self) -> list[str]:
        """The actions that an empty line means: the first plan, or the only choice.

        While one can also end the turn, the first plan is one of many: then it is not obvious.
        """
        plans, choices = self.prompt["plans"], self.prompt["choices"]
        ends = [choice["text"] for choice in choices if choice["ends"]]
        if len(choices) == 1:
            return [choices[0]["text"]]
        if not plans or (ends and plans[0]["actions"][0] not in ends):
            return []
        return plans[0]["actions"]

    def default_line(self) -> list[Text]:
        """What Enter does, if anything."""
        actions = self.default()
        said = [plan["said"] for plan in self.prompt["plans"] if plan["actions"] == actions]
        said += [one["said"] for one in self.prompt["choices"] if [one["text"]] == actions]
        return [Text(self.words.text("play-enter", plan=one), style="green") for one in said[:1]]

    def list_all(self) -> None:
        """Everything that can be done, with all that there is to say about it."""
        layouts = listing.layouts(self.items, self.words, self.screen.tints.paint)
        self.screen.print(self.question(), layouts[0], *self.default_line())

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
                self.keep()
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
            answer = read_line(self.words.text("play-replace", path=str(path)) + " ")
            if answer.strip().lower() in self.words.text("play-yes").split():
                return True
        self.say("play-not-saved")
        return False

    def quit(self, _: str) -> None:
        """Leave; the game is saved by whoever catches this."""
        raise Stopped

    # ------------------------------------------------------------------ what is shown

    def whole_table(self) -> RenderableType:
        """The table as the person at the keyboard sees it."""
        sections = self.table.state.sheet(self.looking, self.words)
        return drawing.position(sections, self.table.game.title, self.screen.tints.paint)

    def brief_table(self) -> RenderableType:
        """What a decision needs of it."""
        sections = self.table.state.brief(self.looking, self.words)
        return drawing.brief(sections, self.table.game.title, self.screen.tints.paint)

    def draw(self) -> None:
        """All of the table."""
        self.screen.print(self.whole_table(), self.question())

    def take_news(self) -> list[Text]:
        """What happened since the person last looked."""
        entries = self.table.events(self.looking, self.told[self.looking])
        self.told[self.looking] = len(self.table.events(self.looking))
        paint = self.screen.tints.paint
        return [
            paint(Text(f"  {self.words.event(entry['event'])}", style="yellow"))
            for entry in entries
        ]

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
        news = self.shortened(news, below + self.screen.lines(table))
        self.screen.print(table, *news, *ending)
        chance = self.table.state.chance
        if isinstance(chance, SealedChance):
            self.say("play-secret", secret=chance.secret.hex())

    def ending(self) -> list[Text]:
        """Who won and why; the scores, where they are more than who won."""
        outcome = self.table.state.outcome
        assert outcome is not None
        lines = [Text(self.words.result(outcome), style="bold green")]
        if any(score not in (0, 1) for score in outcome.scores):
            scores = ", ".join(
                self.words.text("play-score", seat=self.words.seat(seat), score=score)
                for seat, score in enumerate(outcome.scores)
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
