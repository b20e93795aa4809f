"""Labels of actions, by their argument (`actions.ARGUMENTS`) and by the current question."""

from pandemonium.engine.action import Action
from pandemonium.engine.task import NO_CARD, Args
from pandemonium.games.lets_summon_demons.actions import ARGUMENTS, Argument
from pandemonium.games.lets_summon_demons.components import BUY_COST
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState


def details(state: LetsSummonDemonsState, action: Action) -> Args:
    """The arguments of an action's label, or of its refusal; `label` is the key."""
    args: Args = {"text": action.text, "cost": BUY_COST}
    args["label"] = _label(state, action, args)
    if not state.ended:
        area = state.seats[state.player]
        args["souls"] = area.souls
        args["cards"] = len(area.row)
        args["snuff"] = state.snuffed_by(state.player)
    return args


def _label(state: LetsSummonDemonsState, action: Action, args: Args) -> str:
    """The key of an action's label; its argument is added to `args`."""
    argument = ARGUMENTS.get(action.kind)
    if argument is Argument.CARD:
        args["card"] = state.box.name(action.arg)
        args["copy"] = state.box.copy(action.arg) + 1
    elif argument is Argument.PLACE:
        args["place"] = action.arg + 1
        if state.block[action.arg] == NO_CARD:
            return f"{action.kind}-empty"
        args["card"] = state.box.name(state.block[action.arg])
    elif argument is Argument.CANDLE:
        args["card"] = state.box.name(state.box.candles[action.arg])
    elif argument is Argument.PLAYER:
        if action.arg == state.box.players:
            return f"{action.kind}-supply"
        args["target"] = action.arg
    elif argument is Argument.DEMON:
        args["card"] = action.text.split(" ")[1]
    elif argument is Argument.BRANCH:
        args["n"] = action.arg + 1
    return action.kind if state.ended else state.decision.label(state, action, args)
