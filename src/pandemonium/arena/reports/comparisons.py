"""The report sections that compare settings and levels."""

from functools import partial

import polars as pl

from pandemonium.arena.reports import figures
from pandemonium.arena.reports.charts import Canvas
from pandemonium.arena.reports.figures import Difference
from pandemonium.arena.reports.section_writer import ReportSection, SectionWriter, card_name
from pandemonium.arena.reports.study import CHANGED
from pandemonium.arena.standings import standings
from pandemonium.locale.words import Words

SHOWN = 8  # cards that changed most


class Comparisons(SectionWriter):
    """Sections about other cards, other options and other bots."""

    def all(self) -> list[ReportSection]:
        """Every section that has games."""
        sections = [self.compared(), self.variants(), self.luck()]
        return [section for section in sections if section is not None]

    def compared(self) -> ReportSection | None:
        """The effect of another card pack."""
        other = self.frames.of_setting(CHANGED)
        if not other.games.height or self.studied.changed is None:
            return None
        words = Words(self.studied.changed.configure(), self.language)
        tables = [
            figures.changes(
                *(figures.things(frames, tally.name, self.side) for frames in (self.base, other))
            )
            for tally in self.tallies()
            if tally.seat and not tally.beside
        ]
        table = pl.concat([table_ for table_ in tables if table_.height])
        label = pl.Series("label", [card_name(words, thing) for thing in table["thing"]])
        table = table.with_columns(label).sort("change", descending=True)
        clear = table.filter("clear").sort(pl.col("change").abs(), descending=True)
        title = self.text("report-compare-none")
        if clear.height:
            first = clear.row(0, named=True)
            before, after = (self.percent(first[column], 0) for column in ("rate", "rate_after"))
            title = self.text(
                "report-compare-clear", thing=first["label"], before=before, after=after
            )
        ids = [entry.id for entry in self.studied.changed.configure().pack]
        judged = table.filter(pl.col("q").is_not_null())
        most = judged.sort(pl.col("change").abs(), descending=True)["thing"].head(SHOWN)
        ranked = table.filter(pl.col("thing").is_in([*ids, *most]))
        rows = ranked.with_columns(pl.col("change").alias("value"))
        turns = figures.game_difference(self.base, other, "turns")
        first_place = figures.place_difference(self.base, other)
        text = [
            self.text(
                "report-compare-text",
                cards=", ".join(card_name(words, card) for card in ids),
                games=other.games.height,
            ),
            self.text(
                "report-compare-game",
                turns=self.signed(turns),
                first=self.signed(first_place, is_share=True),
            ),
        ]
        draw = partial(_draw, rows, self.text("report-change"))
        return ReportSection("compared", title, text, draw, *self._change_rows(table))

    def _change_rows(self, table: pl.DataFrame) -> tuple[list[str], list[list[str]]]:
        """The header and rows of all cards, before and after."""
        names = ("card", "had", "had-after", "won-before", "won-after", "change", "clear")
        rows = [
            [
                row["label"],
                self.percent(row["spread"]),
                self.percent(row["spread_after"]),
                self.percent(row["rate"]),
                self.percent(row["rate_after"]),
                self.signed(Difference(row["change"], row["low"], row["high"]), is_share=True),
                self.clear(row),
            ]
            for row in table.iter_rows(named=True)
        ]
        return [self.text(f"report-{name}") for name in names], rows

    def variants(self) -> ReportSection | None:
        """The effect of other option values, compared on the same seeds."""
        rows, cells, longer = [], [], 0
        for name in self.studied.variants:
            other = self.frames.of_setting(name)
            turns = figures.game_difference(self.base, other, "turns")
            first = figures.place_difference(self.base, other)
            if not first.is_known:
                continue
            label = self.variant(name)
            cut = figures.as_number(other.games["cut"].mean())
            longer += turns.is_clear
            rows.append(
                {"label": label, "value": first.value, "low": first.low, "high": first.high,
                 "clear": first.is_clear}
            )  # fmt: skip
            cells.append(
                [label, self.number(other.games.height),
                 self.number(figures.spread(other.games, "turns").median), self.signed(turns),
                 self.signed(first, is_share=True), self.percent(cut)]
            )  # fmt: skip
        if not rows:
            return None
        first_wins = sum(bool(row["clear"]) for row in rows)
        games = max(setting.games for setting in self.studied.settings[1:])
        names = ("variant", "games", "median", "turns-change", "first-change", "cuts")
        return ReportSection(
            "variants",
            self.text("report-variants-title", longer=longer, winners=first_wins, all=len(rows)),
            [self.text("report-variants-text", games=games)],
            partial(_draw, pl.DataFrame(rows), self.text("report-first-change")),
            [self.text(f"report-{name}") for name in names],
            cells,
        )

    def luck(self) -> ReportSection | None:
        """How often the stronger of two neighbouring levels wins."""
        results, match = self.studied.results, self.studied.match
        rounds = len(results)
        if not rounds:
            return None
        weaker, stronger = self.studied.levels
        duel = standings(match, results, rounds).duels.between(stronger, weaker)
        low, high = duel.interval
        key = "report-luck-alone" if match.is_solitaire else "report-luck-text"
        text = self.text(
            key,
            weaker=weaker,
            stronger=stronger,
            games=sum(map(len, results.values())),
            low=self.percent(low, 0),
            high=self.percent(high, 0),
        )
        title = self.text(
            "report-luck-title", share=self.percent(duel.share, 0), stronger=stronger, weaker=weaker
        )
        return ReportSection("luck", title, [text])


def _draw(rows: pl.DataFrame, across: str, canvas: Canvas) -> str:
    return canvas.intervals(rows, across, 0.0, is_points=True)
