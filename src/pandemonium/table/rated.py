"""Which games count for ratings: whole games by printed rules in which every person has moved."""

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

from pandemonium.engine.options import Option
from pandemonium.players import PLAYERS
from pandemonium.table.commands.closing import CLOSED

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

RatedKind = Literal["", "duel", "free-for-all", "teams", "solitaire"]
BROKEN_OFF: Final = frozenset(("table-ended", CLOSED))  # reasons of games that nobody won or lost


def can_count(session: "TableSession") -> bool:
    """Whether the game of a table counts if it is played to the end, as far as one can see."""
    setup = session.setup
    if not setup.rated or setup.pack or setup.position or setup.lesson:
        return False
    people = [place.who for place in session.seats if place.who]
    bots = {place.bot for place in session.seats if not place.who and place.bot}
    if len(set(people)) < len(people) or not bots <= set(PLAYERS):
        return False
    settings = session.game.settings
    return not any(_is_own(option, settings.get(option.name)) for option in session.game.options)


def kind_of(sides: list[int]) -> RatedKind:
    """The kind of table that ratings distinguish; empty where all win or lose together."""
    sizes = Counter(sides)
    if len(sides) == 1:
        return "solitaire"
    if len(sizes) == 1:
        return ""
    if max(sizes.values()) > 1:
        return "teams"
    return "duel" if len(sizes) == 2 else "free-for-all"


def rated_kind(session: "TableSession") -> RatedKind:
    """The kind under which a finished game counts; empty if it does not."""
    outcome = session.running.state.outcome
    if outcome is None or outcome.reason in BROKEN_OFF or not can_count(session):
        return ""
    people = {seat for seat, place in enumerate(session.seats) if place.who}
    is_alone_with_help = len(people) == 1 and people <= session.helped
    is_whole = people <= session.movers and not session.replaced
    if not people or not is_whole or is_alone_with_help:
        return ""
    return kind_of(session.sides)


def _is_own(option: Option, value: object) -> bool:
    """Whether this value is made by people: a deck or layout that is not one of the printed."""
    is_open = option.type == "str" and bool(option.choices)
    return is_open and (value == option.own_choice or value not in option.choices)
