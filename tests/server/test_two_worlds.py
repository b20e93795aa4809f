"""Two servers that differ only in what one person cannot know: every byte over real sockets.

Both run here, on real ports, with the same ids, secrets and time. One person (`watcher`) and a
spectator reach them through taps that note every byte that comes back, by HTTP and by WebSocket.
A game begins alike in both; then, in the second, all that the watcher cannot know is dealt again.
From there people and scripted bots do in the second what the watcher saw them do in the first, with
the same dice and cards. Until something hidden comes to light, both taps must hold the same bytes.
"""

import asyncio
import contextlib
import itertools
import random
import re
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import pandemonium as pm
from pandemonium.engine.action import Action
from pandemonium.engine.state import State
from pandemonium.server.app import GracefulServer
from pandemonium.server.storage import store
from pandemonium.server.tables import devices, identities, secret_codes
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.table.commands.playing import questions_of
from pandemonium.table.session import TableSession
from pandemonium.table.summary import Summary
from pandemonium.testing.coupling import ChanceCall, FollowingChance, LeadingChance, card_names
from pandemonium.testing.information_leak import MAX_TRIED, difference, received
from pandemonium.testing.random_play import without_chance
from tests.server.network import Guest, Line, served
from tests.server.people import until

HERE = "127.0.0.1"
NOW = 1_000_000.0
PUBLIC = "http://games.example.org"
PEOPLE = ("Ann", "Bob", "Cyd")
SPECTATOR = "Zoe"
ALIKE = 7  # after fewer plies than this the worlds part
UNDOES, LEAVES, TALKS = 0.2, 0.06, 0.1  # how often, after or before a step
OFFERS = 0.7  # above this, somebody asks to undo
# What depends on the second, or on a number that a client draws at random for its handshake.
PASSING = re.compile(rb"(?i)\r\n(date|sec-websocket-accept): [^\r]*")


SWITCHED = b"HTTP/1.1 101"  # a WebSocket from there on


class Following(FollowingChance):
    """The same dice and cards; a die that was given counts as rolled, so no roll is taken back."""

    def _same(self, kind: str, bound: int) -> int:
        self.counter += 1
        return super()._same(kind, bound)

    def draw(self, cards: list[int]) -> int:
        """The card that the other one gave."""
        self.counter += 1
        return super().draw(cards)

    def clone(self) -> pm.Chance:
        """An independent copy that will follow the same calls."""
        copy = Following(0, self.name, self.strays)
        copy.copy_position(self)
        copy.follow([*self.dice, *self.draws])
        copy.differed, copy.displaced, copy.drawn = self.differed, self.displaced[:], self.drawn
        return copy


class Tap:
    """A way to a server on which every byte that comes back is noted."""

    def __init__(self, port: int) -> None:
        """To this port."""
        self.port = port
        self.noted: list[bytearray] = []  # one for each connection

    @contextlib.asynccontextmanager
    async def open(self) -> Any:
        """The address of the tap, for as long as the block lasts."""
        door = await asyncio.start_server(self._pass_on, HERE, 0)
        try:
            yield f"http://{HERE}:{door.sockets[0].getsockname()[1]}"
        finally:
            door.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(HERE, self.port)
        self.noted.append(bytearray())
        ways = (_pump(reader, there[1]), _pump(there[0], writer, self.noted[-1]))
        await asyncio.gather(*ways, return_exceptions=True)

    def received(self) -> list[bytes]:
        """Everything so far: by WebSocket, and by HTTP, over however many connections."""
        noted = [PASSING.sub(b"", bytes(item)) for item in self.noted]
        sockets = [item for item in noted if item.startswith(SWITCHED)]
        return [*sockets, b"".join(item for item in noted if not item.startswith(SWITCHED))]


async def _pump(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, noted: bytearray | None = None
) -> None:
    while some := await reader.read(1 << 16):
        if noted is not None:
            noted += some
        writer.write(some)
    writer.close()


class World:
    """One server, its people, and the taps of those whom we listen to."""

    def __init__(
        self, server: GracefulServer, taps: dict[str, Tap], addresses: dict[str, str]
    ) -> None:
        """Nobody is there. Some have taps, at their own addresses."""
        server.config.ws_ping_interval = None  # such signs of life hold random numbers
        self.server = server.app.state.server
        self.url = f"http://{HERE}:{server.config.port}"
        self.taps = taps
        self.addresses = addresses
        self.keys = itertools.count(1)
        self.guests: dict[str, Guest] = {}
        self.lines: dict[str, Line] = {}
        self.feeds: dict[str, str] = {}
        self.script: asyncio.Queue[str] = asyncio.Queue()
        self.server.hub.now = lambda: NOW
        self.server.hub.bots.choose = lambda *_: self.script.get()

    async def gather(self, stack: contextlib.AsyncExitStack, people: list[str]) -> None:
        """Everybody comes, with a connection that stays."""
        for name in [*people, SPECTATOR]:
            self.guests[name] = await Guest.connect(self.addresses.get(name, self.url), name)
            link = (await self.guests[name].post("/api/me/feed")).json()["url"]
            self.feeds[name] = link.removeprefix(PUBLIC)
            self.lines[name] = await stack.enter_async_context(self.guests[name].socket())

    async def begin(self, game: str, people: list[str], bots: int) -> None:
        """They sit down and are ready; bots sit behind the host."""
        request = {"players": len(people) + bots, "bots": ["random"] * bots, "private": False}
        self.table = await self.guests[people[0]].table(game, **request)
        self.live: LiveTable = self.server.hub.tables[self.table]
        for name in self.lines:
            await self.watch(name)
            if name in people[1:]:
                await self.do(name, "sit")
        for name in people:
            await self.do(name, "ready")
        await until(lambda: self.live.session.status == "playing")

    @property
    def state(self) -> State:
        """The position as it is."""
        return self.live.session.running.state

    def who(self, seat: int) -> str:
        """Whose seat it is; empty for a bot's."""
        return self.live.session.seats[seat].name

    async def do(self, name: str, kind: str, **fields: Any) -> dict[str, Any]:
        """A command or a question, and its answer."""
        key = fields.pop("key", "") or f"k{next(self.keys)}"
        await self.lines[name].say(type=kind, key=key, table=self.table, **fields)
        return await self.lines[name].hear(key=key)

    async def act(self, seat: int, text: str) -> None:
        """A seat acts: its person over the socket, or the bot as scripted."""
        number = self.live.number
        if self.live.session.seats[seat].bot:
            self.script.put_nowait(text)
        else:
            answer = await self.do(self.who(seat), "act", seat=seat, actions=[text])
            assert answer["type"] == "done", answer
        await until(lambda: self.live.number > number)

    async def watch(self, name: str) -> None:
        """Somebody looks at all of the table; what others hear of it comes before anything else."""
        await self.lines[name].say(type="watch", table=self.table)
        await self.settle()

    async def settle(self) -> None:
        """Everybody has heard everything."""
        await self.live.listing.write_now()
        for line in self.lines.values():
            await line.say(type="ping")
        for line in self.lines.values():
            await line.hear("pong")


class Pair:
    """The real world, and one that the watcher cannot tell from it."""

    def __init__(self, worlds: list[World], watcher: str, seed: int) -> None:
        """Still alike."""
        self.real, self.other = worlds
        self.worlds = worlds
        self.watcher = watcher
        self.rng = random.Random(seed)
        self.seed = seed
        session = self.real.live.session
        self.seat = next(n for n, place in enumerate(session.seats) if place.name == watcher)
        self.steps = 0
        self.differs = False
        self.end = ""

    def part(self) -> None:
        """From now on what the watcher cannot know is another in the second world."""
        for world in self.worlds:
            world.live.session.running.steps.clear()
        self.real.state.chance = pm.Chance(self.seed)
        other = self.other.state.imagine(self.seat, pm.Chance(self.seed + 1))
        other.chance = Following(self.seed + 2, card_names(other), lambda _: False)
        self.other.live.session.running.state = other
        self.differs = without_chance(self.real.state) != without_chance(other)

    @property
    def is_asking_bot(self) -> bool:
        """Whether a bot thinks already: it has been handed a position of the world as it was."""
        return bool(self.real.live.session.seats[self.real.state.player].bot)

    async def look(self) -> None:
        """The watcher and the spectator are sent the whole table."""
        for world in self.worlds:
            for name in (self.watcher, SPECTATOR):
                await world.watch(name)
        self.compare(revealed=False)

    async def alike(self, kind: str, name: str, **fields: Any) -> None:
        """Somebody does the same in both worlds; if it is not allowed, in both."""
        answers = [await world.do(name, kind, **fields) for world in self.worlds]
        assert answers[0]["type"] == answers[1]["type"], answers

    async def step(self) -> None:
        """One decision in both worlds, and what goes with it."""
        real, other = self.real.state, self.other.state
        seat, action = real.player, self.rng.choice(real.legal())
        tried, calls = self._rehearse(real, action)
        if tried.over:
            self.end = "over"
            return
        answer: Action | None = action
        if isinstance(other.chance, Following):
            other.chance.follow(calls)
            answer = self._answer(other, action, seat, tried)
        if answer is None:
            self.end = "nothing looks the same"
            return
        reveals = [world.state.reveals for world in self.worlds]
        await self.real.act(seat, action.text)
        await self.other.act(seat, answer.text)
        await self._people(seat)
        await self._secretly()
        await self._curiosity()
        self.compare(reveals != [world.state.reveals for world in self.worlds])

    def _rehearse(self, real: State, action: Action) -> tuple[State, list[ChanceCall]]:
        """Where the action leads in the real world, and which dice and cards it takes."""
        tried, leading = real.clone(), LeadingChance(0)
        if isinstance(real.chance, pm.SealedChance):  # before the worlds part they are alike
            tried.apply(action)
            return tried, []
        leading.copy_position(real.chance)
        tried.chance, tried.recording = leading, True
        tried.apply(action)
        return tried, leading.taken()

    def _answer(self, other: State, action: Action, seat: int, led: State) -> Action | None:
        """What looks the same to the watcher in the other world."""
        if other.is_legal(action):
            return action
        assert seat != self.seat, f"{action.text} is legal for the watcher in one world only"
        wanted = received(led, self.seat)
        for candidate in other.legal()[:MAX_TRIED]:
            tried = other.clone()
            tried.recording = True
            tried.apply(candidate)
            if not tried.over and not difference(wanted, received(tried, self.seat)):
                return candidate
        return None

    async def _people(self, seat: int) -> None:
        """Somebody takes a step back, asks for one, talks, leaves, returns or is replaced."""
        session = self.real.live.session
        name, roll = self.real.who(seat), self.rng.random()
        if not name or name == self.watcher:
            return
        away = bool(session.seats[seat].bot)
        if away and session.running.state.player != seat:
            await self.alike("return", name, seat=seat)
        elif away:
            await self.alike("request-seat", SPECTATOR, seat=seat)
            await self.alike("decline", SPECTATOR, seat=seat, what="replace")
        elif roll > OFFERS:
            await self.alike("offer", name, seat=seat, what="undo")
        elif roll < UNDOES and not session.running.barrier_for(seat):
            await self.alike("undo", name, seat=seat)
        elif roll > OFFERS - TALKS:
            await self.alike("say", name, text=f"after ply {session.running.state.ply}")
        elif roll > OFFERS - TALKS - LEAVES:
            await self.alike("stand", name)

    async def _secretly(self) -> None:
        """In the second world alone somebody sets a default answer, and removes it again."""
        other = self.other
        waiting = [seat for seat in range(other.state.game.players) if seat != other.state.player]
        question = questions_of(other.state.game)[0]
        for seat, answer in itertools.product(waiting, ("first", "")):
            name = other.who(seat)
            if name and name != self.watcher:
                request = {"seat": seat, "question": question, "answer": answer}
                reply = await other.do(name, "prefer", key=f"secret{other.live.number}", **request)
                assert reply["type"] == "done", reply

    async def _curiosity(self) -> None:
        """The watcher and the spectator ask whatever can be asked."""
        text = self.rng.choice(self.real.state.game.actions).text
        roll = self.rng.randrange(6)
        table = self.real.table
        for world in self.worlds:
            await world.settle()
            guest, eyes = world.guests[self.watcher], world.guests[SPECTATOR]
            is_asked = world.state.player == self.seat
            seat = self.seat
            await guest.http.get(world.feeds[self.watcher])
            if roll == 0:
                await world.do(self.watcher, "why", seat=seat, what=text)
            elif roll == 1:
                await world.do(self.watcher, "consider", seat=seat, actions=[text])
            elif roll == 2:
                await world.do(self.watcher, "read", seat=seat, brief=text > "m")
                await world.do(SPECTATOR, "read")
                await world.do(self.watcher, "history", seat=seat, before=1000)
                await world.do(SPECTATOR, "history", before=10)
            elif roll == 3 and not is_asked:
                await world.do(self.watcher, "act", seat=seat, actions=[text])
            elif roll == 4:
                for path in ("", "/record", "/invite"):
                    await guest.http.get(f"/api/tables/{table}{path}")
                    await eyes.http.get(f"/api/tables/{table}{path}")
            else:
                for path in ("/api/me/tables", "/api/tables", "/api/me"):
                    await guest.http.get(path)

    def compare(self, revealed: bool) -> None:
        """Both worlds have sent the watcher and the spectator the same."""
        for name in (self.watcher, SPECTATOR):
            first, second = (world.taps[name].received() for world in self.worlds)
            if first == second:
                continue
            if revealed:
                self.end = "revealed"
            elif getattr(self.other.state.chance, "differed", 0):
                self.end = "other cards"
            else:
                raise AssertionError(f"{name} receives other bytes: {_where(first, second)}")
        if not self.end:
            self.steps += self.differs


def _where(first: list[bytes], second: list[bytes]) -> str:
    """The first place where two taps differ."""
    for mine, theirs in zip(first, second, strict=True):
        if mine != theirs:
            pairs = enumerate(zip(mine, theirs, strict=False))
            at = next((n for n, (a, b) in pairs if a != b), min(len(mine), len(theirs)))
            return f"\n{mine[max(0, at - 200) : at + 80]!r}\n{theirs[max(0, at - 200) : at + 80]!r}"
    return ""


def draw_the_same(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Ids, secrets and the time are from now on what they were after such a call."""
    rng = random.Random(seed)
    drawn = SimpleNamespace(
        token_hex=lambda size: rng.randbytes(size).hex(),
        token_urlsafe=lambda size: rng.randbytes(size).hex(),
        token_bytes=rng.randbytes,
        choice=rng.choice,
    )
    for module in (identities, store, secret_codes, devices):
        monkeypatch.setattr(module, "secrets", drawn)
    for module in (identities, store):
        monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: NOW))


async def play(
    place: Path, monkeypatch: pytest.MonkeyPatch, game: str, seeds: range, plies: int
) -> list[Pair]:
    """Play games in two worlds; how far they could not be told apart."""
    async with (
        served(place / "real", public_url=PUBLIC) as real,
        served(place / "other", public_url=PUBLIC) as other,
    ):
        return [await play_one([real, other], monkeypatch, game, seed, plies) for seed in seeds]


async def play_one(
    servers: list[GracefulServer], monkeypatch: pytest.MonkeyPatch, game: str, seed: int, plies: int
) -> Pair:
    """Play one game, with new people."""
    most = pm.about(game).max_players
    people = list(PEOPLE[: 2 if most < 4 else 2 + seed % 2])
    watcher = people[seed // 2 % len(people)]
    async with contextlib.AsyncExitStack() as stack:
        worlds = []
        for server in servers:
            draw_the_same(monkeypatch, seed)
            taps = {item: Tap(server.config.port) for item in (watcher, SPECTATOR)}
            addresses = {
                first: await stack.enter_async_context(tap.open()) for first, tap in taps.items()
            }
            worlds.append(World(server, taps, addresses))
            await worlds[-1].gather(stack, people)
            await worlds[-1].begin(game, people, bots=int(most > 2))
        pair = Pair(worlds, watcher, seed)
        await pair.look()
        while not pair.end and (pair.real.state.ply < seed % ALIKE or pair.is_asking_bot):
            await pair.step()
        if not pair.end:
            pair.part()
            await pair.look()
        for _ in range(plies):
            if not pair.end:
                await pair.step()
        return pair


def coverage(pairs: list[Pair]) -> tuple[int, Counter[str]]:
    """After how many steps worlds that differ could not be told apart, and why pairs ended."""
    return sum(pair.steps for pair in pairs), Counter(pair.end for pair in pairs)


async def test_nobody_can_tell_two_worlds_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps, ends = coverage(await play(tmp_path, monkeypatch, "mephisto", range(3), plies=8))
    assert steps >= 5, ends


@pytest.mark.slow
@pytest.mark.parametrize("game", [name for name in pm.games() if pm.about(name).hides])
async def test_nobody_can_tell_two_worlds_apart_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    steps, ends = coverage(await play(tmp_path, monkeypatch, game, range(20), plies=80))
    assert steps >= 20, ends  # a hand of poker is over after a few


async def test_a_leak_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = TableSession.summary

    def telling(session: TableSession, seat: int | None) -> Summary:
        shown = plain(session, seat)
        shown["name"] = str([session.view(seat) for seat in range(len(session.seats))])
        return shown

    monkeypatch.setattr(TableSession, "summary", telling)
    with pytest.raises(AssertionError, match="receives other bytes"):
        await play(tmp_path, monkeypatch, "mephisto", range(1), plies=1)
