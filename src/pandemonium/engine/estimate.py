"""Estimate: learned weights that turn the features of a seat into one number."""

import json


class Estimate:
    """A weighted sum of features."""

    def __init__(self, weights: list[float]) -> None:
        """One weight for each feature, in their order."""
        self.weights = weights

    def score(self, features: list[float]) -> float:
        """How good these features are together."""
        total = 0.0
        for index, value in enumerate(features):
            total += self.weights[index] * value
        return total


def read_estimate(text: str, features: tuple[str, ...], kind: str) -> Estimate:
    """The estimate for one kind of table from a file of weights, which holds several.

    A weight goes by the name of its feature, so that features can be added or moved; one that the
    file does not know weighs nothing.
    """
    found = json.loads(text)[kind]["weights"]
    return Estimate([float(found.get(name, 0.0)) for name in features])
