"""What clients are given: elements, previews, plans, events of the setup, geometry, layouts."""

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
    names: set[str] = set()
    if isinstance(value, dict):
        names |= {str(item) for name, item in value.items() if name == "at"}
        names |= set(value.get("places", ()))
        for item in value.values():
            names |= elements(item)
    elif isinstance(value, list):
        for item in value:
            names |= elements(item)
    return names


def touched(state: pm.State, text: str) -> list[str]:
    """The elements that an action touches."""
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
        changes = preview(state, action.text)
        after = state.clone()
        play(after, action.text)
        change = {c: n - before[c] for c, n in points(after).items() if n != before[c]}
        assert {name: n for name, n in changes.items() if name in before} == change
    assert preview(state, "summon red f1.c1") == {"holder": "", "blue": -4}


def test_a_preview_of_a_ghost_says_what_is_frozen() -> None:
    state = table(fists=[["white", "red"]], demons={"f1.c1": "red"})
    assert preview(state, "summon white f1.o") == {"white": 1, "frozen": 2}
    (summoned,) = [
        event for event in play(state, "summon white f1.o") if event.kind == "ghost-summoned"
    ]
    assert summoned.seen_by(None) == {
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


def test_the_setup_is_shown_and_every_fist_to_its_owner_alone() -> None:
    state = game(3).start(1, recording=True)
    events = [event.seen_by(0) or {} for event in state.events]
    assert [event["kind"] for event in events] == [
        "lines-laid",
        *["creature-drawn"] * 12,
        "first-player-found",
        "turn-begun",
    ]
    drawn = [event for event in events if event["kind"] == "creature-drawn"]
    assert ["card" in event for event in drawn] == [True] * 4 + [False] * 8
    assert (events[0]["crossings"], events[0]["fields"]) == (12, 14)
    for language in ("en", "fr"):
        words = Words(state.game, language)
        assert all(words.event(event) for event in events)


@pytest.mark.parametrize("layout", ["rose", "hash", "wild"])
def test_the_geometry_of_the_board_is_sent_once(layout: str) -> None:
    made = game(2, layout=layout)
    board = cast(dict[str, Any], made.describe()["board"])
    state = made.start(1)
    view = seen(state)
    assert [field["at"] for field in board["fields"]] == [field["at"] for field in view["fields"]]
    corners = [corner["at"] for field in view["fields"] for corner in field["corners"]]
    assert [corner["at"] for corner in board["corners"]] == corners
    left, top, width, height = board["frame"]
    for place in [field["label_spot"] for field in board["fields"]] + [
        [corner["spot"]["x"], corner["spot"]["y"]] for corner in board["corners"]
    ]:
        assert left < place[0] < left + width
        assert top < place[1] < top + height
    assert [field["ghost_spot"] is None for field in board["fields"]].count(True) == 1
    assert [line["element"] for line in board["lines"]] == ["fire", "air", "earth", "water"]
    assert all(len(line["points"]) > 3 for line in board["lines"])
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
    inspected = cast(dict[str, Any], layouts.inspect(layouts.preset("rose").to_json()))
    crossings = inspected["counts"]["crossings"]
    assert inspected["problems"] == []
    assert inspected["counts"]["fields"] == crossings + 2
    assert inspected["counts"]["corners"] == 4 * crossings
    assert inspected["counts"]["value_sum"] == sum(
        field["value"] for field in inspected["board"]["fields"]
    )
    red = {
        corner["field"] for corner in inspected["board"]["corners"] if "red" in corner["colours"]
    }
    worth = sum(field["value"] for field in inspected["board"]["fields"] if field["name"] in red)
    assert inspected["balance"]["red"] == {"crossings": 6, "corners": 24, "worth": worth}
    assert sum(shares["crossings"] for shares in inspected["balance"].values()) == 2 * crossings


def test_a_bad_layout_is_answered_with_the_places() -> None:
    lines = layouts.preset("rose").to_json()["lines"]
    lines[0]["cx"] = 250
    inspected = cast(dict[str, Any], layouts.inspect({"lines": lines}))
    assert "board" not in inspected
    (first, *_) = inspected["problems"]
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
