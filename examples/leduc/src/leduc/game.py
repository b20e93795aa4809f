"""The game Leduc poker: its box, its options, and its scenarios."""

from leduc import labels, view
from leduc.betting import BETS
from leduc.state import ANTE, CARDS, COPIES, MAX_CHIPS, RANKS, Box, Hand
from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import Phrase
from pandemonium.engine.formats.scenario import Supply, number, only, wrong
from pandemonium.engine.game import About, Card, Game
from pandemonium.engine.options import Option
from pandemonium.engine.presenter import Presenter
from pandemonium.engine.state import State

ABOUT = About(
    id="leduc",
    title="Leduc poker",
    prefix="LED",
    package="leduc",
    min_players=2,
    max_players=2,
    usual_players=2,
    end_clause="LED 4.6",
    draws=True,
    options=(Option("raises", 2, "raises allowed in each round", low=1, high=4),),
)
WORDS = ("cards", "public", "paid", "raises", "player")


class Leduc(Game):
    """One configuration of Leduc poker."""

    about = ABOUT
    presenter = Presenter(
        view=view.view,
        view_type=view.View,
        sheet=view.sheet,
        details=labels.details,
        touches=labels.touches,
        preview=labels.preview,
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        """The engine checks the options; the game adds its cards and its actions."""
        super().__init__(players, options)
        self.cards = tuple(Card(rank, "card", COPIES) for rank in RANKS)
        self.most_raises = int(self.settings["raises"])
        for verb in ("fold", "call", "raise"):
            self.action_table.add(verb)
        self.box = Box(self.most_raises, BETS[0], self.action_table.actions)

    def blank(self, chance: Chance) -> State:
        return Hand(self, self.box, chance)

    def arrange(self, data: dict[str, object], chance: Chance) -> State:
        """A scenario: what it names is taken from the box, the rest is dealt at random."""
        only(data, WORDS, "scenario")
        hand = Hand(self, self.box, chance)
        supply = Supply([hand.card_name(card) for card in range(CARDS)])
        cards = supply.take_all("cards", data.get("cards", []))
        if "public" in data:
            hand.public = supply.take("public", data["public"])
        dealing = Chance(chance.seed)  # the script is for what happens in the game
        while len(cards) < self.players:
            cards.append(dealing.draw(supply.free))
        hand.cards = cards
        hand.deck = supply.free
        hand.raises = number(data, "raises", 0, 0, self.most_raises)
        hand.first_paid, hand.second_paid = read_paid(data.get("paid", [ANTE, ANTE]))
        hand.todo.append(BETS[number(data, "player", 0, 0, 1)])
        return hand


def read_paid(chips: object) -> list[int]:
    """The chips of both seats."""
    if not isinstance(chips, list) or len(chips) != 2:
        raise wrong("paid", chips, Phrase("expected-list", count=2))
    return [number({"paid": n}, "paid", ANTE, ANTE, MAX_CHIPS) for n in chips]
