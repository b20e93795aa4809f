"""Whispers: a small game full of secrets, and the ways in which it could leak them.

Each player holds cards. The player on turn draws one and buries one face down; the player before
may then show a guard, which is replaced by a card that all see. When the deck is empty, the most
guards win. The option `leak` leaks one of the secrets: `check_no_leaks` must find it.
"""

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.event import CardId, Event, Seat
from pandemonium.engine.formats.saving import Cards, Numbers, PerSeat, slots
from pandemonium.engine.game import About, Card, Game
from pandemonium.engine.options import Option
from pandemonium.engine.presenter import Presenter
from pandemonium.engine.state import State
from pandemonium.engine.task import Args, Decision, Refusal, Step
from pandemonium.engine.text_view import Section, Translator
from pandemonium.engine.view import Head, hand_at, head, seat_at

NAMES = ("guard", "moth", "toad", "crow")
COPIES = 5
GUARD = 0
HAND = 2
LEAKS = (
    "the only answer is taken unasked",
    "only who holds a guard is asked",
    "a question that is not marked as secret",
    "a drawn card is told",
    "a dealt card is told",
    "declining is told",
    "a number in the view",
    "a number in a preview",
    "imagining leaves the order of the truth",
    "imagining falls back to the truth",
)
FORGETFUL = "imagining forgets what was seen"

NOT_NOW = Refusal("WH 1.1", "not-now")
NOT_HELD = Refusal("WH 1.2", "not-held")

SAVED = (
    PerSeat(Cards("hands")),
    Cards("deck"),
    Cards("pit"),
    Numbers("guards"),
    PerSeat(Cards("known")),  # of each hand, what all have seen to go there
)


class Drawn(Event):
    """A card is drawn; which one, its owner alone sees."""

    kind = "drawn"
    details_visible_to = "seat"
    hidden_fields = ("card",)

    seat: Seat
    card: CardId


class DrawnOpenly(Event):
    """A card is drawn, and visible to all."""

    kind = "drawn-openly"

    seat: Seat
    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """From the deck to the hand."""
        return "deck", hand_at(self.seat)


class Buried(Event):
    """A card is buried; which one, its owner alone knows."""

    kind = "buried"
    details_visible_to = "seat"
    hidden_fields = ("card",)

    seat: Seat
    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """From the hand into the pit."""
        return hand_at(self.seat), "pit"


class GuardShown(Event):
    """A guard is laid open."""

    kind = "guard-shown"

    seat: Seat

    def endpoints(self) -> tuple[str, str]:
        """From the hand onto the table."""
        return hand_at(self.seat), seat_at(self.seat)


class Declined(Event):
    """A guard was not shown."""

    kind = "declined"

    seat: Seat


class Den(State):
    """Hands, deck, what is buried, and how many guards each has shown."""

    __slots__ = slots(SAVED, "leak")

    FIELDS = SAVED
    REASONS = ("empty",)

    def __init__(self, game: Game, chance: Chance) -> None:
        """Nothing lies here yet."""
        super().__init__(game, chance)
        self.leak = str(game.settings["leak"])
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.pit: list[int] = []
        self.guards: list[int] = []
        self.known: list[list[int]] = []

    def set_up(self) -> None:
        """Deal."""
        self.deck = list(range(len(NAMES) * COPIES))
        self.hands = [[] for _ in range(self.game.players)]
        self.guards = [0] * self.game.players
        self.known = [[] for _ in range(self.game.players)]
        for seat in range(self.game.players):
            for _ in range(HAND):
                self.draw(seat, is_open=self.leak == "a dealt card is told")
        self.todo.append(Turn(0))

    def draw(self, seat: int, *, is_open: bool) -> None:
        """A card from the deck into a hand."""
        if not self.deck:
            return
        card = self.chance.draw(self.deck)
        self.hands[seat].append(card)
        if self.recording:
            self.emit((DrawnOpenly if is_open else Drawn)(seat, self.card_name(card)))

    def holds_guard(self, seat: int) -> bool:
        """Whether a guard is in the hand."""
        return any(card // COPIES == GUARD for card in self.hands[seat])

    def copy_onto(self, copy: State) -> None:
        """Share nothing that changes."""
        assert isinstance(copy, Den)
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.pit = self.pit[:]
        copy.guards = self.guards[:]
        copy.known = [cards[:] for cards in self.known]

    def redeal_hidden(self, seat: int) -> None:
        """Deck, pit and the hands of the others are dealt again."""
        rivals = [item for item in range(self.game.players) if item != seat]
        truth = [hand[:] for hand in self.hands], self.deck[:], self.pit[:]
        kept = [[] if self.leak == FORGETFUL else cards for cards in self.known]
        pool = self.deck + self.pit
        pool += [card for rival in rivals for card in self.hands[rival] if card not in kept[rival]]
        if self.leak != "imagining leaves the order of the truth":
            pool.sort()
        for rival in rivals:
            unknown = len(self.hands[rival]) - len(kept[rival])
            self.hands[rival] = kept[rival] + [self.chance.draw(pool) for _ in range(unknown)]
        self.pit = [self.chance.draw(pool) for _ in self.pit]
        self.deck = pool
        if self.leak == "imagining falls back to the truth" and not any(
            self.holds_guard(rival) for rival in rivals
        ):
            self.hands, self.deck, self.pit = truth

    def components(self) -> list[int]:
        """All cards; shown guards have left the game."""
        return [*self.deck, *self.pit, *[card for hand in self.hands for card in hand]]

    def card_name(self, card: int) -> str:
        """The design."""
        return NAMES[card // COPIES]


class Turn(Step):
    """Draw, bury, and let the player before answer."""

    saved_name = "Turn"

    def run(self, state: Den) -> None:
        """Push what is to come, the last first."""
        following = (self.seat + 1) % state.game.players
        asked = (self.seat - 1) % state.game.players
        if not state.deck:
            best = max(state.guards)
            winners = tuple(seat for seat, n in enumerate(state.guards) if n == best)
            state.finish(winners, "empty", draw=len(winners) > 1)
            return
        state.draw(self.seat, is_open=state.leak == "a drawn card is told")
        state.todo.append(Turn(following))
        if state.leak == "a question that is not marked as secret":
            state.todo.append(OpenShield(asked))
        elif state.leak != "only who holds a guard is asked" or state.holds_guard(asked):
            state.todo.append(Shield(asked))
        unasked = state.leak == "the only answer is taken unasked"
        state.todo.append((OpenBury if unasked else Bury)(self.seat))


class Bury(Decision):
    """Which card is buried."""

    saved_name = "Bury"
    key = "bury"
    clause = "WH 1.2"
    secret = True

    def candidates(self, state: Den) -> list[Action]:
        """Any card."""
        return state.game.actions[: len(NAMES)]

    def refusal(self, state: Den, action: Action) -> Refusal | None:
        """Only what one holds."""
        if action.kind != "bury":
            return NOT_NOW
        held = any(card // COPIES == action.arg for card in state.hands[self.seat])
        return None if held else NOT_HELD

    def perform(self, state: Den, action: Action) -> None:
        """The card goes into the pit."""
        hand = state.hands[self.seat]
        card = next(card for card in hand if card // COPIES == action.arg)
        hand.remove(card)
        state.known[self.seat].clear()  # it may have been any of them
        state.pit.append(card)
        if state.recording:
            state.emit(Buried(self.seat, state.card_name(card)))


class OpenBury(Bury):
    """The same, as if everybody knew the hand."""

    saved_name = "OpenBury"
    secret = False


class Shield(Decision):
    """Whether to show a guard."""

    saved_name = "Shield"
    key = "shield"
    clause = "WH 1.3"
    secret = True

    def candidates(self, state: Den) -> list[Action]:
        """Yes or no."""
        return state.game.actions[len(NAMES) :]

    def refusal(self, state: Den, action: Action) -> Refusal | None:
        """Only who holds a guard can show it."""
        if action.kind == "bury":
            return NOT_NOW
        return None if action.kind == "pass" or state.holds_guard(self.seat) else NOT_HELD

    def perform(self, state: Den, action: Action) -> None:
        """A shown guard leaves the game and is replaced."""
        if action.kind == "pass":
            if state.leak == "declining is told" and state.holds_guard(self.seat):
                self.tell(state, Declined(self.seat))
            return
        hand, known = state.hands[self.seat], state.known[self.seat]
        guard = next(card for card in hand if card // COPIES == GUARD)
        hand.remove(guard)
        known[:] = [card for card in known if card // COPIES != GUARD]  # which guard, nobody knows
        state.guards[self.seat] += 1
        self.tell(state, GuardShown(self.seat))
        state.draw(self.seat, is_open=True)
        known.append(hand[-1])

    def tell(self, state: Den, event: Event) -> None:
        """Note it, if anybody listens."""
        if state.recording:
            state.emit(event)


class OpenShield(Shield):
    """The same, as if everybody knew the hand."""

    saved_name = "OpenShield"
    secret = False


# ---------------------------------------------------------------------- how it is shown


def details(_den: Den, action: Action) -> Args:
    """The label."""
    return {"label": action.kind}


def touches(den: Den, action: Action) -> list[str]:
    """The own hand."""
    return [hand_at(den.player)] if action.kind != "pass" else []


def preview(den: Den, action: Action) -> Args:
    """What the player before would answer, if it were leaked."""
    asked = (den.player - 1) % den.game.players
    if den.leak == "a number in a preview" and action.kind == "bury":
        return {"danger": int(den.holds_guard(asked))}
    return {}


def view(den: Den, seat: int | None) -> dict[str, object]:
    """The own hand, and numbers."""
    seats: list[dict[str, object]] = []
    for owner, hand in enumerate(den.hands):
        seen: dict[str, object] = {"at": seat_at(owner), "cards": len(hand)}
        if den.leak != FORGETFUL:
            seen["known"] = sorted(den.card_name(card) for card in den.known[owner])
        if owner == seat:
            names = sorted(den.card_name(card) for card in hand)
            seen["hand"] = [{"at": hand_at(owner, name), "card": name} for name in names]
        if den.leak == "a number in the view":
            seen["kinds"] = len({card // COPIES for card in hand})
        seats.append(seen)
    places = [hand_at(owner) for owner in range(den.game.players)]
    return {
        **head(den, seat, places),
        "seats": seats,
        "guards": den.guards[:],
        "deck": len(den.deck),
        "pit": len(den.pit),
    }


def sheet(_den: Den, _seat: int | None, _words: Translator) -> list[Section]:
    """There are no words for it."""
    return []


class Whispers(Game):
    """One configuration."""

    about = About(
        id="whispers",
        title="Whispers",
        prefix="WH",
        package="tests.contract.whispers",
        min_players=2,
        max_players=4,
        usual_players=3,
        end_clause="WH 1.4",
        draws=True,
        options=(Option("leak", "", "which secret is told"),),
    )
    presenter = Presenter(
        view=view, view_type=Head, sheet=sheet, details=details, touches=touches, preview=preview
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        """Cards and actions."""
        super().__init__(players, options)
        self.cards = tuple(Card(name, "card", COPIES) for name in NAMES)
        self.action_table.add_each("bury", list(NAMES))
        self.action_table.add("show")
        self.action_table.add("pass")

    def blank(self, chance: Chance) -> State:
        """An empty den."""
        return Den(self, chance)
