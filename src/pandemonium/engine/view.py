"""What all views have in common. Each game adds its own table."""

from typing import TypedDict

from pandemonium.engine.outcome import Outcome, OutcomeJson
from pandemonium.engine.state import State


class OutcomeView(OutcomeJson):
    """How the game ended. `ranks` are those of the seats, from 1; 0 where the rules give none."""

    ranks: list[int]


class GameView(TypedDict):
    """Which game, whose view, who decides, and the result.

    Every item that can be pointed at has its element in `at`, once per view. Where another item
    refers to it, the name of the field shows what it is (`card_at`). `places` are the other
    elements: decks, piles, the supply.
    """

    game: str
    seat: int | None
    ply: int
    player: int
    scores: list[int]
    winners: list[int]
    outcome: OutcomeView | None
    places: list[str]


Head = GameView  # the name that games outside this package may import


def head(state: State, seat: int | None, places: list[str]) -> GameView:
    """The common head of a view."""
    return GameView(
        game=state.game.id,
        seat=seat,
        ply=state.ply,
        player=state.player,
        scores=list(state.scores),
        winners=list(state.winners),
        outcome=outcome_view(state.outcome),
        places=places,
    )


def outcome_view(outcome: Outcome | None) -> OutcomeView | None:
    """The outcome of a finished game."""
    return None if outcome is None else OutcomeView(**outcome.to_json(), ranks=outcome.ranks)


def seat_at(seat: int) -> str:
    """The element of a player: `seat:1`."""
    return f"seat:{seat + 1}"


def hand_at(seat: int, card: str = "") -> str:
    """The element of a hand, or of a card in it."""
    return f"hand:{seat + 1}:{card}" if card else f"hand:{seat + 1}"
