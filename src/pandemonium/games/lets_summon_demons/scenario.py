"""Scenarios: a position told in the rulebook's words, the rest filled in."""

from typing import TYPE_CHECKING

from pandemonium.engine.chance import Chance
from pandemonium.engine.deck import Deck
from pandemonium.engine.errors import PositionError
from pandemonium.engine.oldtask import Task
from pandemonium.engine.scenario import Supply, flag, number, only, tables
from pandemonium.games.lets_summon_demons import tasks as do
from pandemonium.games.lets_summon_demons.box import BLOCK_PLACES
from pandemonium.games.lets_summon_demons.rules import Match
from pandemonium.games.lets_summon_demons.state import EMPTY, Seat

if TYPE_CHECKING:
    from pandemonium.games.lets_summon_demons.game import LetsSummonDemons

WORDS = (
    "seats", "block", "deck", "discards", "demon_deck", "demon_discards", "rest", "turn",
    "rolled", "bought", "summoned", "passed", "extra_turn", "first_turn",
)  # fmt: skip
SEAT_WORDS = ("souls", "candles", "cards", "demons", "hand")
PILES = ("deck", "discards", "demon_deck", "demon_discards")
PLACES_OF_THE_REST = ("deck", "discards")
MOST_SOULS = 1_000_000


class Scenario:
    """The building of one position: cards are named by id, decks are told from the top.

    Cards that are not told of lie at the bottom of the decks, or with `"rest": "discards"` on the
    discards, so that the decks hold no more than what is told.
    """

    def __init__(self, game: "LetsSummonDemons", data: dict[str, object], chance: Chance) -> None:
        """Nothing is taken from the box yet."""
        only(data, WORDS, "a scenario")
        self.game = game
        self.data = data
        self.chance = chance
        self.lots = Chance(chance.seed)  # for what is not told: the script is for the game itself
        self.box = game.box
        self.supply = Supply([game.box.name(card) for card in game.box.cards])
        self.free = self.supply.free
        self.told = tables(data, "seats", game.box.players)

    def build(self) -> Match:
        """The position, on the turn of the seat that is named (0 if none is)."""
        match = Match(self.game, self.box, self.game.moves, self.chance)
        match.extra, match.late, match.batches, match.aside = [], [], [], []
        seats = self._seats()
        block = self._block()
        known, discards, known_demons, demon_discards = (
            self._cards(pile, self.data.get(pile, []), "demons" if "demon" in pile else "cards")
            for pile in PILES
        )
        self._fill_candles(seats)
        demons = [card for card in self.free if card in self.box.demons]
        for seat, told in zip(seats, self.told, strict=True):
            if "hand" not in told:
                seat.hand = [self.lots.draw(demons) for _ in range(min(self.box.hand, len(demons)))]
        deck = [card for card in self.free if card in self.box.block_cards]
        if block is None:
            block = [self.lots.draw(deck) if deck else EMPTY for _ in range(BLOCK_PLACES)]
        if self._rest() == "discards":
            discards, deck = discards + deck, []
            demon_discards, demons = demon_discards + demons, []
        match.deck = Deck(deck, discards, known[::-1])
        match.demon_deck = Deck(demons, demon_discards, known_demons[::-1])
        match.seats = seats
        match.block = block
        self._turn(match)
        return match

    def _turn(self, match: Match) -> None:
        """Whose turn it is and what has been done in it."""
        turn = number(self.data, "turn", 0, 0, self.box.players - 1)
        match.turn = match.regular = turn
        match.rolled = flag(self.data, "rolled")
        match.bought = flag(self.data, "bought")
        match.summoned = flag(self.data, "summoned")
        match.passed = flag(self.data, "passed")
        match.is_extra = flag(self.data, "extra_turn")
        match.first_turns = self.box.players
        if match.rolled:
            match.dice = (1, 2)
        if flag(self.data, "first_turn"):
            match.first_turns = 0
            match.todo.append(Task(do.BEGIN_TURN, turn))
        else:
            match.todo.append(Task(do.TURN, turn))

    def _seats(self) -> list[Seat]:
        """The seats with what is said of them."""
        seats = []
        for seat, told in enumerate(self.told):
            only(told, SEAT_WORDS, f"seat {seat}")
            souls = number(told, "souls", self.box.souls, 0, MOST_SOULS)
            candles, row, demons, hand = (
                self._cards(f"seat {seat}, {word}", told.get(word, []), word)
                for word in SEAT_WORDS[1:]
            )
            seats.append(Seat(souls, candles, row, demons, hand))
        return seats

    def _block(self) -> list[int] | None:
        """The Block as told, empty places last; None if nothing is said of it."""
        if "block" not in self.data:
            return None
        cards = self._cards("block", self.data["block"], "cards")
        if len(cards) > BLOCK_PLACES:
            raise PositionError(f"block: {len(cards)} cards, but there are {BLOCK_PLACES} places")
        return cards + [EMPTY] * (BLOCK_PLACES - len(cards))

    def _cards(self, where: str, names: object, word: str) -> list[int]:
        """The named cards; `word` says of what kind they must be to lie there."""
        fitting = self.box.demons
        if word in ("cards", "candles"):
            fitting = self.box.block_cards if word == "cards" else self.box.candles
        taken = self.supply.take_all(where, names)
        for card in taken:
            if card not in fitting:
                raise PositionError(f"{where}: {self.box.name(card)!r} cannot lie there")
        return taken

    def _rest(self) -> str:
        """Where the cards lie that nothing is said of."""
        rest = self.data.get("rest", "deck")
        if rest not in PLACES_OF_THE_REST:
            raise PositionError(f"rest: expected deck or discards, not {rest!r}")
        return str(rest)

    def _fill_candles(self, seats: list[Seat]) -> None:
        """Free candles for everybody of whose candles nothing is said."""
        for seat, told in zip(seats, self.told, strict=True):
            if "candles" not in told:
                free = [card for card in self.box.candles_in_game if card in self.free]
                seat.candles = free[: self.box.candles_each]
                self.free = [card for card in self.free if card not in seat.candles]
