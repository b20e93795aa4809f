"""Seat: the souls and cards of one player."""

from pandemonium.engine.formats.saving import Cards, Number, slots
from pandemonium.games.lets_summon_demons.components import MAX_SOULS

SEAT_FIELDS = (
    Number("souls", 0, MAX_SOULS),
    Cards("candles"),
    Cards("row"),
    Cards("demons"),
    Cards("hand"),
)


class Seat:
    """One player's things: souls, candles, Block cards (`row`), Demons in play, secret hand."""

    __slots__ = slots(SEAT_FIELDS)

    def __init__(self) -> None:
        """Leaves the lists of card numbers unset, for speed: the caller sets them at once."""
        self.souls: int = 0
        self.candles: list[int]
        self.row: list[int]
        self.demons: list[int]
        self.hand: list[int]

    def clone(self) -> "Seat":
        """An independent copy; the list of candles is never changed, so it is shared."""
        copy = Seat()
        copy.souls = self.souls
        copy.candles = self.candles
        copy.row = self.row[:]
        copy.demons = self.demons[:]
        copy.hand = self.hand[:]
        return copy


def seat_with(souls: int) -> Seat:
    """A seat with souls and nothing else."""
    seat = Seat()
    seat.souls = souls
    seat.candles, seat.row, seat.demons, seat.hand = [], [], [], []
    return seat
