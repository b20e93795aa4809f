"""Random games by the thousand: what happened, how long they took, who won."""

import math
import os
import random
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter

from pandemonium.arena.workers import ProcessPool, WorkerKilled
from pandemonium.engine.chance import SEEDS, Chance
from pandemonium.engine.errors import OptionError, PandemoniumError
from pandemonium.engine.formats.record import Record
from pandemonium.engine.game import Game
from pandemonium.engine.options import Option
from pandemonium.engine.registry import game as make_game
from pandemonium.engine.state import State
from pandemonium.players import uniform

BATCH = 200
Z95 = 1.959964  # the normal quantile of a 95% interval
LOTS = 1 << 63  # keeps the lots of the players apart from the dice of the game


class ArenaError(PandemoniumError):
    """Games that could not be played to their end."""


@dataclass(frozen=True)
class SimulationPlan:
    """What to simulate. With `vary`, each batch draws its own player count and options."""

    game: str
    players: int | None
    options: dict[str, object]
    seed: int = 0
    vary: bool = False
    records: bool = False
    most: int = 100_000


@dataclass
class SimulationTally:
    """What came out of some games; tallies add up."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0  # of computing, summed over processes
    lengths: Counter[int] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)  # games in which the seat took part
    wins: Counter[int] = field(default_factory=Counter)  # outright ones: a draw is none
    draws: int = 0
    cuts: int = 0  # games that ended because they had lasted too long
    unfinished: list[int] = field(default_factory=list)  # seeds of games given up by us
    records: list[str] = field(default_factory=list)

    def add(self, other: "SimulationTally") -> None:
        """Count the other's games too; its records stay with it."""
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.lengths += other.lengths
        self.seats += other.seats
        self.wins += other.wins
        self.draws += other.draws
        self.cuts += other.cuts
        self.unfinished += other.unfinished

    def quantile(self, share: float) -> int:
        """The length that this share of the games does not exceed."""
        left = share * self.games
        for length in sorted(self.lengths):
            left -= self.lengths[length]
            if left <= 0:
                return length
        return 0


def interval(successes: float, trials: float) -> tuple[float, float]:
    """The 95% confidence interval (Wilson) of a share."""
    if not trials:
        return 0.0, 1.0
    share, spread = successes / trials, Z95 * Z95 / trials
    centre = (share + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def run_batch(plan: SimulationPlan, first: int, count: int) -> SimulationTally:
    """Play games number `first` and following."""
    game = _configure(plan, first)
    tally = SimulationTally()
    began = perf_counter()
    for number in range(first, first + count):
        _play_one(game, plan, number, tally)
    tally.seconds = perf_counter() - began
    return tally


def _play_one(game: Game, plan: SimulationPlan, number: int, tally: SimulationTally) -> None:
    """One random game, its components counted before and after."""
    seed = (plan.seed + number) % SEEDS
    state = game.start(seed)
    record = Record.of(state) if plan.records else None
    components = sorted(state.components())
    made = play_out(state, Chance((seed + LOTS) % SEEDS), plan.most, record)
    if sorted(state.components()) != components:
        raise AssertionError(f"{game.id}, seed {seed}: a component was lost or doubled")
    tally.games += 1
    tally.decisions += made
    tally.lengths[made] += 1
    tally.seats.update(range(game.players))
    count_outcome(state, seed, tally)
    if record is not None:
        if state.over:
            record.close(state)
        tally.records.append(record.write())


def count_outcome(state: State, seed: int, tally: SimulationTally) -> None:
    """Who won, or whether it is a draw, was cut short or never ended."""
    outcome = state.outcome
    if outcome is None:
        tally.unfinished.append(seed)
    elif outcome.cut:
        tally.cuts += 1
    elif outcome.draw:
        tally.draws += 1
    else:
        tally.wins.update(outcome.winners)


def play_out(state: State, lots: Chance, most: int, record: Record | None) -> int:
    """Play at random, for at most so many decisions, writing them down if asked to."""
    if record is None:
        return uniform.play_out(state, lots, most)
    for made in range(most):
        if state.over:
            return made
        action = state.choices[lots.below(len(state.choices))]
        record.actions.append(action.text)
        state.apply(action)
    return most


def _configure(plan: SimulationPlan, first: int) -> Game:
    """The game of a batch; varied by lot if the plan says so."""
    if not plan.vary:
        return make_game(plan.game, plan.players, **plan.options)
    rng = random.Random(f"{plan.game} {plan.seed} {first}")
    usual = make_game(plan.game, plan.players, **plan.options)
    while True:
        players = plan.players or rng.randint(usual.min_players, usual.max_players)
        options = dict(plan.options)
        for option in usual.options:
            if option.name not in options and rng.random() < 0.3:
                options[option.name] = _any_value(option, rng)
        try:
            return make_game(plan.game, players, **options)
        except OptionError:
            continue  # a combination that the rulebook does not allow: draw again


def _any_value(option: Option, rng: random.Random) -> object:
    """Some value that the option takes."""
    if option.type == "bool":
        return rng.random() < 0.5
    if option.type == "int":
        return rng.randint(option.low, option.high)
    return rng.choice(option.choices) if option.choices else option.default


def simulate(plan: SimulationPlan, games: int, jobs: int) -> Generator[SimulationTally, None, None]:
    """Play so many games; yields the tally of each batch in order, as it is done.

    When the caller stops early, so do the worker processes, in the middle of a game.
    """
    batches = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    jobs = min(jobs, most_jobs(), len(batches))
    if jobs == 1:
        for first, count in batches:
            yield run_batch(plan, first, count)
        return
    tasks = [partial(run_batch, plan, first, count) for first, count in batches]
    with ProcessPool(jobs) as workers:
        try:
            yield from workers.results(tasks)
        except WorkerKilled as problem:
            raise ArenaError("worker-killed") from problem


def most_jobs() -> int:
    """How many processes are useful: more than the processors can run gain nothing."""
    return 2 * (os.cpu_count() or 1)
