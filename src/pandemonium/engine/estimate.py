"""Estimate: learned weights that turn the features of a seat into one number."""

import json


class Estimate:
    """A weighted sum of features, and of hidden units where features matter together."""

    def __init__(
        self, weights: list[float], bias: float = 0.0, units: list["Unit"] | None = None
    ) -> None:
        """One weight for each feature, in their order; `bias` is always added."""
        self.weights = weights
        self.bias: float = bias
        self.units: list[Unit] = [] if units is None else units

    def score(self, features: list[float]) -> float:
        """How good these features are together."""
        total = self.bias + weigh(self.weights, features)
        for unit in self.units:
            roused = unit.bias + weigh(unit.weights, features)
            if roused > 0.0:
                total += unit.strength * roused
        return total


class Unit:
    """A hidden unit of a small network: it counts as far as its own sum is above zero."""

    __slots__ = ("bias", "strength", "weights")

    def __init__(self, strength: float, bias: float, weights: list[float]) -> None:
        """`strength` is its weight in the estimate, `weights` are those of its own sum."""
        self.strength: float = strength
        self.bias: float = bias
        self.weights = weights


def weigh(weights: list[float], features: list[float]) -> float:
    """The sum of all features, each with its weight."""
    total = 0.0
    for index in range(len(weights)):
        total += weights[index] * features[index]
    return total


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
