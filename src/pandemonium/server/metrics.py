"""Metrics in the text format of Prometheus. No label names a person or a table."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import accumulate

PREFIX = "pandemonium_"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
Labels = tuple[tuple[str, str], ...]


class Metrics:
    """Counters, histograms of durations, and gauges."""

    def __init__(self) -> None:
        self._counts: dict[str, Counter[Labels]] = defaultdict(Counter)
        self._buckets: dict[str, list[int]] = {}
        self._sums: Counter[str] = Counter()
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, amount: int = 1, **labels: str) -> None:
        """Increment a counter; labels have few values, never names or ids."""
        self._counts[name][tuple(sorted(labels.items()))] += amount

    def observe(self, name: str, seconds: float) -> None:
        """Add a duration to a histogram."""
        buckets = self._buckets.setdefault(name, [0] * (len(BOUNDS) + 1))
        buckets[bisect_left(BOUNDS, seconds)] += 1
        self._sums[name] += seconds  # type: ignore[assignment]  # a sum of any numbers

    def gauge(self, name: str, figure: Callable[[], float]) -> None:
        """Register a gauge: `figure` is called whenever metrics are read."""
        self._gauges[name] = figure

    def text(self) -> str:
        """All metrics, in the text format of Prometheus."""
        lines: list[str] = []
        for name, counts in sorted(self._counts.items()):
            lines.append(f"# TYPE {PREFIX}{name}_total counter")
            lines += [f"{PREFIX}{name}_total{_braced(of)} {n}" for of, n in sorted(counts.items())]
        for name, figure in sorted(self._gauges.items()):
            lines += [f"# TYPE {PREFIX}{name} gauge", f"{PREFIX}{name} {figure():g}"]
        for name, buckets in sorted(self._buckets.items()):
            full = f"{PREFIX}{name}_seconds"
            lines.append(f"# TYPE {full} histogram")
            bounds = [f"{bound:g}" for bound in BOUNDS] + ["+Inf"]
            for bound, n in zip(bounds, accumulate(buckets), strict=True):
                lines.append(f'{full}_bucket{{le="{bound}"}} {n}')
            lines += [f"{full}_sum {self._sums[name]:g}", f"{full}_count {sum(buckets)}"]
        return "\n".join(lines) + "\n"


def _braced(labels: Labels) -> str:
    """Labels in the text format."""
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""
