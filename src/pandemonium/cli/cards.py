"""The command `cards`: lists the cards of a game, optionally with a card file."""

import argparse

import pandemonium as pm
from pandemonium.cli.errors import UsageError
from pandemonium.cli.parsing import Parser, add_cards, add_game, add_json, new_command, write_json
from pandemonium.engine.game import Card, Game, describe_card
from pandemonium.engine.text_view import Section, headings
from pandemonium.locale.words import Words
from pandemonium.terminal import layout


def add_command(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add the command and its arguments."""
    parser = new_command(commands, "cards", words, run)
    add_game(parser, words)
    parser.add("name", metavar="name", nargs="?", key="cli-card-name")
    add_json(parser)
    add_cards(parser)


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Print the cards of a game, or those with a name."""
    options = {"cards": namespace.cards} if namespace.cards else {}
    game = pm.game(namespace.game, **options)
    game.check_work()
    game_words = Words(game, words.language)
    matches = _find(game, game_words, namespace.name or "")
    if namespace.json:
        return write_json([describe_card(card, game_words) for card in matches])
    layout.console().print(layout.table(_section(game, matches, game_words)))
    return 0


def _find(game: Game, words: Words, name: str) -> list[Card]:
    """The cards whose name matches; raises UsageError if none does."""
    cards = [card for card in game.cards if card.copies]
    if not cards:
        raise UsageError("no-cards", {"game": game.title})
    matches = [card for card in cards if words.is_called(card.id, name)]
    if not matches:
        raise UsageError("no-card", {"name": name})
    return matches


def _section(game: Game, cards: list[Card], words: Words) -> Section:
    """The cards as a table, without the column of figures if no card has any."""
    columns = ["card", "kind", "figures", "copies", "text"]
    rows = [_row(card, words) for card in cards]
    if not any(row[2] for row in rows):
        columns.remove("figures")
        rows = [[*row[:2], *row[3:]] for row in rows]
    header = headings(words, columns)
    count = sum(card.copies for card in cards)
    title = words.text("cli-cards-of", game=game.title, designs=len(cards), cards=count)
    return Section(title, header, rows)


def _row(card: Card, words: Words) -> list[str]:
    """A row: name, kind, figures, copies and text."""
    figures = [words.text(f"figure-{name}", value=n) for name, n in card.figures().items()]
    kind = words.text(f"kind-{card.kind}")
    text = words.card_text(card.id)
    return [words.card(card.id), kind, ", ".join(figures), str(card.copies), text]
