"""Rematch: the first entries of the next table, with rotated seats."""

from dataclasses import replace

from pandemonium.engine.version import VERSION
from pandemonium.table.commands.command import TableCommand
from pandemonium.table.commands.seating import STAND_IN, Seat, SeatState, Sit
from pandemonium.table.entry import Entry
from pandemonium.table.series import series_after
from pandemonium.table.session import TableSession


def rematch_of(session: TableSession, time: float, seal: str) -> list[Entry]:
    """The entries for the same game with the same people and bots, one rotation further."""
    step = rotation(session.sides)
    setup = replace(
        session.setup,
        seal=seal,
        version=VERSION,
        position={},
        lesson=False,
        continues=False,
        series=dict(series_after(session)),
    )
    entries = [setup.entry(session.host, time)]
    seated: set[str] = set()
    for old, place in enumerate(session.seats):
        who, command = _sits(session, place, (old + step) % len(session.seats), place.who in seated)
        entries.append(command.entry(who, time))
        seated.add(place.who)
    return entries


def rotation(sides: list[int]) -> int:
    """By how many seats everybody moves: the fewest that keep partners together."""
    seats = range(len(sides))
    for step in seats[1:]:
        moved = [sides[(seat + step) % len(sides)] for seat in seats]
        pairs = [(seat, other) for seat in seats for other in seats]
        if all((sides[a] == sides[b]) == (moved[a] == moved[b]) for a, b in pairs):
            return step
    return 0


def _sits(
    session: TableSession, place: SeatState, seat: int, is_further: bool
) -> tuple[str, TableCommand]:
    """The command that takes a seat, and its author; bots replace people who were removed."""
    if not place.who or place.who in session.removed:
        return session.host, Seat(seat, place.bot or STAND_IN, place.character)
    if is_further:
        return place.who, Seat(seat, "", place.name, place.colour)
    return place.who, Sit(place.name, seat, place.colour)
