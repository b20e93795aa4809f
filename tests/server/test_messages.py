"""Messages: what is read, what is refused, and that the page about them is true."""

import json
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from pandemonium.app import messages
from pandemonium.app.errors import ServerError
from pandemonium.server.tables.identities import Identity
from pandemonium.server.wire.schema import wire_schema
from pandemonium.table.commands.registry import COMMANDS

ADA = Identity("a1", "Ada", "teal", 0.0)
SCHEMA = wire_schema()


def schema_of(side: str) -> Draft202012Validator:
    """Checks messages of a client or of a server."""
    return Draft202012Validator({**SCHEMA["properties"][side], "$defs": SCHEMA["$defs"]})


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("command", messages.COMMANDS, ids=lambda command: command.__name__)
def test_every_command_becomes_an_entry_of_the_table(command: type[messages.Command]) -> None:
    given: dict[str, Any] = {"key": "k", "table": "t", "seat": 1, "actions": ["roll"]}
    given |= {"what": "draw", "text": "hello", "question": "bury", "contribution": "00" * 32}
    names = command.__struct_fields__
    made = command(**{name: given[name] for name in names if name in given})
    deed = COMMANDS[command.kind].read(made.fields(ADA))
    assert deed.kind == command.kind
    again = messages.read_client(messages.write(made))
    assert again == made
    schema_of("client").validate(json.loads(messages.write(made)))


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
        messages.read_client(text)
    assert refused.value.key == problem
    assert str(refused.value).endswith(".")


@given(st.none() | st.floats() | st.text() | st.lists(st.text()) | st.binary())
def test_nothing_that_is_sent_does_harm(value: Any) -> None:
    text = value if isinstance(value, bytes) else json.dumps({"type": value})
    with pytest.raises(ServerError):
        messages.read_client(text)


def test_a_number_is_put_in_front_of_a_message() -> None:
    body = messages.write(messages.Done(key="k"))
    assert messages.read_server(messages.numbered(7, body)) == messages.Done(key="k", serial=7)
    schema_of("server").validate(json.loads(messages.numbered(7, body)))


def test_a_client_is_told_of_every_message_that_a_server_may_send() -> None:
    assert set(get_args(messages.FromServer)) == set(messages.ServerMessage.__subclasses__())


def test_no_two_messages_have_the_same_name() -> None:
    for union in (messages.FromClient, messages.FromServer):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(set(tags)) == len(tags)
