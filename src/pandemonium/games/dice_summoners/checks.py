"""Invariants of every position: saves and scenarios that break them are rejected."""

from collections import Counter

from pandemonium.engine.errors import PositionError
from pandemonium.engine.task import NO_CARD
from pandemonium.games.dice_summoners.combat import ACT, Act
from pandemonium.games.dice_summoners.components import (
    MAX_CREATURES,
    NO_SLOT,
    NOT_CHOSEN,
    PLACES,
    SLOTS,
)
from pandemonium.games.dice_summoners.decks import FORMAT
from pandemonium.games.dice_summoners.defence import LoseTokens
from pandemonium.games.dice_summoners.dice import PAYMENTS
from pandemonium.games.dice_summoners.gain import Roll
from pandemonium.games.dice_summoners.payment import Choice, next_choice
from pandemonium.games.dice_summoners.seat import Seat
from pandemonium.games.dice_summoners.slot_rules import can_give
from pandemonium.games.dice_summoners.state import DiceSummonersState
from pandemonium.games.dice_summoners.turn import BeginTurn, PlayOn


def check(state: DiceSummonersState) -> None:
    """Raise a PositionError for a position that cannot occur on any table."""
    check_cards(state)
    for number, seat in enumerate(state.seats):
        check_seat(state, number, seat)
    check_dice(state)
    if state.ended:
        check_end(state)
    else:
        check_running(state)


def broken(problem: str, **details: int | str) -> PositionError:
    """The error of a broken invariant; `problem` is the key of its sentence."""
    return PositionError(problem, details)


# ---------------------------------------------------------------------- cards and dice


def check_cards(state: DiceSummonersState) -> None:
    """Cards that exist, every copy in one place, in decks of the right form."""
    designs = state.box.designs
    held = [*state.market, *state.gone]
    for seat in state.seats:
        held += [card for card in (*seat.cards, seat.aura, seat.curse) if card != NO_CARD]
    lengths = (len(state.supply), len(state.aside))
    if any(card >= len(designs) for card in held) or lengths != (len(designs), len(designs)):
        raise broken("no-such-design")
    counts = Counter(state.components())
    for card, design in enumerate(designs):
        if counts[card] != design.copies:
            raise broken("wrong-copies", card_id=design.id, count=counts[card], all=design.copies)
        left = state.supply[card]
        if left > (design.in_deck if card in state.market else 0):
            raise broken("deck-too-large", card_id=design.id, count=left)
    kinds = Counter(designs[card].kind for card in state.market)
    expected = {**FORMAT, "ritual": FORMAT["mythic"]}
    if len(set(state.market)) != len(state.market) or dict(kinds) != expected:
        raise broken("wrong-market")


def check_dice(state: DiceSummonersState) -> None:
    """All dice are there, and none is rolled before the combat stage."""
    counts = Counter(state.components())
    box = state.box
    if (counts[-1], counts[-2]) != (box.blue_dice, box.red_dice):
        raise broken(
            "wrong-dice",
            blue=counts[-1],
            red=counts[-2],
            all_blue=box.blue_dice,
            all_red=box.red_dice,
        )
    owner = state.seats[state.turn]
    if not state.rolled and (any(state.tray) or state.spent or owner.used or owner.boosted):
        raise broken("not-rolled-yet")
    if state.rolled and (owner.kept_blue or owner.kept_red):
        raise broken("kept-and-rolled", player=state.turn + 1)
    paid = [spending.slot for spending in state.spent if spending.slot != NO_SLOT]
    if len(set(paid)) != len(paid) or any(not owner.used >> slot & 1 for slot in paid):
        raise broken("dice-on-unused-slot")
    for spending in state.spent:
        if spending.slot != NO_SLOT:
            cost = state.slot(state.turn, spending.slot).cost
            if not cost.matches[spending.pay]:
                raise broken("dice-on-unused-slot")


def check_seat(state: DiceSummonersState, number: int, seat: Seat) -> None:
    """Cards in their rows, tokens on defences, marks on slots, an aura and a curse."""
    player = number + 1
    for place, card in enumerate(seat.cards):
        if card != NO_CARD and state.box.designs[card].first_place != (
            0 if place < MAX_CREATURES else MAX_CREATURES
        ):
            name = state.box.name(card)
            raise broken("card-in-wrong-row", player=player, card_id=name)
    names = [(card, seat.numbers[place]) for place, card in enumerate(seat.cards) if card >= 0]
    if len(set(names)) != len(names) or any(
        copy >= state.box.designs[card].copies for card, copy in names
    ):
        raise broken("copies-misnumbered", player=player)
    for place in range(PLACES):
        check_place(state, player, seat, place)
    if number != state.turn and (seat.used or seat.boosted):
        raise broken("used-out-of-turn", player=player)
    if seat.aura != NO_CARD and state.box.designs[seat.aura].aura is None:
        raise broken("no-aura", player=player, card_id=state.box.name(seat.aura))
    check_curse(state, player, seat)


def check_place(state: DiceSummonersState, player: int, seat: Seat, place: int) -> None:
    """Tokens and marks only where there is something to bear them."""
    card = seat.cards[place]
    slots = [] if card == NO_CARD else state.box.designs[card].slots
    for side in range(SLOTS):
        number = SLOTS * place + side
        slot = slots[side] if side < len(slots) else None
        tokens = seat.tokens[number]
        can_bear = slot is not None and slot.verb.places_tokens
        if tokens and (not can_bear or tokens > state.box.most_tokens):
            raise broken("tokens-out-of-place", player=player, count=tokens)
        if slot is None and seat.used >> number & 1:
            raise broken("mark-out-of-place", player=player)
    if seat.boosted >> place & 1 and not (slots and slots[0].combat):
        raise broken("mark-out-of-place", player=player)
    if card == NO_CARD and seat.numbers[place]:
        raise broken("copies-misnumbered", player=player)


def check_curse(state: DiceSummonersState, player: int, seat: Seat) -> None:
    """A curse has turns left, and nothing else has."""
    if seat.curse == NO_CARD:
        if seat.curse_turns:
            raise broken("curse-turns", player=player, turns=seat.curse_turns, most=0)
        return
    design = state.box.designs[seat.curse]
    if design.curse is None:
        raise broken("no-curse", player=player, card_id=design.id)
    if not 1 <= seat.curse_turns <= design.turns:
        raise broken("curse-turns", player=player, turns=seat.curse_turns, most=design.turns)


# ---------------------------------------------------------------------- what is to be decided


def check_end(state: DiceSummonersState) -> None:
    """There is a winner, with health left where that decided the game."""
    if not state.winners:
        raise broken("wrong-winner")
    fallen = [number for number, seat in enumerate(state.seats) if seat.health == 0]
    if fallen != ([1 - state.winners[0]] if state.reason == "health" else []):
        raise broken("wrong-winner")


def check_running(state: DiceSummonersState) -> None:
    """Both are alive, and the tasks are those of a turn."""
    for number, seat in enumerate(state.seats):
        if seat.health == 0:
            raise broken("nobody-at-zero", player=number + 1)
    check_cap(state)
    todo = state.todo
    if any(task.card >= len(state.box.designs) for task in todo):
        raise broken("no-such-design")
    is_turn = not isinstance(todo[0], PlayOn)
    if is_turn:
        if state.turns < 1 or not is_tasks_of_turn(state):
            raise broken("wrong-tasks")
    elif len(todo) != 1 or state.rolled or not state.box.play_on or state.turns < 1:
        raise broken("wrong-tasks")
    check_use(state)


def check_cap(state: DiceSummonersState) -> None:
    """The last turn is within the cap; only playing on moves it."""
    cap, last, turns = state.box.turn_cap, state.last_turn, state.turns
    fits = last == cap or (cap > 0 and (state.box.play_on or last == turns))
    if not fits or (cap > 0 and not 0 <= last - turns <= cap):
        raise broken("after-the-cap", turns=turns, last=last)


def is_tasks_of_turn(state: DiceSummonersState) -> bool:
    """The other's turn waits below, then the stage of this turn, and perhaps a question of it."""
    todo = state.todo
    if len(todo) < 2 or not isinstance(todo[0], BeginTurn) or todo[0].seat != 1 - state.turn:
        return False
    if isinstance(todo[1], Roll):
        return len(todo) == 2 and todo[1].seat == state.turn and not state.rolled
    if not isinstance(todo[1], Act) or todo[1].seat != state.turn or not state.rolled:
        return False
    if len(todo) == 2:
        return True
    top = todo[2]
    if len(todo) > 3 or top.card == NO_CARD:
        return False
    if isinstance(top, LoseTokens):
        return is_hit(state, top)
    return isinstance(top, Choice) and top.seat == state.turn


def is_hit(state: DiceSummonersState, top: LoseTokens) -> bool:
    """Whether there are tokens to lose for it, and something that could have dealt it."""
    if not state.seats[top.seat].tokens[top.slot] or top.left > top.hit.damage:
        return False
    if top.hit.slot == NO_SLOT:
        return top.seat == state.turn and top.card == state.seats[top.seat].curse
    slots = state.box.designs[top.card].slots
    side = top.hit.slot % SLOTS
    if top.seat == state.turn or side >= len(slots):
        return False
    return slots[side].verb.deals_damage and (not top.exact or state.box.online)


def check_use(state: DiceSummonersState) -> None:
    """The action being prepared, if there is one, and the question that it lacks an answer to."""
    top = state.todo[-1]
    use = state.use
    if not isinstance(top, Choice):
        chosen = (use.slot, use.take, use.give, use.replace, use.boost, use.pay)
        if any(choice != NOT_CHOSEN for choice in chosen):
            raise broken("nothing-prepared")
        return
    owner = state.seats[state.turn]
    card = NO_CARD if use.slot == NO_SLOT else owner.cards[use.slot // SLOTS]
    if card == NO_CARD or card != top.card or not is_use_possible(state, owner):
        raise broken("wrong-action")
    boost = use.boost
    wanted = next_choice(state, state.turn, state.slot(state.turn, use.slot))
    if wanted is None or type(wanted) is not type(top) or use.boost != boost:
        raise broken("wrong-action")


def is_use_possible(state: DiceSummonersState, owner: Seat) -> bool:
    """Whether the slot can be used and every choice made so far is allowed."""
    use = state.use
    design = state.box.designs[owner.cards[use.slot // SLOTS]]
    if use.slot % SLOTS >= len(design.slots) or use.take >= len(state.box.designs):
        return False
    name = state.name_at(owner, use.slot // SLOTS)
    action = state.actions.use[name][use.slot % SLOTS]
    if ACT[state.turn].refusal(state, action) is not None:
        return False
    slot = design.slots[use.slot % SLOTS]
    takes = state.box.takes[owner.cards[use.slot // SLOTS]][slot.side]
    if use.take != NOT_CHOSEN and (use.take not in takes or not state.supply[use.take]):
        return False
    if use.give != NOT_CHOSEN and not (
        slot.gives and use.give < MAX_CREATURES and can_give(state, owner, use.give)
    ):
        return False
    if use.replace != NOT_CHOSEN and not is_replaceable(state, owner):
        return False
    if use.boost != NOT_CHOSEN and not slot.combat:
        return False
    if use.pay == NOT_CHOSEN:
        return True
    return slot.cost.matches[use.pay] and PAYMENTS[use.pay].fits(state.tray)


def is_replaceable(state: DiceSummonersState, owner: Seat) -> bool:
    """Whether the card there is among those that the new one may replace."""
    use = state.use
    if use.take == NOT_CHOSEN or owner.cards[use.replace] == NO_CARD:
        return False
    return state.box.designs[use.take].first_place == (
        0 if use.replace < MAX_CREATURES else MAX_CREATURES
    )
