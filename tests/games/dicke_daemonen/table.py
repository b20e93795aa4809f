"""Tables that the rule tests of Dicke Dämonen are set at.

On the board `rose` (every pair of circles crosses) F1 lies in red alone and has the corners c1
red/yellow, c2 yellow/blue, c3 red/blue; F14 is the outermost field. On `four_leaf` (a ring) F3 lies
in red and yellow and has two red/yellow corners; F10 is the outermost field, with a red/yellow
corner c1, a yellow/green c2, a green/blue c3 and a red/blue c4.
"""

from typing import Any, cast

import pandemonium as pm
from pandemonium.games.dicke_daemonen.game import DickeDaemonen
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState
from pandemonium.games.dicke_daemonen.view import FieldView, View

# No place is left for red: its fields are frozen, its corners outside are taken.
NO_RED: dict[str, Any] = {
    "ghosts": ["f1", "f2", "f3", "f4", "f5", "f8"],
    "demons": {"f10.c1": "yellow", "f10.c4": "blue"},
}


def game(players: int = 2, **options: object) -> DickeDaemonen:
    """The game on the board `rose`, unless another is asked for."""
    return cast(DickeDaemonen, pm.game("dicke-daemonen", players, **{"layout": "rose", **options}))


def seen(state: pm.State, seat: int | None = None) -> View:
    """The whole table as `seat` sees it."""
    return cast(View, state.view(seat))


def table(
    players: int = 2,
    chance: list[int | str] | None = None,
    layout: str = "rose",
    majority: str = "most",
    **description: object,
) -> DickeDaemonenState:
    """A position described in the words of `scenario.py`."""
    made = game(players, layout=layout, majority=majority)
    return cast(DickeDaemonenState, made.scenario(description, chance))


def fist(state: pm.State, seat: int) -> list[str]:
    """The creatures in the fist of a player."""
    seats = cast(list[dict[str, list[str]]], state.view(seat)["seats"])
    return seats[seat]["fist"]


def points(state: pm.State) -> dict[str, int]:
    """The total of each colour."""
    colours = cast(list[dict[str, object]], state.view(None)["colours"])
    return {str(colour["colour"]): cast(int, colour["points"]) for colour in colours}


def field(state: pm.State, name: str) -> FieldView:
    """What everybody sees of a field."""
    return next(field for field in seen(state)["fields"] if field["name"] == name)
