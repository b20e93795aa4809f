"""Contests: tournaments on all cores or a cluster, resumable, until the result is precise enough.

Results do not depend on the number or kind of workers: each game is a function of its place in the
tournament, and the stopping rule is applied only after fixed numbers of rounds.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from pandemonium.arena.match import PlayedMatch
from pandemonium.arena.results import ResultsFile
from pandemonium.arena.simulate import ArenaError, max_jobs
from pandemonium.arena.standings import Duels, Standings, meetings, standings
from pandemonium.arena.tournament import Results, Tournament, Unit
from pandemonium.arena.workers import ProcessPool, WorkerKilled

STAGE = 25  # rounds: the stopping rule is applied after each stage
TIMEOUT = 10  # seconds to connect to the cluster
AHEAD = 2  # tasks queued per thread of the cluster

Played = tuple[Unit, list[PlayedMatch]]
Task = Callable[[], Played]


class Contest:
    """A tournament in progress."""

    def __init__(
        self, tournament: Tournament, games: int, until: float = 0.0, file: Path | None = None
    ) -> None:
        """Plays up to `games` games per set of players.

        Stopping rule: with `until`, stop once the 95% confidence interval of every pairwise win
        rate is at most that wide on either side (0.02 is 2 percentage points). Results that `file`
        already contains aren't played again.
        """
        self.tournament = tournament
        self.rounds = tournament.rounds_for(games)
        self.round_size = len(tournament.sets) * games / self.rounds
        self.until = until
        self.duels = Duels(tournament.players)  # of finished stages
        self.finished_rounds = 0  # without gaps
        self.file = ResultsFile(file, tournament) if file else None
        self.results: Results = self.file.results if self.file else {}
        self.update_progress()

    @property
    def expected(self) -> int:
        """An estimate of how many games the contest takes in all."""
        rounds = self.rounds
        if self.until and self.finished_rounds >= STAGE:
            needed = (self.duels.half_width / self.until) ** 2 * (
                self.finished_rounds // STAGE * STAGE
            )
            rounds = min(rounds, max(self.finished_rounds, round(needed)))
        return round(rounds * self.round_size)

    @property
    def done(self) -> int:
        """How many games are finished."""
        return sum(len(games) for unit, games in self.results.items() if unit[0] < self.rounds)

    def standings(self) -> Standings:
        """The standings after the finished rounds."""
        return standings(self.tournament, self.results, min(self.finished_rounds, self.rounds))

    # ------------------------------------------------------------------ playing

    def play(self, jobs: int = 1, cluster: str = "") -> Generator[int, None, None]:
        """Play the pending units; yields the number of games of each as it finishes.

        Closing the generator stops the workers.
        """
        tasks = (partial(play_unit, self.tournament, unit) for unit in self.pending_units())
        with closing(run_tasks(tasks, jobs, cluster)) as finished:
            for unit, played in finished:
                self.record(unit, played)
                yield len(played)
                if self.finished_rounds >= self.rounds:
                    break

    def pending_units(self) -> Iterator[Unit]:
        """The units without a result, generated lazily because the number of rounds may shrink."""
        number = 0
        while number < self.rounds:
            for group in range(len(self.tournament.sets)):
                if (number, group) not in self.results:
                    yield number, group
            number += 1

    def record(self, unit: Unit, played: list[PlayedMatch]) -> None:
        """Store the games of a finished unit."""
        if self.file is not None:
            self.file.add(unit, played)
        self.results[unit] = played
        self.update_progress()

    def update_progress(self) -> None:
        """Count the finished rounds, and apply the stopping rule after each stage."""
        sets = range(len(self.tournament.sets))
        while self.finished_rounds < self.rounds and all(
            (self.finished_rounds, group) in self.results for group in sets
        ):
            self.finished_rounds += 1
            if self.until and self.finished_rounds % STAGE == 0:
                stage = range(self.finished_rounds - STAGE, self.finished_rounds)
                for meeting in meetings(self.tournament, self.results, stage):
                    self.duels.add(meeting)
                if self.duels.half_width <= self.until:
                    self.rounds = self.finished_rounds

    def close(self) -> None:
        """Sync and close the results file."""
        if self.file is not None:
            self.file.close()


def play_unit(tournament: Tournament, unit: Unit) -> Played:
    """Play one unit of the tournament, in any process."""
    return tournament.play(unit)


def run_tasks(tasks: Iterator[Task], jobs: int, cluster: str) -> Generator[Played, None, None]:
    """The results in order of completion, from a local worker pool or a Dask cluster."""
    jobs = min(jobs, max_jobs())
    if cluster:
        yield from _run_on_cluster(tasks, cluster)
    elif jobs == 1:
        for task in tasks:
            yield task()
    else:
        with ProcessPool(jobs) as pool:
            try:
                for _, result in pool.completed(tasks):
                    yield result
            except WorkerKilled as problem:
                raise ArenaError("worker-killed") from problem


def _run_on_cluster(tasks: Iterator[Task], address: str) -> Generator[Played, None, None]:
    """The results from a Dask cluster; each of its threads has a few tasks queued."""
    with _client(address) as client:
        from distributed import KilledWorker, as_completed

        def submit(task: Task) -> Any:
            return client.submit(task, pure=False)

        most = max(1, AHEAD * sum(client.nthreads().values()))
        running: Any = as_completed(  # type: ignore[no-untyped-call]  # has no types
            [submit(task) for task in islice(tasks, most)]
        )
        for future in running:
            try:
                result: Played = future.result()
            except KilledWorker as problem:
                raise ArenaError("worker-killed") from problem
            yield result
            for task in islice(tasks, 1):
                running.add(submit(task))


def _client(address: str) -> Any:
    """A client of the cluster's scheduler, as a context manager."""
    try:
        from distributed import Client
    except ImportError as problem:
        raise ArenaError("no-cluster-package") from problem
    try:
        return Client(address, timeout=TIMEOUT)  # type: ignore[no-untyped-call]  # has no types
    except (OSError, ValueError) as problem:
        raise ArenaError("no-cluster", {"address": address, "problem": str(problem)}) from problem
