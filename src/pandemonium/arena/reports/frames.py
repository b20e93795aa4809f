"""The rows of played games as tables, and the files in which they are kept."""

from dataclasses import dataclass
from pathlib import Path

import polars as pl

from pandemonium.arena.reports.playing import Rows

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
    """Three tables: every game, every seat in it, and how often things came to a seat."""

    games: pl.DataFrame
    seats: pl.DataFrame
    counts: pl.DataFrame

    @classmethod
    def of(cls, rows: Rows) -> "Frames":
        """The rows as tables."""
        columns = rows.columns()
        return cls(**{name: pl.DataFrame(columns[name], SCHEMAS[name]) for name in SCHEMAS})

    def of_setting(self, name: str) -> "Frames":
        """What belongs to one setting."""
        mine = pl.col("setting") == name
        return Frames(self.games.filter(mine), self.seats.filter(mine), self.counts.filter(mine))

    @property
    def decided(self) -> pl.DataFrame:
        """The seats of games that were not broken off: the result of those says nothing."""
        whole = self.games.filter(~pl.col("cut")).select("setting", "game")
        return self.seats.join(whole, on=["setting", "game"], how="semi")


def write_table(table: pl.DataFrame, path: Path, mode: str) -> None:
    """Write one table as the ending of the file says; `mode` is that of `open`."""
    with path.open(f"{mode}b") as file:
        if path.suffix == ".csv":
            table.write_csv(file)
        else:
            table.write_parquet(file)
