"""Words: every sentence that people read about a game, from Fluent catalogues.

Code says only keys and arguments; the sentences are in `en.ftl` and `fr.ftl`, those of all games
beside this file and those of one game in its own folder. A key that is missing is a bug of ours
and a KeyError.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from pandemonium.engine.action import Action
from pandemonium.engine.errors import Detail, IllegalMove, PandemoniumError, Phrase
from pandemonium.engine.game import Game
from pandemonium.engine.outcome import Outcome
from pandemonium.engine.plan import Plan
from pandemonium.engine.state import Question, State

LANGUAGES = ("en", "fr")
DEFAULT = "en"
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
        self, game: Game | None, language: str, names: Sequence[str] | None = None
    ) -> None:
        """`names` are what the players are called, by seat; where one is empty, "Player 1"."""
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; it takes {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.names = list(names or [])
        self._bundles = _bundles(game, language)
        self._cards = {card.id: card for card in game.cards} if game else {}

    def text(self, key: str, **args: object) -> str:
        """The message `key` with its arguments filled in."""
        return self._format(key, "", args)

    def card(self, name: str) -> str:
        """The name of the card with this id."""
        return self._printed(name, "names") or self._format(f"card-{name}", "", {})

    def card_text(self, name: str) -> str:
        """What is printed on the card with this id; a `variant` of the game may word it anew."""
        variant = getattr(self._cards.get(name), "variant", "")
        attribute = f"text-{variant}" if variant else "text"
        return self._printed(name, "texts") or self._format(f"card-{name}", attribute, {})

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
        return self.text(f"question-{question.key}", **self._named(args))

    def label(self, state: State, action: Action) -> str:
        """What the action is called on a button or in a list."""
        details = state.details(action)
        return self.text(f"action-{details['label']}", **self._named(details))

    def refusal(self, problem: IllegalMove) -> str:
        """Why not, with the clause that says so."""
        if problem.game is not None and self.game is None:
            return Words(problem.game, self.language, self.names).refusal(problem)
        reason = self.text(f"refusal-{problem.reason}", **self._named(problem.details))
        return self.text("refusal", reason=reason, clause=problem.clause)

    def error(self, problem: PandemoniumError) -> str:
        """What was wrong, in a sentence."""
        if isinstance(problem, IllegalMove):
            return self.refusal(problem)
        return self._worded(problem.package, f"error-{problem.key}", problem.details)

    def plan(self, plan: Plan) -> str:
        """What a plan is called on a button or in a list."""
        return self.text(f"plan-{plan.key}", **self._named(plan.args))

    def outcome(self, outcome: Outcome) -> str:
        """Why the game has ended."""
        return self.text(f"outcome-{outcome.reason}")

    def _worded(self, package: str, key: str, details: Mapping[str, Detail]) -> str:
        """A message of our own catalogues, or of the package's, with the details worded first."""
        args = {name: self._say_detail(package, detail) for name, detail in details.items()}
        if " " in key:
            return key.removeprefix("error-")
        if self._find(key) is None and package:
            text = resources.files(package).joinpath(f"{self.language}.ftl")
            if text.is_file():
                return _format(_bundle(self.language, text.read_text(encoding="utf-8")), key, args)
        return self.text(key, **args).strip()

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
        """What happened, from `Event.seen_by(seat)`; its values are `$value1`, `$value2`, ..."""
        key = f"event-{seen['kind']}"
        if not seen.get("card") and self._find(f"{key}-hidden") is not None:
            key = f"{key}-hidden"
        args = {
            name: value
            for name, value in seen.items()
            if name not in ("kind", "values", "from", "to") and not isinstance(value, list)
        }
        values = seen.get("values")
        if isinstance(values, list):
            args |= {f"value{i}": value for i, value in enumerate(values, 1)}
        return self.text(key, **self._named(args))

    def option(self, name: str) -> str:
        """What the option of the game is for; where no catalogue says it, the schema does."""
        if self._find(f"option-{name}") is not None:
            return self.text(f"option-{name}")
        helps = {option.name: option.help for option in self.game.options} if self.game else {}
        return helps[name]

    # ------------------------------------------------------------------ catalogues

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
        """The arguments with ids of cards and numbers of seats replaced by names."""
        named = dict(args)
        for name, value in args.items():
            if name == "card" or name.endswith("_card"):
                named[name] = self.card(str(value)) if value else ""
            elif name in ("seat", "target", "owner") and isinstance(value, int):
                named[name] = self.seat(value) if value >= 0 else ""
        return named

    def _printed(self, name: str, part: str) -> str:
        """What a card file says itself, in this language, in English or in any; else nothing."""
        said: dict[str, str] = getattr(self._cards.get(name), part, {})
        return said.get(self.language) or said.get(DEFAULT) or next(iter(said.values()), "")


def _format(bundle: FluentBundle, key: str, args: Mapping[str, object], attribute: str = "") -> str:
    """A message of a catalogue, or one of its attributes, as text."""
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise KeyError(f"no wording for {key}.{attribute}")
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise KeyError(f"the wording of {key!r}: {errors}")
    return str(text)


def say_in_english(problem: PandemoniumError) -> str:
    """What `str()` of an error gives."""
    return Words(None, DEFAULT).error(problem)


def _plain(text: str) -> str:
    """The text as one would type it."""
    return text.lower().replace("\u2019", "'").strip()


def _bundles(game: Game | None, language: str) -> list[FluentBundle]:
    """The catalogues to look into, in order: a game that lacks the language speaks English."""
    if game is None:
        return [_bundle(language)]
    try:
        return [_bundle(language, game.read_text(f"{language}.ftl"))]
    except FileNotFoundError:
        return [_bundle(language), _bundle(DEFAULT, game.read_text(f"{DEFAULT}.ftl"))]


@cache
def _bundle(language: str, *own: str) -> FluentBundle:
    """The messages of a game, which come first, and those of all games; shared by all tables."""
    shared = resources.files("pandemonium.locale").joinpath(f"{language}.ftl")
    bundle = FluentBundle([language], use_isolating=False)
    for text in (*own, shared.read_text(encoding="utf-8")):
        bundle.add_resource(FluentResource(text))
    return bundle
