"""Pictures of boards: well-formed, complete, and safe with any name."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from pandemonium.games.dicke_daemonen.lines.board import make_board
from pandemonium.games.dicke_daemonen.lines.drawing import WORDS, draw
from pandemonium.games.dicke_daemonen.lines.generator import Difficulty
from pandemonium.games.dicke_daemonen.lines.layout import Layout
from pandemonium.games.dicke_daemonen.lines.presets import PRESETS, preset

from .boards import drawn_at_random

SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: str) -> list[str]:
    root = ElementTree.fromstring(picture)
    return [text.text or "" for text in root.iter(f"{SVG}text")]


def titles(picture: str) -> list[str]:
    root = ElementTree.fromstring(picture)
    return [title.text or "" for title in root.iter(f"{SVG}title")]


@pytest.mark.parametrize("name", PRESETS)
def test_every_place_is_in_the_picture(name: str) -> None:
    board = make_board(preset(name))
    picture = draw(preset(name), board)
    written = texts(picture)
    assert [t for t in written if t in board.field_names] == list(board.field_names)
    named = titles(picture)
    assert named[0] == preset(name).name
    assert [t for t in named if ".c" in t] == list(board.corner_names)
    middles = [board.ghost_name(field) for field in range(board.outer)]
    assert [t for t in named if t.endswith(".o")] == middles
    assert {WORDS["fire"], WORDS["air"], WORDS["earth"], WORDS["water"]} <= {*written}


@pytest.mark.parametrize("difficulty", ["calm", "normal", "wild"])
def test_corner_labels_are_whole_or_at_least_numbered(difficulty: Difficulty) -> None:
    layout = drawn_at_random(difficulty, 3)
    board = make_board(layout)
    written = [text for text in texts(draw(layout, board)) if re.fullmatch(r"(F\d+\.)?c\d+", text)]
    assert len(written) == len(board.corners)
    for text, name in zip(written, board.corner_names, strict=True):
        assert name.endswith(text)


def test_a_picture_without_labels_has_only_the_legend() -> None:
    board = make_board(preset("rose"))
    written = texts(draw(preset("rose"), board, labels=False))
    assert not [text for text in written if text in board.field_names]
    assert not [text for text in written if ".c" in text]


def test_everything_drawn_lies_within_the_picture() -> None:
    for name in PRESETS:
        board = make_board(preset(name))
        root = ElementTree.fromstring(draw(preset(name), board))
        left, top, width, height = (float(part) for part in root.attrib["viewBox"].split())
        for spot in (*board.corner_spots, *board.ghost_spots):
            if spot:
                assert left + spot.radius < spot.x < left + width - spot.radius
                assert top + spot.radius < spot.y < top + height - spot.radius


def test_tokens_are_drawn_in_place_of_the_empty_spot() -> None:
    layout = preset("rose")
    board = make_board(layout)
    picture = draw(layout, board, tokens={"F2.c1": "red", "F7.o": "white"})
    assert "F2.c1" not in texts(picture)
    assert "F2.c1" in titles(picture)
    assert picture.count("url(#dd-frozen)") == 1
    assert picture != draw(layout, board)


@pytest.mark.parametrize(
    ("place", "colour"),
    [
        ("F99.c1", "red"),
        ("F1.c9", "red"),
        ("F1.o", "red"),
        ("F1.c1", "white"),
        ("F14.o", "white"),
        ("F1", "red"),
        ("F1.c1", "pink"),
    ],
)
def test_a_token_without_a_place_is_refused(place: str, colour: str) -> None:
    with pytest.raises(ValueError, match=f"no place '{place}' for a '{colour}' creature"):
        draw(preset("rose"), make_board(preset("rose")), tokens={place: colour})


def test_a_name_cannot_break_the_picture() -> None:
    rose = preset("rose")
    layout = Layout(rose.lines, "</title><script>alert('&')</script>")
    picture = draw(layout, make_board(rose))
    assert "<script>" not in picture
    assert titles(picture)[0] == layout.name


def test_words_can_be_translated() -> None:
    picture = draw(preset("rose"), make_board(preset("rose")), words={**WORDS, "fire": "Feu"})
    assert "Feu" in texts(picture)
    assert "Fire" not in texts(picture)


def test_pictures_need_nothing_from_elsewhere() -> None:
    picture = draw(preset("hash"), make_board(preset("hash")))
    assert re.findall(r"https?://[^\"]+", picture) == ["http://www.w3.org/2000/svg"]
    assert "href" not in picture
    assert "<style" not in picture


def test_every_field_says_what_it_is_worth() -> None:
    board = make_board(preset("rose"))
    picture = draw(preset("rose"), board, tokens={"F2.o": "white"})
    assert f">F2: {board.field_values[1]}</text>" in picture
    middles = [str(value) for value in (board.field_values[0], *board.field_values[2:])]
    assert [text for text in texts(picture) if text.isdigit()] == middles
