"""Tables whose game begins at a saved position: lessons, and playing on from a finished game."""

from typing import cast

import pytest

import pandemonium as pm
from pandemonium.engine.formats.verify import verify
from pandemonium.table import Entry, TableSession
from pandemonium.table.rematch import rematch_of
from tests.table.party import GAME, SEAL, Party


def played(plies: int, seed: int = 3) -> pm.State:
    """A position of a game with the options of people."""
    game = pm.game(GAME, 2, **pm.about(GAME).for_people())
    state = game.start(seed=seed)
    while state.ply < plies:
        state.apply(state.legal()[0])
    return state


def test_the_game_goes_on_from_the_position_with_dice_of_its_own() -> None:
    state = played(9)
    table = Party(position=state.save()).sit("ada", "bo").start()
    running = table.session.running.state
    saved, saved_running = state.save(), running.save()
    assert running.ply == 9
    assert {**saved_running, "chance": None} == {**saved, "chance": None}
    assert cast(dict[str, object], saved_running["chance"])["kind"] == "sealed"
    assert TableSession.fold(table.entries).view(0) == table.session.view(0)


@pytest.mark.parametrize("ply", [0, 9])
def test_a_finished_game_from_a_position_can_be_verified(ply: int) -> None:
    table = Party(position=played(ply).save()).sit("ada", "bo").start()
    first = table.session.view(0)
    for _ in range(6):
        state = table.session.running.state
        who = "ada" if state.player == 0 else "bo"
        table.do("acted", who, seat=state.player, actions=[state.legal()[0].text])
    table.do("surrendered", "ada", seat=0)
    result = verify(table.session.record(), SEAL)
    assert result.moves == 6
    assert pm.replay(table.session.record())[0].state.view(0) == first


def test_a_script_is_part_of_the_position() -> None:
    game = pm.game(GAME, 2, **pm.about(GAME).for_people())
    state = game.scenario({}, chance=[3, 4])
    table = Party(position=state.save()).sit("ada", "bo").start()
    received = cast(dict[str, object], table.session.running.state.save()["chance"])
    assert received["kind"] == "scripted"
    seat = table.session.running.state.player
    table.do("acted", "ada" if seat == 0 else "bo", seat=seat, actions=["roll"])
    view = cast(dict[str, object], table.session.view(None))
    assert view["dice"] == [3, 4]


def test_what_the_position_belongs_to_stays() -> None:
    table = Party(position=played(9).save()).sit("ada")
    assert table.refused("changed", "ada", players=3) == "begins-at-position"
    assert table.refused("changed", "ada", options={"souls": 5}) == "begins-at-position"
    table.do("changed", "ada", name="Again")


def test_a_position_that_cannot_be_played_makes_no_table() -> None:
    table = Party()
    fresh = TableSession()
    state = played(9)
    while not state.over:
        state.apply(state.legal()[0])
    for position, key in (
        ({"game": "mephisto"}, "other-game"),
        (state.save(), "over-already"),
    ):
        data = {**table.entries[0].data, "position": position}
        with pytest.raises(pm.PandemoniumError) as problem:
            fresh.apply(Entry("made", "ada", 1.0, data))
        assert problem.value.key == key
    assert fresh.status == "new"


def test_a_rematch_begins_at_the_beginning() -> None:
    table = Party(position=played(9).save()).sit("ada", "bo").start()
    table.do("surrendered", "ada", seat=0)
    entries = rematch_of(table.session, table.time, SEAL)
    assert TableSession.fold(entries).setup.position == {}
