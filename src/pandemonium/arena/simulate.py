"""Simulates thousands of random games and counts lengths and wins."""

import os
import random
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter

from pandemonium.arena.workers import ProcessPool, WorkerKilled
from pandemonium.engine.chance import SEEDS, Chance
from pandemonium.engine.confidence import interval as interval  # its documented name is here
from pandemonium.engine.errors import OptionError, PandemoniumError
from pandemonium.engine.formats.record import Record
from pandemonium.engine.game import Game
from pandemonium.engine.options import Option
from pandemonium.engine.registry import game as make_game
from pandemonium.engine.state import State
from pandemonium.players import uniform

BATCH = 200
PLAYER_SEED_OFFSET = 1 << 63  # separates the players' seeds from those of the dice


class ArenaError(PandemoniumError):
    """The games couldn't be played to the end."""


@dataclass(frozen=True)
class SimulationPlan:
    """What to simulate. With `vary`, each batch has a random player count and random options."""

    game: str
    players: int | None
    options: dict[str, object]
    seed: int = 0
    vary: bool = False
    records: bool = False
    most: int = 100_000


@dataclass
class SimulationTally:
    """The counts of some games; tallies can be added."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0  # of CPU time, summed over processes
    lengths: Counter[int] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)  # games per seat
    wins: Counter[int] = field(default_factory=Counter)  # without draws
    draws: int = 0
    cuts: int = 0  # games that ended by a length limit of the rules
    unfinished: list[int] = field(
        default_factory=list
    )  # seeds of games stopped after `most` decisions
    records: list[str] = field(default_factory=list)

    def add(self, other: "SimulationTally") -> None:
        """Add the counts of another, without its records."""
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
        """The game length at this quantile."""
        left = share * self.games
        for length in sorted(self.lengths):
            left -= self.lengths[length]
            if left <= 0:
                return length
        return 0


def run_batch(plan: SimulationPlan, first: int, count: int) -> SimulationTally:
    """Play `count` games from number `first` on."""
    game = _configure(plan, first)
    tally = SimulationTally()
    began = perf_counter()
    for number in range(first, first + count):
        _play_one(game, plan, number, tally)
    tally.seconds = perf_counter() - began
    return tally


def _play_one(game: Game, plan: SimulationPlan, number: int, tally: SimulationTally) -> None:
    """Play one random game; checks that no component is lost or duplicated."""
    seed = (plan.seed + number) % SEEDS
    state = game.start(seed)
    record = Record.of(state) if plan.records else None
    components = sorted(state.components())
    plies = play_out(state, Chance((seed + PLAYER_SEED_OFFSET) % SEEDS), plan.most, record)
    if sorted(state.components()) != components:
        raise AssertionError(f"{game.id}, seed {seed}: a component was lost or doubled")
    tally.games += 1
    tally.decisions += plies
    tally.lengths[plies] += 1
    tally.seats.update(range(game.players))
    count_outcome(state, seed, tally)
    if record is not None:
        if state.over:
            record.close(state)
        tally.records.append(record.write())


def count_outcome(state: State, seed: int, tally: SimulationTally) -> None:
    """Count a win, a draw, an aborted or an unfinished game."""
    outcome = state.outcome
    if outcome is None:
        tally.unfinished.append(seed)
    elif outcome.cut:
        tally.cuts += 1
    elif outcome.draw:
        tally.draws += 1
    else:
        tally.wins.update(outcome.winners)


def play_out(state: State, chance: Chance, most: int, record: Record | None) -> int:
    """Play random moves, at most `most`; returns how many were plies."""
    if record is None:
        return uniform.play_out(state, chance, most)
    for plies in range(most):
        if state.over:
            return plies
        action = state.choices[chance.below(len(state.choices))]
        record.actions.append(action.text)
        state.apply(action)
    return most


def _configure(plan: SimulationPlan, first: int) -> Game:
    """The game of a batch, with random options if the plan varies them."""
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
            continue  # an invalid combination: try another


def _any_value(option: Option, rng: random.Random) -> object:
    """A random value of an option."""
    if option.type == "bool":
        return rng.random() < 0.5
    if option.type == "int":
        return rng.randint(option.low, option.high)
    return rng.choice(option.choices) if option.choices else option.default


def simulate(plan: SimulationPlan, games: int, jobs: int) -> Generator[SimulationTally, None, None]:
    """Play the games in a worker pool; yields the tally of each batch, in order.

    Closing the generator stops the workers, even within a game.
    """
    batches = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    jobs = min(jobs, max_jobs(), len(batches))
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


def max_jobs() -> int:
    """The useful number of processes: twice the number of cores."""
    return 2 * (os.cpu_count() or 1)
