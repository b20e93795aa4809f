"""All randomness is injected: rules roll and draw from the `Chance` that a state holds.

`Chance` is a fast, reproducible generator. `SealedChance` cannot be predicted, but verified after
the game (commit-reveal). `ScriptedChance` returns given results, for tests and tutorials.
"""

import hashlib
import secrets
from typing import Final

from pandemonium.engine.errors import OptionError, PositionError
from pandemonium.engine.mypyc_compat import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
SEEDS: Final = 1 << 64
WARM_UP: Final = 12
SECRET_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A seeded generator (sfc32) on 32-bit integers: the same numbers on every platform."""

    __slots__ = ("a", "b", "c", "counter", "seed")

    def __init__(self, seed: int = 0, rounds: int = WARM_UP) -> None:
        """Start the stream of `seed` (0 to 2**64 - 1), mixed for some rounds."""
        high = seed >> 32
        if not 0 <= high <= MASK:
            raise OptionError("bad-seed", {"seed": str(seed)})
        self.seed = seed
        self.a: i64 = seed & MASK
        self.b: i64 = high
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(rounds):
            Chance.bits(self)

    def bits(self) -> i64:
        """The next 32 random bits of the stream."""
        mixed = (self.a + self.b + self.counter) & MASK
        c = self.c
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) | (c >> 11)) & MASK) + mixed) & MASK
        return mixed

    def below(self, n: i64) -> i64:
        """A uniform random number from 0 to n - 1; n is at most 2**31."""
        product = self.bits() * n
        low = product & MASK
        if low < n:  # reject the few values that would make some results likelier (Lemire)
            threshold = (MASK + 1 - n) % n
            while low < threshold:
                product = self.bits() * n
                low = product & MASK
        return product >> 32

    def die(self, sides: int = 6) -> int:
        """A roll of one die, from 1."""
        return self.below(sides) + 1

    def draw(self, cards: list[int]) -> int:
        """Remove and return a random card. The order of the others is not kept: they are a set."""
        index = self.below(len(cards))
        card = cards[index]
        last = cards.pop()
        if index < len(cards):
            cards[index] = last
        return card

    def clone(self) -> "Chance":
        """An independent copy that continues with the same numbers."""
        copy = Chance(self.seed, 0)
        copy.copy_position(self)
        return copy

    def copy_position(self, other: "Chance") -> None:
        """Continue where `other` is."""
        self.seed = other.seed
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter

    def save(self) -> dict[str, object]:
        """The state of the generator as JSON."""
        return {"kind": "fast", "numbers": [self.seed, self.a, self.b, self.c, self.counter]}


class SealedChance(Chance):
    """A commit-reveal generator: a secret stretched by BLAKE2 in counter mode."""

    __slots__ = ("block", "contributions", "key", "position", "secret")

    def __init__(self, secret: bytes, contributions: tuple[bytes, ...] = ()) -> None:
        """Take a secret of 32 bytes and the contributions of players, 32 bytes each, in order."""
        for given in (secret, *contributions):
            if len(given) != SECRET_BYTES:
                raise OptionError("bad-secret", {"bytes": SECRET_BYTES, "count": len(given)})
        super().__init__(0, 0)
        self.secret = secret
        self.contributions = contributions
        self.key: bytes = secret
        if contributions:  # then neither the host nor any player controls the key
            self.key = hashlib.sha256(secret + b"".join(contributions)).digest()
        self.position: int = 0
        self.block: bytes = b""

    @staticmethod
    def fresh() -> "SealedChance":
        """A chance with a new secret from the operating system."""
        return SealedChance(secrets.token_bytes(SECRET_BYTES))

    @property
    def seal(self) -> str:
        """The commitment to publish before the game: the SHA-256 hash of the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    def bits(self) -> i64:
        """32 bits: word number `position` of the stream, sixteen words to a BLAKE2 block."""
        word = self.position % 16
        if word == 0 or not self.block:
            number = self.position // 16
            self.block = hashlib.blake2b(number.to_bytes(8, "big"), key=self.key).digest()
        self.position += 1
        return int.from_bytes(self.block[4 * word : 4 * word + 4], "big")

    def clone(self) -> Chance:
        copy = SealedChance(self.secret, self.contributions)
        copy.position = self.position
        copy.block = self.block
        return copy

    def save(self) -> dict[str, object]:
        """Secret and position: enough to predict the rest of the game."""
        return {"kind": "sealed", **self.origin(), "position": self.position}

    def origin(self) -> dict[str, object]:
        """Secret and contributions, as records store them."""
        origin: dict[str, object] = {"secret": self.secret.hex()}
        if self.contributions:
            origin["contributions"] = [given.hex() for given in self.contributions]
        return origin

    @staticmethod
    def from_origin(origin: dict[str, object]) -> "SealedChance":
        """The chance that `origin()` serialized; a ValueError if the data is malformed.

        Check untrusted data first.
        """
        contributions = origin.get("contributions", [])
        if not isinstance(contributions, list):
            raise damaged(contributions)
        given = tuple(bytes.fromhex(str(contribution)) for contribution in contributions)
        return SealedChance(bytes.fromhex(str(origin["secret"])), given)


class ScriptedChance(Chance):
    """Given results, dice and drawn cards apart; after them, a plain generator.

    A script that does not fit the game raises a PositionError.
    """

    __slots__ = ("cards", "dice")

    def __init__(self, dice: list[int], cards: list[list[int]], seed: int = 0) -> None:
        """Return `dice` from the next rolls, and one of each of `cards` from the next draws."""
        super().__init__(seed)
        self.dice = dice[:]
        self.cards = [copies[:] for copies in cards]

    def die(self, sides: int = 6) -> int:
        """The next scripted roll, if one is left."""
        if not self.dice:
            return self.below(sides) + 1
        rolled = self.dice.pop(0)
        if not 1 <= rolled <= sides:
            raise PositionError("script-die", {"rolled": rolled, "sides": sides})
        return rolled

    def draw(self, cards: list[int]) -> int:
        """The next scripted card, if one is left; it must be there to be drawn."""
        if not self.cards:
            return Chance.draw(self, cards)
        copies = self.cards.pop(0)
        for card in copies:
            if card in cards:
                cards.remove(card)
                return card
        raise PositionError("script-card", {"number": copies[0] if copies else -1})

    def clone(self) -> Chance:
        copy = ScriptedChance(self.dice, self.cards, self.seed)
        copy.copy_position(self)
        return copy

    def save(self) -> dict[str, object]:
        """The rest of the script and the generator behind it."""
        return {
            "kind": "scripted",
            "numbers": [self.seed, self.a, self.b, self.c, self.counter],
            "dice": self.dice[:],
            "cards": [copies[:] for copies in self.cards],
        }


class RecordingChance(Chance):
    """Wraps another chance and records the bound and the result of each call."""

    __slots__ = ("calls", "inner")

    def __init__(self, inner: Chance) -> None:
        super().__init__(0, 0)
        self.seed = inner.seed
        self.inner = inner
        self.calls: list[tuple[int, int]] = []

    def bits(self) -> i64:
        return self.inner.bits()

    def below(self, n: i64) -> i64:
        result = self.inner.below(n)
        self.calls.append((n, result))
        return result

    def die(self, sides: int = 6) -> int:
        """A roll of the wrapped chance: a script has its own dice."""
        rolled = self.inner.die(sides)
        self.calls.append((sides, rolled - 1))
        return rolled

    def draw(self, cards: list[int]) -> int:
        """A card from the wrapped chance: a script has its own cards."""
        if not isinstance(self.inner, ScriptedChance):
            return Chance.draw(self, cards)
        all_cards = cards[:]
        card = self.inner.draw(cards)
        self.calls.append((len(all_cards), all_cards.index(card)))
        return card

    def clone(self) -> Chance:
        """A copy of the wrapped chance: copies are not recorded."""
        return self.inner.clone()

    def save(self) -> dict[str, object]:
        return self.inner.save()


def load_chance(data: dict[str, object]) -> Chance:
    """The generator that `save()` serialized."""
    kind = data.get("kind")
    if kind == "sealed":
        sealed = SealedChance.from_origin(data)
        sealed.position = _numbers([data["position"]])[0]
        if not 0 <= sealed.position < SEEDS:
            raise damaged(sealed.position)
        # the current block is computed again when the next word is needed
        return sealed
    if kind not in ("fast", "scripted"):
        raise damaged(kind)
    chance = Chance(0, 0)
    if kind == "scripted":
        cards = data["cards"]
        if not isinstance(cards, list):
            raise damaged(cards)
        chance = ScriptedChance(_numbers(data["dice"]), [_numbers(copies) for copies in cards])
    chance.seed, *words = _numbers(data["numbers"])
    if not 0 <= chance.seed < SEEDS:
        raise damaged(chance.seed)
    if not all(0 <= word <= MASK for word in words):
        raise damaged(words)
    chance.a, chance.b, chance.c, chance.counter = words
    return chance


def damaged(value: object) -> PositionError:
    """The error for a saved generator that is malformed."""
    return PositionError("damaged-chance", {"value": repr(value)[:60]})


def _numbers(value: object) -> list[int]:
    """The value as a list of whole numbers, or a PositionError."""
    if not isinstance(value, list) or not all(isinstance(number, int) for number in value):
        raise damaged(value)
    return list(value)
