"""What lies on the table in Dicke Dämonen, and the single changes that can happen to it.

Which change happens when is in the chapters (`turn.py`, `summoning.py`, `predicting.py`), what a
position is worth in `scoring.py`, and what one seat may know in `view.py` and `imagining.py`.
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
    PREDICTED,
    SHOWN,
    SIGHT_FIELDS,
    Observation,
)

SAVED = (
    Numbers("sack", 0, COLOURS - 1),  # colours, in no order that means anything
    PerSeat(Numbers("fists", 0, COPIES, COLOURS)),  # how many creatures of each colour
    Numbers("corners", FROZEN, COLOURS - 2),  # the colour of the demon there, EMPTY or FROZEN
    ListOf(Flag("ghosts")),  # for each field
    ListOf(Part("predictions", Prediction, PREDICTION_FIELDS)),  # the earliest first
    Numbers("aside", 0, COLOURS - 1),  # colours that a scenario leaves out of the game
    SeatNumber("turn"),
    PerSeat(Numbers("returned", 0, COLOURS - 1)),  # what a seat remembers to have put back
    PerSeat(Number("since", NEVER)),  # from which of the sights on
    ListOf(Part("sights", Observation, SIGHT_FIELDS)),  # of fists, since the first prediction
)


class DickeDaemonenState(State):
    """The whole table.

    `open_places` are the summonings of each colour for which there is a place. The lists in it are
    never changed but replaced: copies share them.
    """

    __slots__ = slots(SAVED, "actions", "box", "open_places")

    FIELDS = SAVED
    REASONS = ("predicted", "unpredicted", "solitaire-won", "solitaire-lost")

    def __init__(self, game: Game, box: Box, actions: Actions, chance: Chance) -> None:
        """Only what a clone shares; the rest is laid out, copied or loaded."""
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
        """An empty board: all creatures in the sack, nothing in the fists."""
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
        """Four creatures into each fist; the first turn follows (DD 1.1, 1.8, 1.9)."""
        from pandemonium.games.dicke_daemonen.turn import begin_turn  # the chapters know the table

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
        """Whether the seat may not predict any more (DD 3.1, 7.4)."""
        made = 0
        for prediction in self.predictions:
            if prediction.seat == seat:
                made += 1
        return made >= (PLACES if self.box.is_solitaire else 1)

    def is_predicted(self, colour: int) -> bool:
        """Whether somebody has predicted the colour (DD 3.3)."""
        for prediction in self.predictions:  # noqa: SIM110 - quicker than `any`
            if prediction.colour == colour:
                return True
        return False

    def is_place_taken(self, place: int) -> bool:
        """Whether a prediction in solitaire has this place (DD 7.3)."""
        return any(prediction.place == place for prediction in self.predictions)

    def free_places(self, colour: int) -> int:
        """How many places a creature of this colour could be put on now."""
        return len(self.open_places[colour])

    def fist_size(self, seat: int) -> int:
        """How many creatures a fist holds: everybody may know (DD 1.8)."""
        fist = self.fists[seat]
        return fist[0] + fist[1] + fist[2] + fist[3] + fist[4]

    # ------------------------------------------------------------------ single changes

    def put_demon(self, seat: int, colour: int, corner: int) -> None:
        """A demon from the fist into a corner (DD 2.3)."""
        self.note(SHOWN, seat, colour, self.fist_size(seat))
        self.fists[seat][colour] -= 1
        self.corners[corner] = colour
        self.close(corner)

    def put_ghost(self, seat: int, field: int) -> None:
        """A ghost from the fist into the middle of a field (DD 2.4)."""
        self.note(SHOWN, seat, WHITE, self.fist_size(seat))
        self.fists[seat][WHITE] -= 1
        self.freeze(field)

    def freeze(self, field: int) -> None:
        """A ghost closes the field and its empty corners (DD 2.5)."""
        self.ghosts[field] = True
        places = self.open_places
        places[WHITE] = without(places[WHITE], self.actions.ghost[field])
        for corner in self.box.corners_in[field]:
            if self.corners[corner] == EMPTY:
                self.corners[corner] = FROZEN
                self.close(corner)

    def close(self, corner: int) -> None:
        """No demon can be put there any more."""
        self.close_for(self.box.first_line[corner], corner)
        self.close_for(self.box.second_line[corner], corner)

    def close_for(self, colour: int, corner: int) -> None:
        """No demon of this colour can be put there any more."""
        places = self.open_places
        places[colour] = without(places[colour], self.actions.demon[colour][corner])

    def find_open_places(self) -> None:
        """Where creatures of each colour can be put, as the board lies."""
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
        """A creature from the sack, seen by its owner alone."""
        count = len(self.sack)
        colour = self.chance.draw(self.sack)
        self.fists[seat][colour] += 1
        self.note(DRAWN, seat, colour, count)
        if self.recording:
            self.emit(events.CreatureDrawn(seat, NAMES[colour]))

    def show(self, seat: int, colour: int, place: int) -> None:
        """A creature of the fist becomes a prediction (DD 3.2)."""
        self.note(PREDICTED, seat, colour, self.fist_size(seat))
        self.fists[seat][colour] -= 1
        self.predictions.append(Prediction(seat, colour, place))
        self.reveals += 1

    def return_fist(self, seat: int) -> None:
        """All creatures of the fist back into the sack (DD 3.4); their owner remembers them."""
        fist = self.fists[seat]
        back = [colour for colour in range(COLOURS) for _ in range(fist[colour])]
        if not back:
            return
        self.sack.extend(back)
        self.fists[seat] = [0] * COLOURS
        self.returned[seat] = back
        self.since[seat] = len(self.sights)
        if self.recording:
            cards = [NAMES[colour] for colour in back]
            self.emit(events.FistReturned(seat, len(back), cards))

    def note(self, kind: int, seat: int, colour: int, among: int) -> None:
        """Remember what happened to a fist, once somebody has put creatures back."""
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
        """What the end is worth; in solitaire half for as many points as the board has."""
        if self.box.is_solitaire:
            score = self.scores[0]
            return [score / (score + sum(self.box.value))]
        if self.winners:
            return [1.0 if seat in self.winners else 0.0 for seat in range(self.box.players)]
        is_lost = self.ended and self.reason != CUT  # everybody loses together (DD 6.6)
        return [0.0 if is_lost else 1 / self.box.players] * self.box.players

    # ------------------------------------------------------------------ copies and checks

    def copy_onto(self, copy: State) -> None:
        """Lay on the blank `copy` what lies here, sharing nothing that changes."""
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
        """Deal what `seat` cannot know anew."""
        imagining.redeal_hidden(self, seat)

    def check(self) -> None:
        """Refuse what cannot be on any table, and find the open places of what can."""
        checks.check(self)
        self.find_open_places()

    def components(self) -> list[int]:
        """Every creature, by colour."""
        found = self.sack + self.aside
        for fist in self.fists:
            for colour in range(COLOURS):
                found += [colour] * fist[colour]
        found += [colour for colour in self.corners if colour >= 0]
        found += [WHITE] * sum(self.ghosts)
        return found + [prediction.colour for prediction in self.predictions]

    def card_name(self, card: int) -> str:
        """The name of a colour."""
        return NAMES[card]


def without(places: list[Action], taken: Action) -> list[Action]:
    """The same summonings but for one, as a list of its own: a copied one is quicker than a new."""
    left = places[:]
    for number, place in enumerate(places):
        if place is taken:
            left.pop(number)
            break
    return left
