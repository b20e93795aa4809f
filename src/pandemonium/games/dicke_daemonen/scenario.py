"""Scenarios: a position told in the rulebook's words, the rest filled in."""

from typing import TYPE_CHECKING

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import PositionError
from pandemonium.engine.oldtask import Task
from pandemonium.games.dicke_daemonen import tasks as do
from pandemonium.games.dicke_daemonen.box import COLOURS, COPIES, FIST, NAMES, PLACES, WHITE
from pandemonium.games.dicke_daemonen.rules import Match
from pandemonium.games.dicke_daemonen.state import EMPTY, Prediction

if TYPE_CHECKING:
    from pandemonium.games.dicke_daemonen.game import DickeDaemonen

WORDS = ("demons", "ghosts", "fists", "predictions", "sack", "turn")
PREDICTION_WORDS = ("seat", "colour", "place")


class Scenario:
    """The building of one position.

    `demons` maps corners to colours, `ghosts` lists fields, `fists` lists creatures seat by seat,
    `predictions` are in order. Without `sack` it holds what is left; with it, the rest is not in
    the game.
    """

    def __init__(self, game: "DickeDaemonen", data: dict[str, object], chance: Chance) -> None:
        """Nothing is taken from the sack yet."""
        _only(data, WORDS, "a scenario")
        self.data = data
        self.chance = chance
        self.box = game.box
        self.free = [colour for colour in range(COLOURS) for _ in range(COPIES)]
        self.match = Match(game, game.box, game.moves, chance)

    def build(self) -> Match:
        """The position at the beginning of the turn of the seat that is named (0 if none is)."""
        match = self.match
        match.corners = [EMPTY] * self.box.corners
        match.ghosts = [False] * self.box.fields
        match.predictions = []
        self._put_demons()
        self._put_ghosts()
        self._predict()
        told = [self._creatures(f"fist {i}", one) for i, one in enumerate(self._told_fists())]
        sack = self._creatures("sack", self.data["sack"]) if "sack" in self.data else None
        match.fists = told + [self._fill(seat) for seat in range(len(told), self.box.players)]
        match.sack = self.free if sack is None else _listed(sack)
        match.aside = [] if sack is None else self.free
        turn = self.data.get("turn", 0)
        match.turn = self._seat("turn", turn)
        match.todo.append(Task(do.BEGIN_TURN, match.turn))
        return match

    def _put_demons(self) -> None:
        """Demons by corner; each must be allowed to stand there (ghosts come later)."""
        demons = self.data.get("demons", {})
        if not isinstance(demons, dict):
            raise PositionError(f"demons: expected a table of corners and colours, not {demons!r}")
        names = [name.lower() for name in self.box.corner_names]
        for name, colour in demons.items():
            if str(name).lower() not in names:
                raise PositionError(f"demons: there is no corner {name!r}")
            corner = names.index(str(name).lower())
            demon = self._take("demons", colour)
            if not self.match.is_open(demon, corner):
                raise PositionError(f"demons: no {colour!r} demon can stand on {name!r}")
            self.match.corners[corner] = demon

    def _put_ghosts(self) -> None:
        """Ghosts by field."""
        ghosts = self.data.get("ghosts", [])
        if not isinstance(ghosts, list):
            raise PositionError(f"ghosts: expected a list of fields, not {ghosts!r}")
        names = [name.lower() for name in self.box.field_names[: self.box.outer]]
        for name in ghosts:
            if str(name).lower() not in names:
                raise PositionError(f"ghosts: there is no inner field {name!r}")
            self._take("ghosts", NAMES[WHITE])
            self.match.freeze(names.index(str(name).lower()))

    def _predict(self) -> None:
        """Predictions in order: seat and colour, in solitaire place and colour."""
        told = self.data.get("predictions", [])
        if not isinstance(told, list) or not all(isinstance(one, dict) for one in told):
            raise PositionError(f"predictions: expected a list of tables, not {told!r}")
        for one in told:
            _only(one, PREDICTION_WORDS, "a prediction")
            seat = self._seat("predictions, seat", one.get("seat", 0))
            place = one.get("place", 0)
            last = PLACES if self.box.is_solitaire else 0
            if not isinstance(place, int) or not min(1, last) <= place <= last:
                raise PositionError(f"predictions, place: {place!r} is not from 1 to {last}")
            colour = self._take("predictions", one.get("colour"))
            self.match.predictions.append(Prediction(seat, colour, place))

    def _told_fists(self) -> list[object]:
        """What is said of the fists."""
        told = self.data.get("fists", [])
        if not isinstance(told, list) or len(told) > self.box.players:
            raise PositionError(f"fists: expected at most {self.box.players} lists, not {told!r}")
        return told

    def _creatures(self, where: str, names: object) -> list[int]:
        """Take the named creatures; how many there are of each colour."""
        if not isinstance(names, list):
            raise PositionError(f"{where}: expected a list of colours, not {names!r}")
        counts = [0] * COLOURS
        for name in names:
            counts[self._take(where, name)] += 1
        return counts

    def _fill(self, seat: int) -> list[int]:
        """A fist of which nothing is said: as many creatures as the seat would hold."""
        made = [one for one in self.match.predictions if one.seat == seat]
        size = FIST - len(made) if self.box.is_solitaire else 1 if made else FIST
        counts = [0] * COLOURS
        for _ in range(min(size, len(self.free))):
            colour = self.free[self.chance.below(len(self.free))]  # a script is for later draws
            self.free.remove(colour)
            counts[colour] += 1
        return counts

    def _take(self, where: str, name: object) -> int:
        """A creature of this colour that is still free."""
        if not isinstance(name, str) or name not in NAMES:
            raise PositionError(f"{where}: {name!r} is not one of {', '.join(NAMES)}")
        colour = NAMES.index(name)
        if colour not in self.free:
            raise PositionError(f"{where}: no more than {COPIES} creatures are {name}")
        self.free.remove(colour)
        return colour

    def _seat(self, where: str, seat: object) -> int:
        """A number that is a seat."""
        if not isinstance(seat, int) or not 0 <= seat < self.box.players:
            raise PositionError(f"{where}: {seat!r} is no seat; 0 to {self.box.players - 1} are")
        return seat


def _listed(counts: list[int]) -> list[int]:
    """Counted creatures one by one."""
    return [colour for colour in range(COLOURS) for _ in range(counts[colour])]


def _only(told: dict[str, object], words: tuple[str, ...], where: str) -> None:
    """Refuse words that mean nothing here."""
    for word in told:
        if word not in words:
            raise PositionError(f"{where} has no {word!r}; it has {', '.join(words)}")
