"""The label of an action, the elements it touches, and what it costs."""

from leduc.state import Hand
from pandemonium.engine.action import Action
from pandemonium.engine.task import Args


def details(table: Hand, action: Action) -> Args:
    """The arguments of the label of an action, or of its refusal."""
    owed = abs(table.owed(0))  # owed by the seat that is asked: only its rival can have raised
    label = action.kind
    if label == "call" and not owed:
        label = "check"
    elif label == "raise" and owed:
        label = "raise-more"
    return {"label": label, "n": owed, "bet": table.bet, "most": table.box.most_raises}


def touches(_table: Hand, _action: Action) -> list[str]:
    """Every action is about the pot."""
    return ["pot"]


def preview(table: Hand, action: Action) -> Args:
    """The chips that the action costs."""
    owed = abs(table.owed(0))
    if action.kind == "fold":
        return {}
    return {"chips": owed + table.bet if action.kind == "raise" else owed}
