"""Playing the games of a report: plain rows, which any process can make.

What comes out is a function of the setting and the number of the game.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import lru_cache

from pandemonium.arena.match import MOST, MatchStopped, own_seed
from pandemonium.arena.simulate import ArenaError
from pandemonium.engine.action import Action
from pandemonium.engine.chance import SEEDS
from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.event import Event
from pandemonium.engine.game import Game
from pandemonium.engine.outcome import CUT
from pandemonium.engine.registry import game as make_game
from pandemonium.engine.state import State
from pandemonium.engine.study import Study, Tally
from pandemonium.players import Player, ask, player
from pandemonium.players.uniform import UniformPlayer

TABLE = -1  # stands for a seat where something is counted for the whole table


@dataclass(frozen=True)
class Setting:
    """One configuration, and how often it is played: plain data, so that any worker can play it."""

    name: str  # marks its rows
    game: str
    seats: int
    options: dict[str, object]
    player: str
    seed: int
    games: int
    is_counting: bool = False  # whether it is worth the room to count things

    def configure(self) -> Game:
        """The game; made once in each process."""
        return _configured(self.game, self.seats, json.dumps(self.options))


@dataclass
class GameRow:
    """One game."""

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
    """One seat in one game; `place` is 0 for whoever had the first turn."""

    setting: str
    game: int
    seat: int
    place: int
    share: float  # of the victory
    score: int


@dataclass
class CountRow:
    """How often something came to a seat in one game."""

    setting: str
    game: int
    seat: int
    tally: str
    thing: str
    count: int


@dataclass
class Rows:
    """What came out of some games."""

    games: list[GameRow] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    counts: list[CountRow] = field(default_factory=list)

    def add(self, other: "Rows") -> None:
        """Take the other's rows too."""
        self.games += other.games
        self.seats += other.seats
        self.counts += other.counts

    def columns(self) -> dict[str, list[dict[str, object]]]:
        """The rows of each table as plain data."""
        return {
            name: [asdict(row) for row in rows]
            for name, rows in (
                ("games", self.games),
                ("seats", self.seats),
                ("counts", self.counts),
            )
        }


def play_batch(setting: Setting, first: int, count: int) -> Rows:
    """Play games number `first` and following."""
    rows = Rows()
    for number in range(first, first + count):
        _play(setting, number, rows)
    return rows


def _play(setting: Setting, number: int, rows: Rows) -> None:
    """One game, written down."""
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
        for (seat, tally, thing), count in sorted(count_things(study, state.events).items()):
            rows.counts.append(CountRow(setting.name, number, seat, tally, thing, count))


def _finished(game: Game, name: str, seed: int) -> State:
    """The end of a game in which every seat is played by a bot of this name."""
    seeds = [own_seed(seed, seat) for seat in range(game.players)]
    bots = [player(name, game, seed) for seed in seeds]
    state = game.start(seed, recording=True)
    while not state.over and state.ply < MOST:
        seat = state.player
        state.apply(_answer(bots[seat], state, name, seeds[seat]))
    return state


def _answer(bot: Player, state: State, name: str, seed: int) -> Action:
    """What a bot chooses; one that fails is named."""
    if isinstance(bot, UniformPlayer):
        return bot.choose(state)  # it looks at nothing but its choices: no need to imagine
    try:
        return ask(bot, state, seed)
    except (MatchStopped, PandemoniumError):
        raise
    except Exception as found:  # a bot by somebody else may raise anything
        problem = f"{type(found).__name__}: {found}"
        raise ArenaError(
            "player-failed", {"name": name, "decision": state.ply + 1, "problem": problem}
        ) from found


def order_of_play(turns: list[int], players: int) -> list[int]:
    """The seats in the order of their first turns; who had none follows clockwise."""
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
                continue  # it happened to nobody
            for thing in _things(getattr(event, tally.thing)):
                counts[seat, tally.name, thing] += 1
    return counts


def _tallies(study: Study, event: Event) -> Iterator[Tally]:
    """The tallies in which an event counts; without any, a kind with a card is one of its own."""
    if study.tallies:
        yield from (tally for tally in study.tallies if event.kind in tally.kinds)
    elif isinstance(getattr(event, "card", None), str) and hasattr(event, "seat"):
        yield Tally(event.kind, (event.kind,))


def _things(named: object) -> list[str]:
    """What an event names: one thing, or several."""
    return [str(thing) for thing in named] if isinstance(named, list) else [str(named)]


@lru_cache(maxsize=32)
def _configured(game: str, seats: int, options: str) -> Game:
    """The game with options that are written as JSON."""
    return make_game(game, seats, **json.loads(options))
