"""What an action is called, which elements it is about, and what it would cost or bring.

Much of it the question of the moment knows best (`questions.py`).
"""

from pandemonium.engine.action import Action
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args
from pandemonium.engine.view import seat_at
from pandemonium.games.lets_summon_demons.actions import block_at
from pandemonium.games.lets_summon_demons.components import BUY_COST
from pandemonium.games.lets_summon_demons.questions import question_asked
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState

# The kinds whose argument is a card, as they are named in the table.
OF_CARDS = ("activate", "snuff", "discard", "steal", "pass")
OF_PLACES = ("buy", "take", "replace")


def details(state: LetsSummonDemonsState, action: Action) -> Args:
    """What the label or the refusal of an action may want to say."""
    args: Args = {"text": action.text, "cost": BUY_COST}
    args["label"] = _say_what(state, action, args)
    if not state.ended:
        own = state.seats[state.player]
        args["souls"] = own.souls
        args["cards"] = len(own.row)
        args["snuff"] = state.snuffed_by(state.player)
    return args


def _say_what(state: LetsSummonDemonsState, action: Action, args: Args) -> str:
    """Tell in `args` what the action is about; returns the key of its label."""
    kind = action.kind
    if kind in OF_CARDS:
        args["card"] = state.box.name(action.arg)
        args["copy"] = state.box.copy(action.arg) + 1
    elif kind in OF_PLACES:
        args["place"] = action.arg + 1
        if state.block[action.arg] == NO_CARD:
            return f"{kind}-empty"
        args["card"] = state.box.name(state.block[action.arg])
    elif kind == "candle":
        args["card"] = state.box.name(state.box.candles[action.arg])
    elif kind == "steal-soul" and action.arg == state.box.players:
        return "steal-soul-supply"
    elif kind in ("target", "steal-soul"):
        args["target"] = action.arg
    elif kind == "summon":
        args["card"] = action.text.split(" ")[1]
    elif kind == "choose":
        args["n"] = action.arg + 1
    question = question_asked(state)
    return kind if question is None else question.label(state, action, args)


# ---------------------------------------------------------------------- elements


def touches(state: LetsSummonDemonsState, action: Action) -> list[str]:
    """The elements of the table that the action is about."""
    kind = action.kind
    if kind in OF_PLACES:
        return [block_at(action.arg)]
    if kind == "target":
        return [seat_at(action.arg)]
    if kind == "steal-soul":
        return ["supply" if action.arg == state.box.players else seat_at(action.arg)]
    if kind in ("roll", "reroll", "keep"):
        return ["dice"]
    question = question_asked(state)
    return [] if question is None else question.touches(state, action)


# ---------------------------------------------------------------------- previews and plans


def preview(state: LetsSummonDemonsState, action: Action) -> Args:
    """What the action would cost or bring."""
    question = question_asked(state)
    return {} if question is None else question.preview(state, action)


def plans(state: LetsSummonDemonsState) -> list[Plan]:
    """What the player may want to do in several actions at once."""
    question = question_asked(state)
    return [] if question is None else question.plans(state)
