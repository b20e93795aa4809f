"""Which games a report needs, and playing them on several processors."""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field, replace
from functools import partial

from pandemonium.arena.match import PlayedMatch
from pandemonium.arena.reports.playing import Rows, Setting, play_batch
from pandemonium.arena.simulate import ArenaError, most_jobs
from pandemonium.arena.tournament import Results, Tournament, Unit, tournament
from pandemonium.arena.workers import ProcessPool, WorkerKilled
from pandemonium.engine.errors import OptionError
from pandemonium.engine.game import Game
from pandemonium.engine.options import Value
from pandemonium.engine.registry import game as make_game
from pandemonium.players import LEVELS, player

BASE = "base"
CHANGED = "changed"  # the setting with the pack that is compared
BATCH = 10  # games that a process plays before it tells of them
LADDER = ("random", *LEVELS)
VARIANT_PART = 4  # a variant is played a quarter as often as the game itself
MATCH_PART = 10  # and the match of two levels a tenth as often

Finished = Rows | tuple[Unit, list[PlayedMatch]]
Variant = tuple[str, Value]  # an option, and another value


@dataclass
class Studied:
    """What is to be played for a report, and what has come out of it so far."""

    chosen: dict[str, Value]  # options that are not as usual
    settings: list[Setting]  # the game itself first
    variants: dict[str, Variant]  # by the names of their settings
    match: Tournament
    match_games: int
    rows: Rows = field(default_factory=Rows)
    results: Results = field(default_factory=dict)

    @property
    def base(self) -> Setting:
        """The game itself."""
        return self.settings[0]

    @property
    def changed(self) -> Setting | None:
        """The game with the pack that it is compared with."""
        return next((setting for setting in self.settings if setting.name == CHANGED), None)

    @property
    def levels(self) -> tuple[str, str]:
        """The weaker and the stronger player of the match."""
        weaker, stronger = self.match.players
        return weaker, stronger

    @property
    def wanted(self) -> int:
        """How many games all of it takes."""
        match = sum(len(self.match.tables((number, 0))) for number in range(self._rounds))
        return sum(setting.games for setting in self.settings) + match

    @property
    def done(self) -> int:
        """How many of them are played."""
        return len(self.rows.games) + sum(map(len, self.results.values()))

    @property
    def _rounds(self) -> int:
        """Rounds of the match."""
        return self.match.rounds_for(self.match_games)

    # ------------------------------------------------------------------ playing

    def play(self, jobs: int = 1) -> Generator[int, None, None]:
        """Play everything, in the same order with any number of processes.

        Yields how many games were added; what the caller has seen when it stops is kept.
        """
        for finished in _in_order(self._tasks(), min(jobs, most_jobs())):
            if isinstance(finished, Rows):
                self.rows.add(finished)
                yield len(finished.games)
            else:
                unit, played = finished
                self.results[unit] = played
                yield len(played)

    def _tasks(self) -> list[Callable[[], Finished]]:
        """Everything that a worker can do at once, the game itself first."""
        tasks: list[Callable[[], Finished]] = [
            partial(play_batch, setting, first, min(BATCH, setting.games - first))
            for setting in self.settings
            for first in range(0, setting.games, BATCH)
        ]
        return [*tasks, *(partial(self.match.play, (n, 0)) for n in range(self._rounds))]


def plan_study(
    game: str,
    seats: int | None,
    options: dict[str, object],
    name: str = "random",
    games: int = 2000,
    seed: int = 0,
    compared: object = None,
) -> Studied:
    """What a report about bots of this name needs; what is wrong with it is told at once.

    `compared` is a card file: the game is played with its cards too.
    """
    made = make_game(game, seats, **options)
    player(name, made)
    base = Setting(BASE, game, made.players, made.full_settings(), name, seed, games, True)
    settings = [base]
    if compared is not None:
        other = make_game(game, seats, **{**options, "cards": compared})
        settings.append(replace(base, name=CHANGED, options=other.full_settings()))
    variants = {}
    for variant in variants_of(made):
        try:
            other = make_game(game, seats, **{**options, variant[0]: variant[1]})
        except OptionError:
            continue  # this number of players cannot play it
        key = f"{variant[0]}={variant[1]}"
        variants[key] = variant
        few = -(-games // VARIANT_PART)
        settings.append(
            replace(base, name=key, options=other.full_settings(), games=few, is_counting=False)
        )
    match = tournament(game, neighbours(name), made.players, seed, **options)
    chosen = {
        option.name: made.settings[option.name]
        for option in made.options
        if made.settings[option.name] != option.default
    }
    return Studied(chosen, settings, variants, match, -(-games // MATCH_PART))


def neighbours(name: str) -> list[str]:
    """A level and the one below it, the weaker first; of the lowest the one above."""
    if name not in LADDER:
        return [LADDER[0], name]
    at = max(1, LADDER.index(name))
    return list(LADDER[at - 1 : at + 1])


def variants_of(game: Game) -> list[Variant]:
    """The variants that the game names, or all; those that are played anyway are none."""
    named = game.presenter.study.variants or [
        (option.name, value)
        for option in game.options
        for value in (option.choices if option.choices else _flags(option.default))
    ]
    return [(name, value) for name, value in named if game.settings[name] != value]


def _flags(default: Value) -> tuple[bool, ...]:
    """Both values of a flag, none of anything else."""
    return (True, False) if isinstance(default, bool) else ()


def _in_order(tasks: list[Callable[[], Finished]], jobs: int) -> Generator[Finished, None, None]:
    """What the tasks give, in their order; processes end when the caller stops."""
    if jobs == 1:
        for task in tasks:
            yield task()
        return
    with ProcessPool(min(jobs, len(tasks))) as workers:
        try:
            yield from workers.results(tasks)
        except WorkerKilled as problem:
            raise ArenaError("worker-killed") from problem
