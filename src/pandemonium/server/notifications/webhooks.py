"""Webhooks: the body of a request in the form that each service expects."""

from typing import Any, Literal, get_args
from urllib.parse import urlsplit, urlunsplit

from msgspec import json

from pandemonium.app.errors import ServerError
from pandemonium.server.notifications.outbound import Outbound
from pandemonium.server.notifications.wording import Notification

Form = Literal["ntfy", "discord", "slack", "json"]
FORMS: tuple[Form, ...] = get_args(Form)
SLACK_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


async def send(outbound: Outbound, url: str, form: str, notification: Notification) -> None:
    """Call a webhook; `DeliveryError` if that fails."""
    address, body = request_of(url, form, notification)
    await outbound.post(address, json.encode(body), "application/json")


def request_of(url: str, form: str, notification: Notification) -> tuple[str, dict[str, Any]]:
    """The address and the JSON body of a request."""
    match form:
        case "ntfy":
            address, topic = topic_of(url)
            return address, {
                "topic": topic,
                "title": notification.title,
                "message": notification.text,
                "click": notification.url,
                "tags": ["game_die"],
            }
        case "discord":
            # Names of tables must mention nobody.
            content = _plain(notification)
            return url, {"content": content, "allowed_mentions": {"parse": []}}
        case "slack":
            return url, {"text": _plain(notification).translate(SLACK_ESCAPES)}
        case _:
            return url, {
                "event": notification.event,
                "title": notification.title,
                "text": notification.text,
                "url": notification.url,
                "tables": [
                    {"id": table.id, "name": table.name, "game": table.game, "url": table.url}
                    for table in notification.tables
                ],
            }


def topic_of(url: str) -> tuple[str, str]:
    """The address of an ntfy server, which takes JSON, and the topic in a URL."""
    parts = urlsplit(url)
    topic = parts.path.strip("/")
    if not topic or "/" in topic:
        raise ServerError("bad-ntfy-topic")
    return urlunsplit(parts._replace(path="/")), topic


def _plain(notification: Notification) -> str:
    """A notification as one text with a link."""
    link = "" if len(notification.tables) > 1 else f"\n{notification.url}"
    return f"{notification.title}\n{notification.text}{link}"
