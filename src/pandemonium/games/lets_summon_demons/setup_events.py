"""The events of the setup of Let's Summon Demons."""

from pandemonium.engine.event import Element, Event, OfCard, OfSeat
from pandemonium.games.lets_summon_demons.elements import moved_card


class DemonDealt(OfCard, Event):
    """A Demon is dealt; which one, its owner alone sees."""

    kind = "demon-dealt"
    clause = "LSD 1.3"
    details_visible_to = "seat"
    hidden_fields = ("card",)
    path = ("demon_deck", "hand:{event.player}")
    beat = "draw"
    joins = ("demon-dealt",)
    changes = moved_card


class SoulsDealt(Event):
    """Everybody gets the souls to begin with."""

    kind = "souls-dealt"
    clause = "LSD 1.2"
    beat = "collect"
    fixed_weight = 0

    n: int


class FirstPlayerDrawn(OfSeat, Event):
    """The player who begins is drawn at random."""

    kind = "first-player-drawn"
    clause = "LSD 1.5"
    beat = "turn"


class LaterSoulsGiven(OfSeat, Event):
    """Somebody who plays later starts with more souls."""

    kind = "later-souls-given"
    clause = "LSD 9.8"
    path = ("supply", "seat:{event.player}")
    beat = "collect"
    joins = ("later-souls-given",)
    counts = (("souls:{event.player}", "n"),)
    fixed_weight = 0

    n: int


class CandleGiven(OfCard, Event):
    """A seat gets a candle for the whole game."""

    kind = "candle-given"
    clause = "LSD 1.1"
    path = ("", "{event.at}")
    beat = "move"
    joins = ("candle-given",)
    fixed_weight = 0
    changes = moved_card

    at: Element
