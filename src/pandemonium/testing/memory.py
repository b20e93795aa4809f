"""Public memory: every determinization keeps the cards that all saw go into a hand."""

from collections import Counter
from collections.abc import Iterable

from pandemonium.engine.chance import Chance
from pandemonium.engine.state import State
from pandemonium.engine.view import hand_at
from pandemonium.testing.positions import elements
from pandemonium.testing.random_play import InformationLeak


class Memory:
    """The cards that one seat has seen go into the hands of others, according to events."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.hands = {hand_at(other): other for other in range(players) if other != seat}
        self.known: dict[str, Counter[str]] = {hand: Counter() for hand in self.hands}

    def update(self, events: Iterable[dict[str, object]]) -> None:
        """Update the memory; a hidden card that leaves a hand could be any of it."""
        for event in events:
            card = event.get("card")
            source, goal = str(event.get("from", "")), str(event.get("to", ""))
            for hand, known in self.known.items():
                if source == hand or source.startswith(f"{hand}:"):
                    if card is None or source == goal:
                        known.clear()
                    else:
                        known[str(card)] = max(0, known[str(card)] - 1)
                if goal == hand and card is not None:
                    known[str(card)] += 1

    def check(self, state: State, seed: int) -> None:
        """Cards known to be in a hand, which truly are, must be there in a determinization."""
        if not any(known.total() for known in self.known.values()):
            return
        imagined = state.imagine(self.seat, Chance(seed))
        for hand, known in self.known.items():
            other = self.hands[hand]
            if other == state.player:
                continue  # a card may be moving already, and its event follow later
            truly = Counter(elements(state.view(other)))
            dealt = Counter(elements(imagined.view(other)))
            for card, count in known.items():
                at = hand_at(other, card)
                least = min(count, truly[at])
                if dealt[at] < least:
                    raise InformationLeak(f"seat {self.seat} saw {card} go to {hand}, and forgot")
