"""Scenarios: positions described in the rulebook's words, with the rest filled in.

Cards are named by id, decks are listed from the top. Cards that are not mentioned lie at the bottom
of the decks, or with `"rest": "discards"` on the discards, so that the decks hold only what is
listed.
"""

from pandemonium.engine.chance import Chance
from pandemonium.engine.deck import Deck
from pandemonium.engine.errors import Phrase, PositionError
from pandemonium.engine.formats.saving import ANY_LENGTH
from pandemonium.engine.formats.scenario import (
    ScenarioVocabulary,
    Supply,
    flag,
    number,
    only,
    tables,
    wrong,
)
from pandemonium.engine.task import NO_CARD
from pandemonium.games.lets_summon_demons.components import BLOCK_PLACES, MAX_SOULS
from pandemonium.games.lets_summon_demons.seat import Seat, seat_with
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.turn import BEGIN_TURNS, TURNS

WORDS: ScenarioVocabulary = {
    "seats": ("list of tables", "the players; what is left out is as usual"),
    "block": ("list of cards", "the Block, empty places last; dealt if not given"),
    "deck": ("list of cards", "the deck from the top"),
    "discards": ("list of cards", "its discards"),
    "demon_deck": ("list of cards", "the Demon deck from the top"),
    "demon_discards": ("list of cards", "its discards"),
    "rest": ("`deck` or `discards`", "where the cards lie that are not mentioned"),
    "turn": ("seat", "whose turn it is"),
    "rolled": ("flag", "the dice were rolled in this turn"),
    "bought": ("flag", "a card was bought in this turn"),
    "summoned": ("flag", "a Demon was summoned in this turn"),
    "passed": ("flag", "a card was passed to the partner in this turn"),
    "extra_turn": ("flag", "this is an extra turn"),
    "extra_turns": ("list of seats", "who takes another turn after this one"),
    "first_turn": ("flag", "it is the very first turn, about to begin"),
    "dice": ("list of two numbers", "the roll of this turn, where there was one"),
    "deck_size": ("number", "how many cards the deck has; the others lie on its discards"),
    "demon_deck_size": ("number", "the same of the Demon deck"),
}
SEAT_WORDS: ScenarioVocabulary = {
    "souls": ("number", "the souls"),
    "candles": ("list of cards", "the candles; dealt if not given"),
    "cards": ("list of cards", "the kids and Animals in play"),
    "demons": ("list of cards", "the Demons in play"),
    "hand": ("list of cards", "the Demons in the hand; dealt if not given"),
    "hand_size": ("number", "how many there are; the rest is drawn at random"),
}
TABLES = {"": WORDS, "seats": SEAT_WORDS}
OF_CARDS = ("candles", "cards", "demons", "hand")
PILES = ("deck", "discards", "demon_deck", "demon_discards")
PLACES_OF_THE_REST = ("deck", "discards")
DEFAULT_DICE = (1, 2)  # of a roll that is not described


class Scenario:
    """Builds the position that a scenario describes."""

    def __init__(
        self, state: LetsSummonDemonsState, data: dict[str, object], chance: Chance
    ) -> None:
        """`state` is blank and is filled in by `build`."""
        only(data, WORDS, "scenario")
        self.data = data
        self.fill_chance = Chance(chance.seed)  # a scripted chance is for the game itself
        self.box = box = state.box
        self.state = state
        self.supply = Supply([box.name(card) for card in box.cards])
        self.seat_tables = tables(data, "seats", box.players)

    def build(self) -> LetsSummonDemonsState:
        """The position, on the turn of the seat that is named (0 if none is)."""
        state = self.state
        state.clear()
        state.seats = self._seats()
        block = self._block()
        known, discards, known_demons, demon_discards = (
            self._cards(pile, self.data.get(pile, []), "demons" if "demon" in pile else "cards")
            for pile in PILES
        )
        self._fill_candles(state.seats)
        demons = [card for card in self.supply.free if card in self.box.demons]
        self._fill_hands(state.seats, demons)
        deck = [card for card in self.supply.free if card in self.box.block_cards]
        if block is None:
            block = [self.fill_chance.draw(deck) if deck else NO_CARD for _ in range(BLOCK_PLACES)]
        state.block = block
        state.deck = self._deck("deck_size", deck, discards, known)
        state.demon_deck = self._deck("demon_deck_size", demons, demon_discards, known_demons)
        self._turn(state)
        return state

    def _deck(self, word: str, rest: list[int], discards: list[int], known: list[int]) -> Deck:
        """A deck of the given size: the known cards on top, then the rest."""
        if self._rest() == "discards" and word not in self.data:
            discards, rest = discards + rest, []
        most = len(known) + len(rest)
        size = number(self.data, word, most, len(known), most)
        while len(known) + len(rest) > size:
            discards = [*discards, self.fill_chance.draw(rest)]
        return Deck(rest, discards, known[::-1])

    def _turn(self, state: LetsSummonDemonsState) -> None:
        """Whose turn it is and what has been done in it."""
        turn = number(self.data, "turn", 0, 0, self.box.players - 1)
        state.turn = state.regular = turn
        state.rolled = flag(self.data, "rolled")
        state.bought = flag(self.data, "bought")
        state.summoned = flag(self.data, "summoned")
        state.passed = flag(self.data, "passed")
        state.is_extra = flag(self.data, "extra_turn")
        state.extra = self._extra_turns()
        state.first_turns = self.box.players
        if state.rolled:
            state.dice = self._dice()
            state.roller = turn
        if flag(self.data, "first_turn"):
            state.first_turns = 0
            state.todo.append(BEGIN_TURNS[turn])
        else:
            state.todo.append(TURNS[turn])

    def _extra_turns(self) -> list[int]:
        """Who takes another turn after this one."""
        seats = self.data.get("extra_turns", [])
        if not isinstance(seats, list):
            raise wrong("extra_turns", seats, Phrase("expected-list", count=ANY_LENGTH))
        most = self.box.players - 1
        return [number({"extra_turns": seat}, "extra_turns", 0, 0, most) for seat in seats]

    def _dice(self) -> tuple[int, int]:
        """The dice as given, or the usual ones."""
        dice = self.data.get("dice", list(DEFAULT_DICE))
        if not isinstance(dice, list) or len(dice) != 2:
            raise wrong("dice", dice, Phrase("expected-list", count=2))
        first, second = (number({"dice": die}, "dice", 1, 1, 6) for die in dice)
        return first, second

    def _seats(self) -> list[Seat]:
        """The seats with what their tables say."""
        seats = []
        for seat, table in enumerate(self.seat_tables):
            only(table, SEAT_WORDS, f"seats[{seat}]")
            area = seat_with(number(table, "souls", self.box.souls, 0, MAX_SOULS))
            area.candles, area.row, area.demons, area.hand = (
                self._cards(f"seats[{seat}].{word}", table.get(word, []), word) for word in OF_CARDS
            )
            seats.append(area)
        return seats

    def _fill_hands(self, seats: list[Seat], demons: list[int]) -> None:
        """Deal the hands that are not given, or of which only the size is."""
        for seat, table in zip(seats, self.seat_tables, strict=True):
            most = len(seat.hand) + len(demons)
            usual = len(seat.hand) if "hand" in table else min(self.box.hand, most)
            size = number(table, "hand_size", usual, len(seat.hand), most)
            while len(seat.hand) < size:
                seat.hand.append(self.fill_chance.draw(demons))

    def _block(self) -> list[int] | None:
        """The Block as given, empty places last; None if it is not."""
        if "block" not in self.data:
            return None
        cards = self._cards("block", self.data["block"], "cards")
        if len(cards) > BLOCK_PLACES:
            raise PositionError("block-too-long", {"count": len(cards), "places": BLOCK_PLACES})
        return cards + [NO_CARD] * (BLOCK_PLACES - len(cards))

    def _cards(self, where: str, names: object, word: str) -> list[int]:
        """The named cards; `word` is the kind they must have to be there."""
        fitting = self.box.demons
        if word in ("cards", "candles"):
            fitting = self.box.block_cards if word == "cards" else self.box.candles
        taken = self.supply.take_all(where, names)
        for card in taken:
            if card not in fitting:
                raise PositionError("lies-wrong", {"where": where, "card": self.box.name(card)})
        return taken

    def _rest(self) -> str:
        """Where the cards lie that are not mentioned."""
        rest = self.data.get("rest", "deck")
        if rest not in PLACES_OF_THE_REST:
            raise wrong("rest", rest, Phrase("expected-choice", choices=list(PLACES_OF_THE_REST)))
        return str(rest)

    def _fill_candles(self, seats: list[Seat]) -> None:
        """Give free candles to every seat whose candles are not given."""
        for seat, table in zip(seats, self.seat_tables, strict=True):
            if "candles" not in table:
                free = [card for card in self.box.candles_in_game if card in self.supply.free]
                seat.candles = free[: self.box.candles_each]
                for candle in seat.candles:
                    self.supply.free.remove(candle)
