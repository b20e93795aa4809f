"""The script that measures attacks: a real server, an attacker in another process, two people."""

import argparse
import sys
from pathlib import Path

from bench.hostile.__main__ import measure, parser
from bench.hostile.catalogue import ALL, ATTACKS
from bench.hostile.report import Phases, is_within_goal, median_spread, row


def arguments(folder: Path) -> argparse.Namespace:
    return argparse.Namespace(pairs=1, seconds=0.5, python=Path(sys.executable), folder=str(folder))


async def test_people_play_while_a_real_server_is_attacked(tmp_path: Path) -> None:
    result = await measure(ATTACKS["pings"], arguments(tmp_path))
    assert result.outcomes["refused"] > 0  # the attack took place, and limits were on
    for phases in (result.answered, result.delivered):
        assert phases.quiet[0]
        assert phases.attacked[0]
    assert min(result.answered.quiet[0]) > 0
    assert result.memory.before <= result.memory.peak
    assert row(result).count("|") == 9


def test_the_goal_is_a_ratio_or_five_milliseconds() -> None:
    quiet = [[0.010] * 20, [0.010] * 20, [0.500] * 20]  # the median phase counts
    assert median_spread(quiet).p95 == 0.010
    assert is_within_goal(Phases(quiet, [[0.0149] * 20] * 3))
    assert not is_within_goal(Phases(quiet, [[0.0151] * 20] * 3))
    slow = [[0.100] * 20] * 3
    assert is_within_goal(Phases(slow, [[0.119] * 20] * 3))
    assert not is_within_goal(Phases(slow, [[0.121] * 20] * 3))


def test_every_attack_has_a_name_of_its_own() -> None:
    assert len(ATTACKS) == len(ALL)
    assert parser().parse_args([]).attacks == list(ATTACKS)
