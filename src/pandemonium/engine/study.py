"""Study: what to count when many games are studied.

A game defines it once, in its `study.py`, and names it in its presenter. The default counts every
kind of event that has a card and a seat.
"""

from dataclasses import dataclass

from pandemonium.engine.options import Value

MOMENTS = ("fifth-1", "fifth-2", "fifth-3", "fifth-4", "fifth-5")  # of the turns of a game
NEVER = "never"


@dataclass(frozen=True)
class Tally:
    """Something to count in every game: how often each thing came to each seat.

    `tally-<name>` is the title of the table. `kinds` are kinds of events; their field `thing` holds
    what is counted, usually the id of a card, and their field `seat` who has it. Without a `seat`
    things are counted once for the whole table. `beside` names another tally in whose table this
    one is shown. With `is_timed`, it counts instead in which part of the game (MOMENTS) each seat
    first had any of these events, or that it never had.
    """

    name: str
    kinds: tuple[str, ...]
    thing: str = "card"
    seat: str = "seat"
    beside: str = ""
    is_timed: bool = False


@dataclass(frozen=True)
class Study:
    """What to count in a game, and which of its variants to compare.

    `turns` are the kinds of events with which a turn of `seat` begins. `variants` are options with
    another value than usual; by default, every other value of every flag and choice.
    """

    turns: tuple[str, ...] = ("turn-begun",)
    tallies: tuple[Tally, ...] = ()
    variants: tuple[tuple[str, Value], ...] = ()


DEFAULT_STUDY = Study()
