"""When a notification is sent: at once or in a digest, and never during quiet hours."""

import datetime
from dataclasses import dataclass
from typing import Literal
from zoneinfo import ZoneInfo

from pandemonium.app.errors import ServerError

Digest = Literal["none", "hourly", "daily"]
HOUR = 3600


@dataclass(frozen=True)
class Preferences:
    """How somebody wants to be notified.

    `quiet_from` and `quiet_to` are times of day (`HH:MM`) in the time zone; empty: no quiet hours.
    """

    language: str = "en"
    digest: Digest = "none"
    digest_hour: int = 18
    quiet_from: str = ""
    quiet_to: str = ""
    zone: str = "UTC"


def check(preferences: Preferences) -> None:
    """Raise `ServerError` if the time zone or a time of day is not valid."""
    try:
        ZoneInfo(preferences.zone)
    except (OSError, ValueError, KeyError):
        raise ServerError("no-such-zone", {"zone": preferences.zone}) from None
    times = (preferences.quiet_from, preferences.quiet_to)
    if times == ("", ""):
        return
    for text in times:
        try:
            datetime.time.fromisoformat(text)
        except ValueError:
            raise ServerError("bad-time", {"time": text}) from None


def due(preferences: Preferences, queued: float, now: float) -> float:
    """When to send a notification that was queued; no earlier than now."""
    return _after_quiet_hours(preferences, max(now, _slot(preferences, queued)))


def _slot(preferences: Preferences, queued: float) -> float:
    """The time of the next digest; without digests the time itself."""
    if preferences.digest == "none":
        return queued
    if preferences.digest == "hourly":
        return (queued // HOUR + 1) * HOUR
    return _next(preferences, queued, datetime.time(preferences.digest_hour))


def _after_quiet_hours(preferences: Preferences, moment: float) -> float:
    """The end of the quiet hours, if a moment is in them; else the moment."""
    if not preferences.quiet_from or preferences.quiet_from == preferences.quiet_to:
        return moment
    begin = datetime.time.fromisoformat(preferences.quiet_from)
    end = datetime.time.fromisoformat(preferences.quiet_to)
    local = datetime.datetime.fromtimestamp(moment, ZoneInfo(preferences.zone)).time()
    is_quiet = begin <= local < end if begin < end else local >= begin or local < end
    return _next(preferences, moment, end) if is_quiet else moment


def _next(preferences: Preferences, moment: float, time: datetime.time) -> float:
    """When it is this time of day next, after a moment."""
    before = datetime.datetime.fromtimestamp(moment, ZoneInfo(preferences.zone))
    then = before.replace(hour=time.hour, minute=time.minute, second=0, microsecond=0)
    if then <= before:
        then += datetime.timedelta(days=1)
    return then.timestamp()
