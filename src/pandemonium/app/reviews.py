"""Reviews of finished games: course, turning points and mistakes.

A separate process computes a review (`job_queue.py`) from the record alone. The result holds every
sentence in every language, so all players read the same review.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pandemonium.app.progress import Progress
from pandemonium.app.records import Figures
from pandemonium.engine.formats.record import Record, replay
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.engine.view import seat_at
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.players.reviews import Mark, review

REVIEW_SECONDS = 60.0  # that a review takes at most
CHANCE_DIGITS = 3  # decimals of a chance that are significant


class ReviewMark(Struct):
    """A moment that is worth going back to."""

    ply: Annotated[int, Meta(description="the number of the move, from 1")]
    seat: Annotated[int, Meta(description="whose mistake, whose luck, or who took the lead")]
    kind: Literal["mistake", "luck", "turn"]
    played: Annotated[str, Meta(description="what was done")]
    better: Annotated[str, Meta(description="what would have been better; empty: nothing")]
    before: Annotated[float, Meta(description="what the seat could expect, as in `course`")]
    after: Annotated[float, Meta(description="what was left of it, or made of it")]
    said: str


class GameReview(Struct):
    """What a strong bot thinks of a finished game, as far as it has come."""

    status: Literal["waiting", "running", "done", "failed"]
    done: int
    total: int
    names: Annotated[list[str], Meta(description="of the seats")]
    unit: Annotated[
        Literal["chance", "points"],
        Meta(description="what is expected: a chance to win, from 0 to 1, or points"),
    ]
    course: Annotated[
        list[list[float]], Meta(description="what each seat could expect, after each ply")
    ]
    marks: list[ReviewMark]


class CourseLine(Struct):
    """One figure of a game, after each ply."""

    name: Annotated[str, Meta(description="of what; `seat:1` is the first seat")]
    label: str
    seat: Annotated[int | None, Meta(description="whose figure it is, if anybody's")]
    values: list[int]


class Course(Struct):
    """How the figures of a finished game went up and down; without lines if it has none."""

    title: str
    turns: Annotated[list[int], Meta(description="the plies at which another seat decides")]
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
        [plies[number].state for number in range(len(plies))],
        game.strategy(),
        [Words(game, language, args["names"][language]) for language in LANGUAGES],
    )
    for partial in review(plies, REVIEW_SECONDS):
        result = {
            "unit": writer.unit,
            "course": [[writer.figure(share) for share in shares] for shares in partial.course],
            "marks": [writer.write(mark) for mark in partial.marks],
        }
        yield Progress(partial.done, partial.total, result)


class MarkWriter:
    """Words the marks of a review in all languages."""

    def __init__(self, states: list[State], strategy: Strategy, words: list[Words]) -> None:
        """`states` are the positions after each ply."""
        self.states = states
        self.strategy = strategy
        self.words = words
        self.unit = "chance" if strategy.points(0.0) is None else "points"

    def figure(self, estimate: float) -> float:
        """A chance to win, or points."""
        points = self.strategy.points(estimate)
        return round(estimate, CHANCE_DIGITS) if points is None else points

    def write(self, mark: Mark) -> dict[str, Any]:
        """A mark as it is sent, with every text by language."""
        state = self.states[mark.ply - 1]
        played = [words.label(state, mark.played) for words in self.words]
        better = [words.label(state, mark.better) if mark.better else "" for words in self.words]
        said = [
            words.text(
                key_of(mark),
                played=played[number],
                better=better[number],
                before=worded_estimate(words, self.strategy, mark.before),
                after=worded_estimate(words, self.strategy, mark.after),
            )
            for number, words in enumerate(self.words)
        ]
        return {
            "ply": mark.ply,
            "seat": mark.seat,
            "kind": mark.kind,
            "played": dict(zip(LANGUAGES, played, strict=True)),
            "better": dict(zip(LANGUAGES, better, strict=True)),
            "before": self.figure(mark.before),
            "after": self.figure(mark.after),
            "said": dict(zip(LANGUAGES, said, strict=True)),
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


def worded(status: Any, progress: Progress, names: list[str], language: str) -> GameReview:
    """A review, finished or not, in one language."""
    result = progress.result
    marks = [
        ReviewMark(**{**mark, **{key: mark[key][language] for key in ("played", "better", "said")}})
        for mark in result.get("marks", [])
    ]
    return GameReview(
        status,
        progress.done,
        progress.total,
        names,
        result.get("unit", "chance"),
        result.get("course", []),
        marks,
    )
