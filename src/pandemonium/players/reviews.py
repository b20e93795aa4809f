"""A finished game, looked at once more: what each decision was worth, and what luck did.

Every decision is judged by what its seat knew at that moment, as a bot in its place would have been
told: all that was hidden from it is imagined anew. All decisions get a short look; those that seem
to have cost much, and the rolls and draws that seem to have changed much, get a long one.
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

SEED = 1  # of what is imagined: the same game has the same review
LOOKS, MOST_LOOKS, LOOKS_EACH = 40, 120, 6  # of the short look, more where there is much to choose
LONG, LONGER = 240, 400  # iterations of a long look at one choice, and at all of them
FEWEST = 8  # iterations, however little time is left
SUSPICIOUS = 0.03  # chances that a decision seems to have cost, for a long look
MISTAKE, STROKE = 0.05, 0.1  # chances that a mistake costs, or that luck gives or takes
LOOKED_AT = 10  # decisions, and as many rolls, that get a long look
MOST_MISTAKES, MOST_STROKES = 3, 4  # that are told: of each seat, and in all
SHORT_SHARE = 0.6  # of the time, for the short looks


@dataclass(frozen=True)
class Mark:
    """A moment that is worth going back to: `ply` is the number of the move, from 1.

    `before` and `after` are what the seat could expect, from 0 to 1: of a mistake with the better
    choice and with the one that was made, else before and after the move.
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
        """How much it gave or took."""
        return self.after - self.before


@dataclass(frozen=True)
class Review:
    """What is known so far: `course` is what each seat could expect before each move."""

    done: int
    total: int
    course: list[list[float]]
    marks: list[Mark]


def review(plies: list[Ply], seconds: float = 0.0) -> Iterator[Review]:
    """Look at a finished game, ever more closely; with `seconds`, no longer than that."""
    reviewer = Reviewer(plies, seconds)
    yield from reviewer.look_at_all()
    yield from reviewer.look_closely()


class Reviewer:
    """Looks at one game."""

    def __init__(self, plies: list[Ply], seconds: float) -> None:
        """Nothing has been looked at."""
        self.plies = plies
        self.last = len(plies) - 1
        self.strategy = plies[0].state.game.strategy()
        self.begun = perf_counter()
        self.seconds = seconds
        self.course: list[list[float]] = []
        self.mistakes: list[Mark] = []
        self.strokes: list[Mark] = []
        self.until = 0.0  # when the look at hand should end; 0: whenever it is done
        self.total = self.last + 2 * LOOKED_AT

    # ------------------------------------------------------------------ a short look at everything

    def look_at_all(self) -> Iterator[Review]:
        """Every move in turn."""
        for number in range(self.last):
            self.hurry(self.seconds * SHORT_SHARE * (number + 1) / self.last)
            self.look_at(number)
            if number % 10 == 0:
                yield self.found(number)
        end = self.plies[self.last].state
        self.course.append(end.returns if end.over else self.course[-1])
        yield self.found(self.last)

    def look_at(self, number: int) -> None:
        """The move that was made at this position."""
        state = self.plies[number].state
        ply = self.plies[number + 1]
        assert ply.action is not None
        seat = state.player
        chance = decision_chance(SEED, number)
        choices = state.choices
        if len(choices) == 1:
            self.course.append(self.course[-1] if self.course else self.at_first(state, chance))
            expected = None
        else:
            looks = min(MOST_LOOKS, max(LOOKS, LOOKS_EACH * len(choices)))
            best, promises = self.think(state, looks, chance)
            self.course.append(promises[best])
            expected = promises[best]
            if ply.action is not best:
                expected = self.expect(state, seat, LOOKS, chance, ply.action)
                if promises[best][seat] - expected[seat] >= SUSPICIOUS:
                    before, after = promises[best][seat], expected[seat]
                    mark = Mark(number + 1, seat, "mistake", ply.action, before, after, best)
                    self.mistakes.append(mark)
        if ply.calls:
            self.look_at_luck(number, seat, expected, LOOKS)

    def look_at_luck(
        self, number: int, seat: int, expected: list[float] | None, looks: int
    ) -> None:
        """What dice and cards made of the move, as the seat that made it could see."""
        state, ply = self.plies[number].state, self.plies[number + 1]
        chance = decision_chance(SEED + 1, number)
        assert ply.action is not None
        if expected is None:
            expected = self.expect(state, seat, looks, chance, ply.action)
        after = self.expect(ply.state, seat, looks, chance)
        changes = [now - then for now, then in zip(after, expected, strict=True)]
        most = max(range(len(changes)), key=lambda one: abs(changes[one]))
        if abs(changes[most]) >= STROKE:
            before, now = expected[most], after[most]
            mark = Mark(number + 1, most, "luck", ply.action, before, now, by_chance=True)
            self.strokes.append(mark)

    def at_first(self, state: State, chance: Chance) -> list[float]:
        """What a game promises that begins with a move without a choice."""
        return self.expect(state, state.player, LOOKS, chance)

    # ------------------------------------------------------------------ a long look at some

    def look_closely(self) -> Iterator[Review]:
        """What seems to have mattered most, the weightiest first, until time is over."""
        suspects = heaviest(self.mistakes, LOOKED_AT)
        strokes = heaviest(self.strokes, LOOKED_AT)
        self.mistakes, self.strokes = [], []
        steps: list[tuple[Mark, Callable[[Mark], None]]] = [
            *((mark, self.look_again) for mark in suspects),
            *((mark, self.look_at_luck_again) for mark in strokes),
        ]
        for done, (mark, look) in enumerate(steps, 1):
            left = self.seconds * (1 - SHORT_SHARE) * done / len(steps)
            self.hurry(self.seconds * SHORT_SHARE + left)
            look(mark)
            yield self.found(self.last + done)
        yield self.found(self.total)

    def look_again(self, mark: Mark) -> None:
        """Whether it was a mistake."""
        state = self.plies[mark.ply - 1].state
        chance = decision_chance(SEED + 2, mark.ply)
        best, _ = self.think(state, LONGER, chance)
        if best is mark.played:
            return
        before = self.expect(state, mark.seat, LONG, chance, best)[mark.seat]
        after = self.expect(state, mark.seat, LONG, chance, mark.played)[mark.seat]
        if before - after >= MISTAKE:
            self.mistakes.append(replace(mark, before=before, after=after, better=best))

    def look_at_luck_again(self, mark: Mark) -> None:
        """Whether it was luck."""
        self.look_at_luck(mark.ply - 1, self.plies[mark.ply - 1].state.player, None, LONG)

    # ------------------------------------------------------------------ thinking

    def hurry(self, until: float) -> None:
        """What comes next should be done so many seconds after the beginning."""
        self.until = self.begun + until if self.seconds else 0.0

    def think(
        self, state: State, looks: int, chance: Chance
    ) -> tuple[Action, dict[Action, list[float]]]:
        """The best choice of the seat that decides, and what each promises to everybody."""
        search = Search(self.strategy)
        totals: dict[Action, list[float]] = {}
        for done in range(looks):
            if self.is_late(done):
                break
            rewards = search.iterate(state.imagine(state.player, chance), chance)
            assert search.first is not None
            assert search.first.action is not None
            add(totals.setdefault(search.first.action, [0.0] * len(rewards)), rewards)
        visits = {node.action: node.visits for node in search.ranking(state.choices)}
        promises = {
            action: [one / visits[action] for one in sums] for action, sums in totals.items()
        }
        best = search.ranking(state.choices)[0].action
        assert best is not None
        return best, promises

    def expect(
        self, state: State, seat: int, looks: int, chance: Chance, action: Action | None = None
    ) -> list[float]:
        """What everybody can expect, as a seat knows the position; after an action if given."""
        search = Search(self.strategy)
        totals = [0.0] * state.game.players
        count = 0
        while count < looks and not self.is_late(count):
            world = state.imagine(seat, chance)
            if action is not None:
                world.apply_unchecked(action)
            add(totals, search.iterate(world, chance))
            count += 1
        return [total / count for total in totals]

    def is_late(self, done: int) -> bool:
        """Whether the time for this look is over."""
        return self.until > 0 and done >= FEWEST and perf_counter() >= self.until

    # ------------------------------------------------------------------ what was found

    def found(self, done: int) -> Review:
        """The review as far as it is."""
        marks = heaviest(self.strokes, MOST_STROKES)
        for seat in range(self.plies[0].state.game.players):
            own = [mark for mark in self.mistakes if mark.seat == seat and -mark.change >= MISTAKE]
            marks += heaviest(own, MOST_MISTAKES)
        if len(self.course) > self.last:
            turn = self.turning_point()
            marks = [
                mark for mark in marks if mark.kind == "mistake" or mark.ply not in plies_of(turn)
            ]
            marks += turn
        return Review(done, self.total, self.course, sorted(marks, key=lambda mark: mark.ply))

    def turning_point(self) -> list[Mark]:
        """The move from which on the winner was ahead to the end, if there was one."""
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
    """When they are."""
    return {mark.ply for mark in marks}


def heaviest(marks: list[Mark], most: int) -> list[Mark]:
    """Those that gave or took most."""
    return sorted(marks, key=lambda mark: -abs(mark.change))[:most]


def add(totals: list[float], rewards: list[float]) -> None:
    """Add one look to the others."""
    for seat, reward in enumerate(rewards):
        totals[seat] += reward
