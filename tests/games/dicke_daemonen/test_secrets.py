"""What others may know: fists stay secret, and imagined worlds are as likely as they should be."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any, cast

import pytest

import pandemonium as pm
from pandemonium.games.dicke_daemonen.components import COLOURS, NAMES
from pandemonium.games.dicke_daemonen.imagining import unseen_by
from pandemonium.games.dicke_daemonen.memory import IN_SACK, IN_SIGHT, Observation, beliefs
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState
from pandemonium.games.dicke_daemonen.view import creatures
from pandemonium.table.prompt import build_prompt
from pandemonium.testing import Coverage, check_no_leaks, check_spectator, secret_questions
from tests.support import legal, play, rule

from .table import NO_RED, fist, game, seen, table

WORLDS = 3000
World = tuple[str, ...]


def imagined(state: pm.State, seat: int, seed: int) -> DickeDaemonenState:
    """One world that the seat thinks possible."""
    return cast(DickeDaemonenState, state.imagine(seat, pm.Chance(seed)))


def frequencies(state: pm.State, seat: int, owner: int) -> dict[World, float]:
    """How often each fist of another player is imagined."""
    worlds = (imagined(state, seat, seed) for seed in range(WORLDS))
    counts = Counter(tuple(creatures(world.fists[owner])) for world in worlds)
    return {world: count / WORLDS for world, count in counts.items()}


def assert_alike(observed: dict[World, float], expected: dict[World, Fraction]) -> None:
    """The same worlds, and none much rarer or commoner than it should be."""
    assert set(observed) <= set(expected)
    for world, probability in expected.items():
        spread = (float(probability) * (1 - float(probability)) / WORLDS) ** 0.5
        assert abs(observed.get(world, 0.0) - float(probability)) < 4.5 * spread + 1e-9, world


# ---------------------------------------------------------------------- what is asked


@rule("DD 3.3")
def test_everybody_with_a_fist_is_asked_for_a_prediction_whatever_is_in_it() -> None:
    predictions = [{"seat": 1, "colour": "blue"}]
    asked = []
    for rest in ("blue", "green"):
        state = table(fists=[["red", rest], ["green"]], predictions=predictions)
        events = play(state, "summon red f1.c1")
        asked.append((state.player, state.ply, [event.seen_by(1) for event in events]))
        assert seen(state, 1) == seen(imagined(state, 1, 3), 1)
    assert asked[0] == asked[1]


@rule("DD 2.2")
def test_a_summoning_with_one_answer_is_asked() -> None:
    ghosts = [f"f{number}" for number in range(1, 10)]
    demons = {"f10.c1": "yellow", "f10.c4": "blue", "f10.c2": "green"}
    state = table(layout="four_leaf", ghosts=ghosts, demons=demons, fists=[["blue", "red"]])
    assert state.player == 0
    assert legal(state) == ["summon blue f10.c3"]


def test_questions_about_a_fist_are_for_its_owner() -> None:
    state = table(fists=[["red", "blue"]])
    assert state.question is not None
    assert state.question.secret
    play(state, "summon red f1.c1")
    assert state.question.secret
    alone = table(1, fists=[["red", "blue"]])
    play(alone, "summon red f1.c1")
    assert alone.question is not None
    assert alone.question.secret


@rule("DD 7.3")
def test_spectators_do_not_learn_whether_a_fist_played_alone_allows_a_prediction() -> None:
    predictions = [{"colour": "blue", "place": 1}]
    messages = []
    for left in ("blue", "green"):  # blue has been predicted: there is but one answer
        state = table(1, fists=[["red", left]], predictions=predictions)
        play(state, "summon red f1.c1")
        assert (len(legal(state)) > 1) == (left == "green")
        messages.append((state.ply, state.player, state.view(None), build_prompt(state, None, "")))
    assert messages[0] == messages[1]


@rule("DD 5.1")
def test_at_the_end_all_fists_are_shown() -> None:
    state = table(layout="four_leaf", fists=[["green", "blue"], ["red", "red"]], **NO_RED)
    before = state.reveals
    events = play(state, "summon green f6.c1", "wait")
    assert state.over
    shown = [event.seen_by(None) for event in events if event.kind == "creatures-shown"]
    assert {"kind": "creatures-shown", "seat": 1, "card": "red", "n": 2} in shown
    assert state.reveals == before + 1
    assert [seat["fist"] for seat in seen(state)["seats"]][1] == ["red", "red"]
    assert imagined(state, 0, 1).fists == state.fists


def test_before_the_end_only_ones_own_fist_is_shown() -> None:
    state = table(fists=[["red", "blue"], ["green"]])
    assert ["fist" in seat for seat in seen(state, 0)["seats"]] == [True, False]
    assert ["fist" in seat for seat in seen(state)["seats"]] == [False, False]


# ---------------------------------------------------------------------- imagined worlds


def deals(pool: list[str], size: int) -> dict[World, Fraction]:
    """All fists of `size` creatures of a pool, with their probabilities."""
    ways = Counter(tuple(sorted(fist, key=NAMES.index)) for fist in combinations(pool, size))
    total = sum(ways.values())
    return {world: Fraction(count, total) for world, count in ways.items()}


def test_a_fist_is_any_part_of_what_is_unseen() -> None:
    state = table(fists=[["red", "blue"], ["green", "white"]], sack=["green", "white", "blue"])
    play(state, "summon red f1.c1")
    pool = ["green", "white", "green", "white", "blue"]
    assert_alike(frequencies(state, 1, 0), deals(["blue", "green", "white", "blue"], 1))
    assert_alike(frequencies(state, 0, 1), deals(pool, 2))


@rule("DD 5.1")
def test_the_player_who_must_summon_can() -> None:
    state = table(
        layout="four_leaf",
        fists=[["green", "blue"], ["red", "red", "yellow"]],
        sack=["red", "red", "yellow"],
        **NO_RED,
    )
    play(state, "summon green f6.c1", "wait")
    assert state.player == 1
    unseen = creatures(unseen_by(state, 0))
    possible = {w: p for w, p in deals(unseen, 3).items() if set(w) != {"red"}}
    total = sum(possible.values())
    expected = {world: likely / total for world, likely in possible.items()}
    assert ("red", "red", "red") in deals(unseen, 3)
    assert_alike(frequencies(state, 0, 1), expected)


def test_imagining_forgets_the_truth() -> None:
    for players in (2, 3, 4):
        state = game(players).start(players)
        rng = pm.Chance(5)
        while not state.over:
            for seat in range(players if state.ply % 4 == 3 else 0):
                once = state.imagine(seat, pm.Chance(1))
                again = once.imagine(seat, pm.Chance(2))
                assert again.save() == state.imagine(seat, pm.Chance(2)).save()
                assert once.view(seat) == state.view(seat)
                assert game(players).load(once.save()).save() == once.save()
            state.apply(state.legal()[rng.below(len(state.legal()))])


# ---------------------------------------------------------------------- memory


def back_in_the_sack(**description: Any) -> DickeDaemonenState:
    """Seat 0 has predicted red and put blue and white back; the sack held two green ones."""
    fists = [["red", "red", "blue", "white"], ["green", "green"]]
    return table(fists=fists, sack=["green", "green"], **description)


@rule("DD 3.4")
def test_one_knows_what_one_has_put_back() -> None:
    state = back_in_the_sack(chance=["green"])
    play(state, "summon red f1.c1", "predict red")
    assert seen(state, 0)["seats"][0]["returned"] == ["blue", "white"]
    assert "returned" not in seen(state, 1)["seats"][0]
    assert imagined(state, 1, 1).returned == [[], []]


@rule("DD 3.4")
def test_what_others_drew_before_is_none_of_it() -> None:
    state = back_in_the_sack(chance=["green"])
    play(state, "summon red f1.c1", "predict red")
    for seed in range(200):
        world = imagined(state, 0, seed)
        assert fist(world, 1) == ["green", "green"]
        assert Counter(world.sack) == Counter([2, 3, 4])


@rule("DD 4.3")
def test_what_others_drew_since_may_be_one_of_it() -> None:
    state = back_in_the_sack(chance=["green", "white"])
    play(state, "summon red f1.c1", "predict red", "summon green f2.c2", "wait")
    expected: dict[World, Fraction] = {
        ("green", "green"): Fraction(1, 3),
        ("green", "blue"): Fraction(1, 3),
        ("green", "white"): Fraction(1, 3),
    }
    assert_alike(frequencies(state, 0, 1), expected)


def test_others_do_not_know_what_was_put_back() -> None:
    state = back_in_the_sack(chance=["green"])
    play(state, "summon red f1.c1", "predict red")
    pool = ["blue", "white", "green", "green"]
    assert_alike(frequencies(state, 1, 0), deals(pool, 1))


Place = tuple[int, ...]


def enumerated(
    seat: int,
    returned: list[int],
    others: list[int],
    fists: list[int],
    observations: list[Observation],
) -> dict[Place, Fraction]:
    """The truth about memory by brute force: every order of drawing, every creature shown.

    All creatures are numbered: first those put back, then the `others`. `fists` has the sizes of
    the fists that the first of the others are in; the rest is in the sack.
    """
    weights: dict[Place, Fraction] = {}
    marked = len(returned)
    colours = [*returned, *others]
    total = Fraction(0)
    for order in permutations(range(marked, len(colours))):
        held: list[list[int]] = []
        rest = list(order)
        for size in fists:
            held.append(rest[:size])
            rest = rest[size:]
        sack = [*range(marked), *rest]
        for places, likely in _follow(seat, colours, held, sack, set(), observations, Fraction(1)):
            world = tuple(
                IN_SIGHT if number in places[2] else _holder(number, places[0])
                for number in range(marked)
            )
            weights[world] = weights.get(world, Fraction(0)) + likely
            total += likely
    return {places: weight / total for places, weight in weights.items()}


def _holder(number: int, held: list[list[int]]) -> int:
    return next((owner for owner, fist in enumerate(held) if number in fist), IN_SACK)


Outcome = tuple[tuple[list[list[int]], list[int], set[int]], Fraction]


def _follow(
    seat: int,
    colours: list[int],
    held: list[list[int]],
    sack: list[int],
    known: set[int],
    observations: list[Observation],
    likely: Fraction,
) -> list[Outcome]:
    """All that can have happened, if what was seen is what the sights say."""
    if not observations:
        return [((held, sack, known), likely)]
    observation, left = observations[0], observations[1:]
    outcomes: list[Outcome] = []
    source = sack if observation.kind == 0 else held[observation.seat]
    for creature in source:
        if observation.colour >= 0 and colours[creature] != observation.colour:
            continue
        fists = [fist[:] for fist in held]
        rest = sack[:]
        now = set(known)
        if observation.kind == 0:
            rest.remove(creature)
            fists[observation.seat].append(creature)
        else:
            fists[observation.seat].remove(creature)
        if observation.kind == 2:
            rest += fists[observation.seat]
            fists[observation.seat] = []
        if observation.kind != 0 or observation.seat == seat:
            now.add(creature)
        share = likely / len(source)
        outcomes += _follow(seat, colours, fists, rest, now, left, share)
    return outcomes


DRAWN, SHOWN, PREDICTED = 0, 1, 2


@pytest.mark.parametrize(
    "history",
    [
        [(DRAWN, 0, 1, 5), (SHOWN, 1, 2, 2), (DRAWN, 1, -1, 4), (SHOWN, 1, 1, 2)],
        [(DRAWN, 0, 0, 5), (SHOWN, 1, 1, 2), (DRAWN, 1, -1, 4), (SHOWN, 1, 0, 2)],
        [(DRAWN, 1, -1, 5), (PREDICTED, 1, 1, 3), (DRAWN, 1, -1, 6), (DRAWN, 0, 0, 5)],
        [(DRAWN, 1, -1, 5), (DRAWN, 1, -1, 4), (SHOWN, 1, 0, 4), (SHOWN, 1, 0, 3)],
    ],
)
def test_beliefs_are_what_counting_all_histories_gives(
    history: list[tuple[int, int, int, int]],
) -> None:
    returned = [0, 1]
    others = [0, 1, 2, 2, 1]  # two of them in the fist of seat 1, the rest in the sack
    seen_so_far = [Observation(*observation) for observation in history]
    expected = enumerated(0, returned, others, [0, 2], seen_so_far)
    unseen = [0] * COLOURS
    for colour in returned + others:
        unseen[colour] += 1
    for kind, seat, colour, _ in history:
        if (kind == DRAWN) == (seat == 0):
            unseen[colour] -= 1
    possible = beliefs(0, returned, seen_so_far, unseen)
    total = sum(belief.weight for belief in possible)
    assert {tuple(belief.places): belief.weight / total for belief in possible} == pytest.approx(
        {places: float(likely) for places, likely in expected.items() if likely}
    )


# ---------------------------------------------------------------------- the law over time


def predicting() -> pm.State:
    """A table on which somebody has summoned and may predict."""
    state = table(3, fists=[["red", "blue", "green"]])
    play(state, "summon red f1.c1")
    return state


ASKING: dict[str, Callable[[], pm.State]] = {
    "Predict": predicting,
    "Summon": lambda: table(3, fists=[["red", "blue"]]),
}


def test_every_secret_question_is_tried() -> None:
    assert sorted([*ASKING, "PredictPlace"]) == secret_questions(game())


def test_the_law_holds_for_spectators_where_one_player_may_predict() -> None:
    alone = game(1)
    walks = [check_spectator(alone, seed, plies=30) for seed in range(3)]
    assert sum(walks, Coverage()).secrets["PredictPlace"], "it would have told nobody anything"


@pytest.mark.parametrize("question", ASKING)
def test_the_law_holds_where_a_secret_question_is_asked(question: str) -> None:
    state = ASKING[question]()
    walks = [check_no_leaks(state.game, seed, pairs=4, plies=5, start=state) for seed in range(4)]
    assert sum(walks, Coverage()).secrets[question], "it would have told nobody anything"
