"""Workers: processes with a budget, which can be killed."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.app.errors import ServerError, WordedError
from pandemonium.server.jobs.bot_pool import BotPool
from pandemonium.server.jobs.fair_queue import Owner
from pandemonium.server.jobs.process_limits import OOM_SCORE
from pandemonium.server.jobs.worker_pool import (
    ATTEMPTS,
    WorkerFailed,
    WorkerPool,
    WorkLimitError,
)
from tests.server.test_bots import wish_for

FOREVER = 60.0


def identify(_what: object = None) -> int:
    """Which process this is."""
    return os.getpid()


def burn(seconds: float) -> None:
    """Use up processor time, in one native call after another."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        sum(range(10_000))


def hoard(size: int) -> int:
    """Use up memory."""
    return len(bytearray(size))


def nest(depth: int) -> int:
    """Nest calls."""
    return nest(depth + 1)


def priority() -> tuple[int, int]:
    """The niceness of this process, and how readily the system ends it when memory runs out."""
    return os.nice(0), int(OOM_SCORE.read_text(encoding="ascii"))


def refuse() -> None:
    """Refuse what the rules forbid."""
    state = pm.game("lets-summon-demons", players=2).start(seed=1)
    state.apply("end")


def break_down() -> None:
    """Meet a bug."""
    raise KeyError("bug")


def refuse_without_words() -> None:
    """Refuse with a key that nobody has worded."""
    raise pm.PandemoniumError("no-such-sentence")


@pytest.fixture
async def workers() -> AsyncIterator[WorkerPool]:
    made = WorkerPool(2, 2, memory=1 << 29)
    yield made
    await made.close()


async def test_a_call_is_computed_by_another_process_which_is_used_again(
    workers: WorkerPool,
) -> None:
    first = await workers.call(identify)
    assert first != os.getpid()
    assert await workers.call(identify) == first


@pytest.mark.skipif(not OOM_SCORE.exists(), reason="Linux only")
async def test_workers_give_way_to_the_server_and_to_bots(workers: WorkerPool) -> None:
    bots = BotPool(count=1)
    await bots.choose(wish_for("random"))
    (bot,) = [worker.pid for worker in bots._all]
    try:
        nice_of_bot = os.getpriority(os.PRIO_PROCESS, bot)
        nice, ended_first = await workers.call(priority)
        assert os.nice(0) < nice_of_bot < nice or os.nice(0) > 5  # 19 is the most there is
        assert ended_first == int(Path(f"/proc/{bot}/oom_score_adj").read_text()) > 0
    finally:
        await bots.close()


async def test_calls_with_the_same_key_go_to_the_same_process(workers: WorkerPool) -> None:
    ada, bo = Owner(person="ada"), Owner(person="bo")
    first = await workers.call(identify, key="a", owner=ada)
    second = await workers.call(identify, key="b", owner=bo)
    assert first != second
    assert [await workers.call(identify, key=key) for key in "abab"] == [first, second] * 2
    assert workers.holds("a")
    assert not workers.holds("c")


async def test_a_bug_in_a_call_costs_nobody_a_process(workers: WorkerPool) -> None:
    before = await workers.call(identify)
    for broken in (break_down, refuse_without_words):
        with pytest.raises(WorkerFailed):
            await workers.call(broken)
    assert await workers.call(identify) == before


async def test_an_accident_is_repeated_and_harms_nobody(workers: WorkerPool) -> None:
    first = await workers.call(identify, key="held")
    os.kill(first, signal.SIGKILL)
    assert await workers.call(identify, key="held") != first


async def test_who_waits_for_a_process_that_is_ended_is_served_by_another(
    workers: WorkerPool,
) -> None:
    ada, bo = Owner("1.1.1.1", "ada"), Owner("1.1.1.1", "bo")
    first = await workers.call(identify, key="a", owner=ada)
    endless = asyncio.create_task(workers.call(burn, FOREVER, seconds=0.5, key="a", owner=ada))
    await asyncio.sleep(0.05)
    waiting = asyncio.create_task(workers.call(identify, key="b", owner=bo))
    with pytest.raises(WorkLimitError):
        await endless
    assert await waiting != first


async def test_what_one_address_keeps_is_held_by_one_process(workers: WorkerPool) -> None:
    owners = [Owner("1.1.1.1", "ada"), Owner("1.1.1.1", "bo"), Owner("2.2.2.2", "cy")]
    first, second, other = [
        await workers.call(identify, key=owner.person, owner=owner) for owner in owners
    ]
    assert first == second != other


@pytest.mark.parametrize("work", [(burn, FOREVER), (hoard, 1 << 30), (nest, 0)])
async def test_what_exceeds_its_budget_is_ended_and_the_next_call_is_answered(
    workers: WorkerPool, work: tuple[object, object]
) -> None:
    before = await workers.call(identify, key="held")
    function, size = work
    with pytest.raises(WorkLimitError, match="more computing time or memory"):
        await workers.call(function, size, seconds=0.3, key="held")  # type: ignore[arg-type]
    assert not workers.holds("held")
    assert await workers.call(identify, key="held") != before


async def test_a_refusal_arrives_with_its_sentences(workers: WorkerPool) -> None:
    with pytest.raises(WordedError, match=r"You must roll .* \(LSD 2\.2\)") as caught:
        await workers.call(refuse)
    assert caught.value.messages["fr"].clause == "LSD 2.2"
    assert caught.value.messages["fr"].said != caught.value.messages["en"].said


def die_at_first(marks: str, deaths: int) -> int:
    """End this process by accident, so often; then say how often it was tried."""
    attempts = Path(marks)
    attempts.write_text(attempts.read_text() + "x" if attempts.exists() else "x")
    count = len(attempts.read_text())
    if count <= deaths:
        os.kill(os.getpid(), signal.SIGKILL)
    return count


async def test_a_call_is_repeated_when_its_process_ends_by_accident(
    workers: WorkerPool, tmp_path: Path
) -> None:
    assert await workers.call(die_at_first, str(tmp_path / "marks"), ATTEMPTS - 1) == ATTEMPTS


async def test_a_call_that_ends_every_process_fails_in_the_end(
    workers: WorkerPool, tmp_path: Path
) -> None:
    marks = tmp_path / "marks"
    with pytest.raises(ServerError) as lost:
        await workers.call(die_at_first, str(marks), ATTEMPTS + 9)
    assert lost.value.key == "worker-lost"
    assert len(marks.read_text()) == ATTEMPTS
    assert await workers.call(identify) != os.getpid()
