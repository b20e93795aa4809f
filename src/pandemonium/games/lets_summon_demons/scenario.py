"""Positions told from outside: scenarios in the rulebook's words, and what no table can look like.

Cards are named by id, decks are told from the top. Cards that are not told of lie at the bottom of
the decks, or with `"rest": "discards"` on the discards, so that the decks hold no more than what is
told.
"""

from typing import TYPE_CHECKING

from pandemonium.engine.chance import Chance
from pandemonium.engine.deck import Deck
from pandemonium.engine.errors import Phrase, PositionError
from pandemonium.engine.game import Game
from pandemonium.engine.outcome import CUT
from pandemonium.engine.scenario import Supply, flag, number, only, tables, wrong
from pandemonium.games.lets_summon_demons.components import (
    BLOCK_PLACES,
    EMPTY,
    MOST_SOULS,
    Box,
)
from pandemonium.games.lets_summon_demons.seat import Seat, seat_with

if TYPE_CHECKING:
    from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState

WORDS = (
    "seats", "block", "deck", "discards", "demon_deck", "demon_discards", "rest", "turn",
    "rolled", "bought", "summoned", "passed", "extra_turn", "extra_turns", "first_turn", "dice",
    "deck_size", "demon_deck_size",
)  # fmt: skip
SEAT_WORDS = ("souls", "candles", "cards", "demons", "hand", "hand_size")
PILES = ("deck", "discards", "demon_deck", "demon_discards")
PLACES_OF_THE_REST = ("deck", "discards")
USUAL_DICE = (1, 2)  # of a roll of which nothing is said


class Scenario:
    """The building of one position."""

    def __init__(self, game: Game, box: Box, data: dict[str, object], chance: Chance) -> None:
        """Nothing is taken from the box yet."""
        only(data, WORDS, "scenario")
        self.game = game
        self.box = box
        self.data = data
        self.chance = chance
        self.lots = Chance(chance.seed)  # for what is not told: the script is for the game itself
        self.supply = Supply([box.name(card) for card in box.cards])
        self.told = tables(data, "seats", box.players)

    def build(self) -> "LetsSummonDemonsState":
        """The position, on the turn of the seat that is named (0 if none is)."""
        state = self._blank()
        state.lay_empty()
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
            block = [self.lots.draw(deck) if deck else EMPTY for _ in range(BLOCK_PLACES)]
        state.block = block
        state.deck = self._deck("deck_size", deck, discards, known)
        state.demon_deck = self._deck("demon_deck_size", demons, demon_discards, known_demons)
        self._turn(state)
        return state

    def _blank(self) -> "LetsSummonDemonsState":
        """An empty table of the game."""
        from pandemonium.games.lets_summon_demons.state import (
            LetsSummonDemonsState,  # it checks itself here
        )

        state = self.game.blank(self.chance)
        assert isinstance(state, LetsSummonDemonsState)
        return state

    def _deck(self, word: str, rest: list[int], discards: list[int], known: list[int]) -> Deck:
        """A deck: what is told of on top, then the rest, as many as are wanted."""
        size = len(known) + len(rest)
        if self._rest() == "discards":
            size = len(known)
        size = number(self.data, word, size, len(known), len(known) + len(rest))
        while len(known) + len(rest) > size:
            discards = [*discards, self.lots.draw(rest)] if word in self.data else discards + rest
            rest = rest if word in self.data else []
        return Deck(rest, discards, known[::-1])

    def _turn(self, state: "LetsSummonDemonsState") -> None:
        """Whose turn it is and what has been done in it."""
        from pandemonium.games.lets_summon_demons.turn import BEGIN_TURNS, TURNS

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
        told = self.data.get("extra_turns", [])
        if not isinstance(told, list):
            raise wrong("extra_turns", told, Phrase("expected-list", count=-1))
        most = self.box.players - 1
        return [number({"extra_turns": seat}, "extra_turns", 0, 0, most) for seat in told]

    def _dice(self) -> tuple[int, int]:
        """The roll of this turn."""
        told = self.data.get("dice", list(USUAL_DICE))
        if not isinstance(told, list) or len(told) != 2:
            raise wrong("dice", told, Phrase("expected-list", count=2))
        first, second = (number({"dice": die}, "dice", 1, 1, 6) for die in told)
        return first, second

    def _seats(self) -> list[Seat]:
        """The seats with what is said of them."""
        seats = []
        for seat, told in enumerate(self.told):
            only(told, SEAT_WORDS, f"seats[{seat}]")
            own = seat_with(number(told, "souls", self.box.souls, 0, MOST_SOULS))
            own.candles, own.row, own.demons, own.hand = (
                self._cards(f"seats[{seat}].{word}", told.get(word, []), word)
                for word in SEAT_WORDS[1:5]
            )
            seats.append(own)
        return seats

    def _fill_hands(self, seats: list[Seat], demons: list[int]) -> None:
        """Hands of which nothing, or only the size, is said."""
        for seat, told in zip(seats, self.told, strict=True):
            most = len(seat.hand) + len(demons)
            usual = len(seat.hand) if "hand" in told else min(self.box.hand, most)
            size = number(told, "hand_size", usual, len(seat.hand), most)
            while len(seat.hand) < size:
                seat.hand.append(self.lots.draw(demons))

    def _block(self) -> list[int] | None:
        """The Block as told, empty places last; None if nothing is said of it."""
        if "block" not in self.data:
            return None
        cards = self._cards("block", self.data["block"], "cards")
        if len(cards) > BLOCK_PLACES:
            raise PositionError("block-too-long", {"count": len(cards), "places": BLOCK_PLACES})
        return cards + [EMPTY] * (BLOCK_PLACES - len(cards))

    def _cards(self, where: str, names: object, word: str) -> list[int]:
        """The named cards; `word` says of what kind they must be to lie there."""
        fitting = self.box.demons
        if word in ("cards", "candles"):
            fitting = self.box.block_cards if word == "cards" else self.box.candles
        taken = self.supply.take_all(where, names)
        for card in taken:
            if card not in fitting:
                raise PositionError("lies-wrong", {"where": where, "card": self.box.name(card)})
        return taken

    def _rest(self) -> str:
        """Where the cards lie that nothing is said of."""
        rest = self.data.get("rest", "deck")
        if rest not in PLACES_OF_THE_REST:
            raise wrong("rest", rest, Phrase("expected-choice", choices=list(PLACES_OF_THE_REST)))
        return str(rest)

    def _fill_candles(self, seats: list[Seat]) -> None:
        """Free candles for everybody of whose candles nothing is said."""
        for seat, told in zip(seats, self.told, strict=True):
            if "candles" not in told:
                free = [card for card in self.box.candles_in_game if card in self.supply.free]
                seat.candles = free[: self.box.candles_each]
                for candle in seat.candles:
                    self.supply.free.remove(candle)


# ---------------------------------------------------------------------- what cannot be


def check(state: "LetsSummonDemonsState") -> None:
    """Refuse a position that cannot be on any table."""
    box = state.box
    state.check_components(box.block_cards + box.demons)
    _check_zones(state)
    _check_turn(state)
    _check_roll(state)
    _check_tasks(state)
    if state.ended:
        _check_end(state)


def _refuse_unless(fine: bool, key: str, **details: int | str) -> None:
    """A PositionError with this key, if something is not fine."""
    if not fine:
        raise PositionError(key, details)


def _check_zones(state: "LetsSummonDemonsState") -> None:
    """Every card lies where cards of its kind can lie."""
    box = state.box
    decks = (state.deck, box.block_cards, "deck"), (state.demon_deck, box.demons, "demon_deck")
    zones = [
        ("block", [card for card in state.block if card != EMPTY], box.block_cards),
        *[(where, deck.face_down() + deck.discards, fitting) for deck, fitting, where in decks],
        ("aside", state.aside + state.eggs, box.demons),
        ("summoning", [card for card in [state.summoning] if card != EMPTY], box.demons),
    ]
    for seat, own in enumerate(state.seats):
        zones += [
            (f"seats[{seat}].candles", own.candles, box.candles_in_game),
            (f"seats[{seat}].cards", own.row, box.block_cards),
            (f"seats[{seat}].demons", own.demons, box.demons),
            (f"seats[{seat}].hand", own.hand, box.demons),
        ]
    for where, cards, fitting in zones:
        for card in cards:
            _refuse_unless(card in fitting, "lies-wrong", where=where, card=box.name(card))
    candles = [candle for own in state.seats for candle in own.candles]
    for candle in candles:
        _refuse_unless(candles.count(candle) == 1, "candle-twice", card=box.name(candle))
    rows = [len(row) for row in state.memory]
    _refuse_unless(rows == [len(box.demons)] * (box.players + 1), "bad-memory")


def _check_turn(state: "LetsSummonDemonsState") -> None:
    """Whose turn it is, and what has been done in it."""
    players = state.box.players
    _refuse_unless(state.first_turns <= players, "bad-turn", word="first_turns")
    _refuse_unless(state.is_extra or state.regular == state.turn, "bad-turn", word="regular")
    _refuse_unless(not state.passed or state.box.teams, "bad-turn", word="passed")
    _refuse_unless(not state.rerolled or state.rolled, "bad-turn", word="rerolled")
    has_dice = state.roller >= 0
    _refuse_unless(all(state.dice) == has_dice == any(state.dice), "bad-turn", word="dice")
    _refuse_unless(not state.rolled or state.roller == state.turn, "bad-turn", word="rolled")
    _refuse_unless(not state.rolling or state.rolled, "bad-turn", word="rolling")


def _check_roll(state: "LetsSummonDemonsState") -> None:
    """What a roll leaves behind is there only while it lasts, and lies in play."""
    in_play = [card for seat in range(state.box.players) for card in state.in_play(seat)]
    for word, cards in (
        ("waiting", [card for waiting in state.waiting for card in waiting]),
        ("late", state.late),
        ("activated", state.activated),
    ):
        _refuse_unless(state.rolling or not cards, "bad-turn", word=word)
        if word == "waiting":
            _refuse_unless(all(card in in_play for card in cards), "bad-turn", word=word)
    for cards in state.waiting:
        _refuse_unless(len(set(cards)) == len(cards), "bad-turn", word="waiting")


def _check_tasks(state: "LetsSummonDemonsState") -> None:
    """What is still to do must belong to what lies on the table."""
    from pandemonium.games.lets_summon_demons.questions import AskingCard
    from pandemonium.games.lets_summon_demons.roll import ActivateNext, RollEnds, WaitingCards
    from pandemonium.games.lets_summon_demons.summoning import Hatch, Snuff

    todo = state.todo
    waiting = [task for task in todo if isinstance(task, WaitingCards)]
    _refuse_unless(len(waiting) == len(state.waiting), "bad-stack", task="WaitingCards")
    for held, cards in zip(waiting, state.waiting, strict=True):
        own = state.in_play(held.seat) if held.seat >= 0 else []
        _refuse_unless(all(card in own for card in cards), "bad-stack", task="WaitingCards")
    for task in todo:
        name = type(task).__name__
        is_general = name in ("DealCandles", "RollEnds")
        _refuse_unless(is_general or task.seat >= 0, "bad-stack", task=name)
        if hasattr(task, "step"):
            _check_step(state, task, isinstance(task, AskingCard))
    endings = sum(isinstance(task, RollEnds) for task in todo)
    _refuse_unless(endings == int(state.rolling), "bad-stack", task="RollEnds")
    eggs = sum(isinstance(task, Hatch) for task in todo)
    _refuse_unless(
        eggs == int(bool(state.aside)) == int(bool(state.eggs)), "bad-stack", task="Hatch"
    )
    paying = [task for task in todo if isinstance(task, Snuff)]
    _refuse_unless(len(paying) == int(state.summoning != EMPTY), "bad-stack", task="Snuff")
    for snuff in paying:
        enough = snuff.left <= len(state.seats[snuff.seat].row)
        _refuse_unless(snuff.card == state.summoning and enough, "bad-stack", task="Snuff")
    for number_, task in enumerate(todo):
        if isinstance(task, ActivateNext):
            below = todo[number_ - 1] if number_ else None
            fits = isinstance(below, WaitingCards) and below.seat == task.seat
            _refuse_unless(fits, "bad-stack", task="ActivateNext")
    _check_bottom(state)


def _check_bottom(state: "LetsSummonDemonsState") -> None:
    """At the bottom is the turn of the player whose turn it is, or the set-up."""
    if not state.todo:
        return
    bottom = state.todo[0]
    name = type(bottom).__name__
    fits = name == "DealCandles" or (name in ("Turn", "BeginTurn") and bottom.seat == state.turn)
    _refuse_unless(fits, "bad-stack", task=name)
    turns = sum(type(task).__name__ in ("DealCandles", "Turn", "BeginTurn") for task in state.todo)
    _refuse_unless(turns == 1, "bad-stack", task=name)


def _check_step(state: "LetsSummonDemonsState", task: object, asks: bool) -> None:
    """A step must be one of the card's, and ask such a question."""
    card, step = getattr(task, "card", EMPTY), getattr(task, "step", EMPTY)
    name = type(task).__name__
    _refuse_unless(card >= 0, "bad-stack", task=name)
    steps = state.box.steps[card]
    _refuse_unless(0 <= step < len(steps), "bad-stack", task=name)
    if asks:
        fits = type(steps[step]).branch in getattr(task, "of_verbs", ())
        _refuse_unless(fits, "bad-stack", task=name)
    for word in ("paid", "left"):
        if hasattr(task, word):
            most = len(getattr(steps[step], "prices", ())) - 1 if word == "paid" else steps[step].n
            _refuse_unless(getattr(task, word) <= most, "bad-stack", task=name)


def _check_end(state: "LetsSummonDemonsState") -> None:
    """Somebody has won, alone or with a partner, and for a reason; or the game was broken off."""
    from pandemonium.games.lets_summon_demons.state import ENOUGH, REASONS

    if state.reason == CUT:
        return
    _refuse_unless(state.reason in REASONS, "bad-end", word="reason")
    first = state.winners[0] if state.winners else 0
    winners = (first % 2, first % 2 + 2) if state.box.teams else (first,)
    _refuse_unless(state.winners == winners and not state.is_draw, "bad-end", word="winners")
    won = state.reason != ENOUGH or state.has_won(first)
    _refuse_unless(won, "bad-end", word="winners")
