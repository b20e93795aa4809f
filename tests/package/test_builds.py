"""Pure and compiled: what is compiled, and that the same seed gives the same game."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import hatch_build
import pandemonium as pm
from pandemonium.engine.version import is_compiled

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
GAMES = [name for name in pm.games() if pm.about(name).package.startswith("pandemonium.")]
PROGRAM = """
import hashlib, json, sys
import pandemonium as pm
from pandemonium.arena.simulate import SimulationPlan, run_batch
from pandemonium.engine.version import is_compiled

def shown(state):
    seats = [None, *range(state.game.players)]
    seen = [[event.seen_by(seat) for event in state.events] for seat in seats]
    views = [state.view(seat) for seat in seats]
    plans = [
        [plan.key, [action.text for action in plan.actions], plan.args] for plan in state.plans()
    ]
    asked = state.question and [state.question.to_json(), plans]
    legal = [
        [action.text, state.touches(action), state.details(action)] for action in state.legal()
    ]
    return json.dumps([state.save(), views, seen, asked, legal, state.returns])

def walk(game):
    lots = pm.Chance(5)
    state = game.start(5, recording=True)
    digest = hashlib.sha256(shown(state).encode())
    while not state.over and state.ply < 150:
        state.events = []
        legal = state.legal()
        state.apply(legal[lots.below(len(legal))])
        digest.update(json.dumps(state.save()).encode())
        if state.ply % 5 == 0 or state.over:
            digest.update(shown(state).encode())
        if not state.over:
            imagined = state.imagine(state.player, pm.Chance(state.ply))
            digest.update(json.dumps(imagined.save()).encode())
    return digest.hexdigest()

print(is_compiled())
for name in sys.argv[1:]:
    about = pm.about(name)
    for players in range(about.min_players, about.max_players + 1):
        print(name, players, walk(pm.game(name, players)))
        for vary in (False, True):
            tally = run_batch(SimulationPlan(name, players, {}, 1, vary, True), 0, 15)
            print(name, players, vary, hashlib.sha256("".join(tally.records).encode()).hexdigest())
"""


def played(path: Path | None) -> tuple[str, list[str]]:
    """Whether the build is compiled, and the checksums of many games."""
    environment = {**os.environ, "PYTHONPATH": str(path)} if path else dict(os.environ)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *GAMES],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    build, *sums = done.stdout.splitlines()
    return build, sums


@pytest.mark.skipif(not is_compiled(), reason="compares the compiled package with the sources")
def test_the_same_seed_gives_the_same_game_pure_and_compiled() -> None:
    compiled = played(None)
    pure = played(SOURCE)
    assert (compiled[0], pure[0]) == ("True", "False")
    assert compiled[1] == pure[1]
    assert compiled[1]


@pytest.mark.skipif(not is_compiled(), reason="looks at the compiled package")
def test_what_is_hot_is_compiled_and_the_rest_is_not() -> None:
    hot = set(hatch_build.modules(ROOT))
    for file in SOURCE.rglob("*.py"):
        if file.name == "__init__.py":
            continue
        module = ".".join(file.relative_to(SOURCE).with_suffix("").parts)
        spec = find_spec(module)
        assert spec is not None, module
        is_native = not str(spec.origin).endswith(".py")
        assert is_native == (file.relative_to(ROOT).as_posix() in hot), module


def test_the_names_that_are_left_out_are_there() -> None:
    names = {file.name for file in SOURCE.rglob("*.py")}
    assert names >= hatch_build.LEFT_OUT
    assert not {Path(module).name for module in hatch_build.modules(ROOT)} & hatch_build.LEFT_OUT


def test_no_type_of_the_schema_is_compiled() -> None:
    declared = [
        module
        for module in hatch_build.modules(ROOT)
        if "TypedDict)" in (ROOT / module).read_text(encoding="utf-8")
    ]
    assert declared == []  # mypyc drops what their lists hold


def test_a_client_is_rebuilt_when_its_sources_are_newer(tmp_path: Path) -> None:
    page = tmp_path / hatch_build.CLIENT / "index.html"
    source = tmp_path / "web" / "src" / "main.ts"
    for file in (page, source):
        file.parent.mkdir(parents=True)
    source.touch()
    assert not hatch_build.is_client_current(tmp_path)
    page.touch()
    os.utime(page, (1, 1))
    assert hatch_build.is_client_current(tmp_path)  # of a source distribution: times say nothing
    (tmp_path / ".git").mkdir()
    assert not hatch_build.is_client_current(tmp_path)
    os.utime(source, (1, 1))
    assert hatch_build.is_client_current(tmp_path)


def test_what_draws_lines_is_not_compiled() -> None:
    assert not [module for module in hatch_build.modules(ROOT) if "/lines/" in module]
