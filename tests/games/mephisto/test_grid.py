"""Chapter 10: three or four players."""

import pytest

import pandemonium as pm
from pandemonium.locale.words import Words
from tests.games.mephisto.table import (
    duel,
    dungeon,
    durability,
    favor,
    four,
    player_view,
    scene,
    seen,
    solo,
    teams,
    three,
)
from tests.support import legal, play, rule

COLUMNS = [["a", "c"], ["b", "e"], ["d", "f"]]
ROWS = [["a", "b"], ["c", "d"], ["e", "f"]]
CELLS = {"a": "mallet", "b": "fork", "c": "skewer", "d": "key", "e": "stew", "f": "torch"}


@rule("ME 10.1")
@pytest.mark.parametrize(("game", "left"), [(three, 44), (four, 41), (teams, 41), (duel, 47)])
def test_all_cards_are_in_the_game(game: pm.Game, left: int) -> None:
    state = game.start(5)
    cells = "a b c d e f" if game.players > 2 else "1a 1b 2a 2b 3a 3b"
    assert [cell["cell"] for cell in seen(state)["dungeon"]] == cells.split(" ")
    assert len(state.components()) == 59
    assert seen(state)["deck"] == left - (2 if game is teams else 1)  # the first draw is made


@rule("ME 10.2")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_first_player_sits_in_the_south_the_others_clockwise(start: int) -> None:
    state = scene(four, start=start)
    sides = [player_view(state, (start + i) % 4)["side"] for i in range(4)]
    assert sides == ["south", "west", "north", "east"]


@rule("ME 10.2")
def test_with_three_players_the_east_is_empty() -> None:
    sides = [player["side"] for player in seen(scene(three))["seats"]]
    assert sides == ["south", "west", "north"]


@rule("ME 10.3")
@pytest.mark.parametrize(
    ("seat", "lanes"), [(0, COLUMNS), (1, ROWS), (2, COLUMNS), (3, ROWS)], ids="SWNE"
)
def test_every_seat_has_three_lanes_of_two_cells(seat: int, lanes: list[list[str]]) -> None:
    assert [sorted(lane) for lane in player_view(scene(four), seat)["lanes"]] == lanes


@rule("ME 10.3")
@pytest.mark.parametrize(
    ("seat", "cells"), [(0, "be"), (1, "cd"), (2, "be"), (3, "cd")], ids="SWNE"
)
def test_each_seat_fights_along_its_own_lanes(seat: int, cells: str) -> None:
    seats: list[dict[str, object]] = [{"favor": 10} if other == seat else {} for other in range(4)]
    state = scene(four, dict.fromkeys(cells, "goblin"), *seats, turn=seat)
    assert [text for text in legal(state) if text.startswith("fight both")] == ["fight both 2"]


@rule("ME 10.4")
@pytest.mark.parametrize(
    ("seat", "order"), [(0, "caebfd"), (1, "abcdef"), (2, "acbedf"), (3, "badcfe")], ids="SWNE"
)
def test_each_seat_fills_the_dungeon_in_its_own_order(seat: int, order: str) -> None:
    six = ("wraith", "zombie", "watcher", "witch", "lich", "goblin")
    state = scene(four, {"a": "key"}, deck=six, turn=seat)
    play(state, "loot a")
    assert [dungeon(state)[cell] for cell in order] == list(six)


@rule("ME 10.4")
@pytest.mark.parametrize(
    ("seat", "before", "after"),
    [(0, "a", "b"), (1, "d", "f"), (2, "b", "d"), (3, "f", "")],
    ids="SWNE",
)
def test_cell_e_has_its_place_in_the_order_of_each_side(seat: int, before: str, after: str) -> None:
    full = {"a": "key", "b": "stew", "c": "torch", "d": "potion", "e": "mallet", "f": "fork"}
    empty = {"e", before, after}
    cells = {cell: card for cell, card in full.items() if cell not in empty}
    state = scene(four, cells, deck=("wraith", "zombie", "watcher", "lich"), turn=seat)
    play(state, "loot deck")  # the first of the deck
    filled = [cell for cell in (before, "e", after) if cell]
    assert [dungeon(state)[cell] for cell in filled] == ["zombie", "watcher", "lich"][: len(filled)]


@rule("ME 10.5")
def test_only_the_player_opposite_shares_a_lane() -> None:
    rivals: list[dict[str, object]] = [{"gear": [[name]]} for name in ("key", "stew", "torch")]
    state = scene(four, {}, {"hand": ["fork"]}, *rivals)
    play(state, "play fork 1")
    assert [favor(state, seat) for seat in range(4)] == [5, 5, 3, 5]


@rule("ME 10.5")
def test_without_a_player_opposite_nobody_is_hit() -> None:
    hand = {"hand": ["greataxe", "goblin"]}
    state = scene(three, {}, {"gear": [["key"]]}, hand, {"gear": [["stew"]]}, turn=1)
    play(state, "play greataxe 1")
    assert (durability(state, "key"), durability(state, "stew")) == (3, 3)


@rule("ME 10.5")
def test_who_is_opposite_depends_on_who_began() -> None:
    seats: list[dict[str, object]] = [{"gear": [["key"]]}, {"hand": ["fork"]}, {"gear": [["stew"]]}]
    state = scene(three, {}, *seats, turn=1, start=1)  # seat 1 is south, 2 west, 0 north
    play(state, "play fork 1")
    assert [favor(state, seat) for seat in range(3)] == [3, 5, 5]


@rule("ME 10.7")
def test_the_first_time_the_deck_is_only_rebuilt() -> None:
    rest = ["witch", "portal", "potion"]
    state = scene(three, CELLS, deck=("lich",), discards=rest, only_deck=True, turn=2)
    play(state, "loot deck")
    assert not state.over
    assert seen(state)["ending"] == {"outs": 1, "outs_to_end": 2, "last_turns": []}


@rule("ME 10.7")
def test_the_second_time_the_round_is_finished() -> None:
    rest = ["witch", "portal", "potion"]
    state = scene(three, CELLS, deck=("lich",), discards=rest, only_deck=True, outs=1, turn=1)
    play(state, "loot deck")
    assert seen(state)["ending"]["last_turns"] == [2]
    play(state, "loot a")
    assert state.over


@rule("ME 10.7")
def test_a_new_deck_of_no_cards_is_out_at_once() -> None:
    state = scene(three, CELLS, deck=("lich",), only_deck=True, turn=1)
    play(state, "loot deck")  # out once; the next player finds no card at all
    assert seen(state)["ending"]["outs"] == 2
    assert seen(state)["ending"]["last_turns"] == [2]


@rule("ME 10.1")
def test_the_table_shows_how_the_grid_lies() -> None:
    state = scene(four, dungeon=CELLS)
    (grid,) = [section for section in state.sheet(0, Words(four, "en")) if "north" in section.title]
    assert grid.rows == [
        ["a: Mallet", "b: Fork", ""],
        ["c: Skewer", "deck", "d: Key"],
        ["", "e: Stew", "f: Torch"],
    ]


@rule("ME 11.1")
def test_the_table_tells_partners_and_sides() -> None:
    state = teams.start(5)
    words = Words(teams, "en", ["Ada", "Bea", "Cid", "Dot"])
    players = state.sheet(0, words)[-1]
    assert players.header[-1] == words.text("column-partner")
    assert [row[-1] for row in players.rows] == ["Bea", "Ada", "Dot", "Cid"]
    assert sorted(row[1] for row in players.rows) == ["east", "north", "south", "west"]


@rule("ME 12.3")
def test_the_extra_step_of_the_solitary_table_is_shown_in_words() -> None:
    cells = {"1a": "mallet", "1b": "fork", "2a": "skewer", "2b": "key", "3a": "stew", "3b": "torch"}
    state = scene(solo, cells, deck=("goblin", "potion"))
    words = Words(solo, "en", ["Ada"])
    sentences = [words.event(event.seen_by(0) or {}) for event in play(state, "loot 1a")]
    assert "Extra step: Goblin is discarded from the top of the deck." in sentences
    souls = state.sheet(0, words)[-1].rows[0][3]
    assert souls.endswith("/16")
