"""Scenarios for the rule tests, and short names for parts of the view."""

import json
from collections import Counter
from collections.abc import Mapping
from typing import cast

import pandemonium as pm
from pandemonium.games.mephisto.view import GearView, SeatView, View

solo = pm.game("mephisto", players=1)
duel = pm.game("mephisto", players=2)
three = pm.game("mephisto", players=3)
four = pm.game("mephisto", players=4)
teams = pm.game("mephisto", players=4, teams=True)
care_bear = pm.game("mephisto", players=2, care_bear=True)
QUIET = 20  # cards that do nothing when they enter the dungeon, put on the deck


def scene(
    game: pm.Game,
    dungeon: dict[str, str] | None = None,
    *seats: Mapping[str, object],
    deck: tuple[str, ...] = (),
    chance: tuple[str, ...] = (),
    **more: object,
) -> pm.State:
    """A position with empty hands by default, and a deck of cards that do nothing on entering."""
    players = [{"hand": [], **seat} for seat in (*seats, *[{}] * (game.players - len(seats)))]
    data: dict[str, object] = {"dungeon": dungeon or {}, "seats": players, **more}
    if not more.get("only_deck"):
        used = Counter(json.dumps([data, deck]).split('"'))
        quiet = [
            card.id
            for card in game.cards
            if card.kind != "monster"
            for _ in range(card.copies - used[card.id])
        ]
        deck = (*deck, *quiet[:QUIET])
    return game.scenario({**data, "deck": list(deck)}, chance=list(chance))


def seen(state: pm.State, seat: int | None = None) -> View:
    """The whole table as `seat` sees it."""
    return cast(View, state.view(seat))


def player_view(state: pm.State, seat: int = 0) -> SeatView:
    """One player as they see themselves."""
    return seen(state, seat)["seats"][seat]


def favor(state: pm.State, seat: int = 0) -> int:
    """The favor of a player."""
    return player_view(state, seat)["favor"]


def hand(state: pm.State, seat: int = 0) -> list[str]:
    """The cards in a player's hand."""
    return player_view(state, seat)["hand"]


def gear(state: pm.State, seat: int = 0) -> list[list[str]]:
    """What a player has in play, lane by lane."""
    return [[card["name"] for card in lane] for lane in player_view(state, seat)["gear"]]


def in_play(state: pm.State, name: str) -> GearView:
    """Gear in play by its name."""
    for player in seen(state)["seats"]:
        for lane in player["gear"]:
            for card in lane:
                if card["name"] == name:
                    return card
    raise AssertionError(f"{name} is not in play")


def durability(state: pm.State, name: str) -> int:
    """The durability that gear in play still has."""
    return in_play(state, name)["durability"]


def attack(state: pm.State, name: str) -> int:
    """The attack of a weapon in play now."""
    return in_play(state, name)["attack"]


def dungeon(state: pm.State) -> dict[str, str]:
    """The cells that hold a card."""
    return {
        cell["cell"]: cell["card"] for cell in seen(state)["dungeon"] if cell["card"] is not None
    }


def discards(state: pm.State) -> list[str]:
    """The discard pile."""
    return seen(state)["discards"]


def amounts(events: list[pm.Event], *kinds: str) -> list[tuple[int, int]]:
    """Amount and seat of the events of these kinds, in order."""
    return [
        (getattr(event, "n", 0), getattr(event, "seat", -1))
        for event in events
        if event.kind in kinds
    ]


def happened(events: list[pm.Event], *kinds: str) -> list[tuple[str, int, str]]:
    """Kind, seat and card of the events of these kinds, in order."""
    return [
        (event.kind, getattr(event, "seat", -1), getattr(event, "card", ""))
        for event in events
        if event.kind in kinds
    ]
