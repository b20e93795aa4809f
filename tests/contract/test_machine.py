"""Any mixture of playing, refusing, cloning, saving and imagining: Hypothesis looks for trouble."""

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pandemonium as pm
from tests.contract.configurations import ALL, Configuration
from tests.contract.walks import as_text, saved

STEPS = st.lists(
    st.tuples(
        st.sampled_from(["play"] * 8 + ["refuse", "load", "clone", "imagine"]),
        st.integers(0, 10_000),
    ),
    max_size=120,
)


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(ALL), st.integers(0, 2**64 - 1), STEPS)
def test_any_mixture_of_steps_leaves_the_game_sound(
    configuration: Configuration, seed: int, steps: list[tuple[str, int]]
) -> None:
    game = configuration.make()
    state = game.start(seed)
    everything = sorted(state.components())
    for step, number in steps:
        if step == "play" and not state.over:
            state.apply(state.legal()[number % len(state.legal())])
        elif step == "refuse":
            before = saved(state)
            action = game.actions[number % len(game.actions)]
            assert (state.objection(action) is None) == (action in state.legal())
            assert saved(state) == before
        elif step == "load":
            state = game.load(json.loads(saved(state)))
        elif step == "clone":
            state = state.clone()
        elif step == "imagine" and not state.over:
            seat = number % game.players
            imagined = state.imagine(seat, pm.Chance(number))
            assert as_text(imagined.view(seat)) == as_text(state.view(seat))
            state = imagined
        assert state.over == (not state.legal())
        assert sorted(state.components()) == everything
