"""Reading what a person types: numbers of the list, notation, and names as they are printed."""

import contextlib
import re
import shutil
import textwrap

from pandemonium.engine.errors import NotationError
from pandemonium.engine.game import Game
from pandemonium.locale.words import Words
from pandemonium.terminal.listing import Item

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - gives `input` its arrow keys and history, where there is one

LEAST_WIDTH = 20


def read_line(prompt: str) -> str:
    """A line that was typed; an EOFError where nobody can type any more, for whatever reason."""
    width = shutil.get_terminal_size().columns
    *above, last = textwrap.wrap(prompt, max(LEAST_WIDTH, width - 1)) or [""]
    try:
        for line in above:  # a terminal would break words where its line ends
            print(line)
        return input(f"{last} ")
    except UnicodeDecodeError:
        return "?!"  # not a text: not an answer either
    except (OSError, RuntimeError, ValueError) as gone:  # hung up, missing or closed
        raise EOFError from gone


def actions_meant(typed: str, items: list[Item], game: Game, words: Words) -> list[str]:
    """The actions of the item with this number, the one that is written so, or is called so."""
    if typed.isdecimal():
        if 1 <= int(typed) <= len(items):
            return items[int(typed) - 1].actions
        raise NotationError("not-in-the-list", {"typed": typed, "most": len(items)})
    try:
        return [in_notation(typed, game, words)]
    except NotationError:
        if (called := _called(typed, items)) is None:
            raise
        return called.actions


def _called(typed: str, items: list[Item]) -> Item | None:
    """The only item whose label begins with these words: `buy rabid dog`, where one is for sale."""
    beginning = f"{_plain(typed)} "
    matches = [item for item in items if f"{_plain(item.said)} ".startswith(beginning)]
    return matches[0] if len(matches) == 1 else None


def in_notation(typed: str, game: Game, words: Words) -> str:
    """What was typed as it is written in records: `play blast wand 1` is `play blast_wand 1`.

    Names may be typed as they are printed, with spaces, capitals and any apostrophe.
    """
    try:
        return game.action(typed).text
    except NotationError as unread:
        wanted = _plain(typed)
        for name, card in _names(game, words):
            wanted = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", card, wanted)
        try:
            return game.action(wanted).text
        except NotationError:
            raise unread from None


def _names(game: Game, words: Words) -> list[tuple[str, str]]:
    """What cards may be called when they are typed, long names first."""
    names = []
    for card in (*game.cards, *game.parts):
        names += [(_plain(words.card(card.id)), card.id), (card.id.replace("_", " "), card.id)]
    return sorted(names, key=lambda pair: -len(pair[0]))


def _plain(text: str) -> str:
    """The text as one would type it."""
    return " ".join(text.lower().replace("\u2019", "'").split())
