"""Confidence intervals of shares, for statistics of games."""

import math
from typing import Final

Z95: Final = 1.959964  # normal quantile of a 95% confidence interval


def interval(successes: float, trials: float) -> tuple[float, float]:
    """The 95% confidence interval of a share (Wilson)."""
    if not trials:
        return 0.0, 1.0
    share, spread = successes / trials, Z95 * Z95 / trials
    centre = (share + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)
