"""The bots' strategy: features of a seat, priors and the rollout policy.

The features, scaled to about 1 where they matter:

| feature | what it measures |
| --- | --- |
| `souls` | souls, 1 being as many as are needed |
| `cards` | kids and Animals, 1 being the price of a summon |
| `demons` | Demons in play, 1 being as many as are needed |
| `income` | souls to expect per round |
| `theft` | of these, what others may lose |
| `gains` | kids and Animals to expect per round |
| `single` | souls of cards that pay once, per round |
| `gifts` | Demons that cards may put into play, per round |
| `raids` | cards that others may lose, per round |
| `sweep` | what a Skunk would cost others more than oneself |
| `speed` | how near victory is: minus the logarithm of the rounds that it takes |
| `sprint` | the same where it matters most, just before the end |
| `strike` | how likely the next roll brings the missing souls |
| `serpent` | how likely your own roll wins outright |
| `again` | extra turns to expect, and rolls that may be repeated |
| `shield` | protection from others |
| `toll` | what others have to snuff more |
| `quality` | learned value of the cards in play |
| `hand` | learned value of the Demons in hand |
| `roll` | being about to roll |
| `deal` | being able to buy or to summon still in this turn |
"""

import json
import math
from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.estimate import Estimate, read_estimate
from pandemonium.engine.strategy import Strategy
from pandemonium.games.lets_summon_demons.actions import Actions
from pandemonium.games.lets_summon_demons.card_value import evaluate_card, standalone_value
from pandemonium.games.lets_summon_demons.choices import Pay
from pandemonium.games.lets_summon_demons.components import (
    BUY_COST,
    DEARER_SUMMONS,
    PROTECTED,
    ROLL_AGAIN,
    SNUFFED,
    SOULS_TO_WIN,
    Box,
)
from pandemonium.games.lets_summon_demons.effects import WhereSoulsComeFrom
from pandemonium.games.lets_summon_demons.expected_value import (
    chance_to_finish,
    expect_round,
    rounds_to_go,
)
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.summoning import Snuff
from pandemonium.games.lets_summon_demons.turn import Turn

CUTOFF: Final = 0
EXPLORATION: Final = 0.15
BUDGETS: Final = (2, 5, 16, 700)
WINNING: Final = 10.0  # the prior of a summon that wins the game, others having 1


class LetsSummonDemonsStrategy(Strategy):
    """How to judge positions of one configuration."""

    FEATURES = (
        "souls", "cards", "demons", "income", "theft", "gains", "single", "gifts", "raids",
        "sweep", "speed", "sprint", "strike", "serpent", "again", "shield", "toll", "quality",
        "hand", "roll", "deal",
    )  # fmt: skip

    def __init__(
        self, box: Box, estimate: Estimate, in_play: dict[str, float], in_hand: dict[str, float]
    ) -> None:
        """`in_play` and `in_hand` are learned weights of cards, by their ids."""
        sides = [seat % 2 for seat in range(4)] if box.teams else None
        super().__init__(
            box.players,
            estimate,
            cutoff=CUTOFF,
            exploration=EXPLORATION,
            budgets=BUDGETS,
            sides=sides,
        )
        self.box = box
        self.card_values = [evaluate_card(box, card) for card in box.cards]
        self.standalone_values: list[float] = [
            standalone_value(box, card, value) for card, value in enumerate(self.card_values)
        ]
        self.in_play: list[float] = [in_play.get(box.name(card), 0.0) for card in box.cards]
        self.in_hand: list[float] = [in_hand.get(box.name(card), 0.0) for card in box.cards]

    def is_quiescent(self, state: LetsSummonDemonsState) -> bool:
        """Whether a seat is asked what to do in its turn."""
        return isinstance(state.todo[-1], Turn)

    # ------------------------------------------------------------------ judging

    def features(self, state: LetsSummonDemonsState, seat: int) -> list[float]:
        box = self.box
        area = state.seats[seat]
        expected = expect_round(state, self.card_values, seat)
        souls, demons, cards, hand = area.souls, len(area.demons), len(area.row), len(area.hand)
        wait = self.wait(state, seat)
        size = box.team_size
        if box.teams:
            partner = (seat + 2) % 4
            other = state.seats[partner]
            partners = expect_round(state, self.card_values, partner)
            expected.souls += partners.souls
            expected.cards += partners.cards
            expected.demons += partners.demons
            expected.single += partners.single
            souls += other.souls - SOULS_TO_WIN
            demons += len(other.demons)
            cards += len(other.row)
            hand += len(other.hand)
            wait = min(wait, self.wait(state, partner))
        missing = max(0, box.demons_to_win * size - demons)
        price = state.snuffed_by(seat) if missing else SNUFFED
        rounds = rounds_to_go(souls, missing, price, cards, hand, wait, expected)
        turn = state.turn == seat
        rolls = turn and not state.rolled
        strike = 0.0
        if missing == 0:
            strike = chance_to_finish(state, self.card_values, seat, SOULS_TO_WIN - souls, rolls)
        quality = in_hand = 0.0
        for card in area.row:
            quality += self.in_play[card]
        for card in area.demons:
            quality += self.in_play[card]
        for card in area.hand:
            in_hand += self.in_hand[card]
        sweep = 0.0
        if expected.sweeps > 0.0:
            sweep = expected.sweeps * (self.cards_of_others(state, seat) - cards)
        again = expected.extra_turns
        if expected.powers & ROLL_AGAIN:
            again += 0.3
        deal = turn and (
            (not state.bought and souls >= BUY_COST) or (not state.summoned and cards >= price)
        )
        return [
            souls / SOULS_TO_WIN,
            cards / SNUFFED,
            demons / (box.demons_to_win * size),
            expected.souls / 3,
            expected.stolen / 3,
            expected.cards,
            expected.single,
            expected.demons,
            expected.raids,
            sweep,
            -math.log(0.4 + rounds),
            math.exp(-rounds),
            strike,
            10.0 * expected.wins,
            again,
            1.0 if expected.powers & PROTECTED else 0.0,
            1.0 if expected.powers & DEARER_SUMMONS else 0.0,
            quality,
            in_hand,
            1.0 if rolls else 0.0,
            1.0 if deal else 0.0,
        ]

    def wait(self, state: LetsSummonDemonsState, seat: int) -> float:
        """The part of a round until a seat can summon."""
        players = self.players
        if state.turn == seat:
            return 1.0 if state.summoned else 0.0
        return (seat - state.turn) % players / players

    def cards_of_others(self, state: LetsSummonDemonsState, seat: int) -> float:
        """How many kids and Animals an opponent has on average."""
        opponents = state.opponents(seat)
        total = 0
        for rival in opponents:
            total += len(state.seats[rival].row)
        return total / len(opponents)

    # ------------------------------------------------------------------ choosing

    def priors(self, state: LetsSummonDemonsState, choices: list[Action]) -> list[float] | None:
        """Prefers a summon that wins; otherwise all choices are alike."""
        if not isinstance(state.todo[-1], Turn) or not self.wins_by_summon(state):
            return None
        return [WINNING if action.kind == "summon" else 1.0 for action in choices]

    def wins_by_summon(self, state: LetsSummonDemonsState) -> bool:
        """Whether one Demon more is all that the seat to decide lacks."""
        box = self.box
        area = state.seats[state.player]
        souls, demons = area.souls, len(area.demons)
        if box.teams:
            other = state.seats[(state.player + 2) % 4]
            souls += other.souls
            demons += len(other.demons)
        size = box.team_size
        return demons == box.demons_to_win * size - 1 and souls >= SOULS_TO_WIN * size

    def pick(self, state: LetsSummonDemonsState, chance: Chance) -> Action:
        """The rollout policy: random, except for moves that hardly anybody would make."""
        choices = state.choices
        if len(choices) == 1:
            return choices[0]
        top = state.todo[-1]
        if isinstance(top, Turn):
            return self.pick_for_turn(state, choices, chance)
        if isinstance(top, Snuff):
            return self.pick_lesser(choices, chance)
        if isinstance(top, Pay):
            return choices[chance.below(len(choices) - 1)] if chance.below(4) else choices[-1]
        if isinstance(top, WhereSoulsComeFrom) and not self.box.teams:
            return choices[chance.below(len(choices) - 1)]  # the supply comes last
        return choices[chance.below(len(choices))]

    def pick_for_turn(
        self, state: LetsSummonDemonsState, choices: list[Action], chance: Chance
    ) -> Action:
        """Mostly buy while Demons are missing, summon when possible, then roll or end."""
        goes_on = choices[-1] if state.rolled else choices[0]
        area = state.seats[state.player]
        if len(area.demons) >= self.box.demons_to_win and not self.box.teams:
            return goes_on
        if chance.below(8) == 0:
            return goes_on
        action = choices[chance.below(len(choices))]
        if action is goes_on or action.kind == "pass":
            action = choices[chance.below(len(choices))]
        if action.kind == "buy":
            other = choices[chance.below(len(choices))]
            if other.kind == "summon":
                return other
            if other.kind == "buy":
                block, values = state.block, self.standalone_values
                if values[block[other.arg]] > values[block[action.arg]]:
                    return other
        return action

    def pick_lesser(self, choices: list[Action], chance: Chance) -> Action:
        """Of two random cards the one with the lower value."""
        action = choices[chance.below(len(choices))]
        other = choices[chance.below(len(choices))]
        values = self.standalone_values
        return action if values[action.arg] < values[other.arg] else other


def make_strategy(box: Box, actions: Actions, weights: str) -> LetsSummonDemonsStrategy:  # noqa: ARG001 - as in every game
    """The strategy with weights learned for this number of players, or for teams."""
    kind = "teams" if box.teams else str(box.players)
    estimate = read_estimate(weights, LetsSummonDemonsStrategy.FEATURES, kind)
    card_weights = json.loads(weights)[kind]
    return LetsSummonDemonsStrategy(box, estimate, card_weights["in_play"], card_weights["in_hand"])
