"""What clients are given: elements, previews, plans, events of the set-up, geometry, layouts."""

import json
from typing import Any, cast

import pytest

import pandemonium as pm
from pandemonium.engine.errors import OptionError
from pandemonium.games.dicke_daemonen import layouts
from pandemonium.locale.words import Words
from tests.support import play

from .table import game, points, seen, table


def elements(value: object) -> set[str]:
    """Every `at` in a view, and its places."""
    found: set[str] = set()
    if isinstance(value, dict):
        found |= {str(one) for name, one in value.items() if name == "at"}
        found |= set(value.get("places", ()))
        for one in value.values():
            found |= elements(one)
    elif isinstance(value, list):
        for one in value:
            found |= elements(one)
    return found


def touched(state: pm.State, text: str) -> list[str]:
    """What an action is about."""
    return state.touches(state.game.action(text))


def preview(state: pm.State, text: str) -> dict[str, Any]:
    """What an action would bring."""
    return dict(state.preview(state.game.action(text)))


def test_a_summoning_touches_the_creature_and_its_place() -> None:
    state = table(fists=[["red", "white"]])
    assert touched(state, "summon red f1.c1") == ["fist:1:red", "corner:f1.c1"]
    assert touched(state, "summon white f4.o") == ["fist:1:white", "centre:f4"]
    there = elements(state.view(0))
    for action in state.legal():
        assert set(state.touches(action)) <= there


def test_a_preview_says_what_the_points_become() -> None:
    state = table(fists=[["red", "blue", "yellow"]], demons={"f1.c2": "blue"})
    before = points(state)
    for action in state.legal():
        said = preview(state, action.text)
        after = state.clone()
        play(after, action.text)
        change = {c: n - before[c] for c, n in points(after).items() if n != before[c]}
        assert {name: n for name, n in said.items() if name in before} == change
    assert preview(state, "summon red f1.c1") == {"holder": "", "blue": -4}


def test_a_preview_of_a_ghost_says_what_is_frozen() -> None:
    state = table(fists=[["white", "red"]], demons={"f1.c1": "red"})
    assert preview(state, "summon white f1.o") == {"white": 1, "frozen": 2}
    (told,) = [one for one in play(state, "summon white f1.o") if one.kind == "ghost-summoned"]
    assert told.seen_by(None) == {
        "kind": "ghost-summoned",
        "seat": 0,
        "card": "white",
        "field": "F1",
        "frozen": ["corner:f1.c2", "corner:f1.c3"],
        "from": "fist:1",
        "to": "centre:f1",
    }


def test_a_preview_of_a_prediction_says_what_goes_back() -> None:
    state = table(fists=[["red", "blue", "white"]])
    play(state, "summon red f1.c1")
    assert preview(state, "predict blue") == {"order": 1, "returned": 1}
    assert touched(state, "predict blue") == ["fist:1:blue"]
    (plan,) = state.plans()
    assert Words(state.game, "en").plan(plan) == "Predict nothing and draw"
    assert [action.text for action in plan.actions] == ["wait"]


def test_the_set_up_is_told_and_every_fist_to_its_owner_alone() -> None:
    state = game(3).start(1, recording=True)
    told = [event.seen_by(0) or {} for event in state.events]
    assert [one["kind"] for one in told] == [
        "lines-laid",
        *["creature-drawn"] * 12,
        "first-player-found",
        "turn-begun",
    ]
    drawn = [one for one in told if one["kind"] == "creature-drawn"]
    assert ["card" in one for one in drawn] == [True] * 4 + [False] * 8
    assert (told[0]["crossings"], told[0]["fields"]) == (12, 14)
    for language in ("en", "fr"):
        words = Words(state.game, language)
        assert all(words.event(one) for one in told)


@pytest.mark.parametrize("layout", ["rose", "hash", "wild"])
def test_the_geometry_of_the_board_is_sent_once(layout: str) -> None:
    made = game(2, layout=layout)
    board = cast(dict[str, Any], made.describe()["board"])
    state = made.start(1)
    view = seen(state)
    assert [one["at"] for one in board["fields"]] == [one["at"] for one in view["fields"]]
    corners = [corner["at"] for one in view["fields"] for corner in one["corners"]]
    assert [one["at"] for one in board["corners"]] == corners
    left, top, width, height = board["frame"]
    for place in [one["label_spot"] for one in board["fields"]] + [
        [one["spot"]["x"], one["spot"]["y"]] for one in board["corners"]
    ]:
        assert left < place[0] < left + width
        assert top < place[1] < top + height
    assert [one["ghost_spot"] is None for one in board["fields"]].count(True) == 1
    assert [one["element"] for one in board["lines"]] == ["fire", "air", "earth", "water"]
    assert all(len(one["points"]) > 3 for one in board["lines"])
    json.dumps(board)


def test_colours_have_emblems() -> None:
    described = game(2).describe()
    colours = cast(list[dict[str, str]], described["colours"])
    assert [colour["emblem"] for colour in colours] == [
        "flame",
        "whirlwind",
        "peaks",
        "drop",
        "ghost",
    ]
    cards = cast(list[dict[str, str]], described["cards"])
    assert [card["emblem"] for card in cards] == [colour["emblem"] for colour in colours]
    assert described["emblem"] == "gooey-daemon"


# ---------------------------------------------------------------------- layouts for programs


def test_a_good_layout_is_counted_and_weighed() -> None:
    found = cast(dict[str, Any], layouts.inspect(layouts.preset("rose").to_json()))
    crossings = found["counts"]["crossings"]
    assert found["problems"] == []
    assert found["counts"]["fields"] == crossings + 2
    assert found["counts"]["corners"] == 4 * crossings
    assert found["counts"]["value_sum"] == sum(one["value"] for one in found["board"]["fields"])
    red = {one["field"] for one in found["board"]["corners"] if "red" in one["colours"]}
    worth = sum(one["value"] for one in found["board"]["fields"] if one["name"] in red)
    assert found["balance"]["red"] == {"crossings": 6, "corners": 24, "worth": worth}
    assert sum(one["crossings"] for one in found["balance"].values()) == 2 * crossings


def test_a_bad_layout_is_answered_with_the_places() -> None:
    lines = layouts.preset("rose").to_json()["lines"]
    lines[0]["cx"] = 250
    found = cast(dict[str, Any], layouts.inspect({"lines": lines}))
    assert "board" not in found
    (first, *_) = found["problems"]
    assert first["code"] == "OUT_OF_CANVAS"
    assert first["lines"] == ["red"]
    assert first["place"][0] < 0
    assert first["sentence"].startswith("the red line leaves the canvas at (-")
    (problem, *_) = layouts.problems({"lines": lines})
    assert Words(None, "fr").error(problem).startswith("la ligne rouge sort du cadre en (-")


def test_layouts_are_invented_by_seed() -> None:
    assert layouts.invent("calm", 9) == layouts.find("calm", 9)
    assert layouts.invent("calm", 9) != layouts.invent("calm", 8)
    assert layouts.find("rose") == layouts.preset("rose")
    with pytest.raises(OptionError, match="one of calm, normal, wild"):
        layouts.invent("mad")


def test_a_layout_is_drawn_with_what_stands_on_it() -> None:
    empty = layouts.draw(layouts.preset("rose"))
    assert empty.startswith("<svg")
    assert layouts.draw(layouts.preset("rose"), tokens={"F1.c1": "red"}) != empty


def test_a_position_is_drawn() -> None:
    state = table(demons={"f1.c1": "red"}, ghosts=["f4"])
    tokens = {"F1.c1": "red", "F4.o": "white"}
    assert layouts.draw_position(state) == layouts.draw(layouts.preset("rose"), tokens=tokens)
