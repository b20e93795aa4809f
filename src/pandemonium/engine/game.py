"""Game: an immutable configuration, and the ways to create a position."""

import secrets
from typing import Any, ClassVar, cast

from pandemonium.engine.about import About as About  # games import it from here
from pandemonium.engine.action import Action, ActionTable
from pandemonium.engine.chance import Chance, ScriptedChance
from pandemonium.engine.errors import OptionError, Phrase, PositionError, short_repr
from pandemonium.engine.formats.pack import CardEntry, combine, read_cards, read_pack
from pandemonium.engine.formats.rulebook import Clause
from pandemonium.engine.mypyc_compat import mypyc_attr
from pandemonium.engine.options import REVISION, Option, Value, settle_options
from pandemonium.engine.presenter import Presenter
from pandemonium.engine.state import MAX_WORK, State
from pandemonium.engine.strategy import Strategy
from pandemonium.engine.text_view import Translator


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One design of card: `copies` of it are in the box."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the public name
        kind: str,
        copies: int,
        emblem: str = "",
    ) -> None:
        """`id` is the name in notation, packs and wording, `emblem` that of its icon."""
        self.id = id
        self.kind = kind
        self.copies = copies
        self.emblem = emblem
        self.names: dict[str, str] = {}  # by language, if a pack names it
        self.texts: dict[str, str] = {}  # by language, if a pack words it
        self.variant = ""  # the key of its text, where an option changes it

    def figures(self) -> dict[str, int | str]:
        """The numbers printed on it, such as a cost; worded by `figure-<name>`."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game with its options chosen. It is immutable."""

    about: ClassVar[About]
    presenter: ClassVar[Presenter[Any]]  # how it is shown to people and clients

    def __init__(self, players: int | None, options: dict[str, object]) -> None:
        """Check the options; a wrong one raises an OptionError with the allowed values."""
        about = type(self).about
        count = about.usual_players if players is None else players
        allowed = range(about.min_players, about.max_players + 1)
        if not isinstance(count, int) or isinstance(count, bool) or count not in allowed:
            low, high = about.min_players, about.max_players
            expected = Phrase("expected-number", low=low, high=high)
            if low == high:
                expected = Phrase("expected-only", n=low)
            raise OptionError(
                "option-value", {"option": "players", "value": repr(count), "expected": expected}
            )
        pack = options.pop("cards", None)
        if pack is not None and not about.cards:
            raise OptionError("no-packs", {"title": about.title})
        self.pack: list[CardEntry] = [] if pack is None else read_cards(pack)
        self.most_work: int = MAX_WORK if self.pack else 0  # of one action; 0: without limit
        self.id = about.id
        self.title = about.title
        self.players: int = count
        self.min_players = about.min_players
        self.max_players = about.max_players
        self.end_clause = about.end_clause
        self.options: tuple[Option, ...] = about.options
        self.settings: dict[str, Value] = settle_options(about.options, options)
        self.cards: tuple[Card, ...] = ()
        self.parts: tuple[Card, ...] = ()  # named parts of cards, such as spells; by kind
        self.action_table = ActionTable()
        self._clauses: dict[str, Clause] | None = None
        self.package_path = about.package.split(".")

    def card_entries(self) -> list[CardEntry]:
        """The cards of the game's file, changed and extended by the pack."""
        file = self.about.cards
        return combine(read_pack(file, self.read_text(file)), self.pack)

    # ------------------------------------------------------------------ what is in the box

    @property
    def actions(self) -> list[Action]:
        """Every action that can occur, by id."""
        return self.action_table.actions

    def action(self, text: str) -> Action:
        """The action that is written `text`, or a NotationError."""
        return self.action_table.read(text)

    def owns(self, action: Action) -> bool:
        """Whether the action belongs to this very configuration."""
        return (
            action.id < len(self.action_table.actions)
            and self.action_table.actions[action.id] is action
        )

    @property
    def clauses(self) -> dict[str, Clause]:
        """The clauses of the English rulebook by id, in its order."""
        if self._clauses is None:
            self._clauses = self.rulebook("en")
        return self._clauses

    def rulebook(self, language: str) -> dict[str, Clause]:
        """The clauses of the rulebook in one language."""
        return self.about.rulebook(language)

    def read_text(self, name: str) -> str:
        """A text file of the game's own folder."""
        return self.about.read_text(name)

    # ------------------------------------------------------------------ ways into a position

    def start(
        self, seed: int | None = None, chance: Chance | None = None, recording: bool = False
    ) -> State:
        """A new game. The seed defaults to a random one, available as `state.chance.seed`.

        With `recording`, `state.events` collects what happens, from the setup on.
        """
        if chance is None:
            chance = Chance(secrets.randbits(32) if seed is None else seed)
        state = self.blank(chance)
        state.recording = recording
        state.set_up()
        state.settle()
        return state

    def load(self, data: dict[str, object]) -> State:
        """The position that `state.save()` serialized, or a PositionError."""
        if not isinstance(data, dict):
            raise PositionError("not-a-position")
        revision = data.get("revision", 1)
        if type(revision) is not int or not 1 <= revision <= REVISION:
            expected = Phrase("expected-number", low=1, high=REVISION)
            value = short_repr(revision)
            raise PositionError(
                "damaged-field", {"field": "revision", "value": value, "expected": expected}
            )
        game = self._game_of(data, revision)
        for name, stored, expected_value in (
            ("game", data.get("game"), self.id),
            ("players", data.get("players"), self.players),
            ("options", game._stored_options(data, revision), game.full_settings()),
        ):
            if stored != expected_value:
                details = {"name": name, "value": repr(stored), "own": repr(expected_value)}
                raise PositionError("other-game", details)
        try:
            state = game.restore({name: data[name] for name in data if name != "revision"})
            state.list_choices()
        except PositionError as problem:
            problem.package = problem.package or self.about.package
            raise
        except (
            KeyError,
            IndexError,
            TypeError,
            ValueError,
            AttributeError,
            AssertionError,
        ) as problem:
            raise PositionError("damaged-position", {"problem": repr(problem)}) from problem
        if not state.ended and not state.is_asking():
            raise PositionError("nothing-to-decide")
        return state

    def restore(self, data: dict[str, object]) -> State:
        """The position in `data`, checked."""
        from pandemonium.engine.formats import saving

        state = self.blank(Chance(0, 0))
        saving.load_state(state, data, self)
        state.check()
        return state

    def scenario(
        self, data: dict[str, object], chance: list[int | str] | None = None, seed: int = 0
    ) -> State:
        """A position described in the rulebook's words; `seed` fills in the rest.

        `chance` lists the next dice (numbers) and drawn cards (ids); an id stands for any copy that
        can be drawn.
        """
        script = chance or []
        dice = [result for result in script if isinstance(result, int)]
        cards = [self.copies_of(result) for result in script if isinstance(result, str)]
        try:
            state = self.arrange(data, ScriptedChance(dice, cards, seed))
            state.check()
        except PositionError as problem:
            problem.package = problem.package or self.about.package
            raise
        state.settle()
        return state

    def copies_of(self, name: str) -> list[int]:
        """The numbers of all copies of a card, which are numbered copy by copy."""
        number = 0
        for card in self.cards:
            if card.id == name and card.copies:
                return list(range(number, number + card.copies))
            number += card.copies
        raise PositionError("no-such-card", {"card": name})

    def _game_of(self, data: dict[str, object], revision: int) -> "Game":
        """This game, or the one meant if it was made from stored options as they are written."""
        options, settings = self._stored_options(data, revision), self.full_settings()
        if options == settings or self._completed(data.get("options")) != settings:
            return self
        return cast(Game, cast(Any, type(self))(self.players, **cast(dict[str, Any], options)))

    def _stored_options(self, data: dict[str, object], revision: int) -> object:
        """The options of a saved position, rewritten to their meaning of today."""
        options = self._completed(data.get("options"))
        if not isinstance(options, dict):
            return options
        try:
            return self.about.upgraded(options, revision)
        except OptionError:
            return options

    def _completed(self, options: object) -> object:
        """Saved options with the defaults of those that were added later."""
        if not isinstance(options, dict):
            return options
        settings = self.full_settings()
        defaults: dict[str, object] = {
            option.name: option.default for option in self.options if option.name in settings
        }
        return defaults | options

    def full_settings(self) -> dict[str, object]:
        """The settings and the pack: what a record needs to recreate this game."""
        settings: dict[str, object] = dict(self.settings)
        if self.pack:
            settings["cards"] = [entry.fields for entry in self.pack]
        return settings

    @property
    def revision(self) -> int:
        """The earliest revision of options in which the full settings mean the same."""
        settings = self.full_settings()
        return 1 if self.about.upgraded(settings, 1) == settings else REVISION

    def describe(self, words: Translator | None = None) -> dict[str, object]:
        """What never changes during a game, to be sent once: above all the cards.

        With `words`, cards have their names and texts in that language. `end` is the action that
        only ends a turn, or empty.
        """
        return {
            "game": self.id,
            "title": self.title,
            "players": self.players,
            "emblem": self.about.emblem,
            "emblems": dict(self.about.emblems),
            "settings": self.full_settings(),
            "end": next((action.text for action in self.actions if action.ends), ""),
            "cards": [describe_card(card, words) for card in self.cards],
        }

    def __repr__(self) -> str:
        chosen = {
            option.name: self.settings[option.name]
            for option in self.options
            if self.settings[option.name] != option.default
        }
        return f"<{self.id}, {self.players} players, {chosen or 'as in the rulebook'}>"

    # ------------------------------------------------------------------ for each game to answer

    def check_work(self) -> None:
        """Raise a PackError for a pack whose cards would exceed the work limit of actions.

        Creating packs and tables calls it; games that exist already are played anyway, and
        `State.apply` refuses actions that take too long.
        """

    def strategy(self) -> Strategy:
        """What bots know of the game; by default only its rules."""
        return Strategy(self.players)

    def blank(self, chance: Chance) -> State:
        """An empty table, without any cards."""
        raise NotImplementedError

    def arrange(self, data: dict[str, object], chance: Chance) -> State:
        """The table that the scenario describes."""
        raise NotImplementedError


def describe_card(card: Card, words: Translator | None) -> dict[str, object]:
    """One card design for a catalogue."""
    described: dict[str, object] = {
        "id": card.id,
        "kind": card.kind,
        "copies": card.copies,
        "emblem": card.emblem,
        "figures": card.figures(),
    }
    if words is not None:
        described["name"] = words.card(card.id)
        described["text"] = words.card_text(card.id)
    return described
