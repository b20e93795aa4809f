"""Bots think in processes of their own, and are ended when they take too long."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

import pandemonium as pm
from pandemonium.app.bots import (
    MAX_FIRST_DELAY,
    MIN_DELAY,
    MIN_FIRST_DELAY,
    NEXT_DELAY,
    BotRequest,
    delay,
)
from pandemonium.players import player
from pandemonium.server.jobs.bot_pool import BotFailed, BotPool

MEGABYTE = 1 << 20


def wish_for(bot: str, name: str = "lets-summon-demons", seed: int = 3) -> BotRequest:
    """A question to a bot at the beginning of a game."""
    game = pm.game(name)
    state = game.start(seed)
    world = state.imagine(state.player, pm.Chance(1))
    return BotRequest(game.id, game.players, game.full_settings(), bot, 5, world.save())


@pytest.fixture
async def bots() -> AsyncIterator[BotPool]:
    made = BotPool(count=2)
    yield made
    await made.close()


async def test_a_bot_answers_with_a_legal_action(bots: BotPool) -> None:
    for name in pm.games():
        request = wish_for("imp", name)
        game = pm.game(name)
        state = game.load(request.position)
        assert await bots.choose(request) in [action.text for action in state.legal()]
    assert len(bots._all) == 1  # one process was enough


async def test_the_same_question_has_the_same_answer(bots: BotPool) -> None:
    request = wish_for("random")
    game = pm.game(request.game)
    expected = player("random", game, request.seed).choose(game.load(request.position)).text
    assert await bots.choose(request) == await bots.choose(request) == expected


async def test_an_unknown_bot_fails_and_the_next_question_is_answered(
    bots: BotPool,
) -> None:
    with pytest.raises(BotFailed, match="nobody"):
        await bots.choose(wish_for("nobody"))
    assert await bots.choose(wish_for("random"))


async def test_a_bot_that_takes_too_long_is_ended_and_replaced() -> None:
    bots = BotPool(count=1, seconds=0.001)
    with pytest.raises(BotFailed, match="Timeout"):
        await bots.choose(wish_for("random"))
    assert not bots._all
    bots.seconds = 30.0
    assert await bots.choose(wish_for("random"))
    await bots.close()


async def test_a_bot_that_wants_too_much_memory_fails_alone() -> None:
    bots = BotPool(count=1, memory=16 * MEGABYTE)
    request = wish_for("random")
    request.position["much"] = " " * 32 * MEGABYTE
    with pytest.raises(BotFailed):
        await bots.choose(request)
    await bots.close()
    bots.memory = 1024 * MEGABYTE
    assert await bots.choose(wish_for("random"))
    await bots.close()


async def test_a_slow_bot_delays_nobody_else(bots: BotPool) -> None:
    assert await bots.choose(wish_for("random"))
    (worker,) = bots._all
    os.kill(worker.pid, signal.SIGSTOP)
    slow = asyncio.create_task(bots.choose(wish_for("random")))
    await asyncio.sleep(0)
    assert await bots.choose(wish_for("random"))
    assert not slow.done()
    os.kill(worker.pid, signal.SIGCONT)
    assert await slow


def test_delays_depend_on_the_secret_and_the_moment_alone() -> None:
    result = [delay(b"table", str(number)) for number in range(200)]
    assert result == [delay(b"table", str(number)) for number in range(200)]
    assert result != [delay(b"other", str(number)) for number in range(200)]
    assert MIN_FIRST_DELAY <= min(result) < 0.7
    assert 1.1 < max(result) <= MAX_FIRST_DELAY


def test_a_seat_that_goes_on_answers_sooner_and_a_whole_turn_takes_less_than_four_seconds() -> None:
    for secret in (b"one", b"other", b"third"):
        turn = [delay(secret, str(number), in_a_row=number) for number in range(60)]
        assert MIN_FIRST_DELAY <= turn[0] <= MAX_FIRST_DELAY
        assert all(MIN_DELAY / 2 <= item <= NEXT_DELAY for item in turn[1:])
        assert sum(turn) < 4
    moments = [str(number) for number in range(200)]
    longest = [max(delay(b"table", moment, count) for moment in moments) for count in range(60)]
    assert longest == sorted(longest, reverse=True)
    assert sum(longest) < 4
