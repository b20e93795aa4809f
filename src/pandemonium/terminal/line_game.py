"""A game in line mode: the table, a question, numbered moves and a typed answer.

One person plays, or several people pass the keyboard. The table is in this process or at a server.
"""

import contextlib
from collections.abc import Iterator

from rich.text import Text

from pandemonium.engine.errors import IllegalMove, NotationError
from pandemonium.table import Prompt, TableError
from pandemonium.table.limits import MAX_ACTION_LENGTH
from pandemonium.terminal.answers import parse_answer, read_line
from pandemonium.terminal.inspection import LONG_NAMES, Inspection
from pandemonium.terminal.questions import LATEST
from pandemonium.terminal.signals import GameStopped, StopOnSignals
from pandemonium.terminal.table_source import TableSource

HINT_LINES = 2
SHORT_NAMES = {name: command for command, name in LONG_NAMES.items()}
LAST_RANK = 1000  # sorts seats without a rank last
FOOTER_LINES = 4  # after the end: the secret, the path, the replay command


class LineGame(Inspection):
    """A game at one terminal."""

    def __init__(
        self, source: TableSource, signals: StopOnSignals | None = None, has_hints: bool = False
    ) -> None:
        """With `has_hints`, a bot's advice is printed at each decision."""
        super().__init__(source)
        self.console = self.screen.console
        self.screen.reserved = HINT_LINES if has_hints else 0
        self.has_hints = has_hints
        self.signals = signals or StopOnSignals(GameStopped)
        self.turn: object = None  # at the last step
        self.commands = {
            "?": lambda _: self.show_help(),
            "moves": lambda _: self.show_moves(),
            "table": lambda _: self.show_table(),
            "why": self.why,
            "h": lambda _: self.hint(),
            "undo": lambda _: self.undo(),
            "rules": self.show_rules,
            "card": self.show_card,
            "log": lambda _: self.show_log(),
            **source.commands,
            "quit": lambda _: self.quit(),
        }

    # ------------------------------------------------------------------ the loop

    def run(self) -> None:
        """Play to the end; raises GameStopped if the person leaves before."""
        with self.private_screen():
            try:
                while not self.source.over:
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
        return len(self.source.people) > 1 and self.game.about.hides

    def step(self) -> None:
        """Let others act, or read one answer of the person who has to decide."""
        self.signals.check()
        turn = self.source.turn
        self.is_new_turn = self.is_new_turn or turn != self.turn
        self.turn = turn
        seat = self.source.deciding
        if seat is None:
            self.source.advance()
            if self.source.is_remote:  # it may take long
                self.show_events(self.source.news(), "yellow")
            return
        if seat != self.source.viewer:
            self.switch_to(seat)
        if self.asked_at != self.source.moment:
            self.ask()
            if self.has_hints:
                self.hint(1)
        self.screen.used += 1
        self.answer(read_line("> ").strip())

    def switch_to(self, seat: int) -> None:
        """Let the next person take the keyboard; hides the hand of the previous one."""
        if self.is_shared:
            self.console.clear()
            read_line(self.words.text("play-hand-over", player=self.words.seat(seat)))
            self.console.clear()
            self.screen.used = 0
        self.source.viewer = seat
        self.asked_at = None
        self.is_new_turn = True

    # ------------------------------------------------------------------ answers

    def answer(self, typed: str) -> None:
        """Run a command or perform a move; prints an error if that isn't possible."""
        first, _, rest = typed.partition(" ")
        word = SHORT_NAMES.get(first.lower(), first.lower())
        try:
            self.carry_out(typed, word, rest.strip())
        except NotationError as problem:
            self.screen.print_error(problem)
            if not typed.isdecimal() and word not in self.commands:
                self.screen.print_message("play-hint")
        except (IllegalMove, TableError) as problem:
            self.screen.print_error(problem)

    def carry_out(self, typed: str, word: str, rest: str) -> None:
        """Run a command or perform a number, label or notation; Enter performs the default."""
        if len(typed) > MAX_ACTION_LENGTH and word not in self.source.commands:
            details = {"count": len(typed), "most": MAX_ACTION_LENGTH}
            self.screen.print_error(NotationError("long-answer", details))
        elif word in self.commands:
            self.commands[word](rest)
        elif typed:
            self.act(parse_answer(typed, self.items, self.game, self.words))
        elif default := self.default():
            self.act(default)
        else:
            self.show_moves()

    def act(self, actions: list[str]) -> None:
        """Perform the actions as one step."""
        self.source.act(actions)

    def undo(self) -> None:
        """Undo the last step, unless a roll, draw, reveal or another player followed it."""
        self.source.undo()
        self.screen.print_message("play-undone")

    def quit(self) -> None:
        """Leave the game."""
        raise GameStopped

    # ------------------------------------------------------------------ the end

    def finish(self) -> None:
        """Print the last events, the table, the result and the scores."""
        sentences = self.source.news()
        self.source.viewer = self.source.reader  # everybody reads the end, so show no hands
        if self.is_shared:
            sentences = self.source.log()
        prompt = self.source.prompt
        if prompt is None:
            self.show_events(sentences, "yellow")
            return
        news, ending = self.events(sentences), self.ending(prompt)
        below = self.screen.lines(*ending) + FOOTER_LINES
        whole, brief = self.whole_table(), self.brief_table()
        fits = self.screen.lines(whole, *news) + below <= self.screen.height
        table = whole if fits else brief
        news = self.trim_news(news, below + self.screen.lines(table), LATEST)
        self.screen.print(table, *news, *ending)

    def ending(self, prompt: Prompt) -> list[Text]:
        """The result, and the scores by rank where they add something."""
        outcome = prompt["outcome"]
        assert outcome is not None
        lines = [Text(prompt["said"], style="bold green")]
        ranks, scores = outcome["ranks"], outcome["scores"]
        is_ranked = any(rank > 1 for rank in ranks)
        if is_ranked or any(score not in (0, 1) for score in scores):
            order = sorted(range(len(ranks)), key=lambda seat: ranks[seat] or LAST_RANK)
            listed = ", ".join(
                self.words.text(
                    "play-ranked-score" if is_ranked else "play-score",
                    rank=ranks[seat],
                    seat=self.words.text("you")
                    if seat == self.source.reader
                    else self.words.seat(seat),
                    score=scores[seat],
                )
                for seat in order
            )
            lines.append(Text(self.words.text("play-scores", scores=listed), style="green"))
        return lines
