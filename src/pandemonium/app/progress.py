"""Progress of long work: what a job reports while it runs, and what its owner is shown."""

from dataclasses import dataclass, field
from typing import Any, Literal


@dataclass
class Progress:
    """The progress of a job, and its result so far."""

    done: int
    total: int
    result: dict[str, Any] = field(default_factory=dict)


@dataclass
class JobState:
    """The state of a job, as its owner sees it; each kind of job declares its result."""

    id: str
    status: Literal["waiting", "running", "done", "failed"]
    done: int
    total: int
    result: Any
