"""Determinization: resampling what one seat cannot know, the hands of the others and the deck.

Nothing here depends on where hidden cards truly are: they are gathered and sorted first. Public
knowledge stays: known cards of a hand, cards put under the deck, and from which deck a hand was
drawn. Worlds in which the current question has no answer, or the current fight cannot be won, are
rejected.
"""

from math import comb, perm

from pandemonium.engine.chance import Chance
from pandemonium.engine.task import Decision
from pandemonium.games.mephisto.attack import can_win
from pandemonium.games.mephisto.components import MONSTER
from pandemonium.games.mephisto.fight import Wield
from pandemonium.games.mephisto.recollection import Recollection
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.turn import Turn


def redeal_hidden(state: MephistoState, seat: int) -> None:
    """Resample what `seat` cannot know, with the chance of the state."""
    deck = state.deck
    hidden = deck.cards + deck.known
    half: list[int] = []
    under: list[list[int]] = []
    for layer in deck.below:
        if len(layer) > 1:
            half += layer
        else:
            under.append(layer)
    left = len(hidden) + len(half)  # cards that no player has seen yet
    pool = hidden + half
    sizes = [0] * len(state.seats)
    for owner, player in enumerate(state.seats):
        if owner != seat:
            sizes[owner] = len(player.hand) - len(player.known)
            pool += [card for card in player.hand if card not in player.known]
    pool.sort()
    has_halves = len(half) > 0 and len(state.box.cards) - left < fewest_in_half(state)
    recalled = Recollection(state, seat, pool) if state.memory.older else None
    while True:
        rest = deal_once(state, seat, pool, recalled, sizes, has_halves)
        if can_go_on(state, seat):
            break
    if recalled is not None:
        state.memory = recalled.memory()
    deck.known = []
    deck.below = ([rest[1]] if has_halves else []) + under
    deck.cards = rest[0]


def deal_once(
    state: MephistoState,
    seat: int,
    pool: list[int],
    recalled: Recollection | None,
    sizes: list[int],
    has_halves: bool,
) -> list[list[int]]:
    """Deal hands from the pool; returns the rest for the deck, in one or two layers.

    Remaining cards of earlier decks go to hands that had drawn from them.
    """
    upper = pool[:]
    lower: list[int] = []
    dealt: list[list[int]] = [[] for _ in sizes]
    if recalled is not None:
        dealt = recalled.deal(state.chance)
        upper = recalled.newest
    elif has_halves:
        upper, lower = split(state, pool)
    for owner, size in enumerate(sizes):
        if owner != seat:
            player = state.seats[owner]
            player.hand = player.known[:] + dealt[owner]
            for _ in range(size - len(dealt[owner])):
                player.hand.append(state.chance.draw(upper))
    return [upper, lower]


def can_go_on(state: MephistoState, seat: int) -> bool:
    """Whether the current question has an answer, if another seat is asked."""
    if state.ended or not state.todo:
        return True
    top = state.todo[-1]
    if isinstance(top, Turn) or not isinstance(top, Decision) or top.seat == seat:
        return True  # a turn always has an answer
    if isinstance(top, Wield):
        return can_win(state, top.seat)
    return len(top.legal(state)) > 0


# ---------------------------------------------------------------------- the balanced shuffle


def fewest_in_half(state: MephistoState) -> int:
    """The least number of cards in the upper half (ME 1.8)."""
    monsters = len(state.box.monsters)
    others = len(state.box.cards) - monsters
    return monsters // 2 + others // 2


def split(state: MephistoState, pool: list[int]) -> tuple[list[int], list[int]]:
    """Split the pool into cards from the upper half and cards in the lower half.

    All cards that left the deck came from the upper half. How many monsters that half had is
    uncertain where their number is odd; each case has the weight that what was seen gives it.
    """
    box = state.box
    kind = box.kind
    monsters = [card for card in pool if kind[card] == MONSTER]
    others = [card for card in pool if kind[card] != MONSTER]
    all_monsters = len(box.monsters)
    all_others = len(box.cards) - all_monsters
    seen_monsters = all_monsters - len(monsters)
    seen_others = all_others - len(others)
    seen = seen_monsters + seen_others
    cases: list[tuple[int, int]] = []
    for extra in range(1 + all_monsters % 2):
        count = all_monsters // 2 + extra
        size = count + all_others // 2
        if seen_monsters <= count:
            ways = comb(len(monsters), count - seen_monsters)
            chances = comb(all_monsters, count) * perm(size, seen)
            cases.append((count, ways * SCALE // chances))
    count = pick(state.chance, cases)
    upper = [state.chance.draw(monsters) for _ in range(count - seen_monsters)]
    upper += [state.chance.draw(others) for _ in range(all_others // 2 - seen_others)]
    upper.sort()
    return upper, sorted(monsters + others)


SCALE = 1 << 200  # keeps small weights integral


def pick(chance: Chance, cases: list[tuple[int, int]]) -> int:
    """A random case, by weight."""
    total = sum(weight for _, weight in cases)
    drawn: int = chance.below(1 << 30)  # not an i64, which the product would overflow
    point = drawn * total >> 30
    for case, weight in cases:
        if point < weight:
            return case
        point -= weight
    return cases[-1][0]
