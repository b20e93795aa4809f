"""Which arguments a message of a catalogue uses, so that equal sentences need not be made twice."""

from functools import cache
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import ast


class Arguments(NamedTuple):
    """The arguments of a message, those of the messages that it refers to among them.

    `judged` are those that decide how the sentence goes; all others just stand in it.
    """

    used: frozenset[str]
    judged: frozenset[str]


NOTHING = Arguments(frozenset(), frozenset())


@cache
def arguments_of(bundle: FluentBundle, key: str) -> Arguments:
    """What the message needs to be told; nothing, if there is no such message."""
    if not bundle.has_message(key):
        return NOTHING
    found = _Finder(bundle)
    found.look_at(bundle.get_message(key).value, is_judged=False)
    return Arguments(frozenset(found.used), frozenset(found.judged))


class _Finder:
    """Walks through a message."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.used: set[str] = set()
        self.judged: set[str] = set()

    def look_at(self, node: Any, is_judged: bool) -> None:
        """Note the arguments in a part of a message; a selector or a function judges them."""
        if isinstance(node, ast.VariableReference):
            self.used.add(node.id.name)
            if is_judged:
                self.judged.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            of_other = arguments_of(self.bundle, node.id.name)
            self.used |= of_other.used
            self.judged |= of_other.used if is_judged else of_other.judged
        elif isinstance(node, ast.SelectExpression):
            self.look_at(node.selector, is_judged=True)
            self.look_at(node.variants, is_judged)
        elif isinstance(node, list):
            for one in node:
                self.look_at(one, is_judged)
        elif isinstance(node, ast.BaseNode):
            for part in vars(node).values():
                self.look_at(part, is_judged or isinstance(node, ast.FunctionReference))
