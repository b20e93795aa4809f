"""What can be on the stack of things to do: first the questions, then what happens by itself."""

from typing import Final

SUMMON: Final = 0
PREDICT: Final = 1  # not asked of somebody who may not predict any more

REDRAW: Final = 2
BEGIN_TURN: Final = 3
