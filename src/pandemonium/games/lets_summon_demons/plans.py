"""Plans: several answers that a player may want to give as one step, the most sensible first.

Each plan is tried on a copy of the table up to the next question of another kind, so that it leaves
out what the engine settles by itself. A plan ends before the first die or draw.
"""

from itertools import chain, combinations, islice
from typing import TYPE_CHECKING, Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args
from pandemonium.games.lets_summon_demons.components import TOTALS, CardFilter
from pandemonium.games.lets_summon_demons.questions import question_asked
from pandemonium.games.lets_summon_demons.verbs import souls_to_come

if TYPE_CHECKING:
    from pandemonium.games.lets_summon_demons.choices import Pay
    from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState

MAX_PLANS: Final = 40
ORDINALS: Final = ("first_card", "second_card", "third_card", "fourth_card")


class Trial:
    """A copy of the table on which a plan is tried."""

    def __init__(self, state: "LetsSummonDemonsState") -> None:
        """The copy has its own chance, so a plan never reveals real dice or draws."""
        copy = state.blank(Chance(0))
        state.copy_basics(copy)
        state.copy_onto(copy)
        self.state: LetsSummonDemonsState = copy  # type: ignore[assignment]  # a blank of the same game
        for deck in (self.state.deck, self.state.demon_deck):
            deck.shuffle()  # a card whose place is settled is drawn without chance
        self.seat = state.player
        self.before = (copy.chance.counter, copy.reveals)
        self.actions: list[Action] = []

    def asks(self, *keys: str) -> bool:
        """Whether one of these questions is asked, and nothing was rolled, drawn or shown yet."""
        state = self.state
        if state.ended or (state.chance.counter, state.reveals) != self.before:
            return False
        return state.player == self.seat and type(state.decision).key in keys

    def do(self, action: Action) -> None:
        """Apply an action and add it to the plan."""
        self.state.apply_unchecked(action)
        self.actions.append(action)

    def answer_naming(self, card: int) -> Action | None:
        """The answer to the current question that names this card, if there is one."""
        question = question_asked(self.state)
        if question is not None:
            for action in self.state.choices:
                if question.named_card(self.state, action) == card:
                    return action
        return None

    def answers_by_card(self) -> dict[int, Action]:
        """For each card that an answer to the current question names, the first such answer."""
        answers: dict[int, Action] = {}
        question = question_asked(self.state)
        if question is not None:
            for action in self.state.choices:
                answers.setdefault(question.named_card(self.state, action), action)
        return answers


# ---------------------------------------------------------------------- what cards are worth


def usefulness(state: "LetsSummonDemonsState", seat: int, card: int) -> int:
    """An estimate of the souls a card brings its owner per 36 rolls; other effects count 1."""
    from pandemonium.games.lets_summon_demons.roll import meets_condition

    ways = sum(6 - abs(total - 7) for total in TOTALS if state.box.totals[card] >> total & 1)
    if not meets_condition(state, seat, card):
        return ways // 2
    return ways * max(1, souls_to_come(state, seat, card))


def least_useful(state: "LetsSummonDemonsState", seat: int, cards: list[int]) -> list[int]:
    """The cards, the least useful first."""
    return sorted(cards, key=lambda card: usefulness(state, seat, card))


def dangerous(state: "LetsSummonDemonsState", seats: list[int]) -> list[int]:
    """The seats, those nearest to victory first."""
    return sorted(
        seats, key=lambda seat: (-len(state.seats[seat].demons), -state.seats[seat].souls)
    )


def name_cards(state: "LetsSummonDemonsState", cards: list[int]) -> Args:
    """Cards as arguments of a label: as many names as a sentence can hold."""
    args: Args = {"n": len(cards)}
    for name, card in zip(ORDINALS, cards, strict=False):
        args[name] = state.box.name(card)
    return args


# ---------------------------------------------------------------------- the turn and the summon


def for_turn(state: "LetsSummonDemonsState") -> list[Plan]:
    """To roll, or to end the turn; then each summon with its price."""
    actions = state.actions
    plans = [Plan("end", [actions.end]) if state.rolled else Plan("roll", [actions.roll])]
    for action in state.choices:
        if action.kind == "summon":
            trial = Trial(state)
            trial.do(action)
            args: Args = {"card": action.text.split(" ")[1]}
            plans.append(Plan("summon", trial.actions, {**args, **_snuff_all(state, trial)}))
    return plans


def for_snuffing(state: "LetsSummonDemonsState") -> list[Plan]:
    """Pay the rest of the price with the least useful cards."""
    trial = Trial(state)
    args = _snuff_all(state, trial)
    return [Plan("snuff", trial.actions, args)]


def _snuff_all(state: "LetsSummonDemonsState", trial: Trial) -> Args:
    """Snuff the least useful cards until the price is paid; returns their names."""
    row = state.seats[trial.seat].row
    for card in least_useful(state, trial.seat, row):
        action = trial.answer_naming(card) if trial.asks("snuff") else None
        if action is not None:
            trial.do(action)
    left = trial.state.seats[trial.seat].row
    return name_cards(state, [card for card in row if card not in left])


# ---------------------------------------------------------------------- effects of cards


def for_payment(state: "LetsSummonDemonsState", question: "Pay", in_vain: bool) -> list[Plan]:
    """Ways to pay, the cheapest first; declining comes first where nothing would come of it."""
    actions = state.actions
    decline = [Plan("decline", [actions.decline])] if actions.decline in state.choices else []
    if actions.accept in state.choices:
        card: Args = {"card": state.box.name(question.card)}
        paying = [Plan("accept", [actions.accept], card)]
    else:
        paying = _payments(state)
    return decline + paying if in_vain else paying + decline


def _payments(state: "LetsSummonDemonsState") -> list[Plan]:
    """For each card that could pay the first price, the cheapest way to pay the others."""
    seat = state.player
    plans: list[Plan] = []
    order = least_useful(state, seat, state.seats[seat].row)
    answers = Trial(state).answers_by_card()
    for first in order:
        action = answers.get(first)
        if action is None or action.kind != "discard":
            continue
        trial = Trial(state)
        trial.do(action)
        payers = trial.answers_by_card()
        for card in order:
            following = payers.get(card) if trial.asks("pay") else None
            if following is not None and following.kind == "discard":
                trial.do(following)
                payers = trial.answers_by_card()
        left = trial.state.seats[seat].row
        gone = [card for card in state.seats[seat].row if card not in left]
        plans.append(Plan("pay", trial.actions, name_cards(state, gone)))
        if len(plans) == MAX_PLANS:
            break
    return plans


def for_stolen_souls(state: "LetsSummonDemonsState", seat: int, left: int) -> list[Plan]:
    """From each player as many as they have and the rest from the supply; or all from there."""
    supply = state.actions.steal_soul[-1]
    plans = []
    rivals = [action.arg for action in state.choices if action is not supply]
    for victim in dangerous(state, rivals):
        n = min(left, state.seats[victim].souls)
        wanted = [state.actions.steal_soul[victim]] * n + [supply] * (left - n)
        args: Args = {"target": victim, "n": n, "rest": left - n}
        plans.append(Plan("steal-from", _as_far_as_asked(state, wanted), args))
    from_supply = Plan("steal-supply", _as_far_as_asked(state, [supply] * left), {"n": left})
    opponents = state.opponents(seat)
    if rivals and dangerous(state, rivals)[0] not in opponents:
        return [from_supply, *plans]  # nobody robs a partner first
    return [*plans, from_supply]


def _as_far_as_asked(state: "LetsSummonDemonsState", wanted: list[Action]) -> list[Action]:
    """Those of the answers that are asked for: the engine may settle the last ones."""
    trial = Trial(state)
    key = type(state.decision).key
    for action in wanted:
        if trial.asks(key) and trial.state.is_legal(action):
            trial.do(action)
    return trial.actions


def for_replacing(state: "LetsSummonDemonsState", chosen: tuple[int, ...]) -> list[Plan]:
    """No card more, all of them, and every set between, the small ones first."""
    places = [
        place for place, card in enumerate(state.block) if card != NO_CARD and place not in chosen
    ]
    sets: list[tuple[int, ...]] = [()]
    if places:
        sets.append(tuple(places))
    for size in range(1, len(places)):
        sets.extend(combinations(places, size))
    plans = []
    for more in sets:
        wanted = [state.actions.replace[place] for place in more] + [state.actions.done]
        actions = _as_far_as_asked(state, wanted)
        if actions:
            numbers = " + ".join(str(place + 1) for place in sorted((*chosen, *more)))
            plans.append(
                Plan("replace", actions, {"n": len(chosen) + len(more), "places": numbers})
            )
    return plans[:MAX_PLANS]


def for_discards(
    state: "LetsSummonDemonsState", seat: int, card_filter: CardFilter, left: int
) -> list[Plan]:
    """Which cards of opponents go: as many as possible and the most useful first, or none."""
    from pandemonium.games.lets_summon_demons.stealing import discardable  # it imports plans

    targets: list[tuple[int, int]] = []
    for victim in dangerous(state, state.targets(seat)):
        cards = least_useful(state, victim, discardable(state, victim, card_filter))
        targets += [(victim, card) for card in reversed(cards)]
    sizes = range(min(left, len(targets)), 0, -1)
    sets = chain.from_iterable(combinations(targets, size) for size in sizes)
    plans: list[Plan] = []
    for chosen in [*islice(sets, MAX_PLANS), ()]:
        actions = _discard_all(state, list(chosen))
        if all(plan.actions != actions for plan in plans):
            args = name_cards(state, [card for _, card in chosen])
            for name, (victim, _) in zip(("target", "owner"), chosen, strict=False):
                args[name] = victim
            plans.append(Plan("discard", actions, args))
    return plans


def _discard_all(state: "LetsSummonDemonsState", chosen: list[tuple[int, int]]) -> list[Action]:
    """The answers that discard exactly these cards."""
    trial = Trial(state)
    for victim, card in chosen:
        if trial.asks("discard-from"):
            trial.do(state.actions.target[victim])
        action = trial.answer_naming(card) if trial.asks("discard-which") else None
        if action is not None:
            trial.do(action)
    if trial.asks("discard-from"):
        trial.do(state.actions.done)
    return trial.actions


def for_order(state: "LetsSummonDemonsState") -> list[Plan]:
    """The waiting cards as they lie there, those whose condition is not met yet last."""
    from pandemonium.games.lets_summon_demons.roll import meets_condition  # it imports plans

    trial = Trial(state)
    waiting = [card for card in state.in_play(trial.seat) if card in state.waiting[-1]]
    waiting.sort(key=lambda card: not meets_condition(state, trial.seat, card))
    order: list[int] = []
    for card in waiting:
        action = trial.answer_naming(card) if trial.asks("order") else None
        if action is not None:
            trial.do(action)
            order.append(card)
    return [Plan("order", trial.actions, name_cards(state, order))] if order else []
