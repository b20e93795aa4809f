"""Tables in use: entries are stored, acknowledged and told; bots and time act by themselves."""

from pathlib import Path

import pytest

import pandemonium as pm
from tests.server.people import Person, ready, running, start, table_for, until


async def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada = await Person.come(server, "Ada")
        bob = await Person.come(server, "Bob", "fr")
        table = await start([ada, bob], "lets-summon-demons")
        live = await server.hub.table(table)
        assert live is not None
        lots = pm.Chance(1)
        while live.room.status == "playing":
            seat = live.room.running.state.player
            person = (ada, bob)[seat]
            prompt = (await person.say(type="watch", table=table))[0]["prompt"]
            choice = prompt["choices"][lots.below(len(prompt["choices"]))]
            done = await person.do("act", table, seat=seat, actions=[choice["text"]])
            assert done["type"] == "done", done
        assert ada.last("news")["summary"]["secret"]
        assert "gagné" in bob.last("news")["prompt"]["said"] or bob.last("news")["prompt"]["outcome"]
        record = live.room.record()
        assert pm.replay(record)[-1].state.over
