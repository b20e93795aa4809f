"""`pandemonium play --join`: the line mode at a table of a server."""

import asyncio
from pathlib import Path

import pytest

from pandemonium.cli import main
from pandemonium.terminal.wire import Address, WireError
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
        host = await Guest.come(url, "Host")
        wish = {"game": "lets-summon-demons", "players": 2, "sit": False, "options": {"souls": 3}}
        made = (await host.post("/api/tables", key="1", **wish)).json()
        await host.post(
            f"/api/tables/{made['table']}/commands",
            type="seat", key="2", table=made["table"], seat=1, level="random",
        )  # fmt: skip
        typed = ["", "?", "why end", "table", "nonsense", "log", "say hello", "1", "1", "surrender"]
        assert await join(made["invite"], "Ada", monkeypatch, typed) == 0
    printed = capsys.readouterr().out
    assert "won" in printed
    assert "LSD" in printed  # why not
    assert "hello" in printed
    assert "nonsense" in printed
    assert (tmp_path / "mine" / "servers.json").stat().st_mode & 0o77 == 0


async def test_leaving_keeps_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PANDEMONIUM_DATA", str(tmp_path / "mine"))
    async with serving(tmp_path / "tables") as url:
        host = await Guest.come(url, "Host")
        wish = {"game": "dice-summoners", "players": 2, "bots": ["random"], "sit": False}
        made = (await host.post("/api/tables", key="1", **wish)).json()
        for _ in range(2):  # the second time one is known, and sits already
            assert await join(made["invite"], "Ada", monkeypatch, ["", "quit"]) == 0
    assert "seat is kept" in capsys.readouterr().out


async def test_a_link_that_leads_nowhere_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PANDEMONIUM_DATA", str(tmp_path / "mine"))
    async with serving(tmp_path / "tables") as url:
        assert await join(f"{url}/t/nosuchtable#x", "Ada", monkeypatch, [""]) == 1
        assert "no such table" in capsys.readouterr().out
    assert main(["play", "--join", f"{url}/t/table"]) == 2
    assert "does not answer" in capsys.readouterr().err
    for link in ("nonsense", "http://", "ftp://x/t/1", "http://x/y/1"):
        with pytest.raises(WireError, match="no link"):
            Address.read(link)
