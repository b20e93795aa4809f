"""Every byte that a seat or a spectator receives depends on nothing that they may not know.

Two worlds that a seat cannot tell apart are played side by side, as in the law over time; here what
is compared is what goes over the wire: the whole table, the news, the table in words, answers to
questions and refusals, in both languages. Then two whole servers are run side by side in which the
others do different things in secret.
"""

import asyncio
import itertools
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import pandemonium as pm
from pandemonium.app.bots import BotReply, BotRequest, delay
from pandemonium.app.messages import Consider, Read, ServerMessage, Why
from pandemonium.app.messages.encoding import write
from pandemonium.app.sentences import refused
from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.formats.record import Record
from pandemonium.engine.state import State
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.server.jobs.fair_queue import NOBODY, Owner
from pandemonium.server.server import Server
from pandemonium.server.storage import store, turns
from pandemonium.server.tables import bot_turns, identities
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.table.commands.playing import questions_of
from pandemonium.table.entry import Entry
from pandemonium.table.log import EventLog
from pandemonium.table.session import TableSession
from pandemonium.table.table import Table
from pandemonium.testing import InformationLeak, check_no_leaks, information_leak
from tests.contract.whispers import Whispers
from tests.server import people
from tests.server.notified import send_due
from tests.server.people import Person, play_on, ready, running, start, table_for, until

SEAL = "00" * 32
PEOPLE = ("ann", "bob", "cyd", "dan", "eve")
WORDED = 7  # every so many steps everything is also put into words, in every language
STOP = 3  # actions asked about

PREFERRED = questions_of(pm.game("mephisto"))[0]

plain_received = information_leak.received


class Stage:
    """A live table without a server, on which any position can be put."""

    def __init__(self, game: pm.Game) -> None:
        """Everybody sits, and the game has begun."""
        hub = SimpleNamespace(now=lambda: 0.0, words=lambda language: Words(None, language))
        stored = SimpleNamespace(id="table", version="1", secret=b"secret")
        self.live = LiveTable(cast(Any, hub), cast(Any, stored))
        self.session: TableSession = self.live.session
        options = {name: game.settings[name] for name in game.settings}
        made = {"game": game.id, "seal": SEAL, "players": game.players, "options": options}
        self.session.apply(Entry("made", "ann", 0.0, made))
        for seat, name in zip(range(game.players), PEOPLE, strict=False):
            self.session.apply(Entry("joined", name, 0.0, {"name": name.title(), "seat": seat}))
        self.session.status = "playing"

    def put(self, state: State) -> None:
        """Play this position; what happened in it last is the news."""
        copy = state.clone()
        copy.events = list(state.events)
        self.session.log = EventLog(state.game.players)
        record = cast(Record, SimpleNamespace(actions=[]))
        self.session.table = Table(copy, record=record, log=self.session.log)

    def received(self, seat: int, state: State, is_worded: bool) -> dict[str, str]:
        """Everything that is sent to the seat and to a spectator."""
        parts = {}
        for recipient in (seat, None):
            who = PEOPLE[seat] if recipient is not None else "zoe"
            for language in LANGUAGES if is_worded else LANGUAGES[:1]:
                name = f"{recipient} {language}"
                seats = self.session.seats_of(who)
                body, _ = self.live.core.position(recipient, seats, language)
                parts[f"table {name}"] = body.decode()
                if is_worded:
                    read = Read(key="k", table="table", brief=state.ply % 2 == 0)
                    sheet = self.live.core.sheet(recipient, read, language)
                    parts[f"sheet {name}"] = write(sheet).decode()
        if is_worded:
            parts |= self.answers(seat, state)
        return parts

    def answers(self, seat: int, state: State) -> dict[str, str]:
        """What the seat gets when it asks, or tries what it may not do."""
        parts, words = {}, self.live.core.updates.words("en")
        actions = state.game.actions
        for action in actions[state.ply % len(actions) :: max(1, len(actions) // STOP)]:
            why = Why(key="k", table="table", seat=seat, what=action.text)
            consider = Consider(key="k", table="table", seat=seat, actions=[action.text])
            act = Entry("acted", PEOPLE[seat], 0.0, {"seat": seat, "actions": [action.text]})
            attempts: dict[str, Callable[[], object]] = {
                "why": partial(self.live.core.answer, PEOPLE[seat], why, "en"),
                "consider": partial(self.live.core.answer, PEOPLE[seat], consider, "en"),
                "act": partial(self.session.prepare, act),
            }
            for name, attempt in attempts.items():
                received: object
                try:
                    received = attempt()
                except PandemoniumError as problem:
                    received = refused("k", problem, words)
                shown = (
                    write(received).decode() if isinstance(received, ServerMessage) else "allowed"
                )
                parts[f"{name} {action.text}"] = shown
        return parts


def watch_the_wire(monkeypatch: pytest.MonkeyPatch, game: pm.Game) -> None:
    """From now on the law compares what goes over the wire as well."""
    stage = Stage(game)

    def received(state: State, seat: int) -> dict[str, str]:
        parts = plain_received(state, seat)
        if not state.over:
            stage.put(state)
            parts |= stage.received(seat, state, state.ply % WORDED == 0)
        return parts

    monkeypatch.setattr(information_leak, "received", received)


@pytest.mark.parametrize("name", pm.games())
def test_the_wire_keeps_the_law(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pm.game(name)
    watch_the_wire(monkeypatch, game)
    covered = check_no_leaks(game, seed=5, pairs=2, plies=40)
    if game.about.hides:
        assert covered.pairs >= 2, covered
        assert covered.steps >= 5, covered


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("name", pm.games())
def test_the_wire_keeps_the_law_for_long(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for players in range(pm.about(name).min_players, pm.about(name).max_players + 1):
        game = pm.game(name, players)
        watch_the_wire(monkeypatch, game)
        check_no_leaks(game, seed=seed, pairs=4, plies=200)


def test_a_secret_on_the_wire_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(state: State, seat: int) -> dict[str, str]:
        hands = cast(Any, state).hands
        return {**plain_received(state, seat), "leak": str(sorted(hands[(seat + 1) % 3]))}

    monkeypatch.setattr(information_leak, "received", telling)
    with pytest.raises(InformationLeak, match="leak"):
        check_no_leaks(Whispers(3), seed=1)


# ---------------------------------------------------------------------- two whole servers


def make_everything_the_same(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids, secrets and the time are the same in every server that is started after this."""
    rng = random.Random(1)
    monkeypatch.setattr(people, "KEYS", itertools.count(1))
    for module in (identities, store):
        monkeypatch.setattr(module.secrets, "token_hex", lambda size: rng.randbytes(size).hex())
        monkeypatch.setattr(module.secrets, "token_urlsafe", lambda n: rng.randbytes(n).hex())
        monkeypatch.setattr(module.secrets, "token_bytes", rng.randbytes)
        monkeypatch.setattr(module.secrets, "choice", rng.choice)
    server.hub.now = lambda: 1_000_000.0


async def evening(
    place: Path, monkeypatch: pytest.MonkeyPatch, whispers: list[tuple[str, dict[str, Any]]]
) -> list[list[str]]:
    """Four people and a spectator; two of them do something in secret. What the others receive."""
    async with running(place) as server:
        make_everything_the_same(server, monkeypatch)
        seated = [await Person.connect(server, name) for name in ("Ann", "Bob", "Cyd", "Dan")]
        zoe = await Person.connect(server, "Zoe", "fr")
        table = await table_for(seated[0], "mephisto", players=4, private=False, options=TEAMS)
        for person in (*seated, zoe):
            await person.say(type="watch", table=table)
        for person in seated[1:]:
            await person.do("sit", table)
        await ready(seated, table)
        live = await server.hub.table(table)
        assert live is not None
        partner = live.session.team_of(0)
        assert len(partner) == 2
        for number, (kind, fields) in enumerate(whispers):
            assert (await seated[0].do(kind, table, key=f"whisper{number}", **fields))[
                "type"
            ] == "done"
        await play_on(seated, table, 12)
        others = [seated[seat] for seat in range(4) if seat not in partner]
        for person in (*others, zoe):
            await person.settle()
            await person.say(type="watch", table=table)
        http = []
        for item in (*others, zoe):
            body, _ = await live.position(item.guest.id, item.connection.watched[table].seat, "en")
            http.append(body.decode())
        return [[*first.raw, body] for first, body in zip((*others, zoe), http, strict=True)]


async def night_with_a_bot(
    place: Path, monkeypatch: pytest.MonkeyPatch, secret_deeds: list[tuple[str, dict[str, Any]]]
) -> dict[str, list[Any]]:
    """Ann, beside a bot, acts in secret: what Bob on the other team can see or measure."""
    kinds = ("questions", "delays", "feeds", "hints", "notifications")
    result: dict[str, list[Any]] = {kind: [] for kind in kinds}

    async def call(_url: str, body: bytes, _content_type: str) -> None:
        result["notifications"].append(body)

    async def choose(request: BotRequest, _owner: Owner = NOBODY) -> str:
        result["questions"].append((request.seed, request.position))
        game = pm.game(request.game, request.players, **request.options)
        return game.load(request.position).legal()[0].text

    async def hint(request: BotRequest, _owner: Owner = NOBODY) -> BotReply:
        result["hints"].append((request.seed, request.position))
        return BotReply()

    def note_delay(*origin: Any) -> float:
        result["delays"].append(delay(*origin))
        return 0.0

    async with running(place) as server:
        make_everything_the_same(server, monkeypatch)
        server.hub.bots.choose = choose  # type: ignore[method-assign,assignment]
        server.hub.bots.answer = hint  # type: ignore[method-assign,assignment]
        monkeypatch.setattr(bot_turns, "delay", note_delay)
        seated = [await Person.connect(server, name) for name in ("Ann", "Bob", "Cyd")]
        feed = await server.identities.renew_feed(seated[1].guest.id)
        monkeypatch.setattr(turns, "DELAY", 0.0)
        monkeypatch.setattr(server.notifier.outbound, "post", call)
        await server.notifier.channels.set_webhook(seated[1].guest.id, "https://x.org/", "json")
        seated[1].connection.is_visible = False
        table = await table_for(
            seated[0], "mephisto", players=4, private=False, options=TEAMS, bots=["imp"]
        )
        for person in seated[1:]:
            assert (await person.do("sit", table))["type"] == "done"
        for person in seated:
            await person.say(type="watch", table=table)
        await ready(seated, table)
        live = await server.hub.table(table)
        assert live is not None
        assert live.session.team_of(0) == [0, 1]
        for number in range(14):
            await until(lambda: not live.session.seats[live.session.running.state.player].bot)
            server.hub.now = lambda: 1_000_000.0 + number  # noqa: B023 - as time goes by
            for kind, fields in secret_deeds:
                key = f"{number}{kind}{fields.get('answer')}"
                assert (await seated[0].do(kind, table, key=key, **fields))["type"] == "done"
            await live.listing.write_now()
            await send_due(server)
            result["feeds"] += (await server.feed(feed, "en")).split("<entry>")[1:]
            if live.session.running.state.player == 2:
                await seated[1].say(type="hint", key=f"h{number}", table=table, seat=2)
            await play_on(seated, table, 1, seed=number)
    return result


async def test_nobody_can_count_what_others_do_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loud = await night_with_a_bot(tmp_path / "loud", monkeypatch, LOUD[1:])
    quiet = await night_with_a_bot(tmp_path / "quiet", monkeypatch, [])
    assert len(set(loud["feeds"])) > 1  # each time that Bob is asked has an entry of its own
    assert all(loud.values())
    assert [name for name in loud if loud[name] != quiet[name]] == []


async def think_long(request: BotRequest, _owner: Owner = NOBODY) -> str:  # noqa: ARG001 - as bots are asked
    """A bot that does nothing for as long as the test lasts."""
    return await asyncio.sleep(60, "")


async def test_what_is_said_in_secret_does_not_put_off_what_lists_show(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        seated = [await Person.connect(server, name) for name in ("Ann", "Bob")]
        server.hub.bots.choose = think_long  # type: ignore[method-assign,assignment]
        table = await start(seated, "mephisto", bots=["imp", "imp"], options=TEAMS)
        live = server.hub.tables[table]
        live.listing.schedule()
        assert live.listing._pending is not None
        before = live.listing._pending.at
        await seated[0].do("say", table, text="attack the left lane", team=True)
        assert live.listing._pending.at == before
        await seated[0].do("say", table, text="Good luck!")
        assert live.listing._pending.at > before


async def test_nobody_can_compute_what_a_bot_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables that everybody sees the same of, up to there: their secrets make the seeds."""
    first = await night_with_a_bot(tmp_path / "one", monkeypatch, [])
    drawn = random.Random.randbytes

    def draw_other_secrets(rng: random.Random, size: int) -> bytes:
        made = drawn(rng, size)
        return made[::-1] if size == store.SECRET_BYTES else made

    monkeypatch.setattr(random.Random, "randbytes", draw_other_secrets)
    other = await night_with_a_bot(tmp_path / "other", monkeypatch, [])
    for name in ("questions", "hints"):
        assert not {seed for seed, _ in first[name]} & {seed for seed, _ in other[name]}
    assert not set(first["delays"]) & set(other["delays"])


async def test_what_a_bot_imagines_nobody_else_can(tmp_path: Path) -> None:
    result: list[tuple[dict[str, Any], dict[str, object]]] = []
    async with running(tmp_path) as server:
        ann = await Person.connect(server, "Ann")

        async def choose(request: BotRequest, _owner: Owner = NOBODY) -> str:
            live = server.hub.tables[table]
            public = live.session.running.imagine(live.session.running.state.player)
            result.append((request.position, public.save()))
            return public.legal()[0].text

        server.hub.bots.choose = choose  # type: ignore[method-assign,assignment]
        table = await table_for(ann, "dicke-daemonen", players=2, bots=["imp"])
        await ann.say(type="watch", table=table)
        await ready([ann], table)
        await play_on([ann], table, 6)
    assert result
    assert all(imagined != public for imagined, public in result)


TEAMS = {"teams": True}
LOUD: list[tuple[str, dict[str, Any]]] = [
    ("say", {"text": "attack the left lane", "team": True}),
    ("say", {"text": "and keep the favor", "team": True}),
    ("prefer", {"seat": 0, "question": PREFERRED, "answer": "first"}),
    ("prefer", {"seat": 0, "question": PREFERRED, "answer": ""}),
]


async def test_what_a_team_whispers_reaches_nobody_else_in_any_form(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loud = await evening(tmp_path / "loud", monkeypatch, LOUD)
    quiet = await evening(tmp_path / "quiet", monkeypatch, [])
    for first, other in zip(loud, quiet, strict=True):
        assert len(first) == len(other)
        for message, item in zip(first, other, strict=True):
            at = next((n for n, (a, b) in enumerate(zip(message, item, strict=False)) if a != b), 0)
            assert message == item, (
                message[max(0, at - 80) : at + 80],
                item[max(0, at - 80) : at + 80],
            )
    assert len(loud[0]) > 20
