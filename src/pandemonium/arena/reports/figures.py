"""The statistics of a report, without text or charts.

All intervals are 95% confidence intervals; those of shares are Wilson intervals. Where many things
are compared at once, p-values are adjusted (Benjamini-Hochberg): about 5% of the differences that
are called clear are false discoveries.
"""

import math
from dataclasses import dataclass

import polars as pl

from pandemonium.arena.reports.frames import Frames
from pandemonium.arena.reports.report_games import TABLE
from pandemonium.engine.confidence import Z95, interval

MIN_SEATS = 30  # that have a thing before its win rate is tested
FALSE_DISCOVERY_RATE = 0.05  # adjusted p-values below it are called clear


@dataclass(frozen=True)
class Spread:
    """The distribution of a number over the games."""

    mean: float
    low: float  # first quartile
    median: float
    high: float  # third quartile
    most: float


@dataclass(frozen=True)
class Difference:
    """A difference from the base setting, with its 95% confidence interval."""

    value: float
    low: float
    high: float

    @property
    def is_known(self) -> bool:
        """Whether there were enough games for an interval."""
        return math.isfinite(self.low)

    @property
    def is_clear(self) -> bool:
        """Whether the interval excludes 0."""
        return not self.low <= 0 <= self.high


def spread(games: pl.DataFrame, column: str) -> Spread:
    """The distribution of a column of the games."""
    low, median, high = (as_number(games[column].quantile(part)) for part in (0.25, 0.5, 0.75))
    return Spread(
        as_number(games[column].mean()), low, median, high, as_number(games[column].max())
    )


def histogram(games: pl.DataFrame, column: str, bars: int = 24) -> pl.DataFrame:
    """The number of games per step: `low`, `high`, `games`; at most `bars` steps."""
    least, most = as_number(games[column].min()), as_number(games[column].quantile(0.995))
    step = max(1, math.ceil((most - least + 1) / bars))
    low = ((pl.col(column).clip(least, most) - least) // step * step + least).cast(pl.Int64)
    counted = games.group_by(low.alias("low")).len("games").sort("low")
    return counted.with_columns((pl.col("low") + step).alias("high"))


def places(frames: Frames) -> pl.DataFrame:
    """The win rate of each place in turn order: `place`, `games`, `share`, `low`, `high`."""
    grouped = frames.decided.group_by("place").agg(
        pl.len().alias("games"), pl.col("share").sum().alias("wins")
    )
    return with_interval(grouped.sort("place"), "wins", "games", "share")


def ends(frames: Frames) -> pl.DataFrame:
    """Why games ended: `reason`, `games`, `share`, `low`, `high`, the most frequent first."""
    total = frames.games.height
    grouped = frames.games.group_by("reason").len("games").with_columns(pl.lit(total).alias("all"))
    shares = with_interval(grouped, "games", "all", "share")
    return shares.sort(["games", "reason"], descending=[True, False])


def scores(frames: Frames) -> pl.DataFrame:
    """The scores of winners and others: `won`, `score`, `seats`; empty if all are 0 or 1."""
    games = frames.decided.with_columns((pl.col("share") > 0).alias("won"))
    if games["score"].n_unique() <= 2:
        return games.select("won", "score", pl.lit(0).alias("seats")).clear()
    return games.group_by("won", "score").len("seats").sort("won", "score")


def things(frames: Frames, tally: str, side: int = 1) -> pl.DataFrame:
    """Everything that a tally counted, with win rates, the best first.

    `side` is the number of seats that win together. `effect` is the win rate of seats that had the
    thing minus `usual`, that of all seats. Whether it is clear is tested against `average`, the win
    rate with the average thing, because winners have more of everything. For things that the whole
    table shares, rates are shares of games.
    """
    counts = frames.counts.filter(pl.col("tally") == tally)
    seats = frames.decided
    if counts["seat"].eq(TABLE).any():
        return _of_table(counts, frames.games.height)
    total, won = seats.height, as_number(seats["share"].sum())
    counted = counts.join(seats, on=["setting", "game", "seat"])
    count = pl.col("count")
    grouped = counted.group_by("thing").agg(
        pl.len().alias("seats"),
        count.mean().alias("times"),
        pl.col("share").sum().alias("wins"),
        (count * pl.col("share")).sum().alias("by_winners"),
        count.sum().alias("by_all"),
    )
    usual = won / total if total else 0.0
    judged = grouped.with_columns(
        (pl.col("seats") / max(total, 1)).alias("spread"),
        (pl.col("by_winners") / max(won, 1)).alias("winners"),
        ((pl.col("by_all") - pl.col("by_winners")) / max(total - won, 1)).alias("others"),
        pl.lit(usual).alias("usual"),
        (pl.col("wins") / side).alias("_wins"),
        (pl.col("seats") / side).alias("_seats"),
    )
    return _with_rates(judged)


def _of_table(counted: pl.DataFrame, games: int) -> pl.DataFrame:
    """Things that the whole table shares, with the share of games in which each occurred."""
    grouped = counted.group_by("thing").agg(
        pl.len().alias("wins"), pl.col("count").mean().alias("times")
    )
    usual = as_number(grouped["wins"].mean()) / max(games, 1)
    none = pl.lit(None, pl.Float64)
    judged = grouped.with_columns(
        pl.lit(games).alias("seats"),
        (pl.col("wins") / max(games, 1)).alias("spread"),
        none.alias("winners"),
        none.alias("others"),
        pl.lit(usual).alias("usual"),
        pl.col("wins").cast(pl.Float64).alias("_wins"),
        pl.lit(float(games)).alias("_seats"),
    )
    return _with_rates(judged)


def _with_rates(table: pl.DataFrame) -> pl.DataFrame:
    """Add rates, intervals and adjusted p-values; the best first."""
    rated = with_interval(table, "_wins", "_seats", "rate")
    average = as_number(table["_wins"].sum()) / max(as_number(table["_seats"].sum()), 1)
    p_values = [
        None if seats < MIN_SEATS else p_value(wins / seats - average, average, 1 / seats)
        for wins, seats in rated.select("_wins", "_seats").iter_rows()
    ]
    return (
        rated.with_columns(
            (pl.col("rate") - pl.col("usual")).alias("effect"),
            pl.lit(average).alias("average"),
            pl.Series("q", adjust_p_values(p_values), pl.Float64),
        )
        .with_columns((pl.col("q") < FALSE_DISCOVERY_RATE).fill_null(value=False).alias("clear"))
        .select(
            "thing", pl.col("seats").cast(pl.Int64), "spread", "times", "rate", "low", "high",
            "usual", "effect", "average", "q", "clear", "winners", "others",
        )
        .sort(["effect", "thing"], descending=[True, False])
    )  # fmt: skip


def adjust_p_values(p_values: list[float | None]) -> list[float | None]:
    """Adjust p-values for multiple testing (Benjamini-Hochberg); None stays None."""
    known = {place: chance for place, chance in enumerate(p_values) if chance is not None}
    adjusted: list[float | None] = [None] * len(p_values)
    least = 1.0
    ordered = sorted(known, key=lambda place: known[place])
    for rank, place in reversed(list(enumerate(ordered, 1))):
        least = min(least, known[place] * len(known) / rank)
        adjusted[place] = least
    return adjusted


def p_value(difference: float, share: float, spread: float) -> float:
    """The two-sided p-value of a difference from `share` (normal approximation).

    `spread` is 1/n, or for two samples the sum of both.
    """
    error = math.sqrt(share * (1 - share) * spread)
    return math.erfc(abs(difference) / error / math.sqrt(2)) if error else 1.0


# ---------------------------------------------------------------------- two settings


def game_difference(base: Frames, other: Frames, column: str) -> Difference:
    """The mean difference of a column between the settings, paired by seed."""
    return _paired(base.games.select("game", column), other.games.select("game", column), column)


def place_difference(base: Frames, other: Frames, place: int = 0) -> Difference:
    """How much a place's advantage over its fair share differs, paired by seed.

    Partners win together, so fair shares differ with teams. In solitaire it is the win rate itself.
    """
    before, after = (_advantages(frames.decided, place) for frames in (base, other))
    return _paired(before, after, "share")


def _advantages(seats: pl.DataFrame, place: int) -> pl.DataFrame:
    """By how much a place's share exceeds the average of its game."""
    fair = pl.col("share").mean().over("game") if seats["seat"].n_unique() > 1 else pl.lit(0.0)
    above = seats.with_columns(pl.col("share") - fair)
    return above.filter(pl.col("place") == place).select("game", "share")


def _paired(base: pl.DataFrame, other: pl.DataFrame, column: str) -> Difference:
    """The mean of the paired differences over the games that both have."""
    both = base.join(other, on="game", suffix="_other")
    apart = both[f"{column}_other"].cast(pl.Float64) - both[column].cast(pl.Float64)
    if both.height < 2:
        return Difference(0.0, -math.inf, math.inf)
    mean = as_number(apart.mean())
    half = Z95 * as_number(apart.std()) / math.sqrt(both.height)
    return Difference(mean, mean - half, mean + half)


def changes(base: pl.DataFrame, other: pl.DataFrame) -> pl.DataFrame:
    """Win rates of each thing before and after, and their difference with its interval.

    Both tables come from `things`.
    """
    both = base.join(other, on="thing", suffix="_after")
    rows = []
    for row in both.iter_rows(named=True):
        before = row["rate"], row["low"], row["high"], row["seats"]
        after = row["rate_after"], row["low_after"], row["high_after"], row["seats_after"]
        change = _newcombe(before, after)
        rows.append(
            {
                "thing": row["thing"],
                "seats": row["seats"],
                "seats_after": row["seats_after"],
                "spread": row["spread"],
                "spread_after": row["spread_after"],
                "rate": row["rate"],
                "rate_after": row["rate_after"],
                "change": change.value,
                "low": change.low,
                "high": change.high,
                "p": _p_value_of(before, after),
            }
        )
    if not rows:
        return pl.DataFrame()
    table = pl.DataFrame(rows, infer_schema_length=None)
    q = adjust_p_values(table["p"].to_list())
    return table.with_columns(
        pl.Series("q", q, pl.Float64),
        pl.Series("clear", [value is not None and value < FALSE_DISCOVERY_RATE for value in q]),
    ).sort(["change", "thing"], descending=[True, False])


Rate = tuple[float, float, float, int]  # rate, low, high, sample size


def _newcombe(before: Rate, after: Rate) -> Difference:
    """A difference of two shares with Newcombe's interval, from their Wilson intervals."""
    apart = after[0] - before[0]
    down = math.hypot(after[0] - after[1], before[2] - before[0])
    up = math.hypot(after[2] - after[0], before[0] - before[1])
    return Difference(apart, apart - down, apart + up)


def _p_value_of(before: Rate, after: Rate) -> float | None:
    """The p-value of a difference of two rates; None if either sample is too small."""
    if min(before[3], after[3]) < MIN_SEATS:
        return None
    total = before[3] + after[3]
    pooled = (before[0] * before[3] + after[0] * after[3]) / total
    return p_value(after[0] - before[0], pooled, 1 / before[3] + 1 / after[3])


# ---------------------------------------------------------------------- helpers


def with_interval(table: pl.DataFrame, part: str, whole: str, name: str) -> pl.DataFrame:
    """Add the share of `part` in `whole` as `name`, with its Wilson interval."""
    bounds = [interval(count, total) for count, total in table.select(part, whole).iter_rows()]
    return table.with_columns(
        (pl.col(part) / pl.col(whole)).alias(name),
        pl.Series("low", [low for low, _ in bounds], pl.Float64),
        pl.Series("high", [high for _, high in bounds], pl.Float64),
    )


def as_number(value: object) -> float:
    """A number from polars; 0 for an empty column."""
    return float(value) if isinstance(value, int | float) else 0.0
