"""Presence: who is connected to a table, here and on other servers, and since when somebody is not.

Nothing of it is stored. A server tells the others which people it has at a table, and says it again
from time to time; what another has not repeated for a while is forgotten, for it may be gone.
"""

from collections import Counter

FORGOTTEN = 60.0  # seconds after which nobody trusts what another server said
RENEWED = 20.0  # seconds after which it says so again


class PresenceTracker:
    """The people of one table."""

    def __init__(self, now: float) -> None:
        """Nobody is here; whoever has a seat is away from now on."""
        self.since = now  # when one began to look
        self.here: Counter[str] = Counter()  # connections to this server, by identity
        self.left: dict[str, float] = {}  # when somebody was last seen
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}  # by server: when, and who

    def come(self, who: str) -> bool:
        """One more connection; whether the person was not here before."""
        self.here[who] += 1
        self.left.pop(who, None)
        return self.here[who] == 1

    def go(self, who: str, now: float) -> bool:
        """One connection less; whether it was the last of this person."""
        self.here[who] -= 1
        if self.here[who] > 0:
            return False
        del self.here[who]
        self.left[who] = now
        return True

    def hear(self, server: str, people: frozenset[str], now: float) -> bool:
        """Another server says whom it has; whether that is news."""
        _, before = self.elsewhere.get(server, (0.0, frozenset()))
        for who in before - people:
            self.left[who] = now
        self.elsewhere[server] = (now, people)
        return before != people

    def present(self, now: float) -> set[str]:
        """Everybody who is connected somewhere."""
        found = set(self.here)
        for told, people in self.elsewhere.values():
            if now - told < FORGOTTEN:
                found |= people
        return found

    def away(self, people: set[str], now: float) -> dict[str, float]:
        """Since when each of these people, who have seats, is not connected."""
        absent = people - self.present(now)
        return {who: max(self.since, self.left.get(who, self.since)) for who in absent}
