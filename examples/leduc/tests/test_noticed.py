"""Tests of the contract suite itself: it must fail when Leduc is broken."""

# ruff: noqa: ARG001, ARG005 - what stands in for a method takes what the method takes

from dataclasses import replace

import pytest
from leduc.betting import Bet
from leduc.game import Leduc
from leduc.state import Hand
from leduc.view import view

import pandemonium as pm
from pandemonium.engine.action import Action
from pandemonium.engine.task import Refusal
from pandemonium.engine.text_view import Section, Translator
from pandemonium.testing import check_box, check_contract, check_damage, check_hides


def play_all() -> None:
    """A few random hands with all checks on the way."""
    for seed in range(6):
        check_contract(pm.game("leduc"), seed)


def test_nothing_is_noticed_in_a_sound_game() -> None:
    play_all()


def clone_shares_the_deck(self: Hand, copy: Hand) -> None:
    copy.cards, copy.public, copy.deck = self.cards[:], self.public, self.deck
    copy.first_paid, copy.second_paid = self.first_paid, self.second_paid
    copy.raises = self.raises


def deal_by_the_truth(self: Hand, seat: int) -> None:
    self.deck.append(self.cards[1 - seat])  # in the order in which they lie
    self.cards[1 - seat] = self.chance.draw(self.deck)


def lose_a_card(self: Hand) -> None:
    self.public = self.chance.draw(self.deck)
    self.deck.pop()
    self.raises = 0


def show_the_rival(self: Hand, seat: int | None) -> dict[str, object]:
    return {**view(self, seat), "raises": self.cards[0]}


def show_a_set(self: Hand, seat: int | None) -> dict[str, object]:
    return {**view(self, seat), "paid": set(self.paid)}


def show_more(self: Hand, seat: int | None) -> dict[str, object]:
    return {**view(self, seat), "more": 1}


def rows_without_elements(self: Hand, seat: int | None, words: Translator) -> list[Section]:
    return [Section("Table", [], [[words.seat(0), str(seat)], ["", ""]], at=["seat:1"])]


def forbid_by_nothing(self: Bet, state: Hand, action: Action) -> Refusal | None:
    return Refusal("LED 99.9", "nothing-to-pay") if action.kind == "fold" else None


def list_no_folds(self: Bet, state: Hand) -> list[Action]:
    return [action for action in self.candidates(state) if action.kind != "fold"]


def spill(self: Bet, state: Hand, action: Action) -> Refusal | None:
    state.first_paid += action.kind == "fold"
    return Refusal("LED 2.3", "nothing-to-pay") if action.kind == "fold" else None


@pytest.mark.parametrize(
    ("cls", "name", "broken"),
    [
        (Hand, "copy_onto", clone_shares_the_deck),
        (Hand, "redeal_hidden", deal_by_the_truth),
        (Hand, "turn_up", lose_a_card),
        (Leduc, "presenter", replace(Leduc.presenter, view=show_the_rival)),
        (Leduc, "presenter", replace(Leduc.presenter, view=show_a_set)),
        (Leduc, "presenter", replace(Leduc.presenter, view=show_more)),
        (Hand, "sheet", rows_without_elements),
        (Hand, "touches", lambda self, action: ["xyzzy"]),
        (Hand, "details", lambda self, action: {"label": "xyzzy"}),
        (Hand, "scores", property(lambda self: [0])),
        (Hand, "returns", property(lambda self: [2.0, 0.0])),
        (Hand, "read_seat", lambda self, seat: seat),
        (Hand, "REASONS", ()),
        (Hand, "FIELDS", Hand.FIELDS[:-1]),
        (Bet, "clause", "LED 99.9"),
        (Bet, "refusal", forbid_by_nothing),
        (Bet, "legal", list_no_folds),
        (Bet, "refusal", spill),
        (Leduc, "describe", lambda self, words=None: {"cards": {1}}),
    ],
    ids=lambda value: value if isinstance(value, str) else getattr(value, "__name__", None),
)
def test_a_broken_game_is_noticed(
    monkeypatch: pytest.MonkeyPatch, cls: type, name: str, broken: object
) -> None:
    monkeypatch.setattr(cls, name, broken)
    check = play_all if name != "describe" else lambda: check_box(pm.game("leduc"))
    with pytest.raises((AssertionError, KeyError, TypeError)):
        check()


def test_a_save_that_is_not_checked_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hand, "check", lambda self: None)
    with pytest.raises(AssertionError, match="appeared or vanished"):
        sum(check_damage(pm.game("leduc"), seed, every=1) for seed in range(20))


def test_a_game_that_says_it_hides_must_hide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hand, "redeal_hidden", lambda self, seat: None)
    with pytest.raises(AssertionError, match="know different things"):
        check_hides(pm.game("leduc"))
