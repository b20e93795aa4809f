"""Hints: what a bot would do, for who is asked, and for nobody else."""

from pathlib import Path

from pandemonium.server.jobs.bot_pool import BotFailed
from tests.server.people import Person, running, start, turn, until

GAME = "lets-summon-demons"


async def test_who_decides_learns_what_a_bot_would_do_and_why(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name, "fr") for name in ("Ada", "Ben")]
        table = await start(people, GAME)
        seat, person, other = await turn(people, table)
        before = len(other.messages)
        await person.say(type="hint", key="h", table=table, seat=seat)
        await until(lambda: any(message["type"] == "hinted" for message in person.messages), 30)
        received = person.last("hinted")
        choices = {choice["text"]: choice for choice in person.part("prompt")["choices"]}
        assert received["key"] == "h"
        assert 1 <= len(received["ideas"]) <= 3
        for idea in received["ideas"]:
            assert idea["touches"] == choices[idea["action"]]["touches"]
            assert idea["label"] == choices[idea["action"]]["said"]
            assert 0 <= idea["chance"] <= received["ideas"][0]["chance"]
            assert idea["said"]
        assert len(other.messages) == before  # nobody learns that somebody asked


async def test_hints_are_for_ones_own_turn(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Ben")]
        table = await start(people, GAME)
        seat, person, other = await turn(people, table)
        for wanted, error in ((1 - seat, "not-your-turn"), (seat, "not-your-seat")):
            await other.say(type="hint", key=error, table=table, seat=wanted)
            await until(lambda: other.messages[-1].get("key") == error)  # noqa: B023 - called at once
            assert other.last("refused")["error"] == error
        assert all(message["type"] != "refused" for message in person.messages)


async def test_a_bot_that_fails_gives_no_hint(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Ben")]
        table = await start(people, GAME)
        seat, person, _ = await turn(people, table)

        async def fail(*_: object) -> None:
            raise BotFailed("too late")

        server.hub.bots.answer = fail  # type: ignore[method-assign,assignment]
        await person.say(type="hint", key="h", table=table, seat=seat)
        await until(lambda: person.messages[-1]["type"] == "refused")
        assert person.last("refused")["error"] == "no-hint"
