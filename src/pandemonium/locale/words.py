"""Words: every sentence that people read about a game, from Fluent catalogues.

Code uses keys and arguments only; the sentences are in `en.ftl` and `fr.ftl`, the shared ones
beside this file and those of a game in its own folder. A missing key is a bug, and raises a
KeyError.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from pandemonium.engine.action import Action
from pandemonium.engine.errors import (
    Detail,
    IllegalMove,
    OptionError,
    PackError,
    PandemoniumError,
    Phrase,
)
from pandemonium.engine.game import About, Card, Game
from pandemonium.engine.outcome import Outcome
from pandemonium.engine.plan import Plan
from pandemonium.engine.state import Question, State
from pandemonium.locale.arguments import NOTHING, Arguments, arguments_of
from pandemonium.locale.cleaning import clean, clip
from pandemonium.locale.french import de
from pandemonium.locale.number_format import listed

LANGUAGES = ("en", "fr")
DEFAULT = "en"
LARGEST = 10**15  # number that is written out
SEATS = ("seat", "target", "owner", "winner")  # arguments that are the numbers of players
ACTOR, TARGET = "-you", "-to-you"  # variants of a sentence whose `$seat` or `$target` reads it
NOT_SAID = ("kind", "from", "to", "values")  # fields of an event that are not arguments
Shortfall = Mapping[str, int]  # what a player lacked to win, by counter
NO_SHORTFALL: Shortfall = {}
MASCULINE = "m"  # the gender of cards without one in the catalogue
FUNCTIONS: dict[str, Callable[..., Any]] = {"DE": de, "LIST": listed}  # for catalogues
VARIABLES = ("PANDEMONIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_from(environ: Mapping[str, str]) -> str:
    """The language of the environment: the first variable that is set decides."""
    for variable in VARIABLES:
        if locale := environ.get(variable):
            language = locale.lower().replace("-", "_").split(".")[0].split("_")[0]
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


class Words:
    """The wording of one game, or of the shell around all games, in one language."""

    def __init__(
        self, game: Game | About | None, language: str, names: Sequence[str] | None = None
    ) -> None:
        """`names` are the names of the players by seat; an empty one becomes "Player 1".

        For words about a game in general its `About` is enough.
        """
        if language not in LANGUAGES:
            raise OptionError(
                "no-such-language", {"language": language, "languages": list(LANGUAGES)}
            )
        self.about = game.about if isinstance(game, Game) else game
        self.language = language
        self.names = [_fit(name) for name in names or []]
        self._bundles = _bundles(self.about.package if self.about else "", language)
        self._cards: dict[str, Card] = {}
        self._parts: dict[str, Card] = {}
        self._word_card: Callable[[Any, Words], str] | None = None
        if isinstance(game, Game):
            self._word_card = game.presenter.card_text
            self._parts = {part.id: part for part in game.parts}
            self._cards = self._parts | {card.id: card for card in game.cards}

    def text(self, key: str, /, **args: object) -> str:
        """The message `key` with its arguments filled in."""
        return self._format(key, "", args)

    def sentence(self, key: str, args: Mapping[str, object]) -> str:
        """The message `key`, with names in place of card ids and seat numbers."""
        return self.text(key, **self._named(args))

    def sentence_for(self, reader: int | None, key: str, args: Mapping[str, object]) -> str:
        """The message `key` for the player on a seat, who is "you" in it; None: for a spectator."""
        variant = key + self.role(reader, args)
        return self.sentence(variant if self.has(variant) else key, args)

    def role(self, reader: int | None, args: Mapping[str, object]) -> str:
        """How a sentence concerns its reader: as `ACTOR`, as `TARGET`, or not (empty)."""
        if reader is None:
            return ""
        if "name" in args:  # before the game, events name people, because seats can still change
            return ACTOR if args["name"] == self.seat(reader) else ""
        if args.get("seat") == reader:
            return ACTOR
        return TARGET if args.get("target") == reader else ""

    def card(self, name: str) -> str:
        """The name of the card with this id, or of a part of cards (`spell-` and its id)."""
        return self._printed(name, "names") or self._format(self._key(name), "", {})

    def card_text(self, name: str) -> str:
        """The text on the card with this id: from a pack, else generated from its effect."""
        if printed := self._printed(name, "texts"):
            return printed
        if self._word_card is not None and name in self._cards:
            return self._word_card(self._cards[name], self)
        return self._format(f"card-{name}", "text", {})

    def card_line(self, name: str) -> str:
        """The text on the card, after its numbers and its kind if it has numbers."""
        card = self._cards.get(name)
        figures = card.figures() if card is not None else {}
        if card is None or not figures:
            return self.card_text(name)
        texts = [self.text(f"figure-{figure}", value=value) for figure, value in figures.items()]
        numbers = ", ".join([*texts, self.text(f"kind-{card.kind}")])
        return self.text("card-line", numbers=numbers, text=self.card_text(name))

    def gender(self, name: str) -> str:
        """The grammatical gender of the card's name: f or m."""
        if self._printed(name, "names"):
            return MASCULINE
        return self._attribute(self._key(name), "gender") or MASCULINE

    def is_called(self, card: str, typed: str) -> bool:
        """Whether the typed text occurs in the card's id or name, apostrophes normalized."""
        query = _plain(typed)
        return query in _plain(card) or query in _plain(self.card(card))

    def seat(self, seat: int) -> str:
        """The name of the player on this seat."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.text("player", n=seat + 1)

    def question(self, question: Question, reader: int | None = None) -> str:
        """The question as a sentence; `$card_text` is the text on the asking card."""
        args: dict[str, object] = {"seat": question.seat, **question.args}
        if question.card:
            args = {"card": question.card, "card_text": self.card_text(question.card), **args}
        return self.sentence_for(reader, f"question-{question.key}", args)

    def label(self, state: State, action: Action, reader: int | None = None) -> str:
        """The label of the action on a button or in a list."""
        details = state.details(action)
        return self.sentence_for(reader, f"action-{details['label']}", details)

    def refusal(self, problem: IllegalMove) -> str:
        """The reason of a refusal, with its clause."""
        if problem.game is not None and self.about is None:
            return Words(problem.game, self.language, self.names).refusal(problem)
        reason = self.sentence(f"refusal-{problem.reason}", problem.details)
        return self.text("refusal", reason=reason, clause=problem.clause)

    def error(self, problem: PandemoniumError) -> str:
        if isinstance(problem, IllegalMove):
            return self.refusal(problem)
        return self._worded(problem.package, f"error-{problem.key}", problem.details).strip()

    def expected(self, problem: PackError) -> str:
        """What a card file should contain, without the place, which a form shows itself."""
        return str(self._say_detail(problem.package, problem.expected))

    def option_problem(self, problem: OptionError) -> str:
        """The error of an option for a form: with its label, without its value."""
        if problem.key != "option-value":
            return self.error(problem)
        label = self.option_label(str(problem.details["option"]))
        expected = self._say_detail(problem.package, problem.details["expected"])
        return self.text("option-needs", label=label, expected=expected)

    def plan(self, plan: Plan) -> str:
        """The label of a plan on a button or in a list."""
        return self.sentence(f"plan-{plan.key}", plan.args)

    def preview(self, preview: Mapping[str, int | str]) -> list[str]:
        """What an action would cost or bring, as far as the game has words for it.

        `$value` is the number or the word. Of a number `$sign` and `$count` are the parts; if words
        are ids of cards, `$name` has their names.
        """
        texts = [
            self.text(f"preview-{name}", **self._parts_of(value))
            for name, value in preview.items()
            if self.has(f"preview-{name}")
        ]
        return [text for text in texts if text]

    def _parts_of(self, value: int | str) -> dict[str, object]:
        """A number with its sign apart; card ids with their names."""
        if isinstance(value, str):
            names = [self.card(word) if word in self._cards else word for word in value.split(", ")]
            return {"value": value, "name": ", ".join(names)}
        sign = "+" if value > 0 else "\u2212" if value < 0 else ""
        return {"value": value, "sign": sign, "count": abs(value)}

    def arguments(self, key: str) -> Arguments:
        """The arguments that the message `key` uses."""
        bundle = self._find(key)
        return NOTHING if bundle is None else arguments_of(bundle, key)

    def has(self, key: str) -> bool:
        """Whether there is a message `key`."""
        return self._find(key) is not None

    def outcome(self, outcome: Outcome) -> str:
        """Why the game has ended, as a sentence."""
        return self.text(f"outcome-{outcome.reason}")

    def result(
        self, outcome: Outcome, reader: int | None = None, shortfall: Shortfall = NO_SHORTFALL
    ) -> str:
        """Who won, or that it is a draw or was broken off, and why the game has ended."""
        if outcome.cut:
            return self.outcome(outcome)
        key, args = self._verdict(outcome, reader)
        parts = [self.text(f"result-{key}", **args), self._shortfall(shortfall)]
        parts.append(self.outcome(outcome) if outcome.reason else "")
        return " ".join(part for part in parts if part)

    def heading(
        self, outcome: Outcome, reader: int | None = None, shortfall: Shortfall = NO_SHORTFALL
    ) -> str:
        """Who won, as a heading: `You win`, `Ada wins`; with what a loser lacked."""
        special = "heading-cut" if outcome.cut else f"heading-{outcome.reason}"
        if self.has(special):
            return self.text(special)
        key, args = self._verdict(outcome, reader)
        heading, lacked = self.text(f"heading-{key}", **args), self._shortfall(shortfall)
        return f"{heading}. {lacked}" if lacked else heading

    def _verdict(self, outcome: Outcome, reader: int | None) -> tuple[str, dict[str, object]]:
        """Who won, as the end of a key and its arguments; `$winners` are without the reader."""
        others = [self.seat(seat) for seat in outcome.winners if seat != reader]
        key = "draw" if outcome.draw else "won" if outcome.winners else "nobody"
        if not outcome.winners and reader is not None and len(outcome.scores) == 1:
            key = "lost"
        elif reader in outcome.winners:
            key += "-you-and" if others else "-you"
        names = format_list(others, locale=self.language)
        return key, {"winners": names, "count": len(others)}

    def _shortfall(self, shortfall: Shortfall) -> str:
        """What the reader lacked to win, if the game has words for it."""
        return self.text("shortfall", **shortfall) if shortfall else ""

    def _worded(self, package: str, key: str, details: Mapping[str, Detail]) -> str:
        """A message of our catalogues, or of the package's, with worded details."""
        args = {
            name: detail + 1  # people count seats from 1
            if name in SEATS and isinstance(detail, int)
            else self._say_detail(package, detail)
            for name, detail in details.items()
        }
        if self._find(key) is None and package:
            for bundle in _bundles(package, self.language):
                if bundle.has_message(key):
                    return _format(bundle, key, args)
        return self.text(key, **args)

    def _say_detail(self, package: str, detail: Detail) -> str | int:
        """A detail as it appears in a sentence."""
        if isinstance(detail, PandemoniumError):
            return self.error(detail).removesuffix(".")
        if isinstance(detail, Phrase):
            return self._worded(package, detail.key, detail.details)
        if isinstance(detail, list):
            return ", ".join(detail)
        return detail

    def event(self, seen: Mapping[str, object], reader: int | None = None) -> str:
        """What happened, from `Event.seen_by(seat)`; hidden parts have their own message."""
        key = f"event-{seen['kind']}"
        args = {name: value for name, value in seen.items() if name not in NOT_SAID}
        values = seen.get("values")
        if isinstance(values, list):
            args |= {f"value{i}": value for i, value in enumerate(values, 1)}
        if self._find(f"{key}-hidden") is None:
            return self.sentence_for(reader, key, args)
        try:
            variant = key if seen.get("card", True) else f"{key}-hidden"
            return self.sentence_for(reader, variant, args)
        except KeyError:  # the message needs what this seat may not know
            return self.sentence_for(reader, f"{key}-hidden", args)

    def option(self, name: str) -> str:
        """What the option of the game is for, from the catalogue or its schema."""
        if self._find(f"option-{name}") is not None:
            return self.text(f"option-{name}")
        options = self.about.options if self.about else ()
        return {option.name: option.help for option in options}[name]

    def option_label(self, name: str) -> str:
        """The label of the option in a form; by default its name."""
        return self._attribute(f"option-{name}", "label") or _spaced(name)

    def option_value(self, name: str, value: str) -> str:
        """The label of a choice of an option in a form."""
        return self._attribute(f"option-{name}", f"value-{value}") or _spaced(value)

    # ------------------------------------------------------------------ catalogues

    def _attribute(self, key: str, attribute: str) -> str:
        """An attribute of a message; empty if there is none."""
        bundle = self._find(key)
        has_one = bundle is not None and attribute in bundle.get_message(key).attributes
        return self._format(key, attribute, {}) if has_one else ""

    def _find(self, key: str) -> FluentBundle | None:
        """The first catalogue with the message, if any."""
        return next((bundle for bundle in self._bundles if bundle.has_message(key)), None)

    def _format(self, key: str, attribute: str, args: Mapping[str, object]) -> str:
        """A message, or one of its attributes, as text."""
        name = f"{key}.{attribute}" if attribute else key
        bundle = self._find(key)
        if bundle is None:
            raise KeyError(f"no wording for {name!r} in language {self.language!r}")
        return _format(bundle, key, args, attribute)

    def _named(self, args: Mapping[str, object]) -> dict[str, object]:
        """The arguments with names for card ids and seat numbers, and `$card_gender`."""
        named = {name: self._name(name, value) for name, value in args.items()}
        for name, value in args.items():
            if _is_card(name) and isinstance(value, str):
                named[f"{name}_gender"] = self.gender(value)
        return named

    def _name(self, name: str, value: object) -> object:
        """One argument as it appears in a sentence; lists are comma-separated."""
        if isinstance(value, list):
            return ", ".join(str(self._name(name.removesuffix("s"), item)) for item in value)
        if _is_card(name):
            return self.card(str(value)) if value else ""
        if name in SEATS and isinstance(value, int):
            return self.seat(value) if value >= 0 else ""
        return value

    def _key(self, name: str) -> str:
        """The key of the name of a card, or of a part of cards."""
        return f"{self._parts[name].kind if name in self._parts else 'card'}-{name}"

    def _printed(self, name: str, part: str) -> str:
        """The text in a card file, in this language, in English or in any; else empty."""
        texts: dict[str, str] = getattr(self._cards.get(name), part, {})
        any_text = next(iter(texts.values()), "")
        return _fit(texts.get(self.language) or texts.get(DEFAULT) or any_text)


def _fitting(value: object) -> object:
    """An argument that can be formatted: untrusted numbers may be too large."""
    if isinstance(value, int) and abs(value) > LARGEST:
        value = f"{value:.3e}" if abs(value) < 10**300 else "∞"
    return _fit(value) if isinstance(value, str) else value


def _format(bundle: FluentBundle, key: str, args: Mapping[str, object], attribute: str = "") -> str:
    """A message of a catalogue, or one of its attributes, as text."""
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise KeyError(f"no wording for '{key}.{attribute}' in language {bundle.locales[0]!r}")
    fitting = {name: _fitting(value) for name, value in args.items()}
    text, errors = bundle.format_pattern(pattern, fitting)
    if errors:
        raise KeyError(f"the wording of {key!r} in language {bundle.locales[0]!r}: {errors}")
    return str(text)


def _is_card(name: str) -> bool:
    """Whether the argument of this name is a card id."""
    return name == "card" or name.endswith("_card")


def _fit(text: str) -> str:
    """Untrusted text, sanitized for a sentence."""
    return clip(clean(text))


def english_message(problem: PandemoniumError) -> str:
    """The error in English: what `str()` returns."""
    return Words(None, DEFAULT).error(problem)


def _spaced(name: str) -> str:
    """A name in code as people would write it."""
    return name.replace("_", " ")


def _plain(text: str) -> str:
    """The text as people type it."""
    return text.lower().replace("\u2019", "'").strip()


@cache
def _bundles(package: str, language: str) -> tuple[FluentBundle, ...]:
    """The catalogues to search, in order: English is the fallback of a game."""
    if not package:
        return (_bundle(language),)
    folder = resources.files(package)
    translated, english = (
        [folder.joinpath(f"{code}.ftl"), folder.joinpath(f"lesson.{code}.ftl")]
        for code in (language, DEFAULT)
    )
    if translated[0].is_file():
        return (_bundle(language, *_texts(translated)),)
    return (_bundle(language), _bundle(DEFAULT, *_texts(english)))


def _texts(files: Sequence[Traversable]) -> list[str]:
    """The contents of those files that exist."""
    return [file.read_text(encoding="utf-8") for file in files if file.is_file()]


@cache
def _bundle(language: str, *texts: str) -> FluentBundle:
    """The messages of a game, which have priority, and the shared ones; cached."""
    shared = resources.files("pandemonium.locale").joinpath(f"{language}.ftl")
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for text in (*texts, shared.read_text(encoding="utf-8")):
        bundle.add_resource(FluentResource(text))
    return bundle
