"""The report sections about the game itself: length, turn order, endings, scores and tallies."""

from functools import partial

import polars as pl

from pandemonium.arena.reports import figures
from pandemonium.arena.reports.charts import Canvas
from pandemonium.arena.reports.comparisons import Comparisons
from pandemonium.arena.reports.section_writer import DASH, ReportSection, SectionWriter
from pandemonium.arena.reports.study import ReportRun
from pandemonium.engine.study import Tally
from pandemonium.locale.words import Words

SHOWN = 6  # things at each end of a ranking that the chart shows


def all_sections(studied: ReportRun, words: Words) -> list[ReportSection]:
    """All sections that have games; `words` is the game's catalogue."""
    return [*Findings(studied, words).all(), *Comparisons(studied, words).all()]


class Findings(SectionWriter):
    """Sections about the base setting."""

    def all(self) -> list[ReportSection]:
        """Every section that has games."""
        sections = [self.length(), self.order(), self.ends(), self.scores()]
        sections += [self.tally(tally) for tally in self.tallies() if not tally.beside]
        return [section for section in sections if section is not None]

    # ------------------------------------------------------------------ the game itself

    def length(self) -> ReportSection:
        """The section on how long games are."""
        games = self.base.games
        unit = "turns" if figures.spread(games, "turns").most else "decisions"
        spread, thinking = figures.spread(games, unit), figures.spread(games, "decisions")
        low, high = round(spread.low), round(spread.high)
        kind = f"{unit}-same" if low == high else unit
        steps = figures.histogram(games, unit)
        across, up = self.text(f"report-{unit}"), self.text("report-games")
        text = self.text(
            "report-length-text",
            median=self.number(spread.median),
            most=self.number(spread.most),
            decisions=self.number(thinking.mean),
            games=games.height,
        )
        return ReportSection(
            "length",
            self.text(f"report-length-{kind}", low=low, high=high),
            [self.text("report-length-note"), text] if unit == "turns" else [text],
            lambda canvas: canvas.histogram(steps, across, up),
            [across, up],
            [[f"{low}{DASH}{high - 1}" if high - low > 1 else str(low), self.number(count)]
             for low, count, high in steps.iter_rows()],
        )  # fmt: skip

    def order(self) -> ReportSection | None:
        """Whether turn order matters."""
        table, even = self.places, self.fair_share()
        if not table.height:
            return None
        label = [self.place(place) for place in table["place"]]
        is_clear = (table["low"] > even) | (table["high"] < even)
        alone = table.height == 1
        rows = table.with_columns(
            pl.Series("label", label), pl.col("share").alias("value"), is_clear.alias("clear")
        )
        unlike = rows.filter("clear").sort((pl.col("share") - even).abs(), descending=True)
        key = "report-order-alone" if alone else "report-order-even"
        args = {"share": self.percent(even)}
        if unlike.height and not alone:
            first = unlike.row(0, named=True)
            key = "report-order-more" if first["share"] > even else "report-order-less"
            args = {"place": first["label"], "share": self.percent(first["share"], 0)}
            args["even"] = self.percent(even, 0)
        across = self.text("report-rate-seat")
        draw = partial(_draw, rows, across, None if alone else even)
        text = self.text("report-order-text", games=int(table["games"][0]))
        return ReportSection("order", self.text(key, **args), [text], draw, *self.share_rows(rows))

    def ends(self) -> ReportSection:
        """The section on why games end."""
        table = figures.ends(self.base)
        reasons = [self.words.text(f"outcome-{reason}") for reason in table["reason"]]
        rows = table.with_columns(pl.Series("label", reasons), pl.col("share").alias("value"))
        rows = rows.with_columns(pl.lit(value=True).alias("clear"))
        games, draws = self.base.games, int(self.base.games["draw"].sum())
        text = self.text(
            "report-ends-text",
            draws=self.percent(draws / games.height),
            cuts=self.percent(figures.as_number(games["cut"].mean())),
            games=games.height,
        )
        share = self.percent(table["share"][0])
        title = self.text("report-ends-title", share=share, reason=reasons[0])
        return ReportSection("ends", title, [text], None, *self.share_rows(rows))

    def scores(self) -> ReportSection | None:
        """The scores of winners and others."""
        table = figures.scores(self.base)
        if not table.height:
            return None
        group = {True: self.text("report-winners"), False: self.text("report-others")}
        total = pl.col("seats").sum().over("won")
        rows = table.sort("won", "score", descending=[True, False]).select(
            pl.col("won").replace_strict(group).alias("group"),
            pl.col("score").alias("value"),
            (pl.col("seats") / total).alias("share"),
            "seats",
        )
        means = {
            won: _mean(part["score"], part["seats"])
            for (won,), part in table.group_by("won", maintain_order=True)
        }
        args = {
            "won": self.number(means.get(True, 0), 1),
            "lost": self.number(means.get(False, 0), 1),
        }
        across, up = self.text("report-points"), self.text("report-seats-share")
        return ReportSection(
            "scores",
            self.text("report-scores-title", **args),
            [self.text("report-scores-text", seats=int(table["seats"].sum()))],
            lambda canvas: canvas.groups(rows, across, up),
            ["", across, up],
            [
                [label, str(value), self.percent(share)]
                for label, value, share, _ in rows.iter_rows()
            ],
        )

    # ------------------------------------------------------------------ tallies

    def tally(self, tally: Tally) -> ReportSection | None:
        """The win rates of those who had a thing."""
        table = self.with_labels(figures.things(self.base, tally.name, self.side), tally)
        if not table.height:
            return None
        average, usual = float(table["average"][0]), float(table["usual"][0])
        kind = "seat" if tally.seat else "table"
        text = [
            self.text(
                f"report-tally-{kind}-text",
                count=int(table["q"].is_not_null().sum()),
                average=self.percent(average),
                usual=self.percent(usual),
            )
        ]
        if tally == next(
            (counted for counted in self.tallies() if counted.seat), None
        ):  # only in the first of these sections
            text.append(self.text("report-tally-caution"))
        rows = _best_and_worst(table.with_columns(pl.col("rate").alias("value")))
        draw = partial(_draw, rows, self.text(f"report-rate-{kind}"), average)
        header, cells = (
            self._seat_rows(table, tally) if tally.seat else self._table_rows(table, tally)
        )
        return ReportSection(tally.name, self._tally_title(table, tally), text, draw, header, cells)

    def _tally_title(self, table: pl.DataFrame, tally: Tally) -> str:
        """A sentence about the clearest deviation from the average."""
        noun, average = self.tally_name(tally.name), float(table["average"][0])
        above, below = pl.col("low") - average, average - pl.col("high")
        clear = table.filter("clear").sort(pl.max_horizontal(above, below), descending=True)
        if not clear.height:
            return self.text("report-tally-none", tally=noun)
        first = clear.row(0, named=True)
        kind = "seat" if tally.seat else "table"
        return self.text(
            f"report-tally-{kind}-{'more' if first['rate'] > average else 'less'}",
            tally=noun,
            thing=first["label"],
            share=self.percent(first["rate"], 0),
            average=self.percent(average, 0),
        )

    def _table_rows(self, table: pl.DataFrame, tally: Tally) -> tuple[list[str], list[list[str]]]:
        """The header and rows of things that the whole table shares."""
        names = [self.text(f"report-{name}") for name in ("rate-table", "interval", "clear")]
        return [self.tally_name(tally.name), *names], [
            [row["label"], self.percent(row["rate"]), self.range_of(row), self.clear(row)]
            for row in table.iter_rows(named=True)
        ]

    def _seat_rows(self, table: pl.DataFrame, tally: Tally) -> tuple[list[str], list[list[str]]]:
        """The header and rows of things that seats have; related tallies get a column."""
        beside = {
            other.name: figures.things(self.base, other.name, self.side)
            for other in self.tallies()
            if other.beside == tally.name
        }
        spreads = [dict(table.select("thing", "spread").iter_rows()) for table in beside.values()]
        names = ("rate-seat", "interval", "clear", "effect", "by-winners", "by-others")
        header = [self.tally_name(tally.name), self.text("report-had")]
        header += [self.tally_name(name) for name in beside]
        rows = [
            [
                row["label"],
                self.percent(row["spread"]),
                *(self.percent(spread.get(row["thing"], 0.0)) for spread in spreads),
                self.percent(row["rate"]),
                self.range_of(row),
                self.clear(row),
                self.points(row["effect"]),
                self.number(row["winners"], 2),
                self.number(row["others"], 2),
            ]
            for row in table.iter_rows(named=True)
        ]
        return header + [self.text(f"report-{name}") for name in names], rows


def _draw(rows: pl.DataFrame, across: str, usual: float | None, canvas: Canvas) -> str:
    return canvas.intervals(rows, across, usual)


def _best_and_worst(table: pl.DataFrame) -> pl.DataFrame:
    """The best and worst rows of a sorted table, only tested ones if there are any."""
    judged = table.filter(pl.col("q").is_not_null())
    shown = judged if judged.height else table
    if shown.height <= 2 * SHOWN:
        return shown
    return pl.concat([shown.head(SHOWN), shown.tail(SHOWN)])


def _mean(values: pl.Series, weights: pl.Series) -> float:
    return figures.as_number((values * weights).sum()) / figures.as_number(weights.sum())
