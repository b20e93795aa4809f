"""Dice and payments: the six faces that a die can show, and every way to pay a cost with them.

A payment is a number of dice by colour and face; which symbol a wildcard stands for makes no
difference to it (DS 3.6). A cost has at most three symbols, so all payments and all costs are small
tables, and so is what can be paid with which dice.
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

FACE_NAMES: Final = ("bm", "bs", "b*", "rs", "ru", "r*")
BLUE_SIDES: Final = [BLUE_MERCURY] * 3 + [BLUE_SALT] * 2 + [BLUE_WILD]
RED_SIDES: Final = [RED_SALT] * 2 + [RED_SULPHUR] * 2 + [RED_WILD] * 2

MAX_SYMBOLS: Final = 3
SYMBOLS: Final = "msu"
# A die as colour, letter and sign; a symbol of a cost as letter and sign.
DICE_SIGNS: Final = ("bM☿", "bS⊖", "b★", "rS⊖", "rU△", "r★")
COST_SIGNS: Final = ("M☿", "S⊖", "U△")


class Payment:
    """A number of dice of each face; `number` is its index in `PAYMENTS`."""

    __slots__ = ("blues", "counts", "number", "reds", "text", "wilds")

    def __init__(self, number: int, counts: list[int]) -> None:
        """`counts` is the number of dice paid, by face."""
        self.number = number
        self.counts = counts
        self.wilds = counts[BLUE_WILD] + counts[RED_WILD]
        self.blues = sum(counts[:RED_SALT])
        self.reds = sum(counts[RED_SALT:])
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

    __slots__ = (
        "bit",
        "known",
        "matches",
        "mercury",
        "payments",
        "salt",
        "sulphur",
        "text",
        "total",
    )

    def __init__(self, symbols: str) -> None:
        """`symbols` spells the cost: `"ssu"` is two salt and one sulphur."""
        self.mercury = symbols.count("m")
        self.salt = symbols.count("s")
        self.sulphur = symbols.count("u")
        self.total = len(symbols)
        self.text = symbols
        self.bit: int = 1 << ALL_COSTS.index("".join(sorted(symbols)))  # in `PAYABLE`
        self.matches = [self._is_matched_by(payment) for payment in PAYMENTS]  # by number
        self.payments = [payment for payment in PAYMENTS if self.matches[payment.number]]
        self.payments.sort(key=_expense)
        self.known: dict[int, list[Payment]] = {}  # the ways to pay found so far

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
        return max(0, sum(self.short(tray)) - tray[BLUE_WILD] - tray[RED_WILD])

    def ways(self, tray: list[int]) -> list[Payment]:
        """Every different way to pay with the dice of the tray, cheapest first; do not change it.

        Cached: more than three dice of a face are as good as three, so there are few cases.
        """
        key = 0
        for face in range(SHOWN):
            dice = tray[face]
            key = 4 * key + (dice if dice < MAX_SYMBOLS else MAX_SYMBOLS)
        ways = self.known.get(key)
        if ways is None:
            ways = [payment for payment in self.payments if payment.fits(tray)]
            self.known[key] = ways
        return ways


def text_of(counts: list[int]) -> str:
    """Dice in notation: `bm` is a blue mercury, `r*` a red wildcard."""
    return " ".join(FACE_NAMES[face] for face in range(SHOWN) for _ in range(counts[face]))


def signs_of(counts: list[int]) -> str:
    """Dice for people: `bM☿ b★`."""
    return " ".join(DICE_SIGNS[face] for face in range(SHOWN) for _ in range(counts[face]))


def counts_by_face(counts: list[int]) -> dict[str, int | str]:
    """The numbers of dice as arguments of a sentence: `value1` to `value6`."""
    return {f"value{face + 1}": counts[face] for face in range(SHOWN)}


def counts_by_symbol(symbols: str) -> dict[str, int | str]:
    """The symbols of a cost as arguments of a sentence."""
    return {
        "mercury": symbols.count("m"),
        "salt": symbols.count("s"),
        "sulphur": symbols.count("u"),
    }


def cost_signs(symbols: str) -> str:
    """A cost for people: `S⊖ U△`."""
    return " ".join(COST_SIGNS[SYMBOLS.index(symbol)] for symbol in symbols)


def purse(tray: list[int]) -> int:
    """The index in `PAYABLE` of what the dice of a tray can pay."""
    mercury = tray[BLUE_MERCURY]
    salt = tray[BLUE_SALT] + tray[RED_SALT]
    sulphur = tray[RED_SULPHUR]
    wild = tray[BLUE_WILD] + tray[RED_WILD]
    return _purse_of(
        mercury if mercury < MAX_SYMBOLS else MAX_SYMBOLS,
        salt if salt < MAX_SYMBOLS else MAX_SYMBOLS,
        sulphur if sulphur < MAX_SYMBOLS else MAX_SYMBOLS,
        wild if wild < MAX_SYMBOLS else MAX_SYMBOLS,
    )


def _purse_of(mercury: int, salt: int, sulphur: int, wild: int) -> int:
    return 64 * mercury + 16 * salt + 4 * sulphur + wild


def _expense(payment: Payment) -> tuple[int, int, int, int]:
    """Wildcards are dearest, then red dice, which are rarer; then red wildcards."""
    return payment.wilds, payment.reds, payment.counts[RED_WILD], payment.number


def _all_payments() -> list[Payment]:
    """Every combination of one to three dice."""
    payments: list[Payment] = []
    for size in range(1, MAX_SYMBOLS + 1):
        for faces in combinations_with_replacement(range(SHOWN), size):
            payments.append(Payment(len(payments), [faces.count(face) for face in range(SHOWN)]))
    return payments


def _all_costs() -> list[str]:
    """Every cost of up to three symbols, each written in the order of the letters."""
    return [
        "".join(symbols)
        for size in range(MAX_SYMBOLS + 1)
        for symbols in combinations_with_replacement(SYMBOLS, size)
    ]


def _payable() -> list[int]:
    """For each purse a bit mask of the costs that can be paid."""
    counts = range(MAX_SYMBOLS + 1)
    costs = [Cost(symbols) for symbols in ALL_COSTS]
    table = [0] * 256
    for mercury in counts:
        for salt in counts:
            for sulphur in counts:
                for wild in counts:
                    tray = [mercury, salt, wild, 0, sulphur, 0]
                    table[_purse_of(mercury, salt, sulphur, wild)] = sum(
                        cost.bit for cost in costs if not cost.lacks(tray)
                    )
    return table


PAYMENTS: Final = _all_payments()
ALL_COSTS: Final = _all_costs()
PAYABLE: Final = _payable()
