"""The file in which a tournament keeps its results, so that it can be taken up again.

JSON lines: first a header with all that decides the results, then one line for the games of each
unit, in the order in which they were finished. Lines are only ever appended. What a crash left of
the last line is cut off.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import IO, Any

from pandemonium.arena.match import PlayedMatch
from pandemonium.arena.simulate import ArenaError
from pandemonium.arena.tournament import Results, Tournament, Unit

FORMAT = 1
SAFE_AFTER = 1.0  # seconds: so much is lost at most when the power fails


class ResultsFile:
    """A results file of one tournament, new or begun earlier."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Read what is there already; a file of another tournament is an ArenaError."""
        self.path = path
        self.header = {"format": FORMAT, **tournament.to_json()}
        self.results: Results = {}
        self._synced = monotonic()
        whole = self._read() if path.exists() else 0
        self._file: IO[bytes] = path.open("ab")
        self._file.truncate(whole)
        if not whole:
            self._write(self.header)

    def add(self, unit: Unit, played: list[PlayedMatch]) -> None:
        """Note the games of a unit."""
        self._write({"unit": list(unit), "games": [match.to_json() for match in played]})
        if monotonic() - self._synced > SAFE_AFTER:
            self._sync()

    def close(self) -> None:
        """See to it that everything is on the disk."""
        self._sync()
        self._file.close()

    def _write(self, line: dict[str, object]) -> None:
        """One line: a killed program leaves whole lines, or a part of the last."""
        self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = monotonic()

    # ------------------------------------------------------------------ reading

    def _read(self) -> int:
        """Take up what is there; returns how many bytes of it are whole lines."""
        whole = 0
        for number, line in enumerate(_lines(self.path), 1):
            whole += len(line)
            try:
                data = json.loads(line)
                if number == 1:
                    self._compare(data)
                else:
                    first, second = data["unit"]
                    played = [PlayedMatch.from_json(match) for match in data["games"]]
                    self.results.setdefault((first, second), played)
            except (ValueError, KeyError, TypeError, AttributeError) as problem:
                raise ArenaError(
                    "damaged-results", {"file": str(self.path), "line": number}
                ) from problem
        return whole

    def _compare(self, header: dict[str, Any]) -> None:
        """Refuse a file whose header says anything else."""
        if not isinstance(header, dict) or "format" not in header:
            raise ArenaError("no-results", {"file": str(self.path)})
        for name, value in self.header.items():
            if header.get(name) != value:
                there, here = json.dumps(header.get(name)), json.dumps(value)
                args = {"file": str(self.path), "name": name, "there": there, "here": here}
                raise ArenaError("other-tournament", args)


def _lines(path: Path) -> Iterator[bytes]:
    """The lines that are whole."""
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                yield line
