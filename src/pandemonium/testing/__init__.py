"""The contract suite: what every game promises, ours and third-party ones.

```
import pytest
from pandemonium.testing import Configuration, check_contract, configurations

@pytest.mark.parametrize("configuration", configurations(["leduc"]), ids=str)
def test_the_contract(configuration: Configuration) -> None:
    check_contract(configuration.make(), seed=1)
```

All checks are plain functions that raise an AssertionError with the configuration, the seed and the
ply. They need no test runner.
"""

from pandemonium.testing.beats import check_beats, check_changes
from pandemonium.testing.components import (
    check_apart,
    check_box,
    check_hides,
    check_notation,
    check_options,
    check_scenario_words,
    check_sealed,
    check_seeds,
    check_settings,
)
from pandemonium.testing.configurations import Configuration, configurations, plain, sample_pack
from pandemonium.testing.contract import check_contract, check_damaged, check_misfit
from pandemonium.testing.damage import check_damage
from pandemonium.testing.information_leak import (
    Coverage,
    check_no_leaks,
    check_set_up,
    secret_questions,
)
from pandemonium.testing.legality import (
    check_optimizations_declared,
    check_optimized_legal,
    optimized_decisions,
)
from pandemonium.testing.previews import check_previews
from pandemonium.testing.random_play import InformationLeak
from pandemonium.testing.refusals import check_reasons, check_refusals
from pandemonium.testing.spectators import check_spectator
from pandemonium.testing.stateful import STEPS, check_steps
from pandemonium.testing.strategies import check_strategy

__all__ = [
    "STEPS",
    "Configuration",
    "Coverage",
    "InformationLeak",
    "check_apart",
    "check_beats",
    "check_box",
    "check_changes",
    "check_contract",
    "check_damage",
    "check_damaged",
    "check_hides",
    "check_misfit",
    "check_no_leaks",
    "check_notation",
    "check_optimizations_declared",
    "check_optimized_legal",
    "check_options",
    "check_previews",
    "check_reasons",
    "check_refusals",
    "check_scenario_words",
    "check_sealed",
    "check_seeds",
    "check_set_up",
    "check_settings",
    "check_spectator",
    "check_steps",
    "check_strategy",
    "configurations",
    "optimized_decisions",
    "plain",
    "sample_pack",
    "secret_questions",
]
