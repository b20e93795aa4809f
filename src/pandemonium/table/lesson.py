"""Lessons: learning a game by playing it, at a real table that begins at a prepared position.

A game with a lesson has it in its folder: `lesson.toml` has position, chance and steps,
`lesson.en.ftl` and `lesson.fr.ftl` the text of each step. The first seat is the learner; the moves
of the others are scripted. A legal move that the lesson does not expect is refused by the lesson.
The progress of a lesson follows from the moves alone.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from pandemonium.engine.registry import about
from pandemonium.table.commands.command import TableCommand
from pandemonium.table.commands.making import CreateTable
from pandemonium.table.commands.seating import Seat, Sit
from pandemonium.table.commands.starting import Ready, Start
from pandemonium.table.entry import SERVER, Entry
from pandemonium.table.errors import TableError
from pandemonium.table.hashes import sha256_hex
from pandemonium.table.prompt import LessonStep
from pandemonium.table.table import Table

LEARNER: Final = 0  # the seat of the learner
OTHERS: Final = "imp"  # the level of the bots on the other seats
FILE: Final = "lesson.toml"
ABOUT, END = "about", "end"  # keys of the introduction and the conclusion
BEGUN, LEARNED = "begun", "learned"
ENDED: Final = "table-lesson"  # the reason in the outcome, unless the game ends by its rules


@dataclass(frozen=True)
class LessonStage:
    """Moves in any legal order; each is a tuple of equally good alternatives.

    Stages of the learner have a `text`, the key of its sentence; `other` is the key of the sentence
    about an unexpected move. A puzzle does not highlight its answer.
    """

    moves: tuple[tuple[str, ...], ...]
    text: str = ""
    other: str = ""
    is_puzzle: bool = False


@dataclass(frozen=True)
class Lesson:
    """The lesson of one game, read from its file."""

    game: str
    minutes: int
    players: int
    steps: tuple[LessonStage, ...]
    scenario: dict[str, object]
    options: dict[str, object] = field(default_factory=dict)
    chance: list[int | str] = field(default_factory=list)

    def begun(self, who: str, name: str, colour: str, secret: str, time: float) -> list[Entry]:
        """The first entries of a table with this lesson, so that it can begin at once."""
        bare = CreateTable(self.game, sha256_hex(secret), self.players, self.options, lesson=True)
        position = bare.make().scenario(self.scenario, self.chance).save()
        commands: list[TableCommand] = [
            replace(bare, position=position),
            Sit(name, LEARNER, colour),
            *(Seat(seat, OTHERS) for seat in range(LEARNER + 1, self.players)),
            Ready(),
        ]
        start = Start(secret).entry(SERVER, time)
        return [*(command.entry(who, time) for command in commands), start]

    def status(self, done: Sequence[str]) -> str:
        """The status after these moves: `learned` or `begun`."""
        return BEGUN if self.wanted(done) else LEARNED

    def progress(self, done: Sequence[str]) -> tuple[int, int]:
        """How many stages of the learner these moves complete, and how many there are."""
        now, _ = self._place(done)
        return len(self._of_learner(self.steps[:now])), len(self._of_learner(self.steps))

    def wanted(self, done: Sequence[str]) -> list[str]:
        """The moves left in the current stage, one alternative of each; empty at the end."""
        return [ways[0] for ways in self._place(done)[1]]

    def refusal(self, done: Sequence[str], actions: Sequence[str]) -> TableError | None:
        """The error for moves that the lesson does not expect, or None."""
        moves = list(done)
        for action in actions:
            now, left = self._place(moves)
            if not any(action in ways for ways in left):
                return self._unexpected(self.steps[now].other if now < len(self.steps) else "")
            moves.append(action)
        return None

    def shown(self, table: Table) -> LessonStep:
        """The part of the prompt for the learner; while others move, their next stage."""
        done = table.record.actions
        now, left = self._place(done)
        stages = self._of_learner(self.steps[now:])
        finished, steps = self.progress(done)
        is_lit = table.state.player == LEARNER and bool(stages) and not stages[0].is_puzzle
        legal = table.state.legal() if is_lit else []
        expected = [action for action in legal if any(action.text in ways for ways in left)]
        lit = [at for action in expected for at in table.state.touches(action)]
        return LessonStep(
            step=finished,
            steps=steps,
            key=stages[0].text if stages else END,
            lit=list(dict.fromkeys(lit)),
            moves=[action.text for action in expected],
            left=[list(ways) for ways in left] if is_lit else [],
        )

    def _unexpected(self, other: str) -> TableError:
        """The error for a legal but unexpected move."""
        if not other:
            return TableError("lesson-other")
        problem = TableError(f"lesson-{other}")
        problem.package = about(self.game).package
        return problem

    def _place(self, done: Sequence[str]) -> tuple[int, list[tuple[str, ...]]]:
        """The index of the current stage after these moves, and what is left of it."""
        first = 0
        for number, step in enumerate(self.steps):
            left = list(step.moves)
            for action in done[first : first + len(step.moves)]:
                left.remove(next(ways for ways in left if action in ways))
            if left:
                return number, left
            first += len(step.moves)
        return len(self.steps), []

    @staticmethod
    def _of_learner(steps: Sequence[LessonStage]) -> list[LessonStage]:
        """The stages of the learner."""
        return [step for step in steps if step.text]


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    try:
        data: dict[str, Any] = tomllib.loads(about(game).read_text(FILE))
    except FileNotFoundError:
        return None
    steps = [
        LessonStage(
            tuple((move,) if isinstance(move, str) else tuple(move) for move in step["do"]),
            step.get("text", ""),
            step.get("other", ""),
            step.get("puzzle", False),
        )
        for step in data.pop("step")
    ]
    return Lesson(game, steps=tuple(steps), **data)
