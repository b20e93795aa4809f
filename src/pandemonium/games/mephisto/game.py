"""Mephisto as a game: its options, and the ways into a position."""

from typing import cast

from pandemonium.engine.chance import Chance
from pandemonium.engine.deck import Deck
from pandemonium.engine.errors import PositionError
from pandemonium.engine.game import About, Game
from pandemonium.engine.oldtask import Task
from pandemonium.engine.options import Option
from pandemonium.engine.pack import read_pack
from pandemonium.engine.state import State
from pandemonium.games.mephisto import tasks as do
from pandemonium.games.mephisto import vocabulary as v
from pandemonium.games.mephisto.box import CELLS, START_FAVOR, START_HAND, Box, Moves
from pandemonium.games.mephisto.cards import Design
from pandemonium.games.mephisto.rules import Match
from pandemonium.games.mephisto.scenario import Scenario
from pandemonium.games.mephisto.state import EMPTY, SLOTS, Seat, load_seat

ABOUT = About(
    id="mephisto",
    title="Mephisto",
    prefix="ME",
    package="pandemonium.games.mephisto",
    min_players=1,
    max_players=4,
    usual_players=2,
    end_clause="ME 9.6",
    options=(
        Option("teams", False, "two against two (4 players)"),
        Option("care_bear", False, "repair your own gear instead of damaging that of opponents"),
        Option("balanced_shuffle", False, "monsters spread evenly over both halves of the deck"),
        Option("corruptor_hits_itself", True, "Corruptor loses a durability when it is played"),
        Option("strict_then", False, "no favor from a card whose first part was impossible"),
    ),
)
CARDS = "cards.toml"


class Mephisto(Game):
    """One configuration of Mephisto."""

    about = ABOUT

    def __init__(self, players: int | None = None, **options: object) -> None:
        """Read the cards and seat the players."""
        super().__init__(players, options)
        designs = [Design(entry) for entry in read_pack(CARDS, self.read_text(CARDS))]
        self.cards = tuple(designs)
        self.box = Box(designs, self.players, self.settings)
        self.moves = Moves(self.box, self.table)
        for design in designs:
            if self.box.solitaire and design.effect in v.WITHOUT_OTHERS:
                design.variant = "solitaire"
            elif self.box.care_bear and design.effect in v.KIND_TO_OTHERS:
                design.variant = "care-bear"

    def lay_out(self, chance: Chance, recording: bool = False) -> State:  # noqa: ARG002
        """Shuffle, deal hands and the dungeon; nothing acts yet (ME 1.1 to 1.8)."""
        box = self.box
        match = Match(self, box, self.moves, chance)
        match.lay_bare(2 * chance.below(2) if box.teams else chance.below(box.players))
        match.deck = _shuffled(box, chance)
        match.seats = [Seat(START_FAVOR, [], [EMPTY] * SLOTS, []) for _ in range(box.players)]
        for seat in match.seats:
            seat.hand = [match.deck.draw(chance) for _ in range(START_HAND)]
        match.dungeon = [match.deck.draw(chance) for _ in range(CELLS)]
        match.todo.append(Task(do.BEGIN_TURN, match.start))
        return match

    def restore(self, data: dict[str, object]) -> State:
        """The saved position, with every card in exactly one place."""
        match = Match(self, self.box, self.moves, Chance(0, 0))
        match.lay_bare(cast(int, data["start"]))
        match.load_basics(data)
        match.seats = [load_seat(seat) for seat in cast(list[dict[str, object]], data["seats"])]
        match.deck = Deck(*[pile[:] for pile in cast(list[list[int]], data["deck"])])
        match.outs = cast(int, data["outs"])
        _restore_lists(match, data)
        turn = cast(list[int], data["turn"])
        match.turn, match.cast_by, match.acted = turn[:3]
        match.handed = turn[3] == 1
        fight = cast(list[int], data["fight"])
        match.foes, match.edge, match.wielded = fight[0], fight[1], fight[2:]
        match.check_components(self.box.cards)
        if len(match.seats) != self.players:
            raise PositionError(f"the saved position is damaged: {len(match.seats)} seats")
        return match

    def arrange(self, data: dict[str, object], chance: Chance) -> State:
        """The table that a scenario describes."""
        return Scenario(self, data, chance).build()


def _restore_lists(match: Match, data: dict[str, object]) -> None:
    """What is kept as lists of numbers."""
    match.dungeon = list(cast(list[int], data["dungeon"]))
    match.aside = list(cast(list[int], data["aside"]))
    match.durability = list(cast(list[int], data["durability"]))
    match.charm = list(cast(list[int], data["charm"]))
    match.host = list(cast(list[int], data["host"]))
    match.activated = list(cast(list[int], data["activated"]))
    match.boost = list(cast(list[int], data["boost"]))
    match.fresh = list(cast(list[int], data["fresh"]))
    match.emptied = list(cast(list[int], data["emptied"]))
    match.entered = list(cast(list[int], data["entered"]))


def _shuffled(box: Box, chance: Chance) -> Deck:
    """All cards as one deck, or as two halves with the monsters spread evenly (ME 1.8)."""
    if not box.balanced:
        return Deck(box.cards[:], [], [])
    monsters = [card for card in box.cards if box.kind[card] == v.MONSTER]
    others = [card for card in box.cards if box.kind[card] != v.MONSTER]
    few = len(monsters) // 2
    top = [chance.draw(monsters) for _ in range(few + chance.below(2))]
    top += [chance.draw(others) for _ in range(len(others) // 2)]
    return Deck(top, [], [], monsters + others)
