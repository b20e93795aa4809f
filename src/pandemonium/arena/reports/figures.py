"""The figures of a report: worked out from the tables of the games, without a word or a picture.

All intervals are 95 percent. Shares have Wilson intervals. Where many things are compared at once,
the chances of error are corrected (Benjamini and Hochberg), so that of all that is called clear
about one in twenty is a mistake.
"""

import math
from dataclasses import dataclass

import polars as pl

from pandemonium.arena.reports.frames import Frames
from pandemonium.arena.reports.playing import TABLE
from pandemonium.arena.simulate import Z95, interval

FEWEST = 30  # seats that have something before its win rate is judged
CLEAR = 0.05  # corrected chance of error below which a difference is called clear


@dataclass(frozen=True)
class Spread:
    """How a number is spread over the games."""

    mean: float
    low: float  # a quarter of the games is below
    median: float
    high: float  # a quarter is above
    most: float


@dataclass(frozen=True)
class Difference:
    """By how much something differs from the usual game, and how exactly that is known."""

    value: float
    low: float
    high: float

    @property
    def is_known(self) -> bool:
        """Whether there were games enough to say anything."""
        return math.isfinite(self.low)

    @property
    def is_clear(self) -> bool:
        """Whether nought is outside."""
        return not self.low <= 0 <= self.high


def spread(games: pl.DataFrame, column: str) -> Spread:
    """How long the games were, or another of their numbers."""
    low, median, high = (as_number(games[column].quantile(part)) for part in (0.25, 0.5, 0.75))
    return Spread(
        as_number(games[column].mean()), low, median, high, as_number(games[column].max())
    )


def histogram(games: pl.DataFrame, column: str, bars: int = 24) -> pl.DataFrame:
    """How many games lie in each of at most so many steps: `low`, `high`, `games`."""
    least, most = as_number(games[column].min()), as_number(games[column].quantile(0.995))
    step = max(1, math.ceil((most - least + 1) / bars))
    low = ((pl.col(column).clip(least, most) - least) // step * step + least).cast(pl.Int64)
    counted = games.group_by(low.alias("low")).len("games").sort("low")
    return counted.with_columns((pl.col("low") + step).alias("high"))


def places(frames: Frames) -> pl.DataFrame:
    """What each place in the order of play wins: `place`, `games`, `share`, `low`, `high`."""
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
    """How many points winners and others had: `won`, `score`, `seats`. Empty if all are 0 or 1."""
    games = frames.decided.with_columns((pl.col("share") > 0).alias("won"))
    if games["score"].n_unique() <= 2:
        return games.select("won", "score", pl.lit(0).alias("seats")).clear()
    return games.group_by("won", "score").len("seats").sort("won", "score")


def things(frames: Frames, tally: str, side: int = 1) -> pl.DataFrame:
    """Everything that was counted, and how those who had it did, the best first.

    `side` is how many seats win together. `effect` is the win rate of seats that had the thing
    minus `usual`, that of all seats. What is clear is so beside `average`, the win rate with the
    average thing: who is winning has more of everything. For things of the whole table it is the
    share of games instead.
    """
    mine = frames.counts.filter(pl.col("tally") == tally)
    seats = frames.decided
    if mine["seat"].eq(TABLE).any():
        return _of_table(mine, frames.games.height)
    total, won = seats.height, as_number(seats["share"].sum())
    counted = mine.join(seats, on=["setting", "game", "seat"])
    had = pl.col("count")
    grouped = counted.group_by("thing").agg(
        pl.len().alias("seats"),
        had.mean().alias("times"),
        pl.col("share").sum().alias("wins"),
        (had * pl.col("share")).sum().alias("by_winners"),
        had.sum().alias("by_all"),
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
    return _judged(judged)


def _of_table(counted: pl.DataFrame, games: int) -> pl.DataFrame:
    """Things that the whole table shares: in how many games each came up."""
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
    return _judged(judged)


def _judged(table: pl.DataFrame) -> pl.DataFrame:
    """The same with rates, intervals and corrected chances of error, the best first."""
    rated = with_interval(table, "_wins", "_seats", "rate")
    average = as_number(table["_wins"].sum()) / max(as_number(table["_seats"].sum()), 1)
    chances = [
        None if seats < FEWEST else chance_of_error(wins / seats - average, average, 1 / seats)
        for wins, seats in rated.select("_wins", "_seats").iter_rows()
    ]
    return (
        rated.with_columns(
            (pl.col("rate") - pl.col("usual")).alias("effect"),
            pl.lit(average).alias("average"),
            pl.Series("q", corrected(chances), pl.Float64),
        )
        .with_columns((pl.col("q") < CLEAR).fill_null(value=False).alias("clear"))
        .select(
            "thing", pl.col("seats").cast(pl.Int64), "spread", "times", "rate", "low", "high",
            "usual", "effect", "average", "q", "clear", "winners", "others",
        )
        .sort(["effect", "thing"], descending=[True, False])
    )  # fmt: skip


def corrected(chances: list[float | None]) -> list[float | None]:
    """Chances of error, corrected for there being many; what was not judged stays so."""
    known = {place: chance for place, chance in enumerate(chances) if chance is not None}
    adjusted: list[float | None] = [None] * len(chances)
    least = 1.0
    ordered = sorted(known, key=lambda place: known[place])
    for rank, place in reversed(list(enumerate(ordered, 1))):
        least = min(least, known[place] * len(known) / rank)
        adjusted[place] = least
    return adjusted


def chance_of_error(difference: float, share: float, spread: float) -> float:
    """How likely a share would differ by so much if it were `share`, from either side.

    `spread` is one over the number of trials, or the sum of that for two numbers of trials.
    """
    error = math.sqrt(share * (1 - share) * spread)
    return math.erfc(abs(difference) / error / math.sqrt(2)) if error else 1.0


# ---------------------------------------------------------------------- two settings


def game_difference(base: Frames, other: Frames, column: str) -> Difference:
    """By how much the games of `other` differ in a number, the same seeds compared."""
    return _paired(base.games.select("game", column), other.games.select("game", column), column)


def place_difference(base: Frames, other: Frames, place: int = 0) -> Difference:
    """By how much a place at the table wins more above its fair share, the same seeds compared.

    Partners win together, so that fair shares differ where teams are played. Who plays alone has
    nobody to share with: there it is the share itself.
    """
    mine, theirs = (_advantages(frames.decided, place) for frames in (base, other))
    return _paired(mine, theirs, "share")


def _advantages(seats: pl.DataFrame, place: int) -> pl.DataFrame:
    """How much more than the average seat of its game a place won."""
    fair = pl.col("share").mean().over("game") if seats["seat"].n_unique() > 1 else pl.lit(0.0)
    above = seats.with_columns(pl.col("share") - fair)
    return above.filter(pl.col("place") == place).select("game", "share")


def _paired(base: pl.DataFrame, other: pl.DataFrame, column: str) -> Difference:
    """The mean difference over the games that both have."""
    both = base.join(other, on="game", suffix="_other")
    apart = both[f"{column}_other"].cast(pl.Float64) - both[column].cast(pl.Float64)
    if both.height < 2:
        return Difference(0.0, -math.inf, math.inf)
    mean = as_number(apart.mean())
    half = Z95 * as_number(apart.std()) / math.sqrt(both.height)
    return Difference(mean, mean - half, mean + half)


def changes(base: pl.DataFrame, other: pl.DataFrame) -> pl.DataFrame:
    """What became of each thing: rates before and after, and their difference with its interval.

    Both are what `things` gave. `more` is by how much more seats had the thing.
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
                "p": _chance_of(before, after),
            }
        )
    if not rows:
        return pl.DataFrame()
    table = pl.DataFrame(rows, infer_schema_length=None)
    q = corrected(table["p"].to_list())
    return table.with_columns(
        pl.Series("q", q, pl.Float64),
        pl.Series("clear", [value is not None and value < CLEAR for value in q]),
    ).sort(["change", "thing"], descending=[True, False])


Rate = tuple[float, float, float, int]  # with its interval, and of how many


def _newcombe(before: Rate, after: Rate) -> Difference:
    """The difference of two shares from their Wilson intervals (Newcombe)."""
    apart = after[0] - before[0]
    down = math.hypot(after[0] - after[1], before[2] - before[0])
    up = math.hypot(after[2] - after[0], before[0] - before[1])
    return Difference(apart, apart - down, apart + up)


def _chance_of(before: Rate, after: Rate) -> float | None:
    """How likely so great a difference is if there is none; None where there are too few."""
    if min(before[3], after[3]) < FEWEST:
        return None
    total = before[3] + after[3]
    pooled = (before[0] * before[3] + after[0] * after[3]) / total
    return chance_of_error(after[0] - before[0], pooled, 1 / before[3] + 1 / after[3])


# ---------------------------------------------------------------------- small things


def with_interval(table: pl.DataFrame, part: str, whole: str, name: str) -> pl.DataFrame:
    """The table with the share `part` has of `whole`, called `name`, and its interval."""
    bounds = [interval(some, all_) for some, all_ in table.select(part, whole).iter_rows()]
    return table.with_columns(
        (pl.col(part) / pl.col(whole)).alias(name),
        pl.Series("low", [low for low, _ in bounds], pl.Float64),
        pl.Series("high", [high for _, high in bounds], pl.Float64),
    )


def as_number(value: object) -> float:
    """A number that polars gave; nought where there was nothing to count."""
    return float(value) if isinstance(value, int | float) else 0.0
