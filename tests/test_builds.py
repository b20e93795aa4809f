"""Pure and compiled: the same seed gives the same game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pandemonium.engine.version import is_compiled

SOURCE = Path(__file__).parent.parent / "src"
PROGRAM = """
import hashlib, sys
import pandemonium as pm
from pandemonium.arena.simulate import Plan, run_batch
from pandemonium.engine.version import is_compiled
print(is_compiled())
for name in sys.argv[1:]:
    game = pm.game(name)
    for players in range(game.min_players, game.max_players + 1):
        for vary in (False, True):
            tally = run_batch(Plan(name, players, {}, 1, vary, True), 0, 60)
            print(name, players, vary, hashlib.sha256("".join(tally.records).encode()).hexdigest())
"""


def records(path: Path | None, games: list[str]) -> tuple[str, list[str]]:
    """Whether the build is compiled, and the checksums of many records."""
    environment = {**os.environ, "PYTHONPATH": str(path)} if path else dict(os.environ)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *games],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    build, *sums = done.stdout.splitlines()
    return build, sums


@pytest.mark.skipif(not is_compiled(), reason="compares the compiled package with the sources")
def test_the_same_seed_gives_the_same_game_pure_and_compiled() -> None:
    import pandemonium as pm

    games = [name for name in pm.games() if pm.game(name).about.package.startswith("pandemonium.")]
    compiled = records(None, games)
    pure = records(SOURCE, games)
    assert (compiled[0], pure[0]) == ("True", "False")
    assert compiled[1] == pure[1]
    assert compiled[1]
