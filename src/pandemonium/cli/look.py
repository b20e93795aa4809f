"""Commands that only look: `games`, `rules`, `cards`, `replay`, `about`."""

import argparse
import json
import platform
import sys
from pathlib import Path

from rich.text import Text

import pandemonium as pm
from pandemonium.cli.parsing import Parser, new_command, read_file
from pandemonium.engine.errors import RecordError
from pandemonium.engine.game import Card, Game
from pandemonium.engine.record import Ply
from pandemonium.engine.sheet import Section
from pandemonium.engine.version import VERSION, is_compiled
from pandemonium.locale.words import Words
from pandemonium.rule_tests import tests_by_clause
from pandemonium.terminal import drawing


def add_commands(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add all of them."""
    games = new_command(commands, "games", words)
    rules = new_command(commands, "rules", words)
    cards = new_command(commands, "cards", words)
    replay = new_command(commands, "replay", words)
    about = new_command(commands, "about", words)
    for parser, command in (
        (games, run_games),
        (rules, run_rules),
        (cards, run_cards),
        (replay, run_replay),
        (about, run_about),
    ):
        parser.add_argument("--json", action="store_true", help=words.text("cli-json"))
        parser.set_defaults(command=command)
    for parser in (rules, cards):
        parser.add_argument(
            "game", metavar="GAME", help=words.text("cli-game", games=", ".join(pm.games()))
        )
    rules.add_argument("clause", metavar="CLAUSE", nargs="?", help=words.text("cli-clause"))
    rules.add_argument("--coverage", action="store_true", help=words.text("cli-coverage"))
    rules.add_argument("--tests", metavar="DIR", default="tests", help=words.text("cli-tests"))
    cards.add_argument("name", metavar="NAME", nargs="?", help=words.text("cli-card-name"))
    cards.add_argument("--cards", metavar="FILE", help=words.text("cli-cards-file"))
    replay.add_argument("file", metavar="FILE", help=words.text("cli-record-file"))
    replay.add_argument("--ply", type=int, metavar="N", help=words.text("cli-ply"))
    replay.add_argument("--number", type=int, default=1, metavar="N", help=words.text("cli-number"))


def _write_json(data: object) -> int:
    print(json.dumps(data, ensure_ascii=False, indent=2))
    return 0


# ---------------------------------------------------------------------- games and about


def run_games(namespace: argparse.Namespace, words: Words) -> int:
    """The games that are installed."""
    found = [pm.game(name) for name in pm.games()]
    if namespace.json:
        return _write_json([_game_json(game) for game in found])
    rows = [[game.id, game.title, f"{game.min_players}-{game.max_players}"] for game in found]
    header = [words.text(f"column-{name}") for name in ("game", "title", "players")]
    drawing.console().print(drawing.table(Section(words.text("heading-games"), header, rows)))
    return 0


def _game_json(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "options": [option.to_json() for option in game.options],
    }


def run_about(namespace: argparse.Namespace, words: Words) -> int:
    """Version, build, interpreter, games."""
    about = {
        "version": VERSION,
        "build": "compiled" if is_compiled() else "pure",
        "python": platform.python_version(),
        "games": pm.games(),
    }
    if namespace.json:
        return _write_json(about)
    print(f"Pandemonium {VERSION}")
    print(words.text("about-compiled" if is_compiled() else "about-pure-hint"))
    print(f"Python {about['python']} ({sys.executable})")
    print(words.text("about-games", games=", ".join(pm.games())))
    return 0


# ---------------------------------------------------------------------- rules


def run_rules(namespace: argparse.Namespace, words: Words) -> int:
    """The rulebook, one clause of it, or which tests show each clause."""
    game = pm.game(namespace.game)
    if namespace.coverage:
        return _coverage(namespace, game, words)
    book = game.rulebook(words.language)
    if namespace.clause:
        wanted = namespace.clause.upper()
        names = [name for name in book if name in (wanted, f"{game.about.prefix} {wanted}")]
        if not names:
            names = [name for name in book if name.startswith(f"{game.about.prefix} {wanted}.")]
        if not names:
            raise ValueError(
                words.text(
                    "no-clause",
                    clause=namespace.clause,
                    first=next(iter(book)),
                    last=list(book)[-1],
                )
            )
        book = {name: book[name] for name in names}
    if namespace.json:
        return _write_json(
            [{"id": c.id, "chapter": c.chapter, "text": c.text} for c in book.values()]
        )
    console = drawing.console()
    chapter = ""
    for clause in book.values():
        if clause.chapter != chapter:
            chapter = clause.chapter
            console.print(Text(f"\n{chapter}", style="bold underline"))
        console.print(Text.assemble((f"{clause.id}  ", "bold"), clause.text))
    return 0


def _coverage(namespace: argparse.Namespace, game: Game, words: Words) -> int:
    """Clause by clause, the tests that carry its number; exit code 1 if one has none."""
    folder = Path(namespace.tests)
    if not folder.is_dir():
        raise ValueError(words.text("no-tests", folder=str(folder)))
    marked = tests_by_clause(folder)
    matrix = {name: sorted(marked.get(name, [])) for name in game.clauses}
    missing = [name for name, tests in matrix.items() if not tests]
    if namespace.json:
        _write_json(matrix)
    else:
        for name, tests in matrix.items():
            print(f"{name:10} {len(tests):3}  {', '.join(tests)}")
        print(words.text("coverage", clauses=len(matrix), missing=len(missing)))
    return 1 if missing else 0


# ---------------------------------------------------------------------- cards


def run_cards(namespace: argparse.Namespace, words: Words) -> int:
    """The cards of a game, or those with a name."""
    options = {"cards": namespace.cards} if namespace.cards else {}
    game = pm.game(namespace.game, **options)
    own = Words(game, words.language)
    found = [
        card for card in game.cards if card.copies and own.is_called(card.id, namespace.name or "")
    ]
    if not found:
        raise ValueError(
            words.text("no-card", name=namespace.name)
            if namespace.name
            else words.text("no-cards", game=game.title)
        )
    if namespace.json:
        return _write_json([_card_json(card, own) for card in found])
    columns = ["card", "kind", "figures", "copies", "text"]
    rows = [_card_row(card, own) for card in found]
    if not any(row[2] for row in rows):
        columns.remove("figures")
        rows = [[*row[:2], *row[3:]] for row in rows]
    header = [words.text(f"column-{name}") for name in columns]
    title = words.text(
        "cli-cards-of", game=game.title, designs=len(found), cards=sum(c.copies for c in found)
    )
    drawing.console().print(drawing.table(Section(title, header, rows)))
    return 0


def _card_row(card: Card, words: Words) -> list[str]:
    figures = [words.text(f"figure-{name}", value=n) for name, n in card.figures().items()]
    copies, text = str(card.copies), words.card_text(card.id)
    kind = words.text(f"kind-{card.kind}")
    return [words.card(card.id), kind, ", ".join(figures), copies, text]


def _card_json(card: Card, words: Words) -> dict[str, object]:
    return {
        "id": card.id,
        "name": words.card(card.id),
        "kind": card.kind,
        "copies": card.copies,
        "figures": card.figures(),
        "text": words.card_text(card.id),
    }


# ---------------------------------------------------------------------- replay


def run_replay(namespace: argparse.Namespace, words: Words) -> int:
    """A record move by move, or the table at one ply."""
    records = pm.Record.read_all(read_file(namespace.file))
    if not 1 <= namespace.number <= len(records):
        raise RecordError(
            words.text(
                "no-record", number=namespace.number, count=len(records), file=namespace.file
            )
        )
    record = records[namespace.number - 1]
    plies = pm.replay(record)
    if namespace.ply is not None and not 0 <= namespace.ply < len(plies):
        raise RecordError(words.text("no-ply", ply=namespace.ply, last=len(plies) - 1))
    shown = plies if namespace.ply is None else [plies[namespace.ply]]
    if namespace.json:
        return _write_json([_ply_json(ply) for ply in shown])
    own = Words(plies[0].state.game, words.language, record.seats)
    console = drawing.console()
    for ply in shown:
        if ply.action is not None:
            before = plies[ply.number - 1].state
            label = own.label(before, ply.action)
            console.print(
                Text.assemble(
                    (f"{ply.number:4}  ", "bold"),
                    f"{own.seat(before.player)}: {label}",
                    (f"   {ply.action.text}", "dim"),
                )
            )
        for event in ply.events:
            seen = event.seen_by(None)
            if seen is not None:
                console.print(Text(f"        {own.event(seen)}"))
    last = shown[-1].state
    console.print(drawing.position(last.sheet(None, own), last.game.title))
    return 0


def _ply_json(ply: Ply) -> dict[str, object]:
    return {
        "ply": ply.number,
        "action": None if ply.action is None else ply.action.text,
        "events": [event.seen_by(None) for event in ply.events],
        "view": ply.state.view(None),
    }
