"""What the questions of this game have in common; each stands in the file of its chapter."""

from pandemonium.engine.action import Action
from pandemonium.engine.task import Decision
from pandemonium.games.dice_summoners.state import DiceSummonersState


class Question(Decision):
    """A question of Dice Summoners, with what plans need to know of it."""

    __slots__ = ()

    saved_name = ""  # a base class: never saved

    def planned_answers(self, state: DiceSummonersState) -> list[Action]:  # noqa: ARG002 - for overrides
        """The answers that plans try; none for a question that no action being prepared asks."""
        return []
