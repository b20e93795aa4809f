"""Layouts by strangers: nothing crashes, takes long, or puts a corner where it is not."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pandemonium.games.dicke_daemonen import layouts
from pandemonium.games.dicke_daemonen.lines.board import Board, make_board
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS
from pandemonium.games.dicke_daemonen.lines.crossings import MAX_PAIRS, Edges
from pandemonium.games.dicke_daemonen.lines.layout_reader import read_layout
from pandemonium.games.dicke_daemonen.lines.problems import Code, LayoutError
from pandemonium.games.dicke_daemonen.lines.shapes import outline
from pandemonium.games.dicke_daemonen.lines.spots import Region

from .test_layout_refusals import Points, bars, refusal


def check_spots(board: Board) -> None:
    """Every corner spot lies inside its field and beside its crossing."""
    for corner, spot in zip(board.corners, board.corner_spots, strict=True):
        outlined = list(board.field_outlines[corner.field])
        region = Region(outlined, corner.field == board.outer)
        crossing = board.crossings[corner.crossing]
        assert region.clearance(spot.x, spot.y) > 0
        assert abs(spot.x - crossing.x) + abs(spot.y - crossing.y) > 1


@settings(max_examples=60)
@given(
    width=st.integers(20, 120),
    depth=st.integers(2, 90),
    lean=st.integers(-30, 30),
    blunt=st.booleans(),
)
def test_a_tip_through_another_line_is_judged(
    width: int, depth: int, lean: int, blunt: bool
) -> None:
    left, right, low = 500 - width // 2, 500 + width // 2, 580 + depth
    tip: Points = [[right, low], [left, low]] if blunt else [[500 + lean, low]]
    tongue: Points = [[80, 180], [920, 180], [920, 420], [right, 420], [right, 560]]
    red: Points = [*tongue, *tip, [left, 560], [left, 420], [80, 420]]
    source = bars(red=red, knots={"yellow": [300, 820]})
    if not layouts.problems(source):
        check_spots(make_board(read_layout(source)))


def test_a_small_tip_is_refused_as_too_small() -> None:
    red: Points = [
        [80, 180],
        [920, 180],
        [920, 420],
        [522, 420],
        [522, 560],
        [500, 600],
        [478, 560],
    ]
    error = refusal(bars(red=[*red, [478, 420], [80, 420]], knots={"yellow": [300, 820]}))
    assert error.code == Code.FIELD_TOO_SMALL


@pytest.mark.parametrize("seed", range(12))
def test_perturbed_layouts_are_accepted_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(6):
        lines = layouts.preset(rng.choice(layouts.PRESETS[:5])).to_json()["lines"]
        for line in lines:
            line.pop("knot")
            for key in ("cx", "cy", "rx", "ry"):
                line[key] = abs(line[key] + rng.uniform(-30, 30))
            line["knot_angle_deg"] = rng.uniform(0, 360)
        if not layouts.problems({"lines": lines}):
            check_spots(make_board(read_layout({"lines": lines})))


def test_lines_that_run_along_each_other_touch_wherever_their_bends_lie() -> None:
    # red crosses yellow at (440, 580) and (560, 580); in between it leaves it by and by
    red: Points = [
        [80, 180],
        [920, 180],
        [920, 420],
        [560, 420],
        [560, 584],
        [440, 581],
        [440, 420],
    ]
    error = refusal(bars(red=[*red, [80, 420]], knots={"yellow": [300, 820]}))
    assert error.code == Code.TANGENT_TOUCH
    assert error.place == pytest.approx((480, 582), abs=1)
    assert error.lines == ("red", "yellow")


def tangle(size: float) -> dict[str, Any]:
    """Four lines of 64 points each in no order, all in a small square."""
    rng = random.Random(1)
    return {
        "lines": [
            {
                "colour": colour,
                "shape": "curve",
                "points": [
                    [500 + rng.uniform(0, size), 500 + rng.uniform(0, size)] for _ in range(64)
                ],
                "knot": [500, 500],
            }
            for colour in COLOURS
        ]
    }


@pytest.mark.parametrize("size", [0.5, 3, 30, 300])
def test_a_tangle_is_refused_before_it_takes_long(size: float) -> None:
    edges = Edges([outline(line.shape) for line in read_layout(tangle(size)).lines])
    assert len(edges.close_pairs()) < MAX_PAIRS + len(edges.ends)
    assert layouts.problems(tangle(size))[0].code == Code.SELF_CROSSING


def test_a_byte_order_mark_is_read_over(tmp_path: Any) -> None:
    file = tmp_path / "marked.json"
    file.write_bytes(b'\xef\xbb\xbf{"lines": []}')
    with pytest.raises(LayoutError, match=r"marked\.json: the red, yellow, green and blue lines"):
        layouts.read(file)
    with pytest.raises(LayoutError, match="must not be missing"):
        layouts.read('\ufeff{"lines": []}')
