"""The table as rule tests look at it, in the words of scenarios."""

from typing import cast

import pandemonium as pm
from pandemonium.games.lets_summon_demons.view import SeatView, View

duel = pm.game("lets-summon-demons", players=2)
game = pm.game("lets-summon-demons", players=3)
teams = pm.game("lets-summon-demons", players=4, teams=True)


def seen(state: pm.State, seat: int | None = None) -> View:
    """The whole table as `seat` sees it."""
    return cast(View, state.view(seat))


def _area(state: pm.State, seat: int) -> SeatView:
    return seen(state, seat)["seats"][seat]


def souls(state: pm.State) -> list[int]:
    """The souls of each player."""
    return [area["souls"] for area in seen(state)["seats"]]


def cards(state: pm.State, seat: int) -> list[str]:
    """The kids and Animals in front of a player."""
    return [card["card"] for card in _area(state, seat)["cards"]]


def demons(state: pm.State, seat: int) -> list[str]:
    """The Demons in play in front of a player."""
    return _area(state, seat)["demons"]


def hand(state: pm.State, seat: int) -> list[str]:
    """The Demons in a player's hand."""
    return _area(state, seat)["hand"]


def happened(events: list[pm.Event], kind: str) -> list[tuple[object, object]]:
    """Seat and card of each event of this kind, in order; None where it has none."""
    views = [event.seen_by(None) or {} for event in events if event.kind == kind]
    return [(view.get("seat"), view.get("card")) for view in views]


def other_demons(*names: str) -> list[str]:
    """All Demons but these."""
    demons = [design.id for design in duel.cards if design.kind == "demon"]
    return [name for name in demons if name not in names]


def configured(players: int = 2, **options: object) -> pm.Game:
    return pm.game("lets-summon-demons", players=players, **options)


def with_card(**fields: object) -> pm.Game:
    """A game for two with one custom card, or one changed card."""
    card: dict[str, object] = {"id": "own", "kind": "animal", "on": [7], "name": "O", "text": "T"}
    return pm.game("lets-summon-demons", players=2, cards=[card | fields])


def play_out(state: pm.State, record: pm.Record | None = None) -> None:
    """Play on at random."""
    rng = pm.Chance(5)
    while not state.over:
        action = state.legal()[rng.below(len(state.legal()))]
        if record is not None:
            record.actions.append(action.text)
        state.apply(action)
