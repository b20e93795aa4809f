"""The charts of a report: tables in, SVG out. All labels are arguments.

Charts of a page take their colours from its style sheet, so they follow its dark mode.
"""

import textwrap
from dataclasses import dataclass
from typing import Any

import altair as alt
import polars as pl
import vl_convert

ROW, LINE = 24, 14  # pixels per row, and per further line of its label
LETTER = 7.6  # pixels of an average character in an unknown font
WIDE_ENOUGH = 500  # pixels from which the axis gets more ticks
LOCALES: dict[str, Any] = {"en": "en-US", "fr": "fr-FR"}  # as the renderer names them
FONT = "system-ui, sans-serif"


@dataclass(frozen=True)
class Theme:
    """The colours of a chart, by purpose."""

    ink: str
    dim: str
    line: str
    mark: str  # the subject of the chart
    quiet: str  # the rest
    paper: str


PAGE = Theme(
    "var(--ink)", "var(--dim)", "var(--line)", "var(--mark)", "var(--quiet)", "transparent"
)
FILE = Theme("#241917", "#5f4f42", "#d9ccb0", "#a82a1d", "#8a7550", "#fbf6ea")


@dataclass(frozen=True)
class Canvas:
    """Draws charts with a theme, a width and a locale."""

    theme: Theme
    width: int
    language: str

    def draw(self, chart: Any) -> str:
        """Render a chart as an SVG document."""
        theme = self.theme
        finished = chart.properties(
            width=self.width - 8, autosize=alt.AutoSizeParams(type="fit-x", contains="padding")
        ).configure(
            background=theme.paper,
            font=FONT,
            padding=4,
            view=alt.ViewConfig(stroke=None),
            axis=alt.AxisConfig(
                labelColor=theme.ink,
                titleColor=theme.dim,
                titleFontWeight="normal",
                titlePadding=8,
                labelFontSize=12,
                titleFontSize=12,
                domainColor=theme.line,
                gridColor=theme.line,
                tickColor=theme.line,
            ),
            legend=alt.LegendConfig(
                labelColor=theme.ink, labelFontSize=12, orient="top", title=None
            ),
        )
        return vl_convert.vegalite_to_svg(
            finished.to_json(),
            vl_version=".".join(alt.SCHEMA_VERSION.removeprefix("v").split(".")[:2]),
            format_locale=LOCALES[self.language],
        )

    # ------------------------------------------------------------------ kinds of charts

    def histogram(self, steps: pl.DataFrame, across: str, up: str) -> str:
        """A bar chart of `games` between `low` and `high`."""
        bars = (
            alt.Chart(steps)
            .mark_bar(color=self.theme.mark)
            .encode(
                x=alt.X("low:Q", title=across, scale=alt.Scale(zero=False, nice=False),
                        axis=alt.Axis(grid=False, tickMinStep=1, format="d")),
                x2="high:Q",
                y=alt.Y("games:Q", title=up, axis=alt.Axis(tickCount=4)),
                y2=alt.datum(0),
            )
        )  # fmt: skip
        return self.draw(bars.properties(height=180))

    def intervals(
        self, rows: pl.DataFrame, across: str, usual: float | None, is_points: bool = False
    ) -> str:
        """Dots with intervals for `label`, `value`, `low` and `high`, highlighted where `clear`.

        A line marks the `usual` value. Values are shares, or differences in percentage points.
        """
        scale, form = (100, "+d") if is_points else (1, "%")
        labels, row = self._wrapped(rows["label"].to_list())
        scaled = rows.select(
            pl.Series("label", labels), pl.col("value", "low", "high") * scale, "clear"
        )
        marks = [] if usual is None else [usual * scale]
        seen = [*scaled["low"], *scaled["high"], *marks]
        theme = self.theme
        colour = alt.condition("datum.clear", alt.value(theme.mark), alt.value(theme.quiet))
        base = alt.Chart(scaled).encode(y=self._labels(labels), color=colour)
        across_axis = self._across("low:Q", across, [min(seen), max(seen)], form)
        line = alt.Chart(pl.DataFrame({"usual": marks}, {"usual": pl.Float64})).mark_rule(
            color=theme.dim, strokeDash=[4, 3]
        )
        layers = [
            line.encode(x="usual:Q"),
            base.mark_rule(strokeWidth=2).encode(x=across_axis, x2="high:Q"),
            base.mark_point(filled=True, opacity=1, size=70).encode(x="value:Q"),
        ]
        return self.draw(alt.layer(*layers).properties(height=alt.Step(row)))

    def groups(self, rows: pl.DataFrame, across: str, up: str) -> str:
        """Two line charts of shares, for `group`, `value` and `share`."""
        names = rows["group"].unique(maintain_order=True).to_list()
        lines = (
            alt.Chart(rows)
            .mark_line(point=alt.OverlayMarkDef(filled=True, size=30), strokeWidth=2)
            .encode(
                x=alt.X(
                    "value:Q", title=across, axis=alt.Axis(grid=False, tickMinStep=1, format="d")
                ),
                y=alt.Y("share:Q", title=up, axis=alt.Axis(format="%", tickCount=4)),
                color=alt.Color(
                    "group:N",
                    scale=alt.Scale(domain=names, range=[self.theme.mark, self.theme.quiet]),
                    sort=None,
                ),
            )
        )
        return self.draw(lines.properties(height=180))

    # ------------------------------------------------------------------ labels and axes

    def _wrapped(self, labels: list[str]) -> tuple[list[str], int]:
        """Labels wrapped to leave room for the chart, and the height of a row."""
        broken = [textwrap.wrap(label, int(self.width * 0.4 / LETTER)) for label in labels]
        lines = max((len(label) for label in broken), default=1)
        return ["\n".join(label) for label in broken], ROW + LINE * (lines - 1)

    def _labels(self, labels: list[str]) -> alt.Y:
        """The label axis, one row each; its width is estimated from characters, as fonts differ."""
        longest = max(len(line) for label in labels for line in label.split("\n"))
        axis = alt.Axis(
            ticks=False,
            domain=False,
            labelPadding=6,
            labelLimit=0,
            labelExpr="split(datum.label, '\\n')",
            labelBaseline="middle",
            minExtent=longest * LETTER,
        )
        return alt.Y("label:N", title=None, sort=None, axis=axis)

    def _across(self, field: str, title: str, ends: list[float], form: str) -> alt.X:
        scale = alt.Scale(domain=ends, nice=True, zero=False)
        ticks = 4 if self.width < WIDE_ENOUGH else 7
        axis = alt.Axis(
            format=form,
            tickCount=ticks,
            labelOverlap="greedy",
            tickMinStep=1 if form == "+d" else 0.01,
        )
        lines = textwrap.wrap(title, int(self.width / LETTER * 0.8))
        return alt.X(field, title=lines, scale=scale, axis=axis)
