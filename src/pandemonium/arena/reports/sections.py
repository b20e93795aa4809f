"""The sections about the game itself: how long, who wins, how it ends, and what is strong."""

from functools import partial

import polars as pl

from pandemonium.arena.reports import figures
from pandemonium.arena.reports.charts import Canvas
from pandemonium.arena.reports.comparing import Comparisons
from pandemonium.arena.reports.study import Studied
from pandemonium.arena.reports.telling import DASH, Section, Teller
from pandemonium.engine.study import Tally
from pandemonium.locale.words import Words

SHOWN = 6  # things at each end of a list that a picture shows


def all_sections(studied: Studied, words: Words) -> list[Section]:
    """Every section for which there were games; `words` are those of the game."""
    return [*Findings(studied, words).all(), *Comparisons(studied, words).all()]


class Findings(Teller):
    """What the games tell."""

    def all(self) -> list[Section]:
        """Every section for which there were games."""
        found = [self.length(), self.order(), self.ends(), self.scores()]
        found += [self.tally(tally) for tally in self.tallies() if not tally.beside]
        return [section for section in found if section is not None]

    # ------------------------------------------------------------------ the game itself

    def length(self) -> Section:
        """How long games are."""
        games = self.base.games
        unit = "turns" if figures.spread(games, "turns").most else "decisions"
        spread, thinking = figures.spread(games, unit), figures.spread(games, "decisions")
        low, high = round(spread.low), round(spread.high)
        kind = f"{unit}-same" if low == high else unit
        steps = figures.histogram(games, unit)
        across, up = self.text(f"report-{unit}"), self.text("report-games")
        return Section(
            "length",
            self.text(f"report-length-{kind}", low=low, high=high),
            [
                self.text(
                    "report-length-text",
                    median=self.number(spread.median),
                    most=self.number(spread.most),
                    decisions=self.number(thinking.mean),
                    games=games.height,
                )
            ],
            lambda canvas: canvas.histogram(steps, across, up),
            [across, up],
            [[f"{low}{DASH}{high - 1}" if high - low > 1 else str(low), self.number(count)]
             for low, count, high in steps.iter_rows()],
        )  # fmt: skip

    def order(self) -> Section | None:
        """Whether it matters who begins."""
        table, even = self.places, self.even()
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
        told = {"share": self.percent(even)}
        if unlike.height and not alone:
            first = unlike.row(0, named=True)
            key = "report-order-more" if first["share"] > even else "report-order-less"
            told = {"place": first["label"], "share": self.percent(first["share"], 0)}
            told["even"] = self.percent(even, 0)
        across = self.text("report-won")
        draw = partial(_draw, rows, across, None if alone else even)
        text = self.text("report-order-text", games=int(table["games"][0]))
        return Section("order", self.text(key, **told), [text], draw, *self.share_rows(rows))

    def ends(self) -> Section:
        """Why games end."""
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
        share = self.percent(table["share"][0], 0)
        title = self.text("report-ends-title", share=share, reason=reasons[0])
        return Section("ends", title, [text], None, *self.share_rows(rows))

    def scores(self) -> Section | None:
        """How many points winners and others have."""
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
        told = {
            "won": self.number(means.get(True, 0), 1),
            "lost": self.number(means.get(False, 0), 1),
        }
        across, up = self.text("report-points"), self.text("report-seats-share")
        return Section(
            "scores",
            self.text("report-scores-title", **told),
            [self.text("report-scores-text", seats=int(table["seats"].sum()))],
            lambda canvas: canvas.groups(rows, across, up),
            ["", across, up],
            [[one, str(value), self.percent(share)] for one, value, share, _ in rows.iter_rows()],
        )

    # ------------------------------------------------------------------ things

    def tally(self, tally: Tally) -> Section | None:
        """What those who had something won."""
        table = self.named(figures.things(self.base, tally.name, self.side), tally)
        if not table.height:
            return None
        noun, usual = self.noun(tally.name), float(table["usual"][0])
        clear = table.filter("clear").sort(pl.col("effect").abs(), descending=True)
        kind = "table" if not tally.seat else "seat"
        title = self.text("report-tally-none", tally=noun)
        if clear.height:
            best = clear.row(0, named=True)
            told = {"thing": best["label"], "share": self.percent(best["rate"], 0)}
            told["usual"] = self.percent(usual, 0)
            more = "more" if best["effect"] > 0 else "less"
            title = self.text(f"report-tally-{kind}-{more}", tally=noun, **told)
        rows = _ends_of(table.with_columns(pl.col("rate").alias("value")))
        across = self.text("report-came-up" if kind == "table" else "report-won")
        judged = int(table["q"].is_not_null().sum())
        text = [self.text(f"report-tally-{kind}-text", count=judged, usual=self.percent(usual))]
        if tally == next(one for one in self.tallies() if one.seat):  # once is enough
            text.append(self.text("report-tally-caution"))
        draw = partial(_draw, rows, across, usual)
        return Section(tally.name, title, text, draw, *self._thing_rows(table, tally))

    def _thing_rows(self, table: pl.DataFrame, tally: Tally) -> tuple[list[str], list[list[str]]]:
        """The table of a tally: whatever else is counted beside it has a column."""
        beside = {
            other.name: dict(
                figures.things(self.base, other.name, self.side)
                .select("thing", "spread")
                .iter_rows()
            )
            for other in self.tallies()
            if other.beside == tally.name
        }
        shared = not tally.seat
        names = ["won", "interval", "clear"] if not shared else ["came-up", "interval", "clear"]
        header = [self.noun(tally.name), *([] if shared else [self.text("report-had")])]
        header += [self.noun(name) for name in beside]
        header += [self.text(f"report-{name}") for name in names]
        header += [] if shared else [self.text("report-by-winners"), self.text("report-by-others")]
        rows = []
        for row in table.iter_rows(named=True):
            cells = [row["label"], *([] if shared else [self.percent(row["spread"])])]
            cells += [self.percent(found.get(row["thing"], 0.0)) for found in beside.values()]
            cells += [self.percent(row["rate"]), self.range_of(row), self.clear(row)]
            if not shared:
                cells += [self.number(row["winners"], 2), self.number(row["others"], 2)]
            rows.append(cells)
        return header, rows


def _draw(rows: pl.DataFrame, across: str, usual: float | None, canvas: Canvas) -> str:
    return canvas.intervals(rows, across, usual)


def _ends_of(table: pl.DataFrame) -> pl.DataFrame:
    """The best and the worst of a sorted table, of those that were judged where there are any."""
    judged = table.filter(pl.col("q").is_not_null())
    shown = judged if judged.height else table
    if shown.height <= 2 * SHOWN:
        return shown
    return pl.concat([shown.head(SHOWN), shown.tail(SHOWN)])


def _mean(values: pl.Series, weights: pl.Series) -> float:
    """The mean of values that come up so often."""
    return figures.as_number((values * weights).sum()) / figures.as_number(weights.sum())
