"""The arguments that a message of a catalogue uses, so that equal sentences can be shared."""

from functools import cache
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import ast


class Arguments(NamedTuple):
    """The arguments of a message, including those of the messages that it refers to.

    `judged` are those that select a variant or go through a function; the others are inserted as
    they are.
    """

    used: frozenset[str]
    judged: frozenset[str]


NOTHING = Arguments(frozenset(), frozenset())


@cache
def arguments_of(bundle: FluentBundle, key: str) -> Arguments:
    """The arguments of the message; none if it does not exist."""
    if not bundle.has_message(key):
        return NOTHING
    finder = _Finder(bundle)
    finder.visit(bundle.get_message(key).value, is_judged=False)
    return Arguments(frozenset(finder.used), frozenset(finder.judged))


class _Finder:
    """Collects the arguments of a message from its syntax tree."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.used: set[str] = set()
        self.judged: set[str] = set()

    def visit(self, node: Any, is_judged: bool) -> None:
        """Collect the arguments below a node; selectors and functions judge them."""
        if isinstance(node, ast.VariableReference):
            self.used.add(node.id.name)
            if is_judged:
                self.judged.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            of_other = arguments_of(self.bundle, node.id.name)
            self.used |= of_other.used
            self.judged |= of_other.used if is_judged else of_other.judged
        elif isinstance(node, ast.SelectExpression):
            self.visit(node.selector, is_judged=True)
            self.visit(node.variants, is_judged)
        elif isinstance(node, list):
            for part in node:
                self.visit(part, is_judged)
        elif isinstance(node, ast.BaseNode):
            for part in vars(node).values():
                self.visit(part, is_judged or isinstance(node, ast.FunctionReference))
