"""Simulations end when asked to, and take no more processes than are useful."""

import os
import signal
import subprocess
import sys
import time
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.arena.simulate import ArenaError, SimulationPlan, max_jobs, simulate
from pandemonium.cli import main
from pandemonium.engine import registry

GAME = "lets-summon-demons"
COMMAND = [sys.executable, "-m", "pandemonium", "simulate", GAME, "-n", "10000000", "--jobs", "2"]
needs_proc = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="no /proc there")


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test depends on the language or the folder of the developer."""
    monkeypatch.setenv("PANDEMONIUM_LANG", "en")
    monkeypatch.chdir(tmp_path)


def children(parent: int) -> list[int]:
    """The processes that this one has started."""
    return [
        int(number)
        for task in Path(f"/proc/{parent}/task").iterdir()
        for number in (task / "children").read_text(encoding="utf-8").split()
    ]


def is_alive(number: int) -> bool:
    """Whether the process still does anything."""
    try:
        status = Path(f"/proc/{number}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def started() -> tuple["subprocess.Popen[str]", list[int]]:
    """A simulation without an end, with its workers at work."""
    process = subprocess.Popen(
        [*COMMAND, "--records", "all.records"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 60
    records = Path("all.records")
    while not (records.is_file() and records.stat().st_size) and time.monotonic() < deadline:
        time.sleep(0.05)
    return process, children(process.pid)


@needs_proc
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_ends_the_workers_and_reports_what_was_done(number: int) -> None:
    process, workers = started()
    assert len(workers) == 2
    process.send_signal(number)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "games/s" in out
    assert "Interrupted after" in err
    assert "Traceback" not in err
    assert not any(map(is_alive, workers))


@needs_proc
def test_workers_do_not_outlive_a_parent_that_was_killed() -> None:
    process, workers = started()
    process.kill()
    process.communicate(timeout=60)
    deadline = time.monotonic() + 60
    while any(map(is_alive, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(is_alive, workers))


@needs_proc
def test_there_are_no_more_workers_than_are_useful() -> None:
    tallies = simulate(SimulationPlan(GAME, 2, {}), 10_000_000, 1_000_000)
    before = children(os.getpid())
    next(tallies)
    workers = set(children(os.getpid())) - set(before)
    assert 1 < len(workers) <= max_jobs()
    tallies.close()
    assert not any(map(is_alive, workers))


@needs_proc
def test_a_worker_that_was_killed_is_missed() -> None:
    before = children(os.getpid())
    tallies = simulate(SimulationPlan(GAME, 2, {}), 10_000_000, 2)
    next(tallies)
    for worker in set(children(os.getpid())) - set(before):
        os.kill(worker, signal.SIGKILL)
    with pytest.raises(ArenaError) as refused:
        list(tallies)
    assert refused.value.key == "worker-killed"


def test_what_goes_wrong_in_a_worker_goes_wrong_here() -> None:
    with pytest.raises(pm.OptionError, match="souls"):
        list(simulate(SimulationPlan(GAME, 2, {"souls": -1}), 1000, 2))


def test_a_small_simulation_needs_no_workers() -> None:
    assert sum(tally.games for tally in simulate(SimulationPlan(GAME, 2, {}), 3, 8)) == 3


# ---------------------------------------------------------------------- packages of others


@pytest.fixture
def broken_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games more, of which nothing works."""
    announced = dict(registry._announced())
    for name, value in (("aaa", "no.such.package:GAME"), ("zzz", "json:dumps")):
        announced[name] = EntryPoint(name, value, registry.GROUP)
    monkeypatch.setattr(registry, "_announced", lambda: announced)


@pytest.mark.usefixtures("broken_games")
@pytest.mark.parametrize("command", ["games", "schema", "completion bash"])
def test_a_broken_game_is_named_and_left_out(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.split()) == 0
    listed = capsys.readouterr()
    assert GAME in listed.out
    assert "aaa" not in listed.out
    assert "'aaa' is installed but cannot be loaded: ModuleNotFoundError" in listed.err
    assert "'zzz' is installed but cannot be loaded" in listed.err
    assert listed.err.count("\n") == 2


@pytest.mark.usefixtures("broken_games")
def test_a_broken_game_that_is_asked_for_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "rules", "cards", "simulate", "schema"):
        assert main([command, "aaa"]) == 2
        assert "cannot be loaded" in capsys.readouterr().err
    with pytest.raises(pm.PandemoniumError, match="cannot be loaded"):
        pm.game("zzz")


def test_a_broken_command_spoils_no_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = EntryPoint("shuffle", "no.such.package", "pandemonium.commands")
    monkeypatch.setattr("pandemonium.cli.game_commands.entry_points", lambda **_: [broken])
    assert main(["games"]) == 0
    with pytest.raises(SystemExit) as helped:
        main(["--help"])
    assert helped.value.code == 0
    assert "shuffle" in capsys.readouterr().out
    assert main(["shuffle", "--hard", "now"]) == 2
    assert "the command 'shuffle'" in capsys.readouterr().err
