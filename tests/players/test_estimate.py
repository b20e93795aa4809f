"""Estimates: sums of features and of hidden units, read from a file of weights."""

import json

import pytest

from pandemonium.engine.estimate import Estimate, Unit, read_estimate

FILE = {
    "2": {
        "weights": {"health": 2.0, "dice": 0.5},
        "bias": 1.0,
        "units": [
            {"strength": 3.0, "bias": -1.0, "weights": [0.0, 1.0]},
            {"strength": 10.0, "bias": 0.0, "weights": [1.0, -1.0]},
        ],
    },
    "3": {"weights": {"health": 1.0}},
}


def test_an_estimate_is_a_weighted_sum() -> None:
    assert Estimate([2.0, -1.0]).score([3.0, 4.0]) == 2.0
    assert Estimate([2.0, -1.0], 0.5).score([0.0, 0.0]) == 0.5


@pytest.mark.parametrize("count", [1, 3, 4, 5, 9])
def test_hidden_units_count_as_far_as_they_are_above_zero(count: int) -> None:
    units = [Unit(1.0, -float(number), [1.0, 0.0]) for number in range(count)]
    for value in (-1.0, 0.0, 0.5, 2.5, 20.0):
        expected = sum(max(0.0, value - number) for number in range(count))
        assert Estimate([0.0, 0.0], 0.0, units).score([value, 7.0]) == pytest.approx(expected)


def test_weights_are_found_by_the_names_of_features() -> None:
    text = json.dumps(FILE)
    first = read_estimate(text, ("health", "dice"), "2")
    moved = read_estimate(text, ("dice", "unheard-of", "health"), "2")
    assert first.score([1.0, 4.0]) == 1 + 2 + 2 + 9
    assert moved.score([4.0, 5.0, 1.0]) == first.score([1.0, 4.0])
    assert first.score([4.0, 1.0]) == 1 + 8 + 0.5 + 30
    assert read_estimate(text, ("health", "dice"), "3").score([4.0, 1.0]) == 4
