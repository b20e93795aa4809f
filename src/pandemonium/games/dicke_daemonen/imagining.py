"""Determinization: everything a seat cannot know is sampled again, with the right probabilities.

Hidden are the fists of the others and the contents of the sack. All unseen creatures are equally
likely, except those that the seat put back itself (`memory.py`). Everybody knows that a player who
is asked to summon is able to.
"""

from typing import TYPE_CHECKING, Final

from pandemonium.engine.chance import Chance
from pandemonium.engine.task import NOBODY
from pandemonium.games.dicke_daemonen.components import BLUE, COLOURS, GREEN, RED, WHITE, YELLOW
from pandemonium.games.dicke_daemonen.memory import IN_SACK, IN_SIGHT, NEVER, Belief, beliefs

if TYPE_CHECKING:
    from pandemonium.games.dicke_daemonen.state import DickeDaemonenState

FINE: Final = 1 << 30


def redeal_hidden(state: "DickeDaemonenState", seat: int) -> None:
    """Deal the fists of the others from what `seat` cannot see; the rest is the sack.

    NOBODY is a spectator, who sees no fist.
    """
    forget(state, seat)
    if state.ended:  # all fists were shown, so the sack is public
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
    """Remove what others remember, and what they saw when they drew."""
    since = NEVER if seat == NOBODY else state.since[seat]
    observations = [] if since == NEVER else state.sights[since:]
    state.sights = [observation.as_seen_by(seat) for observation in observations]
    for owner in range(state.box.players):
        if owner != seat:
            state.returned[owner] = []
            state.since[owner] = NEVER
    if since != NEVER:
        state.since[seat] = 0


def unseen_by(state: "DickeDaemonenState", seat: int) -> list[int]:
    """The number of creatures of each colour that the seat cannot see."""
    counts = left_over(state)
    if seat == NOBODY:
        return counts
    fist = state.fists[seat]
    return [counts[colour] - fist[colour] for colour in range(COLOURS)]


def left_over(state: "DickeDaemonenState") -> list[int]:
    """The number of creatures of each colour in the sack and in the fists."""
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
    """The other player who is asked to summon (and so is able to), or NEVER."""
    top = state.decision
    return top.seat if top.key == "summon" and top.seat != seat else NEVER


def _pick(state: "DickeDaemonenState", seat: int, unseen: list[int], must: int) -> Belief:
    """Sample where the creatures are that the seat put back."""
    returned = [] if seat == NOBODY else state.returned[seat]
    if not returned:
        return Belief([], 1.0)
    possible = beliefs(seat, returned, state.sights, unseen)
    weights = [belief.weight for belief in possible]
    if must != NEVER:
        weights = [b.weight * _can_summon(state, seat, unseen, b, must) for b in possible]
    if sum(weights) <= 0:  # a scenario may describe an impossible history
        return Belief([], 1.0)
    left = uniform(state.chance) * sum(weights)
    for number in range(len(possible)):
        left -= weights[number]
        if left < 0:
            return possible[number]
    return possible[-1]


def _can_summon(
    state: "DickeDaemonenState", seat: int, unseen: list[int], belief: Belief, must: int
) -> float:
    """The probability, given the belief, that the player who must summon is able to."""
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
    """Fists being dealt: first the creatures with a believed place, then the others at random."""

    def __init__(
        self, state: "DickeDaemonenState", seat: int, unseen: list[int], belief: Belief
    ) -> None:
        """Put the believed creatures in their places; `pool` counts all others."""
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
        """Whether there is a place for anything dealt to the fist so far."""
        for colour in range(COLOURS):
            if self.fists[owner][colour] and self.state.open_places[colour]:
                return True
        return False

    def count_open(self) -> int:
        """The number of creatures in the pool that could be put on the board."""
        count = 0
        for colour in range(COLOURS):
            if self.state.open_places[colour]:
                count += self.pool[colour]
        return count

    def fill(self, owner: int, size: int) -> None:
        """Deal the rest of a fist at random."""
        fist = self.fists[owner]
        for _ in range(size - sum(fist)):
            colour = self.take_any()
            fist[colour] = fist[colour] + 1
        self.state.fists[owner] = fist

    def fill_to_summon(self, owner: int, size: int) -> None:
        """Deal the rest of a fist so that its owner is able to summon."""
        fist = self.fists[owner]
        slots = size - sum(fist)
        while slots and not self.can_summon(owner):
            count = self.count_open()
            probability = count / self.total / (1.0 - none_of(count, self.total, slots))
            is_open = uniform(self.state.chance) < probability or count == self.total
            fist[self.take(is_open, not is_open)] += 1
            slots -= 1
        self.fill(owner, size)

    def take_any(self) -> int:
        """Take a random creature from the pool."""
        left = self.state.chance.below(self.total)
        colour = 0
        while left >= self.pool[colour]:
            left -= self.pool[colour]
            colour += 1
        self.pool[colour] = self.pool[colour] - 1
        self.total -= 1
        return colour

    def take(self, is_open: bool, is_closed: bool) -> int:
        """Take a random creature from the pool, from those with or without an open place."""
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
        """The rest of the pool for the sack, sorted because the order means nothing."""
        believed = len(self.sack)
        for colour in range(COLOURS):
            self.sack.extend([colour] * self.pool[colour])
        if believed:
            self.sack.sort()
        return self.sack


def none_of(count: int, total: int, slots: int) -> float:
    """The probability that none of `count` among `total` gets into the slots."""
    probability = 1.0
    for number in range(slots):
        probability *= max(0, total - count - number) / (total - number)
    return probability


def uniform(chance: Chance) -> float:
    """A random number from 0 to less than 1."""
    return chance.below(FINE) / FINE
