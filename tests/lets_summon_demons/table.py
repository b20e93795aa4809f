"""The table as rule tests look at it, in the words in which scenarios tell it."""

from typing import cast

import pandemonium as pm
from pandemonium.games.lets_summon_demons.view import SeatView, View

duel = pm.game("lets-summon-demons", players=2)
game = pm.game("lets-summon-demons", players=3)
teams = pm.game("lets-summon-demons", players=4, teams=True)


def seen(state: pm.State, seat: int | None = None) -> View:
    """The whole table as `seat` sees it."""
    return cast(View, state.view(seat))


def _own(state: pm.State, seat: int) -> SeatView:
    return seen(state, seat)["seats"][seat]


def souls(state: pm.State) -> list[int]:
    """The souls of each player."""
    return [own["souls"] for own in seen(state)["seats"]]


def cards(state: pm.State, seat: int) -> list[str]:
    """The kids and Animals in front of a player."""
    return [card["card"] for card in _own(state, seat)["cards"]]


def demons(state: pm.State, seat: int) -> list[str]:
    """The Demons in play in front of a player."""
    return _own(state, seat)["demons"]


def hand(state: pm.State, seat: int) -> list[str]:
    """The Demons in a player's hand."""
    return _own(state, seat)["hand"]


def happened(events: list[pm.Event], kind: str) -> list[tuple[object, object]]:
    """Seat and card of each event of this kind, in order; None where it has none."""
    told = [event.seen_by(None) or {} for event in events if event.kind == kind]
    return [(one.get("seat"), one.get("card")) for one in told]
