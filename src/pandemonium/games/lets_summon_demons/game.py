"""Let's Summon Demons as a game: its options, and the ways into a position."""

from pathlib import Path
from typing import cast

from pandemonium.engine.chance import Chance
from pandemonium.engine.deck import Deck
from pandemonium.engine.errors import OptionError, PackError, PositionError
from pandemonium.engine.game import About, Game
from pandemonium.engine.oldtask import Task
from pandemonium.engine.options import Option
from pandemonium.engine.pack import Entry, entries_of, read_pack
from pandemonium.engine.state import State
from pandemonium.games.lets_summon_demons import tasks as do
from pandemonium.games.lets_summon_demons.box import BLOCK_PLACES, DEMONS_TO_WIN, Box, Moves
from pandemonium.games.lets_summon_demons.cards import check_texts, combine, read_design
from pandemonium.games.lets_summon_demons.rules import Match
from pandemonium.games.lets_summon_demons.scenario import Scenario
from pandemonium.games.lets_summon_demons.state import Seat, load_seat

ABOUT = About(
    id="lets-summon-demons",
    title="Let's Summon Demons",
    prefix="LSD",
    package="pandemonium.games.lets_summon_demons",
    min_players=2,
    max_players=5,
    usual_players=3,
    end_clause="LSD 6.5",
    options=(
        Option("souls", 5, "souls each player starts with", low=0, high=30),
        Option("demons", DEMONS_TO_WIN, "Demons in play needed to win", low=1, high=10),
        Option(
            "hand",
            0,
            "Demons dealt to each player; 0: as many as are needed to win",
            low=0,
            high=10,
        ),
        Option(
            "candles", "random", "how candles come to the players", choices=("random", "chosen")
        ),
        Option("second_candle", False, "two candles each (2 players)"),
        Option("beginners_candle", True, "Beginner's Candle is among the candles"),
        Option(
            "newcomer",
            -1,
            "the seat that gets Beginner's Candle; -1: nobody in particular",
            low=-1,
            high=4,
        ),
        Option("starter_demons", False, "a free summon at the beginning of the first turn"),
        Option("teams", False, "two against two (4 players)"),
        Option(
            "edition",
            "english",
            "the rulebook to follow where they differ (LSD 5.4, 8.8)",
            choices=("english", "french"),
        ),
    ),
)
CARDS = "cards.toml"


class LetsSummonDemons(Game):
    """One configuration of Let's Summon Demons."""

    about = ABOUT

    def __init__(self, players: int | None = None, **options: object) -> None:
        """`cards` is a card file, or the cards of one as a record keeps them."""
        pack = options.pop("cards", None)
        super().__init__(players, options)
        base = read_pack(CARDS, self.read_text(CARDS))
        self.pack: list[Entry] = [] if pack is None else _read_file(pack)
        designs = [read_design(entry) for entry in combine(base, self.pack)]
        check_texts(self.pack)
        self.cards = tuple(designs)
        self.box = Box(designs, self.players, self.settings)
        self.moves = Moves(self.box, self.table)

    def identity(self) -> dict[str, object]:
        """The settings, and the cards of a pack."""
        settings: dict[str, object] = dict(self.settings)
        if self.pack:
            settings["cards"] = [entry.fields for entry in self.pack]
        return settings

    def lay_out(self, chance: Chance, recording: bool = False) -> State:  # noqa: ARG002
        """Shuffle, deal hands and the Block; candles and the first turn follow as tasks."""
        box = self.box
        match = Match(self, box, self.moves, chance)
        match.deck = Deck(box.block_cards[:], [], [])
        match.demon_deck = Deck(box.demons[:], [], [])
        match.seats = [Seat(box.souls, [], [], [], []) for _ in range(box.players)]
        for seat in match.seats:
            seat.hand = [match.demon_deck.draw(chance) for _ in range(box.hand)]
        match.block = [match.deck.draw(chance) for _ in range(BLOCK_PLACES)]
        match.turn = chance.below(box.players)
        match.extra, match.late, match.batches, match.aside = [], [], [], []
        match.todo.append(Task(do.DEAL))
        return match

    def restore(self, data: dict[str, object]) -> State:
        """The saved position, with every card in exactly one place."""
        match = Match(self, self.box, self.moves, Chance(0, 0))
        match.load_basics(data)
        match.seats = [load_seat(seat) for seat in cast(list[dict[str, object]], data["seats"])]
        match.block = list(cast(list[int], data["block"]))
        match.deck = Deck(*[pile[:] for pile in cast(list[list[int]], data["deck"])])
        match.demon_deck = Deck(*[pile[:] for pile in cast(list[list[int]], data["demon_deck"])])
        match.turn, match.regular, match.first_turns = cast(list[int], data["turn"])
        did = cast(list[bool], data["did"])
        match.rolled, match.bought, match.summoned, match.passed = did[:4]
        match.rerolled, match.is_extra, match.rolling = did[4:]
        match.extra = list(cast(list[int], data["extra"]))
        first, second = cast(list[int], data["dice"])
        match.dice = (first, second)
        match.late = list(cast(list[int], data["late"]))
        match.batches = [batch[:] for batch in cast(list[list[int]], data["batches"])]
        match.aside = list(cast(list[int], data["aside"]))
        match.summoning = cast(int, data["summoning"])
        match.check_components(self.box.block_cards + self.box.demons)
        if len(match.seats) != self.players:
            raise PositionError(f"the saved position is damaged: {len(match.seats)} seats")
        return match

    def arrange(self, data: dict[str, object], chance: Chance) -> State:
        """The table that a scenario describes."""
        return Scenario(self, data, chance).build()


def _read_file(pack: object) -> list[Entry]:
    """A card file by its path, or cards that come from a record."""
    if isinstance(pack, list):
        return entries_of("cards of the record", pack)
    if not isinstance(pack, (str, Path)):
        raise OptionError(
            f"option cards: {pack!r} is not allowed; it takes the path of a card file"
        )
    try:
        text = Path(pack).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise PackError(str(pack), 0, "", "", f"the file cannot be read: {problem}") from problem
    return read_pack(str(pack), text)
