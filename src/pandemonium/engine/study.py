"""Study: what of a game is worth counting when many games of it are studied.

A game says it once, in its `study.py`, and names it in its presenter. A game that says nothing is
studied all the same: every kind of event that names a card and a seat is counted.
"""

from dataclasses import dataclass

from pandemonium.engine.options import Value


@dataclass(frozen=True)
class Tally:
    """Something to count in every game: how often each thing came to each seat.

    `tally-<name>` words what the things are. `kinds` are kinds of events; their field `thing` names
    what is counted, the id of a card as a rule, and their field `seat` who has it. With no `seat`
    things are counted once for the whole table. `beside` names another tally in whose table this
    one is shown.
    """

    name: str
    kinds: tuple[str, ...]
    thing: str = "card"
    seat: str = "seat"
    beside: str = ""


@dataclass(frozen=True)
class Study:
    """What to count in a game, and which of its variants to compare.

    `turns` are the kinds of events with which a turn of `seat` begins. `variants` are options with
    another value than usual; with none given, every flag is turned and every choice is made.
    """

    turns: tuple[str, ...] = ("turn-begun",)
    tallies: tuple[Tally, ...] = ()
    variants: tuple[tuple[str, Value], ...] = ()


DEFAULT_STUDY = Study()  # of a game that says nothing
