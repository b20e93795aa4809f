"""TableSession: one table with the people around it, from the moment it is made until the rematch.

Sessions are event-sourced: replaying the entries rebuilds one. It has no clock, no randomness and
no connections: its caller says what time it is and who is away. `commands/` lists kinds of entries.
"""

import math
from collections.abc import Iterable, Mapping
from typing import Final

from pandemonium.engine.chance import SealedChance
from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.event import Event
from pandemonium.engine.formats.record import Record
from pandemonium.engine.game import Game
from pandemonium.engine.task import NOBODY
from pandemonium.locale.words import Words
from pandemonium.table.clocks import Clock, Flagged, Timing
from pandemonium.table.commands.leaving import has_lost
from pandemonium.table.commands.making import LIVE, Made, sides_of
from pandemonium.table.commands.offers import DRAW, UNDO, PendingOffer
from pandemonium.table.commands.playing import Decider, default_answer
from pandemonium.table.commands.registry import read_command
from pandemonium.table.commands.seating import SeatState, TookOver
from pandemonium.table.commands.starting import OPENING_SECONDS, Started, must_redeal
from pandemonium.table.entry import SERVER, Entry, TableCommand
from pandemonium.table.errors import TableError
from pandemonium.table.events import (
    BotStoodIn,
    GameBrokenOff,
    HostChanged,
    OfferLapsed,
    PlayerLeft,
    PlayerRemoved,
    SecretShown,
)
from pandemonium.table.lesson import ENDED, LEARNER, Lesson, lesson_of
from pandemonium.table.log import Log, LogItem
from pandemonium.table.names import called
from pandemonium.table.prompt import Prompt
from pandemonium.table.refusals import SessionRefusals
from pandemonium.table.rematch import rematch_of
from pandemonium.table.stored import read_stored
from pandemonium.table.summary import Summary, summaries_of, summary_of
from pandemonium.table.table import Table, Views

GRACE_SECONDS: Final = 90.0  # how long one waits for somebody whose connection is lost


class TableSession(SessionRefusals):
    """One table and the people around it."""

    def __init__(self) -> None:
        """Nothing has happened yet: not even the table has been made."""
        self.status = "new"  # then gathering, playing, over
        self.now = 0.0  # time of the last entry; it never goes back
        self.host = ""
        self.maker = ""  # who made the table, and so may know the position that it begins at
        self.seats: list[SeatState] = []
        self.removed: set[str] = set()
        self.log = Log(0)
        self.commitments: dict[str, str] = {}  # of those who are ready, by person; may be empty
        self.contributions: dict[str, str] = {}  # those that were shown, by person
        self.opening: float | None = None  # since when contributions are being shown
        self.table: Table | None = None
        self.is_redealt = False  # whether what was hidden in the position was dealt again
        self.timing = Timing(Clock(), 0)
        self.offer: PendingOffer | None = None
        self.declined: dict[tuple[int, str], int] = {}  # at which ply which offer was declined
        self.preferences: dict[int, dict[str, str]] = {}  # of each seat, by key of the question
        self.next_table = ""
        self.has_acted = False  # whether the last entry was a move
        self.problem: PandemoniumError | None = None  # why nothing can happen here any more
        self.is_reopening = False  # whether what is applied now was accepted before
        self._setup: Made | None = None
        self._game: Game | None = None
        self._crossed = 0  # barriers of the game, when the clock was last set

    # ------------------------------------------------------------------ entries

    @classmethod
    def fold(cls, entries: Iterable[Entry]) -> "TableSession":
        """The room to which all of this happened."""
        session = cls()
        for entry in entries:
            session.apply(entry)
        return session

    @classmethod
    def reopen(cls, entries: Iterable[Entry]) -> "TableSession":
        """The same for stored entries, of an older version perhaps.

        What cannot be carried out any more ends it: the room is as it was before that, can be
        looked at, refuses everything, and `problem` says why.
        """
        session = cls()
        session.is_reopening = True
        try:
            for entry in entries:
                session.apply(entry)
        except PandemoniumError as problem:
            session.problem = problem
        session.is_reopening = False
        return session

    def check(self, entry: Entry) -> TableCommand:
        """What the entry means; raises what forbids it. It changes nothing."""
        if self.problem is not None:
            raise TableError("read-only", {"problem": self.problem})
        if type(entry.who) is not str or not entry.who:
            raise TableError("entry-who")
        if type(entry.time) not in (int, float) or not math.isfinite(entry.time):
            raise TableError("entry-time")
        deed = read_command(entry)
        if self.status == "new" and not isinstance(deed, Made):
            raise TableError("not-made")
        problem = deed.refusal(self, entry.who, max(self.now, entry.time))
        if problem is not None:
            raise problem
        return deed

    def apply(self, entry: Entry) -> None:
        """Carry the entry out, or raise what forbids it."""
        deed = read_stored(self, entry)
        now = max(self.now, float(entry.time))  # clocks of servers differ; ours never goes back
        if None in deed.audience(self, entry.who):
            self.now = now  # what only some may notice leaves no trace in the time of others
        self.log.time = now
        self.has_acted = False
        deed.perform(self, entry.who, now)
        self._settle()

    def audience(self, entry: Entry) -> list[int | None]:
        """Who may notice at all that this entry was applied: seats, and None for spectators."""
        return read_command(entry).audience(self, entry.who)

    # ------------------------------------------------------------------ who may know what

    @property
    def recipients(self) -> list[int | None]:
        """All seats, and None for spectators."""
        return [*range(len(self.seats)), None]

    def seats_of(self, who: str) -> list[int]:
        """The seats that belong to somebody."""
        return [seat for seat, place in enumerate(self.seats) if place.who == who and who]

    def seat_of(self, who: str) -> int | None:
        """The seat of somebody; of several, the one that decides, or the first; None without."""
        own, deciding = self.seats_of(who), self.deciding
        return deciding if deciding in own else own[0] if own else None

    @property
    def deciding(self) -> int:
        """The seat that decides now, or NOBODY."""
        return self.table.state.player if self.table else NOBODY

    @property
    def position(self) -> object:
        """Something that differs from what it was as soon as the game has moved on."""
        return self.table.state if self.table else None

    @property
    def moment(self) -> str:
        """What everybody knows of how far the game is, as a text; empty before it begins."""
        return self.table.moment if self.table else ""

    @property
    def news_count(self) -> int:
        """How much everybody has been told."""
        return self.log.lengths()[None]

    def in_a_row(self, seat: int) -> int:
        """How many steps the seat has just taken, as everybody saw."""
        return self.running.steps_in_a_row(seat)

    def recipient(self, who: str, seat: int | None = None) -> int | None:
        """As whom somebody may look: as the seat they ask for if it is theirs, else their own."""
        return seat if seat is not None and seat in self.seats_of(who) else self.seat_of(who)

    def view(self, seat: int | None) -> dict[str, object] | None:
        """What a seat may know of the game; None before it begins."""
        return self.table.view(seat) if self.table else None

    def views(self, seats: Iterable[int | None]) -> Views:
        """The same for many, which takes hardly longer than for one."""
        return self.table.views(seats) if self.table else dict.fromkeys(seats)

    def prompt(self, seat: int | None) -> Prompt | None:
        """What a seat is told now; None before the game begins."""
        if self.table is None:
            return None
        prompt = self.table.prompt(seat)
        if self.lesson is not None:
            prompt["lesson"] = self.lesson.shown(self.table)
        return prompt

    def news(self, seat: int | None, since: int = 0) -> list[LogItem]:
        """What the seat was told after number `since`, of the game and of the people."""
        return self.log.since(seat, since)

    def summary(self, seat: int | None) -> Summary:
        """The people, the seats and the state of the table, as this seat may know them."""
        return summary_of(self, seat)

    def summaries(self, seats: Iterable[int | None]) -> dict[int | None, Summary]:
        """The same for many."""
        return summaries_of(self, seats)

    @property
    def secret(self) -> str:
        """What the dice were made from, as hex; empty until the game is over, or with a script."""
        chance = self.running.state.chance if self.status == "over" else None
        return chance.secret.hex() if isinstance(chance, SealedChance) else ""

    def record(self) -> Record:
        """The whole game, secret included: only when it is over."""
        if self.status != "over":
            raise TableError("record-not-yet")
        record = self.running.record
        record.seats = [place.name or place.bot for place in self.seats]
        return record

    def names(self, words: Words) -> list[str]:
        """What each seat is called in this language; free seats have no name."""
        return [called(one.name, one.bot, seat, words) for seat, one in enumerate(self.seats)]

    # ------------------------------------------------------------------ what time and bots do

    def to_decide(self) -> Decider | None:
        """Who decides now, and whether a bot or a default does it; None if nobody does."""
        if self.status != "playing":
            return None
        state = self.running.state
        seat, bot = state.player, self.seats[state.player].bot
        if self.lesson is not None:  # which says itself what others do
            told = self.lesson.wanted(self.running.record.actions)[:1] if bot else None
            return Decider(seat, bot or None, told)
        if bot:
            return Decider(seat, bot, None)
        wanted = self.preferences.get(seat, {}).get(state.decision.key)
        if not wanted or not self.running.is_out_of_turn:
            return Decider(seat, None, None)
        return Decider(seat, None, [default_answer(state, wanted)])

    def deadline(self, away: Mapping[str, float] | None = None) -> float | None:
        """When time causes something next; `away` tells since when people are not there."""
        if self.status == "gathering":
            return self.starts_at()
        if self.status != "playing":
            return None
        times = (self.timing.deadline(), self._stand_in_at(away or {}))
        return min((time for time in times if time is not None), default=None)

    def due(
        self, now: float, secret: str = "", away: Mapping[str, float] | None = None
    ) -> list[Entry]:
        """The entry that the server has to write now, if any; then it asks again.

        `secret` is what was sealed, as hex: a game that is ready starts with it.
        """
        deadline = self.deadline(away)
        if deadline is None or now < deadline:
            return []
        if self.status == "gathering":
            return [Started(secret).entry(SERVER, now)]
        flag = self.timing.deadline()
        if flag is not None and now >= flag:
            return [Flagged(self.timing.running).entry(SERVER, now)]
        return [TookOver(self.deciding).entry(SERVER, now)]

    def starts_at(self) -> float | None:
        """When the game begins: as soon as everything is shown, else when time is over."""
        if self.opening is None:
            return None
        hidden = [who for who, hashed in self.commitments.items() if hashed]
        is_shown = all(who in self.contributions for who in hidden)
        return self.opening if is_shown else self.opening + OPENING_SECONDS

    def _stand_in_at(self, away: Mapping[str, float]) -> float | None:
        """When a bot takes over from whoever decides and is away, if somebody else is there."""
        place = self.seats[self.deciding]
        is_live = self.setup.pace == LIVE and self.timing.clock.kind != "days"
        if not is_live or not place.is_played_by_person or place.who not in away:
            return None
        is_waited_for = self.others_than(place.who) - set(away)
        return away[place.who] + GRACE_SECONDS if is_waited_for else None

    def rematch(self, time: float, seal: str) -> list[Entry]:
        """The first entries of the next table: the same people and bots, their seats rotated."""
        return rematch_of(self, time, seal)

    # ------------------------------------------------------------------ what deeds ask

    @property
    def setup(self) -> Made:
        """How the table is set; there is one as soon as it is made."""
        assert self._setup is not None
        return self._setup

    @property
    def game(self) -> Game:
        """The game that is played here; there is one as soon as the table is made."""
        assert self._game is not None
        return self._game

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is given here, if one is."""
        return lesson_of(self.setup.game) if self.setup.lesson else None

    @property
    def running(self) -> Table:
        """The game as it stands; there is one as soon as it has begun."""
        assert self.table is not None
        return self.table

    @property
    def sides(self) -> list[int]:
        """With whom each seat wins, by a number for each side."""
        return sides_of(self.game)

    def team_of(self, seat: int) -> list[int]:
        """The seats that win together with this one, itself among them."""
        return [one for one, side in enumerate(self.sides) if side == self.sides[seat]]

    def free_seats(self) -> list[int]:
        """Where somebody may sit down."""
        return [seat for seat, place in enumerate(self.seats) if place.is_free]

    def name_of(self, who: str) -> str:
        """What somebody who sits is called."""
        return self.seats[self.seats_of(who)[0]].name

    def plays_anywhere(self, who: str) -> bool:
        """Whether somebody plays one of their seats themselves."""
        return any(self.seats[seat].is_played_by_person for seat in self.seats_of(who))

    def others_than(self, who: str) -> set[str]:
        """The other people who play."""
        return {place.who for place in self.seats if place.is_played_by_person} - {who}

    def contributions_in_order(self) -> list[str]:
        """What was shown, in the order of the seats."""
        people = dict.fromkeys(place.who for place in self.seats if place.who)
        return [self.contributions[who] for who in people if who in self.contributions]

    # ------------------------------------------------------------------ what deeds do

    def tell(self, event: Event) -> None:
        """Tell everybody what they may know of what happened around the table."""
        self.log.add_around(event, self.table.state.ply if self.table else 0)

    def set_up(self, setup: Made) -> None:
        """Lay the table out like this; those who sit stay."""
        self._setup, self._game = setup, setup.make()
        players = self._game.players
        self.seats = [
            *self.seats[:players],
            *[SeatState() for _ in range(players - len(self.seats))],
        ]
        self.log.seat(players)

    def unready(self, who: str) -> None:
        """Somebody is no longer ready."""
        self.commitments.pop(who, None)

    def unready_all(self) -> None:
        """Nobody is ready any more, and what was shown does not count."""
        self.commitments.clear()
        self.contributions.clear()
        self.opening = None

    def clear_seats(self, who: str, kind: type[PlayerLeft] | type[PlayerRemoved]) -> None:
        """Free the seats of somebody before the game; a host is followed by another one."""
        for seat in self.seats_of(who):
            self.tell(kind(seat, self.seats[seat].name))
            self.seats[seat] = SeatState()
        self.unready(who)
        others = [place for place in self.seats if place.who]
        if who == self.host and others:
            self.host = others[0].who
            self.tell(HostChanged(others[0].name))

    def begin(self, chance: SealedChance) -> None:
        """Deal, and start the clock."""
        self.status = "playing"
        self.opening = None
        self.is_redealt = must_redeal(self)
        state, record = self.setup.begin(chance, self.is_redealt)
        self.table = Table(state, [seat.name or seat.bot for seat in self.seats], record, self.log)
        self.timing = Timing(Clock.of(self.setup.clock), len(self.seats))

    def stand_in(self, seat: int, level: str) -> None:
        """Let a bot play for somebody."""
        self.seats[seat].bot = level
        self.tell(BotStoodIn(seat, level))

    def break_off(self, reason: str, winners: list[int], draw: bool) -> None:
        """End the game because of what people did."""
        self.running.end(reason, winners, draw)
        self.tell(GameBrokenOff(reason, winners))

    def offers_lapse(self) -> None:
        """The game has gone on: moves are not taken back any more."""
        if self.offer is not None and self.offer.what == UNDO:
            self.lapse_offer()

    def lapse_offer(self) -> None:
        """Nothing comes of the offer."""
        if self.offer is not None:
            self.tell(OfferLapsed(self.offer.seat, self.offer.what))
            self.offer = None

    def settle_offer(self) -> None:
        """Do what was offered, if everybody has agreed."""
        offer = self.offer
        if offer is None or offer.waiting:
            return
        self.offer = None
        if offer.what == UNDO:
            self.running.undo_together(offer.seat)
        elif offer.what == DRAW:
            playing = [one for one, side in enumerate(self.sides) if not has_lost(self, side)]
            self.break_off("table-draw", playing, draw=True)
        else:
            self.break_off("table-ended", [], draw=False)

    # ------------------------------------------------------------------ after each entry

    def _settle(self) -> None:
        """See to what follows from any entry: readiness, offers, the end, the clock."""
        if self.status == "gathering":
            self._settle_readiness()
        elif self.status == "playing":
            self._settle_people()
            is_learned = self.lesson and not self.lesson.wanted(self.running.record.actions)
            if is_learned and not self.running.over:
                self.break_off(ENDED, [LEARNER], draw=False)
            if self.running.over:
                self._finish()
            self._set_clock()

    def _settle_readiness(self) -> None:
        """When all seats are taken and all people ready, contributions are shown."""
        people = {place.who for place in self.seats if place.who}
        is_ready = bool(people) and not self.free_seats() and people <= set(self.commitments)
        if is_ready and self.opening is None:
            self.opening = self.now
        elif not is_ready and self.opening is not None:
            self.unready_all()  # what was shown is known now; everybody commits anew

    def _settle_people(self) -> None:
        """An offer is void when somebody whom it concerns no longer plays."""
        if self.offer is not None:
            concerned = {self.seats[self.offer.seat].who, *self.offer.waiting}
            if not concerned <= self.others_than(""):
                self.lapse_offer()

    def _finish(self) -> None:
        """The game is over: everybody may know what the dice were made from."""
        self.status = "over"
        self.offer = None
        if self.secret:
            self.tell(SecretShown(self.secret))

    def _set_clock(self) -> None:
        """Let the time of whoever decides run, if it is a person."""
        seat = self.running.state.player
        is_person = seat != NOBODY and self.seats[seat].is_played_by_person
        is_new = self.running.crossed != self._crossed
        self._crossed = self.running.crossed
        self.timing.run(seat if is_person else NOBODY, self.now, is_new, self.has_acted)
