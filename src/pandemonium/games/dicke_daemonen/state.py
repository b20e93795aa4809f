"""The position of Dicke Dämonen, and the single changes that can happen to it.

The chapters (`turn.py`, `summoning.py`, `predicting.py`) decide which change happens when,
`scoring.py` computes points, and `view.py` and `imagining.py` limit what one seat may know.
"""

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.formats.saving import (
    Flag,
    ListOf,
    Number,
    Numbers,
    Part,
    PerSeat,
    SeatNumber,
    slots,
)
from pandemonium.engine.game import Game
from pandemonium.engine.outcome import CUT
from pandemonium.engine.state import State
from pandemonium.games.dicke_daemonen import checks, events, imagining, scoring
from pandemonium.games.dicke_daemonen.actions import Actions
from pandemonium.games.dicke_daemonen.components import (
    COLOURS,
    COPIES,
    EMPTY,
    FIST,
    FROZEN,
    NAMES,
    PLACES,
    PREDICTION_FIELDS,
    WHITE,
    Box,
    Prediction,
)
from pandemonium.games.dicke_daemonen.memory import (
    DRAWN,
    NEVER,
    OBSERVATION_FIELDS,
    PREDICTED,
    SHOWN,
    Observation,
)

SAVED = (
    Numbers("sack", 0, COLOURS - 1),  # colours; the order means nothing
    PerSeat(Numbers("fists", 0, COPIES, COLOURS)),  # how many creatures of each colour
    Numbers("corners", FROZEN, COLOURS - 2),  # the colour of the demon there, EMPTY or FROZEN
    ListOf(Flag("ghosts")),  # for each field
    ListOf(Part("predictions", Prediction, PREDICTION_FIELDS)),  # the earliest first
    Numbers("aside", 0, COLOURS - 1),  # colours that a scenario leaves out of the game
    SeatNumber("turn"),
    PerSeat(Numbers("returned", 0, COLOURS - 1)),  # what a seat put back and remembers
    PerSeat(Number("since", NEVER)),  # index of the first observation that counts
    ListOf(Part("sights", Observation, OBSERVATION_FIELDS)),  # since the first prediction
)


class DickeDaemonenState(State):
    """The whole table.

    `open_places` are the legal summonings of each colour. Its lists are replaced, never changed,
    because copies share them.
    """

    __slots__ = slots(SAVED, "actions", "box", "open_places")

    FIELDS = SAVED
    REASONS = ("predicted", "unpredicted", "solitaire-won", "solitaire-lost")

    def __init__(self, game: Game, box: Box, actions: Actions, chance: Chance) -> None:
        """Set only what clones share; `clear`, `copy_onto` or loading sets the rest."""
        super().__init__(game, chance)
        self.box = box
        self.actions = actions
        self.sack: list[int]
        self.fists: list[list[int]]
        self.corners: list[int]
        self.ghosts: list[bool]
        self.predictions: list[Prediction]
        self.aside: list[int]
        self.turn: int = 0
        self.returned: list[list[int]]
        self.since: list[int]
        self.sights: list[Observation]
        self.open_places: list[list[Action]]

    # ------------------------------------------------------------------ the start

    def clear(self) -> None:
        """Empty the table: all creatures in the sack, nothing in the fists."""
        box = self.box
        self.sack = [colour for colour in range(COLOURS) for _ in range(COPIES)]
        self.fists = [[0] * COLOURS for _ in range(box.players)]
        self.corners = [EMPTY] * box.corners
        self.ghosts = [False] * box.fields
        self.predictions = []
        self.aside = []
        self.returned = [[] for _ in range(box.players)]
        self.since = [NEVER] * box.players
        self.sights = []

    def set_up(self) -> None:
        """Draw four creatures into each fist and begin the first turn (DD 1.1, 1.8, 1.9)."""
        from pandemonium.games.dicke_daemonen.turn import (
            begin_turn,
        )  # the chapters import the state

        box = self.box
        self.clear()
        self.open_places = self.actions.places[:]
        if self.recording:
            self.emit(events.LinesLaid(box.corners // 4, box.fields))
        for seat in range(box.players):
            for _ in range(FIST):
                self.draw(seat)
        chance = self.chance
        first = chance.below(box.players) if box.oldest < 0 else (box.oldest + 1) % box.players
        if self.recording:
            self.emit(events.FirstPlayerFound(first))
        begin_turn(self, first)

    # ------------------------------------------------------------------ what is the case

    def has_predicted(self, seat: int) -> bool:
        """Whether the seat has made all its predictions (DD 3.1, 7.4)."""
        count = 0
        for prediction in self.predictions:
            if prediction.seat == seat:
                count += 1
        return count >= (PLACES if self.box.is_solitaire else 1)

    def is_predicted(self, colour: int) -> bool:
        """Whether a player has predicted the colour (DD 3.3)."""
        for prediction in self.predictions:  # noqa: SIM110 - quicker than `any`
            if prediction.colour == colour:
                return True
        return False

    def is_place_taken(self, place: int) -> bool:
        """Whether a prediction in solitaire has this place (DD 7.3)."""
        return any(prediction.place == place for prediction in self.predictions)

    def free_places(self, colour: int) -> int:
        """The number of open places for a creature of this colour."""
        return len(self.open_places[colour])

    def fist_size(self, seat: int) -> int:
        """The number of creatures in a fist, which is public (DD 1.8)."""
        fist = self.fists[seat]
        return fist[0] + fist[1] + fist[2] + fist[3] + fist[4]

    # ------------------------------------------------------------------ single changes

    def put_demon(self, seat: int, colour: int, corner: int) -> None:
        """Put a demon from the fist into a corner (DD 2.3)."""
        self.observe(SHOWN, seat, colour, self.fist_size(seat))
        self.fists[seat][colour] -= 1
        self.corners[corner] = colour
        self.close(corner)

    def put_ghost(self, seat: int, field: int) -> None:
        """Put a ghost from the fist into the middle of a field (DD 2.4)."""
        self.observe(SHOWN, seat, WHITE, self.fist_size(seat))
        self.fists[seat][WHITE] -= 1
        self.freeze(field)

    def freeze(self, field: int) -> None:
        """Close a field with a ghost, and its empty corners (DD 2.5)."""
        self.ghosts[field] = True
        places = self.open_places
        places[WHITE] = without(places[WHITE], self.actions.ghost[field])
        for corner in self.box.corners_in[field]:
            if self.corners[corner] == EMPTY:
                self.corners[corner] = FROZEN
                self.close(corner)

    def close(self, corner: int) -> None:
        """Remove a corner from the open places of both its colours."""
        self.close_for(self.box.first_line[corner], corner)
        self.close_for(self.box.second_line[corner], corner)

    def close_for(self, colour: int, corner: int) -> None:
        """Remove a corner from the open places of one colour."""
        places = self.open_places
        places[colour] = without(places[colour], self.actions.demon[colour][corner])

    def find_open_places(self) -> None:
        """Compute the open places of each colour from the board."""
        actions = self.actions
        demons = [
            [
                summonings[corner]
                for corner in range(self.box.corners)
                if self.is_open(colour, corner)
            ]
            for colour, summonings in enumerate(actions.demon)
        ]
        ghosts = [actions.ghost[f] for f in range(self.box.outer) if not self.ghosts[f]]
        self.open_places = [*demons, ghosts]

    def is_open(self, colour: int, corner: int) -> bool:
        """Whether a demon of this colour may be put into the corner (DD 2.3 to 2.5)."""
        return self.corners[corner] == EMPTY and self.box.has_line(colour, corner)

    def draw(self, seat: int) -> None:
        """Draw a creature from the sack, which only its owner sees."""
        count = len(self.sack)
        colour = self.chance.draw(self.sack)
        self.fists[seat][colour] += 1
        self.observe(DRAWN, seat, colour, count)
        if self.recording:
            self.emit(events.CreatureDrawn(seat, NAMES[colour]))

    def show(self, seat: int, colour: int, place: int) -> None:
        """Turn a creature of the fist into a prediction (DD 3.2)."""
        self.observe(PREDICTED, seat, colour, self.fist_size(seat))
        self.fists[seat][colour] -= 1
        self.predictions.append(Prediction(seat, colour, place))
        self.reveals += 1

    def return_fist(self, seat: int) -> None:
        """Put the fist back into the sack (DD 3.4); its owner remembers the creatures."""
        fist = self.fists[seat]
        returned = [colour for colour in range(COLOURS) for _ in range(fist[colour])]
        if not returned:
            return
        self.sack.extend(returned)
        self.fists[seat] = [0] * COLOURS
        self.returned[seat] = returned
        self.since[seat] = len(self.sights)
        if self.recording:
            cards = [NAMES[colour] for colour in returned]
            self.emit(events.FistReturned(seat, len(returned), cards))

    def observe(self, kind: int, seat: int, colour: int, among: int) -> None:
        """Record what happened to a fist, once a player has put creatures back."""
        if self.predictions and not self.box.is_solitaire:
            self.sights.append(Observation(kind, seat, colour, among))

    # ------------------------------------------------------------------ how it stands

    @property
    def scores(self) -> list[int]:
        """1 for the winner; in solitaire the score that was reached (DD 7.6)."""
        if self.box.is_solitaire:
            return [scoring.solitaire_score(self) if self.ended else 0]
        return [1 if seat in self.winners else 0 for seat in range(self.box.players)]

    @property
    def returns(self) -> list[float]:
        """1 for the winner; in solitaire one half for as many points as the board has."""
        if self.box.is_solitaire:
            score = self.scores[0]
            return [score / (score + sum(self.box.value))]
        if self.winners:
            return [1.0 if seat in self.winners else 0.0 for seat in range(self.box.players)]
        is_lost = self.ended and self.reason != CUT  # everybody loses together (DD 6.6)
        return [0.0 if is_lost else 1 / self.box.players] * self.box.players

    # ------------------------------------------------------------------ copies and checks

    def copy_onto(self, copy: State) -> None:
        assert isinstance(copy, DickeDaemonenState)
        copy.sack = self.sack[:]
        copy.fists = [fist[:] for fist in self.fists]
        copy.corners = self.corners[:]
        copy.ghosts = self.ghosts[:]
        copy.predictions = self.predictions[:]
        copy.aside = self.aside
        copy.turn = self.turn
        copy.returned = self.returned[:]
        copy.since = self.since[:]
        copy.sights = self.sights[:]
        copy.open_places = self.open_places[:]

    def redeal_hidden(self, seat: int) -> None:
        imagining.redeal_hidden(self, seat)

    def check(self) -> None:
        """Raise a PositionError for an impossible position, and compute the open places."""
        checks.check(self)
        self.find_open_places()

    def components(self) -> list[int]:
        """Every creature in the game, by colour."""
        colours = self.sack + self.aside
        for fist in self.fists:
            for colour in range(COLOURS):
                colours += [colour] * fist[colour]
        colours += [colour for colour in self.corners if colour >= 0]
        colours += [WHITE] * sum(self.ghosts)
        return colours + [prediction.colour for prediction in self.predictions]

    def card_name(self, card: int) -> str:
        return NAMES[card]


def without(places: list[Action], taken: Action) -> list[Action]:
    """The list without one summoning; copying and removing is faster than building a new list."""
    left = places[:]
    for number, place in enumerate(places):
        if place is taken:
            left.pop(number)
            break
    return left
