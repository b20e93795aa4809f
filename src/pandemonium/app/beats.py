"""Beats: the events of one recipient, grouped into the things that a player would mention.

Everything is made from log items, which hold only what their recipient may see. An event that
`joins` a kind of the open beat extends that beat, even in a later message: the beat is then sent
again with the same `first`. Table events without a beat, such as chat, are part of none.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from pandemonium.app import sentences
from pandemonium.app.banter import FEATS, GREAT, LESSER, QUIET_ROUNDS, Banter
from pandemonium.app.messages import BanterLine, Beat, Threat
from pandemonium.app.schema import event_kinds_in
from pandemonium.engine.errors import Phrase
from pandemonium.engine.event import BEATS, Event
from pandemonium.engine.game import Game
from pandemonium.locale.words import SEATS, Words
from pandemonium.table.log import LogItem, Undone

TABLE = "pandemonium.table"  # the package with the events of tables
MOST_ADDED = 2  # sentences about a reader whom the sentence of the beat leaves out
HARM = 2  # the least weight of a beat in which somebody else takes something from the recipient
NO_BEAT = Event()


class Parts(NamedTuple):
    """What a beat has for everybody who sees the same events."""

    lead: int  # the index of the event that names it
    weight: int
    seat: int | None
    touches: list[str]
    changes: list[tuple[str, int]]
    seats: list[int]  # that it is about
    card: str  # that set it off
    cards: list[tuple[str, str]]  # by counter
    phrase: Phrase | None
    fires: bool  # whether a card activates
    concerned: frozenset[int]  # seats; for all others it is what spectators see


class Group(NamedTuple):
    """The items of one beat, with their events."""

    items: list[LogItem]
    events: list[Event]


class BeatBuilder:
    """Builds beats; what recipients have in common is computed once."""

    def __init__(self, game: Game, banter: Banter | None = None) -> None:
        self.game = game
        self.banter = banter  # None: bots are silent
        self._events: dict[int, Event] = {}  # by the identity of what is seen
        self._parts: dict[tuple[int, ...], Parts] = {}
        self._shared_beats: dict[tuple[object, ...], Beat] = {}

    def beats(
        self,
        log: Sequence[LogItem],
        first: int,
        words: Words,
        seat: int | None,
        cache: sentences.EventSentences | None = None,
        before: int | None = None,
    ) -> list[Beat]:
        """The beats of a recipient's whole log with an event of number `first` or later.

        `before`: only those that begin before this number. `cache` holds sentences of events.
        """
        return [
            self._beat(group, log, words, seat, {} if cache is None else cache)
            for group in self._groups(log, first, before or len(log) + 1)
            if group.items[-1]["number"] >= first
        ]

    def summary_start(self, log: Sequence[LogItem], seat: int | None, most: int) -> int:
        """The number from which on a recipient needs the beats to know what happened lately.

        That is the beginning of their last turn, or of the one before while they have one; for a
        spectator, that of a round. It is among the last `most` events.
        """
        left = 0  # turns to go back; 0: the newest one is not found yet
        at = len(log)
        for item in reversed(log[-most:]):
            at = item["number"]
            event = self._event(item)
            if event is NO_BEAT or event.beat_name() != "turn":
                continue
            is_mine = seat is None or getattr(event, "seat", None) == seat
            if not left:
                left = self.game.players + 1 if seat is None else 1 + is_mine
            left -= is_mine
            if not left:
                break
        return at

    def turn_events(self, log: Sequence[LogItem]) -> list[Event]:
        """The events since a turn last began, the newest first, without what was undone."""
        events: list[Event] = []
        at = len(log) - 1
        while at >= 0:
            event = self._event(log[at])
            if isinstance(event, Undone):
                at = event.after - 1
                continue
            if event is not NO_BEAT:
                if event.beat_name() == "turn":
                    break
                events.append(event)
            at -= 1
        return events

    def unworded(self, log: Sequence[LogItem]) -> list[list[object]]:
        """The beats of a log without their sentences: numbers, name, banter and everything else."""
        return [
            [
                [item["number"] for item in group.items],
                group.events[parts.lead].beat_name(),
                *parts[1:-3],
                repr(parts.phrase),
                self._banter(parts, group, log),
            ]
            for group in self._groups(log, 1, len(log) + 1)
            for parts in [self._shared(group)]
        ]

    def _groups(self, log: Sequence[LogItem], first: int, before: int) -> Iterator[Group]:
        """The beats around these numbers; the first event certainly begins one."""
        start = min(first, len(log)) - 1
        while start > 0 and (self._event(log[start]) is NO_BEAT or self._event(log[start]).joins):
            start -= 1
        group = Group([], [])
        for item in log[max(start, 0) :]:
            event = self._event(item)
            if event is NO_BEAT:
                continue
            if group.items and not any(other.kind in event.joins for other in group.events):
                yield group
                group = Group([], [])
            if not group.items and item["number"] >= before:
                return
            group.items.append(item)
            group.events.append(event)
        if group.items:
            yield group

    def _event(self, item: LogItem) -> Event:
        """The event as its recipient sees it; NO_BEAT if it is part of no beat."""
        seen = item["event"]
        event = self._events.get(id(seen))
        if event is None:
            package = self.game.about.package if item["of"] == "game" else TABLE
            kind = _kinds(package)[str(seen["kind"])]
            has_beat = item["of"] == "game" or kind.beat
            event = self._events[id(seen)] = kind.from_seen(seen) if has_beat else NO_BEAT
        return event

    def _beat(
        self,
        group: Group,
        log: Sequence[LogItem],
        words: Words,
        seat: int | None,
        cache: sentences.EventSentences,
    ) -> Beat:
        """One beat for one recipient; those whom it does not concern share one."""
        parts = self._shared(group)
        if any(item["of"] == "table" for item in group.items):  # an undo is made from the log
            return self._new_beat(group, parts, log, words, seat, cache)
        phrase = None if seat is None else self.game.presenter.narrate_to(group.events, seat)
        if phrase:
            parts = parts._replace(phrase=phrase)
        elif seat not in parts.concerned:
            seat = None
        key = (
            *[id(item["event"]) for item in group.items],
            *[group.items[0]["number"], group.items[-1]["number"], seat, words.language],
            self._banter(parts, group, log),
        )
        beat = self._shared_beats.get(key)
        if beat is None:
            beat = self._new_beat(group, parts, log, words, seat, cache)
            self._shared_beats[key] = beat
        return beat

    def _new_beat(
        self,
        group: Group,
        parts: Parts,
        log: Sequence[LogItem],
        words: Words,
        seat: int | None,
        cache: sentences.EventSentences,
    ) -> Beat:
        """One beat for one recipient, or for all whom it does not concern."""
        event, item = group.events[parts.lead], group.items[parts.lead]
        changes = parts.changes
        if isinstance(event, Undone):
            changes = self._undone(log, item["number"], event.after)
        harmed = seat is not None and seat != parts.seat and _costs(changes, seat)
        return Beat(
            first=group.items[0]["number"],
            last=group.items[-1]["number"],
            name=event.beat_name(),
            weight=max(parts.weight, HARM) if harmed else parts.weight,
            seat=parts.seat,
            touches=parts.touches,
            changes=changes,
            yours=seat in parts.seats or any(_is_of(counter, seat) for counter, _ in changes),
            said=_said(group, parts, words, seat, cache),
            cause=_cause(item, words, seat),
            card=parts.card,
            cards=parts.cards,
            banter=(line := self._banter(parts, group, log))
            and BanterLine(line[0], words.text(line[1])),
            fires=parts.fires,
            chosen=self._is_first_of_ply(group.items[0], log),
        )

    def _banter(self, parts: Parts, group: Group, log: Sequence[LogItem]) -> tuple[int, str] | None:
        """The speaker and the line about a beat; None if its round had another great one."""
        if self.banter is None or parts.weight < LESSER:
            return None
        item = group.items[parts.lead]
        line = self.banter.line(group.events[parts.lead].beat_name(), parts.seat, item["ply"])
        rounds = 1 if parts.weight >= GREAT else QUIET_ROUNDS
        return line if line and self._is_first(log, item, parts.weight, rounds) else None

    def _is_first(self, log: Sequence[LogItem], item: LogItem, weight: int, rounds: int) -> bool:
        """Whether no such feat happened in an earlier ply of so many rounds."""
        turns = 0
        for earlier in reversed(log[: item["number"] - 1]):
            event = self._event(earlier)
            if event is NO_BEAT or earlier["ply"] == item["ply"]:
                continue
            if event.weight() >= weight and event.beat_name() in FEATS:
                return False
            turns += event.beat_name() == "turn"
            if turns == rounds * self.game.players:
                return True
        return True

    def _is_first_of_ply(self, item: LogItem, log: Sequence[LogItem]) -> bool:
        """Whether no event before it, as far as its recipient sees, came of the same action."""
        for at in range(item["number"] - 2, -1, -1):
            if log[at]["of"] == "game":
                return log[at]["ply"] != item["ply"]
            if isinstance(self._event(log[at]), Undone):
                return True  # its number of actions is reached again
        return True

    def _shared(self, group: Group) -> Parts:
        """What the beat has for all recipients of these events."""
        key = tuple([id(item["event"]) for item in group.items])
        parts = self._parts.get(key)
        if parts is None:
            parts = self._parts[key] = parts_of(self.game, group.events)
        return parts

    def _undone(self, log: Sequence[LogItem], number: int, after: int) -> list[tuple[str, int]]:
        """The changes of an undo: those of the events after number `after`, reversed."""
        events: list[Event] = []
        at = number - 2  # the index of the event before
        while at >= after:
            event = self._event(log[at])
            if isinstance(event, Undone):
                at = event.after - 1  # what that one undid is reversed already
            else:
                events.append(event)
                at -= 1
        return [(counter, -delta) for counter, delta in net_changes(events)]


def parts_of(game: Game, events: Sequence[Event]) -> Parts:
    """What a beat of these events has for all recipients.

    The event with the heaviest kind of beat names it, of equals the first; a `fire` is less than
    what it causes.
    """
    lead = max(range(len(events)), key=lambda index: _rank(events[index]))
    seats = [seat for event in events if (seat := getattr(event, "seat", -1)) >= 0]
    about = set().union(*[event.seats() for event in events])
    named = [getattr(event, name, None) for event in events for name in SEATS]
    touches = [element for event in events for element in event.touches()]
    return Parts(
        lead=lead,
        weight=max(event.weight() for event in events),
        seat=seats[0] if seats else None,
        touches=list(dict.fromkeys(touches)),
        changes=net_changes(events),
        seats=sorted(about),
        card=(card := _card_of(events[0]) if events[0].beat_name() == "fire" else ""),
        cards=_counted_cards(events, card),
        phrase=game.presenter.narrate(events),
        fires=any(event.beat_name() == "fire" for event in events),
        concerned=frozenset([*about, *[seat for seat in named if isinstance(seat, int)]]),
    )


def threat_phrases(game: Game, view: Mapping[str, object] | None) -> list[Phrase]:
    """Who may win or end the game soon, from what every view shows."""
    return [] if view is None else game.presenter.threats(view)


def threats(phrases: Sequence[Phrase], words: Words, reader: int | None) -> list[Threat]:
    """The same in words, for a reader."""
    return [
        Threat(seat=seat, said=_phrase(phrase, words, reader))
        for phrase in phrases
        if isinstance(seat := phrase.details["seat"], int)
    ]


@lru_cache(maxsize=64)
def _kinds(package: str) -> dict[str, type[Event]]:
    """The events that a package declares, by kind."""
    return {kind.kind: kind for kind in event_kinds_in(package)}


def _rank(event: Event) -> tuple[int, bool]:
    name = event.beat_name()
    return BEATS[name], name != "fire"


def net_changes(events: Sequence[Event]) -> list[tuple[str, int]]:
    """The sum of the changes of these events by counter, without those that cancel out."""
    sums: Counter[str] = Counter()
    for event in events:
        for counter, delta in event.changes():
            sums[counter] += delta
    return [(counter, delta) for counter, delta in sums.items() if delta]


def _costs(changes: Sequence[tuple[str, int]], seat: int) -> bool:
    """Whether a counter of this seat falls, as in `souls:1`."""
    return any(delta < 0 and _is_of(name, seat) for name, delta in changes)


def _is_of_anybody(counter: str) -> bool:
    """Whether a counter is that of some seat, as in `souls:1`."""
    return counter.partition(":")[2].isdecimal()


def _is_of(counter: str, seat: int | None) -> bool:
    """Whether a counter is that of a seat, as in `souls:1`."""
    return seat is not None and counter.partition(":")[2] == str(seat + 1)


def _card_of(event: Event) -> str:
    """The card that an event is about, as far as its recipient sees it; empty: none."""
    card = getattr(event, "card", "")
    return card if isinstance(card, str) else ""


def _counted_cards(events: Sequence[Event], cause: str) -> list[tuple[str, str]]:
    """The cards that counters of seats count more or fewer of: not the one that causes it."""
    return [
        (counter, card)
        for event in events
        if (card := _card_of(event)) and card != cause
        for counter, delta in event.changes()
        if abs(delta) == 1 and _is_of_anybody(counter)
    ]


def _said(
    group: Group,
    parts: Parts,
    words: Words,
    seat: int | None,
    cache: sentences.EventSentences,
) -> str:
    """A beat as a sentence, with others about what it leaves out.

    Those are the changes of counters, of the reader or, if the game has no sentence for all of the
    beat, of anybody.
    """
    if parts.phrase is None:
        lead = group.items[parts.lead]
        texts = [sentences.news([lead], words, seat, cache)[0].said]
        named = group.events[parts.lead].seats()
    else:
        texts = [_phrase(parts.phrase, words, seat)]
        details = parts.phrase.details
        named = {value for name in SEATS if isinstance(value := details.get(name), int)}
    others = [index for index in range(len(group.events)) if index != parts.lead and parts.weight]
    changed = [index for index in others if _is_noticed(group.events[index], seat)]
    mine = [i for i in changed if seat not in named and _is_done_to(group.events[i], seat)]
    rest = [i for i in changed if i not in mine and parts.phrase is None]
    left_out = sorted([*mine, *rest][:MOST_ADDED])
    added = sentences.news([group.items[index] for index in left_out], words, seat, cache)
    return " ".join([*texts, *[news.said for news in added]])


def _is_noticed(event: Event, seat: int | None) -> bool:
    """Whether an event changes things of a player, other than a draw or a payment of another."""
    changes = event.changes()
    is_of_player = any(_is_of_anybody(counter) for counter, _ in changes)
    costs = seat is not None and _costs(changes, seat)
    return (is_of_player or _is_done_to(event, seat)) and (event.weight() > 0 or costs)


def _is_done_to(event: Event, seat: int | None) -> bool:
    """Whether an event changes things of this seat, not only in its turn."""
    changes = event.changes()
    is_owner = seat is not None and seat in [getattr(event, name, None) for name in SEATS]
    return bool(changes) and (is_owner or any(_is_of(counter, seat) for counter, _ in changes))


def _cause(item: LogItem, words: Words, seat: int | None) -> str:
    """What to call an event as the cause of later ones; empty if the game has no words for it."""
    seen = item["event"]
    key = f"cause-{seen['kind']}"
    return words.sentence_for(seat, key, seen) if words.has(key) else ""


def _phrase(phrase: Phrase, words: Words, reader: int | None) -> str:
    """A sentence for its reader, who may be the one who acts or the target."""
    return words.sentence_for(reader, phrase.key, phrase.details)
