"""Validation of positions from outside: those that no game can reach are refused."""

from typing import TYPE_CHECKING

from pandemonium.engine.errors import PositionError
from pandemonium.engine.outcome import CUT
from pandemonium.engine.task import NO_CARD, Task

if TYPE_CHECKING:
    from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState

AT_THE_BOTTOM = ("DealCandles", "Turn", "BeginTurn")  # of the stack, one of them
FOR_NOBODY = ("DealCandles", "RollEnds")


def check(state: "LetsSummonDemonsState") -> None:
    """Refuse a position that no game can reach."""
    state.check_components(state.box.block_cards + state.box.demons)
    _check_zones(state)
    _check_candles(state)
    _check_turn(state)
    _check_roll(state)
    _check_tasks(state)
    if state.ended:
        _check_end(state)


def _refuse_unless(is_valid: bool, key: str, **details: int | str) -> None:
    """Raise a PositionError with this key unless the check passed."""
    if not is_valid:
        raise PositionError(key, details)


# ---------------------------------------------------------------------- cards


def _check_zones(state: "LetsSummonDemonsState") -> None:
    """Every card lies where cards of its kind can lie."""
    box = state.box
    zones = [
        ("block", [card for card in state.block if card != NO_CARD], box.block_cards),
        ("deck", state.deck.face_down() + state.deck.discards, box.block_cards),
        ("demon_deck", state.demon_deck.face_down() + state.demon_deck.discards, box.demons),
        ("aside", state.aside + state.eggs, box.demons),
        ("summoning", [card for card in [state.summoning] if card != NO_CARD], box.demons),
    ]
    for seat, area in enumerate(state.seats):
        zones += [
            (f"seats[{seat}].candles", area.candles, box.candles_in_game),
            (f"seats[{seat}].cards", area.row, box.block_cards),
            (f"seats[{seat}].demons", area.demons, box.demons),
            (f"seats[{seat}].hand", area.hand, box.demons),
        ]
    for where, cards, fitting in zones:
        for card in cards:
            _refuse_unless(card in fitting, "lies-wrong", where=where, card=box.name(card))


def _check_candles(state: "LetsSummonDemonsState") -> None:
    """No candle lies twice, and the memory has a row of all Demons for each seat."""
    box = state.box
    candles = [candle for area in state.seats for candle in area.candles]
    for candle in candles:
        _refuse_unless(candles.count(candle) == 1, "candle-twice", card=box.name(candle))
    rows = [len(row) for row in state.memory]
    _refuse_unless(rows == [len(box.demons)] * (box.players + 1), "bad-memory")


# ---------------------------------------------------------------------- the turn and the roll


def _check_turn(state: "LetsSummonDemonsState") -> None:
    """Whose turn it is, and what has been done in it."""
    for word, is_valid in (
        ("first_turns", state.first_turns <= state.box.players),
        ("regular", state.is_extra or state.regular == state.turn),
        ("passed", not state.passed or state.box.teams),
        ("rerolled", not state.rerolled or state.rolled),
        ("dice", all(state.dice) == any(state.dice) == (state.roller >= 0)),
        ("rolled", not state.rolled or state.roller == state.turn),
        ("rolling", not state.rolling or state.rolled),
    ):
        _refuse_unless(is_valid, "bad-turn", word=word)


def _check_roll(state: "LetsSummonDemonsState") -> None:
    """What a roll leaves behind is there only while it lasts."""
    waiting = [card for cards in state.waiting for card in cards]
    for word, cards in ("waiting", waiting), ("late", state.late), ("activated", state.activated):
        _refuse_unless(state.rolling or not cards, "bad-turn", word=word)
    for cards in state.waiting:
        _refuse_unless(len(set(cards)) == len(cards), "bad-turn", word="waiting")


# ---------------------------------------------------------------------- the stack


def _check_tasks(state: "LetsSummonDemonsState") -> None:
    """The tasks on the stack must match the table."""
    for task in state.todo:
        name = task.saved_name
        _refuse_unless(name in FOR_NOBODY or task.seat >= 0, "bad-stack", task=name)
        if hasattr(task, "step"):
            _check_step(state, task)
    if state.todo:
        _check_bottom(state)
    _check_waiting(state)
    _check_counts(state)


def _check_bottom(state: "LetsSummonDemonsState") -> None:
    """At the bottom is the turn of the player whose turn it is, or the setup, and only there."""
    bottom = state.todo[0]
    names = [task.saved_name for task in state.todo]
    fits = names[0] == "DealCandles" or (names[0] in AT_THE_BOTTOM and bottom.seat == state.turn)
    _refuse_unless(fits, "bad-stack", task=names[0])
    for name in names[1:]:
        _refuse_unless(name not in AT_THE_BOTTOM, "bad-stack", task=name)


def _check_step(state: "LetsSummonDemonsState", task: Task) -> None:
    """A step must be one of the card's, and ask such a question."""
    step = getattr(task, "step", NO_CARD)
    name = task.saved_name
    steps = state.box.steps[task.card] if task.card >= 0 else []
    _refuse_unless(0 <= step < len(steps), "bad-stack", task=name)
    verb = steps[step]
    if hasattr(task, "of_verbs"):
        _refuse_unless(type(verb).branch in task.of_verbs, "bad-stack", task=name)
    for word, most in ("paid", len(getattr(verb, "prices", ())) - 1), ("left", verb.n):
        _refuse_unless(getattr(task, word, most) <= most, "bad-stack", task=name)


def _check_waiting(state: "LetsSummonDemonsState") -> None:
    """Each list of waiting cards has its step on the stack, for the seat that has them in play."""
    from pandemonium.games.lets_summon_demons.roll import ActivateNext, WaitingCards

    steps = [task for task in state.todo if isinstance(task, WaitingCards)]
    _refuse_unless(len(steps) == len(state.waiting), "bad-stack", task="WaitingCards")
    for step, cards in zip(steps, state.waiting, strict=True):
        in_play = state.in_play(step.seat)
        _refuse_unless(all(card in in_play for card in cards), "bad-turn", word="waiting")
    for number, task in enumerate(state.todo):
        if isinstance(task, ActivateNext):
            below = state.todo[number - 1] if number else None
            fits = isinstance(below, WaitingCards) and below.seat == task.seat
            _refuse_unless(fits, "bad-stack", task="ActivateNext")


def _check_counts(state: "LetsSummonDemonsState") -> None:
    """A roll, an Egg and a summon in progress are on the stack if and only if on the table."""
    from pandemonium.games.lets_summon_demons.roll import RollEnds
    from pandemonium.games.lets_summon_demons.summoning import Hatch, Snuff

    todo = state.todo
    for kind, is_there in (
        (RollEnds, state.rolling),
        (Hatch, bool(state.aside) and bool(state.eggs)),
        (Snuff, state.summoning != NO_CARD),
    ):
        count = sum(isinstance(task, kind) for task in todo)
        _refuse_unless(count == int(is_there), "bad-stack", task=kind.saved_name)
    _refuse_unless(bool(state.aside) == bool(state.eggs), "bad-stack", task="Hatch")
    for task in todo:
        if isinstance(task, Snuff):
            enough = task.left <= len(state.seats[task.seat].row)
            _refuse_unless(task.card == state.summoning and enough, "bad-stack", task="Snuff")


# ---------------------------------------------------------------------- the end


def _check_end(state: "LetsSummonDemonsState") -> None:
    """Somebody has won, alone or with a partner; or the game was broken off."""
    from pandemonium.games.lets_summon_demons.state import ENOUGH

    if state.reason == CUT:
        return
    first = state.winners[0] if state.winners else 0
    winners = (first % 2, first % 2 + 2) if state.box.teams else (first,)
    _refuse_unless(state.winners == winners and not state.is_draw, "bad-end", word="winners")
    won = state.reason != ENOUGH or state.has_won(first)
    _refuse_unless(won, "bad-end", word="winners")
