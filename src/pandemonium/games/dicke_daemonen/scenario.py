"""Scenarios: a position described in the rulebook's words, the rest filled in."""

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import Phrase, PositionError, short_repr
from pandemonium.engine.formats.scenario import ScenarioVocabulary, number, only, wrong
from pandemonium.games.dicke_daemonen.checks import colour_phrase
from pandemonium.games.dicke_daemonen.components import (
    COLOURS,
    COPIES,
    FIST,
    NAMES,
    PLACES,
    WHITE,
    Prediction,
)
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState
from pandemonium.games.dicke_daemonen.turn import begin_turn

WORDS: ScenarioVocabulary = {
    "demons": ("table of corners and colours", "the demons on the board, as `{'f1.c1': 'red'}`"),
    "ghosts": ("list of fields", "the fields with a ghost, as `f1`"),
    "fists": ("list of lists of colours", "the fists, seat by seat, or how many are in each"),
    "predictions": ("list of tables", "the predictions, the earliest first"),
    "sack": ("list of colours", "the sack; if given, the remaining creatures are not in the game"),
    "turn": ("seat", "whose turn begins"),
}
PREDICTION_WORDS: ScenarioVocabulary = {
    "seat": ("seat", "who predicted"),
    "colour": ("colour", "the creature that was shown"),
    "place": ("number", "which of the places, in solitaire"),
}
TABLES = {"": WORDS, "predictions": PREDICTION_WORDS}


class Scenario:
    """Builds one position from its description."""

    def __init__(self, state: DickeDaemonenState, data: dict[str, object], chance: Chance) -> None:
        """`state` is blank and is filled in by `build`."""
        only(data, WORDS, "scenario")
        self.data = data
        self.fill_chance = Chance(chance.seed)  # a scripted chance is for the game itself
        self.box = state.box
        self.state = state
        state.clear()
        self.free = self.state.sack

    def build(self) -> DickeDaemonenState:
        """The position at the beginning of the turn of the named seat (default 0)."""
        state, players = self.state, self.box.players
        self._put_demons()
        self._put_ghosts()
        self._predict()
        fists = self._described_fists()
        named = {
            seat: self._creatures(f"fists[{seat}]", fist)
            for seat, fist in enumerate(fists)
            if not isinstance(fist, int)
        }
        sack = self._creatures("sack", self.data["sack"]) if "sack" in self.data else None
        sizes = {f"fists[{seat}]": fist for seat, fist in enumerate(fists)}
        state.fists = [
            named[seat] if seat in named else self._fill(seat, sizes) for seat in range(players)
        ]
        if sack is not None:
            state.sack = [colour for colour in range(COLOURS) for _ in range(sack[colour])]
            state.aside = self.free
        begin_turn(state, number(self.data, "turn", 0, 0, players - 1))
        return state

    def _put_demons(self) -> None:
        """Put demons into corners; `checks.py` validates them with the whole position."""
        demons = self.data.get("demons", {})
        if not isinstance(demons, dict):
            raise wrong("demons", demons, Phrase("expected-demons"))
        names = [name.lower() for name in self.box.corner_names]
        for name, colour in demons.items():
            if str(name).lower() not in names:
                raise PositionError("no-such-corner", {"corner": short_repr(name)})
            self.state.corners[names.index(str(name).lower())] = self._take("demons", colour)

    def _put_ghosts(self) -> None:
        """Put ghosts into fields, and freeze these."""
        ghosts = self.data.get("ghosts", [])
        if not isinstance(ghosts, list):
            raise wrong("ghosts", ghosts, Phrase("expected-fields"))
        names = [name.lower() for name in self.box.field_names[: self.box.outer]]
        self.state.find_open_places()
        for name in ghosts:
            if str(name).lower() not in names:
                raise PositionError("no-such-field", {"field": short_repr(name)})
            field = names.index(str(name).lower())
            if self.state.ghosts[field]:
                raise PositionError("two-ghosts", {"field": self.box.field_names[field]})
            self._take("ghosts", NAMES[WHITE])
            self.state.freeze(field)

    def _predict(self) -> None:
        """Add the predictions in order: seat and colour, in solitaire place and colour."""
        predictions = self.data.get("predictions", [])
        if not isinstance(predictions, list) or not all(
            isinstance(prediction, dict) for prediction in predictions
        ):
            raise wrong("predictions", predictions, Phrase("expected-tables"))
        last = PLACES if self.box.is_solitaire else 0
        for prediction in predictions:
            only(prediction, PREDICTION_WORDS, "predictions")
            seat = number(prediction, "seat", 0, 0, self.box.players - 1)
            place = number(prediction, "place", 0, min(1, last), last)
            colour = self._take("predictions", prediction.get("colour"))
            self.state.predictions.append(Prediction(seat, colour, place))

    def _described_fists(self) -> list[object]:
        """The description of the fists."""
        fists = self.data.get("fists", [])
        if not isinstance(fists, list) or len(fists) > self.box.players:
            raise wrong("fists", fists, Phrase("expected-fists", most=self.box.players))
        return fists

    def _creatures(self, where: str, names: object) -> list[int]:
        """Take the named creatures; returns the number of each colour."""
        if not isinstance(names, list):
            raise wrong(where, names, Phrase("expected-colours"))
        counts = [0] * COLOURS
        for name in names:
            counts[self._take(where, name)] += 1
        return counts

    def _fill(self, seat: int, sizes: dict[str, object]) -> list[int]:
        """A random fist of the given size, or of the size the seat would have."""
        predictions = [
            prediction for prediction in self.state.predictions if prediction.seat == seat
        ]
        usual = FIST - len(predictions) if self.box.is_solitaire else 1 if predictions else FIST
        size = number(sizes, f"fists[{seat}]", usual, 0, FIST)
        counts = [0] * COLOURS
        for _ in range(min(size, len(self.free))):
            counts[self.fill_chance.draw(self.free)] += 1
        return counts

    def _take(self, where: str, name: object) -> int:
        """Take a creature of this colour that is still free."""
        if not isinstance(name, str) or name not in NAMES:
            raise wrong(where, name, Phrase("expected-choice", choices=list(NAMES)))
        colour = NAMES.index(name)
        if colour not in self.free:
            raise PositionError(
                "too-many-creatures",
                {"where": where, "colour": colour_phrase(colour), "copies": COPIES},
            )
        self.free.remove(colour)
        return colour
