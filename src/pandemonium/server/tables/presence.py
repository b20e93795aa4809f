"""Presence: who is connected to a table, here and on other servers, and since when somebody is not.

Nothing of it is stored. A server tells the others which people it has at a table, and says it again
from time to time; what another has not repeated for a while is forgotten, for it may be gone.
"""

from collections import Counter

REMOTE_TTL = 60.0  # seconds after which nobody trusts what another server said
REFRESH_EVERY = 20.0  # seconds after which it says so again


class PresenceTracker:
    """The people of one table."""

    def __init__(self, now: float) -> None:
        """Nobody is here; whoever has a seat is away from now on."""
        self.since = now  # when one began to look
        self.local: Counter[str] = Counter()  # connections to this server, by identity
        self.last_seen: dict[str, float] = {}  # when somebody was last seen
        self.remote: dict[str, tuple[float, frozenset[str]]] = {}  # by server: when, and who

    def connect(self, who: str) -> bool:
        """One more connection; whether the person was not here before."""
        self.local[who] += 1
        self.last_seen.pop(who, None)
        return self.local[who] == 1

    def disconnect(self, who: str, now: float) -> bool:
        """One connection less; whether it was the last of this person."""
        self.local[who] -= 1
        if self.local[who] > 0:
            return False
        del self.local[who]
        self.last_seen[who] = now
        return True

    def update_remote(self, server: str, people: frozenset[str], now: float) -> bool:
        """Another server says whom it has; whether that is news."""
        _, before = self.remote.get(server, (0.0, frozenset()))
        for who in before - people:
            self.last_seen[who] = now
        self.remote[server] = (now, people)
        return before != people

    def present(self, now: float) -> set[str]:
        """Everybody who is connected somewhere."""
        found = set(self.local)
        for told, people in self.remote.values():
            if now - told < REMOTE_TTL:
                found |= people
        return found

    def away(self, people: set[str], now: float) -> dict[str, float]:
        """Since when each of these people, who have seats, is not connected."""
        absent = people - self.present(now)
        return {who: max(self.since, self.last_seen.get(who, self.since)) for who in absent}
