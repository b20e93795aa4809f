"""`pandemonium play --join`: the line mode at a table of a server."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from pandemonium.cli import main
from pandemonium.locale.words import Words
from pandemonium.terminal.client import TableLink, WireError, token_for
from pandemonium.terminal.line_game import LineGame
from pandemonium.terminal.remote_table import RemoteTable
from pandemonium.terminal.screen import Screen
from tests.server.network import Guest, serving


async def join(link: str, name: str, monkeypatch: pytest.MonkeyPatch, typed: list[str]) -> int:
    """Play by typing, the last answer again and again."""

    def read(_prompt: str = "") -> str:
        return typed.pop(0) if len(typed) > 1 else typed[0]

    monkeypatch.setattr("builtins.input", read)
    async with asyncio.timeout(50):
        return await asyncio.to_thread(main, ["play", "--join", link, "--name", name])


async def test_a_game_against_bots_over_the_wire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PANDEMONIUM_DATA", str(tmp_path / "mine"))
    async with serving(tmp_path / "tables") as url:
        host = await Guest.connect(url, "Host")
        request = {
            "game": "lets-summon-demons",
            "players": 2,
            "sit": False,
            "options": {"souls": 3},
        }
        made = (await host.post("/api/tables", key="1", **request)).json()
        await host.post(
            f"/api/tables/{made['table']}/commands",
            type="seat", key="2", table=made["table"], seat=1, level="random",
        )  # fmt: skip
        typed = ["", "?", "why end", "h", "card cat", "table", "undo", "nonsense", "log"]
        typed += ["say hello", "1", "1", "surrender"]
        assert await join(made["invite"], "Ada", monkeypatch, typed) == 0
    printed = capsys.readouterr().out
    assert printed.count("You join the table.") == 2  # as news, and in the log
    assert "won" in printed
    assert "You must roll the dice before you end your turn (LSD 2.2)." in printed  # why not
    assert "Hint (archdemon): " in printed
    assert "Cat  " in printed
    assert "You cannot undo this" in printed or "There is nothing to undo" in printed
    assert "give up the game" in printed
    assert "Enter: " in printed
    assert "hello" in printed
    assert "nonsense" in printed
    assert (tmp_path / "mine" / "servers.json").stat().st_mode & 0o77 == 0


async def test_leaving_keeps_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PANDEMONIUM_DATA", str(tmp_path / "mine"))
    async with serving(tmp_path / "tables") as url:
        host = await Guest.connect(url, "Host")
        request = {"game": "dice-summoners", "players": 2, "bots": ["random"], "sit": False}
        made = (await host.post("/api/tables", key="1", **request)).json()
        for _ in range(2):  # the second time one is known, and sits already
            assert await join(made["invite"], "Ada", monkeypatch, ["", "quit"]) == 0
    assert "you keep your seat" in capsys.readouterr().out


async def test_a_link_that_leads_nowhere_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PANDEMONIUM_DATA", str(tmp_path / "mine"))
    async with serving(tmp_path / "tables") as url:
        assert await join(f"{url}/t/nosuchtable#x", "Ada", monkeypatch, [""]) == 1
        assert "table does not exist" in capsys.readouterr().out
    assert main(["play", "--join", f"{url}/t/table"]) == 2
    assert "is not responding" in capsys.readouterr().err
    for link in ("nonsense", "http://", "ftp://x/t/1", "http://x/y/1"):
        with pytest.raises(WireError, match="not a link"):
            TableLink.parse(link)


async def test_who_finds_no_free_seat_looks_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PANDEMONIUM_DATA", str(tmp_path / "mine"))
    async with serving(tmp_path / "tables") as url:
        host = await Guest.connect(url, "Host")
        request = {"game": "lets-summon-demons", "players": 2, "bots": ["random"]}
        made = (await host.post("/api/tables", key="1", **request)).json()
        typed = ["one", "two"]
        looking = asyncio.create_task(join(made["invite"], "Ada", monkeypatch, typed))
        async with host.socket() as line:
            await line.say(type="watch", table=made["table"])
            await line.hear("presence", spectators=1)
            await line.say(type="ready", key="1", table=made["table"])
            while not (await line.hear("news")).get("view"):
                pass  # until the game begins
            await line.say(type="surrender", key="2", table=made["table"], seat=0)
            assert await looking == 0
    printed = capsys.readouterr().out
    assert typed == ["one", "two"]  # nothing is asked of who looks on
    assert "Host resigns." in printed
    assert "Not everybody is ready" not in printed


async def test_a_server_that_has_forgotten_somebody_learns_again_who_they_are(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path / "tables") as url:
        folder = tmp_path / "mine"
        folder.mkdir()
        (folder / "servers.json").write_text(json.dumps({url: "a token of long ago"}))
        token = await asyncio.to_thread(token_for, url, "Ada", "en", folder)
        assert token != "a token of long ago"
        assert await asyncio.to_thread(token_for, url, "Ada", "en", folder) == token


def test_a_table_is_found_by_its_invitation_or_by_what_a_browser_shows() -> None:
    result = TableLink("http://localhost:8666", "abc", "secret")
    assert TableLink.parse("http://localhost:8666/t/abc#secret") == result
    assert TableLink.parse("http://localhost:8666/?t=abc#secret") == result


def disconnected() -> RemoteTable:
    """A table that has received nothing yet."""
    connection = cast(Any, SimpleNamespace(number=0))
    return RemoteTable(connection, Screen(Console(), Words(None, "en")))


def test_lines_that_the_server_leaves_out_are_counted() -> None:
    table = disconnected()
    news = [{"number": number, "said": f"line {number}"} for number in (301, 302)]
    table.handle({"type": "news", "number": 302, "news": news})
    assert table.log() == ["(300 earlier lines not shown)", "line 301", "line 302"]
    table.handle({"type": "news", "number": 303, "news": [{"number": 303, "said": "line 303"}]})
    assert table.log()[-2:] == ["line 302", "line 303"]


def test_the_log_keeps_what_was_printed(capsys: pytest.CaptureFixture[str]) -> None:
    table = disconnected()
    table.handle({"type": "news", "number": 1, "news": [{"number": 1, "said": "Ada rolls."}]})
    assert table.news() == ["Ada rolls."]
    assert table.news() == []
    LineGame(table).answer("log")
    assert "Ada rolls." in capsys.readouterr().out
