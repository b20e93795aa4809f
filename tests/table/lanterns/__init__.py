"""Lanterns, a tiny game with everything a table must handle.

On a turn a keeper lights stones (each costs oil), rolls for oil, shows their gem, and ends; then
they whisper a colour, which is legal only with a gem of that colour: a secret question.
"""

from typing import NotRequired, TypedDict

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.event import CardId, Event, Seat
from pandemonium.engine.formats.saving import Cards, Number, Numbers, PerSeat, slots
from pandemonium.engine.game import About, Card, Game
from pandemonium.engine.plan import Plan
from pandemonium.engine.presenter import Presenter
from pandemonium.engine.state import State
from pandemonium.engine.task import Args, Decision, Refusal
from pandemonium.engine.text_view import Section, Translator
from pandemonium.engine.view import Head, head, seat_at

STONES = 3
GEMS = ("red", "blue")
ABOUT = About("lanterns", "Lanterns", "LAN", "tests.table.lanterns", 2, 3, 2, "LAN 4.1")

ALREADY_LIT = Refusal("LAN 3.1", "already-lit")
NO_OIL = Refusal("LAN 3.2", "no-oil")
NO_SUCH_GEM = Refusal("LAN 5.1", "no-such-gem")
NOT_ASKED = Refusal("LAN 2.1", "not-asked")


class GemDrawn(Event):
    """A keeper draws a gem, which only they see."""

    kind = "gem-drawn"
    details_visible_to = "seat"
    hidden_fields = ("gem",)

    seat: Seat
    gem: CardId


class StoneLit(Event):
    """A keeper lights a stone."""

    kind = "stone-lit"

    seat: Seat
    stone: int

    def endpoints(self) -> tuple[str, str]:
        return seat_at(self.seat), f"stone:{self.stone}"


class OilRolled(Event):
    """A keeper rolls for oil."""

    kind = "oil-rolled"

    seat: Seat
    n: int


class Whispered(Event):
    """A keeper whispers a colour, to themselves."""

    kind = "whispered"
    visible_to = "seat"

    seat: Seat
    colour: str


class Turn(Decision):
    """Light, roll, show or end (LAN 2)."""

    saved_name = "Turn"
    key = "turn"
    clause = "LAN 2.1"

    def candidates(self, state: "River") -> list[Action]:
        return [action for action in state.game.actions if action.kind != "whisper"]

    def refusal(self, state: "River", action: Action) -> Refusal | None:
        if action.kind == "whisper":
            return NOT_ASKED
        if action.kind == "light":
            if state.lit[action.arg]:
                return ALREADY_LIT
            return None if state.oil[self.seat] else NO_OIL
        return None

    def perform(self, state: "River", action: Action) -> None:
        state.todo.append(Whisper(self.seat) if action.kind == "end" else self)
        if action.kind == "light":
            state.light(self.seat, action.arg)
        elif action.kind == "roll":
            state.roll(self.seat)
        elif action.kind == "show":
            state.reveals += 1

    def question_args(self, state: "River") -> Args:
        """How much oil there is."""
        return {"n": state.oil[self.seat]}


class Whisper(Decision):
    """Which colour is whispered (LAN 5.1)."""

    saved_name = "Whisper"
    key = "whisper"
    clause = "LAN 5.1"
    secret = True

    def candidates(self, state: "River") -> list[Action]:
        return [action for action in state.game.actions if action.kind == "whisper"]

    def refusal(self, state: "River", action: Action) -> Refusal | None:
        if action.kind != "whisper":
            return NOT_ASKED
        return None if state.gems[self.seat] // 2 == action.arg else NO_SUCH_GEM

    def perform(self, state: "River", action: Action) -> None:
        if state.recording:
            state.emit(Whispered(self.seat, GEMS[action.arg]))
        state.todo.append(Turn((self.seat + 1) % state.game.players))


SAVED = (
    Numbers("lit", 0, 1, length=STONES),
    PerSeat(Number("oil")),
    Cards("gems"),
    Cards("bag"),
)


class SeatView(TypedDict):
    """One keeper, with the gem where the viewer may see it."""

    at: str
    oil: int
    gem: NotRequired[str]


class StoneView(TypedDict):
    """One stone of the river."""

    at: str
    lit: bool


class View(Head):
    """The table from one seat."""

    seats: list[SeatView]
    stones: list[StoneView]


class River(State):
    """Stones, oil and gems."""

    __slots__ = slots(SAVED)
    FIELDS = SAVED
    REASONS = ("all-lit",)

    def set_up(self) -> None:
        """A gem each, and one portion of oil."""
        self.lit = [0] * STONES
        self.oil = [1] * self.game.players
        self.bag = list(range(4))
        self.gems = [self.chance.draw(self.bag) for _ in range(self.game.players)]
        if self.recording:
            for seat, gem in enumerate(self.gems):
                self.emit(GemDrawn(seat, GEMS[gem // 2]))
        self.todo.append(Turn(0))

    def light(self, seat: int, stone: int) -> None:
        """Light a stone; the last stone wins the game."""
        self.lit[stone] = 1
        self.oil[seat] -= 1
        if self.recording:
            self.emit(StoneLit(seat, stone + 1))
        if all(self.lit):
            self.finish((seat,), "all-lit")

    def roll(self, seat: int) -> None:
        rolled = self.chance.die()
        self.oil[seat] += rolled
        if self.recording:
            self.emit(OilRolled(seat, rolled))

    def copy_onto(self, copy: State) -> None:
        assert isinstance(copy, River)
        copy.lit, copy.oil = self.lit[:], self.oil[:]
        copy.gems, copy.bag = self.gems[:], self.bag[:]

    def redeal_hidden(self, seat: int) -> None:
        """Redeal all gems but the seat's own."""
        others = [other for other in range(self.game.players) if other != seat]
        self.bag = sorted(self.bag + [self.gems[other] for other in others])
        for other in others:
            self.gems[other] = self.chance.draw(self.bag)

    def components(self) -> list[int]:
        return [*self.gems, *self.bag]

    def card_name(self, card: int) -> str:
        return GEMS[card // 2]


def details(_river: River, action: Action) -> Args:
    """The arguments of labels and refusals."""
    return {"label": action.kind, "stone": action.arg + 1, "colour": GEMS[action.arg % 2]}


def touches(_river: River, action: Action) -> list[str]:
    """The stone that is lit."""
    return [f"stone:{action.arg + 1}"] if action.kind == "light" else []


def preview(_river: River, action: Action) -> Args:
    """The oil that lighting costs."""
    return {"oil": -1} if action.kind == "light" else {}


def plans(river: River) -> list[Plan]:
    """Light all stones that are dark."""
    dark = [stone for stone in range(STONES) if not river.lit[stone]]
    if river.decision.key != "turn" or len(dark) > river.oil[river.player]:
        return []
    actions = [river.game.action(f"light {stone + 1}") for stone in dark]
    return [Plan("light-all", actions, {"n": len(dark)})]


def view(river: River, seat: int | None) -> View:
    """The river as `seat` sees it."""
    seats = [SeatView(at=seat_at(keeper), oil=oil) for keeper, oil in enumerate(river.oil)]
    if seat is not None:
        seats[seat]["gem"] = GEMS[river.gems[seat] // 2]
    stones = [
        StoneView(at=f"stone:{stone + 1}", lit=bool(lit)) for stone, lit in enumerate(river.lit)
    ]
    return View(**head(river, seat, ["bag"]), seats=seats, stones=stones)


def sheet(river: River, _seat: int | None, words: Translator) -> list[Section]:
    """The oil of each keeper."""
    rows = [[words.seat(keeper), str(oil)] for keeper, oil in enumerate(river.oil)]
    return [Section("Oil", [], rows)]


class Lanterns(Game):
    """One configuration of Lanterns."""

    about = ABOUT
    presenter = Presenter(
        view=view,
        view_type=View,
        sheet=sheet,
        details=details,
        touches=touches,
        preview=preview,
        plans=plans,
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        super().__init__(players, options)
        self.cards = tuple(Card(gem, "gem", 2) for gem in GEMS)
        self.action_table.add_each("light", [str(stone + 1) for stone in range(STONES)])
        for verb in ("roll", "show", "end"):
            self.action_table.add(verb, confirm=True)
        self.action_table.add_each("whisper", list(GEMS))

    def blank(self, chance: Chance) -> State:
        return River(self, chance)
