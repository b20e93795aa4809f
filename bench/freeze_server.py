"""Freezes one of two servers (SIGSTOP): do its tables continue on the other?

    python -m bench.freeze_server --tables 6 --seconds 40

Two servers share a PostgreSQL database. People start games against bots on the first, then
reconnect to the second, so that the first still runs the bots. It is frozen and resumed after some
seconds. Measures the longest silence at a table meanwhile, then checks all entries like
`bench.kill_server`.
"""

import argparse
import asyncio
import os
import signal
import time
from typing import NamedTuple

from bench.kill_server import check_storage, settle, temporary_storage
from bench.online import LOST, Person, ServerProcess, play_tables, wait_until_up
from pandemonium.engine.registry import games

PACE = 0.5  # slow enough that no game ends before the server is stopped
BEGIN = 60.0  # seconds for all games to begin
AFTER = 10.0  # seconds of play after the server resumes


class Frozen(NamedTuple):
    """The results of a run."""

    silences: list[float]  # the longest of each table while its server was frozen, in seconds
    acknowledged: int
    faults: list[str]

    @property
    def longest(self) -> float:
        """The longest silence of all tables."""
        return max(self.silences)


async def freeze(place: str, tables: int, seconds: float) -> Frozen:
    """Play, freeze and resume a server; then check what is stored."""
    first, second = ServerProcess(place, PACE), ServerProcess(place, PACE)
    for served in (first, second):
        served.start()
        await wait_until_up(served.url)
    people = [Person([first.url], f"p{number}", number) for number in range(tables)]
    for person in people:
        await person.register()
    tasks = [asyncio.create_task(person.play()) for person in people]
    for number, person in enumerate(people):
        game = list(games())[number % len(games())]
        tasks.append(asyncio.create_task(play_tables([person], [game], ["random"])))
    async with asyncio.timeout(BEGIN):
        while not all(person.prompt is not None for person in people):
            await asyncio.sleep(0.05)
    for person in people:
        await _move(person, second)
    await asyncio.sleep(2.0)
    silences = await _stop_for(first, people, seconds)
    await asyncio.sleep(AFTER)
    await settle(people, tasks)
    for served in (first, second):
        served.stop()
    inspection = await check_storage(place, people)
    faults = inspection.faults + [
        f"acknowledged and not there: {message}" for message in inspection.missing
    ]
    return Frozen(silences, inspection.acknowledged, faults)


async def _move(person: Person, served: ServerProcess) -> None:
    """Reconnect a person to another server."""
    person.urls = [served.url]
    if person.socket is not None:
        try:
            await person.socket.close()
        except LOST:
            person.socket = None


async def _stop_for(served: ServerProcess, people: list[Person], seconds: float) -> list[float]:
    """Freeze a server; returns the longest silence of each table meanwhile."""
    pid = served.process.pid
    assert pid is not None
    silences = [0.0] * len(people)
    os.kill(pid, signal.SIGSTOP)
    stopped = time.monotonic()
    try:
        while time.monotonic() < stopped + seconds:
            await asyncio.sleep(0.02)
            for number, person in enumerate(people):
                silent = time.monotonic() - max(person.last_news, stopped)
                silences[number] = max(silences[number], silent)
    finally:
        os.kill(pid, signal.SIGCONT)
    return silences


def main() -> int:
    """Print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=40.0)
    given = parser.parse_args()
    with temporary_storage(is_postgres=True) as place:
        result = asyncio.run(freeze(place, given.tables, given.seconds))
    print(f"stopped for {given.seconds:.0f} s; acknowledged {result.acknowledged}")
    print(
        "longest silence at each table:",
        ", ".join(f"{silence:.1f} s" for silence in result.silences),
    )
    for fault in result.faults:
        print(fault)
    return 1 if result.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
