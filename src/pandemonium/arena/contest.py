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
from pandemonium.arena.simulate import ArenaError, most_jobs
from pandemonium.arena.standings import Duels, Standings, meetings, standings
from pandemonium.arena.tournament import Results, Tournament, Unit
from pandemonium.arena.workers import ProcessPool, WorkerKilled

STAGE = 25  # rounds: after each stage it is decided whether the intervals are narrow enough
TIMEOUT = 10  # seconds to find the cluster
AHEAD = 2  # tasks that each thread of a cluster is given at a time

Played = tuple[Unit, list[PlayedMatch]]
Task = Callable[[], Played]


class Contest:
    """A tournament that is being played."""

    def __init__(
        self, tournament: Tournament, games: int, until: float = 0.0, file: Path | None = None
    ) -> None:
        """Each set of players plays so many games at most.

        With `until` it is enough when every two players' share of wins is known that exactly (0.02
        is 2 percent up or down). The file keeps the results; what it holds is not played again.
        """
        self.tournament = tournament
        self.rounds = tournament.rounds_for(games)
        self.round_size = len(tournament.sets) * games / self.rounds
        self.until = until
        self.duels = Duels(tournament.players)  # after the rounds of whole stages
        self.whole = 0  # rounds that are finished, without a gap
        self.file = ResultsFile(file, tournament) if file else None
        self.results: Results = self.file.results if self.file else {}
        self.look()

    @property
    def expected(self) -> int:
        """How many games it will take, as far as one can tell now."""
        rounds = self.rounds
        if self.until and self.whole >= STAGE:
            needed = (self.duels.half_width / self.until) ** 2 * (self.whole // STAGE * STAGE)
            rounds = min(rounds, max(self.whole, round(needed)))
        return round(rounds * self.round_size)

    @property
    def done(self) -> int:
        """How many of them are played."""
        return sum(len(games) for unit, games in self.results.items() if unit[0] < self.rounds)

    def standings(self) -> Standings:
        """Where the players stand after the rounds that are finished."""
        return standings(self.tournament, self.results, min(self.whole, self.rounds))

    # ------------------------------------------------------------------ playing

    def play(self, jobs: int = 1, cluster: str = "") -> Generator[int, None, None]:
        """Play what is missing; yields how many games were added, as they are done.

        When the caller stops early, so do the workers.
        """
        tasks = (partial(play_unit, self.tournament, unit) for unit in self.missing())
        with closing(run_tasks(tasks, jobs, cluster)) as finished:
            for unit, played in finished:
                self.take(unit, played)
                yield len(played)
                if self.whole >= self.rounds:
                    break

    def missing(self) -> Iterator[Unit]:
        """The units that are still to be played, by and by."""
        number = 0
        while number < self.rounds:
            for group in range(len(self.tournament.sets)):
                if (number, group) not in self.results:
                    yield number, group
            number += 1

    def take(self, unit: Unit, played: list[PlayedMatch]) -> None:
        """Note the games of a unit."""
        if self.file is not None:
            self.file.add(unit, played)
        self.results[unit] = played
        self.look()

    def look(self) -> None:
        """Look how many rounds are whole, and at the end of each stage whether that is enough."""
        sets = range(len(self.tournament.sets))
        while self.whole < self.rounds and all(
            (self.whole, group) in self.results for group in sets
        ):
            self.whole += 1
            if self.until and self.whole % STAGE == 0:
                stage = range(self.whole - STAGE, self.whole)
                for meeting in meetings(self.tournament, self.results, stage):
                    self.duels.add(meeting)
                if self.duels.half_width <= self.until:
                    self.rounds = self.whole

    def close(self) -> None:
        """See to it that the results are on the disk."""
        if self.file is not None:
            self.file.close()


def play_unit(tournament: Tournament, unit: Unit) -> Played:
    """Play one unit of the tournament, in any process."""
    return tournament.play(unit)


def run_tasks(tasks: Iterator[Task], jobs: int, cluster: str) -> Generator[Played, None, None]:
    """Results in the order in which they are done, from local processes or a Dask cluster."""
    jobs = min(jobs, most_jobs())
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
    """The same on the workers of a Dask cluster, which always have some tasks in reserve."""
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
    """A connection to the scheduler of a cluster; a context manager."""
    try:
        from distributed import Client
    except ImportError as problem:
        raise ArenaError("no-cluster-package") from problem
    try:
        return Client(address, timeout=TIMEOUT)  # type: ignore[no-untyped-call]  # has no types
    except (OSError, ValueError) as problem:
        raise ArenaError("no-cluster", {"address": address, "problem": str(problem)}) from problem
