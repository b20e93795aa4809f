"""Deadlines: what time causes at a table, and when. The server writes each as an entry."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from pandemonium.table.commands.command import TableCommand
from pandemonium.table.commands.making import LIVE
from pandemonium.table.commands.seating import TakeOver
from pandemonium.table.commands.starting import Start
from pandemonium.table.commands.timing import EndPause, EndVacation, FlagFall

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

GRACE_SECONDS: Final = 90.0  # before a bot stands in for somebody who lost the connection


def timed_commands(
    session: "TableSession", away: Mapping[str, float], secret: str
) -> Iterator[tuple[float, TableCommand]]:
    """What is due at which time; `away` has the times since which people are away.

    `secret` is the sealed secret, as hex: a game that is ready starts with it.
    """
    if session.status == "gathering":
        if (starts := session.starts_at()) is not None:
            yield starts, Start(secret)
    elif session.status == "playing":
        if (flag := session.timing.deadline()) is not None:
            yield flag, FlagFall(session.timing.running)
        if session.paused_until is not None:
            yield session.paused_until, EndPause()
        if vacation := session.vacations.next_end():
            yield vacation[0], EndVacation(session.seats_of(vacation[1])[0])
        if (stand_in := _stand_in_at(session, away)) is not None:
            yield stand_in, TakeOver(session.deciding)


def _stand_in_at(session: "TableSession", away: Mapping[str, float]) -> float | None:
    """When a bot stands in for the player who decides and is away, if others are present."""
    place = session.seats[session.deciding]
    is_live = session.setup.pace == LIVE and session.timing.clock.kind != "days"
    if not is_live or session.paused_until is not None:
        return None
    if not place.is_played_by_person or place.who not in away:
        return None
    is_waited_for = session.others_than(place.who) - set(away)
    return away[place.who] + GRACE_SECONDS if is_waited_for else None
