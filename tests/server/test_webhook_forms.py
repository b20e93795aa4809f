"""What each service gets: the documented bodies, and no mentions or markup from names."""

from typing import Any

import pytest

from pandemonium.locale.words import Words
from pandemonium.server.notifications.webhooks import request_of
from pandemonium.server.notifications.wording import CalledTable, turn_notification

HOME = "https://games.example.org"
TABLES = [
    CalledTable("abc", "<!everyone> & @here", "Mephisto", f"{HOME}/t/abc"),
    CalledTable("def", "", "Dice Summoners", f"{HOME}/t/def"),
]


@pytest.mark.parametrize(
    ("form", "url", "called", "body"),
    [
        (
            "ntfy",
            "https://ntfy.example/turns?auth=x",
            "https://ntfy.example/?auth=x",
            {
                "topic": "turns",
                "title": "Your turn: Mephisto",
                "message": "Mephisto · <!everyone> & @here",
                "click": f"{HOME}/t/abc",
                "tags": ["game_die"],
            },
        ),
        (
            "discord",
            "https://discord.example/hook",
            "https://discord.example/hook",
            {
                "content": f"Your turn: Mephisto\nMephisto · <!everyone> & @here\n{HOME}/t/abc",
                "allowed_mentions": {"parse": []},
            },
        ),
        (
            "slack",
            "https://slack.example/hook",
            "https://slack.example/hook",
            {
                "text": "Your turn: Mephisto\nMephisto · &lt;!everyone&gt; &amp; @here\n"
                f"{HOME}/t/abc"
            },
        ),
    ],
)
def test_each_service_gets_its_form(form: str, url: str, called: str, body: Any) -> None:
    notification = turn_notification(TABLES[:1], HOME, Words(None, "en"))
    assert request_of(url, form, notification) == (called, body)


def test_several_tables_have_a_link_each() -> None:
    notification = turn_notification(TABLES, HOME, Words(None, "fr"))
    _, body = request_of("https://slack.example/hook", "slack", notification)
    assert body["text"].splitlines()[0] == "À vous de jouer à 2 tables"
    assert body["text"].splitlines()[2::2] == [f"{HOME}/t/abc", f"{HOME}/t/def"]
