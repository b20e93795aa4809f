"""Expected values: what the next rolls bring a seat, and how far it is from victory."""

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
LOWEST_INCOME: Final = 0.2  # so that the estimate stays finite
LONGEST: Final = 30.0  # rounds; estimates are capped here
DOUBLES: Final = 21 / 36  # what Dice-Zuzzu brings per roll


class ExpectedValue:
    """What a seat can expect per round."""

    __slots__ = (
        "cards", "demons", "extra_turns", "powers", "raids", "single", "souls", "stolen", "sweeps",
        "wins",
    )  # fmt: skip

    def __init__(self) -> None:
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


def expect_round(state: LetsSummonDemonsState, values: list[CardValue], seat: int) -> ExpectedValue:
    """What a seat can expect of one round of rolls."""
    area = state.seats[seat]
    expected = ExpectedValue()
    expected.powers = state.powers(seat)
    rolls = float(state.box.players)
    doubling = expected.powers & COLLECT_DOUBLE != 0
    traits = state.box.traits
    for card in area.candles:
        add_card(state, values, seat, card, rolls, expected)
    for card in area.row:
        twice = doubling and traits[card] & KID != 0
        add_card(state, values, seat, card, rolls + 1 if twice else rolls, expected)
    for card in area.demons:
        if values[card].chance > 0.0:
            add_card(state, values, seat, card, 1.0, expected)
    if expected.powers & DOUBLES_PAY:
        expected.souls += DOUBLES
    return expected


def add_card(
    state: LetsSummonDemonsState,
    values: list[CardValue],
    seat: int,
    card: int,
    rolls: float,
    expected: ExpectedValue,
) -> None:
    """Add what one card brings in that many rolls."""
    value = values[card]
    if value.is_conditional and not meets_condition(state, seat, card):
        return
    times = rolls * value.chance
    souls = value.souls
    if value.per is not None:
        souls *= state.count(seat, value.per)
    if value.paid > 0.0:
        expected.single += times * max(0.0, souls - CARD * value.paid)
        expected.demons += times * value.demons
        expected.raids += times * value.raids
        return
    expected.souls += times * souls
    if value.steals:
        expected.stolen += times * souls
    expected.cards += times * value.cards
    if value.activates is not None:
        expected.souls += times * activated_value(
            state, values, seat, card, value.activates, value.all_of_them
        )
    if value.is_rare:
        expected.demons += times * value.demons
        expected.raids += times * value.raids
        expected.sweeps += times * value.sweeps
        expected.extra_turns += times * value.turns
        expected.wins += times * value.wins


def activated_value(
    state: LetsSummonDemonsState,
    values: list[CardValue],
    seat: int,
    card: int,
    card_filter: CardFilter,
    all_of_them: bool,
) -> float:
    """The value of activating other cards: of all of them together, or of the best one."""
    together = best = 0.0
    for other in state.seats[seat].row:
        if other != card and card_filter.fits(state.traits(seat, other)):
            worth = activation_value(state, values, seat, other)
            together += worth
            best = max(best, worth)
    return together if all_of_them else best


def activation_value(
    state: LetsSummonDemonsState, values: list[CardValue], seat: int, card: int
) -> float:
    """The value of one activation of a card now, in souls."""
    value = values[card]
    if value.is_conditional and not meets_condition(state, seat, card):
        return 0.0
    souls = value.souls
    if value.per is not None:
        souls *= state.count(seat, value.per)
    worth = souls + CARD * (value.cards - value.paid) + DEMON_PUT * value.demons + value.raids
    return max(0.0, worth)


# ---------------------------------------------------------------------- the way to victory


def rounds_to_go(
    souls: int,
    missing: int,
    price: int,
    cards: int,
    hand: int,
    wait: float,
    expected: ExpectedValue,
) -> float:
    """An estimate of the rounds that a seat needs to win, from its income.

    It buys what is to be snuffed for the `missing` Demons, one card a turn, and must have ten souls
    in the end; `wait` is the part of a round until it can summon.
    """
    income = max(LOWEST_INCOME, expected.souls + 0.5 * expected.single)
    needed = float(missing * price)
    have = float(cards)
    purse = float(souls)
    rounds = 0.0
    while have < needed and rounds < LONGEST:
        if purse < BUY_COST:
            pause = (BUY_COST - purse) / income
            rounds += pause
            purse = float(BUY_COST)
            have += pause * expected.cards
        purse += income - BUY_COST
        have += 1.0 + expected.cards
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
    state: LetsSummonDemonsState, values: list[CardValue], seat: int, short: int, rolls_itself: bool
) -> float:
    """The chance that the next roll brings at least `short` souls."""
    by_total = [0.0] * 13
    area = state.seats[seat]
    for card in area.candles:
        add_souls(state, values, seat, card, by_total)
    for card in area.row:
        add_souls(state, values, seat, card, by_total)
    if rolls_itself:
        for card in area.demons:
            add_souls(state, values, seat, card, by_total)
    ways = 0
    for total in range(2, 13):
        if by_total[total] >= short:
            ways += 6 - abs(total - 7)
    return ways / WAYS


def add_souls(
    state: LetsSummonDemonsState,
    values: list[CardValue],
    seat: int,
    card: int,
    by_total: list[float],
) -> None:
    """Add the souls of a card to the totals that activate it."""
    value = values[card]
    if value.chance == 0.0 or (value.souls == 0.0 and value.wins == 0.0):
        return
    if value.is_conditional and not meets_condition(state, seat, card):
        return
    souls = value.souls
    if value.per is not None:
        souls *= state.count(seat, value.per)
    souls += 100.0 * value.wins
    bits = state.box.totals[card]
    for total in TOTALS:
        if bits >> total & 1:
            by_total[total] = by_total[total] + souls
