"""Playing in line mode: the table drawn, the question, numbered moves, and an answer typed.

The same screen serves one person against bots and several people who hand over the keyboard.
"""

import contextlib
import hashlib
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from pandemonium.engine.action import Action
from pandemonium.engine.chance import SealedChance
from pandemonium.engine.errors import IllegalMove, NotationError
from pandemonium.engine.event import Event
from pandemonium.engine.record import Record
from pandemonium.engine.state import State
from pandemonium.locale.words import Words
from pandemonium.players import PLAYERS, Player, player
from pandemonium.table.history import History
from pandemonium.terminal import drawing

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - gives `input` its arrow keys and history, where there is one

COMMANDS = ("?", "why", "undo", "save", "rules", "card", "table", "log", "quit")
SHOWN_EVENTS = 30
MANY = 20  # moves; more are listed in groups


class Stopped(Exception):  # noqa: N818 - nothing went wrong
    """The person has had enough for now."""


class LineGame:
    """One game at one terminal."""

    def __init__(
        self,
        state: State,
        record: Record,
        words: Words,
        seats: list[str],
        save_to: Path,
        console: Console,
    ) -> None:
        """`seats` names each player; a name of `PLAYERS` is a bot."""
        self.state = state
        self.record = record
        self.words = words
        self.console = console
        self.save_to = save_to
        self.bots: dict[int, Player] = {
            seat: player(name, lots_of(record, seat))
            for seat, name in enumerate(seats)
            if name in PLAYERS
        }
        self.people = [seat for seat in range(len(seats)) if seat not in self.bots]
        self.history = History()
        self.log: list[Event] = []
        self.marks: list[int] = []  # how long the log was before each action
        self.told: dict[int | None, int] = {}  # how much of the log each person has read
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
        self.state.recording = True
        if isinstance(self.state.chance, SealedChance):
            self.say("play-sealed", seal=self.state.chance.seal)
        try:
            while not self.state.over:
                self.step()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            raise Stopped from None
        self.record.close(self.state)
        self.finish()

    def step(self) -> None:
        """One decision, a bot's or a person's."""
        seat = self.state.player
        bot = self.bots.get(seat)
        if bot is not None:
            self.do(bot.choose(self.state))
            return
        if seat != self.looking:
            self.change_places(seat)
            self.is_news = True
        if self.is_news:
            self.draw()
            self.tell_events()
            self.is_news = False
        self.ask()

    def do(self, action: Action) -> None:
        """Apply an action and write it down."""
        self.history.apply(self.state, action)
        self.record.actions.append(action.text)
        self.marks.append(len(self.log))
        self.log += self.state.events
        self.state.events = []
        self.is_news = True

    def change_places(self, seat: int) -> None:
        """Hide one person's hand before the next one looks."""
        if len(self.people) > 1 and self.looking is not None:
            self.console.clear()
            input(self.words.text("play-hand-over", player=self.words.seat(seat)) + " ")
            self.console.clear()
        self.looking = seat

    def ask(self) -> None:
        """Put the question, list the moves, and take an answer."""
        question = self.state.question
        assert question is not None
        choices = self.state.legal()
        self.console.print(Text(self.words.question(question), style="bold cyan"))
        if len(choices) <= MANY:
            for number, action in enumerate(choices, 1):
                label = self.words.label(self.state, action)
                self.console.print(
                    Text.assemble((f"{number:4}  ", "bold"), label, (f"   {action.text}", "dim"))
                )
        else:
            self.list_in_groups(choices)
        self.answer(input("> ").strip(), choices)

    def list_in_groups(self, choices: list[Action]) -> None:
        """Many moves in few lines: those whose notation differs in the last word together."""
        groups: dict[str, list[str]] = {}
        for number, action in enumerate(choices, 1):
            start, _, last = action.text.rpartition(" ")
            groups.setdefault(start, []).append(f"{number}:{last}")
        for start, moves in groups.items():
            self.console.print(Text.assemble((f"{start}: ", "bold"), "  ".join(moves)))

    def answer(self, typed: str, choices: list[Action]) -> None:
        """A number, a notation or a command."""
        word, _, rest = typed.partition(" ")
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
            return
        try:
            action = self.pick(typed, choices)
            if action is None:
                return
            self.do(action)
        except NotationError as problem:
            self.complain(str(problem))
            self.say("play-hint")
        except IllegalMove as problem:
            self.complain(self.words.refusal(problem))

    def pick(self, typed: str, choices: list[Action]) -> Action | None:
        """The action meant; an empty line with one choice takes it."""
        if not typed:
            return choices[0] if len(choices) == 1 else None
        if typed.isdecimal():
            if 1 <= int(typed) <= len(choices):
                return choices[int(typed) - 1]
            raise NotationError(self.words.text("play-bad-number", typed=typed, most=len(choices)))
        return self.state.game.action(typed)

    # ------------------------------------------------------------------ commands

    def explain(self, _: str) -> None:
        """What can be typed, and the rule behind the question."""
        for command in COMMANDS:
            key = "help" if command == "?" else command
            self.console.print(
                Text.assemble((f"{command:>7}  ", "bold"), self.words.text(f"play-command-{key}"))
            )
        question = self.state.question
        if question is not None:
            if question.card:
                self.card(question.card)
            self.rules(question.clause)

    def why(self, typed: str) -> None:
        """The clause that forbids a move."""
        try:
            problem = self.state.objection(self.state.game.action(typed))
        except NotationError as error:
            self.complain(str(error))
            return
        if problem is None:
            self.say("play-allowed", text=typed)
        else:
            self.complain(self.words.refusal(problem))
            self.rules(problem.clause)

    def undo(self, _: str) -> None:
        """Take the last move back, as far as the last roll, draw, reveal or other player."""
        before = self.history.undo()
        if before is None:
            self.complain(self.words.text(f"play-no-undo-{self.history.barrier or 'start'}"))
            return
        self.state = before
        self.record.actions.pop()
        del self.log[self.marks.pop() :]
        self.told = {seat: min(told, len(self.log)) for seat, told in self.told.items()}
        self.draw()
        self.say("play-undone")

    def save(self, typed: str) -> None:
        """Write the record so far."""
        path = Path(typed) if typed else self.save_to
        try:
            path.write_text(self.record.write(), encoding="utf-8")
        except OSError as problem:
            self.complain(self.words.text("play-cannot-save", problem=str(problem)))
        else:
            self.save_to = path
            self.say("play-saved", path=str(path))

    def rules(self, typed: str) -> None:
        """One clause of the rulebook."""
        book = self.state.game.rulebook(self.words.language)
        prefix = self.state.game.about.prefix
        clause = book.get(typed) or book.get(f"{prefix} {typed}")
        if clause is None:
            self.complain(
                self.words.text(
                    "no-clause", clause=typed or "?", first=next(iter(book)), last=list(book)[-1]
                )
            )
        else:
            self.console.print(Text.assemble((clause.id, "bold"), f"  {clause.text}"))

    def card(self, typed: str) -> None:
        """What is printed on a card: on the one so called, else on all with this in their name."""
        cards = self.state.game.cards
        found = [card for card in cards if typed and self.words.is_called(card.id, typed)]
        wanted = typed.lower()
        exact = [card for card in found if wanted in (card.id, self.words.card(card.id).lower())]
        found = exact or found
        if not found:
            self.complain(self.words.text("no-card", name=typed or "?"))
        for card in found:
            self.console.print(
                Text.assemble(
                    (self.words.card(card.id), "bold"), f"  {self.words.card_text(card.id)}"
                )
            )

    def show_log(self, _: str) -> None:
        """The last events."""
        for event in self.log[-SHOWN_EVENTS:]:
            seen = event.seen_by(self.looking)
            if seen is not None:
                self.console.print(Text(f"  {self.words.event(seen)}"))

    def quit(self, _: str) -> None:
        """Leave; the game is saved by whoever catches this."""
        raise Stopped

    # ------------------------------------------------------------------ what is shown

    def draw(self) -> None:
        """The table as the person at the keyboard sees it."""
        sections = self.state.sheet(self.looking, self.words)
        self.console.print(drawing.position(sections, self.state.game.title))

    def tell_events(self) -> None:
        """What happened since the person last looked."""
        for event in self.log[self.told.get(self.looking, 0) :]:
            seen = event.seen_by(self.looking)
            if seen is not None:
                self.console.print(Text(f"  {self.words.event(seen)}", style="yellow"))
        self.told[self.looking] = len(self.log)

    def finish(self) -> None:
        """The end of the game."""
        self.draw()
        self.tell_events()
        winners = ", ".join(self.words.seat(seat) for seat in self.state.winners)
        self.say("play-won" if winners else "play-nobody-won", winners=winners)
        if isinstance(self.state.chance, SealedChance):
            self.say("play-secret", secret=self.state.chance.secret.hex())

    def say(self, key: str, **args: object) -> None:
        """A line to the person; never broken, so that a command in it can be copied."""
        self.console.print(Text(self.words.text(key, **args), style="green"), soft_wrap=True)

    def complain(self, text: str) -> None:
        """A line about what was wrong."""
        self.console.print(Text(text, style="bold red"))


def lots_of(record: Record, seat: int) -> int:
    """A seed for a bot: another one for each game, seat and time of resuming."""
    origin = f"{record.chance} {seat} {len(record.actions)}"
    return int.from_bytes(hashlib.sha256(origin.encode()).digest()[:8], "big")
