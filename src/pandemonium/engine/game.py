"""Game: a configuration that never changes, and the ways into a position."""

import secrets
from importlib import resources

from pandemonium.engine.action import Action, ActionTable
from pandemonium.engine.chance import Chance, ScriptedChance
from pandemonium.engine.errors import OptionError, PositionError
from pandemonium.engine.native import mypyc_attr
from pandemonium.engine.options import Option, Value, settle_options
from pandemonium.engine.rulebook import Clause, read_rulebook
from pandemonium.engine.state import State


class About:
    """What is true of a game in every configuration."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the public name
        title: str,
        prefix: str,
        package: str,
        min_players: int,
        max_players: int,
        usual_players: int,
        end_clause: str,
        options: tuple[Option, ...] = (),
        hides: bool = True,
    ) -> None:
        """Say what the game is.

        `prefix` starts the number of each clause, `package` holds rulebook and wording,
        `end_clause` is the rule against playing on, `hides` tells whether seats know different
        things.
        """
        self.id = id
        self.title = title
        self.prefix = prefix
        self.package = package
        self.min_players = min_players
        self.max_players = max_players
        self.usual_players = usual_players
        self.end_clause = end_clause
        self.options = options
        self.hides = hides


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One design of card: `copies` of it are in the box."""

    def __init__(self, id: str, kind: str, copies: int) -> None:  # noqa: A002 - the public name
        """`id` is the name in notation, packs and wording."""
        self.id = id
        self.kind = kind
        self.copies = copies

    def figures(self) -> dict[str, int | str]:
        """The numbers printed on it, such as a cost; worded by `figure-<name>`."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game with its options chosen. Nothing in it changes once it is made."""

    def __init__(self, about: About, players: int | None, options: dict[str, object]) -> None:
        """Check the options; a wrong one is an OptionError that says what is allowed."""
        count = about.usual_players if players is None else players
        if not isinstance(count, int) or not about.min_players <= count <= about.max_players:
            raise OptionError(
                f"option players: {count!r} is not allowed; it takes a whole number "
                f"from {about.min_players} to {about.max_players}"
            )
        if "cards" in options:
            raise OptionError(f"option cards: {about.title} has no cards that a file could change")
        self.about = about
        self.id = about.id
        self.title = about.title
        self.players: int = count
        self.min_players = about.min_players
        self.max_players = about.max_players
        self.end_clause = about.end_clause
        self.options: tuple[Option, ...] = about.options
        self.settings: dict[str, Value] = settle_options(about.options, options)
        self.cards: tuple[Card, ...] = ()
        self.table = ActionTable()
        self._clauses: dict[str, Clause] | None = None

    # ------------------------------------------------------------------ what is in the box

    @property
    def actions(self) -> list[Action]:
        """Every action that can occur, by id."""
        return self.table.actions

    def action(self, text: str) -> Action:
        """The action that is written `text`, or a NotationError."""
        return self.table.read(text)

    def owns(self, action: Action) -> bool:
        """Whether the action is one of this very configuration."""
        return action.id < len(self.table.actions) and self.table.actions[action.id] is action

    @property
    def clauses(self) -> dict[str, Clause]:
        """The clauses of the English rulebook by id, in its order."""
        if self._clauses is None:
            self._clauses = self.rulebook("en")
        return self._clauses

    def rulebook(self, language: str) -> dict[str, Clause]:
        """The clauses in one language."""
        return read_rulebook(self.about.prefix, self.read_text(f"rulebook.{language}.md"))

    def read_text(self, name: str) -> str:
        """A text file of the game's own folder."""
        return resources.files(self.about.package).joinpath(name).read_text(encoding="utf-8")

    # ------------------------------------------------------------------ ways into a position

    def start(self, seed: int | None = None, chance: Chance | None = None) -> State:
        """A new game. Without seed or chance a seed is drawn; `state.chance.seed` tells it."""
        if chance is None:
            chance = Chance(secrets.randbits(32) if seed is None else seed)
        state = self.lay_out(chance)
        state.settle()
        return state

    def load(self, data: dict[str, object]) -> State:
        """The position that `state.save()` described, or a PositionError."""
        for name, own in (
            ("game", self.id),
            ("players", self.players),
            ("options", self.identity()),
        ):
            if data.get(name) != own:
                raise PositionError(
                    f"the saved position has {name} {data.get(name)!r}; this game has {own!r}"
                )
        try:
            state = self.restore(data)
            state.settle()
        except PositionError:
            raise
        except (
            KeyError,
            IndexError,
            TypeError,
            ValueError,
            AttributeError,
            AssertionError,
        ) as problem:
            raise PositionError(f"the saved position is damaged: {problem!r}") from problem
        return state

    def scenario(
        self, data: dict[str, object], chance: list[int | str] | None = None, seed: int = 0
    ) -> State:
        """A position told in the rulebook's words; what is not said is filled in by `seed`.

        `chance` lists dice (numbers) and drawn cards (ids) to come.
        """
        script = chance or []
        dice = [one for one in script if isinstance(one, int)]
        cards = [self.card_number(one) for one in script if isinstance(one, str)]
        state = self.arrange(data, ScriptedChance(dice, cards, seed))
        state.settle()
        return state

    def card_number(self, name: str) -> int:
        """The first copy of the card called `name`, cards being numbered copy by copy."""
        number = 0
        for card in self.cards:
            if card.id == name and card.copies:
                return number
            number += card.copies
        raise PositionError(f"there is no card {name!r} in {self.title}")

    def identity(self) -> dict[str, object]:
        """The settings as a record needs them to make this very game again."""
        return dict(self.settings)

    # ------------------------------------------------------------------ for each game to answer

    def lay_out(self, chance: Chance) -> State:
        """The table at the start, with the first tasks on `todo`."""
        raise NotImplementedError

    def restore(self, data: dict[str, object]) -> State:
        """The position in `data`, checked; only the part that is the game's own."""
        raise NotImplementedError

    def arrange(self, data: dict[str, object], chance: Chance) -> State:
        """The table that the scenario describes."""
        raise NotImplementedError
