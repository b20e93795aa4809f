"""Random card packs, driven by Hypothesis towards actions that take as long as possible."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings, target
from hypothesis import strategies as st

import pandemonium as pm
from pandemonium.engine.chance import Chance
from pandemonium.engine.formats.pack import read_pack
from pandemonium.engine.state import MAX_WORK
from pandemonium.locale.words import LANGUAGES, Words

Pack = list[dict[str, Any]]

MAX_ACTIONS = 15
MAX_EVENTS = 4 * MAX_WORK  # a step brings a few, or is counted more than once
QUICK = settings(
    max_examples=30,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


# ---------------------------------------------------------------------- packs

NOUNS = ("boy", "girl", "kid", "sweet kid", "rotten boy", "animal", "demon", "card")
nouns = st.sampled_from(NOUNS)
block_nouns = st.sampled_from(NOUNS[:6])
numbers = st.integers(1, 99)
steps = st.one_of(
    st.builds(lambda what: {"activate": what, "each": True}, nouns),
    st.builds(lambda what: {"activate": what, "each": True}, nouns),  # the dearest comes often
    st.builds(lambda what: {"activate": what}, nouns),
    st.builds(lambda n, what: {"collect": n, "per": what}, numbers, nouns),
    st.builds(lambda n, what: {"steal": n, "per": what}, numbers, nouns),
    st.builds(lambda n: {"gain": n}, numbers),
    st.builds(lambda n, what: {"turn": n, "gain": what}, numbers, block_nouns),
    st.builds(lambda what: {"may": what}, st.lists(block_nouns, min_size=1, max_size=4)),
    st.builds(lambda what: {"replace": what}, block_nouns),
)
effects = st.lists(steps, min_size=1, max_size=4).flatmap(
    lambda some: st.builds(lambda times: some * times, st.integers(1, 20 // len(some)))
)


@st.composite
def demon_cards(draw: st.DrawFn) -> Pack:
    """Cards of Let's Summon Demons."""
    pack: Pack = []
    for number in range(draw(st.integers(1, 6))):
        kind = draw(st.sampled_from(("boy", "girl", "animal", "animal")))
        card: dict[str, Any] = {"id": f"own{number}", "kind": kind, "name": "Own"}
        card["copies"] = draw(st.integers(1, 12))
        card["on"] = [7] if number == 0 else [draw(st.integers(2, 12))]
        card["effect"] = draw(effects)
        if kind != "animal":
            card["disposition"] = draw(st.sampled_from(("sweet", "rotten")))
        pack.append(card)
    return pack


def printed(name: str) -> Pack:
    """The cards of the box as its file lists them."""
    return [copy.deepcopy(entry.fields) for entry in pm.game(name).card_entries()]


@st.composite
def changed_cards(draw: st.DrawFn, name: str, numbers: dict[str, tuple[int, int]]) -> Pack:
    """Printed cards with other numbers, wherever they have such a number."""
    pack: Pack = []
    for card in draw(st.lists(st.sampled_from(printed(name)), min_size=1, max_size=8)):
        if card["id"] not in [card["id"] for card in pack]:
            changed = copy.deepcopy(card)
            for table in (changed, *changed.get("slots", [])):
                for field in table:
                    if field in numbers:
                        table[field] = draw(st.integers(*numbers[field]))
            pack.append(changed)
    return pack


# ---------------------------------------------------------------------- playing


def all_in_play(pack: Pack) -> pm.State:
    """Let's Summon Demons: one player has the whole pack and rolls a seven."""
    game = pm.game("lets-summon-demons", players=2, cards=pack)
    row = [card["id"] for card in pack for _ in range(min(card["copies"], 6))]
    return game.scenario({"seats": [{"souls": 0, "cards": row, "candles": []}]}, chance=[3, 4])


def from_the_start(name: str) -> Callable[[Pack], pm.State]:
    """The usual beginning of a game."""
    return lambda pack: pm.game(name, cards=pack).start(seed=1)


def cost_of(state: pm.State, clause: str, seed: int) -> int:
    """The events of the longest action in a few random ones; each refusal must change nothing."""
    chance = Chance(seed)
    state.recording = True
    cost = 0
    for _ in range(MAX_ACTIONS):
        if state.over:
            break
        before, state.events = state.save(), []
        refusal: pm.IllegalMove | None = None
        try:
            state.apply(state.choices[chance.below(len(state.choices))])
        except pm.WorkLimitExceeded as problem:
            refusal = problem
        if refusal is not None:
            assert (refusal.clause, refusal.reason) == (clause, "too-much-work")
            assert (state.save(), state.events) == (before, [])
            return MAX_WORK
        cost = max(cost, len(state.events))
    return cost


GAMES = {
    "lets-summon-demons": (demon_cards(), all_in_play, "LSD 3.13"),
    "mephisto": (
        changed_cards("mephisto", {"copies": (0, 9), "cost": (0, 3), "favor": (0, 10),
                                   "per": (0, 5), "durability": (1, 9), "souls": (0, 9)}),
        from_the_start("mephisto"),
        "ME 3.9",
    ),
    "dice-summoners": (
        changed_cards("dice-summoners", {"value": (1, 20), "turns": (1, 20), "by": (1, 20),
                                         "gives": (0, 1)}),
        from_the_start("dice-summoners"),
        "DS 7.6",
    ),
}  # fmt: skip


# What the dearest pack that is found must come to: the limit where packs can reach it.
LEAST = {"lets-summon-demons": MAX_WORK, "mephisto": 5, "dice-summoners": 4}


@pytest.mark.parametrize("name", GAMES)
def test_no_pack_makes_an_action_cost_more_than_the_limit(name: str) -> None:
    packs, begin, clause = GAMES[name]
    dearest = 0

    @QUICK
    @given(pack=packs, seed=st.integers(0, 9))
    def play(pack: Pack, seed: int) -> None:
        nonlocal dearest
        try:
            state = begin(pack)
        except (pm.PackError, pm.OptionError):
            assume(False)
        cost = cost_of(state, clause, seed)
        target(float(cost))
        assert cost <= MAX_EVENTS
        dearest = max(dearest, cost)

    play()
    assert dearest >= LEAST[name]


# ---------------------------------------------------------------------- texts


@pytest.mark.parametrize("copies", [10**30, 10**400, -(10**30)])
def test_a_number_of_any_size_is_refused_in_words(copies: int) -> None:
    with pytest.raises(pm.PackError) as caught:
        pm.game("lets-summon-demons", cards=[{"id": "dog", "copies": copies}])
    assert caught.value.field == "copies"
    for language in LANGUAGES:
        assert len(Words(None, language).error(caught.value)) < 300


@pytest.mark.parametrize(
    "key", [".".join("a" * 29_000), ". ".join('"b"' for _ in range(9000)), "[" + "x." * 50 + "y]"]
)
def test_a_key_of_many_parts_is_refused_before_it_is_parsed(key: str) -> None:
    with pytest.raises(pm.PackError, match="more than 20 parts"):
        read_pack("cards.toml", f'[[card]]\nid = "dog"\n{key} = 1\n')


def test_sentences_and_numbers_with_many_dots_are_read() -> None:
    text = " ".join(["One. Two. 3.5 e.g. this."] * 40)
    assert read_pack("cards.toml", f'[[card]]\nid = "dog"\ntext = "{text}"\n')
