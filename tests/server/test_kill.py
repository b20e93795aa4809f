"""A real server, real sockets, a real kill -9: what was acknowledged is there."""

from pathlib import Path

import pytest

from bench.kill_server import kill_repeatedly


async def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    result = await kill_repeatedly(str(tmp_path), kills=2, pairs=3, seed=7)
    assert result.missing == []
    assert result.faults == []
    assert result.acknowledged > 10
    assert result.connections >= 3 * 6  # everybody came back twice


@pytest.mark.slow
async def test_what_was_acknowledged_survives_kill_9_again_and_again(place: str) -> None:
    result = await kill_repeatedly(place, kills=50, pairs=6, seed=8)
    assert result.missing == []
    assert result.faults == []


@pytest.mark.slow
async def test_of_two_servers_either_may_be_killed(postgres_url: str) -> None:
    result = await kill_repeatedly(postgres_url, kills=50, pairs=6, seed=9, servers=2)
    assert result.missing == []
    assert result.faults == []
