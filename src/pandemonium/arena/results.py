"""The results file of a tournament, from which it can be resumed.

JSON lines: a header with everything that determines the results, then one line per unit in order of
completion. Lines are only appended. An incomplete last line, left by a crash, is cut off.
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
SYNC_INTERVAL = 1.0  # seconds between fsyncs: the most that a power failure loses


class ResultsFile:
    """The results file of one tournament, new or resumed."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Read the existing results; raises ArenaError for the file of another tournament."""
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
        """Append the games of a unit."""
        self._write({"unit": list(unit), "games": [match.to_json() for match in played]})
        if monotonic() - self._synced > SYNC_INTERVAL:
            self._sync()

    def close(self) -> None:
        """Sync the file to disk and close it."""
        self._sync()
        self._file.close()

    def _write(self, line: dict[str, object]) -> None:
        """Append one line; a killed process leaves at most one incomplete line."""
        self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = monotonic()

    # ------------------------------------------------------------------ reading

    def _read(self) -> int:
        """Read the existing results; returns the number of bytes in complete lines."""
        whole = 0
        for number, line in enumerate(_lines(self.path), 1):
            whole += len(line)
            try:
                data = json.loads(line)
                if number == 1:
                    self._check_header(data)
                else:
                    first, second = data["unit"]
                    played = [PlayedMatch.from_json(match) for match in data["games"]]
                    self.results.setdefault((first, second), played)
            except (ValueError, KeyError, TypeError, AttributeError) as problem:
                raise ArenaError(
                    "damaged-results", {"file": str(self.path), "line": number}
                ) from problem
        return whole

    def _check_header(self, header: dict[str, Any]) -> None:
        """Raise ArenaError if the header belongs to another tournament."""
        if not isinstance(header, dict) or "format" not in header:
            raise ArenaError("no-results", {"file": str(self.path)})
        for name, value in self.header.items():
            if header.get(name) != value:
                there, here = json.dumps(header.get(name)), json.dumps(value)
                args = {"file": str(self.path), "name": name, "there": there, "here": here}
                raise ArenaError("other-tournament", args)


def _lines(path: Path) -> Iterator[bytes]:
    """The complete lines of the file."""
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                yield line
