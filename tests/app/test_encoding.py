"""Encoding: the encoder of the standard library and that of the server agree byte by byte."""

import json

import msgspec
import pytest

from pandemonium.app.messages import Done, History, encoding
from pandemonium.app.table_core import TableCore
from pandemonium.table.commands.making import CreateTable
from pandemonium.table.commands.seating import Seat, Sit


def messages(encode: object, embed: object, patch: pytest.MonkeyPatch) -> list[bytes]:
    """Messages of all sorts about a new table, and about a seat that a bot takes there."""
    patch.setattr(encoding, "_encode", encode)
    patch.setattr(encoding, "_embed", embed)
    core = TableCore("t", "1")
    made = CreateTable(game="lets-summon-demons", seal="00" * 32, name="Chez « Ada » ☃")
    core.apply_all([made.entry("ada", 1.5), Sit("Ada", 0, "").entry("ada", 2.0)])
    bodies = [core.position(None, [], language)[0] for language in ("en", "fr")]
    bodies.append(core.position(0, [0], "fr")[0])
    core.apply(Seat(1, "imp").entry("ada", 3.25))
    bodies += core.changes({(0, "en"), (0, "fr"), (None, "en")})[0].values()
    bodies.append(encoding.write(core.history(0, History(key="k", table="t", before=9), "en")))
    bodies.append(encoding.write(Done(key="k")))
    return sorted(bodies)


def test_both_encoders_write_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = encoding._encode_plainly
    ours = messages(plain, json.loads, monkeypatch)
    assert len(ours) == 8
    assert messages(msgspec.json.Encoder().encode, msgspec.Raw, monkeypatch) == ours


def test_the_server_has_the_fast_encoder() -> None:
    import pandemonium.server  # noqa: F401 - sets it

    assert encoding._embed is msgspec.Raw
