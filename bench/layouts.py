"""How long a board of Dicke Dämonen takes to set up: each preset, and layouts at random."""

import json
import sys
import time
from typing import get_args

from pandemonium import Chance
from pandemonium.games.dicke_daemonen.lines.board import compute_board, make_board
from pandemonium.games.dicke_daemonen.lines.generator import Difficulty, random_layout
from pandemonium.games.dicke_daemonen.lines.layout_reader import read_layout
from pandemonium.games.dicke_daemonen.lines.presets import PRESETS, preset


def preset_ms(name: str) -> float:
    """CPU milliseconds to compute a preset's board, best of five."""
    written = preset(name).to_json()
    taken = []
    for _ in range(5):
        began = time.process_time()
        compute_board(read_layout(written))  # bypasses the cache
        taken.append(time.process_time() - began)
    return 1000 * min(taken)


def random_ms(difficulty: Difficulty, layouts: int) -> float:
    """CPU milliseconds to generate a random layout and its board, on average."""
    began = time.process_time()
    for seed in range(layouts):
        make_board(random_layout(difficulty, Chance(seed).below))
    return 1000 * (time.process_time() - began) / layouts


def measure(layouts: int) -> dict[str, float]:
    """The slowest preset, and the mean of random layouts of each difficulty."""
    figures = {"slowest preset": max(preset_ms(name) for name in PRESETS)}
    for difficulty in get_args(Difficulty):
        figures[f"{difficulty} layout, mean"] = random_ms(difficulty, layouts)
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]))))
