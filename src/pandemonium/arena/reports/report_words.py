"""What every section of a report needs: its words, and numbers as the reader writes them."""

from collections.abc import Callable
from dataclasses import dataclass, field

import polars as pl

from pandemonium.arena.reports import figures
from pandemonium.arena.reports.charts import Canvas
from pandemonium.arena.reports.figures import Difference
from pandemonium.arena.reports.frames import Frames
from pandemonium.arena.reports.study import BASE, Studied
from pandemonium.engine.study import Tally
from pandemonium.locale.numbers import number, percent
from pandemonium.locale.words import Words

DASH = "\N{EN DASH}"
Draw = Callable[[Canvas], str]


@dataclass
class ReportSection:
    """One finding: a sentence, what to know about it, a picture, and the figures as a table."""

    name: str
    title: str
    text: list[str]
    picture: Draw | None = None
    header: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


class ReportWords:
    """Who tells of games in one language."""

    def __init__(self, studied: Studied, words: Words) -> None:
        """`words` are those of the game, its pack included."""
        self.studied = studied
        self.words = words
        self.language = words.language
        self.frames = Frames.of(studied.rows)
        self.base = self.frames.of_setting(BASE)
        self.game = studied.base.configure()
        sides = self.game.strategy().sides
        self.side = len(sides) // len(set(sides))
        self.places = figures.places(self.base)

    def tallies(self) -> list[Tally]:
        """What was counted."""
        named = list(self.game.presenter.study.tallies)
        kinds = self.base.counts["tally"].unique().sort().to_list()
        return named or [Tally(kind, (kind,)) for kind in kinds]

    def text(self, key: str, **args: object) -> str:
        """A sentence of the catalogues."""
        return self.words.text(key, **args)

    def noun(self, tally: str) -> str:
        """What the things of a tally are; a kind of event that nobody worded is named as it is."""
        key = f"tally-{tally}"
        return self.words.text(key) if self.words.has(key) else tally.replace("-", " ")

    def named(self, table: pl.DataFrame, tally: Tally) -> pl.DataFrame:
        """The table with what its things are called; two of the same name are told apart."""
        key = f"thing-{tally.name}"
        is_worded = self.words.has(key)
        labels = [
            self.words.text(key, thing=thing) if is_worded else card_name(self.words, thing)
            for thing in table["thing"]
        ]
        unlike = [
            f"{label} ({thing})" if labels.count(label) > 1 else label
            for label, thing in zip(labels, table["thing"], strict=True)
        ]
        return table.with_columns(pl.Series("label", unlike, pl.String))

    def variant(self, name: str) -> str:
        """An option with its value, as one would type it."""
        option, value = self.studied.variants[name]
        flag = f"--{option.replace('_', '-')}"
        return (
            f"{flag} {self.text('cli-yes' if value else 'cli-no')}"
            if isinstance(value, bool)
            else f"{flag} {value}"
        )

    def place(self, place: int) -> str:
        """Who plays first, second and so on."""
        return self.text("report-place", place=place + 1)

    def even(self) -> float:
        """What everybody would win if places did not matter."""
        total = figures.as_number(self.places["games"].sum())
        return figures.as_number(self.places["wins"].sum()) / max(1.0, total)

    def share_rows(self, rows: pl.DataFrame) -> tuple[list[str], list[list[str]]]:
        """A table of shares."""
        header = ["", self.text("report-games-share"), self.text("report-interval")]
        return header, [
            [row["label"], self.percent(row["share"]), self.range_of(row)]
            for row in rows.iter_rows(named=True)
        ]

    def range_of(self, row: dict[str, float]) -> str:
        """An interval."""
        return f"{self.percent(row['low'])} {DASH} {self.percent(row['high'])}"

    def clear(self, row: dict[str, object]) -> str:
        """Whether something is clear: yes, no, or that there are too few to say."""
        if row["q"] is None:
            return self.text("report-too-few")
        return self.text("cli-yes" if row["clear"] else "cli-no")

    def percent(self, share: float | None, digits: int = 1) -> str:
        """A share in percent; nothing where there is none."""
        return "" if share is None else percent(share, self.language, digits)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many decimals."""
        return number(value, self.language, digits)

    def points(self, apart: float) -> str:
        """A difference of shares in percentage points, with its sign."""
        return f"{'+' if apart > 0 else ''}{self.number(apart * 100, 1)}"

    def signed(self, apart: Difference, is_share: bool = False) -> str:
        """A difference with its sign and its interval; shares in percentage points."""
        scale = 1.0 if is_share else 0.01
        value, low, high = (
            self.points(value * scale) for value in (apart.value, apart.low, apart.high)
        )
        return f"{value} ({low} … {high})"


def card_name(words: Words, thing: str) -> str:
    """What a card is called; what is no card is named as it is."""
    try:
        return words.card(thing)
    except KeyError:
        return thing
