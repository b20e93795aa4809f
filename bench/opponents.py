"""`make bench-opponents`: archdemon against OpenSpiel's search in Python, with equal time per move.

Our two-player games, every seed from both seats, on all cores.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import pandemonium as pm
from bench import environments as env
from bench.run import is_ours
from pandemonium.engine.confidence import interval

GOALS = {"lets-summon-demons": 60}  # percent of the games; 75 for the others
DEFAULT_GOAL = 75
SECONDS = "0.05"


def play_all(python: Path, name: str, games: int, jobs: int) -> dict[str, float]:
    """Play in several processes; returns their summed counts."""
    package = subprocess.run(
        [str(env.COMPILED), "-c", "import site; print(site.getsitepackages()[0])"],
        capture_output=True, text=True, check=True,
    ).stdout.strip()  # fmt: skip
    share = games // jobs
    processes = [
        subprocess.Popen(
            [str(python), str(env.ROOT / "bench/spiel_match.py"), name, str(share), SECONDS,
             str(1000 + job * share)],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": package},
        )
        for job in range(jobs)
    ]  # fmt: skip
    total: dict[str, float] = {}
    for process in processes:
        out, _ = process.communicate()
        if process.returncode:
            raise RuntimeError(f"a match of {name} failed")
        for key, value in json.loads(out.splitlines()[-1]).items():
            total[key] = total.get(key, 0.0) + value
    return total


def main() -> None:
    """Play all games and print the win rates."""
    parser = argparse.ArgumentParser(description="Play against OpenSpiel's search.")
    parser.add_argument("--games", type=int, default=200, help="of each kind (default: 200)")
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    python = env.environment("open_spiel", "open_spiel>=2,<3")
    if python is None:
        sys.exit(1)
    for name in args.game or [game for game in pm.games() if is_ours(game)]:
        env.note(f"{name} ...")
        totals = play_all(python, name, args.games, args.jobs)
        games, won = int(totals["games"]), totals["won"]
        low, high = interval(round(won), games)
        each = 1000 / totals["plies"]
        print(
            f"{name:20} archdemon wins {100 * won / games:.1f} % of {games} games "
            f"({100 * low:.1f} to {100 * high:.1f}; goal {GOALS.get(name, DEFAULT_GOAL)}); "
            f"milliseconds a decision: {2 * each * totals['ours']:.0f} and "
            f"{2 * each * totals['theirs']:.0f}",
            flush=True,
        )


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Stopped.")
