"""What the questions of this game have in common; each stands in the file of its chapter."""

from pandemonium.engine.action import Action
from pandemonium.engine.task import Decision
from pandemonium.games.dice_summoners import actions, elements, resolve_action
from pandemonium.games.dice_summoners.components import NO_PLACE, NO_SLOT
from pandemonium.games.dice_summoners.state import DiceSummonersState


class Question(Decision):
    """A question of this game: touched elements follow from the subject of an action."""

    saved_name = ""  # a base class: never saved

    def touches(self, state: DiceSummonersState, action: Action) -> list[str]:
        """The elements of the subject of an action, whether it is an answer or not."""
        seat = state.turn
        owner = state.seats[seat]
        subject = actions.subject_of(action)
        if subject == actions.SLOT:
            slot = state.slot_named(owner, action)
            return [] if slot == NO_SLOT else [elements.slot_at(seat, slot)]
        if subject == actions.CARD:
            place = state.find(owner, state.actions.named[action.id])
            return [] if place == NO_PLACE else [elements.card_at(seat, owner.last_twin(place))]
        if subject == actions.DECK:
            return [elements.deck_at(state.box.name(state.actions.taken[action.id]))]
        if subject == actions.DICE:
            return resolve_action.dice_paid(state, action.arg)
        if subject == actions.GAIN:
            return [elements.SUPPLY, elements.kept_at(seat)]
        if subject == actions.TRAY:
            return [elements.TRAY]
        if subject == actions.AURA:
            return [elements.aura_at(seat)]
        if subject == actions.PREPARED and state.use.slot != NO_SLOT:
            return [elements.slot_at(seat, state.use.slot)]
        return [elements.seat_at(self.seat)]

    def planned_answers(self, state: DiceSummonersState) -> list[Action]:  # noqa: ARG002 - for overrides
        """The answers that plans try; none for a question that no action being prepared asks."""
        return []
