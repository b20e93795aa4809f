"""The base of report sections: labels, and numbers in the reader's locale."""

from collections.abc import Callable
from dataclasses import dataclass, field

import polars as pl

from pandemonium.arena.reports import figures
from pandemonium.arena.reports.charts import Canvas
from pandemonium.arena.reports.figures import Difference
from pandemonium.arena.reports.frames import Frames
from pandemonium.arena.reports.study import BASE, ReportRun
from pandemonium.engine.study import Tally
from pandemonium.locale.number_format import number, percent
from pandemonium.locale.words import Words

DASH = "\N{EN DASH}"
Draw = Callable[[Canvas], str]


@dataclass
class ReportSection:
    """One finding: a title sentence, notes, a chart, and the numbers as a table."""

    name: str
    title: str
    text: list[str]
    picture: Draw | None = None
    header: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


class SectionWriter:
    """Formats the results of a report in one language."""

    def __init__(self, studied: ReportRun, words: Words) -> None:
        """`words` is the game's catalogue, including its pack."""
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
        """The tallies of the game, or one per kind of event that was counted."""
        named = list(self.game.presenter.study.tallies)
        kinds = self.base.counts["tally"].unique().sort().to_list()
        return named or [Tally(kind, (kind,)) for kind in kinds]

    def text(self, key: str, **args: object) -> str:
        """A message of the catalogue."""
        return self.words.text(key, **args)

    def tally_name(self, tally: str) -> str:
        """The name of a tally; the kind of event if the catalogue has none."""
        key = f"tally-{tally}"
        return self.words.text(key) if self.words.has(key) else tally.replace("-", " ")

    def with_labels(self, table: pl.DataFrame, tally: Tally) -> pl.DataFrame:
        """Add a `label` column; equal labels get the ID in parentheses."""
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
        """An option with its value, as typed on the command line."""
        option, value = self.studied.variants[name]
        flag = f"--{option.replace('_', '-')}"
        return (
            f"{flag} {self.text('cli-yes' if value else 'cli-no')}"
            if isinstance(value, bool)
            else f"{flag} {value}"
        )

    def place(self, place: int) -> str:
        """The name of a place in turn order."""
        return self.text("report-place", place=place + 1)

    def fair_share(self) -> float:
        """The win rate of each seat if places made no difference."""
        total = figures.as_number(self.places["games"].sum())
        return figures.as_number(self.places["wins"].sum()) / max(1.0, total)

    def share_rows(self, rows: pl.DataFrame) -> tuple[list[str], list[list[str]]]:
        """The header and rows of a table of shares."""
        header = ["", self.text("report-games-share"), self.text("report-interval")]
        return header, [
            [row["label"], self.percent(row["share"]), self.range_of(row)]
            for row in rows.iter_rows(named=True)
        ]

    def range_of(self, row: dict[str, float]) -> str:
        """A confidence interval as text."""
        return f"{self.percent(row['low'])} {DASH} {self.percent(row['high'])}"

    def clear(self, row: dict[str, object]) -> str:
        """Yes or no, or that the sample is too small."""
        if row["q"] is None:
            return self.text("report-too-few")
        return self.text("cli-yes" if row["clear"] else "cli-no")

    def percent(self, share: float | None, digits: int = 1) -> str:
        """A percentage; empty for None."""
        return "" if share is None else percent(share, self.language, digits)

    def number(self, value: float, digits: int = 0) -> str:
        """A number in the reader's locale."""
        return number(value, self.language, digits)

    def points(self, apart: float) -> str:
        """A difference of shares in percentage points, with its sign."""
        return f"{'+' if apart > 0 else ''}{self.number(apart * 100, 1)}"

    def signed(self, apart: Difference, is_share: bool = False) -> str:
        """A difference with sign and interval; shares in percentage points."""
        scale = 1.0 if is_share else 0.01
        value, low, high = (
            self.points(value * scale) for value in (apart.value, apart.low, apart.high)
        )
        return f"{value} ({low} … {high})"


def card_name(words: Words, thing: str) -> str:
    """The name of a card; the ID itself if it isn't a card."""
    try:
        return words.card(thing)
    except KeyError:
        return thing
