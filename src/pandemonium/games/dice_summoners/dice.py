"""Dice and payments: the six faces that a die can show, and every way to pay a cost with them.

A payment is a number of dice by colour and face; which symbol a wildcard stands for makes no
difference to it (DS 3.6). A cost has at most three symbols, so all payments are a small table.
"""

from itertools import combinations_with_replacement
from typing import Final

# What a die can show. Colour matters for keeping dice only, never for a cost.
BLUE_MERCURY: Final = 0
BLUE_SALT: Final = 1
BLUE_WILD: Final = 2
RED_SALT: Final = 3
RED_SULPHUR: Final = 4
RED_WILD: Final = 5
SHOWN: Final = 6
SIDES: Final = 6

FACE_NAMES = ("bm", "bs", "b*", "rs", "ru", "r*")
BLUE_SIDES = [BLUE_MERCURY] * 3 + [BLUE_SALT] * 2 + [BLUE_WILD]
RED_SIDES = [RED_SALT] * 2 + [RED_SULPHUR] * 2 + [RED_WILD] * 2

MOST_SYMBOLS: Final = 3
SYMBOLS = "msu"


class Payment:
    """So many dice of each face; `number` is its place in the table of all payments."""

    __slots__ = ("counts", "number", "reds", "text", "wilds")

    def __init__(self, number: int, counts: list[int]) -> None:
        """`counts` says how many dice of each face are paid."""
        self.number = number
        self.counts = counts
        self.wilds = counts[BLUE_WILD] + counts[RED_WILD]
        self.reds = counts[RED_SALT] + counts[RED_SULPHUR] + counts[RED_WILD]
        self.text = text_of(counts)

    def fits(self, tray: list[int]) -> bool:
        """Whether the dice are in the tray."""
        counts = self.counts
        for face in range(SHOWN):  # noqa: SIM110 - an inner loop, faster so when compiled
            if counts[face] > tray[face]:
                return False
        return True


class Cost:
    """Symbols to pay, and the payments that match them, cheapest first."""

    __slots__ = ("matches", "mercury", "payments", "salt", "sulphur", "text", "total")

    def __init__(self, symbols: str) -> None:
        """`symbols` spells the cost: `"ssu"` is two salt and one sulphur."""
        self.mercury = symbols.count("m")
        self.salt = symbols.count("s")
        self.sulphur = symbols.count("u")
        self.total = len(symbols)
        self.text = symbols
        self.matches = [self._is_matched_by(payment) for payment in PAYMENTS]  # by number
        self.payments = [payment for payment in PAYMENTS if self.matches[payment.number]]
        self.payments.sort(key=_expense)

    def _is_matched_by(self, payment: Payment) -> bool:
        """Whether each die shows its symbol or is a wildcard, and none is left over (DS 3.6)."""
        counts = payment.counts
        return (
            sum(counts) == self.total
            and counts[BLUE_MERCURY] <= self.mercury
            and counts[BLUE_SALT] + counts[RED_SALT] <= self.salt
            and counts[RED_SULPHUR] <= self.sulphur
        )

    def short(self, tray: list[int]) -> tuple[int, int, int]:
        """The symbols of each kind that plain dice of the tray leave unpaid."""
        return (
            max(0, self.mercury - tray[BLUE_MERCURY]),
            max(0, self.salt - tray[BLUE_SALT] - tray[RED_SALT]),
            max(0, self.sulphur - tray[RED_SULPHUR]),
        )

    def lacks(self, tray: list[int]) -> int:
        """How many dice are missing once the wildcards have helped; 0 means that it can be paid."""
        lack = -tray[BLUE_WILD] - tray[RED_WILD]
        mercury = self.mercury - tray[BLUE_MERCURY]
        if mercury > 0:
            lack += mercury
        salt = self.salt - tray[BLUE_SALT] - tray[RED_SALT]
        if salt > 0:
            lack += salt
        sulphur = self.sulphur - tray[RED_SULPHUR]
        if sulphur > 0:
            lack += sulphur
        return lack if lack > 0 else 0

    def ways(self, tray: list[int]) -> list[Payment]:
        """Every different way to pay with the dice of the tray, cheapest first."""
        return [payment for payment in self.payments if payment.fits(tray)]


def text_of(counts: list[int]) -> str:
    """Dice in notation: `bm` is a blue mercury, `r*` a red wildcard."""
    return " ".join(FACE_NAMES[face] for face in range(SHOWN) for _ in range(counts[face]))


def _expense(payment: Payment) -> tuple[int, int, int, int]:
    """Wildcards are dearest, then red dice, which are rarer; at last red wildcards."""
    return payment.wilds, payment.reds, payment.counts[RED_WILD], payment.number


def _all_payments() -> list[Payment]:
    """Every handful of one to three dice."""
    payments: list[Payment] = []
    for size in range(1, MOST_SYMBOLS + 1):
        for faces in combinations_with_replacement(range(SHOWN), size):
            payments.append(Payment(len(payments), [faces.count(face) for face in range(SHOWN)]))
    return payments


PAYMENTS = _all_payments()
