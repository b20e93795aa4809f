"""Dealing anew what one seat cannot know, each possible world as likely as it should be.

Hidden are the fists of the others and what is in the sack. All unseen creatures are alike to the
seat but those that it put back itself (`memory.py`), and everybody sees that whoever is to summon
can.
"""

from typing import TYPE_CHECKING, Final

from pandemonium.engine.chance import Chance
from pandemonium.engine.task import NOBODY
from pandemonium.games.dicke_daemonen.components import (
    BLUE,
    COLOURS,
    GREEN,
    RED,
    WHITE,
    YELLOW,
)
from pandemonium.games.dicke_daemonen.memory import DRAWN, IN_SACK, IN_SIGHT, NEVER, Belief, beliefs

if TYPE_CHECKING:
    from pandemonium.games.dicke_daemonen.state import DickeDaemonenState

FINE: Final = 1 << 30


def redeal_hidden(state: "DickeDaemonenState", seat: int) -> None:
    """Deal the fists of the others from what `seat` cannot see; the rest is the sack.

    NOBODY is a spectator, who sees no fist.
    """
    forget(state, seat)
    if state.ended:  # all fists were shown, and so everybody knows the sack
        state.sack.sort()
        return
    unseen = unseen_by(state, seat)
    sizes = [state.fist_size(owner) for owner in range(state.box.players)]
    must = _who_must_summon(state, seat)
    belief = _pick(state, seat, unseen, must)
    deal = Deal(state, seat, unseen, belief)
    if must != NEVER:
        deal.fill_to_summon(must, sizes[must])
    for owner in range(state.box.players):
        if owner not in (seat, must):
            deal.fill(owner, sizes[owner])
    state.sack = deal.rest()


def forget(state: "DickeDaemonenState", seat: int) -> None:
    """Take away what others remember, and what they saw when they drew."""
    since = NEVER if seat == NOBODY else state.since[seat]
    sights = [] if since == NEVER else state.sights[since:]
    state.sights = [
        sight.hidden() if sight.kind == DRAWN and sight.seat != seat else sight for sight in sights
    ]
    for owner in range(state.box.players):
        if owner != seat:
            state.returned[owner] = []
            state.since[owner] = NEVER
    if since != NEVER:
        state.since[seat] = 0


def unseen_by(state: "DickeDaemonenState", seat: int) -> list[int]:
    """How many creatures of each colour the seat cannot see."""
    counts = left_over(state)
    if seat == NOBODY:
        return counts
    fist = state.fists[seat]
    return [counts[colour] - fist[colour] for colour in range(COLOURS)]


def left_over(state: "DickeDaemonenState") -> list[int]:
    """How many creatures of each colour are in the sack and in the fists."""
    red = yellow = green = blue = white = 0
    for colour in state.sack:  # counting in a list takes three times as long, compiled
        if colour == RED:
            red += 1
        elif colour == YELLOW:
            yellow += 1
        elif colour == GREEN:
            green += 1
        elif colour == BLUE:
            blue += 1
        else:
            white += 1
    for fist in state.fists:
        red += fist[RED]
        yellow += fist[YELLOW]
        green += fist[GREEN]
        blue += fist[BLUE]
        white += fist[WHITE]
    return [red, yellow, green, blue, white]


def _who_must_summon(state: "DickeDaemonenState", seat: int) -> int:
    """The other player who is about to summon, and so can."""
    top = state.decision
    return top.seat if top.key == "summon" and top.seat != seat else NEVER


def _pick(state: "DickeDaemonenState", seat: int, unseen: list[int], must: int) -> Belief:
    """Where the creatures that the seat put back are, by lot among all that is possible."""
    returned = [] if seat == NOBODY else state.returned[seat]
    if not returned:
        return Belief([], 1.0)
    found = beliefs(seat, returned, state.sights, unseen)
    weights = [one.weight for one in found]
    if must != NEVER:
        weights = [one.weight * _can_summon(state, seat, unseen, one, must) for one in found]
    if sum(weights) <= 0:  # a scenario may tell what cannot have come about
        return Belief([], 1.0)
    left = share(state.chance) * sum(weights)
    for number in range(len(found)):
        left -= weights[number]
        if left < 0:
            return found[number]
    return found[-1]


def _can_summon(
    state: "DickeDaemonenState", seat: int, unseen: list[int], belief: Belief, must: int
) -> float:
    """How likely it is, if the belief is right, that whoever must summon can."""
    total = open_count = 0
    for colour in range(COLOURS):
        total += unseen[colour]
        if state.open_places[colour]:
            open_count += unseen[colour]
    slots = state.fist_size(must)
    returned = state.returned[seat]
    for number in range(len(returned)):
        place = belief.places[number]
        if place != IN_SIGHT:
            is_open = len(state.open_places[returned[number]]) > 0
            total -= 1
            open_count -= 1 if is_open else 0
            if place == must:
                if is_open:
                    return 1.0
                slots -= 1
    return 1.0 - none_of(open_count, total, slots)


class Deal:
    """Fists being dealt: the creatures whose place is believed first, then the others by lot."""

    def __init__(
        self, state: "DickeDaemonenState", seat: int, unseen: list[int], belief: Belief
    ) -> None:
        """Put the believed creatures where they are; `pool` counts all others."""
        self.state = state
        self.pool = unseen[:]
        self.sack: list[int] = []
        self.fists: list[list[int]] = [[0] * COLOURS for _ in range(state.box.players)]
        returned = state.returned[seat]
        for number in range(len(belief.places)):
            place, colour = belief.places[number], returned[number]
            if place >= IN_SACK:
                self.pool[colour] -= 1
                if place == IN_SACK:
                    self.sack.append(colour)
                else:
                    self.fists[place][colour] += 1
        self.total = sum(self.pool)

    def can_summon(self, owner: int) -> bool:
        """Whether there is a place for anything in the fist as far as it is dealt."""
        for colour in range(COLOURS):
            if self.fists[owner][colour] and self.state.open_places[colour]:
                return True
        return False

    def count_open(self) -> int:
        """How many creatures of the pool could be put on the board."""
        count = 0
        for colour in range(COLOURS):
            if self.state.open_places[colour]:
                count += self.pool[colour]
        return count

    def fill(self, owner: int, size: int) -> None:
        """Deal the rest of a fist."""
        fist = self.fists[owner]
        for _ in range(size - sum(fist)):
            colour = self.take_any()
            fist[colour] = fist[colour] + 1
        self.state.fists[owner] = fist

    def fill_to_summon(self, owner: int, size: int) -> None:
        """Deal the rest of a fist in which something can be put on the board."""
        fist = self.fists[owner]
        slots = size - sum(fist)
        while slots and not self.can_summon(owner):
            count = self.count_open()
            likely = count / self.total / (1.0 - none_of(count, self.total, slots))
            is_open = share(self.state.chance) < likely or count == self.total
            fist[self.take(is_open, not is_open)] += 1
            slots -= 1
        self.fill(owner, size)

    def take_any(self) -> int:
        """A creature of the pool by lot."""
        left = self.state.chance.below(self.total)
        colour = 0
        while left >= self.pool[colour]:
            left -= self.pool[colour]
            colour += 1
        self.pool[colour] = self.pool[colour] - 1
        self.total -= 1
        return colour

    def take(self, is_open: bool, is_closed: bool) -> int:
        """A creature of the pool by lot, of those with or without a place."""
        allowed = [
            self.pool[colour] if (is_open if self.state.open_places[colour] else is_closed) else 0
            for colour in range(COLOURS)
        ]
        left = self.state.chance.below(sum(allowed))
        colour = 0
        while left >= allowed[colour]:
            left -= allowed[colour]
            colour += 1
        self.pool[colour] -= 1
        self.total -= 1
        return colour

    def rest(self) -> list[int]:
        """What is left for the sack, sorted: it has no order."""
        believed = len(self.sack)
        for colour in range(COLOURS):
            self.sack.extend([colour] * self.pool[colour])
        if believed:
            self.sack.sort()
        return self.sack


def none_of(count: int, total: int, slots: int) -> float:
    """How likely it is that none of `count` among `total` comes into so many slots."""
    likely = 1.0
    for number in range(slots):
        likely *= max(0, total - count - number) / (total - number)
    return likely


def share(chance: Chance) -> float:
    """A number from 0 to less than 1, by lot."""
    return chance.below(FINE) / FINE
