"""The contract suite: what every game promises, for ours and for everybody else's.

```
import pytest
from pandemonium.testing import Configuration, check_contract, check_law, configurations

@pytest.mark.parametrize("configuration", configurations(["leduc"]), ids=str)
def test_the_contract(configuration: Configuration) -> None:
    check_contract(configuration.make(), seed=1)
```

All checks are plain functions that raise an AssertionError, which says the configuration, the seed
and the ply. They need no test runner.
"""

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
from pandemonium.testing.information_leak import Coverage, check_law, check_set_up, secret_questions
from pandemonium.testing.promises import check_promises
from pandemonium.testing.refusals import check_reasons, check_refusals
from pandemonium.testing.spectating import check_spectator
from pandemonium.testing.stateful import STEPS, check_mixture
from pandemonium.testing.walking import InformationLeak

__all__ = [
    "STEPS",
    "Configuration",
    "Coverage",
    "InformationLeak",
    "check_apart",
    "check_box",
    "check_contract",
    "check_damage",
    "check_damaged",
    "check_hides",
    "check_law",
    "check_misfit",
    "check_mixture",
    "check_notation",
    "check_options",
    "check_promises",
    "check_reasons",
    "check_refusals",
    "check_scenario_words",
    "check_sealed",
    "check_seeds",
    "check_set_up",
    "check_settings",
    "check_spectator",
    "configurations",
    "plain",
    "sample_pack",
    "secret_questions",
]
