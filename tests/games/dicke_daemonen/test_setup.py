"""Chapter 1: creatures, lines, fields, fists, and who begins."""

import json
from collections import Counter
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.engine.errors import OptionError
from pandemonium.games.dicke_daemonen.lines.presets import preset
from tests.support import card, rule

from .table import field, fist, game, seen, table


@rule("DD 1.1")
@card("red")
@card("yellow")
@card("green")
@card("blue")
@card("white")
def test_ten_creatures_of_each_colour_are_in_the_sack_and_the_fists() -> None:
    for players in range(1, 5):
        state = game(players).start(1)
        assert Counter(state.components()) == dict.fromkeys(range(5), 10)
        assert state.view(None)["sack"] == 50 - 4 * players
    assert {(c.id, c.kind, c.copies) for c in game().cards} == {
        ("red", "demon", 10),
        ("yellow", "demon", 10),
        ("green", "demon", 10),
        ("blue", "demon", 10),
        ("white", "ghost", 10),
    }


@rule("DD 1.1")
def test_one_to_four_play() -> None:
    for players in (0, 5):
        with pytest.raises(OptionError, match="1 to 4"):
            game(players)


@rule("DD 1.2")
def test_each_line_has_the_colour_of_a_demon_and_none_is_white() -> None:
    lines = game().layout.to_json()["lines"]
    assert [line["colour"] for line in lines] == ["red", "yellow", "green", "blue"]


@rule("DD 1.3")
def test_a_layout_with_a_line_that_crosses_too_few_others_is_refused() -> None:
    layout = preset("four_leaf").to_json()
    for line, x in zip(layout["lines"], (200, 400, 600, 800), strict=True):
        line.update(cx=x, cy=500, rx=120, ry=120, knot=[x, 380])
    with pytest.raises(OptionError, match=r"option layout: .*red"):
        game(layout=layout)


@rule("DD 1.3")
def test_a_random_layout_belongs_to_its_seed() -> None:
    layouts = [game(layout="calm", layout_seed=seed).layout for seed in (1, 1, 2)]
    assert layouts[0] == layouts[1] != layouts[2]


@rule("DD 1.3")
def test_a_layout_may_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(preset("hash").to_json()), encoding="utf-8")
    made = game(layout=str(file))
    assert made.layout == game(layout="hash").layout
    assert made.settings["layout"] == "own"
    assert game(layout=file).layout == game(layout=made.layout).layout == made.layout


@rule("DD 1.3")
def test_a_record_holds_the_layout_itself(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(preset("hash").to_json()), encoding="utf-8")
    state = game(layout=str(file)).start(3)
    record = pm.Record.of(state)
    file.unlink()
    replayed = pm.replay(pm.Record.read(record.write()))[0].state
    assert replayed.save() == state.save()


@rule("DD 1.4")
def test_a_line_that_crosses_itself_is_refused_with_the_place() -> None:
    layout = preset("hash").to_json()
    layout["lines"][0]["points"] = [[80, 180], [920, 420], [920, 180], [80, 420]]
    with pytest.raises(OptionError, match=r"red.*500.*300"):
        game(layout=layout)


@rule("DD 1.4")
@pytest.mark.parametrize(
    ("layout", "sentence"),
    [
        ("no_such.toml", "no_such.toml"),
        ("no_such", "expected one of four_leaf"),
        (3, "is not allowed; expected"),
        ({}, "lines"),
        ({"lines": 3}, "lines"),
    ],
)
def test_what_is_no_layout_is_refused_in_one_sentence(layout: object, sentence: str) -> None:
    with pytest.raises(OptionError, match=f"option layout: .*{sentence}"):
        game(layout=layout)


@rule("DD 1.5")
def test_a_gap_outside_all_loops_is_an_inner_field_and_takes_a_ghost() -> None:
    state = table(layout="four_leaf", fists=[["white"]])
    gaps = [f for f in seen(state)["fields"] if not f["inside"] and not f["outer"]]
    assert [gap["name"] for gap in gaps] == ["F5"]
    assert state.objection(state.game.action("summon white f5.o")) is None


@rule("DD 1.5")
@rule("DD 6.1")
def test_the_set_up_example_has_five_corners_and_one_knot_outside() -> None:
    state = table(layout="crossing_gate")
    outermost = field(state, "F12")
    assert outermost["outer"]
    assert len(outermost["corners"]) == 5
    assert len(outermost["knots"]) == 1
    assert outermost["value"] == 6


@rule("DD 1.6")
def test_a_crossing_makes_four_corners_in_four_fields() -> None:
    board = game().board
    for crossing in range(len(board.crossings)):
        corners = [corner for corner in board.corners if corner.crossing == crossing]
        assert len({corner.field for corner in corners}) == 4
        assert len({(corner.a, corner.b) for corner in corners}) == 1


@rule("DD 1.7")
def test_a_knot_counts_for_the_fields_on_both_sides() -> None:
    fields = seen(table())["fields"]
    knots = Counter(knot for field in fields for knot in field["knots"])
    assert knots == {"red": 2, "yellow": 2, "green": 2, "blue": 2}


@rule("DD 1.8")
def test_everybody_draws_four_and_sees_only_their_own() -> None:
    state = game(3).start(5)
    for seat in range(3):
        assert len(fist(state, seat)) == 4
        seats = seen(state, seat)["seats"]
        assert [seat_view.get("fist_size") for seat_view in seats] == [4, 4, 4]
        assert ["fist" in seat_view for seat_view in seats] == [owner == seat for owner in range(3)]


@rule("DD 1.8")
def test_what_one_cannot_see_is_counted_by_colour() -> None:
    state = table(fists=[["red", "red"], ["red", "blue"]], demons={"f1.c1": "red"})
    unseen = {
        seat: {colour["colour"]: colour["unseen"] for colour in seen(state, seat)["colours"]}
        for seat in (0, 1, None)
    }
    assert [unseen[seat]["red"] for seat in (0, 1, None)] == [7, 8, 9]
    assert [unseen[seat]["blue"] for seat in (0, 1, None)] == [10, 9, 10]


@rule("DD 1.9")
def test_the_left_neighbour_of_the_oldest_begins() -> None:
    for oldest in range(3):
        assert game(3, oldest=oldest).start(1).player == (oldest + 1) % 3


@rule("DD 1.9")
def test_if_nobody_is_named_the_lot_decides_who_begins() -> None:
    assert {game(3).start(seed).player for seed in range(30)} == {0, 1, 2}


@rule("DD 1.9")
def test_the_oldest_must_sit_at_the_table() -> None:
    with pytest.raises(OptionError, match=r"option oldest: 3 .* 0 to 2"):
        game(2, oldest=2)


@rule("DD 1.9")
def test_who_types_the_seat_of_the_oldest_counts_from_1() -> None:
    assert game(3, oldest="1").start(1).player == 1
    assert game(3, oldest="0").settings["oldest"] == -1


@rule("DD 1.9")
def test_turns_go_clockwise() -> None:
    state = table(3, turn=2, fists=[["red"] * 2, ["red"] * 2, ["red"] * 2])
    seats = []
    for place in ("f1.c1", "f1.c3", "f2.c1"):
        seats.append(state.player)
        state.apply(state.game.action(f"summon red {place}"))
        state.apply(state.game.action("wait"))
    assert seats == [2, 0, 1]
