"""Lessons: a game is learned by playing it, at a real table that begins at a told position.

A game that has a lesson keeps it in its folder: `lesson.toml` tells position, chance and steps,
`lesson.en.ftl` and `lesson.fr.ftl` what is said at each of them. The first seat learns; the others
do what the lesson tells. What the rules forbid is refused by the rules; what they allow, but the
lesson does not wait for, is refused by the lesson. Where it stands follows from the moves alone.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
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

LEARNER: Final = 0  # the seat of whoever learns
OTHERS: Final = "imp"  # what sits on the other seats
FILE: Final = "lesson.toml"
ABOUT, END = "about", "end"  # the keys of what one learns, and of what is said in the end
BEGUN, LEARNED = "begun", "learned"
ENDED: Final = "table-lesson"  # why the game ends then, where it does not end by itself


@dataclass(frozen=True)
class LessonStage:
    """Some moves, in any order that the rules allow; of each, the ways that are as good.

    Those of the learner have a `text`, the key of what is said; `other` is the key of what is said
    of a move that the lesson does not wait for. A puzzle does not point at its answer.
    """

    moves: tuple[tuple[str, ...], ...]
    text: str = ""
    other: str = ""
    is_puzzle: bool = False


@dataclass(frozen=True)
class Lesson:
    """The lesson of one game."""

    game: str
    minutes: int
    players: int
    options: dict[str, object]
    scenario: dict[str, object]
    chance: list[int | str]
    steps: tuple[LessonStage, ...]

    def begun(self, who: str, name: str, colour: str, secret: str, time: float) -> list[Entry]:
        """The first entries of a table where somebody takes this lesson: it can begin at once."""
        bare = CreateTable(self.game, sha256_hex(secret), self.players, self.options, lesson=True)
        position = bare.make().scenario(self.scenario, self.chance).save()
        deeds: list[TableCommand] = [
            replace(bare, position=position),
            Sit(name, LEARNER, colour),
        ]
        deeds += [Seat(seat, OTHERS) for seat in range(LEARNER + 1, self.players)]
        deeds.append(Ready())
        start = Start(secret).entry(SERVER, time)
        return [*(deed.entry(who, time) for deed in deeds), start]

    def status(self, done: Sequence[str]) -> str:
        """Whether all of it is `learned` by these moves, or only `begun`."""
        return BEGUN if self.wanted(done) else LEARNED

    def progress(self, done: Sequence[str]) -> tuple[int, int]:
        """How many steps of the learner these moves are, of how many."""
        now, _ = self._place(done)
        return len(self._own(self.steps[:now])), len(self._own(self.steps))

    def wanted(self, done: Sequence[str]) -> list[str]:
        """What is left of the step that is due, one way of each move; nothing at the end."""
        return [ways[0] for ways in self._place(done)[1]]

    def refusal(self, done: Sequence[str], actions: Sequence[str]) -> TableError | None:
        """Whether the lesson waits for something else."""
        made = list(done)
        for action in actions:
            now, left = self._place(made)
            if not any(action in ways for ways in left):
                return self._elsewhere(self.steps[now].other if now < len(self.steps) else "")
            made.append(action)
        return None

    def shown(self, table: Table) -> LessonStep:
        """What whoever learns is told now; where others move, it is what they will do next."""
        done = table.record.actions
        now, left = self._place(done)
        own = self._own(self.steps[now:])
        finished, steps = self.progress(done)
        is_lit = table.state.player == LEARNER and bool(own) and not own[0].is_puzzle
        legal = table.state.legal() if is_lit else []
        meant = [action for action in legal if any(action.text in ways for ways in left)]
        lit = [at for one in meant for at in table.state.touches(one)]
        return LessonStep(
            step=finished,
            steps=steps,
            key=own[0].text if own else END,
            lit=list(dict.fromkeys(lit)),
        )

    def _elsewhere(self, other: str) -> TableError:
        """The refusal of a move that the rules allow."""
        if not other:
            return TableError("lesson-other")
        problem = TableError(f"lesson-{other}")
        problem.package = about(self.game).package
        return problem

    def _place(self, done: Sequence[str]) -> tuple[int, list[tuple[str, ...]]]:
        """The number of the step that is due after these moves, and what is left of it."""
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
    def _own(steps: Sequence[LessonStage]) -> list[LessonStage]:
        """Those of the learner."""
        return [step for step in steps if step.text]


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    try:
        told: dict[str, Any] = tomllib.loads(about(game).read_text(FILE))
    except FileNotFoundError:
        return None
    steps = [
        LessonStage(
            tuple((move,) if isinstance(move, str) else tuple(move) for move in one["do"]),
            one.get("text", ""),
            one.get("other", ""),
            one.get("puzzle", False),
        )
        for one in told["step"]
    ]
    return Lesson(
        game,
        told["minutes"],
        told["players"],
        told.get("options", {}),
        told["scenario"],
        told.get("chance", []),
        tuple(steps),
    )
