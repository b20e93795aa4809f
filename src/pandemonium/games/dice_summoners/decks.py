"""Deck sets: the four printed ones, custom ones and random ones (DS 1.4 to 1.6)."""

import re
import tomllib
from collections.abc import Collection
from typing import Final

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import OptionError, Phrase
from pandemonium.engine.task import NO_CARD
from pandemonium.games.dice_summoners.components import Box, Design

# How many decks of each kind make a deck set.
FORMAT: Final = {"basic": 2, "advanced": 4, "mythic": 3, "spell_set": 3, "aura": 2, "curse": 2}
DECKS: Final = 16


def read_deck_sets(text: str) -> dict[str, list[str]]:
    """The printed deck sets by id: card ids in the order of the format."""
    sets: dict[str, list[str]] = {}
    for deck_set in tomllib.loads(text)["deck_set"]:
        sets[deck_set["id"]] = [card for kind in FORMAT for card in deck_set[kind]]
    return sets


def draw_market(box: Box, chance: Chance) -> list[int]:
    """The designs of the decks, drawn if they are random; a ritual follows its mythic."""
    ids = box.deck_ids or draw_decks(box.designs, chance)
    market: list[int] = []
    for name in ids:
        design = box.card_called(name)
        market.append(design)
        ritual = box.ritual_of(design)
        if ritual != NO_CARD:
            market.append(ritual)
    return market


def read_ids(text: str) -> list[str]:
    """The ids in the text of an option."""
    return [name for name in re.split(r"[\s,;]+", text.strip().lower()) if name]


def read_custom(designs: list[Design], text: str) -> list[str]:
    """The ids of a custom deck set; an OptionError lists what is missing and what is too much."""
    names = read_ids(text)
    problems = _problems(designs, names)
    if problems:
        raise OptionError("wrong-decks", {"problem": _joined(problems), "decks": DECKS, **FORMAT})
    order = list(FORMAT)
    kinds = {design.id: design.kind for design in designs}
    return sorted(names, key=lambda name: order.index(kinds[name]))


def _joined(problems: list[Phrase]) -> Phrase:
    """All problems in one sentence."""
    first, *others = problems
    return Phrase("decks-and", first=first, rest=_joined(others)) if others else first


def _problems(designs: list[Design], names: list[str]) -> list[Phrase]:
    """Everything that is wrong with a custom deck set."""
    kinds = {design.id: design.kind for design in designs}
    problems = []
    for name in dict.fromkeys(names):
        if name not in kinds:
            problems.append(Phrase("decks-no-card", card=name))
        elif kinds[name] == "ritual":
            problems.append(Phrase("decks-ritual", card=name))
        elif kinds[name] not in FORMAT:
            problems.append(Phrase("decks-start-set", card=name))
        if names.count(name) > 1:
            problems.append(Phrase("decks-twice", card=name, count=names.count(name)))
    for kind, wanted in FORMAT.items():
        count = len({name for name in names if kinds.get(name) == kind})
        named = Phrase(f"kind-{kind}")
        if count < wanted:
            problems.append(Phrase("decks-missing", count=wanted - count, kind=named))
        elif count > wanted:
            problems.append(Phrase("decks-too-many", count=count - wanted, kind=named))
    return problems


def decks_with(box: Box, decks: list[str], new: Collection[str]) -> list[str]:
    """These decks with new cards in place of others of their kind; a ritual brings its mythic."""
    changed: list[str] = []
    for kind, wanted in FORMAT.items():
        of_kind = [number for number, design in enumerate(box.designs) if design.kind == kind]
        own = [box.name(number) for number in of_kind if _is_new(box, number, new)][:wanted]
        known = {box.name(number) for number in of_kind}.difference(own)
        others = [name for name in decks if name in known]
        changed += others[: wanted - len(own)] + own
    return changed


def _is_new(box: Box, number: int, new: Collection[str]) -> bool:
    """Whether a card, or the ritual that brings it, is new."""
    ritual = box.ritual_of(number)
    return box.name(number) in new or (ritual != NO_CARD and box.name(ritual) in new)


def draw_decks(designs: list[Design], chance: Chance) -> list[str]:
    """A random deck set: every set of the format is equally likely."""
    drawn = []
    for kind, wanted in FORMAT.items():
        of_kind = [index for index, design in enumerate(designs) if design.kind == kind]
        chosen = sorted(chance.draw(of_kind) for _ in range(wanted))
        drawn += [designs[index].id for index in chosen]
    return drawn
