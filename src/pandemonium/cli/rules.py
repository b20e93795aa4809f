"""The command `rules`: prints the rulebook of a game, or the tests of each clause."""

import argparse
from pathlib import Path

from rich.text import Text

import pandemonium as pm
from pandemonium.cli.errors import UsageError
from pandemonium.cli.parsing import Parser, add_game, add_json, new_command, write_json
from pandemonium.engine.formats.rulebook import Clause, find_clauses
from pandemonium.engine.game import About
from pandemonium.locale.words import Words
from pandemonium.terminal import layout
from pandemonium.testing.rule_tests import tests_by_clause


def add_command(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add the command and its arguments."""
    parser = new_command(commands, "rules", words, run)
    add_game(parser, words)
    parser.add("clause", metavar="clause", nargs="?", key="cli-clause")
    add_json(parser)
    parser.add("--coverage", action="store_true", key="cli-coverage")
    parser.add("--tests", metavar="folder", default="tests", key="cli-tests")


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Print the rulebook, one clause or chapter of it, or the tests of each clause."""
    about = pm.about(namespace.game)
    if namespace.coverage:
        return _coverage(namespace, about, words)
    book = about.rulebook(words.language)
    clauses = list(book.values())
    if namespace.clause:
        clauses = find_clauses(book, about.prefix, namespace.clause)
    if namespace.json:
        return write_json([{"id": c.id, "chapter": c.chapter, "text": c.text} for c in clauses])
    if not namespace.clause:
        _print_glossary(about.glossary(words.language))
    _print(clauses)
    return 0


def _print_glossary(glossary: dict[str, str]) -> None:
    """Print the glossary of the rulebook."""
    console = layout.console()
    for word, meaning in glossary.items():
        console.print(Text.assemble((word, "bold"), "  ", layout.prose(meaning)))


def _print(clauses: list[Clause]) -> None:
    """Print clauses with chapter headings."""
    console = layout.console()
    chapter = ""
    for clause in clauses:
        if clause.chapter != chapter:
            chapter = clause.chapter
            console.print(Text(f"\n{chapter}", style="bold underline"))
        console.print(Text.assemble((f"{clause.id}  ", "bold"), layout.prose(clause.text)))


def _coverage(namespace: argparse.Namespace, about: About, words: Words) -> int:
    """Print the tests of each clause; the exit code is 1 if a clause has none."""
    folder = Path(namespace.tests)
    if not folder.is_dir():
        raise UsageError("no-tests", {"folder": str(folder)})
    marked = tests_by_clause(folder)
    matrix = {name: sorted(marked.get(name, [])) for name in about.rulebook("en")}
    missing = [name for name, tests in matrix.items() if not tests]
    if namespace.json:
        write_json(matrix)
    else:
        for name, tests in matrix.items():
            print(f"{name:10} {len(tests):3}  {', '.join(tests)}")
        print(words.text("coverage", clauses=len(matrix), missing=len(missing)))
    return 1 if missing else 0
