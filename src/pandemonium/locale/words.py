"""Words: every sentence that people read about a game, from Fluent catalogues.

Code says only keys and arguments; the sentences are in `en.ftl` and `fr.ftl`, those of all games
beside this file and those of one game in its own folder. A key that is missing is a bug of ours
and a KeyError.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

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

LANGUAGES = ("en", "fr")
DEFAULT = "en"
LARGEST = 10**15  # number that is written out
SEATS = ("seat", "target", "owner", "winner")  # arguments that are the numbers of players
NOT_SAID = ("kind", "from", "to", "values")  # of an event, which the sentence does not fill in
MASCULINE = "m"  # the gender of cards of which a catalogue says none
FUNCTIONS: dict[str, Callable[[Any], Any]] = {"DE": de}  # that catalogues may call
VARIABLES = ("PANDEMONIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_from(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for: the first variable that is set decides."""
    for variable in VARIABLES:
        if asked := environ.get(variable):
            language = asked.lower().replace("-", "_").split(".")[0].split("_")[0]
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


class Words:
    """The wording of one game, or of the shell around all of them, in one language."""

    def __init__(
        self, game: Game | About | None, language: str, names: Sequence[str] | None = None
    ) -> None:
        """`names` are what the players are called, by seat; where one is empty, "Player 1".

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

    def say(self, key: str, args: Mapping[str, object]) -> str:
        """The message `key`, with names in place of the ids of cards and the numbers of seats."""
        return self.text(key, **self._named(args))

    def card(self, name: str) -> str:
        """The name of the card with this id, or of something on cards (`spell-` and its id)."""
        return self._printed(name, "names") or self._format(self._key(name), "", {})

    def card_text(self, name: str) -> str:
        """What is printed on the card with this id: as a pack says it, else by what it does."""
        if printed := self._printed(name, "texts"):
            return printed
        if self._word_card is not None and name in self._cards:
            return self._word_card(self._cards[name], self)
        return self._format(f"card-{name}", "text", {})

    def card_line(self, name: str) -> str:
        """What is printed on the card, its numbers and its kind first where it has numbers."""
        card = self._cards.get(name)
        figures = card.figures() if card is not None else {}
        if card is None or not figures:
            return self.card_text(name)
        told = [self.text(f"figure-{figure}", value=value) for figure, value in figures.items()]
        numbers = ", ".join([*told, self.text(f"kind-{card.kind}")])
        return self.text("card-line", numbers=numbers, text=self.card_text(name))

    def gender(self, name: str) -> str:
        """The gender of the card's name, for languages whose words agree with it: f or m."""
        own = "" if self._printed(name, "names") else self._attribute(self._key(name), "gender")
        return own or MASCULINE

    def is_called(self, card: str, typed: str) -> bool:
        """Whether what was typed stands in the card's id or name; apostrophes are all alike."""
        wanted = _plain(typed)
        return wanted in _plain(card) or wanted in _plain(self.card(card))

    def seat(self, seat: int) -> str:
        """What the player on this seat is called."""
        given = self.names[seat] if seat < len(self.names) else ""
        return given or self.text("player", n=seat + 1)

    def question(self, question: Question) -> str:
        """What is asked; `$card_text` is what the asking card says."""
        args: dict[str, object] = {"seat": question.seat, **question.args}
        if question.card:
            args = {"card": question.card, "card_text": self.card_text(question.card), **args}
        return self.say(f"question-{question.key}", args)

    def label(self, state: State, action: Action) -> str:
        """What the action is called on a button or in a list."""
        details = state.details(action)
        return self.say(f"action-{details['label']}", details)

    def refusal(self, problem: IllegalMove) -> str:
        """Why not, with the clause that says so."""
        if problem.game is not None and self.about is None:
            return Words(problem.game, self.language, self.names).refusal(problem)
        reason = self.say(f"refusal-{problem.reason}", problem.details)
        return self.text("refusal", reason=reason, clause=problem.clause)

    def error(self, problem: PandemoniumError) -> str:
        """What was wrong, in a sentence."""
        if isinstance(problem, IllegalMove):
            return self.refusal(problem)
        return self._worded(problem.package, f"error-{problem.key}", problem.details).strip()

    def expected(self, problem: PackError) -> str:
        """What a card file should have said, without the place: a form shows that by itself."""
        return str(self._say_detail(problem.package, problem.expected))

    def option_problem(self, problem: OptionError) -> str:
        """What was wrong with an option, for a form: by its label, and without its value."""
        if problem.key != "option-value":
            return self.error(problem)
        label = self.option_label(str(problem.details["option"]))
        expected = self._say_detail(problem.package, problem.details["expected"])
        return self.text("option-needs", label=label, expected=expected)

    def plan(self, plan: Plan) -> str:
        """What a plan is called on a button or in a list."""
        return self.say(f"plan-{plan.key}", plan.args)

    def preview(self, preview: Mapping[str, int | str]) -> list[str]:
        """What an action would cost or bring, as far as the game has words for it.

        `$value` is the number or the word. Of a number `$sign` and `$count` are the parts; where
        words are ids of cards, `$name` is what they are called.
        """
        told = [
            self.text(f"preview-{name}", **self._parts_of(value))
            for name, value in preview.items()
            if self.has(f"preview-{name}")
        ]
        return [one for one in told if one]

    def _parts_of(self, value: int | str) -> dict[str, object]:
        """A number with its sign apart; ids of cards become their names."""
        if isinstance(value, str):
            names = [self.card(word) if word in self._cards else word for word in value.split(", ")]
            return {"value": value, "name": ", ".join(names)}
        sign = "+" if value > 0 else "\u2212" if value < 0 else ""
        return {"value": value, "sign": sign, "count": abs(value)}

    def arguments(self, key: str) -> Arguments:
        """Which arguments the message `key` uses."""
        bundle = self._find(key)
        return NOTHING if bundle is None else arguments_of(bundle, key)

    def has(self, key: str) -> bool:
        """Whether there is a message `key`."""
        return self._find(key) is not None

    def outcome(self, outcome: Outcome) -> str:
        """Why the game has ended."""
        return self.text(f"outcome-{outcome.reason}")

    def result(self, outcome: Outcome) -> str:
        """Who won, or that it is a draw or was broken off; and why the game has ended."""
        winners = ", ".join(self.seat(seat) for seat in outcome.winners)
        if outcome.cut:
            return self.outcome(outcome)
        if not winners:
            told = self.text("result-nobody")
        elif outcome.draw:
            told = self.text("result-draw", winners=winners)
        else:
            told = self.text("result-won", winners=winners, count=len(outcome.winners))
        return f"{told} {self.outcome(outcome)}" if outcome.reason else told

    def _worded(self, package: str, key: str, details: Mapping[str, Detail]) -> str:
        """A message of our own catalogues, or of the package's, with the details worded first."""
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
        """A detail as it stands in a sentence."""
        if isinstance(detail, PandemoniumError):
            return self.error(detail).removesuffix(".")
        if isinstance(detail, Phrase):
            return self._worded(package, detail.key, detail.details)
        if isinstance(detail, list):
            return ", ".join(detail)
        return detail

    def event(self, seen: Mapping[str, object]) -> str:
        """What happened, from `Event.seen_by(seat)`; where parts are hidden, in other words."""
        key = f"event-{seen['kind']}"
        args = {name: value for name, value in seen.items() if name not in NOT_SAID}
        values = seen.get("values")
        if isinstance(values, list):
            args |= {f"value{i}": value for i, value in enumerate(values, 1)}
        if self._find(f"{key}-hidden") is None:
            return self.say(key, args)
        try:
            return self.say(key if seen.get("card", True) else f"{key}-hidden", args)
        except KeyError:  # the message wants what this seat may not know
            return self.say(f"{key}-hidden", args)

    def option(self, name: str) -> str:
        """What the option of the game is for; where no catalogue says it, the schema does."""
        if self._find(f"option-{name}") is not None:
            return self.text(f"option-{name}")
        options = self.about.options if self.about else ()
        return {option.name: option.help for option in options}[name]

    def option_label(self, name: str) -> str:
        """What the option is called in a form; without a label, its name in plain words."""
        return self._attribute(f"option-{name}", "label") or _spaced(name)

    def option_value(self, name: str, value: str) -> str:
        """What one of the choices of an option is called in a form."""
        return self._attribute(f"option-{name}", f"value-{value}") or _spaced(value)

    # ------------------------------------------------------------------ catalogues

    def _attribute(self, key: str, attribute: str) -> str:
        """An attribute of a message; empty where there is none."""
        bundle = self._find(key)
        has_one = bundle is not None and attribute in bundle.get_message(key).attributes
        return self._format(key, attribute, {}) if has_one else ""

    def _find(self, key: str) -> FluentBundle | None:
        """The catalogue that has the message, if any."""
        return next((bundle for bundle in self._bundles if bundle.has_message(key)), None)

    def _format(self, key: str, attribute: str, args: Mapping[str, object]) -> str:
        """A message, or one of its attributes, as text."""
        shown = f"{key}.{attribute}" if attribute else key
        bundle = self._find(key)
        if bundle is None:
            raise KeyError(f"no wording for {shown!r} in language {self.language!r}")
        return _format(bundle, key, args, attribute)

    def _named(self, args: Mapping[str, object]) -> dict[str, object]:
        """The arguments with names for ids of cards and numbers of seats; `$card_gender` too."""
        named = {name: self._name(name, value) for name, value in args.items()}
        for name, value in args.items():
            if _is_card(name) and isinstance(value, str):
                named[f"{name}_gender"] = self.gender(value)
        return named

    def _name(self, name: str, value: object) -> object:
        """One argument as it stands in a sentence; a list is told with commas between."""
        if isinstance(value, list):
            return ", ".join(str(self._name(name.removesuffix("s"), one)) for one in value)
        if _is_card(name):
            return self.card(str(value)) if value else ""
        if name in SEATS and isinstance(value, int):
            return self.seat(value) if value >= 0 else ""
        return value

    def _key(self, name: str) -> str:
        """The message that names a card, or something on cards."""
        return f"{self._parts[name].kind if name in self._parts else 'card'}-{name}"

    def _printed(self, name: str, part: str) -> str:
        """What a card file says itself, in this language, in English or in any; else nothing."""
        said: dict[str, str] = getattr(self._cards.get(name), part, {})
        return _fit(said.get(self.language) or said.get(DEFAULT) or next(iter(said.values()), ""))


def _fitting(value: object) -> object:
    """An argument that can be formatted: numbers of a stranger may be too large for that."""
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
    """Whether the argument of this name is the id of a card."""
    return name == "card" or name.endswith("_card")


def _fit(text: str) -> str:
    """What somebody else wrote, as it may stand in a sentence."""
    return clip(clean(text))


def say_in_english(problem: PandemoniumError) -> str:
    """What `str()` of an error gives."""
    return Words(None, DEFAULT).error(problem)


def _spaced(name: str) -> str:
    """A name of the code as people would write it."""
    return name.replace("_", " ")


def _plain(text: str) -> str:
    """The text as one would type it."""
    return text.lower().replace("\u2019", "'").strip()


@cache
def _bundles(package: str, language: str) -> tuple[FluentBundle, ...]:
    """The catalogues to look into, in order: a game that lacks the language speaks English."""
    if not package:
        return (_bundle(language),)
    folder = resources.files(package)
    own, english = (
        [folder.joinpath(f"{one}.ftl"), folder.joinpath(f"lesson.{one}.ftl")]
        for one in (language, DEFAULT)
    )
    if own[0].is_file():
        return (_bundle(language, *_texts(own)),)
    return (_bundle(language), _bundle(DEFAULT, *_texts(english)))


def _texts(files: Sequence[Traversable]) -> list[str]:
    """What stands in those of the files that are there."""
    return [file.read_text(encoding="utf-8") for file in files if file.is_file()]


@cache
def _bundle(language: str, *own: str) -> FluentBundle:
    """The messages of a game, which come first, and those of all games; shared by all tables."""
    shared = resources.files("pandemonium.locale").joinpath(f"{language}.ftl")
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for text in (*own, shared.read_text(encoding="utf-8")):
        bundle.add_resource(FluentResource(text))
    return bundle
