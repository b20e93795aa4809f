"""`make bench`: decisions, games, search iterations and copies per second, pure and compiled.

Rounds of the builds alternate and the best of each counts, which reduces noise. The yardstick is a
C++ game of OpenSpiel driven from Python.
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path

import pandemonium as pm
from bench import environments as env

FIGURES = ("python", "loop", "games", "clones", "search")
COLUMNS = ("from Python/s", "own loop/s", "games/s", "search/s", "clone us", "bytes")
YARDSTICK = "crazy_eights"
GOALS = {  # decisions per second, compiled, in our own loop on one core
    "dice-summoners": 600_000,
    "dicke-daemonen": 800_000,
    "lets-summon-demons": 800_000,
    "mephisto": 600_000,
}
FROM_PYTHON = {"lets-summon-demons": 1.6}  # times the yardstick


@dataclass
class Row:
    """One game with this many players: the figures by build."""

    game: str
    players: int
    builds: dict[str, dict[str, float]] = field(default_factory=dict)


def measure_game(name: str, players: int, seconds: float, rounds: int) -> Row:
    """Measure all builds in alternating rounds."""
    builds = {"pure": env.PURE}
    if env.COMPILED.is_file():
        builds["compiled"] = env.COMPILED
    measured: dict[str, list[dict[str, float]]] = {build: [] for build in builds}
    for _ in range(rounds):
        for build, python in builds.items():
            figures = env.measure(python, "worker.py", name, str(players), str(seconds))
            measured[build].append(figures)
    row = Row(name, players)
    for build, done in measured.items():
        row.builds[build] = {figure: env.best(done, figure) for figure in FIGURES}
        row.builds[build]["bytes"] = done[0]["bytes"]
    return row


def measure_yardstick(seconds: float, rounds: int) -> dict[str, float] | None:
    """Measure OpenSpiel's game; None if it can't be installed."""
    python = env.environment("open_spiel", "open_spiel>=2,<3")
    if python is None:
        return None
    done = [env.measure(python, "spiel.py", YARDSTICK, str(seconds)) for _ in range(rounds)]
    return {"python": env.best(done, "python"), "version": done[0]["version"]}


def table(rows: list[Row]) -> list[str]:
    """The rows as lines of text."""
    columns = "".join(f"{column:>15}" for column in COLUMNS)
    lines = [f"{'game':20}{'players':>8} {'build':9}{columns}"]
    for row in rows:
        for build, best in row.builds.items():
            lines.append(
                f"{row.game:20}{row.players:>8} {build:9}"
                f"{best['python']:15,.0f}{best['loop']:15,.0f}{best['games']:15,.0f}"
                f"{best['search']:15,.0f}{1e6 / best['clones']:15.2f}{best['bytes']:15,.0f}"
            )
    return lines


def ratios(rows: list[Row], yardstick: dict[str, float] | None) -> list[str]:
    """The speedup by compilation, compared with the goals and the yardstick."""
    lines = []
    for row in rows:
        if len(row.builds) < 2:
            continue
        pure, compiled = row.builds["pure"], row.builds["compiled"]
        gain = compiled["loop"] / pure["loop"]
        text = f"{row.game:20}{row.players:>8}  compiled / pure {gain:5.1f}"
        if row.game in GOALS:
            goal = GOALS[row.game]
            text += f"   own loop / goal of {goal / 1e6:.1f} M {compiled['loop'] / goal:5.2f}"
        if yardstick:
            text += f"   from Python / {YARDSTICK} {compiled['python'] / yardstick['python']:5.2f}"
        if yardstick and row.game in FROM_PYTHON:
            text += f" (goal {FROM_PYTHON[row.game]})"
        lines.append(text)
    return lines


def main() -> None:
    """Measure all games and print."""
    parser = argparse.ArgumentParser(description="Measure the games, pure and compiled.")
    parser.add_argument("--quick", action="store_true", help="one short round")
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    parser.add_argument("--json", metavar="FILE", help="write all figures to a file")
    args = parser.parse_args()
    seconds, rounds = (0.3, 1) if args.quick else (0.7, 3)
    rows = []
    for name in args.game or [game for game in pm.games() if is_ours(game)]:
        game = pm.game(name)
        for players in range(game.min_players, game.max_players + 1):
            env.note(f"{name}, {players} players ...")
            rows.append(measure_game(name, players, seconds, rounds))
    yardstick = measure_yardstick(seconds, rounds)
    print("Decisions per second of random play, driven from Python and in our own loop:\n")
    print("\n".join(table(rows)))
    if yardstick:
        print(f"\nOpenSpiel {yardstick['version']}, C++ {YARDSTICK} driven from Python: ", end="")
        print(f"{yardstick['python']:,.0f} decisions/s\n")
    print("\n".join(ratios(rows, yardstick)))
    if not args.game:
        print_layouts(5 if args.quick else 50)
    if args.json:
        result = {"rows": [asdict(row) for row in rows], YARDSTICK: yardstick}
        Path(args.json).write_text(json.dumps(result, indent=2), encoding="utf-8")


def print_layouts(layouts: int) -> None:
    """Print the setup times of boards; goals are 50 ms for a preset, 200 ms for others."""
    print("\nSetting up a board of Dicke Dämonen, milliseconds of computing:")
    for build, python in (("pure", env.PURE), ("compiled", env.COMPILED)):
        if python.is_file():
            figures = env.measure(python, "layouts.py", str(layouts))
            print(f"  {build:9}" + "".join(f"   {name} {ms:.1f}" for name, ms in figures.items()))


def is_ours(name: str) -> bool:
    """Whether the game is part of the package."""
    return pm.game(name).about.package.startswith("pandemonium.")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Stopped.")
