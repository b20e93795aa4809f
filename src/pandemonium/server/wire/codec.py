"""Decoding of messages: msgspec structs are built once from the declarations and validate.

Messages, commands and HTTP bodies are standard-library dataclasses with limits as metadata. Each
becomes a struct with the same fields, from which come validation, JSON Schema and the OpenAPI
pages.
"""

from dataclasses import MISSING, is_dataclass
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import DecodeError, Meta, Struct, UnsetType, ValidationError, structs

from pandemonium.app import messages
from pandemonium.app.errors import ServerError
from pandemonium.app.messages import CLIENT_COMMANDS, CommandMessage, FromClient, Unset
from pandemonium.app.payloads import RequestBody
from pandemonium.table.commands import TableCommand
from pandemonium.table.fields import Doc, Length, Range, declared_fields


def constrained(hint: Any) -> Any:
    """An annotation with our metadata as msgspec understands it."""
    if hint is object:
        return Any
    if hint is Unset:
        return UnsetType
    if is_dataclass(hint):
        return struct_of(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return Annotated[(constrained(args[0]), *map(_meta, args[1:]))]
    if origin in (Union, UnionType):
        return reduce(or_, map(constrained, args))
    if origin in (None, Literal):
        return hint
    return origin[tuple(map(constrained, args))]


def _meta(metadata: object) -> Meta:
    """A limit or a description as msgspec understands it."""
    match metadata:
        case Length(least, most):
            return Meta(min_length=least or None, max_length=most)
        case Range(least, most):
            return Meta(ge=least, le=most)
        case Doc(text):
            return Meta(description=text)
        case _:
            raise TypeError(f"no constraint for {metadata!r}")


def _default(default: object) -> list[Any]:
    """The default of a struct's field, if there is one."""
    if default is MISSING:
        return []
    return [msgspec.UNSET if isinstance(default, Unset) else default]


def struct_of(cls: Any) -> type[Struct]:
    """The struct that validates messages of a class, or values of any other dataclass."""
    return _build_struct(cls)


@cache  # one struct per class: decoders tell them apart
def _build_struct(cls: Any) -> type[Struct]:
    declared: list[Any] = []
    if issubclass(cls, TableCommand):
        declared += [("key", constrained(messages.Key)), ("table", constrained(messages.TableId))]
    declared += [
        (field.name, constrained(field.hint), *_default(field.default))
        for field in declared_fields(cls)
        if not field.is_from_sender
    ]
    if issubclass(cls, messages.ServerMessage):
        declared.append(("serial", constrained(messages.Serial | Unset), msgspec.UNSET))
    is_from_client = issubclass(cls, messages.ClientMessage | TableCommand | RequestBody)
    tag = getattr(cls, "type", None)
    return msgspec.defstruct(
        cls.__name__,
        declared,
        namespace={"__doc__": cls.__doc__},
        tag_field="type" if tag else None,
        tag=tag or None,
        forbid_unknown_fields=is_from_client,
        kw_only=True,
    )


_classes: dict[type[Struct], Any] = {
    struct_of(cls): cls for cls in (*messages.CLIENT_MESSAGES.values(), *CLIENT_COMMANDS.values())
}
ClientUnion: Any = reduce(or_, _classes)
ServerUnion: Any = reduce(or_, map(struct_of, messages.SERVER_MESSAGES.values()))
if TYPE_CHECKING:
    CommandBody = Struct  # any command
    DoneBody = Struct
else:
    CommandBody = reduce(or_, map(struct_of, CLIENT_COMMANDS.values()))
    DoneBody = struct_of(messages.Done)
_decoder: msgspec.json.Decoder[Struct] = msgspec.json.Decoder(ClientUnion)


def read_client(text: str | bytes) -> FromClient:
    """The message that a client sent, or a ServerError about what was expected."""
    try:
        struct = _decoder.decode(text)
    except ValidationError as problem:
        raise ServerError("bad-message", {"problem": str(problem)}) from problem
    except (DecodeError, UnicodeError, RecursionError) as problem:
        raise ServerError("message-not-json") from problem
    cls = _classes[type(struct)]
    if issubclass(cls, TableCommand):
        return command_message(struct)
    message: messages.ClientMessage = cls(**structs.asdict(struct))
    return message


def command_message(struct: Struct) -> CommandMessage:
    """The command that was decoded and validated as a struct."""
    data = structs.asdict(struct)
    key, table = data.pop("key"), data.pop("table")
    return CommandMessage(key=key, table=table, command=_classes[type(struct)], data=data)
