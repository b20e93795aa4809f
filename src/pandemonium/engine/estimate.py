"""Estimate: learned weights that turn the features of a seat into one number."""

import json
from typing import Final


class Unit:
    """A hidden unit of a small network: it counts as far as its own sum is above zero."""

    __slots__ = ("bias", "strength", "weights")

    def __init__(self, strength: float, bias: float, weights: list[float]) -> None:
        """`strength` is its weight in the estimate, `weights` are those of its own sum."""
        self.strength: float = strength
        self.bias: float = bias
        self.weights = weights


class Estimate:
    """A weighted sum of features, and of hidden units where features matter together."""

    def __init__(
        self, weights: list[float], bias: float = 0.0, units: list[Unit] | None = None
    ) -> None:
        """One weight for each feature, in their order; `bias` is always added."""
        self.weights = weights
        self.bias: float = bias
        self.units: list[Unit] = [] if units is None else units
        self.fours = in_fours(self.units, len(weights))

    def score(self, features: list[float]) -> float:
        """How good these features are together."""
        weights = self.weights
        total = self.bias
        for index in range(len(weights)):
            total += weights[index] * features[index]
        for four in self.fours:
            total += four.score(features)
        return total


class Four:
    """Four hidden units in one go: what takes time is to read the features from their list."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, units: list[Unit]) -> None:
        """Exactly four."""
        self.a, self.b, self.c, self.d = units

    def score(self, features: list[float]) -> float:
        """What the four add to the estimate."""
        a, b, c, d = self.a.weights, self.b.weights, self.c.weights, self.d.weights
        of_a, of_b, of_c, of_d = self.a.bias, self.b.bias, self.c.bias, self.d.bias
        for index in range(len(a)):
            feature = features[index]
            if feature != 0.0:  # many are
                of_a += a[index] * feature
                of_b += b[index] * feature
                of_c += c[index] * feature
                of_d += d[index] * feature
        return (
            self.a.strength * max(of_a, 0.0)
            + self.b.strength * max(of_b, 0.0)
            + self.c.strength * max(of_c, 0.0)
            + self.d.strength * max(of_d, 0.0)
        )


SIZE: Final = 4


def in_fours(units: list[Unit], features: int) -> list[Four]:
    """All units, filled up with some that never count."""
    missing = -len(units) % SIZE
    full = units + [Unit(0.0, 0.0, [0.0] * features) for _ in range(missing)]
    return [Four(full[start : start + SIZE]) for start in range(0, len(full), SIZE)]


def read_estimate(text: str, features: tuple[str, ...], kind: str) -> Estimate:
    """The estimate for one kind of table from a file of weights, which holds several.

    A weight goes by the name of its feature, so that features can be added or moved; one that the
    file does not know weighs nothing. Units list theirs in the order of the names in `weights`.
    """
    found = json.loads(text)[kind]
    named: dict[str, float] = found["weights"]
    places = {name: place for place, name in enumerate(named)}
    units = [
        Unit(
            float(unit["strength"]),
            float(unit["bias"]),
            [float(unit["weights"][places[name]]) if name in places else 0.0 for name in features],
        )
        for unit in found.get("units", [])
    ]
    weights = [float(named.get(name, 0.0)) for name in features]
    return Estimate(weights, float(found.get("bias", 0.0)), units)
