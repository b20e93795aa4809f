"""When a notification is sent: quiet hours, digests and time zones."""

import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from pandemonium.server.notifications.schedule import Preferences, due

PARIS = "Europe/Paris"


def at(text: str, zone: str = PARIS) -> float:
    """A time in a zone."""
    return datetime.datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


NIGHT: dict[str, Any] = {"quiet_from": "22:00", "quiet_to": "07:30", "zone": PARIS}
OFFICE = {**NIGHT, "quiet_from": "09:00", "quiet_to": "17:00"}
EVENING: dict[str, Any] = {"digest": "daily", "digest_hour": 18, "zone": PARIS}


@pytest.mark.parametrize(
    ("wishes", "queued", "sent"),
    [
        ({}, "2026-01-05 12:00", "2026-01-05 12:00"),
        (NIGHT, "2026-01-05 21:59", "2026-01-05 21:59"),
        (NIGHT, "2026-01-05 22:00", "2026-01-06 07:30"),
        (NIGHT, "2026-01-06 03:00", "2026-01-06 07:30"),
        (NIGHT, "2026-01-06 07:30", "2026-01-06 07:30"),
        (OFFICE, "2026-01-05 10:00", "2026-01-05 17:00"),
        ({**NIGHT, "quiet_to": "22:00"}, "2026-01-05 22:00", "2026-01-05 22:00"),
        (NIGHT, "2026-03-28 23:00", "2026-03-29 07:30"),  # the clocks go forward
        (NIGHT, "2026-10-24 23:00", "2026-10-25 07:30"),  # and back
        ({"digest": "hourly"}, "2026-01-05 12:01", "2026-01-05 13:00"),
        (EVENING, "2026-01-05 12:00", "2026-01-05 18:00"),
        (EVENING, "2026-01-05 18:00", "2026-01-06 18:00"),
        ({**EVENING, **NIGHT, "quiet_from": "17:00"}, "2026-01-05 12:00", "2026-01-06 07:30"),
    ],
)
def test_a_message_waits_for_its_time(wishes: dict[str, Any], queued: str, sent: str) -> None:
    preferences = Preferences(**wishes)
    assert due(preferences, at(queued), at(queued)) == at(sent)
    assert due(preferences, at(queued), at(sent)) == at(sent)


def test_hours_are_those_of_the_zone() -> None:
    night = Preferences(quiet_from="22:00", quiet_to="07:00", zone="America/New_York")
    noon_in_paris = at("2026-01-05 12:00")  # six in the morning there
    assert due(night, noon_in_paris, noon_in_paris) == at("2026-01-05 13:00")
