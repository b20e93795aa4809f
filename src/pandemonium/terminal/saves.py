"""The folder of local games: every game in a file of its own, written anew with each move.

A file is written beside the old one, flushed and then renamed over it, so that whatever happens one
of the two is whole. No file is taken that somebody else has written.
"""

import contextlib
import errno
import itertools
import os
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import BinaryIO, NamedTuple

from platformdirs import user_data_path

from pandemonium.engine.errors import PandemoniumError, Phrase, RecordError, file_problem
from pandemonium.engine.formats.record import HEADLINE, MOST_LETTERS, Record

VARIABLE = "PANDEMONIUM_DATA"
ENDING = ".record"
NOT_IN_NAMES = re.compile(r"[^a-z0-9_-]+")
REASONS = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "not-allowed",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EISDIR: "in-the-way",
    errno.ENOTDIR: "in-the-way",
    errno.EEXIST: "in-the-way",
    errno.ENOENT: "no-folder",
    errno.ENAMETOOLONG: "bad-name",
    errno.EINVAL: "bad-name",
}


class SaveError(PandemoniumError):
    """A game that could not be saved: where, and why. What was there before is still there."""

    def __init__(self, path: Path, reason: str, message: Phrase) -> None:
        """`told` words the reason."""
        super().__init__("save", {"path": str(path), "reason": message})
        self.reason = reason


class Kept(NamedTuple):
    """A game of the folder; `when` it was last written, in seconds since 1970."""

    path: Path
    record: Record
    when: float


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where the games of this user are kept."""
    if chosen := environ.get(VARIABLE):
        return Path(chosen).expanduser()
    return user_data_path("pandemonium", appauthor=False)


class Saves:
    """The games of a folder; it is made when the first of them is saved."""

    def __init__(self, folder: Path) -> None:
        """Nothing is read or written yet."""
        self.folder = folder

    def new_file(self, record: Record, day: str) -> Path:
        """Save a game under a name that no other has: its game, the day and a number."""
        game = NOT_IN_NAMES.sub("-", record.game)
        for number in itertools.count(1):
            path = self.folder / f"{game}-{day}-{number}{ENDING}"
            try:
                write_new(path, _bytes_of(record))
            except SaveError as problem:
                if problem.reason != "in-the-way" or not is_there(path):
                    raise
            else:
                return path
        raise AssertionError("numbers do not end")

    def unfinished(self) -> list[Kept]:
        """The games that can be gone on with, the last one first."""
        return [save for save in self._read() if save.record.result is None]

    def finished(self) -> list[Kept]:
        """The games that are over, the last one first."""
        return [save for save in self._read() if save.record.result is not None]

    def damaged(self) -> list[Path]:
        """The files of the folder that are no records."""
        readable = {save.path for save in self._read()}
        return [path for path in self._files() if path not in readable]

    def _files(self) -> list[Path]:
        """Everything that is called like a saved game."""
        return sorted(self.folder.glob(f"*{ENDING}"))

    def _read(self) -> list[Kept]:
        """All games that can be read, the last one first."""
        saves = []
        for path in self._files():
            with contextlib.suppress(OSError, RecordError):
                saves.append(Kept(path, read_record(path), path.stat().st_mtime))
        return sorted(saves, key=lambda save: (-save.when, save.path))


class SaveFile:
    """The file of one game that is being played: it follows the game, and no other game."""

    def __init__(self, saves: Saves, day: str, path: Path | None = None) -> None:
        """Go on with the file at `path`; without one the first save finds a fresh name."""
        self.saves = saves
        self.day = day
        self.path = path
        self.data = _stands_in(path) if path is not None else None

    def keep(self, record: Record) -> None:
        """Save the game as it is now, or a SaveError.

        If somebody else has written to the file meanwhile, it is left to them.
        """
        if self.path is None or _stands_in(self.path) not in (None, self.data):
            self.path = self.saves.new_file(record, self.day)
            self.data = _bytes_of(record)
        else:
            self.move_to(self.path, record)

    def move_to(self, path: Path, record: Record) -> None:
        """Save the game there from now on; what was there is lost."""
        data = _bytes_of(record)
        write(path, data)
        self.path = path
        self.data = data


# ---------------------------------------------------------------------- writing


def is_there(path: Path) -> bool:
    """Whether there is something at this path; what cannot be a path is told by writing to it."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def write_new(path: Path, data: bytes) -> None:
    """Write a file that must not be there yet; if there is one, it is in the way."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except (OSError, ValueError) as problem:
        raise _told(path, problem) from problem
    try:
        write(path, data)
    except BaseException:
        path.unlink(missing_ok=True)  # an empty file helps nobody
        raise


def write(path: Path, data: bytes) -> None:
    """Replace the file: afterwards either all of the new one is there or all of the old one."""
    try:
        target = Path(os.path.realpath(path))
        if target.exists() and not target.is_file():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        _replace(target, data)
    except (OSError, ValueError) as problem:
        raise _told(path, problem) from problem


def _replace(target: Path, data: bytes) -> None:
    """Write beside, flush, rename. Nobody else may read it: the dice to come are in it."""
    handle, beside = tempfile.mkstemp(dir=target.parent, prefix=".", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(target)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
    _flush_folder(target.parent)


def _flush_folder(folder: Path) -> None:
    """Let the new name reach the disk, on systems where a folder can be flushed."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _bytes_of(record: Record) -> bytes:
    """The record as it stands in a file; half a character in a name is no reason to fail."""
    return record.write().encode("utf-8", "replace")


def _told(path: Path, problem: OSError | ValueError) -> SaveError:
    """What went wrong, in our words where we have some."""
    if isinstance(problem, ValueError):  # a NUL, or half a character
        return SaveError(path, "bad-name", Phrase("save-bad-name"))
    reason = REASONS.get(problem.errno or 0, "")
    message = Phrase(f"save-{reason}") if reason else file_problem(problem)
    return SaveError(path, reason or "failed", message)


# ---------------------------------------------------------------------- reading


def read_record(path: Path, number: int = 0) -> Record:
    """The record with this number in the file, counted from 1; with 0, the only one.

    A file may hold more games than fit into memory: only the wanted one is read as a whole.
    """
    with path.open("rb") as file:
        count, data = _find(file, number)
    if count and not 0 <= number <= count:
        raise RecordError("no-record", {"number": number, "count": count, "file": str(path)})
    try:
        return Record.read(data.decode())
    except UnicodeDecodeError as problem:
        raise RecordError("not-a-text-file", {"file": str(path)}) from problem


def _find(file: BinaryIO, number: int) -> tuple[int, bytes]:
    """How many records the file holds, and the lines of the wanted one, or of all of them."""
    count, size = 0, 0
    wanted: list[bytes] = []
    while line := file.readline(MOST_LETTERS):
        count += line.strip() == HEADLINE.encode()
        if number in (0, count) or not count:  # what stands before the first is refused later
            wanted.append(line)
            size += len(line)
        if size > MOST_LETTERS:
            raise RecordError("record-too-long", {"most": MOST_LETTERS})
        if not count and line.strip():
            break
    return count, b"".join(wanted)


def _stands_in(path: Path) -> bytes | None:
    """What is in the file now, if there is one."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_LETTERS)
    except (OSError, ValueError):
        return None
