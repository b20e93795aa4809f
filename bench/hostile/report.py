"""Figures of an attack: percentiles of each phase, their medians, and the verdict."""

import re
import statistics
from collections import Counter
from typing import NamedTuple

from bench.environments import ROOT
from bench.hostile.honest import Times
from bench.hostile.serving import Memory

PAGE = ROOT / "docs" / "explanation" / "reliability.md"
PLACE = re.compile(
    r"(<!-- figures: made by bench/hostile -->\n).*?(\n<!-- end of figures -->)", re.S
)
MAX_RATIO, MAX_MORE = 1.2, 0.005  # of the quiet p95, and seconds: the larger one is allowed
HEAD = (
    "| attack | answered, p50 | p95 | longest | other person, p95 | server, MiB | worker, MiB | "
    "p95 within the goal |\n| --- | --- | --- | --- | --- | --- | --- | --- |"
)


class Spread(NamedTuple):
    """Median, p95 and maximum in seconds."""

    p50: float
    p95: float
    longest: float


class Phases(NamedTuple):
    """The same round trips in quiet and in attacked phases."""

    quiet: list[list[float]]
    attacked: list[list[float]]


class Result(NamedTuple):
    """All measurements of one attack."""

    name: str
    title: str
    answered: Phases
    delivered: Phases
    memory: Memory
    outcomes: Counter[str]
    figures: dict[str, list[float]]
    notes: list[str]


def result_phases(times: list[tuple[Times, Times]]) -> tuple[Phases, Phases]:
    """Answer and delivery times, from the times of each pair of phases."""
    answered = Phases(
        [quiet.answered for quiet, _ in times], [attacked.answered for _, attacked in times]
    )
    received = Phases(
        [quiet.delivered for quiet, _ in times], [attacked.delivered for _, attacked in times]
    )
    return answered, received


def spread(times: list[float]) -> Spread:
    """The spread of one phase."""
    if len(times) < 2:
        value = times[0] if times else 0.0
        return Spread(value, value, value)
    cuts = statistics.quantiles(times, n=20, method="inclusive")
    return Spread(statistics.median(times), cuts[-1], max(times))


def median_spread(phases: list[list[float]]) -> Spread:
    """The median of each figure over all phases."""
    spreads = [spread(times) for times in phases if times] or [Spread(0.0, 0.0, 0.0)]
    columns = zip(*spreads, strict=True)
    return Spread(*[statistics.median(column) for column in columns])


def is_within_goal(phases: Phases) -> bool:
    """Whether p95 is at most 1.2 times the quiet one, or 5 ms more."""
    quiet, attacked = median_spread(phases.quiet).p95, median_spread(phases.attacked).p95
    return bool(phases.attacked) and attacked <= max(MAX_RATIO * quiet, quiet + MAX_MORE)


def row(result: Result) -> str:
    """A row of the table."""
    quiet, attacked = median_spread(result.answered.quiet), median_spread(result.answered.attacked)
    others = [
        median_spread(result.delivered.quiet).p95,
        median_spread(result.delivered.attacked).p95,
    ]
    memory = result.memory
    cells = [
        result.title,
        *[
            f"{_ms(before)} → {_ms(during)} ms"
            for before, during in zip(quiet, attacked, strict=True)
        ],
        f"{_ms(others[0])} → {_ms(others[1])} ms" if any(others) else "",
        f"{_mib(memory.before)} → {_mib(memory.after)}, at most {_mib(memory.peak)}",
        _mib(memory.worker_peak) if memory.worker_peak else "",
        verdict(result),
    ]
    return f"| {' | '.join(cells)} |"


def verdict(result: Result) -> str:
    """Whether the goal was met, with ratio and difference."""
    quiet = median_spread(result.answered.quiet).p95
    attacked = median_spread(result.answered.attacked).p95
    is_met = all(
        is_within_goal(phases)
        for phases in (result.answered, result.delivered)
        if any(phases.quiet)
    )
    ratio = attacked / quiet if quiet else 0.0
    return (
        f"{'yes' if is_met else '**no**'} ({ratio:.2f} times, {(attacked - quiet) * 1000:+.1f} ms)"
    )


def details(result: Result) -> list[str]:
    """What was done, how it was answered, and each phase."""
    lines = [f"  {result.name}: " + ", ".join(
        f"{count} {outcome}" for outcome, count in result.outcomes.most_common(8))]  # fmt: skip
    for name, phases in (("answered", result.answered), ("other person", result.delivered)):
        for kind, all_times in (("quiet", phases.quiet), ("attack", phases.attacked)):
            each = [f"{_ms(spread(times).p95)} ({len(times)})" for times in all_times if times]
            if each:
                lines.append(f"  {name}, {kind}: p95 in ms (count) {', '.join(each)}")
    for name, values in result.figures.items():
        middle = statistics.median(values)
        lines.append(f"  {name}: median {middle:.1f}, most {max(values):.1f}, {len(values)} times")
    return lines + [f"  {note}" for note in result.notes]


def write_table(rows: list[str]) -> None:
    """Write the table into the page of the documentation."""
    table = "\n".join([HEAD, *rows])
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(PLACE.sub(lambda at: f"{at[1]}\n{table}\n{at[2]}", text), encoding="utf-8")


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f}"


def _mib(size: int) -> str:
    return f"{size / 2**20:.0f}"
