"""TableSession: one table with the people around it, from its creation to the rematch.

Sessions are event-sourced: replaying the entries rebuilds one. It has no clock, no randomness and
no connections: the caller passes in the time and who is away. `commands/` has the kinds of entries.
"""

import math
from collections.abc import Iterable, Mapping

from pandemonium.engine.chance import SealedChance
from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.event import Event
from pandemonium.engine.formats.record import Record
from pandemonium.engine.game import Game
from pandemonium.engine.task import NOBODY
from pandemonium.locale.words import Words
from pandemonium.table import events
from pandemonium.table.clocks import Clock, Timing
from pandemonium.table.commands.command import read_command
from pandemonium.table.commands.making import CreateTable, sides_of
from pandemonium.table.commands.offers import PendingOffer, carry_out, offers_of
from pandemonium.table.commands.playing import Decider, default_answer
from pandemonium.table.commands.seating import SeatState
from pandemonium.table.commands.starting import OPENING_SECONDS, must_redeal
from pandemonium.table.deadlines import timed_commands
from pandemonium.table.entry import SERVER, Entry
from pandemonium.table.errors import TableError
from pandemonium.table.lesson import ENDED, LEARNER, Lesson, lesson_of
from pandemonium.table.log import EventLog, LogItem
from pandemonium.table.names import display_name
from pandemonium.table.prepared import Prepared
from pandemonium.table.prompt import Prompt
from pandemonium.table.refusals import SessionRefusals, SessionStatus
from pandemonium.table.stored import prepare_stored
from pandemonium.table.summary import Summary, summaries_of
from pandemonium.table.table import Table, Views
from pandemonium.table.vacations import Vacations


class TableSession(SessionRefusals):
    """One table and the people around it."""

    def __init__(self) -> None:
        """Start empty: the first entry creates the table."""
        self.status: SessionStatus = "new"
        self.number = 0  # of entries that were applied
        self.now = 0.0  # time of the last entry; it never decreases
        self.host = ""
        self.maker = ""  # who created the table, and may know the position that it begins at
        self.seats: list[SeatState] = []
        self.removed: dict[str, str] = {}  # the names of people whom the host removed, by id
        self.log = EventLog(0)
        self.commitments: dict[str, str] = {}  # of players who are ready; may be empty strings
        self.contributions: dict[str, str] = {}  # that were revealed, by player
        self.opening: float | None = None  # since when contributions are being revealed
        self.table: Table | None = None
        self.is_redealt = False  # whether hidden parts of the position were dealt again
        self.timing = Timing(Clock(), 0)
        self.offer: PendingOffer | None = None
        self.declined: dict[tuple[int, str], int] = {}  # the ply at which an offer was declined
        self.paused_until: float | None = None  # when the pause ends by itself, if there is one
        self.vacations = Vacations()
        self.replaced: set[str] = set()  # whose seat somebody else has taken over
        self.turned_away: set[str] = set()  # who asked for a seat in vain
        self.seat_requests = 0  # so far
        self.preferences: dict[int, dict[str, str]] = {}  # answers by seat and question
        self.next_table = ""
        self.turns: dict[str, int] = {}  # the people to act in the game, and since which entry
        self.has_acted = False  # whether the last entry was a move
        self.movers: set[int] = set()  # the seats whose people have made a move
        self.helped: set[int] = set()  # the seats whose people took a hint, or a move back
        self.problem: PandemoniumError | None = None  # why the table is read-only
        self.is_reopening = False  # whether stored entries are being replayed
        self._setup: CreateTable | None = None
        self._game: Game | None = None
        self._crossed = 0  # `Table.crossed` when the clock was last set

    # ------------------------------------------------------------------ entries

    @classmethod
    def fold(cls, entries: Iterable[Entry]) -> "TableSession":
        """The session after these entries."""
        session = cls()
        for entry in entries:
            session.apply(entry)
        return session

    def prepare(self, entry: Entry) -> Prepared:
        """Check an entry, once; raises what forbids it. The session does not change."""
        if self.problem is not None:
            raise TableError("read-only", {"problem": self.problem})
        if type(entry.who) is not str or not entry.who:
            raise TableError("entry-who")
        if type(entry.time) not in (int, float) or not math.isfinite(entry.time):
            raise TableError("entry-time")
        command = read_command(entry)
        if self.status == "closed":
            raise TableError("closed-by-host")
        if self.status == "new" and not isinstance(command, CreateTable):
            raise TableError("not-made")
        time = max(self.now, float(entry.time))  # servers' clocks differ; ours never goes back
        effect = command.prepare(self, entry.who, time)
        return Prepared(self, entry, command, time, effect, self.number)

    def commit(self, prepared: Prepared) -> None:
        """Apply a prepared entry, and what follows from it."""
        if None in prepared.command.audience(self, prepared.entry.who):
            self.now = prepared.time  # private entries leave no trace in the time that others see
        self.log.time = prepared.time
        self.has_acted = False
        self.number += 1
        prepared.effect()
        self._settle()
        self.turns = {who: self.turns.get(who, self.number) for who in self._people_to_act()}

    def apply(self, entry: Entry) -> None:
        """Check and apply an entry; raises what forbids it."""
        prepare_stored(self, entry).commit()

    def replay(self, entry: Entry) -> PandemoniumError | None:
        """Apply a stored entry; one that is no longer possible makes the session read-only.

        Returns why it is read-only, if it is.
        """
        if self.problem is not None:
            return self.problem
        self.is_reopening = True
        try:
            self.apply(entry)
        except PandemoniumError as problem:
            self.problem = problem
        self.is_reopening = False
        return self.problem

    def audience(self, entry: Entry) -> list[int | None]:
        """The recipients who may notice that this entry was applied (None: spectators)."""
        return read_command(entry).audience(self, entry.who)

    # ------------------------------------------------------------------ who may know what

    @property
    def recipients(self) -> list[int | None]:
        """All seats, and None for spectators."""
        return [*range(len(self.seats)), None]

    def seat_of(self, who: str) -> int | None:
        """The seat of a person; of several, the one that decides, or the first; None without."""
        seats, deciding = self.seats_of(who), self.deciding
        return deciding if deciding in seats else seats[0] if seats else None

    @property
    def deciding(self) -> int:
        """The seat that decides now, or NOBODY."""
        return self.table.state.player if self.table else NOBODY

    @property
    def position(self) -> object:
        """An object that is replaced whenever the game changes."""
        return self.table.state if self.table else None

    @property
    def moment(self) -> str:
        """A public identifier of this point of the game; empty before it begins."""
        return self.table.moment if self.table else ""

    @property
    def news_count(self) -> int:
        """The number of events that spectators received."""
        return self.log.lengths()[None]

    def in_a_row(self, seat: int) -> int:
        """How many steps the seat has taken since another seat acted."""
        return self.running.steps_in_a_row(seat)

    def recipient(self, who: str, seat: int | None = None) -> int | None:
        """The seat from which a person sees the table: the requested one only if it is theirs."""
        return seat if seat is not None and seat in self.seats_of(who) else self.seat_of(who)

    def view(self, seat: int | None) -> dict[str, object] | None:
        """The game as a seat may see it; None before it begins."""
        return self.table.view(seat) if self.table else None

    def views(self, seats: Iterable[int | None]) -> Views:
        """The views of several seats; the public part is computed once."""
        return self.table.views(seats) if self.table else dict.fromkeys(seats)

    def prompt(self, seat: int | None) -> Prompt | None:
        """The prompt of a seat; None before the game begins."""
        if self.table is None:
            return None
        prompt = self.table.prompt(seat)
        if self.lesson is not None:
            prompt["lesson"] = self.lesson.shown(self.table)
        return prompt

    def news(self, seat: int | None, since: int = 0) -> list[LogItem]:
        """The events that the seat received after number `since`, of the game and of the table."""
        return self.log.since(seat, since)

    def summary(self, seat: int | None) -> Summary:
        """The people, the seats and the state of the table, as this seat may know them."""
        return summaries_of(self, [seat])[seat]

    def summaries(self, seats: Iterable[int | None]) -> dict[int | None, Summary]:
        """The summaries for several seats."""
        return summaries_of(self, seats)

    @property
    def secret(self) -> str:
        """The secret of the dice, as hex; empty until the game is over, or with scripted chance."""
        chance = self.running.state.chance if self.status == "over" else None
        return chance.secret.hex() if isinstance(chance, SealedChance) else ""

    def record(self) -> Record:
        """The record of the whole game, with the secret; raises until the game is over."""
        if self.status != "over":
            raise TableError("record-not-yet")
        record = self.running.record
        record.seats = [place.name or place.bot for place in self.seats]
        return record

    def names(self, words: Words) -> list[str]:
        """The display name of each seat in this language; empty for free seats."""
        return [
            display_name(place.shown_name, place.bot, seat, words)
            for seat, place in enumerate(self.seats)
        ]

    # ------------------------------------------------------------------ bots and time

    def to_decide(self) -> Decider | None:
        """Who decides now, and whether a bot or a default answers; None if no game is played."""
        if self.status != "playing" or self.paused_until is not None:
            return None
        state = self.running.state
        seat, bot = state.player, self.seats[state.player].bot
        if self.lesson is not None:  # it has the moves of the others
            answer = self.lesson.wanted(self.running.record.actions)[:1] if bot else None
            return Decider(seat, bot or None, answer)
        if bot:
            return Decider(seat, bot, None)
        preferred = self.preferences.get(seat, {}).get(state.decision.key)
        if not preferred or not self.running.is_out_of_turn:
            return Decider(seat, None, None)
        return Decider(seat, None, [default_answer(state, preferred)])

    def _people_to_act(self) -> set[str]:
        """The people who are to answer an offer, or decide, in the running game."""
        decider = self.to_decide()
        people = set(self.offer.waiting) if self.offer is not None else set()
        if decider is None or decider.bot:
            return people
        return people | {self.seats[decider.seat].who}

    def deadline(self, away: Mapping[str, float] | None = None) -> float | None:
        """When the next timed entry is due; `away` has the times since which people are away."""
        return min((time for time, _ in timed_commands(self, away or {}, "")), default=None)

    def due(
        self, now: float, secret: str = "", away: Mapping[str, float] | None = None
    ) -> list[Entry]:
        """The timed entry that the server has to write now, if any; then it calls again.

        `secret` is the sealed secret, as hex: a game that is ready starts with it.
        """
        timed = timed_commands(self, away or {}, secret)
        return [command.entry(SERVER, now) for time, command in timed if time <= now][:1]

    def starts_at(self) -> float | None:
        """When the game begins: once all contributions are revealed, or after the time limit."""
        if self.opening is None:
            return None
        committed = [who for who, commitment in self.commitments.items() if commitment]
        is_complete = all(who in self.contributions for who in committed)
        return self.opening if is_complete else self.opening + OPENING_SECONDS

    # ------------------------------------------------------------------ for commands: queries

    @property
    def setup(self) -> CreateTable:
        """The setup; there is one as soon as the table is created."""
        assert self._setup is not None
        return self._setup

    @property
    def game(self) -> Game:
        """The configured game; there is one as soon as the table is created."""
        assert self._game is not None
        return self._game

    @property
    def lesson(self) -> Lesson | None:
        """The lesson of this table, if it is one."""
        return lesson_of(self.setup.game) if self.setup.lesson else None

    @property
    def running(self) -> Table:
        """The running game; there is one as soon as it has begun."""
        assert self.table is not None
        return self.table

    @property
    def sides(self) -> list[int]:
        """The number of each seat's side; seats on one side win together."""
        return sides_of(self.game)

    def team_of(self, seat: int) -> list[int]:
        """The seats on the side of this one, including itself."""
        return [other for other, side in enumerate(self.sides) if side == self.sides[seat]]

    def free_seats(self) -> list[int]:
        """The seats without a person or a bot."""
        return [seat for seat, place in enumerate(self.seats) if place.is_free]

    @property
    def offers(self) -> list[str]:
        """What can be offered at this table now."""
        has_clock = Clock.of(self.setup.clock).is_running
        return offers_of(self.game, has_clock, self.paused_until is not None)

    def name_of(self, who: str) -> str:
        """The name of a person at their first seat."""
        return self.seats[self.seats_of(who)[0]].name

    def plays_anywhere(self, who: str) -> bool:
        """Whether a person plays at least one of their seats themselves."""
        return any(self.seats[seat].is_played_by_person for seat in self.seats_of(who))

    def others_than(self, who: str) -> set[str]:
        """The other people who play, by id."""
        return {place.who for place in self.seats if place.is_played_by_person} - {who}

    def contributions_in_order(self) -> list[str]:
        """The contributions that were revealed, in the order of the seats."""
        people = dict.fromkeys(place.who for place in self.seats if place.who)
        return [self.contributions[who] for who in people if who in self.contributions]

    # ------------------------------------------------------------------ for commands: effects

    def emit(self, event: Event) -> None:
        """Log an event of the table, for each recipient as they may see it."""
        self.log.add([event], self.table.state.ply if self.table else 0, "table")

    def set_up(self, setup: CreateTable) -> None:
        """Use this setup; people keep their seats, or move if there are fewer."""
        self._setup, self._game = setup, setup.make()
        players = self._game.players
        seats = self.seats[:players] + [SeatState() for _ in range(players - len(self.seats))]
        for place in self.seats[players:]:
            if place.who:
                seats[min(range(players), key=lambda seat: _occupation(seats[seat]))] = place
        self.seats = seats
        self.timing = Timing(Clock.of(setup.clock), players)
        self.log.resize(players)

    def close(self) -> None:
        """Close the table before the game; nobody has a seat any more."""
        self.status = "closed"
        self.unready_all()
        self.seats = [SeatState() for _ in self.seats]

    def unready_all(self) -> None:
        """Withdraw everybody's readiness, and discard all contributions."""
        self.commitments.clear()
        self.contributions.clear()
        self.opening = None

    def free_seats_of(self, who: str, kind: type[events.PlayerLeft | events.PlayerRemoved]) -> None:
        """Free the seats of a person before the game; a host is replaced by somebody else."""
        for seat in self.seats_of(who):
            self.emit(kind(seat, self.seats[seat].name))
            self.seats[seat] = SeatState()
        self.commitments.pop(who, None)
        if who == self.host:
            self.pass_on_host()

    def pass_on_host(self) -> None:
        """The first person who plays becomes host, if there is one."""
        others = [place for place in self.seats if place.is_played_by_person]
        if others:
            self.host = others[0].who
            self.emit(events.HostChanged(others[0].name))

    def begin(self, chance: SealedChance) -> None:
        """Begin the game."""
        self.status = "playing"
        self.opening = None
        self.is_redealt = must_redeal(self)
        state, record = self.setup.begin(chance, self.is_redealt)
        self.table = Table(state, [seat.name or seat.bot for seat in self.seats], record, self.log)

    def stand_in(self, seat: int, level: str) -> None:
        """Let a bot stand in at a seat."""
        self.seats[seat].bot = level
        self.emit(events.BotStoodIn(seat, level))

    def end_game(self, reason: str, winners: list[int], draw: bool) -> None:
        """End the game by decision of the people or the server."""
        self.running.end(reason, winners, draw)
        self.emit(events.GameBrokenOff(reason, winners))

    def lapse_offer(self, what: str = "") -> None:
        """Withdraw the open offer, if there is one; with `what`, only an offer of that."""
        if self.offer is not None and what in ("", self.offer.what):
            self.emit(events.OfferLapsed(self.offer.seat, self.offer.what))
            self.offer = None

    def settle_offer(self) -> None:
        """Carry out the offer if everybody has accepted."""
        offer = self.offer
        if offer is None or offer.waiting:
            return
        self.offer = None
        carry_out(self, offer, self.now)

    def end_pause(self) -> None:
        """The game goes on."""
        self.paused_until = None
        self.emit(events.GameContinued())

    def end_vacation(self, who: str) -> None:
        """A person is back from vacation, if they are on one."""
        if self.vacations.until(who) is not None:
            self.vacations.end(who, self.now)
            self.emit(events.VacationEnded(self.seats_of(who)[0]))

    # ------------------------------------------------------------------ after each entry

    def _settle(self) -> None:
        """Update readiness, offers, the end of the game and the clock after any entry."""
        if self.status == "gathering":
            self._settle_readiness()
        elif self.status == "playing":
            self._settle_people()
            is_complete = self.lesson and not self.lesson.wanted(self.running.record.actions)
            if is_complete and not self.running.over:
                self.end_game(ENDED, [LEARNER], draw=False)
            if self.running.over:
                self._finish()
            self._set_clock()

    def _settle_readiness(self) -> None:
        """Start the reveal once all seats are taken and all people are ready."""
        people = {place.who for place in self.seats if place.who}
        is_ready = bool(people) and not self.free_seats() and people <= set(self.commitments)
        if is_ready and self.opening is None:
            self.opening = self.now
        elif not is_ready and self.opening is not None:
            self.unready_all()  # revealed contributions are public: everybody must commit again

    def _settle_people(self) -> None:
        """Withdraw what concerns somebody who no longer plays: an offer, a vacation."""
        people = self.others_than("")
        if self.offer is not None:
            place = self.seats[self.offer.seat]
            is_standing = place.is_open if self.offer.who else place.who in people
            if not is_standing or not self.offer.waiting <= people:
                self.lapse_offer()
        for who in sorted(self.vacations.current.keys() - people):
            self.end_vacation(who)

    def _finish(self) -> None:
        """Close the game and reveal the secret of the dice."""
        self.status = "over"
        self.offer = self.paused_until = None
        self.vacations = Vacations()
        if self.secret:
            self.emit(events.SecretShown(self.secret))

    def _set_clock(self) -> None:
        """Run the clock of the seat that decides, if a person plays it."""
        seat = self.running.state.player
        is_person = seat != NOBODY and self.seats[seat].is_played_by_person
        is_new = self.running.crossed != self._crossed
        self._crossed = self.running.crossed
        self.timing.run(seat if is_person else NOBODY, self.now, is_new, self.has_acted)
        is_away = is_person and self.vacations.until(self.seats[seat].who) is not None
        self.timing.stop(is_away or self.paused_until is not None, self.now)


def _occupation(place: SeatState) -> tuple[bool, bool]:
    """How much a seat is taken: free seats come before bots, and bots before people."""
    return bool(place.who), bool(place.bot)
