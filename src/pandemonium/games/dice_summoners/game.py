"""Dice Summoners as a game: its options, and the ways into a position."""

from collections import Counter
from typing import cast

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import PositionError
from pandemonium.engine.game import About, Game
from pandemonium.engine.oldtask import Task
from pandemonium.engine.options import Option
from pandemonium.engine.pack import read_pack
from pandemonium.engine.state import State
from pandemonium.games.dice_summoners import tasks as do
from pandemonium.games.dice_summoners.box import (
    ALL_SLOTS,
    FEWEST_TURNS,
    MOST_HEALTH,
    MOST_TURNS,
    PLACES,
    TURN_CAP,
    Box,
    Moves,
    check_settings,
)
from pandemonium.games.dice_summoners.cards import NOTHING, read_design
from pandemonium.games.dice_summoners.decks import draw_decks, read_custom, read_deck_sets
from pandemonium.games.dice_summoners.rules import Match
from pandemonium.games.dice_summoners.scenario import Scenario
from pandemonium.games.dice_summoners.state import Plan, empty_tray, load_plan, load_seat, new_seat

CARDS = "cards.toml"
DECK_SETS = "deck_sets.toml"
ABOUT = About(
    id="dice-summoners",
    title="Dice Summoners",
    prefix="DS",
    package="pandemonium.games.dice_summoners",
    min_players=2,
    max_players=2,
    usual_players=2,
    end_clause="DS 11.2",
    hides=False,
    options=(
        Option(
            "deck_set",
            "balanced",
            "the decks to play with",
            choices=("balanced", "defend", "attack", "sacrifice", "random", "custom"),
        ),
        Option("decks", "", "with deck_set = custom: the ids of sixteen decks, commas between"),
        Option(
            "house",
            "rulebook",
            "where they differ: the rulebook, or the designer's online version (DS 12)",
            choices=("rulebook", "online"),
        ),
        Option(
            "turn_cap",
            TURN_CAP,
            "turns, both players' together, after which health decides",
            low=FEWEST_TURNS,
            high=MOST_TURNS,
        ),
        Option("play_on", False, "at the turn cap the players may agree to play on"),
        Option("surrender", False, "a player may give up"),
    ),
)


class DiceSummoners(Game):
    """One configuration of Dice Summoners."""

    about = ABOUT

    def __init__(self, players: int | None = None, **options: object) -> None:
        """`decks` belongs to `deck_set = "custom"`."""
        super().__init__(players, options)
        check_settings(self.settings)
        designs = [read_design(entry) for entry in read_pack(CARDS, self.read_text(CARDS))]
        self.designs = designs
        self.cards = tuple(designs)
        self.deck_sets = read_deck_sets(self.read_text(DECK_SETS))
        self.custom = (
            read_custom(designs, str(self.settings["decks"])) if self.settings["decks"] else []
        )
        self.box = Box(designs, self.settings)
        self.moves = Moves(self.box, self.table)

    def card_number(self, name: str) -> int:
        """The design called `name`."""
        card = self.box.card_called(name)
        if card == NOTHING:
            raise PositionError(f"there is no card {name!r} in {self.title}")
        return card

    def lay_out(self, chance: Chance, recording: bool = False) -> State:  # noqa: ARG002
        """Decks, start sets and creatures for both, and the first player by lot (DS 1.1 to 1.7)."""
        match = self.lay_out_decks(chance)
        match.seats = [new_seat(), new_seat()]
        for seat in match.seats:
            for design in self.box.dealt:
                seat.cards[seat.free_place(self.box.first_place(design))] = design
        match.todo.append(Task(do.BEGIN_TURN, chance.below(2)))
        return match

    def lay_out_decks(self, chance: Chance) -> Match:
        """The shared decks and all dice, without players."""
        match = Match(self, self.box, self.moves, chance)
        match.market = self._market(chance)
        match.supply = [0] * len(self.designs)
        for design in match.market:
            match.supply[design] = self.designs[design].in_deck
        match.gone = []
        match.tray = empty_tray()
        match.plan = Plan()
        match.pool_blue, match.pool_red = self.box.blue_dice, self.box.red_dice
        return match

    def _market(self, chance: Chance) -> list[int]:
        """The designs of the decks; each mythic is followed by its ritual."""
        named = self.settings["deck_set"]
        if named == "random":
            ids = draw_decks(self.designs, chance)
        else:
            ids = self.custom or self.deck_sets[str(named)]
        market: list[int] = []
        for name in ids:
            design = self.box.card_called(name)
            market.append(design)
            ritual = self.box.ritual_of(design)
            if ritual != NOTHING:
                market.append(ritual)
        return market

    def restore(self, data: dict[str, object]) -> State:
        """The saved position, with every card in exactly one place."""
        match = Match(self, self.box, self.moves, Chance(0, 0))
        match.load_basics(data)
        match.capped = cast(bool, data["capped"])
        match.seats = [load_seat(seat) for seat in cast(list[dict[str, object]], data["seats"])]
        match.market = list(cast(list[int], data["market"]))
        match.supply = list(cast(list[int], data["supply"]))
        match.gone = list(cast(list[int], data["gone"]))
        match.tray = list(cast(list[int], data["tray"]))
        match.spent_blue, match.spent_red = cast(list[int], data["spent"])
        match.pool_blue, match.pool_red = cast(list[int], data["pool"])
        match.turn, match.turns, match.last_turn = cast(list[int], data["turn"])
        match.rolled = cast(bool, data["rolled"])
        match.plan = load_plan(cast(list[int], data["plan"]))
        check_position(match)
        return match

    def arrange(self, data: dict[str, object], chance: Chance) -> State:
        """The table that a scenario describes."""
        return Scenario(self, data, chance).build()


def check_position(match: Match) -> None:
    """Refuse a position that cannot be on any table."""
    box = match.box
    counts = Counter(match.components())
    for design, card in enumerate(box.designs):
        if counts[design] > card.copies:
            raise PositionError(
                f"the saved position is damaged: {counts[design]} times {card.id!r}"
            )
    if (counts[-1], counts[-2]) != (box.blue_dice, box.red_dice) or min(match.tray) < 0:
        raise PositionError("the saved position is damaged: the dice are not all there")
    for seat in match.seats:
        if not 0 <= seat.health <= MOST_HEALTH or min(seat.tokens) < 0:
            raise PositionError("the saved position is damaged: health or tokens out of bounds")
        if len(seat.cards) != PLACES or len(seat.tokens) != ALL_SLOTS:
            raise PositionError("the saved position is damaged: a player has other places")
    if len(match.seats) != match.game.players or len(match.supply) != len(box.designs):
        raise PositionError("the saved position is damaged: seats or decks are missing")
