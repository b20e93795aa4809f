"""`make bench-peers`: random play of Leduc poker, ours beside other libraries, in one run.

Everybody plays the same game on one core, each in an environment of its own: ours as it stands and
compiled (engine and game in one build), OpenSpiel's C++ game from Python, in a C++ loop of whole
games and in its quickest one (rollouts of its search), RLCard and PettingZoo. Rounds alternate, and
the best of each counts. A rollout is a game played on from the first decision, a search one over
information sets with a fresh world and one rollout an iteration.
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

SLOW = ("ours, pure", "RLCard", "PettingZoo")  # far behind: a few rounds are enough
SLOW_ROUNDS = 2

Contender = Callable[[], dict[str, float]]


def ours(python: Path, path: str, seconds: str) -> Contender:
    """Our game in one build."""
    return lambda: env.measure(python, "worker.py", GAME, "2", seconds, "rollouts", path=path)


def peer(name: str, packages: list[str], script: str, *args: str) -> Contender | None:
    """Another library in an environment of its own; None if it cannot be had."""
    python = env.environment(name, *packages)
    return None if python is None else lambda: env.measure(python, script, *args)


def build_compiled(folder: Path) -> str | None:
    """Engine and game compiled together; where they are, or None without a compiler."""
    if hatch_build.compiler() is None:
        env.note("compiled ours is left out: there is no C compiler")
        return None
    env.note("compiling the engine and Leduc together (about 15 s) ...")
    command = [str(env.PURE), "-m", "bench.build_leduc", str(folder)]
    subprocess.run(command, check=True, capture_output=True, cwd=env.ROOT)
    return str(folder / "src")


def contenders(folder: Path, seconds: str) -> dict[str, Contender]:
    """Everybody who can be measured here."""
    found: dict[str, Contender | None] = {
        "ours, pure": ours(env.PURE, f"{env.ROOT / 'src'}:{LEDUC}", seconds)
    }
    compiled = build_compiled(folder)
    if compiled:
        found["ours, compiled"] = ours(env.PURE, compiled, seconds)
    spiel = ["open_spiel>=2,<3"]
    found["OpenSpiel"] = peer("open_spiel", spiel, "spiel.py", "leduc_poker", seconds, "loops")
    found["RLCard"] = peer("rlcard", ["rlcard>=1.2,<2"], "others.py", "rlcard", seconds)
    zoo = ["pettingzoo[classic]>=1.25,<2"]
    found["PettingZoo"] = peer("pettingzoo", zoo, "others.py", "pettingzoo", seconds)
    return {name: contender for name, contender in found.items() if contender is not None}


def report(measured: dict[str, list[dict[str, float]]]) -> None:
    """Decisions and rollouts per second, and ours in units of OpenSpiel."""
    names = ("python", "loop", "rollouts", "search", "search_in_python")
    titles = ("from Python/s", "own loop/s", "rollouts/s", "search/s", "Python's/s")
    print(f"{'Leduc poker, random play':28}" + "".join(f"{title:>15}" for title in titles))
    found: dict[str, dict[str, float]] = {}
    for name, rounds in measured.items():
        found[name] = {one: env.best(rounds, one) for one in names if one in rounds[0]}
        version = f" {rounds[0]['version']}" if "version" in rounds[0] else ""
        figures = (
            f"{found[name][one]:15,.0f}" if one in found[name] else f"{'-':>15}" for one in names
        )
        print(f"{name + version:28}" + "".join(figures))
    if "OpenSpiel" in found and "ours, compiled" in found:
        print_ratios(found["ours, compiled"], found["OpenSpiel"])


def print_ratios(mine: dict[str, float], theirs: dict[str, float]) -> None:
    """How ours compares, like with like."""
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
    """Measure everybody, taking turns, and print."""
    parser = argparse.ArgumentParser(description="Measure Leduc poker beside other libraries.")
    parser.add_argument("--quick", action="store_true", help="one short round")
    args = parser.parse_args()
    # Many short rounds find a quiet moment.
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
