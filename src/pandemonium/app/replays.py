"""Replays: a finished game ply by ply, as any seat saw it or with all hands open.

A replay is made from the record, which holds every secret, so there is none before a game is over.
A ply is an action of the record; number 0 is the setup.
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
from pandemonium.table.names import characters, display_name, table_of
from pandemonium.table.prompt import build_prompt
from pandemonium.table.summary import Beginning, SeatSummary, Summary

MAX_PLIES = 3000  # of a replayed game; a long one among people has a tenth of it
PERSON = "person"  # the name of an unnamed seat in records

# The events of a table that belong to the game itself.
GAME_EVENTS = frozenset(
    ("game-given-up", "time-over", "bot-stood-in", "player-returned", "game-broken-off")
)


class Replay:
    """A whole game: every position and event, and what the people did."""

    def __init__(self, record: Record, table_log: Sequence[LogItem] = ()) -> None:
        """Replay the record; `table_log` is the log of a spectator at the table."""
        if len(record.actions) > MAX_PLIES:
            raise ServerError("replay-too-long", {"most": MAX_PLIES})
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
        """The log of a seat, without what was undone."""
        first = self.plies[0].state.ply
        items: list[tuple[int, Origin, float, dict[str, object]]] = []
        for ply in self.plies:
            seen = [event.seen_by(seat) for event in ply.events]
            items += [(ply.number, "game", 0.0, event) for event in seen if event is not None]
            items += [
                (ply.number, "table", item["time"], item["event"])
                for item in self.table_log
                if item["ply"] - first == ply.number
            ]
        return [
            LogItem(number=number, ply=ply, of=of, time=time, event=event)
            for number, (ply, of, time, event) in enumerate(items, 1)
        ]

    def view(self, ply: int, seat: int | None, is_open: bool = False) -> dict[str, Any]:
        """A position as a seat saw it; if `is_open`, every seat is shown as it saw itself."""
        state = self.plies[ply].state
        seen: dict[str, Any] = state.view(seat)
        if is_open and isinstance(seen.get("seats"), list):
            seen = {
                **seen,
                "seats": [_own_part(state, other) for other in range(len(seen["seats"]))],
            }
        return seen

    def prompt(self, ply: int, words: Words) -> Prompt:
        """The prompt of a spectator at this ply."""
        return worded(build_prompt(self.plies[ply].state, None, "over"), words)

    def sections(self, ply: int, seat: int | None, words: Words) -> list[Section]:
        """A position as sections of text, for screen readers."""
        return [
            Section(part.title, part.header, part.rows, part.marked, part.at)
            for part in self.plies[ply].state.sheet(seat, words)
        ]

    def words(self, summary: Summary, language: str) -> Words:
        """The wording of this game and its people."""
        words = sentences.CachedWords(self.game, language)
        words.set_names(names_in(summary, words))
        return words

    def dice(self) -> Dice | None:
        """The origin of the dice, if they were sealed and belong to this record alone."""
        sealed = self.record.sealed()
        if sealed is None or sealed.position:  # else some belong to another record
            return None
        return Dice(
            seal=sealed.seal,
            secret=sealed.secret.hex(),
            contributions=[given.hex() for given in sealed.contributions],
            calls=[DrawCall(ply.number, *call) for ply in self.plies for call in ply.calls],
        )

    def summary(self) -> Summary:
        """The people and the game, as far as a record has them."""
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
            seats=[
                _seat(seat, name, sides[seat], characters(names, table_of(record))[seat])
                for seat, name in enumerate(names)
            ],
            removed=[],
            opening=False,
            seal=record.seal,
            secret=str(record.chance.get("secret", "")),
            clock=Timing(Clock(), 0).view(),
            offers=[],
            offer=None,
            paused_until=None,
            vacation_days=0,
            preferences={},
            default_for="",
            next_table="",
            problem="",
            beginning=_beginning(record),
            rated=False,
            series=None,
        )


def names_in(summary: Summary, words: Words) -> list[str]:
    """The names of the seats in the language of these words."""
    places = summary["seats"]
    return [display_name(place["name"], place["bot"], place["seat"], words) for place in places]


def events_of_the_game(table_log: Sequence[LogItem]) -> list[LogItem]:
    """The events of a table log that belong to the game itself."""
    return [item for item in table_log if item["event"]["kind"] in GAME_EVENTS]


def _beginning(record: Record) -> Beginning | None:
    """The starting position, if the game continues another one."""
    position = record.chance.get("position")
    if not isinstance(position, dict):
        return None
    return Beginning(ply=position["ply"], is_redealt=REDEALT in record.chance)


def _own_part(state: State, seat: int) -> object:
    """The private part of a view: what a seat saw of itself."""
    seats = state.view(seat)["seats"]
    assert isinstance(seats, list)
    return seats[seat]


def _seat(seat: int, name: str, side: int, character: str) -> SeatSummary:
    """A seat of a record; it calls bots by their level."""
    is_bot = name in LEVELS
    return SeatSummary(
        seat=seat,
        name=character if is_bot else "" if name == PERSON else name,
        colour="",
        bot=name if is_bot else "",
        is_stand_in=False,
        is_free=False,
        is_yours=False,
        is_host=False,
        is_ready=True,
        out="",
        side=side,
        commitment="",
        contribution="",
        is_open=False,
        vacation=None,
    )
