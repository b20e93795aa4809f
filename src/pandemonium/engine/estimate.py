"""Estimate: learned weights that turn the features of a seat into log-odds."""

import json
from typing import Final


class Unit:
    """A hidden unit of a small network, with a rectifier (ReLU)."""

    __slots__ = ("bias", "strength", "weights")

    def __init__(self, strength: float, bias: float, weights: list[float]) -> None:
        """`strength` is its weight in the estimate, `weights` are those of its own sum."""
        self.strength: float = strength
        self.bias: float = bias
        self.weights = weights


class Estimate:
    """A linear model of features, plus hidden units for features that matter together."""

    def __init__(
        self, weights: list[float], bias: float = 0.0, units: list[Unit] | None = None
    ) -> None:
        """One weight per feature, in their order."""
        self.weights = weights
        self.bias: float = bias
        self.units: list[Unit] = [] if units is None else units
        self.groups = in_groups(self.units, len(weights))

    def score(self, features: list[float]) -> float:
        """The log-odds of these features."""
        weights = self.weights
        total = self.bias
        for index in range(len(weights)):
            total += weights[index] * features[index]
        for group in self.groups:
            total += group.score(features)
        return total


class UnitGroup:
    """Four hidden units at once: reading the features from their list is what takes time."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, units: list[Unit]) -> None:
        self.a, self.b, self.c, self.d = units

    def score(self, features: list[float]) -> float:
        """What the four units add to the estimate."""
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


GROUP_SIZE: Final = 4


def in_groups(units: list[Unit], features: int) -> list[UnitGroup]:
    """All units in groups of four, padded with units that add nothing."""
    missing = -len(units) % GROUP_SIZE
    full = units + [Unit(0.0, 0.0, [0.0] * features) for _ in range(missing)]
    return [
        UnitGroup(full[start : start + GROUP_SIZE]) for start in range(0, len(full), GROUP_SIZE)
    ]


def read_estimate(text: str, features: tuple[str, ...], kind: str) -> Estimate:
    """The estimate for one kind of table from a file of weights, which holds several.

    A weight is stored under the name of its feature, so features can be added or moved; a feature
    that the file does not know has weight 0. Units list theirs in the order of `weights`.
    """
    data = json.loads(text)[kind]
    named: dict[str, float] = data["weights"]
    places = {name: place for place, name in enumerate(named)}
    units = [
        Unit(
            float(unit["strength"]),
            float(unit["bias"]),
            [float(unit["weights"][places[name]]) if name in places else 0.0 for name in features],
        )
        for unit in data.get("units", [])
    ]
    weights = [float(named.get(name, 0.0)) for name in features]
    return Estimate(weights, float(data.get("bias", 0.0)), units)
