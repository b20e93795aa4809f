"""The folder of local games: one file per game, rewritten after each move.

Files are replaced atomically: temporary file, fsync, rename. A file that another process has
changed meanwhile isn't overwritten.
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
from pandemonium.engine.formats.record import HEADLINE, MAX_LETTERS, Record

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
    """A game couldn't be saved, with path and reason; an existing file is unchanged."""

    def __init__(self, path: Path, reason: str, message: Phrase) -> None:
        super().__init__("save", {"path": str(path), "reason": message})
        self.reason = reason


class SavedGame(NamedTuple):
    """A game of the folder; `modified` is a Unix timestamp."""

    path: Path
    record: Record
    modified: float


def data_folder(environ: Mapping[str, str]) -> Path:
    """The data folder of this user, or the one that the environment sets."""
    if chosen := environ.get(VARIABLE):
        return Path(chosen).expanduser()
    return user_data_path("pandemonium", appauthor=False)


class SaveFolder:
    """The saved games of a folder, which is created with the first save."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_file(self, record: Record, day: str) -> Path:
        """Save a game to a new file named after game, day and a free number."""
        game = NOT_IN_NAMES.sub("-", record.game)
        for number in itertools.count(1):
            path = self.folder / f"{game}-{day}-{number}{ENDING}"
            try:
                write_new(path, _serialize(record))
            except SaveError as problem:
                if problem.reason != "in-the-way" or not path_exists(path):
                    raise
            else:
                return path
        raise AssertionError("numbers do not end")

    def unfinished(self) -> list[SavedGame]:
        """The games that can be resumed, newest first."""
        return [save for save in self._read() if save.record.result is None]

    def finished(self) -> list[SavedGame]:
        """The games that are over, newest first."""
        return [save for save in self._read() if save.record.result is not None]

    def damaged(self) -> list[Path]:
        """The files of the folder that aren't valid records."""
        readable = {save.path for save in self._read()}
        return [path for path in self._files() if path not in readable]

    def _files(self) -> list[Path]:
        """All files with the ending of a saved game."""
        return sorted(self.folder.glob(f"*{ENDING}"))

    def _read(self) -> list[SavedGame]:
        """All readable games, newest first."""
        saves = []
        for path in self._files():
            with contextlib.suppress(OSError, RecordError):
                saves.append(SavedGame(path, read_record(path), path.stat().st_mtime))
        return sorted(saves, key=lambda save: (-save.modified, save.path))


class SaveFile:
    """The file of the game being played."""

    def __init__(self, folder: SaveFolder, day: str, path: Path | None = None) -> None:
        """Continue the file at `path`; without one, the first save creates a file in the folder."""
        self.folder = folder
        self.day = day
        self.path = path
        self.data = _read_bytes(path) if path is not None else None

    def save(self, record: Record) -> None:
        """Save the game; raises SaveError.

        If another process has changed the file meanwhile, a new file is used from now on.
        """
        if self.path is None or _read_bytes(self.path) not in (None, self.data):
            self.path = self.folder.new_file(record, self.day)
            self.data = _serialize(record)
        else:
            self.save_as(self.path, record)

    def save_as(self, path: Path, record: Record) -> None:
        """Save to this path from now on, overwriting what is there."""
        data = _serialize(record)
        write(path, data)
        self.path = path
        self.data = data


# ---------------------------------------------------------------------- writing


def path_exists(path: Path) -> bool:
    """Whether the path exists; False for an invalid path, which fails when it is written."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def write_new(path: Path, data: bytes) -> None:
    """Create a file; raises SaveError if it exists."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except (OSError, ValueError) as problem:
        raise _save_error(path, problem) from problem
    try:
        write(path, data)
    except BaseException:
        path.unlink(missing_ok=True)  # leave no empty file behind
        raise


def write(path: Path, data: bytes) -> None:
    """Replace the file atomically; raises SaveError."""
    try:
        target = Path(os.path.realpath(path))
        if target.exists() and not target.is_file():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        _replace(target, data)
    except (OSError, ValueError) as problem:
        raise _save_error(path, problem) from problem


def _replace(target: Path, data: bytes) -> None:
    """Temporary file (private: it contains future dice), fsync, atomic rename."""
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
    _fsync_folder(target.parent)


def _fsync_folder(folder: Path) -> None:
    """Make the rename durable, on systems where a folder can be fsynced."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _serialize(record: Record) -> bytes:
    """The record as bytes; lone surrogates in names are replaced."""
    return record.write().encode("utf-8", "replace")


def _save_error(path: Path, problem: OSError | ValueError) -> SaveError:
    """The SaveError for a system error, with a translated reason where there is one."""
    if isinstance(problem, ValueError):  # a NUL or a lone surrogate
        return SaveError(path, "bad-name", Phrase("save-bad-name"))
    reason = REASONS.get(problem.errno or 0, "")
    message = Phrase(f"save-{reason}") if reason else file_problem(problem)
    return SaveError(path, reason or "failed", message)


# ---------------------------------------------------------------------- reading


def read_record(path: Path, number: int = 0) -> Record:
    """The record with this number in the file, counted from 1; 0 for the only one.

    Streams the file, which may be larger than memory, and keeps only the requested record.
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
    """How many records the file holds, and the lines of the requested one (0: all lines)."""
    count, size = 0, 0
    wanted: list[bytes] = []
    while line := file.readline(MAX_LETTERS):
        count += line.strip() == HEADLINE.encode()
        if number in (0, count) or not count:  # the parser rejects other text
            wanted.append(line)
            size += len(line)
        if size > MAX_LETTERS:
            raise RecordError("record-too-long", {"most": MAX_LETTERS})
        if not count and line.strip():
            break
    return count, b"".join(wanted)


def _read_bytes(path: Path) -> bytes | None:
    """The current content of the file, or None."""
    try:
        with path.open("rb") as file:
            return file.read(MAX_LETTERS)
    except (OSError, ValueError):
        return None
