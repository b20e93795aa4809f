"""Optimized `legal()` methods: a missing declaration and a wrong list are found."""

import pytest

from pandemonium.engine.action import Action
from pandemonium.engine.state import State
from pandemonium.engine.task import Decision
from pandemonium.testing import (
    check_optimizations_declared,
    check_optimized_legal,
    optimized_decisions,
)
from pandemonium.testing.random_play import random_positions
from tests.contract.whispers import Bury, OpenBury, Whispers


def copied(self: Decision, state: State) -> list[Action]:
    return Decision.legal(self, state)


def shortened(self: Decision, state: State) -> list[Action]:
    return Decision.legal(self, state)[1:] or Decision.legal(self, state)


def reversed_order(self: Decision, state: State) -> list[Action]:
    return Decision.legal(self, state)[::-1]


def test_a_default_legal_needs_no_declaration() -> None:
    check_optimizations_declared(Whispers())
    assert optimized_decisions(Whispers()) == []


def test_an_undeclared_legal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bury, "legal", copied, raising=False)
    with pytest.raises(AssertionError, match="`legal` is defined in Bury"):
        check_optimizations_declared(Whispers())
    monkeypatch.setattr(Bury, "optimizes_legal", True, raising=False)
    check_optimizations_declared(Whispers())
    assert set(optimized_decisions(Whispers())) == {Bury, OpenBury}


def test_a_declaration_without_an_override_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bury, "optimizes_legal", True, raising=False)
    with pytest.raises(AssertionError, match="`optimizes_legal = True` in Bury"):
        check_optimizations_declared(Whispers())


def check_all_positions() -> None:
    for state in random_positions(Whispers(), seed=1):
        check_optimized_legal(state)


@pytest.mark.parametrize("wrong", [shortened, reversed_order])
def test_a_wrong_list_is_found(monkeypatch: pytest.MonkeyPatch, wrong: object) -> None:
    monkeypatch.setattr(Bury, "legal", copied, raising=False)
    check_all_positions()
    monkeypatch.setattr(Bury, "legal", wrong)
    with pytest.raises(AssertionError, match=r"Bury\.legal\(\) lists"):
        check_all_positions()
