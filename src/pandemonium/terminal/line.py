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
from pandemonium.engine.record import Record
from pandemonium.engine.rulebook import find_clauses
from pandemonium.locale.words import Words
from pandemonium.players import PLAYERS, Player, player
from pandemonium.table import PlanChoice, Prompt, Table, TableError, worded
from pandemonium.terminal import drawing
from pandemonium.terminal.saves import SaveError, SaveFile, is_there
from pandemonium.terminal.signals import StopOnSignals

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - gives `input` its arrow keys and history, where there is one

COMMANDS = ("?", "why", "undo", "save", "rules", "card", "table", "log", "quit")
SHOWN_EVENTS = 30
LONGEST_ANSWER = 200  # letters
MANY = 20  # moves; more are listed in groups


class Stopped(Exception):  # noqa: N818 - nothing went wrong
    """The person has had enough for now."""


class LineGame:
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
        self.table = table
        self.words = words
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
        self.is_news = True  # something has changed since the table was drawn
        self.looking: int | None = None  # the person at the keyboard
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": self.explain,
            "why": self.why,
            "undo": self.undo,
            "save": self.save,
            "rules": self.rules,
            "card": self.card,
            "table": lambda _: self.draw(),
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
        seat = self.table.state.player
        bot = self.bots.get(seat)
        if bot is not None:
            self.do(seat, bot.choose(self.table.imagine(seat)).text)
            return
        if seat != self.looking:
            self.change_places(seat)
            self.is_news = True
        if self.is_news:
            self.draw()
            self.tell_events()
            self.is_news = False
        self.ask(seat)

    def do(self, seat: int, *actions: str) -> None:
        """Carry out one step and save it, both or none."""
        with self.signals.held():
            self.table.act(seat, *actions)
            self.is_news = True
            self.keep()

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
        self.looking = seat

    def ask(self, seat: int) -> None:
        """Put the question, list the moves and the plans, and take an answer."""
        prompt = worded(self.table.prompt(seat), self.words)
        self.console.print(Text(prompt["said"], style="bold cyan"))
        moves = prompt["choices"]
        if len(moves) <= MANY:
            for number, move in enumerate(moves, 1):
                self.list_one(number, move["said"], move["text"])
        else:
            self.list_in_groups([move["text"] for move in moves])
        for number, plan in enumerate(long_plans(prompt), len(moves) + 1):
            self.list_one(number, plan["said"], ", ".join(plan["actions"]))
        if prompt["plans"]:
            self.say("play-enter", plan=prompt["plans"][0]["said"])
        self.answer(read_line("> ").strip(), seat, prompt)

    def list_one(self, number: int, label: str, notation: str) -> None:
        """A line of the list."""
        self.console.print(
            Text.assemble((f"{number:4}  ", "bold"), label, (f"   {notation}", "dim"))
        )

    def list_in_groups(self, moves: list[str]) -> None:
        """Many moves in few lines: those whose notation differs in the last word together."""
        groups: dict[str, list[str]] = {}
        for number, move in enumerate(moves, 1):
            start, _, last = move.rpartition(" ")
            groups.setdefault(start, []).append(f"{number}:{last}")
        for start, numbered in groups.items():
            self.console.print(Text.assemble((f"{start}: ", "bold"), "  ".join(numbered)))

    def answer(self, typed: str, seat: int, prompt: Prompt) -> None:
        """A number, a notation or a command."""
        word, _, rest = typed.partition(" ")
        if len(typed) > LONGEST_ANSWER and word.lower() != "save":
            details = {"count": len(typed), "most": LONGEST_ANSWER}
            self.complain(NotationError("long-answer", details))
            return
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
            return
        try:
            actions = pick(typed, prompt)
            if actions:
                self.do(seat, *actions)
        except NotationError as problem:
            self.complain(problem)
            self.say("play-hint")
        except (IllegalMove, TableError) as problem:
            self.complain(problem)

    # ------------------------------------------------------------------ commands

    def explain(self, _: str) -> None:
        """What can be typed, and the rule behind the question."""
        for command in COMMANDS:
            key = "help" if command == "?" else command
            self.console.print(
                Text.assemble((f"{command:>7}  ", "bold"), self.words.text(f"play-command-{key}"))
            )
        question = self.table.prompt(self.looking)["question"]
        if question is not None:
            if question["card"]:
                self.card(question["card"])
            self.rules(question["clause"])

    def why(self, typed: str) -> None:
        """The clause that forbids a move, or doing anything with an element."""
        assert self.looking is not None
        try:
            problem = self.table.why_not(self.looking, typed)
        except (NotationError, TableError) as unread:
            self.complain(unread)
            return
        if problem is None:
            self.say("play-allowed", text=typed)
        else:
            self.complain(problem)
            if isinstance(problem, IllegalMove):
                self.rules(problem.clause)

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
        self.draw()
        self.say("play-undone")

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

    def rules(self, typed: str) -> None:
        """One clause of the rulebook, or a chapter."""
        about = self.table.game.about
        try:
            clauses = find_clauses(about.rulebook(self.words.language), about.prefix, typed)
        except NotationError as problem:
            self.complain(problem)
            return
        for clause in clauses:
            self.console.print(Text.assemble((clause.id, "bold"), f"  {clause.text}"))

    def card(self, typed: str) -> None:
        """What is printed on a card: on the one so called, else on all with this in their name."""
        cards = self.table.game.cards
        found = [card for card in cards if typed and self.words.is_called(card.id, typed)]
        wanted = typed.lower()
        exact = [card for card in found if wanted in (card.id, self.words.card(card.id).lower())]
        found = exact or found
        if not found:
            self.complain(NotationError("no-card", {"name": typed or "?"}))
        for card in found:
            self.console.print(
                Text.assemble(
                    (self.words.card(card.id), "bold"), f"  {self.words.card_text(card.id)}"
                )
            )

    def show_log(self, _: str) -> None:
        """The last events."""
        for entry in self.table.events(self.looking)[-SHOWN_EVENTS:]:
            self.console.print(Text(f"  {self.words.event(entry['event'])}"))

    def quit(self, _: str) -> None:
        """Leave; the game is saved by whoever catches this."""
        raise Stopped

    # ------------------------------------------------------------------ what is shown

    def draw(self) -> None:
        """The table as the person at the keyboard sees it."""
        sections = self.table.state.sheet(self.looking, self.words)
        self.console.print(drawing.position(sections, self.table.game.title))

    def tell_events(self) -> None:
        """What happened since the person last looked."""
        for entry in self.table.events(self.looking, self.told[self.looking]):
            self.console.print(Text(f"  {self.words.event(entry['event'])}", style="yellow"))
        self.told[self.looking] = len(self.table.events(self.looking))

    def finish(self) -> None:
        """The end of the game."""
        if self.is_shared:  # the end is for everybody
            self.looking = None
            self.told[None] = max(0, len(self.table.events(None)) - SHOWN_EVENTS)
        self.draw()
        self.tell_events()
        outcome = self.table.state.outcome
        assert outcome is not None
        self.console.print(Text(self.words.result(outcome), style="green"))
        chance = self.table.state.chance
        if isinstance(chance, SealedChance):
            self.say("play-secret", secret=chance.secret.hex())

    def say(self, key: str, **args: object) -> None:
        """A line to the person; never broken, so that a command in it can be copied."""
        self.console.print(Text(self.words.text(key, **args), style="green"), soft_wrap=True)

    def complain(self, problem: PandemoniumError) -> None:
        """A line about what was wrong."""
        self.console.print(Text(self.words.error(problem), style="bold red"))


def read_line(prompt: str) -> str:
    """A line that was typed; an EOFError where nobody can type any more, for whatever reason."""
    try:
        return input(prompt)
    except UnicodeDecodeError:
        return "?!"  # not a text: not an answer either
    except (OSError, RuntimeError, ValueError) as gone:  # hung up, missing or closed
        raise EOFError from gone


def long_plans(prompt: Prompt) -> list[PlanChoice]:
    """The plans that are more than one of the moves."""
    return [plan for plan in prompt["plans"] if len(plan["actions"]) > 1]


def pick(typed: str, prompt: Prompt) -> list[str]:
    """The actions meant: a number of the list or a notation.

    An empty line takes the first plan, or the only choice.
    """
    moves = [[move["text"]] for move in prompt["choices"]]
    if not typed:
        plans = [plan["actions"] for plan in prompt["plans"]]
        first = plans or (moves if len(moves) == 1 else [])
        return first[0] if first else []
    if not typed.isdecimal():
        return [typed]
    steps = moves + [plan["actions"] for plan in long_plans(prompt)]
    if 1 <= int(typed) <= len(steps):
        return steps[int(typed) - 1]
    raise NotationError("not-in-the-list", {"typed": typed, "most": len(steps)})


def lots_of(record: Record, seat: int) -> int:
    """A seed for a bot: another one for each game, seat and time of resuming."""
    origin = f"{record.chance} {seat} {len(record.actions)}"
    return int.from_bytes(hashlib.sha256(origin.encode()).digest()[:8], "big")
