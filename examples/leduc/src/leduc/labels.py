"""What an action is called, which elements of the table it is about, and what it costs."""

from leduc.state import Hand
from pandemonium.engine.action import Action
from pandemonium.engine.task import Args


def details(table: Hand, action: Action) -> Args:
    """What the label of the action, or a refusal, may want to say."""
    owed = abs(table.owed(0))  # whoever speaks owes it: a raise waits for nobody else
    label = action.kind
    if label == "call" and not owed:
        label = "check"
    elif label == "raise" and owed:
        label = "raise-more"
    return {"label": label, "n": owed, "bet": table.bet, "most": table.box.most_raises}


def touches(_table: Hand, _action: Action) -> list[str]:
    """All is about the pot."""
    return ["pot"]


def preview(table: Hand, action: Action) -> Args:
    """The chips that the action costs."""
    owed = abs(table.owed(0))
    if action.kind == "fold":
        return {}
    return {"chips": owed + table.bet if action.kind == "raise" else owed}
