"""Reviews of finished games: what each decision was worth, and the effect of luck.

Every decision is evaluated with what its seat knew at that moment, in determinizations. All
decisions get a short search; apparent mistakes, and the rolls and draws that seem to have changed
much, get a long one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Literal

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.formats.record import Ply
from pandemonium.engine.state import State
from pandemonium.players.base import decision_chance
from pandemonium.players.search import Search

Kind = Literal["mistake", "luck", "turn"]

SEED = 1  # of determinizations: the same game has the same review
SHORT, MAX_SHORT, SHORT_PER_CHOICE = 40, 120, 6  # iterations of a short search
LONG, LONGER = 240, 400  # iterations of a long search of one choice, and of all
MIN_ITERATIONS = 8  # however little time is left
SUSPICIOUS = 0.03  # loss of expected return that leads to a long search
MISTAKE, LUCK = 0.05, 0.1  # change of expected return that counts as such
CONFIRMED = 10  # decisions, and as many rolls, that get a long search
MAX_MISTAKES, MAX_LUCK = 3, 4  # marks of each seat, and in all
SHORT_SHARE = 0.6  # of the time, for the short searches


@dataclass(frozen=True)
class Mark:
    """A notable moment: `ply` is the number of the move, from 1.

    `before` and `after` are expected returns: of a mistake with the better choice and with the one
    that was made, else before and after the move.
    """

    ply: int
    seat: int
    kind: Kind
    played: Action
    before: float
    after: float
    better: Action | None = None
    by_chance: bool = False

    @property
    def change(self) -> float:
        """How much the seat gained or lost."""
        return self.after - self.before


@dataclass(frozen=True)
class Review:
    """The results so far: `course` is the expected return of each seat before each move."""

    done: int
    total: int
    course: list[list[float]]
    marks: list[Mark]


def review(plies: list[Ply], seconds: float = 0.0) -> Iterator[Review]:
    """Analyze a finished game in growing detail; with `seconds`, no longer than that."""
    reviewer = Reviewer(plies, seconds)
    yield from reviewer.search_all()
    yield from reviewer.search_closely()


class Reviewer:
    """Analyzes one finished game."""

    def __init__(self, plies: list[Ply], seconds: float) -> None:
        self.plies = plies
        self.last = len(plies) - 1
        self.strategy = plies[0].state.game.strategy()
        self.started = perf_counter()
        self.seconds = seconds
        self.course: list[list[float]] = []
        self.mistakes: list[Mark] = []
        self.luck: list[Mark] = []
        self.deadline = 0.0  # of the current step; 0: none
        self.total = self.last + 2 * CONFIRMED

    # ------------------------------------------------------------------ short searches

    def search_all(self) -> Iterator[Review]:
        """Search every position for a short time."""
        for number in range(self.last):
            self.set_deadline(self.seconds * SHORT_SHARE * (number + 1) / self.last)
            self.evaluate_move(number)
            if number % 10 == 0:
                yield self.progress(number)
        end = self.plies[self.last].state
        self.course.append(end.returns if end.over else self.course[-1])
        yield self.progress(self.last)

    def evaluate_move(self, number: int) -> None:
        """Evaluate the move that was made at this position."""
        state = self.plies[number].state
        ply = self.plies[number + 1]
        assert ply.action is not None
        seat = state.player
        chance = decision_chance(SEED, number)
        choices = state.choices
        if len(choices) == 1:
            self.course.append(
                self.course[-1] if self.course else self.first_returns(state, chance)
            )
            expected = None
        else:
            iterations = min(MAX_SHORT, max(SHORT, SHORT_PER_CHOICE * len(choices)))
            best, returns = self.search_choices(state, iterations, chance)
            self.course.append(returns[best])
            expected = returns[best]
            if ply.action is not best:
                expected = self.expected_returns(state, seat, SHORT, chance, ply.action)
                if returns[best][seat] - expected[seat] >= SUSPICIOUS:
                    before, after = returns[best][seat], expected[seat]
                    mark = Mark(number + 1, seat, "mistake", ply.action, before, after, best)
                    self.mistakes.append(mark)
        if ply.calls:
            self.evaluate_luck(number, seat, expected, SHORT)

    def evaluate_luck(
        self, number: int, seat: int, expected: list[float] | None, iterations: int
    ) -> None:
        """Evaluate the effect of dice and cards on the move, for the seat that made it."""
        state, ply = self.plies[number].state, self.plies[number + 1]
        chance = decision_chance(SEED + 1, number)
        assert ply.action is not None
        if expected is None:
            expected = self.expected_returns(state, seat, iterations, chance, ply.action)
        after = self.expected_returns(ply.state, seat, iterations, chance)
        changes = [now - then for now, then in zip(after, expected, strict=True)]
        most = max(range(len(changes)), key=lambda player: abs(changes[player]))
        if abs(changes[most]) >= LUCK:
            before, now = expected[most], after[most]
            mark = Mark(number + 1, most, "luck", ply.action, before, now, by_chance=True)
            self.luck.append(mark)

    def first_returns(self, state: State, chance: Chance) -> list[float]:
        """The expected returns of a game that begins with a forced move."""
        return self.expected_returns(state, state.player, SHORT, chance)

    # ------------------------------------------------------------------ long searches

    def search_closely(self) -> Iterator[Review]:
        """Search again what seems to have mattered most, until the time is over."""
        candidates = largest(self.mistakes, CONFIRMED)
        luck = largest(self.luck, CONFIRMED)
        self.mistakes, self.luck = [], []
        steps: list[tuple[Mark, Callable[[Mark], None]]] = [
            *((mark, self.confirm_mistake) for mark in candidates),
            *((mark, self.confirm_luck) for mark in luck),
        ]
        for done, (mark, confirm) in enumerate(steps, 1):
            left = self.seconds * (1 - SHORT_SHARE) * done / len(steps)
            self.set_deadline(self.seconds * SHORT_SHARE + left)
            confirm(mark)
            yield self.progress(self.last + done)
        yield self.progress(self.total)

    def confirm_mistake(self, mark: Mark) -> None:
        """Keep the mark if a longer search still finds a mistake."""
        state = self.plies[mark.ply - 1].state
        chance = decision_chance(SEED + 2, mark.ply)
        best, _ = self.search_choices(state, LONGER, chance)
        if best is mark.played:
            return
        before = self.expected_returns(state, mark.seat, LONG, chance, best)[mark.seat]
        after = self.expected_returns(state, mark.seat, LONG, chance, mark.played)[mark.seat]
        if before - after >= MISTAKE:
            self.mistakes.append(replace(mark, before=before, after=after, better=best))

    def confirm_luck(self, mark: Mark) -> None:
        """Keep the mark if a longer search still finds luck."""
        self.evaluate_luck(mark.ply - 1, self.plies[mark.ply - 1].state.player, None, LONG)

    # ------------------------------------------------------------------ thinking

    def set_deadline(self, seconds: float) -> None:
        """Set the deadline of the next step, in seconds since the beginning."""
        self.deadline = self.started + seconds if self.seconds else 0.0

    def search_choices(
        self, state: State, iterations: int, chance: Chance
    ) -> tuple[Action, dict[Action, list[float]]]:
        """The best choice of the seat that decides, and the expected returns of each choice."""
        search = Search(self.strategy)
        totals: dict[Action, list[float]] = {}
        for done in range(iterations):
            if self.is_late(done):
                break
            rewards = search.iterate(state.imagine(state.player, chance), chance)
            assert search.first is not None
            assert search.first.action is not None
            add(totals.setdefault(search.first.action, [0.0] * len(rewards)), rewards)
        visits = {node.action: node.visits for node in search.ranking(state.choices)}
        returns = {
            action: [total / visits[action] for total in sums] for action, sums in totals.items()
        }
        best = search.ranking(state.choices)[0].action
        assert best is not None
        return best, returns

    def expected_returns(
        self, state: State, seat: int, iterations: int, chance: Chance, action: Action | None = None
    ) -> list[float]:
        """The expected returns with the knowledge of a seat; after an action if given."""
        search = Search(self.strategy)
        totals = [0.0] * state.game.players
        count = 0
        while count < iterations and not self.is_late(count):
            sample = state.imagine(seat, chance)
            if action is not None:
                sample.apply_unchecked(action)
            add(totals, search.iterate(sample, chance))
            count += 1
        return [total / count for total in totals]

    def is_late(self, done: int) -> bool:
        """Whether the deadline of this step has passed."""
        return self.deadline > 0 and done >= MIN_ITERATIONS and perf_counter() >= self.deadline

    # ------------------------------------------------------------------ results

    def progress(self, done: int) -> Review:
        """The part of the review that is complete."""
        marks = largest(self.luck, MAX_LUCK)
        for seat in range(self.plies[0].state.game.players):
            mistakes = [mark for mark in self.mistakes if mark.seat == seat]
            mistakes = [mark for mark in mistakes if -mark.change >= MISTAKE]
            marks += largest(mistakes, MAX_MISTAKES)
        if len(self.course) > self.last:
            turn = self.turning_point()
            marks = [
                mark for mark in marks if mark.kind == "mistake" or mark.ply not in plies_of(turn)
            ]
            marks += turn
        return Review(done, self.total, self.course, sorted(marks, key=lambda mark: mark.ply))

    def turning_point(self) -> list[Mark]:
        """The move after which the winner stayed ahead to the end, if there was one."""
        outcome = self.plies[self.last].state.outcome
        if outcome is None or len(outcome.winners) != 1 or len(self.course[0]) < 2:
            return []
        winner = outcome.winners[0]
        behind = [
            number for number, shares in enumerate(self.course[:-1]) if max(shares) > shares[winner]
        ]
        if not behind:
            return []
        ply = self.plies[behind[-1] + 1]
        assert ply.action is not None
        before, after = self.course[behind[-1]][winner], self.course[behind[-1] + 1][winner]
        by_chance = bool(ply.calls)
        return [Mark(ply.number, winner, "turn", ply.action, before, after, by_chance=by_chance)]


def plies_of(marks: list[Mark]) -> set[int]:
    """The plies of these marks."""
    return {mark.ply for mark in marks}


def largest(marks: list[Mark], most: int) -> list[Mark]:
    """The marks with the largest changes."""
    return sorted(marks, key=lambda mark: -abs(mark.change))[:most]


def add(totals: list[float], rewards: list[float]) -> None:
    """Add the rewards of one iteration."""
    for seat, reward in enumerate(rewards):
        totals[seat] += reward
