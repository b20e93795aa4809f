"""Parses what a person types: a number of the list, notation, or names as they are printed."""

import contextlib
import re
import shutil
import textwrap

from pandemonium.engine.errors import NotationError
from pandemonium.engine.game import Game
from pandemonium.locale.words import Words
from pandemonium.terminal.listing import Item

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - gives `input` arrow keys and history, where available

MIN_WIDTH = 20


def read_line(prompt: str) -> str:
    """Prompt for a line; raises EOFError when standard input is closed or gone."""
    width = shutil.get_terminal_size().columns
    *above, last = textwrap.wrap(prompt, max(MIN_WIDTH, width - 1)) or [""]
    try:
        for line in above:  # a terminal would break the prompt within words
            print(line)
        return input(f"{last} ")
    except UnicodeDecodeError:
        return "?!"  # undecodable input: an invalid answer
    except (OSError, RuntimeError, ValueError) as gone:  # hung up, missing or closed
        raise EOFError from gone


def parse_answer(typed: str, items: list[Item], game: Game, words: Words) -> list[str]:
    """The actions of the item with this number, notation or label; raises NotationError."""
    if typed.isdecimal():
        if 1 <= int(typed) <= len(items):
            return items[int(typed) - 1].actions
        raise NotationError("not-in-the-list", {"typed": typed, "most": len(items)})
    try:
        return [to_notation(typed, game, words)]
    except NotationError:
        if (item := _item_by_label(typed, items)) is None:
            raise
        return item.actions


def _item_by_label(typed: str, items: list[Item]) -> Item | None:
    """The item whose label starts with these words (`buy rabid dog`), if exactly one does."""
    beginning = f"{_normalize(typed)} "
    matches = [item for item in items if f"{_normalize(item.said)} ".startswith(beginning)]
    return matches[0] if len(matches) == 1 else None


def to_notation(typed: str, game: Game, words: Words) -> str:
    """The notation of what was typed: `play blast_wand 1` for `play blast wand 1`.

    Accepts names as they are printed, with spaces, capitals and any apostrophe.
    """
    try:
        return game.action(typed).text
    except NotationError as unread:
        text = _normalize(typed)
        for name, card in _names(game, words):
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", card, text)
        try:
            return game.action(text).text
        except NotationError:
            raise unread from None


def _names(game: Game, words: Words) -> list[tuple[str, str]]:
    """Pairs of a typed name and a card ID, longest names first."""
    names = []
    for card in (*game.cards, *game.parts):
        names += [(_normalize(words.card(card.id)), card.id), (card.id.replace("_", " "), card.id)]
    return sorted(names, key=lambda pair: -len(pair[0]))


def _normalize(text: str) -> str:
    """Lower case, straight apostrophes and single spaces."""
    return " ".join(text.lower().replace("\u2019", "'").split())
