"""How attacks on a server affect people at another table.

    python -m bench.hostile                            all attacks, about 14 minutes
    python -m bench.hostile --attacks dear-pack,pings
    python -m bench.hostile --write                    and write the table into reliability.md

For each attack a server is started as in production (`pandemonium serve`, with limits, SQLite in a
temporary folder, loopback). Two people play at an ordinary table; another process attacks. Quiet
phases and attacks alternate. Prints medians over the phases: from sending a message until its
answer, and until the other person received it. All processes share this machine.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from pathlib import Path
from typing import Any

from bench.environments import COMPILED, ROOT, note
from bench.hostile.attack import Attack
from bench.hostile.catalogue import ATTACKS
from bench.hostile.guests import Account
from bench.hostile.honest import BotPlayers, Players, Times
from bench.hostile.report import HEAD, Result, details, result_phases, row, write_table
from bench.hostile.serving import ServerProcess
from pandemonium.server.storage.store import Store
from pandemonium.server.tables.identities import Identities

WARM_UP = 2.0  # seconds of play before the first phase
SETTLING = 15.0  # seconds, at most, for the server to finish what an attack asked for
BEGINNING = 0.3  # seconds of an attack before it is measured
STEP = 180.0  # seconds, at most, for one step of the attacker


class Attacker:
    """The attacking process."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, attack: Attack, url: str, folder: Path) -> "Attacker":
        """Start the process and wait until it is prepared."""
        file = folder / "facts.json"
        file.write_text(json.dumps(attack.facts), encoding="utf-8")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.hostile.attacker", attack.name, url, str(file)),
            stdin=PIPE, stdout=PIPE, cwd=ROOT,
        )  # fmt: skip
        attacker = cls(process)
        await attacker._answer()
        return attacker

    async def begin(self) -> None:
        """Start a phase."""
        await self._send("attack")

    async def rest(self) -> None:
        """End the phase and wait for its end."""
        await self._send("rest")
        await self._answer()

    async def finish(self) -> dict[str, Any]:
        """The totals of the attack."""
        await self._send("finish")
        return await self._answer()

    async def stop(self) -> None:
        """Stop the process."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def _send(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())
        await self._process.stdin.drain()

    async def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        async with asyncio.timeout(STEP):
            line = await self._process.stdout.readline()
        if not line:
            raise SystemExit("the attacker has failed")
        answer: dict[str, Any] = json.loads(line)
        return answer


async def measure(kind: type[Attack], args: argparse.Namespace) -> Result:
    """Measure one attack on a new server."""
    attack = kind({})
    with tempfile.TemporaryDirectory(prefix="pandemonium-") as temporary:
        folder = Path(temporary) / "data"
        accounts = await seed(attack, folder, args.pairs)
        server = ServerProcess(args.python, folder)
        try:
            await asyncio.to_thread(server.start, environment(args.python))
            return await measure_on(server, attack, accounts, args)
        finally:
            await asyncio.to_thread(server.stop)


async def seed(attack: Attack, folder: Path, phases: int) -> list[Account]:
    """Prepare the storage before the server starts; returns the accounts of two honest people."""
    store = await Store.open(str(folder))
    try:
        identities = Identities(store)
        people = [await identities.make(name) for name in ("Ada", "Bo")]
        await attack.seed_guests(store)
        await attack.seed(store, phases)
    finally:
        await store.close()
    return [Account(person.identity.id, person.token) for person in people]


async def measure_on(
    server: ServerProcess, attack: Attack, accounts: list[Account], args: argparse.Namespace
) -> Result:
    """Let people play, attack in phases, and compare."""
    attacker = await Attacker.start(attack, server.url, Path(args.folder))
    players = (BotPlayers if attack.slows_bots else Players)(server.url, accounts)
    tasks = [asyncio.create_task(server.watch_memory())]
    try:
        await players.start()
        playing = asyncio.create_task(players.play())
        tasks.append(playing)
        await asyncio.sleep(min(WARM_UP, args.seconds))
        times, notes = [], []
        for pair in range(args.pairs):
            note(f"  {attack.name}: pair {pair + 1} of {args.pairs}")
            if not await server.wait_until_idle(SETTLING):
                notes.append(f"pair {pair + 1}: the server was still busy when it became quiet")
            times.append(await measure_pair(players, attacker, args.seconds))
            if playing.done():
                playing.result()
        memory = server.memory()
        measured = await attacker.finish()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await attacker.stop()
        await players.close()
    refused = sum((person.guest.outcomes for person in players.people), Counter())
    notes += [f"honest people: {n} {what}" for what, n in refused.items() if "refused" in what]
    answered, delivered = result_phases(times)
    outcomes = Counter(measured["outcomes"])
    return Result(
        attack.name, attack.title, answered, delivered, memory, outcomes, measured["figures"], notes
    )


async def measure_pair(players: Players, attacker: Attacker, seconds: float) -> tuple[Times, Times]:
    """Measure a quiet phase and an attack."""
    quiet = players.new_times()
    await asyncio.sleep(seconds)
    players.new_times()
    await attacker.begin()
    await asyncio.sleep(min(BEGINNING, seconds))
    attacked = players.new_times()
    await asyncio.sleep(seconds)
    players.new_times()
    await attacker.rest()
    return quiet, attacked


def environment(python: Path) -> dict[str, str]:
    """The environment variables of the server; another interpreter uses its own packages."""
    variables = dict(os.environ)
    if python != Path(sys.executable):
        variables.pop("PYTHONPATH", None)
    return variables


async def run(args: argparse.Namespace) -> list[Result]:
    """Run the requested attacks; Ctrl-C stops after those that are done."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, task.cancel)
    results: list[Result] = []
    with contextlib.suppress(asyncio.CancelledError):
        for number, name in enumerate(args.attacks, 1):
            note(f"{name} ({number} of {len(args.attacks)}), load {os.getloadavg()[0]:.1f}")
            began = time.monotonic()
            try:
                results.append(await measure(ATTACKS[name], args))
            except TimeoutError:  # the others are measured all the same
                print(f"  {name}: the attacker did not answer; no figures", flush=True)
                continue
            note("\n".join(details(results[-1])))
            note(f"{row(results[-1])}\n  {time.monotonic() - began:.0f} s")
    return results


def attack_names(text: str) -> list[str]:
    """Parse names separated by commas."""
    names = text.split(",")
    if unknown := [name for name in names if name not in ATTACKS]:
        raise argparse.ArgumentTypeError(f"no attack {unknown[0]}; there are {', '.join(ATTACKS)}")
    return names


def parser() -> argparse.ArgumentParser:
    """The command-line parser."""
    usual = COMPILED if COMPILED.exists() else Path(sys.executable)
    made = argparse.ArgumentParser(
        "python -m bench.hostile",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument(
        "--attacks", type=attack_names, default=list(ATTACKS), metavar="A,B",
        help=f"which ones; all: {', '.join(ATTACKS)}",
    )  # fmt: skip
    made.add_argument("--pairs", type=int, default=5, help="of a quiet phase and an attack (5)")
    made.add_argument("--seconds", type=float, default=4.0, help="of each phase (4)")
    made.add_argument(
        "--python", type=Path, default=usual, help=f"the interpreter of the server ({usual})"
    )
    made.add_argument("--quick", action="store_true", help="one pair of half a second: does it run")
    made.add_argument("--write", action="store_true", help="the table into reliability.md")
    return made


def main() -> int:
    """Measure and print; returns 130 if interrupted. A missed goal isn't an error."""
    args = parser().parse_args()
    if args.quick:
        args.pairs, args.seconds = 1, 0.5
    with tempfile.TemporaryDirectory(prefix="pandemonium-") as args.folder:
        results = asyncio.run(run(args))
    rows = [row(result) for result in results]
    print("\n".join([HEAD, *rows]))
    if args.write and len(results) == len(args.attacks):
        write_table(rows)
    return 0 if len(results) == len(args.attacks) else 130


if __name__ == "__main__":
    raise SystemExit(main())
