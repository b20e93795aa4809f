"""Messages: what is read, what is refused, and that the page about them is true."""

import json
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from pandemonium.app import messages
from pandemonium.app.errors import ServerError
from pandemonium.app.messages.encoding import numbered, write
from pandemonium.server.tables.identities import Identity
from pandemonium.server.wire.codec import read_client
from pandemonium.server.wire.schema import wire_schema
from pandemonium.table.commands import read_command

ADA = Identity("a1", "Ada", "teal", 0.0)
SCHEMA = wire_schema()


def schema_of(side: str) -> Draft202012Validator:
    """Checks messages of a client or of a server."""
    return Draft202012Validator({**SCHEMA["properties"][side], "$defs": SCHEMA["$defs"]})


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


EXAMPLE: dict[str, Any] = {
    "seat": 1,
    "actions": ["roll"],
    "what": "draw",
    "text": "hello",
    "question": "bury",
    "number": 0,
    "contribution": "00" * 32,
    "days": 3,
}


@pytest.mark.parametrize("type_", messages.CLIENT_COMMANDS)
def test_every_command_becomes_an_entry_of_the_table(type_: str) -> None:
    command = messages.CLIENT_COMMANDS[type_]
    sent = {"seat"} if type_ == "sit" else {field.name for field in fields(command)}
    data = {name: value for name, value in EXAMPLE.items() if name in sent}
    received = {"type": type_, "key": "k", "table": "t", **data}
    schema_of("client").validate(received)
    message = read_client(json.dumps(received))
    assert isinstance(message, messages.CommandMessage)
    assert (message.key, message.table, message.command) == ("k", "t", command)
    made = message.command_of(ADA)
    entry = made.entry("a1", 1.0)
    assert entry.kind == command.kind
    assert data.items() <= entry.data.items()
    assert read_command(entry) == made


def test_who_sits_down_has_the_name_of_their_profile() -> None:
    message = read_client('{"type": "sit", "key": "k", "table": "t"}')
    assert isinstance(message, messages.CommandMessage)
    assert message.command_of(ADA).entry("a1", 1.0).data == {
        "name": "Ada",
        "seat": None,
        "colour": "teal",
    }
    with pytest.raises(ServerError, match="unknown field `name`"):
        read_client('{"type": "sit", "key": "k", "table": "t", "name": "Bo"}')


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "message-not-json"),
        ("[", "bad-message"),
        ('{"type": "ping"', "message-not-json"),
        (b'{"type": "say", "key": "1", "table": "t", "text": "\xff"}', "message-not-json"),
        ("[]", "bad-message"),
        ("{}", "bad-message"),
        ('{"type": "dance"}', "bad-message"),
        ('{"type": "ping", "more": 1}', "bad-message"),
        ('{"type": "act", "key": "1", "table": "t", "seat": 0, "actions": []}', "bad-message"),
        ('{"type": "act", "key": "1", "table": "t", "seat": -1, "actions": ["a"]}', "bad-message"),
        ('{"type": "act", "key": "", "table": "t", "seat": 0, "actions": ["a"]}', "bad-message"),
        ('{"type": "hello", "protocol": 1, "language": "de"}', "bad-message"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(text: str | bytes, problem: str) -> None:
    with pytest.raises(ServerError) as refused:
        read_client(text)
    assert refused.value.key == problem
    assert str(refused.value).endswith(".")


@given(st.none() | st.floats() | st.text() | st.lists(st.text()) | st.binary())
def test_nothing_that_is_sent_does_harm(value: Any) -> None:
    text = value if isinstance(value, bytes) else json.dumps({"type": value})
    with pytest.raises(ServerError):
        read_client(text)


def test_a_number_is_put_in_front_of_a_message() -> None:
    body = write(messages.Done(key="k"))
    assert body == b'{"type":"done","key":"k"}'
    assert numbered(7, body) == b'{"serial":7,"type":"done","key":"k"}'
    schema_of("server").validate(json.loads(numbered(7, body)))


def test_fields_that_are_not_set_are_left_out_and_null_is_not() -> None:
    update = messages.Update(table="t", number=1, news=[], beats=[], view=None)
    assert write(update) == (
        b'{"type":"news","table":"t","number":1,"news":[],"beats":[],"view":null}'
    )
