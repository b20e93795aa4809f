"""Deck sets: the four printed ones, custom ones and random ones (DS 1.4 to 1.6)."""

import re
import tomllib
from typing import Final

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import OptionError
from pandemonium.games.dice_summoners.cards import Design

# How many decks of each kind make a deck set.
FORMAT = {"basic": 2, "advanced": 4, "mythic": 3, "spell_set": 3, "aura": 2, "curse": 2}
DECKS: Final = 16


def read_deck_sets(text: str) -> dict[str, list[str]]:
    """The printed deck sets by id: card ids in the order of the format."""
    sets: dict[str, list[str]] = {}
    for one in tomllib.loads(text)["deck_set"]:
        sets[one["id"]] = [card for kind in FORMAT for card in one[kind]]
    return sets


def read_custom(designs: list[Design], text: str) -> list[str]:
    """The ids of a custom deck set; an OptionError says what is missing and what is too much."""
    names = [name for name in re.split(r"[\s,;]+", text.strip().lower()) if name]
    problems = _problems(designs, names)
    if problems:
        raise OptionError(
            f"option decks: {'; '.join(problems)}. It takes {DECKS} different decks: "
            + ", ".join(f"{count} {kind}" for kind, count in FORMAT.items())
        )
    order = list(FORMAT)
    kinds = {design.id: design.kind for design in designs}
    return sorted(names, key=lambda name: order.index(kinds[name]))


def _problems(designs: list[Design], names: list[str]) -> list[str]:
    """Everything that is wrong with a custom deck set, in words."""
    kinds = {design.id: design.kind for design in designs}
    problems = []
    for name in dict.fromkeys(names):
        if name not in kinds:
            problems.append(f"there is no card {name!r}")
        elif kinds[name] not in FORMAT:
            hint = "; name the mythic instead" if kinds[name] == "ritual" else ""
            problems.append(f"{name!r} is a {kinds[name].replace('_', ' ')} and no deck{hint}")
        if names.count(name) > 1:
            problems.append(f"{name!r} is there {names.count(name)} times")
    for kind, wanted in FORMAT.items():
        found = len({name for name in names if kinds.get(name) == kind})
        if found < wanted:
            problems.append(f"{wanted - found} {kind} missing")
        elif found > wanted:
            problems.append(f"{found - wanted} {kind} too many")
    return problems


def draw_decks(designs: list[Design], chance: Chance) -> list[str]:
    """A deck set by lot: every set of the format is equally likely."""
    drawn = []
    for kind, wanted in FORMAT.items():
        of_kind = [index for index, design in enumerate(designs) if design.kind == kind]
        chosen = sorted(chance.draw(of_kind) for _ in range(wanted))
        drawn += [designs[index].id for index in chosen]
    return drawn
