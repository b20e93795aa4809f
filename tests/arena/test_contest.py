"""Playing tournaments: with any workers, taken up again, until it is enough."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.arena.contest import STAGE, Contest
from pandemonium.arena.match import PlayedMatch, Thinking
from pandemonium.arena.simulate import ArenaError
from pandemonium.arena.tournament import Tournament, Unit, tournament
from tests.arena import bots

FILE = Path("results.jsonl")
DUEL = tournament("mephisto", ["random", "imp"], 2)


def finished(contest: Contest, jobs: int = 1) -> dict[str, object]:
    """Play to the end; what came out, without times."""
    for _ in contest.play(jobs):
        pass
    contest.close()
    return timeless(contest.standings().to_json())


def timeless(received: dict[str, object]) -> dict[str, object]:
    """The result without what depends on the machine."""
    for standing in received["standings"]:  # type: ignore[attr-defined]  # it is a list
        del standing["milliseconds"]
    return {
        name: value for name, value in received.items() if name not in ("seconds", "interrupted")
    }


def invented(unit: Unit, share: float = 0.5) -> list[PlayedMatch]:
    """Results that depend on the unit alone."""
    rng = random.Random(str(unit))
    result = []
    for seats in DUEL.tables(unit):
        winner = "imp" if rng.random() < share else "random"
        returns = [float(name == winner) for name in seats]
        result.append(PlayedMatch(seats, returns, [0, 0], "end", False, 9, [Thinking()] * 2))
    return result


# ---------------------------------------------------------------------- enough


@pytest.mark.parametrize("order", ["in order", "mixed"])
def test_when_it_is_enough_does_not_depend_on_who_is_first(order: str) -> None:
    contest = Contest(DUEL, 2000, until=0.05)
    units = [(number, 0) for number in range(1000)]
    if order == "mixed":
        rng = random.Random(1)
        units.sort(key=lambda unit: unit[0] + rng.randint(0, 60))
    for unit in units:
        contest.record(unit, invented(unit))
        if contest.finished_rounds >= contest.rounds:
            break
    assert contest.rounds == 200  # 400 games: the fewest for 5 percent
    assert contest.standings().games == 400
    assert contest.standings().duels.half_width <= 0.05


def test_it_is_decided_at_the_end_of_stages_only() -> None:
    contest = Contest(DUEL, 2000, until=0.5)
    for number in range(STAGE - 1):
        contest.record((number, 0), invented((number, 0)))
    assert contest.rounds == 1000
    contest.record((STAGE - 1, 0), invented((STAGE - 1, 0)))
    assert contest.rounds == STAGE


def test_the_bar_expects_what_the_exactness_will_take() -> None:
    contest = Contest(DUEL, 100_000, until=0.05)
    assert contest.expected == 100_000
    for number in range(STAGE):
        contest.record((number, 0), invented((number, 0)))
    assert 300 < contest.expected < 500


def test_a_finished_file_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest(DUEL, 2000, until=0.05, file=FILE)
    for number in range(400):
        contest.record((number, 0), invented((number, 0)))
    contest.close()
    monkeypatch.setattr(Tournament, "play", None)
    again = Contest(DUEL, 2000, until=0.05, file=FILE)
    assert list(again.play()) == []
    again.close()
    assert again.standings().to_json() == contest.standings().to_json()
    assert again.standings().rounds == 200


def test_more_games_go_on_in_the_same_file() -> None:
    quick = tournament("mephisto", ["random", "hasty"], 2)
    finished(Contest(quick, 4, file=FILE))
    contest = Contest(quick, 8, file=FILE)
    assert contest.done == 4
    assert finished(contest) == finished(Contest(quick, 8))


# ---------------------------------------------------------------------- workers


def test_modes_of_all_kinds_are_played() -> None:
    for seats, options, games in (
        (1, {}, 4),
        (3, {}, 6),
        (4, {"teams": True}, 2),
    ):
        contest = Contest(tournament("mephisto", ["random", "hasty"], seats, **options), 2)
        assert finished(contest)["games"] == games


def test_a_worker_of_another_version_is_refused() -> None:
    old = Tournament(**{**DUEL.to_json(), "version": "0.0.1"})  # type: ignore[arg-type]  # as JSON
    with pytest.raises(ArenaError, match=r"version 0\.0\.1"):
        old.play((0, 0))


def test_wrong_tournaments_are_refused_at_once() -> None:
    with pytest.raises(pm.OptionError, match="at least two different bots"):
        tournament("mephisto", ["random"])
    with pytest.raises(pm.OptionError, match="each named once; got imp, imp"):
        tournament("mephisto", ["imp", "imp"])
    with pytest.raises(pm.OptionError, match="unknown player 'wizard'"):
        tournament("mephisto", ["imp", "wizard"])
    with pytest.raises(pm.OptionError, match="option seats: 9"):
        tournament("mephisto", ["imp", "random"], 9)


# ---------------------------------------------------------------------- killed and resumed

GAMES = 36
ARGS = ["arena", "mephisto", "--players", "random,hasty", "--games", str(GAMES), "--seed", "3"]
CLUSTER = """
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Where the bot `hasty` is installed."""
    return {**os.environ, "PYTHONPATH": str(bots.install(tmp_path))}


@pytest.fixture
def cluster(environment: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """The address of a cluster with two workers on this machine."""
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER, encoding="utf-8")
    command = [sys.executable, str(script)]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.communicate(timeout=60)


def killed_twice(extra: list[str], environment: dict[str, str]) -> dict[str, object]:
    """What comes out of an arena that is killed twice and taken up again each time."""
    command = [sys.executable, "-m", "pandemonium", *ARGS, "--results", str(FILE), *extra]
    for lines in (3, 6):  # the header is one of them
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 120
        while count_lines() < lines and process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.005)
        process.kill()
        assert process.wait() == -signal.SIGKILL, "it was finished before it could be killed"
    assert lines <= count_lines() < 1 + GAMES // 2
    command.append("--json")
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    output: dict[str, object] = json.loads(ended.stdout)
    return output


def count_lines() -> int:
    """The whole lines of the results file."""
    return FILE.read_bytes().count(b"\n") if FILE.exists() else 0


def has_round(number: int) -> bool:
    """Whether the results file has all of a round; rounds may finish in any order."""
    lines = FILE.read_bytes().splitlines()[1:] if FILE.exists() else []  # after the header
    return any(line.startswith(b'{"unit": [%d, ' % number) for line in lines)


def check_same_as_uninterrupted(received: dict[str, object]) -> None:
    """Compare report and file with those of a run in this process, which nobody disturbed."""
    whole = tournament("mephisto", ["random", "hasty"], seed=3)
    contest = Contest(whole, GAMES)
    expected = finished(contest)
    del received["build"]
    assert timeless(received) == expected
    resumed = Contest(whole, GAMES, file=FILE)
    resumed.close()
    assert resumed.results == contest.results
    assert count_lines() == 1 + GAMES // 2


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_killed_twice_and_resumed_gives_the_same(jobs: str, environment: dict[str, str]) -> None:
    check_same_as_uninterrupted(killed_twice(["--jobs", jobs], environment))


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_killed_twice_and_resumed_on_a_cluster_gives_the_same(
    environment: dict[str, str], cluster: str
) -> None:
    check_same_as_uninterrupted(killed_twice(["--cluster", cluster], environment))


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_ctrl_c_reports_and_says_how_to_go_on(environment: dict[str, str]) -> None:
    args = [*ARGS, "--games", "100000", "--jobs", "2", "--results", str(FILE)]
    process = subprocess.Popen(
        [sys.executable, "-m", "pandemonium", *args],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 120
    while not has_round(0) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: the workers get it too
    out, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Standings" in out
    assert "Run the same command again to continue." in err
    assert err.count("\n") == 1
