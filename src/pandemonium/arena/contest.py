"""Playing a tournament: on all cores or on a cluster, taken up again, until it is enough.

Results do not depend on the number or kind of workers: each game is a function of its place in the
tournament, and whether there are enough of them is decided after fixed numbers of rounds only.
"""

from collections.abc import Generator, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path

import joblib

from pandemonium.arena.match import PlayedMatch
from pandemonium.arena.results import ResultsFile
from pandemonium.arena.simulate import ArenaError, most_jobs
from pandemonium.arena.standings import Duels, Standings, meetings, standings
from pandemonium.arena.tournament import Results, Tournament, Unit
from pandemonium.arena.worker_setup import init_worker

STAGE = 25  # rounds: after each stage it is decided whether the intervals are narrow enough
TIMEOUT = 10  # seconds to find the cluster


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
        with workers(jobs, cluster) as parallel:
            tasks = (joblib.delayed(play_unit)(self.tournament, unit) for unit in self.missing())
            finished = parallel(tasks)
            with closing(finished):
                for unit, played in finished:
                    self.take(unit, played)
                    yield len(played)
                    if self.whole >= self.rounds:
                        break

    def missing(self) -> Iterator[Unit]:
        """The units that are still to be played, by and by."""
        number = 0
        while number < self.rounds:
            for one in range(len(self.tournament.sets)):
                if (number, one) not in self.results:
                    yield number, one
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
        while self.whole < self.rounds and all((self.whole, one) in self.results for one in sets):
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


def play_unit(tournament: Tournament, unit: Unit) -> tuple[Unit, list[PlayedMatch]]:
    """What a worker does."""
    return tournament.play(unit)


@contextmanager
def workers(jobs: int, cluster: str) -> Iterator[joblib.Parallel]:
    """So many processes, or the workers of a cluster; the same code for both."""
    with ExitStack() as stack:
        if cluster:
            stack.enter_context(_client(cluster))
            stack.enter_context(joblib.parallel_config(backend="dask"))
            jobs = -1
        else:
            jobs = min(jobs, most_jobs())
            stack.enter_context(joblib.parallel_config(backend="loky", initializer=init_worker))
        try:
            yield joblib.Parallel(n_jobs=jobs, return_as="generator_unordered")
        except BrokenProcessPool as problem:
            raise ArenaError("worker-killed") from problem


def _client(address: str) -> AbstractContextManager[object]:
    """The connection to a cluster."""
    try:
        from distributed import Client
    except ImportError as problem:
        raise ArenaError("no-cluster-package") from problem
    try:
        client = Client(address, timeout=TIMEOUT)  # type: ignore[no-untyped-call]  # has no types
    except (OSError, ValueError) as problem:
        raise ArenaError("no-cluster", {"address": address, "problem": str(problem)}) from problem
    found: AbstractContextManager[object] = client
    return found
