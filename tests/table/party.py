"""A party: people around a table, described in a few words, and everything that a session keeps."""

import dataclasses
import hashlib
import json
import random

import pytest

import pandemonium as pm
from pandemonium.table import Entry, TableSession
from pandemonium.table.entry import SERVER

GAME = "lets-summon-demons"
SECRET = "ab" * 32


def hashed(text: str) -> str:
    """The SHA-256 of the bytes that are written so."""
    return hashlib.sha256(bytes.fromhex(text)).hexdigest()


SEAL = hashed(SECRET)


class Party:
    """A session, the entries that led to it, and a clock that only the test moves on."""

    def __init__(self, players: int = 2, game: str = GAME, **setup: object) -> None:
        """Ada makes a table."""
        self.session = TableSession()
        self.entries: list[Entry] = []
        self.time = 1000.0
        self.do("made", "ada", game=game, seal=SEAL, players=players, **setup)

    def do(self, kind: str, who: str, **data: object) -> None:
        """Something happens."""
        entry = Entry(kind, who, self.time, data)
        self.session.apply(entry)
        self.entries.append(entry)

    def refused(self, kind: str, who: str, **data: object) -> str:
        """The key of the refusal; nothing must have been changed by it, and it can be said."""
        before = everything(self.session)
        with pytest.raises(pm.PandemoniumError) as problem:
            self.session.apply(Entry(kind, who, self.time, data))
        assert everything(self.session) == before
        assert str(problem.value)
        return problem.value.key

    def sit(self, *people: str, bots: int = 0) -> "Party":
        """These people sit down in this order, then bots."""
        for who in people:
            self.do("joined", who, name=who.title())
        for _ in range(bots):
            self.do("seated", "ada", seat=self.session.free_seats()[0], level="random")
        return self

    def start(self) -> "Party":
        """All are ready, nobody contributes anything, and the game begins."""
        for who in dict.fromkeys(seat.who for seat in self.session.seats if seat.who):
            self.do("readied", who)
        self.let_due()
        assert self.session.status == "playing"
        return self

    def let_due(self, away: dict[str, float] | None = None) -> list[str]:
        """What time causes now."""
        caused = []
        while due := self.session.due(self.time, SECRET, away):
            for entry in due:
                self.session.apply(entry)
                self.entries.append(entry)
                caused.append(entry.kind)
        return caused

    def wait(self, seconds: float) -> None:
        """Time goes by."""
        self.time += seconds

    @property
    def player(self) -> int:
        """The seat that decides."""
        return self.session.running.state.player

    def who(self, seat: int) -> str:
        """Who acts for a seat: its person, or the server for a bot."""
        place = self.session.seats[seat]
        return SERVER if place.bot else place.who

    def act(self, *actions: str) -> None:
        """The player to decide does this, or the first thing that is legal."""
        chosen = list(actions) or [self.session.running.state.legal()[0].text]
        self.do("acted", self.who(self.player), seat=self.player, actions=chosen)

    def play_on(self, rng: random.Random, most: int = 10_000) -> None:
        """The player to decide does anything, until the game is over."""
        for _ in range(most):
            if self.session.status != "playing":
                return
            self.act(rng.choice(self.session.running.state.legal()).text)

    def kinds(self, seat: int | None = None) -> list[object]:
        """The table events that a recipient received."""
        return [item["event"]["kind"] for item in self.session.news(seat) if item["of"] == "table"]


def party(*people: str, bots: int = 0, **setup: object) -> Party:
    """A game of these people and bots that has just begun."""
    players = len(people) + bots
    return Party(players, **setup).sit(*people, bots=bots).start()  # type: ignore[arg-type]


def everything(session: TableSession) -> str:
    """The whole state of a session, secrets included."""
    kept = {
        name: value
        for name, value in vars(session).items()
        if name
        not in ("table", "timing", "log", "offer", "seats", "_game", "_setup", "_turn", "problem")
    }
    kept["seats"] = [dataclasses.asdict(seat) for seat in session.seats]
    kept["setup"] = str(session._setup)
    kept["declined"] = str(session.declined)
    kept["removed"] = list(session.removed.items())
    kept["offer"] = session.offer and (
        session.offer.what,
        session.offer.seat,
        sorted(session.offer.waiting),
    )
    kept["timing"] = [session.timing.view(), session.timing.since]
    kept["told"] = [[str(who), item] for who, item in session.log.items.items()]
    if session.table is not None:
        steps = [(step.before.ply, step.log_lengths) for step in session.table.steps]
        kept["table"] = [session.table.state.save(), session.table.record.write(), str(steps)]
        kept["barrier"] = [session.table.barrier, session.table.barrier_of, session.table.crossed]
    return json.dumps(kept, sort_keys=True, default=str)


def known_to(session: TableSession, seat: int | None) -> str:
    """Every byte that a recipient may be sent."""
    return json.dumps(
        [session.summary(seat), session.view(seat), session.prompt(seat), session.news(seat)]
    )
