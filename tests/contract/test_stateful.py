"""Any mixture of playing, refusing, cloning, saving and imagining: Hypothesis looks for trouble."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pandemonium.testing import STEPS, Configuration, check_steps

MIXTURE = st.lists(
    st.tuples(st.sampled_from(["play"] * 8 + [*STEPS]), st.integers(0, 10_000)), max_size=80
)


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**64 - 1), steps=MIXTURE)
def test_any_mixture_of_steps_leaves_the_game_sound(
    usual_configuration: Configuration, seed: int, steps: list[tuple[str, int]]
) -> None:
    check_steps(usual_configuration.make(), seed, steps)
