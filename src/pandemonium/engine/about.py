"""About: what is true of a game in every configuration."""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import resources

from pandemonium.engine.formats.rulebook import Clause, read_glossary, read_rulebook
from pandemonium.engine.options import REVISION, Option


@dataclass(frozen=True, eq=False)
class About:
    """What is true of a game in every configuration."""

    id: str
    title: str
    prefix: str  # of the number of each clause
    package: str  # holds rulebook and wording
    min_players: int
    max_players: int
    usual_players: int
    end_clause: str  # the rule against playing on after the end
    options: tuple[Option, ...] = ()
    minutes: tuple[int, int] = (0, 0)  # how long a game of people takes; (0, 0): unknown
    hides: bool = True  # whether seats know different things
    cards: str = ""  # the file of its cards, if packs may change them
    emblem: str = ""  # the name of its icon
    # Icons of what has no card: figures, tokens, places and actions, by name.
    emblems: dict[str, str] = field(default_factory=dict)
    # Colours of words: the name of a basic colour by the key of the wording.
    tints: dict[str, str] = field(default_factory=dict)
    draws: bool = False  # whether it can end in a draw: then people may also agree on one
    card_clauses: dict[str, tuple[str, ...]] = field(default_factory=dict)  # rules by kind of card
    work_clause: str = ""  # the rule that limits the work of one action where a pack is in play
    # Rewrites options of the first revision (`options.REVISION`) to mean today what they meant.
    upgrade: Callable[[dict[str, object]], dict[str, object]] | None = None

    def read_text(self, name: str) -> str:
        """A text file of the game's own folder."""
        return resources.files(self.package).joinpath(name).read_text(encoding="utf-8")

    def rulebook(self, language: str) -> dict[str, Clause]:
        """The clauses of the rulebook in one language, by id and in its order."""
        return read_rulebook(self.prefix, self.read_text(f"rulebook.{language}.md"))

    def glossary(self, language: str) -> dict[str, str]:
        """The words that the rulebook explains first."""
        return read_glossary(self.read_text(f"rulebook.{language}.md"))

    def for_people(self) -> dict[str, object]:
        """The options that are set differently where people play."""
        return {option.name: option.people for option in self.options if option.people is not None}

    def upgraded(self, options: dict[str, object], revision: int) -> dict[str, object]:
        """Stored options of a revision, converted so that they keep their meaning."""
        if self.upgrade is None or revision >= REVISION:
            return options
        return self.upgrade(options)

    def to_json(self) -> dict[str, object]:
        """The game as lists, forms and programs need it."""
        return {
            "id": self.id,
            "title": self.title,
            "players": [self.min_players, self.max_players],
            "usual_players": self.usual_players,
            "minutes": list(self.minutes),
            "hides": self.hides,
            "draws": self.draws,
            "packs": bool(self.cards),
            "emblem": self.emblem,
            "options": [option.to_json() for option in self.options],
        }
