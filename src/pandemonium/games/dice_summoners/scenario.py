"""Scenarios: a position described in the rulebook's words, the rest filled in."""

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import Phrase, PositionError, short_repr
from pandemonium.engine.formats.scenario import ScenarioVocabulary, number, only, tables, wrong
from pandemonium.engine.task import NO_CARD
from pandemonium.games.dice_summoners.actions import uses_slot
from pandemonium.games.dice_summoners.combat import ACT
from pandemonium.games.dice_summoners.components import (
    KEPT_OF_A_COLOUR,
    MAX_CREATURES,
    MAX_HEALTH,
    NO_SLOT,
    PLACES,
    SLOTS,
)
from pandemonium.games.dice_summoners.dice import FACE_NAMES, RED_SALT, SHOWN
from pandemonium.games.dice_summoners.gain import ROLL
from pandemonium.games.dice_summoners.seat import Seat
from pandemonium.games.dice_summoners.state import DiceSummonersState
from pandemonium.games.dice_summoners.turn import BEGIN_TURN

WORDS: ScenarioVocabulary = {
    "seats": ("list of tables", "both players; what is missing is as at the start"),
    "dice": ("text", "the dice that were rolled, as `bm bs r*`; without it the roll is next"),
    "turn": ("seat", "whose turn it is"),
    "turns": ("number", "how many turns were begun; 1 and 2 are first turns"),
    "decks": ("table of cards and numbers", "how many cards are left in some decks"),
    "empty_decks": ("list of cards", "decks that have none left"),
    "used": ("list of actions", "actions of cards in this turn, as `attack griffin`; with `dice`"),
}
SEAT_WORDS: ScenarioVocabulary = {
    "health": ("number", "the health"),
    "creatures": ("list of cards", "the creatures; by default those of the setup"),
    "spells": ("list of cards", "the spell sets and rituals; by default the start sets"),
    "aura": ("card", "the aura"),
    "curse": ("card", "the curse that the player bears"),
    "curse_turns": ("number", "for how many turns yet; by default as printed"),
    "tokens": ("table of slots and numbers", "tokens, by spell or creature: `griffin`"),
    "kept": ("list of two numbers", "the blue and red dice that were kept"),
}
TABLES = {"": WORDS, "seats": SEAT_WORDS}
DEFAULT_CREATURES = ["griffin", "succubus", "ankylosaurus"]
DEFAULT_SPELLS = ["start_set_1", "start_set_2", "start_set_3"]
SETTLED = 3  # turns begun by default: nobody's first turn
MAX_SEATS = 2


class Scenario:
    """Builds the position that a scenario describes."""

    def __init__(self, state: DiceSummonersState, data: dict[str, object], _chance: Chance) -> None:
        """`state` is blank and is filled in by `build`."""
        only(data, WORDS, "scenario")
        self.data = data
        self.box = state.box
        self.state = state
        state.clear()
        state.lay_out_decks()

    def build(self) -> DiceSummonersState:
        """The position, on the turn of the seat that `turn` names."""
        state = self.state
        seat_tables = tables(self.data, "seats", MAX_SEATS)
        for index, (seat, table) in enumerate(zip(state.seats, seat_tables, strict=True)):
            self._fill_seat(seat, f"seats[{index}]", table)
            state.pool_blue -= seat.kept_blue
            state.pool_red -= seat.kept_red
        self._thin_decks()
        state.turn = number(self.data, "turn", 0, 0, MAX_SEATS - 1)
        state.turns = number(self.data, "turns", SETTLED, 1, 1_000_000)
        if state.last_turn:
            state.last_turn = max(state.last_turn, state.turns)
        state.todo.append(BEGIN_TURN[1 - state.turn])
        if "dice" in self.data:
            self._fill_tray(self.data["dice"])
            self._mark_used()
            state.todo.append(ACT[state.turn])
        else:
            state.todo.append(ROLL[state.turn])
        return state

    def _fill_tray(self, dice: object) -> None:
        """Put the dice that were rolled into the tray."""
        faces = dice.lower().split() if isinstance(dice, str) else [""]
        for face in faces:
            if face not in FACE_NAMES:
                raise wrong("dice", dice, Phrase("expected-faces", faces=list(FACE_NAMES)))
        state = self.state
        state.tray = [faces.count(FACE_NAMES[face]) for face in range(SHOWN)]
        state.pool_blue -= sum(state.tray[:RED_SALT])
        state.pool_red -= sum(state.tray[RED_SALT:])
        if state.pool_blue < 0 or state.pool_red < 0:
            raise PositionError("too-many-dice", {"dice": short_repr(dice)})
        state.rolled = True

    def _mark_used(self) -> None:
        """Mark slots that were used in this turn; no dice are paid for them."""
        used = self.data.get("used", [])
        if not isinstance(used, list):
            raise wrong("used", used, Phrase("expected-actions"))
        uses = {action.text: action for action in self.state.game.actions if uses_slot(action)}
        owner = self.state.seats[self.state.turn]
        for text in used:
            action = uses.get(str(text))
            slot = NO_SLOT if action is None else self.state.slot_named(owner, action)
            if slot == NO_SLOT:
                raise PositionError("no-slot-to-use", {"action": short_repr(text)})
            owner.used |= 1 << slot

    def _thin_decks(self) -> None:
        """Remove cards from decks that have fewer or none left."""
        decks = self.data.get("decks", {})
        if not isinstance(decks, dict):
            raise wrong("decks", decks, Phrase("expected-deck-table"))
        left = dict(zip(self._cards("decks", list(decks)), decks.values(), strict=True))
        for card in self._cards("empty_decks", self.data.get("empty_decks", [])):
            left[card] = 0
        for card, count in left.items():
            most = self.state.supply[card]
            staying = number({"decks": count}, "decks", most, 0, most)
            self.state.gone += [card] * (most - staying)
            self.state.supply[card] = staying

    def _fill_seat(self, seat: Seat, where: str, table: dict[str, object]) -> None:
        """Put in front of a player what their table lists."""
        only(table, SEAT_WORDS, where)
        seat.health = number(table, "health", MAX_HEALTH, 1, MAX_HEALTH)
        for word, usual, first in (
            ("creatures", DEFAULT_CREATURES, 0),
            ("spells", DEFAULT_SPELLS, MAX_CREATURES),
        ):
            cards = self._cards(word, table.get(word, usual))
            if len(cards) > MAX_CREATURES:
                raise PositionError(
                    "no-room-for",
                    {"where": f"{where}.{word}", "count": len(cards), "most": MAX_CREATURES},
                )
            for place, card in enumerate(cards, first):
                if self.box.designs[card].first_place != first:
                    raise self._not_among(word, card)
                seat.lay(place, self._draw(card))
        self._lasting(seat, table)
        self._tokens(seat, table.get("tokens", {}))

    def _not_among(self, word: str, card: int) -> PositionError:
        """The error of a card that does not belong there."""
        return PositionError("not-among", {"word": word, "card": self.box.name(card)})

    def _lasting(self, seat: Seat, table: dict[str, object]) -> None:
        """Set aura, curse and kept dice."""
        if "aura" in table:
            seat.aura = self._cards("aura", [table["aura"]])[0]
            if self.box.designs[seat.aura].aura is None:
                raise self._not_among("aura", seat.aura)
            self._draw(seat.aura)
        if "curse" in table:
            seat.curse = self._cards("curse", [table["curse"]])[0]
            if self.box.designs[seat.curse].curse is None:
                raise self._not_among("curse", seat.curse)
            turns = self.box.designs[self._draw(seat.curse)].turns
            seat.curse_turns = number(table, "curse_turns", turns, 1, turns)
        dice_kept = table.get("kept", [0, 0])
        if not isinstance(dice_kept, list) or len(dice_kept) != 2:
            raise wrong("kept", dice_kept, Phrase("expected-kept"))
        seat.kept_blue, seat.kept_red = (
            number({"kept": dice}, "kept", 0, 0, KEPT_OF_A_COLOUR) for dice in dice_kept
        )

    def _tokens(self, seat: Seat, tokens_of: object) -> None:
        """Place tokens on slots, which are named by spell or creature."""
        if not isinstance(tokens_of, dict):
            raise wrong("tokens", tokens_of, Phrase("expected-token-table"))
        for name, count in tokens_of.items():
            slot = self._slot(seat, str(name))
            if slot == NO_SLOT:
                raise PositionError("no-slot-to-defend", {"slot": short_repr(name)})
            tokens = number({"tokens": count}, "tokens", 0, 0, self.box.most_tokens)
            seat.tokens[slot] = tokens

    def _slot(self, seat: Seat, name: str) -> int:
        """The slot called `name` that tokens can lie on."""
        for place in range(PLACES):
            if seat.cards[place] == NO_CARD:
                continue
            named = self.state.name_at(seat, place)
            for slot in self.box.designs[seat.cards[place]].slots:
                if slot.verb.places_tokens and self.box.spell_name(named, slot) == name:
                    return SLOTS * place + slot.side
        return NO_SLOT

    def _draw(self, card: int) -> int:
        """Take a copy of a card: one that is in no deck if there is one, else from its deck."""
        if self.state.aside[card]:
            self.state.aside[card] -= 1
        elif self.state.supply[card]:
            self.state.supply[card] -= 1
        else:
            raise PositionError("no-more-copies", {"card": self.box.name(card)})
        return card

    def _cards(self, where: str, names: object) -> list[int]:
        """The designs called by these ids."""
        if not isinstance(names, list):
            raise wrong(where, names, Phrase("expected-cards"))
        cards = [self.box.card_called(str(name)) for name in names]
        if NO_CARD in cards:
            name = short_repr(names[cards.index(NO_CARD)])
            raise PositionError("scenario-card", {"where": where, "card": name})
        return cards
