"""Progress of long work: what a job reports while it runs, and what its owner is shown."""

from typing import Any, Literal

from msgspec import Struct


class Progress(Struct):
    """How far the work is, and what is known by now."""

    done: int
    total: int
    result: dict[str, Any] = {}


class JobState(Struct):
    """How far a job is, for whoever asked for it."""

    id: str
    status: Literal["waiting", "running", "done", "failed"]
    done: int
    total: int
    result: dict[str, Any]
