"""Labels of actions: what its subject (`SUBJECTS` in `actions.py`) and the question say of one."""

from pandemonium.engine.action import Action
from pandemonium.engine.task import Args
from pandemonium.games.dice_summoners.actions import CARD, DECK, DICE, SLOT, TOKENS, subject_of
from pandemonium.games.dice_summoners.dice import PAYMENTS, counts_by_face, signs_of
from pandemonium.games.dice_summoners.state import DiceSummonersState


def details(state: DiceSummonersState, action: Action) -> Args:
    """The arguments of an action's label or refusal; `label` is the key of the label."""
    args: Args = {"label": action.kind, "text": action.text}
    subject = subject_of(action)
    if subject in (SLOT, CARD):
        name = state.actions.named[action.id]
        design = state.box.designs[state.box.design_of[name]]
        args["card"] = design.id
        args["copy"] = name - design.first_name + 1
    elif subject == DECK:
        args["card"] = state.box.name(state.actions.taken[action.id])
    elif subject == TOKENS:
        args["n"] = action.arg
    elif subject == DICE:
        args["dice"] = signs_of(PAYMENTS[action.arg].counts)
        args.update(counts_by_face(PAYMENTS[action.arg].counts))
    if not state.ended:
        args["label"] = state.decision.label(state, action, args)
    return args
