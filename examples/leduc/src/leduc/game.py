"""Leduc poker as a game: what is in the box, its options, and the ways into a position."""

from typing import cast

from leduc.rules import ANTE, BETS, Hand
from leduc.state import CARDS, COPIES, RANKS
from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import PositionError
from pandemonium.engine.game import About, Card, Game
from pandemonium.engine.options import Option
from pandemonium.engine.state import State
from pandemonium.engine.telling import Supply, number, only

ABOUT = About(
    id="leduc",
    title="Leduc poker",
    prefix="LED",
    package="leduc",
    min_players=2,
    max_players=2,
    usual_players=2,
    end_clause="LED 4.6",
    options=(Option("raises", 2, "raises allowed in each round", low=1, high=4),),
)
WORDS = ("cards", "public", "paid", "raises", "player")
MOST_CHIPS = 1000


class Leduc(Game):
    """One configuration of Leduc poker."""

    def __init__(self, players: int | None = None, **options: object) -> None:
        """The engine checks the options; the game adds its cards and its actions."""
        super().__init__(ABOUT, players, options)
        self.cards = tuple(Card(rank, "card", COPIES) for rank in RANKS)
        self.most_raises = int(self.settings["raises"])
        for verb in ("fold", "call", "raise"):
            self.table.add(verb)

    def lay_out(self, chance: Chance) -> State:
        """Antes, a private card each, and the first bet (LED 1.1 to 1.4)."""
        hand = Hand(self, chance, self.most_raises)
        hand.deck = list(range(CARDS))
        hand.cards = (chance.draw(hand.deck), chance.draw(hand.deck))
        hand.paid = [ANTE, ANTE]
        hand.todo.append(BETS[0])
        return hand

    def restore(self, data: dict[str, object]) -> State:
        """The saved position; whatever goes wrong here the engine reports as a damaged one."""
        hand = Hand(self, Chance(), self.most_raises)
        hand.load_basics(data)
        first, second = cast(list[int], data["cards"])
        hand.cards = (first, second)
        hand.public = cast(int, data["public"])
        hand.deck = list(cast(list[int], data["deck"]))
        hand.paid = list(cast(list[int], data["paid"]))
        hand.raises = cast(int, data["raises"])
        hand.check_components(list(range(CARDS)))
        return hand

    def arrange(self, data: dict[str, object], chance: Chance) -> State:
        """A scenario: what is told is taken from the box, the rest is dealt by lot."""
        only(data, WORDS, "a scenario")
        hand = Hand(self, chance, self.most_raises)
        supply = Supply([hand.card_name(card) for card in range(CARDS)])
        supply.free.reverse()  # tell of the last copies: a script draws the first
        cards = supply.take_all("cards", data.get("cards", []))
        if "public" in data:
            hand.public = supply.take("public", data["public"])
        lots = Chance(chance.seed)  # the script is for what happens in the game
        while len(cards) < self.players:
            cards.append(lots.draw(supply.free))
        hand.cards = (cards[0], cards[1])
        hand.deck = supply.free
        hand.raises = number(data, "raises", 0, 0, self.most_raises)
        hand.paid = read_paid(data.get("paid", [ANTE, ANTE]))
        player = number(data, "player", 0, 0, 1)
        if hand.owed(player) < 0:
            raise PositionError(f"player: seat {player} has paid more and has nothing to decide")
        hand.todo.append(BETS[player])
        return hand


def read_paid(told: object) -> list[int]:
    """The chips of both seats."""
    if not isinstance(told, list) or len(told) != 2:
        raise PositionError(f"paid: expected the chips of two seats, not {told!r}")
    return [number({"paid": chips}, "paid", ANTE, ANTE, MOST_CHIPS) for chips in told]
