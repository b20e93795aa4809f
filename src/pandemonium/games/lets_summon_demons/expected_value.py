"""Prospects: what the rolls to come will bring a seat, and how far it is from victory."""

from typing import Final

from pandemonium.games.lets_summon_demons.card_value import WAYS, CardValue
from pandemonium.games.lets_summon_demons.components import (
    BUY_COST,
    COLLECT_DOUBLE,
    DOUBLES_PAY,
    KID,
    SOULS_TO_WIN,
    TOTALS,
    CardFilter,
)
from pandemonium.games.lets_summon_demons.roll import meets_condition
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState

CARD: Final = 3.0  # a card that is needed saves its price
DEMON_PUT: Final = 5.0  # a Demon put into play by a card saves most of a summon
GROWTH: Final = 0.25  # what another card adds to the income
WITHOUT_HAND: Final = 4.0  # rounds that it takes to get a Demon which is not in hand
LOWEST_INCOME: Final = 0.2  # something always comes in
LONGEST: Final = 30.0  # rounds: further ahead all is the same
DOUBLES: Final = 21 / 36  # what Dice-Zuzzu brings per roll


class ExpectedValue:
    """What a seat may expect, souls and cards per round."""

    __slots__ = (
        "cards", "demons", "extra_turns", "powers", "raids", "single", "souls", "stolen", "sweeps",
        "wins",
    )  # fmt: skip

    def __init__(self) -> None:
        """Nothing yet."""
        self.souls: float = 0.0
        self.stolen: float = 0.0  # of these, what others may lose
        self.cards: float = 0.0
        self.demons: float = 0.0
        self.single: float = 0.0  # souls of cards that pay once, more than the cards are worth
        self.raids: float = 0.0  # cards that others lose
        self.sweeps: float = 0.0
        self.extra_turns: float = 0.0
        self.wins: float = 0.0
        self.powers: int = 0


def look_ahead(state: LetsSummonDemonsState, yields: list[CardValue], seat: int) -> ExpectedValue:
    """What a seat may expect of one round."""
    own = state.seats[seat]
    seen = ExpectedValue()
    seen.powers = state.powers(seat)
    rolls = float(state.box.players)
    doubling = seen.powers & COLLECT_DOUBLE != 0
    traits = state.box.traits
    for card in own.candles:
        expect(state, yields, seat, card, rolls, seen)
    for card in own.row:
        twice = doubling and traits[card] & KID != 0
        expect(state, yields, seat, card, rolls + 1 if twice else rolls, seen)
    for card in own.demons:
        if yields[card].chance > 0.0:
            expect(state, yields, seat, card, 1.0, seen)
    if seen.powers & DOUBLES_PAY:
        seen.souls += DOUBLES
    return seen


def expect(
    state: LetsSummonDemonsState,
    yields: list[CardValue],
    seat: int,
    card: int,
    rolls: float,
    seen: ExpectedValue,
) -> None:
    """Add what one card brings in so many rolls."""
    found = yields[card]
    if found.is_conditional and not meets_condition(state, seat, card):
        return
    times = rolls * found.chance
    souls = found.souls
    if found.per is not None:
        souls *= state.count(seat, found.per)
    if found.paid > 0.0:
        seen.single += times * max(0.0, souls - CARD * found.paid)
        seen.demons += times * found.demons
        seen.raids += times * found.raids
        return
    seen.souls += times * souls
    if found.steals:
        seen.stolen += times * souls
    seen.cards += times * found.cards
    if found.activates is not None:
        seen.souls += times * of_others(state, yields, seat, card, found.activates, found)
    if found.is_rare:
        seen.demons += times * found.demons
        seen.raids += times * found.raids
        seen.sweeps += times * found.sweeps
        seen.extra_turns += times * found.turns
        seen.wins += times * found.wins


def of_others(
    state: LetsSummonDemonsState,
    yields: list[CardValue],
    seat: int,
    card: int,
    what: CardFilter,
    found: CardValue,
) -> float:
    """What a card brings that activates others: all of them together, or the best one."""
    together = best = 0.0
    for other in state.seats[seat].row:
        if other != card and what.fits(state.traits(seat, other)):
            worth = worth_of(state, yields, seat, other)
            together += worth
            best = max(best, worth)
    return together if found.all_of_them else best


def worth_of(state: LetsSummonDemonsState, yields: list[CardValue], seat: int, card: int) -> float:
    """What one activation of a card is worth now, in souls."""
    found = yields[card]
    if found.is_conditional and not meets_condition(state, seat, card):
        return 0.0
    souls = found.souls
    if found.per is not None:
        souls *= state.count(seat, found.per)
    worth = souls + CARD * (found.cards - found.paid) + DEMON_PUT * found.demons + found.raids
    return max(0.0, worth)


# ---------------------------------------------------------------------- the way to victory


def rounds_to_go(
    souls: int, missing: int, price: int, cards: int, hand: int, wait: float, seen: ExpectedValue
) -> float:
    """About how many rounds a seat needs to win if it goes on as it is.

    It buys what is to be snuffed for the `missing` Demons, one card a turn, and must have ten souls
    in the end; `wait` is the part of a round until it can summon.
    """
    income = max(LOWEST_INCOME, seen.souls + 0.5 * seen.single)
    needed = float(missing * price)
    have = float(cards)
    purse = float(souls)
    rounds = 0.0
    while have < needed and rounds < LONGEST:
        if purse < BUY_COST:
            pause = (BUY_COST - purse) / income
            rounds += pause
            purse = float(BUY_COST)
            have += pause * seen.cards
        purse += income - BUY_COST
        have += 1.0 + seen.cards
        income += GROWTH
        rounds += 1.0
    if missing > 0:
        last = missing - 1.0 + wait  # one summon a turn
        if missing > hand:
            last += WITHOUT_HAND * (missing - hand)
        if rounds < last:
            purse += (last - rounds) * income
            rounds = last
    if purse < SOULS_TO_WIN:
        rounds += (SOULS_TO_WIN - purse) / income
    return min(LONGEST, rounds)


def chance_to_finish(
    state: LetsSummonDemonsState, yields: list[CardValue], seat: int, short: int, rolls_itself: bool
) -> float:
    """How likely the next roll brings at least `short` souls."""
    by_total = [0.0] * 13
    own = state.seats[seat]
    for card in own.candles:
        note(state, yields, seat, card, by_total)
    for card in own.row:
        note(state, yields, seat, card, by_total)
    if rolls_itself:
        for card in own.demons:
            note(state, yields, seat, card, by_total)
    ways = 0
    for total in range(2, 13):
        if by_total[total] >= short:
            ways += 6 - abs(total - 7)
    return ways / WAYS


def note(
    state: LetsSummonDemonsState,
    yields: list[CardValue],
    seat: int,
    card: int,
    by_total: list[float],
) -> None:
    """Add the souls of a card to the totals that activate it."""
    found = yields[card]
    if found.chance == 0.0 or (found.souls == 0.0 and found.wins == 0.0):
        return
    if found.is_conditional and not meets_condition(state, seat, card):
        return
    souls = found.souls
    if found.per is not None:
        souls *= state.count(seat, found.per)
    souls += 100.0 * found.wins
    bits = state.box.totals[card]
    for total in TOTALS:
        if bits >> total & 1:
            by_total[total] = by_total[total] + souls
