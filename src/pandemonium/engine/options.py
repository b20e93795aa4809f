"""Options: the schema from which the command line, forms and docs are made, and its checks."""

import difflib
import re
from dataclasses import KW_ONLY, dataclass, field
from typing import Literal

from pandemonium.engine.errors import OptionError, Phrase, did_you_mean, short_repr

Value = int | str
Form = Literal["variant", "mode", "pictures", "expert"]
REVISION = 2  # of what stored options mean; those stored without a number have the first
NUMBER = re.compile(r"-?[0-9]{1,18}")
FLAGS = {
    **dict.fromkeys(("true", "yes", "on", "1", "oui", "vrai"), True),
    **dict.fromkeys(("false", "no", "off", "0", "non", "faux"), False),
}


@dataclass(frozen=True, eq=False)
class Option:
    """One setting of a game; its type is that of the default."""

    name: str
    default: Value
    help: str
    _: KW_ONLY
    choices: tuple[str, ...] = ()  # of a text; without them it is free
    low: int = 0  # of a number
    high: int = 0
    many: bool = False  # whether the text is a comma-separated list, which may be given as a list
    people: Value | None = None  # the default at a table of people, if automatic play has another
    is_seat: bool = False  # the number of a seat: people type it counted from 1, and 0 for nobody
    default_with: dict[str, Value] = field(default_factory=dict)  # other defaults, by flag
    players: int = 0  # the only number of players that the flag is for; 0: any
    # How the form of a new table offers it: as a variant, as a way to play beside the numbers of
    # players, as choices with pictures, or only among all options before the game.
    form: Form = "variant"
    own_choice: str = ""  # the choice that is completed in the game's editor, before the game

    @property
    def type(self) -> str:
        """`"bool"`, `"int"` or `"str"`."""
        return type(self.default).__name__

    @property
    def expected(self) -> Phrase:
        """What values are allowed, as a phrase of the catalogue."""
        if self.type == "bool":
            return Phrase("expected-flag")
        if self.type == "int":
            first = 1 if self.is_seat else 0  # as people count
            return Phrase("expected-number", low=self.low + first, high=self.high + first)
        if self.choices:
            return Phrase("expected-choice", choices=list(self.choices))
        return Phrase("expected-list-of-words" if self.many else "expected-text")

    def check(self, value: object) -> Value:
        """The value in its own type, or an OptionError."""
        kind = self.type
        if self.many and isinstance(value, (list, tuple)):
            value = ",".join(str(word) for word in value)
        if isinstance(value, str) and kind != "str":
            value = self._read(value)
        is_right = (
            (kind == "bool" and isinstance(value, bool))
            or (
                kind == "int"
                and isinstance(value, int)
                and not isinstance(value, bool)
                and self.low <= value <= self.high
            )
            or (
                kind == "str"
                and isinstance(value, str)
                and (not self.choices or value in self.choices)
            )
        )
        if not is_right or not isinstance(value, (int, str)):
            raise OptionError(
                "option-value",
                {"option": self.name, "value": short_repr(value), "expected": self.expected},
            )
        return value

    def _read(self, text: str) -> object:
        """A text from the command line as bool or int; unchanged if it is neither."""
        if self.type == "bool":
            return FLAGS.get(text.lower(), text)
        if not NUMBER.fullmatch(text):
            return text
        return int(text) - 1 if self.is_seat else int(text)

    @property
    def typed_default(self) -> Value:
        """The default as a person would type it."""
        return self.default + 1 if self.is_seat and isinstance(self.default, int) else self.default

    def to_json(self) -> dict[str, object]:
        """The option for forms and programs."""
        described: dict[str, object] = {
            "name": self.name,
            "type": self.type,
            "default": self.default,
            "help": self.help,
        }
        if self.choices:
            described["choices"] = list(self.choices)
        if self.many:
            described["many"] = True
        if self.is_seat:
            described["is_seat"] = True
        if self.people is not None:
            described["people"] = self.people
        if self.default_with:
            described["default_with"] = dict(self.default_with)
        if self.players:
            described["players"] = self.players
        if self.form != "variant":
            described["form"] = self.form
        if self.own_choice:
            described["own_choice"] = self.own_choice
        if self.type == "int":
            described["low"] = self.low
            described["high"] = self.high
        return described


def settle_options(schema: tuple[Option, ...], given: dict[str, object]) -> dict[str, Value]:
    """The value of every option: as given, or the default."""
    names = [option.name for option in schema]
    for name in given:
        if name not in names:
            near = difflib.get_close_matches(name, names, n=1)
            raise OptionError(
                "no-such-option",
                {"option": name, "hint": did_you_mean(near), "options": ["players", *names]},
            )
    settings = {
        option.name: option.check(given.get(option.name, option.default)) for option in schema
    }
    for option in schema:
        if option.name not in given:
            for flag, default in option.default_with.items():
                settings[option.name] = default if settings[flag] else settings[option.name]
    return settings
