"""Records that somebody else wrote: read as data, refused in a line, never obeyed."""

import json

import pytest

import pandemonium as pm
from pandemonium.engine.errors import RecordError
from pandemonium.engine.formats.record import MAX_LETTERS, MAX_NESTING, Record, replay

GAME = "lets-summon-demons"


def text_of(*lines: str, **header: object) -> str:
    """A record with this header."""
    whole = {"game": GAME, "version": "0", "players": 2, "options": {}, "seed": 7, **header}
    received = {name: value for name, value in whole.items() if value is not None}
    return "\n".join(["pandemonium record 1", json.dumps(received, ensure_ascii=False), *lines, ""])


def nested(depth: int) -> object:
    """Lists within lists."""
    value: object = 0
    for _ in range(depth):
        value = [value]
    return value


def test_records_are_split_at_line_feeds_only() -> None:
    names = ["A\u2028da\x85", "B\x0b\x0cea\u2029\x1c"]
    record = Record.read(text_of("roll", seats=names))
    assert (record.seats, record.actions) == (names, ["roll"])
    assert Record.read(record.write()).seats == names
    assert Record.read(text_of("roll").replace("\n", "\r\n")).actions == ["roll"]


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ({"secret": "00" * 32}, "exactly one of seed, secret and position; found: seed, secret"),
        ({"seed": None}, "exactly one of seed, secret and position; found: -"),
        ({"seed": -1}, "seed is -1"),
        ({"seed": 2**64}, "seed is"),
        ({"seed": True}, "seed is True"),
        ({"seed": None, "secret": "00"}, "secret is '00'"),
        ({"seed": None, "secret": "zz" * 32}, "secret is"),
        ({"seed": None, "position": []}, "position is"),
        ({"contributions": ["00" * 32]}, "contributions are"),
        ({"seed": None, "secret": "00" * 32, "contributions": []}, "contributions are"),
        ({"seed": None, "secret": "00" * 32, "contributions": ["00"]}, "contributions are"),
        ({"seed": None, "secret": "00" * 32, "contributions": [7]}, "contributions are"),
        ({"seed": None, "secret": "00" * 32, "contributions": "00"}, "contributions are"),
        ({"seed": None, "secret": "00" * 32, "contributions": ["00" * 32] * 65}, "contributions"),
        ({"options": {"cards": "/dev/zero"}}, "must contain the cards"),
        ({"options": {"cards": {"a": 1}}}, "must contain the cards"),
        ({"options": {"id": "mephisto"}}, "'id' is not an option"),
        ({"options": {"players": 3}}, "'players' is not an option"),
        ({"options": {"self": 3}}, "'self' is not an option"),
        ({"options": []}, "needs 'options'"),
        ({"game": 7}, "needs 'game'"),
        ({"seats": ["Ada"]}, "one name per player"),
        ({"seats": "Ada"}, "one name per player"),
        ({"seats": ["Ada", 7]}, "one name per player"),
        ({"options": {"souls": nested(MAX_NESTING)}}, "nested too deeply"),
    ],
    ids=str,
)
def test_a_bad_header_is_refused_in_a_line(header: dict[str, object], message: str) -> None:
    with pytest.raises(RecordError, match=message) as refused:
        Record.read(text_of(**header))
    assert str(refused.value).startswith("line 2: ")
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x" * (MAX_LETTERS + 1), "at most"),
        ("pandemonium record 1\n" + "[" * 100_000, "nested too deeply"),
        ("pandemonium record 1\n" + '{"a":' * 100_000, "nested too deeply"),
        ("pandemonium record 1\n" + "9" * 5000, "line 2"),
        ("pandemonium record 1", "line 2"),
        (text_of("= 5"), "the result must be a table"),
        (text_of("roll", "= null", "", ""), "line 4: the result must be a table"),
        (text_of("roll", "= " + "[" * 100_000), "line 4: nested"),
    ],
    ids=range(8),
)
def test_a_text_that_is_no_record_is_refused_in_a_line(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message) as refused:
        Record.read(text)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("dicke-daemonen", {"layout": "/dev/zero"}),
        ("dicke-daemonen", {"layout": "/dev/stdin"}),
        (GAME, {"candles": "/dev/zero"}),
        (GAME, {"souls": "9" * 5000}),
        (GAME, {"souls": "--5"}),
        (GAME, {"a b": 1}),
        (GAME, {"": 1}),
        (GAME, {"cards": [{"id": "dog", "copies": 10**9}]}),
        (GAME, {"cards": [7]}),
        ("no-such-game", {}),
    ],
    ids=range(10),
)
def test_options_that_no_table_has_are_refused(game: str, options: dict[str, object]) -> None:
    record = Record.read(text_of(game=game, options=options))
    with pytest.raises(RecordError, match="cannot set up") as refused:
        replay(record)
    assert len(str(refused.value)) < 500


def test_a_card_file_without_an_end_is_given_up() -> None:
    with pytest.raises(pm.PackError, match="at most"):
        pm.game(GAME, cards="/dev/zero")


def test_a_layout_file_without_an_end_is_given_up() -> None:
    with pytest.raises(pm.OptionError):
        pm.game("dicke-daemonen", layout="/dev/zero")
