"""Presence: who is connected to a table, here and on other servers, and who has left when.

Nothing of it is stored. A server publishes which people it has at a table and refreshes that; what
another server has not refreshed within `REMOTE_TTL` is ignored, as it may have stopped.
"""

from collections import Counter

REMOTE_TTL = 60.0  # seconds for which the presence of another server counts
REFRESH_EVERY = 20.0  # seconds between refreshes


class PresenceTracker:
    """The people who are connected to one table."""

    def __init__(self, now: float) -> None:
        """Nobody is connected; people with a seat count as away from `now` on."""
        self.since = now  # when tracking began
        self.local: Counter[str] = Counter()  # connections to this server, by identity
        self.last_seen: dict[str, float] = {}  # when somebody disconnected
        self.remote: dict[str, tuple[float, frozenset[str]]] = {}  # by server: when, and who

    def connect(self, who: str) -> bool:
        """Count a connection; whether it is the first of this person."""
        self.local[who] += 1
        self.last_seen.pop(who, None)
        return self.local[who] == 1

    def disconnect(self, who: str, now: float) -> bool:
        """Remove a connection; whether it was the last of this person."""
        self.local[who] -= 1
        if self.local[who] > 0:
            return False
        del self.local[who]
        self.last_seen[who] = now
        return True

    def update_remote(self, server: str, people: frozenset[str], now: float) -> bool:
        """Set the people of another server; whether they changed."""
        _, before = self.remote.get(server, (0.0, frozenset()))
        for who in before - people:
            self.last_seen[who] = now
        self.remote[server] = (now, people)
        return before != people

    def present(self, now: float) -> set[str]:
        """Everybody who is connected to any server."""
        connected = set(self.local)
        for refreshed, people in self.remote.values():
            if now - refreshed < REMOTE_TTL:
                connected |= people
        return connected

    def absent_since(self, people: set[str], now: float) -> dict[str, float]:
        """When each of these people disconnected, if they are not connected."""
        absent = people - self.present(now)
        return {who: max(self.since, self.last_seen.get(who, self.since)) for who in absent}
