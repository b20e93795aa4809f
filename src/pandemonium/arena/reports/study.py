"""Plans the games of a report and plays them in a worker pool."""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field, replace
from functools import partial

from pandemonium.arena.match import PlayedMatch
from pandemonium.arena.reports.report_games import ReportSetting, Rows, play_batch
from pandemonium.arena.simulate import ArenaError, max_jobs
from pandemonium.arena.tournament import Results, Tournament, Unit, tournament
from pandemonium.arena.workers import ProcessPool, WorkerKilled
from pandemonium.engine.errors import OptionError
from pandemonium.engine.game import Game
from pandemonium.engine.options import Value
from pandemonium.engine.registry import game as make_game
from pandemonium.players import LEVELS, player

BASE = "base"
CHANGED = "changed"  # the setting with the compared pack
BATCH = 10  # games per task
LADDER = ("random", *LEVELS)
VARIANT_PART = 4  # a variant plays a quarter of the games
MATCH_PART = 10  # the match of two levels plays a tenth

Finished = Rows | tuple[Unit, list[PlayedMatch]]
Variant = tuple[str, Value]  # an option and another value


@dataclass
class ReportRun:
    """The games of a report: the plan, and the results so far."""

    chosen: dict[str, Value]  # options that differ from their defaults
    settings: list[ReportSetting]  # the game itself first
    variants: dict[str, Variant]  # by name of their setting
    match: Tournament
    match_games: int
    rows: Rows = field(default_factory=Rows)
    results: Results = field(default_factory=dict)

    @property
    def base(self) -> ReportSetting:
        """The setting of the game itself."""
        return self.settings[0]

    @property
    def changed(self) -> ReportSetting | None:
        """The setting with the compared pack, if any."""
        return next((setting for setting in self.settings if setting.name == CHANGED), None)

    @property
    def levels(self) -> tuple[str, str]:
        """The weaker and the stronger player of the match."""
        weaker, stronger = self.match.players
        return weaker, stronger

    @property
    def wanted(self) -> int:
        """How many games the report needs."""
        match = sum(len(self.match.tables((number, 0))) for number in range(self._rounds))
        return sum(setting.games for setting in self.settings) + match

    @property
    def done(self) -> int:
        """How many games are finished."""
        return len(self.rows.games) + sum(map(len, self.results.values()))

    @property
    def _rounds(self) -> int:
        """The number of rounds of the match."""
        return self.match.rounds_for(self.match_games)

    # ------------------------------------------------------------------ playing

    def play(self, jobs: int = 1) -> Generator[int, None, None]:
        """Play all games, in the same order with any number of workers.

        Yields the number of new games; their results stay if the caller stops.
        """
        for finished in _in_order(self._tasks(), min(jobs, max_jobs())):
            if isinstance(finished, Rows):
                self.rows.add(finished)
                yield len(finished.games)
            else:
                unit, played = finished
                self.results[unit] = played
                yield len(played)

    def _tasks(self) -> list[Callable[[], Finished]]:
        """The tasks for the workers, those of the game itself first."""
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
) -> ReportRun:
    """Plan a report about bots of this name; raises OptionError for invalid arguments.

    `compared` is a card file: the game is also played with its cards.
    """
    configured = make_game(game, seats, **options)
    player(name, configured)
    base = ReportSetting(
        BASE, game, configured.players, configured.full_settings(), name, seed, games, True
    )
    settings = [base]
    if compared is not None:
        other = make_game(game, seats, **{**options, "cards": compared})
        settings.append(replace(base, name=CHANGED, options=other.full_settings()))
    variants = {}
    for variant in variants_of(configured):
        try:
            other = make_game(game, seats, **{**options, variant[0]: variant[1]})
        except OptionError:
            continue  # not available for this number of players
        key = f"{variant[0]}={variant[1]}"
        variants[key] = variant
        few = -(-games // VARIANT_PART)
        settings.append(
            replace(base, name=key, options=other.full_settings(), games=few, is_counting=False)
        )
    match = tournament(game, neighbours(name), configured.players, seed, **options)
    chosen = {
        option.name: configured.settings[option.name]
        for option in configured.options
        if configured.settings[option.name] != option.default
    }
    return ReportRun(chosen, settings, variants, match, -(-games // MATCH_PART))


def neighbours(name: str) -> list[str]:
    """A level and the one below it, the weaker first; for the lowest, the one above."""
    if name not in LADDER:
        return [LADDER[0], name]
    at = max(1, LADDER.index(name))
    return list(LADDER[at - 1 : at + 1])


def variants_of(game: Game) -> list[Variant]:
    """The variants that the game defines, or all of them, without the current settings."""
    named = game.presenter.study.variants or [
        (option.name, value)
        for option in game.options
        for value in (option.choices if option.choices else _flags(option.default))
    ]
    return [(name, value) for name, value in named if game.settings[name] != value]


def _flags(default: Value) -> tuple[bool, ...]:
    """Both values of a flag; empty for other options."""
    return (True, False) if isinstance(default, bool) else ()


def _in_order(tasks: list[Callable[[], Finished]], jobs: int) -> Generator[Finished, None, None]:
    """The results of the tasks, in their order; closing the generator stops the workers."""
    if jobs == 1:
        for task in tasks:
            yield task()
        return
    with ProcessPool(min(jobs, len(tasks))) as workers:
        try:
            yield from workers.results(tasks)
        except WorkerKilled as problem:
            raise ArenaError("worker-killed") from problem
