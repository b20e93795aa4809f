"""Progress of long work: what a job reports while it runs, and what its owner is shown."""

from typing import Any, Literal

from msgspec import Struct


class Progress(Struct):
    """The progress of a job, and its result so far."""

    done: int
    total: int
    result: dict[str, Any] = {}


class JobState(Struct):
    """The state of a job, as its owner sees it."""

    id: str
    status: Literal["waiting", "running", "done", "failed"]
    done: int
    total: int
    result: dict[str, Any]
