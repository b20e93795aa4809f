"""The table as rule tests look at it, in the words of scenarios."""

from collections.abc import Mapping, Sequence
from typing import cast

import pandemonium as pm
from pandemonium.games.dice_summoners.view import SeatView, SlotView, View

game = pm.game("dice-summoners")
attack = pm.game("dice-summoners", deck_set="attack")
sacrifice = pm.game("dice-summoners", deck_set="sacrifice")
online = pm.game("dice-summoners", house="online")

Seats = Sequence[Mapping[str, object]]


def table(seats: Seats, dice: str, of: pm.Game = game, **more: object) -> pm.State:
    """The combat stage of seat 0 with these dice rolled."""
    return of.scenario({"seats": [dict(seat) for seat in seats], "dice": dice, **more})


def gain(
    seats: Seats, of: pm.Game = game, chance: list[int | str] | None = None, **more: object
) -> pm.State:
    """The gain stage of seat 0, before the roll."""
    return of.scenario({"seats": [dict(seat) for seat in seats], **more}, chance)


def seen(state: pm.State, seat: int | None = None) -> View:
    """The whole table as `seat` sees it."""
    return cast(View, state.view(seat))


def seat_view(state: pm.State, seat: int) -> SeatView:
    """What lies in front of one player."""
    return seen(state)["seats"][seat]


def health(state: pm.State) -> list[int]:
    """The health of both players."""
    return [player["health"] for player in seen(state)["seats"]]


def creatures(state: pm.State, seat: int) -> list[str]:
    """The army of a player."""
    return [card["card"] for card in seat_view(state, seat)["creatures"]]


def spells(state: pm.State, seat: int) -> list[str]:
    """The spell sets and rituals of a player."""
    return [card["card"] for card in seat_view(state, seat)["spells"]]


def tokens(state: pm.State, seat: int) -> dict[str, int]:
    """The tokens of a player by card, or by spell."""
    counts = {}
    for card in seat_view(state, seat)["creatures"] + seat_view(state, seat)["spells"]:
        for slot in card["slots"]:
            if slot["tokens"]:
                counts[slot["spell"] or card["card"]] = slot["tokens"]
    return counts


def slot(state: pm.State, seat: int, name: str, does: str = "") -> SlotView:
    """The slot of a spell, or of a creature by what it does."""
    for card in seat_view(state, seat)["creatures"] + seat_view(state, seat)["spells"]:
        for printed in card["slots"]:
            if printed["spell"] == name or (card["card"] == name and printed["does"] == does):
                return printed
    raise AssertionError(f"there is no slot {name} {does}")


def tray(state: pm.State) -> str:
    """The dice that are not spent."""
    return " ".join(face for face, n in seen(state)["dice"]["tray"].items() for _ in range(n))


def left(state: pm.State, card: str) -> int:
    """How many cards a deck has left."""
    return next(deck["left"] for deck in seen(state)["decks"] if deck["card"] == card)


def kinds(events: list[pm.Event]) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in events]


def answers(state: pm.State) -> list[str]:
    """What may be chosen for the action that is being prepared, besides cancelling it."""
    texts = [action.text for action in state.legal()]
    assert texts[-1] == "cancel"
    return texts[:-1]


def legal_payments(state: pm.State) -> list[str]:
    """The dice of each payment that is offered, in the order of the offer."""
    return [text.removeprefix("pay ") for text in answers(state)]
