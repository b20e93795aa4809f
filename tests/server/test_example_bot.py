"""The example of a bot from outside: two of them play a game with each other."""

import asyncio
import importlib.util
from pathlib import Path

from tests.server.network import Guest, serving

BOT = Path(__file__).parents[2] / "examples" / "bot" / "bot.py"


async def test_two_bots_from_outside_play_a_game(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("bot", BOT)
    assert spec is not None
    assert spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    async with serving(tmp_path) as url:
        host = await Guest.connect(url, "Host")
        short = {"demons": 1, "souls": 0}
        request = {"game": "lets-summon-demons", "players": 2, "options": short, "sit": False}
        made = (await host.post("/api/tables", key="1", **request)).json()
        async with asyncio.timeout(50):
            await asyncio.gather(
                asyncio.to_thread(bot.main, made["invite"], "Robin"),
                asyncio.to_thread(bot.main, made["invite"], "Marian"),
            )
        record = await host.http.get(f"/api/tables/{made['table']}/record")
        assert record.text.splitlines()[-1].startswith("= ")
        assert '"contributions"' in record.text


def test_it_is_as_short_as_it_says() -> None:
    code = [line for line in BOT.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(code) <= 60
