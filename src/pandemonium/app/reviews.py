"""Reviews of finished games: course, turning points and mistakes.

A separate process computes a review (`job_queue.py`) from the record alone. The result holds every
sentence in every language, so all players read the same review.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NamedTuple

from pandemonium.app.progress import JobState, Progress
from pandemonium.app.records import Figures
from pandemonium.engine.formats.record import Record, replay
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.engine.view import seat_at
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.players.reviews import Mark, review
from pandemonium.table.fields import Doc

REVIEW_SECONDS = 60.0  # that a review takes at most
CHANCE_DIGITS = 3  # decimals of a chance that are significant


@dataclass
class ReviewMark:
    """A moment that is worth going back to."""

    ply: Annotated[int, Doc("the number of the move, from 1")]
    seat: Annotated[int, Doc("whose mistake, whose luck, or who took the lead")]
    kind: Literal["mistake", "luck", "turn"]
    played: Annotated[str, Doc("what was done")]
    better: Annotated[str, Doc("what would have been better; empty: nothing")]
    before: Annotated[float, Doc("what the seat could expect, as in `course`")]
    after: Annotated[float, Doc("what was left of it, or made of it")]
    said: str
    touches: Annotated[list[str], Doc("the elements that the better move is about")] = field(
        default_factory=list
    )


@dataclass
class GameReview:
    """What a strong bot thinks of a finished game; partial while it is computed."""

    status: Literal["waiting", "running", "done", "failed"]
    done: int
    total: int
    names: Annotated[list[str], Doc("of the seats")]
    unit: Annotated[
        Literal["chance", "points"],
        Doc("what is expected: a chance to win, from 0 to 1, or points"),
    ]
    course: Annotated[list[list[float]], Doc("what each seat could expect, after each ply")]
    marks: list[ReviewMark]


@dataclass
class CourseLine:
    """One figure of a game, after each ply."""

    name: Annotated[str, Doc("of what; `seat:1` is the first seat")]
    label: str
    seat: Annotated[int | None, Doc("whose figure it is, if anybody's")]
    values: list[int]


@dataclass
class Course:
    """How the figures of a finished game went up and down; without lines if it has none."""

    title: str
    turns: Annotated[list[int], Doc("the plies at which another seat decides")]
    lines: list[CourseLine]


def course_of(figures: Figures, names: list[str], words: Words) -> Course:
    """The figures of a game as lines of a chart, labelled."""
    seats = {seat_at(seat): seat for seat in range(figures.players)}
    return Course(
        title=words.text("course-title") if figures.rows[0] else "",
        turns=figures.turns,
        lines=[
            CourseLine(
                name,
                names[seats[name]] if name in seats else words.text(f"course-{name}"),
                seats.get(name),
                [row[name] for row in figures.rows],
            )
            for name in figures.rows[0]
        ],
    )


def review_game(args: dict[str, Any]) -> Iterator[Progress]:
    """Compute the review of a record, with its sentences in all languages."""
    plies = replay(Record.read(args["record"]))
    game = plies[0].state.game
    writer = MarkWriter(
        [ply.state for ply in plies],
        game.strategy(),
        [Words(game, language, args["names"][language]) for language in LANGUAGES],
    )
    for partial in review(plies, REVIEW_SECONDS):
        result = {
            "unit": "chance" if writer.strategy.points(0.0) is None else "points",
            "course": [[writer.figure(share) for share in shares] for shares in partial.course],
            "marks": [writer.write(mark) for mark in partial.marks],
        }
        yield Progress(partial.done, partial.total, result)


class MarkWriter(NamedTuple):
    """Words the marks of a review in all languages; `states` are the positions after each ply."""

    states: list[State]
    strategy: Strategy
    words: list[Words]

    def figure(self, estimate: float) -> float:
        """A chance to win, or points."""
        points = self.strategy.points(estimate)
        return round(estimate, CHANCE_DIGITS) if points is None else points

    def write(self, mark: Mark) -> dict[str, Any]:
        """A mark as it is sent, with every text by language."""
        state = self.states[mark.ply - 1]
        texts: dict[str, dict[str, str]] = {"played": {}, "better": {}, "said": {}}
        for words in self.words:
            played = words.label(state, mark.played)
            better = words.label(state, mark.better) if mark.better else ""
            before = worded_estimate(words, self.strategy, mark.before)
            after = worded_estimate(words, self.strategy, mark.after)
            chosen = {"played": played, "better": better}
            sentence = words.text(key_of(mark), **chosen, before=before, after=after)
            for key, text in (*chosen.items(), ("said", sentence)):
                texts[key][words.language] = text
        return {
            "ply": mark.ply,
            "seat": mark.seat,
            "kind": mark.kind,
            "before": self.figure(mark.before),
            "after": self.figure(mark.after),
            "touches": state.touches(mark.better) if mark.better else [],
            **texts,
        }


def key_of(mark: Mark) -> str:
    """The key of the sentence about a mark."""
    if mark.kind == "mistake":
        return "review-mistake"
    if mark.kind == "luck":
        return "review-good-luck" if mark.change > 0 else "review-bad-luck"
    return "review-turn-by-luck" if mark.by_chance else "review-turn-by-choice"


def worded_estimate(words: Words, strategy: Strategy, estimate: float) -> str:
    """An estimate in words: a chance to win, or points."""
    points = strategy.points(estimate)
    if points is None:
        return words.text("review-chance", percent=round(100 * estimate))
    return words.text("promise-points", points=points)


def worded(job: JobState, names: list[str], language: str) -> GameReview:
    """A review, finished or not, in one language."""
    result = job.result
    marks = [
        ReviewMark(**{**mark, **{key: mark[key][language] for key in ("played", "better", "said")}})
        for mark in result.get("marks", [])
    ]
    unit, course = result.get("unit", "chance"), result.get("course", [])
    return GameReview(job.status, job.done, job.total, names, unit, course, marks)
