"""Replays: a finished game once more, ply by ply, as any seat saw it or with all hands open.

Everything is made from the record, which tells all: so there is none before a game is over. A ply
is an action of the record; number 0 is the set-up.
"""

from collections.abc import Sequence
from typing import Any

from pandemonium.app import sentences
from pandemonium.app.errors import ServerError
from pandemonium.app.messages import Section
from pandemonium.app.payloads import Dice, DrawCall
from pandemonium.engine.formats.record import REDEALT, Record, replay
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.task import NOBODY
from pandemonium.locale.words import Words
from pandemonium.players import LEVELS
from pandemonium.table import Prompt, worded
from pandemonium.table.clocks import Clock, Timing
from pandemonium.table.commands.making import sides_of
from pandemonium.table.log import LogItem, Origin
from pandemonium.table.names import called
from pandemonium.table.prompt import build_prompt
from pandemonium.table.summary import Beginning, SeatSummary, Summary

MOST_PLIES = 3000  # of a game that is replayed; a long one among people has a tenth of it
PERSON = "person"  # how records call somebody without a name

# What the people did to the game; the rest of what happens table_log a table is not part of it.
GAME_EVENTS = frozenset(
    ("game-given-up", "time-over", "bot-stood-in", "player-returned", "game-broken-off")
)


class Replay:
    """A whole game: every position, what happened on the way, and what the people did."""

    def __init__(self, record: Record, table_log: Sequence[LogItem] = ()) -> None:
        """Play the record again; `table_log` is what a spectator was told at the table."""
        if len(record.actions) > MOST_PLIES:
            raise ServerError("replay-too-long", {"most": MOST_PLIES})
        self.record = record
        self.plies = replay(record)
        self.table_log = events_of_the_game(table_log)

    @property
    def game(self) -> Game:
        """The configuration that was played."""
        return self.plies[0].state.game

    @property
    def last(self) -> int:
        """The number of the last ply."""
        return len(self.plies) - 1

    def seat(self, wanted: int | None) -> int | None:
        """A seat of this game, or None for a spectator; any other is refused."""
        if wanted is None or wanted == NOBODY:
            return None
        self.plies[0].state.check_seat(wanted)
        return wanted

    def log(self, seat: int | None) -> list[LogItem]:
        """What a seat was told of the game, without what was taken back."""
        first = self.plies[0].state.ply
        found: list[tuple[int, Origin, float, dict[str, object]]] = []
        for ply in self.plies:
            seen = [event.seen_by(seat) for event in ply.events]
            found += [(ply.number, "game", 0.0, event) for event in seen if event is not None]
            found += [
                (ply.number, "table", one["time"], one["event"])
                for one in self.table_log
                if one["ply"] - first == ply.number
            ]
        return [
            LogItem(number=number, ply=ply, of=of, time=time, event=event)
            for number, (ply, of, time, event) in enumerate(found, 1)
        ]

    def view(self, ply: int, seat: int | None, is_open: bool = False) -> dict[str, Any]:
        """A position as a seat saw it; open, every seat is shown as it saw itself."""
        state = self.plies[ply].state
        seen: dict[str, Any] = state.view(seat)
        if is_open and isinstance(seen.get("seats"), list):
            seen = {**seen, "seats": [_own_part(state, one) for one in range(len(seen["seats"]))]}
        return seen

    def prompt(self, ply: int, words: Words) -> Prompt:
        """What everybody was told then: nobody can choose anything any more."""
        return worded(build_prompt(self.plies[ply].state, None, "over"), words)

    def sections(self, ply: int, seat: int | None, words: Words) -> list[Section]:
        """A position in words."""
        return [
            Section(one.title, one.header, one.rows, one.marked, one.at)
            for one in self.plies[ply].state.sheet(seat, words)
        ]

    def words(self, summary: Summary, language: str) -> Words:
        """The wording of this game and its people."""
        words = sentences.CachedWords(self.game, language)
        places = summary["seats"]
        words.set_names(
            [called(place["name"], place["bot"], place["seat"], words) for place in places]
        )
        return words

    def dice(self) -> Dice | None:
        """Where the dice came from, if they were sealed and are all of this record."""
        sealed = self.record.sealed()
        if sealed is None or sealed.position:  # then some are of another record
            return None
        return Dice(
            seal=sealed.seal,
            secret=sealed.secret.hex(),
            contributions=[given.hex() for given in sealed.contributions],
            calls=[DrawCall(ply.number, *call) for ply in self.plies for call in ply.calls],
        )

    def summary(self) -> Summary:
        """The people and the game, as far as a record tells them."""
        game, record = self.game, self.record
        names = record.seats or [PERSON] * game.players
        sides = sides_of(game)
        return Summary(
            status="over",
            game=game.id,
            title=game.title,
            name="",
            private=True,
            pace="live",
            players=game.players,
            options=dict(game.settings),
            pack="cards" in record.options,
            version=record.version,
            seats=[_seat(seat, name, sides[seat]) for seat, name in enumerate(names)],
            opening=False,
            seal=record.seal,
            secret=str(record.chance.get("secret", "")),
            clock=Timing(Clock(), 0).view(),
            offers=[],
            offer=None,
            preferences={},
            default_for="",
            next_table="",
            problem="",
            beginning=_beginning(record),
        )


def events_of_the_game(table_log: Sequence[LogItem]) -> list[LogItem]:
    """What people did to the game, of all that happened table_log the table."""
    return [one for one in table_log if one["event"]["kind"] in GAME_EVENTS]


def _beginning(record: Record) -> Beginning | None:
    """Where the game begins, if it goes on from another one."""
    position = record.chance.get("position")
    if not isinstance(position, dict):
        return None
    return Beginning(ply=position["ply"], is_redealt=REDEALT in record.chance)


def _own_part(state: State, seat: int) -> object:
    """A seat as it saw itself."""
    seats = state.view(seat)["seats"]
    assert isinstance(seats, list)
    return seats[seat]


def _seat(seat: int, name: str, side: int) -> SeatSummary:
    """A seat of a record; it calls bots by their level."""
    is_bot = name in LEVELS
    return SeatSummary(
        seat=seat,
        name="" if is_bot or name == PERSON else name,
        colour="",
        bot=name if is_bot else "",
        is_free=False,
        is_yours=False,
        is_host=False,
        is_ready=True,
        out="",
        side=side,
        commitment="",
        contribution="",
    )
