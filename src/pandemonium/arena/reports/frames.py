"""The rows of played games as polars tables, and the files they are written to."""

from dataclasses import dataclass
from pathlib import Path

import polars as pl

from pandemonium.arena.reports.report_games import Rows

SCHEMAS = {
    "games": {
        "setting": pl.String,
        "game": pl.Int64,
        "seed": pl.UInt64,
        "reason": pl.String,
        "draw": pl.Boolean,
        "cut": pl.Boolean,
        "turns": pl.Int64,
        "decisions": pl.Int64,
    },
    "seats": {
        "setting": pl.String,
        "game": pl.Int64,
        "seat": pl.Int64,
        "place": pl.Int64,
        "share": pl.Float64,
        "score": pl.Int64,
    },
    "counts": {
        "setting": pl.String,
        "game": pl.Int64,
        "seat": pl.Int64,
        "tally": pl.String,
        "thing": pl.String,
        "count": pl.Int64,
    },
}


@dataclass(frozen=True)
class Frames:
    """Three tables: games, seats, and counts of things per seat."""

    games: pl.DataFrame
    seats: pl.DataFrame
    counts: pl.DataFrame

    @classmethod
    def of(cls, rows: Rows) -> "Frames":
        """Build the tables from rows."""
        columns = rows.columns()
        return cls(**{name: pl.DataFrame(columns[name], SCHEMAS[name]) for name in SCHEMAS})

    def of_setting(self, name: str) -> "Frames":
        """The rows that were played with one setting."""
        mine = pl.col("setting") == name
        return Frames(self.games.filter(mine), self.seats.filter(mine), self.counts.filter(mine))

    @property
    def decided(self) -> pl.DataFrame:
        """The seats of all games that weren't aborted."""
        whole = self.games.filter(~pl.col("cut")).select("setting", "game")
        return self.seats.join(whole, on=["setting", "game"], how="semi")


def write_table(table: pl.DataFrame, path: Path, mode: str) -> None:
    """Write a table as CSV or Parquet, by the suffix of the path; `mode` as for `open`."""
    with path.open(f"{mode}b") as file:
        if path.suffix == ".csv":
            table.write_csv(file)
        else:
            table.write_parquet(file)
