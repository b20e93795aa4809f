"""Plays the games of a report and returns plain rows.

The rows are a function of the setting and the number of the game.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field

from pandemonium.arena.match import MAX_DECISIONS, MatchStopped, bot_seed
from pandemonium.arena.simulate import ArenaError
from pandemonium.engine.action import Action
from pandemonium.engine.chance import SEEDS
from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.event import Event
from pandemonium.engine.game import Game
from pandemonium.engine.outcome import CUT
from pandemonium.engine.registry import cached_game
from pandemonium.engine.state import State
from pandemonium.engine.study import MOMENTS, NEVER, Study, Tally
from pandemonium.players import Player, ask, player
from pandemonium.players.uniform import UniformPlayer

TABLE = -1  # the seat of things that are counted for the whole table


@dataclass(frozen=True)
class ReportSetting:
    """One configuration and how often it is played; plain data that can be sent to any worker."""

    name: str  # the key of its rows
    game: str
    seats: int
    options: dict[str, object]
    player: str
    seed: int
    games: int
    is_counting: bool = False  # whether tallies are counted, which takes space

    def configure(self) -> Game:
        """The game, cached per process."""
        return cached_game(self.game, self.seats, self.options)


@dataclass
class GameRow:
    """The result of one game: a row of the data."""

    setting: str
    game: int
    seed: int
    reason: str
    draw: bool
    cut: bool
    turns: int
    decisions: int


@dataclass
class SeatRow:
    """One seat in one game; `place` is its position in turn order, from 0."""

    setting: str
    game: int
    seat: int
    place: int
    share: float  # of the win
    score: int


@dataclass
class CountRow:
    """How often a seat got something in one game."""

    setting: str
    game: int
    seat: int
    tally: str
    thing: str
    count: int


@dataclass
class Rows:
    """The rows of some games, by kind of row."""

    games: list[GameRow] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    counts: list[CountRow] = field(default_factory=list)

    def add(self, other: "Rows") -> None:
        """Append the rows of other games."""
        self.games += other.games
        self.seats += other.seats
        self.counts += other.counts

    def columns(self) -> dict[str, list[dict[str, object]]]:
        """The rows of each table as dictionaries."""
        return {
            name: [asdict(row) for row in rows]
            for name, rows in (
                ("games", self.games),
                ("seats", self.seats),
                ("counts", self.counts),
            )
        }


def play_batch(setting: ReportSetting, first: int, count: int) -> Rows:
    """Play `count` games from number `first` on."""
    rows = Rows()
    for number in range(first, first + count):
        _play(setting, number, rows)
    return rows


def _play(setting: ReportSetting, number: int, rows: Rows) -> None:
    """Play one game and add its rows."""
    game = setting.configure()
    seed = (setting.seed + number) % SEEDS
    state = _finished(game, setting.player, seed)
    outcome, study = state.outcome, game.presenter.study
    reason = outcome.reason if outcome else CUT
    turns = [event.seat for event in state.events if event.kind in study.turns]
    places = order_of_play(turns, game.players)
    is_draw = outcome.draw if outcome else False
    rows.games.append(
        GameRow(setting.name, number, seed, reason, is_draw, reason == CUT, len(turns), state.ply)
    )
    for seat, share in enumerate(state.returns):
        place, score = places.index(seat), state.scores[seat]
        rows.seats.append(SeatRow(setting.name, number, seat, place, share, score))
    if setting.is_counting:
        counts = count_things(study, state.events)
        counts += count_moments(study, state.events, game.players)
        for (seat, tally, thing), count in sorted(counts.items()):
            rows.counts.append(CountRow(setting.name, number, seat, tally, thing, count))


def _finished(game: Game, name: str, seed: int) -> State:
    """The final state of a game in which bots of this name play every seat."""
    seeds = [bot_seed(seed, seat) for seat in range(game.players)]
    bots = [player(name, game, seed) for seed in seeds]
    state = game.start(seed, recording=True)
    while not state.over and state.ply < MAX_DECISIONS:
        seat = state.player
        state.apply(_answer(bots[seat], state, name, seeds[seat]))
    return state


def _answer(bot: Player, state: State, name: str, seed: int) -> Action:
    """The bot's action; raises ArenaError with its name if it fails."""
    if isinstance(bot, UniformPlayer):
        return bot.choose(state)  # it uses nothing but its choices, so no determinization is needed
    try:
        return ask(bot, state, seed)
    except (MatchStopped, PandemoniumError):
        raise
    except Exception as error:  # a third-party bot may raise anything
        problem = f"{type(error).__name__}: {error}"
        raise ArenaError(
            "player-failed", {"name": name, "decision": state.ply + 1, "problem": problem}
        ) from error


def order_of_play(turns: list[int], players: int) -> list[int]:
    """The seats in the order of their first turns; seats without a turn follow clockwise."""
    order = list(dict.fromkeys(turns))
    last = order[-1] if order else players - 1
    around = [(last + step) % players for step in range(1, players + 1)]
    return order + [seat for seat in around if seat not in order]


def count_things(study: Study, events: list[Event]) -> Counter[tuple[int, str, str]]:
    """How often each thing came to each seat, by seat, tally and thing."""
    counts: Counter[tuple[int, str, str]] = Counter()
    for event in events:
        for tally in _tallies(study, event):
            seat = getattr(event, tally.seat) if tally.seat else TABLE
            if tally.seat and seat < 0:
                continue  # no seat is affected
            for thing in _things(getattr(event, tally.thing)):
                counts[seat, tally.name, thing] += 1
    return counts


def count_moments(study: Study, events: list[Event], players: int) -> Counter[tuple[int, str, str]]:
    """When each seat first had what a timed tally counts, by seat, tally and moment."""
    counts: Counter[tuple[int, str, str]] = Counter()
    all_turns = sum(event.kind in study.turns for event in events)
    for tally in study.tallies:
        if not tally.is_timed:
            continue
        moments = dict.fromkeys(range(players), NEVER)
        turn = 0
        for event in events:
            if event.kind in study.turns:
                turn += 1
            elif event.kind in tally.kinds:
                seat = getattr(event, tally.seat)
                if moments.get(seat) == NEVER:
                    moments[seat] = MOMENTS[(turn - 1) * len(MOMENTS) // all_turns]
        for seat, moment in moments.items():
            counts[seat, tally.name, moment] += 1
    return counts


def _tallies(study: Study, event: Event) -> Iterator[Tally]:
    """The tallies that count an event; by default, one per kind of event with a card."""
    if study.tallies:
        yield from (
            tally for tally in study.tallies if event.kind in tally.kinds and not tally.is_timed
        )
    elif isinstance(getattr(event, "card", None), str) and hasattr(event, "seat"):
        yield Tally(event.kind, (event.kind,))


def _things(named: object) -> list[str]:
    """The things that an event field names."""
    return [str(thing) for thing in named] if isinstance(named, list) else [str(named)]
