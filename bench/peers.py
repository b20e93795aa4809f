"""`make bench-peers`: random play of Leduc poker, ours and other libraries, in one run.

All play the same game on one core, each in its own environment: ours pure and compiled (engine and
game in one build), OpenSpiel's C++ game from Python, in a C++ loop of whole games and in its
fastest loop (rollouts of its search), RLCard and PettingZoo. Rounds alternate; the best of each
counts. A rollout is a random game from the first decision; a search iteration samples a
determinization and plays one rollout.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import hatch_build
from bench import environments as env

LEDUC = env.ROOT / "examples/leduc/src"
GAME = "leduc:GAME"

SLOW = ("ours, pure", "RLCard", "PettingZoo")  # much slower: a few rounds suffice
SLOW_ROUNDS = 2

Contender = Callable[[], dict[str, float]]


def ours(python: Path, path: str, seconds: str) -> Contender:
    """Our game, in one build."""
    return lambda: env.measure(python, "worker.py", GAME, "2", seconds, "rollouts", path=path)


def peer(name: str, packages: list[str], script: str, *args: str) -> Contender | None:
    """Another library in its own environment; None if it can't be installed."""
    python = env.environment(name, *packages)
    return None if python is None else lambda: env.measure(python, script, *args)


def build_compiled(folder: Path) -> str | None:
    """Compile engine and game together; returns the path, or None without a compiler."""
    if hatch_build.compiler() is None:
        env.note("compiled ours is left out: there is no C compiler")
        return None
    env.note("compiling the engine and Leduc together (about 15 s) ...")
    command = [str(env.PURE), "-m", "bench.build_leduc", str(folder)]
    subprocess.run(command, check=True, capture_output=True, cwd=env.ROOT)
    return str(folder / "src")


def contenders(folder: Path, seconds: str) -> dict[str, Contender]:
    """All libraries that can be measured here."""
    candidates: dict[str, Contender | None] = {
        "ours, pure": ours(env.PURE, f"{env.ROOT / 'src'}:{LEDUC}", seconds)
    }
    compiled = build_compiled(folder)
    if compiled:
        candidates["ours, compiled"] = ours(env.PURE, compiled, seconds)
    spiel = ["open_spiel>=2,<3"]
    candidates["OpenSpiel"] = peer("open_spiel", spiel, "spiel.py", "leduc_poker", seconds, "loops")
    candidates["RLCard"] = peer(
        "rlcard", ["rlcard>=1.2,<2"], "rlcard_pettingzoo.py", "rlcard", seconds
    )
    zoo = ["pettingzoo[classic]>=1.25,<2"]
    candidates["PettingZoo"] = peer(
        "pettingzoo", zoo, "rlcard_pettingzoo.py", "pettingzoo", seconds
    )
    return {name: contender for name, contender in candidates.items() if contender is not None}


def report(measured: dict[str, list[dict[str, float]]]) -> None:
    """Print decisions and rollouts per second, and ours relative to OpenSpiel."""
    names = ("python", "loop", "rollouts", "search", "search_in_python")
    titles = ("from Python/s", "own loop/s", "rollouts/s", "search/s", "Python's/s")
    print(f"{'Leduc poker, random play':28}" + "".join(f"{title:>15}" for title in titles))
    best: dict[str, dict[str, float]] = {}
    for name, rounds in measured.items():
        best[name] = {column: env.best(rounds, column) for column in names if column in rounds[0]}
        version = f" {rounds[0]['version']}" if "version" in rounds[0] else ""
        figures = (
            f"{best[name][column]:15,.0f}" if column in best[name] else f"{'-':>15}"
            for column in names
        )
        print(f"{name + version:28}" + "".join(figures))
    if "OpenSpiel" in best and "ours, compiled" in best:
        print_ratios(best["ours, compiled"], best["OpenSpiel"])


def print_ratios(mine: dict[str, float], theirs: dict[str, float]) -> None:
    """Print ratios of comparable measurements."""
    for title, name, other, goal in (
        ("driven from Python", "python", "python", 3),
        ("loop of whole games", "loop", "loop", 1),
        ("random rollouts", "rollouts", "rollouts", 1),
        ("search in C++", "search", "search", 1),
        ("search in Python", "search", "search_in_python", 6),
    ):
        ratio = mine[name] / theirs[other]
        print(f"ours, compiled / OpenSpiel, {title + ':':22}{ratio:5.2f} (goal {goal})")


def main() -> None:
    """Measure all libraries in alternating rounds and print."""
    parser = argparse.ArgumentParser(description="Measure Leduc poker beside other libraries.")
    parser.add_argument("--quick", action="store_true", help="one short round")
    args = parser.parse_args()
    # Many short rounds reduce noise.
    seconds, rounds = ("0.5", 1) if args.quick else ("0.7", 8)
    with tempfile.TemporaryDirectory() as folder:
        everybody = contenders(Path(folder), seconds)
        measured: dict[str, list[dict[str, float]]] = {name: [] for name in everybody}
        for number in range(rounds):
            for name, contender in everybody.items():
                if number >= SLOW_ROUNDS and name in SLOW:
                    continue
                env.note(f"round {number + 1} of {rounds}: {name} ...")
                measured[name].append(contender())
    report(measured)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Stopped.")
