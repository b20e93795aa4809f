"""Walks through everything that can happen at a table, sensible or not.

Whatever comes: what is refused changes nothing and is worded in both languages, nobody learns what
is not for them, numbers have no gaps, and the same entries rebuild the same session.
"""

import json
import random
from collections import Counter
from collections.abc import Callable

import pytest

import pandemonium as pm
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.table import Entry, LogItem, TableSession
from pandemonium.table.clocks import DAY
from pandemonium.table.commands import COMMANDS
from pandemonium.table.commands.starting import Start
from pandemonium.table.entry import SERVER
from tests.table.party import SEAL, SECRET, Party, everything, hashed, known_to

PEOPLE = ("ada", "bo", "cy")
STRANGER = "zoe"
CLOSING = 0.2  # of all tables that end early
ENTRIES = 140
CONTRIBUTIONS = {who: f"{number:02x}" * 32 for number, who in enumerate((*PEOPLE, STRANGER))}


class Walk:
    """Somebody who does whatever comes to mind."""

    def __init__(self, game: str, seed: int) -> None:
        """A table of this game, with a clock or without."""
        self.rng = random.Random(seed)
        bank = {"kind": "bank", "seconds": 60, "increment": 2}
        clock = self.rng.choice([{}, bank, {"kind": "days", "seconds": 3 * DAY}])
        players = self.rng.choice([2, min(3, pm.about(game).max_players)])
        self.table = Party(players, game, clock=clock if players > 1 else {})
        self.seen: Counter[str] = Counter()
        self.ideas: list[tuple[int, Callable[[], Entry]]] = [
            (6, self.sit),
            (2, self.seat_bot),
            (1, self.change),
            (8, self.be_ready),
            (6, self.open),
            (60, self.act),
            (5, self.undo),
            (8, self.offer),
            (3, self.say),
            (2, self.prefer),
            (4, self.come_and_go),
            (1, self.surrender),
            (2, self.replace),
            (3, self.rest),
            (4, self.anything),
        ]

    def entry(self, kind: str, who: str = "", **data: object) -> Entry:
        """An entry of somebody, mostly of somebody who sits."""
        who = who or self.rng.choice([*PEOPLE, *PEOPLE, STRANGER, SERVER])
        return Entry(kind, who, self.table.time, data)

    def seat(self) -> int:
        """A seat, mostly one that is there."""
        return self.rng.randrange(-1, len(self.table.session.seats) + 1)

    def own(self) -> tuple[str, int]:
        """Somebody with their seat, mostly."""
        taken = [(item.who, seat) for seat, item in enumerate(self.table.session.seats) if item.who]
        return self.rng.choice([*taken, *taken, *taken, (STRANGER, self.seat())])

    def sit(self) -> Entry:
        """Sit down, move or share a device."""
        who = self.rng.choice(PEOPLE)
        if self.rng.random() < 0.2:
            return self.entry("seated", who, seat=self.seat(), name="Guest of " + who)
        seat = self.rng.choice([None, self.seat()])
        return self.entry("joined", who, name=who.title(), seat=seat)

    def change(self) -> Entry:
        """Set the table otherwise."""
        players = self.rng.choice([None, 2, 3, 9])
        return self.entry("changed", self.table.session.host, players=players, name="The big one")

    def seat_bot(self) -> Entry:
        """Give a seat to a bot."""
        level = self.rng.choice(["random", "imp", "", "angel"])
        return self.entry("seated", self.table.session.host, seat=self.seat(), level=level)

    def be_ready(self) -> Entry:
        """Be ready, with or without a contribution."""
        who = self.rng.choice(PEOPLE)
        if self.rng.random() < 0.1:
            return self.entry("unreadied", who)
        contributes = self.rng.random() < 0.5
        return self.entry(
            "readied", who, commitment=hashed(CONTRIBUTIONS[who]) if contributes else ""
        )

    def open(self) -> Entry:
        """Show a contribution, the player's own or not."""
        who, other = self.rng.choice(PEOPLE), self.rng.choice(PEOPLE)
        return self.entry(
            "opened", who, contribution=CONTRIBUTIONS[self.rng.choice([who, who, other])]
        )

    def act(self) -> Entry:
        """Do something in the game, mostly something legal in the right place."""
        session = self.table.session
        if session.status != "playing":
            return self.be_ready() if self.rng.random() < 0.5 else self.sit()
        if session.paused_until is not None or session.vacations.current:
            return self.rng.choice([self.rest, self.offer, self.offer])()
        state = session.running.state
        action = self.rng.choice(state.legal() if self.rng.random() < 0.8 else state.game.actions)
        seat = state.player if self.rng.random() < 0.9 else self.seat()
        who = self.table.who(state.player) if self.rng.random() < 0.9 else STRANGER
        return self.entry("acted", who, seat=seat, actions=[action.text])

    def undo(self) -> Entry:
        """Take a step back."""
        who, seat = self.own()
        return self.entry("undid", who, seat=seat)

    def offer(self) -> Entry:
        """Offer something, or answer an offer."""
        who, seat = self.own()
        what = self.rng.choice(["undo", "undo", "pause", "continue", "draw", "end", "tea"])
        offer = self.table.session.offer
        if offer is None:
            return self.entry("offered", who, seat=seat, what=what)
        return self.entry(
            self.rng.choice(["accepted", "declined"]), who, seat=seat, what=offer.what
        )

    def say(self) -> Entry:
        """Talk."""
        who, _ = self.own()
        return self.entry("said", who, text="Hm.", team=self.rng.random() < 0.3)

    def prefer(self) -> Entry:
        """Set a default, or take a hint."""
        who, seat = self.own()
        if self.rng.random() < 0.3:
            return self.entry("helped", SERVER, seat=seat)
        session = self.table.session
        question = session.running.state.decision.key if session.status == "playing" else "tea"
        return self.entry("preferred", who, seat=seat, question=question, answer="first")

    def come_and_go(self) -> Entry:
        """Leave, come back, be replaced or be removed."""
        who, seat = self.own()
        kind = self.rng.choice(
            ["left", "returned", "took-over", "removed", "readmitted", "resumed", "renamed"]
        )
        if 0 <= seat < len(self.table.session.seats) and self.table.session.seats[seat].is_open:
            kind = self.rng.choice([kind, "returned"])
        if kind == "left":
            return self.entry(kind, who)
        if kind == "renamed":
            return self.entry(kind, who, seat=seat, name=who.title() + "!")
        if kind == "resumed":
            return self.entry(kind, SERVER, alive=self.table.time - 3)
        if kind == "readmitted":
            return self.entry(kind, self.table.session.host, number=0)
        doer = {"took-over": SERVER, "removed": self.table.session.host}.get(kind, who)
        return self.entry(kind, doer, seat=seat)

    def surrender(self) -> Entry:
        """Give up, or play again."""
        who, seat = self.own()
        if self.table.session.status == "over":
            return self.entry("rematched", who, table="another")
        if self.rng.random() < CLOSING:
            return self.entry("closed", SERVER)
        return self.entry("surrendered", who, seat=seat)

    def replace(self) -> Entry:
        """Ask for the seat of somebody else."""
        who = self.rng.choice([STRANGER, STRANGER, *PEOPLE])
        return self.entry("seat-requested", who, seat=self.seat(), name=who.title())

    def rest(self) -> Entry:
        """Go on vacation or come back, or sleep through a pause."""
        who, _ = self.own()
        session = self.table.session
        if self.rng.random() < (0.3 if session.paused_until is not None else 0.05):
            self.table.wait(7 * DAY)
            return self.say()
        for resting in session.vacations.current:
            return self.entry("vacation-ended", resting, seat=session.seats_of(resting)[0])
        return self.entry("vacation-taken", who, days=self.rng.randrange(1, 9))

    def anything(self) -> Entry:
        """Something forged: any kind with odd data."""
        kind = self.rng.choice([*COMMANDS, "no-such-kind"])
        odd = [None, True, -1, 2**70, "x", "", [], {}, 0.5, ["roll"], {"kind": "move"}]
        names = ("seat", "name", "actions", "what", "text", "level", "game", "secret", "alive")
        some = self.rng.sample(names, 3)
        data: dict[str, object] = {name: self.rng.choice(odd) for name in some}
        return Entry(kind, self.rng.choice([*PEOPLE, STRANGER, SERVER]), self.table.time, data)

    def step(self) -> None:
        """One idea, and what time causes after it."""
        weights, ideas = zip(*self.ideas, strict=True)
        entry = self.rng.choices(ideas, weights)[0]()
        session = self.table.session
        before = everything(session)
        known = {seat: session.news(seat)[:] for seat in session.recipients}
        problem = attempt(session, entry)
        if problem is not None:
            assert everything(session) == before
            assert all(Words(session.game, language).error(problem) for language in LANGUAGES)
            return
        self.table.entries.append(entry)
        self.seen[entry.kind] += 1
        self.check(entry, known)
        self.table.wait(100 if self.rng.random() < 0.01 else self.rng.choice([0, 1, 1, 5]))
        caused = self.table.let_due({who: 0.0 for who in PEOPLE if self.rng.random() < 0.05})
        self.seen.update(caused)

    def check(self, entry: Entry, known: dict[int | None, list[LogItem]]) -> None:
        """What must be true after every entry."""
        session = self.table.session
        audience = session.audience(entry)
        for seat in session.recipients:
            news = session.news(seat)
            assert [item["number"] for item in news] == list(range(1, len(news) + 1))
            if seat in known:
                assert news[: len(known[seat])] == known[seat]  # what was sent stays sent
            assert seat in audience or news == known[seat]
        if session.status != "over" and session.table is not None:
            assert SECRET not in json.dumps([session.news(seat) for seat in session.recipients])
        assert {place.who for place in session.seats} <= {"", *PEOPLE, STRANGER}
        assert not session.replaced & {place.who for place in session.seats if not place.bot}
        if session.status == "playing":
            assert session.running.state.player >= 0


def attempt(session: TableSession, entry: Entry) -> pm.PandemoniumError | None:
    """Why the entry was refused, if it was."""
    try:
        session.apply(entry)
    except pm.PandemoniumError as problem:
        return problem
    return None


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", pm.games())
def test_whatever_happens_the_session_is_the_fold_of_its_entries(game: str, seed: int) -> None:
    walk = Walk(game, seed)
    for _ in range(ENTRIES):
        walk.step()
    entries = [json.loads(json.dumps([e.kind, e.who, e.time, e.data])) for e in walk.table.entries]
    again = TableSession.fold(Entry(*entry) for entry in entries)
    assert everything(again) == everything(walk.table.session)
    for seat in again.recipients:
        assert known_to(again, seat) == known_to(walk.table.session, seat)
        names = again.names(Words(again.game, "en"))
        for language in LANGUAGES:
            words = Words(again.game, language, names)
            assert all(words.event(item["event"]) for item in again.news(seat))


def test_walks_meet_every_kind_of_entry() -> None:
    seen: Counter[str] = Counter(made=1)
    for seed in range(40):
        walk = Walk("lets-summon-demons", seed)
        for _ in range(ENTRIES):
            walk.step()
        seen += walk.seen
        if set(COMMANDS) <= set(seen):
            return
    raise AssertionError(f"never met: {set(COMMANDS) - set(seen)}")


def test_a_start_is_due_as_soon_as_everything_is_shown() -> None:
    table = Party().sit("ada", "bo")
    table.do("readied", "ada")
    table.do("readied", "bo")
    assert table.session.due(table.time, SECRET) == [Start(SECRET).entry(SERVER, table.time)]
    assert hashed(SECRET) == SEAL
