"""How you are notified of your turn: webhook, e-mail, digest and quiet hours."""

from dataclasses import dataclass, replace
from html import escape
from typing import Annotated

from litestar import MediaType, Response, delete, get, post, put

from pandemonium.app.errors import ServerError
from pandemonium.app.payloads import RequestBody
from pandemonium.locale.words import Words
from pandemonium.server.api import dependencies
from pandemonium.server.api.dependencies import (
    AnyRequest,
    Body,
    Caller,
    CurrentCaller,
    CurrentServer,
    Path,
)
from pandemonium.server.notifications import schedule
from pandemonium.server.notifications.channels import EMAIL, WEBHOOK, Channel
from pandemonium.server.notifications.mail import MAX_ADDRESS_LENGTH
from pandemonium.server.notifications.outbound import MAX_URL_LENGTH
from pandemonium.server.notifications.schedule import Digest
from pandemonium.server.notifications.webhooks import Form
from pandemonium.server.server import Server
from pandemonium.table import limits
from pandemonium.table.fields import Doc, Length, Range

TimeOfDay = Annotated[str, Length(0, 5), Doc("HH:MM; both are empty without quiet hours")]
Zone = Annotated[str, Length(1, 64), Doc("the IANA time zone of the times of day")]


@dataclass
class ChannelState:
    """Where you are notified."""

    address: Annotated[str, Doc("the URL, or the e-mail address")]
    form: Annotated[str, Doc("of the webhook: ntfy, discord, slack or json")]
    is_confirmed: Annotated[bool, Doc("whether the code was entered")]
    problem: Annotated[str, Doc("why it is switched off, as a sentence; empty: it is on")]


@dataclass
class Notifications:
    """How you are notified of your turn."""

    webhook: ChannelState | None
    email: ChannelState | None
    can_mail: Annotated[bool, Doc("whether this server sends e-mail")]
    digest: Digest
    digest_hour: Annotated[int, Doc("when a daily digest is sent")]
    quiet_from: TimeOfDay
    quiet_to: TimeOfDay
    zone: Zone


@dataclass(kw_only=True)
class ChangeNotifications(RequestBody):
    """When you want to be notified."""

    digest: Annotated[Digest, Doc("for each turn, or together")] = "none"
    digest_hour: Annotated[int, Range(0, 23)] = 18
    quiet_from: TimeOfDay = ""
    quiet_to: TimeOfDay = ""
    zone: Zone = "UTC"


@dataclass(kw_only=True)
class SetWebhook(RequestBody):
    """A webhook to call when it is your turn."""

    url: Annotated[str, Length(1, MAX_URL_LENGTH)]
    form: Annotated[Form, Doc("what the service expects")] = "json"


@dataclass(kw_only=True)
class SetEmail(RequestBody):
    """An e-mail address to write to when it is your turn."""

    address: Annotated[str, Length(1, MAX_ADDRESS_LENGTH)]


@dataclass(kw_only=True)
class ConfirmEmail(RequestBody):
    """The code that was sent to the address."""

    code: Annotated[str, Length(1, limits.MAX_CODE_LENGTH)]


@dataclass
class TestResult:
    """Whether a test message was delivered."""

    channel: Annotated[str, Doc("webhook or email")]
    problem: Annotated[str, Doc("as a sentence; empty: it was sent")]


@get("/api/me/notifications")
async def read_notifications(caller: CurrentCaller) -> Notifications:
    """How you are notified."""
    return await _state(caller)


@put("/api/me/notifications")
async def change_notifications(
    caller: CurrentCaller, data: Body[ChangeNotifications]
) -> Notifications:
    """Change when you are notified; messages use the language of this request."""
    notifier = caller.server.notifier
    preferences = schedule.Preferences(
        caller.language, data.digest, data.digest_hour, data.quiet_from, data.quiet_to, data.zone
    )
    schedule.check(preferences)
    await notifier.channels.set_preferences(caller.guest.id, preferences)
    await notifier.sender.reschedule(caller.guest.id)
    return await _state(caller)


@put("/api/me/notifications/webhook")
async def set_webhook(caller: CurrentCaller, data: Body[SetWebhook]) -> Notifications:
    """Set your webhook."""
    caller.spend("webhook")
    await caller.server.notifier.set_webhook(caller.guest.id, data.url, data.form)
    await _remember_language(caller)
    return await _state(caller)


@delete("/api/me/notifications/webhook", status_code=200)
async def delete_webhook(caller: CurrentCaller) -> Notifications:
    """Delete your webhook."""
    await caller.server.notifier.channels.remove(caller.guest.id, WEBHOOK)
    return await _state(caller)


@put("/api/me/notifications/email")
async def set_email(caller: CurrentCaller, data: Body[SetEmail]) -> Notifications:
    """Set your e-mail address; a code is sent there, which you confirm."""
    caller.spend("email")
    await caller.server.notifier.set_email(caller.guest.id, data.address, _words(caller))
    await _remember_language(caller)
    return await _state(caller)


@post("/api/me/notifications/email/confirm", status_code=200)
async def confirm_email(caller: CurrentCaller, data: Body[ConfirmEmail]) -> Notifications:
    """Confirm your e-mail address with the code; until then nothing else is sent there."""
    caller.spend("confirm")
    if not await caller.server.notifier.channels.confirm(caller.guest.id, data.code):
        raise ServerError("wrong-code")
    return await _state(caller)


@delete("/api/me/notifications/email", status_code=200)
async def delete_email(caller: CurrentCaller) -> Notifications:
    """Delete your e-mail address."""
    await caller.server.notifier.channels.remove(caller.guest.id, EMAIL)
    return await _state(caller)


@post("/api/me/notifications/test", status_code=200)
async def test_notifications(caller: CurrentCaller) -> list[TestResult]:
    """Send a test message to your webhook and your e-mail address."""
    caller.spend("webhook")
    words = _words(caller)
    return [
        TestResult(attempt.channel, words.error(attempt.problem) if attempt.problem else "")
        for attempt in await caller.server.notifier.test(caller.guest.id, words)
    ]


@get("/unsubscribe/{secret:str}", include_in_schema=False, media_type=MediaType.HTML)
async def unsubscribe_page(
    server: CurrentServer, request: AnyRequest, secret: Path
) -> Response[str]:
    """A page with one button. Opening a link changes nothing: programs that check mail do it."""
    await _subscribed(server, secret)
    return _page(_reader_words(server, request), "unsubscribe-said", "unsubscribe")


@post("/unsubscribe/{secret:str}", status_code=200, media_type=MediaType.HTML)
async def unsubscribe(server: CurrentServer, request: AnyRequest, secret: Path) -> Response[str]:
    """Delete the e-mail address whose mails have this link (RFC 8058)."""
    channel = await _subscribed(server, secret)
    await server.notifier.channels.remove(channel.identity_id, channel.channel)
    return _page(_reader_words(server, request), "unsubscribed", "")


async def _subscribed(server: Server, secret: str) -> Channel:
    """The channel with this link."""
    channel = await server.notifier.channels.find_unsubscribe(secret)
    if channel is None:
        raise ServerError("no-such-page")
    return channel


def _page(words: Words, said: str, button: str) -> Response[str]:
    """A page with a sentence, and perhaps a button that sends a POST request."""
    form = ""
    if button:
        form = f'<form method="post"><button>{escape(words.text(button))}</button></form>'
    lines = [
        "<!doctype html>",
        f'<html lang="{words.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width"><title>Pandemonium</title>',
        '<link rel="stylesheet" href="/style.css"></head><body>',
        f"<h1>Pandemonium</h1><p>{escape(words.text(said))}</p>{form}",
        "</body></html>",
    ]
    # With the usual policy the browser would not name the origin of the form.
    headers = {"Referrer-Policy": "same-origin"}
    return Response("\n".join(lines), media_type=MediaType.HTML, headers=headers)


async def _remember_language(caller: Caller) -> None:
    """Write to somebody in the language in which they chose the channel."""
    channels = caller.server.notifier.channels
    preferences = await channels.preferences(caller.guest.id)
    if preferences.language != caller.language:
        preferences = replace(preferences, language=caller.language)
        await channels.set_preferences(caller.guest.id, preferences)


async def _state(caller: Caller) -> Notifications:
    notifier = caller.server.notifier
    channels = await notifier.channels.of(caller.guest.id)
    preferences = await notifier.channels.preferences(caller.guest.id)
    return Notifications(
        webhook=_channel_state(caller, channels.get(WEBHOOK)),
        email=_channel_state(caller, channels.get(EMAIL)),
        can_mail=notifier.mailer.is_available,
        digest=preferences.digest,
        digest_hour=preferences.digest_hour,
        quiet_from=preferences.quiet_from,
        quiet_to=preferences.quiet_to,
        zone=preferences.zone,
    )


def _channel_state(caller: Caller, channel: Channel | None) -> ChannelState | None:
    if channel is None:
        return None
    problem = _words(caller).text("channel-off", problem=channel.problem) if channel.problem else ""
    return ChannelState(channel.address, channel.form, channel.confirmed, problem)


def _words(caller: Caller) -> Words:
    return caller.server.hub.words(caller.language)


def _reader_words(server: Server, request: AnyRequest) -> Words:
    return server.hub.words(dependencies.language_of(request))
