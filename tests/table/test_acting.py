"""Acting at a table: one action or several as one step, out of turn, past a barrier; undo."""

import json

import pytest

import pandemonium as pm
from pandemonium.table import Table, TableError
from tests.table.lanterns import Lanterns, River


def river(players: int = 2, oil: int = 1, seed: int = 4) -> Table:
    """A new game of Lanterns with this much oil for everybody."""
    table = Table.start(Lanterns(players), ["Ada", "Bo", "Cy"][:players], pm.Chance(seed))
    assert isinstance(table.state, River)
    table.state.oil = [oil] * players
    table.state.list_choices()
    return table


def everything(table: Table) -> str:
    """All that a table keeps and sends."""
    seats = (*range(table.game.players), None)
    prompt = [[table.view(seat), table.prompt(seat), table.events(seat)] for seat in seats]
    return json.dumps([table.state.save(), table.record.write(), prompt])


def gem(table: Table, seat: int) -> str:
    """The colour that the seat may whisper."""
    assert isinstance(table.state, River)
    return table.state.card_name(table.state.gems[seat])


def refused(table: Table, seat: int, *actions: str) -> pm.PandemoniumError:
    """Why the step was refused; nothing must have been changed by it."""
    before = everything(table)
    with pytest.raises(pm.PandemoniumError) as problem:
        table.act(seat, *actions)
    assert everything(table) == before
    return problem.value


# ---------------------------------------------------------------------- one step


def test_several_actions_are_one_step() -> None:
    table = river(oil=2)
    table.act(0, "light 1", "light 3")
    assert table.record.actions == ["light 1", "light 3"]
    assert table.state.ply == 2
    assert [entry["event"]["kind"] for entry in table.events(1)][-2:] == ["stone-lit"] * 2


def test_steps_in_a_row_are_counted_until_somebody_else_decides() -> None:
    table = river()
    table.act(0, "light 1")
    assert [table.steps_in_a_row(seat) for seat in (0, 1)] == [1, 0]
    table.act(0, "end", f"whisper {gem(table, 0)}")
    assert [table.steps_in_a_row(seat) for seat in (0, 1)] == [2, 0]
    table.act(table.state.player, table.state.legal()[0])
    assert [table.steps_in_a_row(seat) for seat in (0, 1)] == [0, 1]


def test_all_of_a_step_happens_or_none_of_it() -> None:
    table = river(oil=1)
    problem = refused(table, 0, "light 1", "light 2")
    assert isinstance(problem, pm.IllegalMove)
    assert problem.clause == "LAN 3.2"


def test_the_last_action_of_a_step_may_cross_a_barrier() -> None:
    table = river()
    table.act(0, "light 1", "roll")
    assert table.record.actions == ["light 1", "roll"]


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        (("roll", "light 1"), "after 'roll' dice are rolled or cards are drawn"),
        (("light 1", "show", "roll"), "after 'show' hidden information is revealed"),
        (("end", "whisper red", "roll"), "another player decides"),
        (("light 1", "light 2", "light 3", "end"), "after 'light 3' the game is over"),
    ],
)
def test_a_step_that_goes_on_after_a_barrier_is_refused(
    actions: tuple[str, ...], expected: str
) -> None:
    table = next(river(oil=3, seed=seed) for seed in range(9) if gem(river(seed=seed), 0) == "red")
    problem = refused(table, 0, *actions)
    assert isinstance(problem, TableError)
    assert expected in str(problem)


def test_nobody_learns_a_roll_from_a_refused_step() -> None:
    received = set()
    for seed in range(20):
        received.add(
            str(refused(river(oil=0, seed=seed), 0, "roll", "light 1", "light 2", "light 3"))
        )
    assert len(received) == 1


def test_who_is_not_asked_cannot_act() -> None:
    table = river()
    assert refused(table, 1, "roll").key == "not-your-turn"
    assert refused(table, 0).key == "no-actions"
    assert refused(table, 7, "roll").key == "no-such-seat"
    assert refused(table, 0, "dance").key == "no-such-action"


def test_nobody_acts_when_the_game_is_over() -> None:
    table = river(oil=3)
    table.act(0, "light 1", "light 2", "light 3")
    problem = refused(table, 0, "roll")
    assert isinstance(problem, pm.IllegalMove)
    assert problem.reason == "game-is-over"


# ---------------------------------------------------------------------- undo


def test_a_step_is_taken_back_as_a_whole() -> None:
    table = river(oil=3)
    before = table.state.save()
    table.act(0, "light 1", "light 3")
    table.undo(0)
    assert table.state.save() == before
    assert table.record.actions == []


def test_steps_are_taken_back_one_after_another() -> None:
    table = river(players=3, oil=2)
    start = table.state.save()
    table.act(0, "light 1")
    table.act(0, "light 3")
    table.undo(0)
    table.undo(0)
    assert table.state.save() == start
    with pytest.raises(TableError, match="nothing to undo"):
        table.undo(0)


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        (["roll"], "dice were rolled"),
        (["show"], "hidden information was revealed"),
        (["light 1", "light 2", "light 3"], "the game is over"),
    ],
)
def test_a_barrier_cannot_be_taken_back(actions: list[str], expected: str) -> None:
    table = river(oil=3)
    table.act(0, *actions)
    with pytest.raises(TableError, match=expected):
        table.undo(0)


def test_a_barrier_stays_in_the_way_when_what_came_after_it_is_taken_back() -> None:
    table = river()
    table.act(0, "roll")
    table.act(0, "light 1")
    table.undo(0)
    with pytest.raises(TableError, match="dice were rolled"):
        table.undo(0)


def test_nobody_takes_back_what_somebody_else_did() -> None:
    table = river()
    table.act(0, "light 1")
    with pytest.raises(TableError, match="another player"):
        table.undo(1)
    table.act(0, "end", f"whisper {gem(table, 0)}")
    for seat in (0, 1):
        with pytest.raises(TableError, match="another player"):
            table.undo(seat)


def test_the_same_dice_fall_after_an_undo() -> None:
    table = river(oil=2)
    table.act(0, "light 1")
    table.undo(0)
    table.act(0, "roll")
    other = river(oil=2)
    other.act(0, "roll")
    assert table.state.save() == other.state.save()


# ---------------------------------------------------------------------- records


def test_the_record_is_kept_from_the_start_and_closed_at_the_end() -> None:
    table = river(oil=1)
    assert (table.record.chance, table.record.seats) == ({"seed": 4}, ["Ada", "Bo"])
    assert "=" not in table.record.write().splitlines()[-1]
    table.act(0, "roll")
    while not table.over:
        table.act(0, table.prompt(0)["choices"][0]["text"])
    result = table.record.write().splitlines()[-1].removeprefix("= ")
    assert json.loads(result)["reason"] == "all-lit"


@pytest.mark.skipif("leduc" not in pm.games(), reason="the example is not installed")
def test_a_resumed_table_is_the_table_that_was_left() -> None:
    table = Table.start(pm.game("leduc"), ["Ada", "Bo"], pm.SealedChance(bytes(32)))
    for action in ("raise", "call", "call"):
        table.act(table.state.player, action)
    text = table.record.write()
    again = Table.resume(pm.Record.read(text))
    assert everything(again) == everything(table)
    again.act(again.state.player, "call")
    assert again.over
    assert pm.replay(again.record)[-1].state.save() == again.state.save()


def test_a_game_that_its_players_ended_is_resumed_as_ended() -> None:
    for actions in ([], ["roll"]):
        table = Table.start(pm.game("lets-summon-demons", 2), ["Ada", "Bo"], pm.Chance(4))
        for action in actions:
            table.act(table.state.player, action)
        table.end("table-surrender", [1])
        again = Table.resume(pm.Record.read(table.record.write()))
        assert again.over
        assert again.record.write() == table.record.write()


# ---------------------------------------------------------------------- together


def test_people_go_back_together_to_the_last_decision_of_one_of_them() -> None:
    table = river(players=3, oil=2)
    start = table.state.save()
    table.act(0, "light 1")
    middle = table.state.save()
    table.act(0, "end", f"whisper {gem(table, 0)}")
    assert [table.way_back(seat) for seat in range(3)] == [1, 0, 0]
    table.act(1, "end", f"whisper {gem(table, 1)}")
    assert [table.way_back(seat) for seat in range(3)] == [2, 1, 0]
    table.undo_together(0)
    assert table.state.save() == middle
    assert table.record.actions == ["light 1"]
    table.undo(0)
    assert table.state.save() == start
    with pytest.raises(TableError, match="nothing to undo"):
        table.undo(0)


@pytest.mark.parametrize("action", ["roll", "show"])
def test_nobody_goes_back_past_what_everybody_has_seen(action: str) -> None:
    table = river(oil=2)
    table.act(0, "light 1")
    table.act(0, action)
    assert table.way_back(0) == 0
    table.act(0, "light 2")
    assert table.way_back(0) == 1


def test_what_others_did_is_all_the_same_barrier() -> None:
    received = set()
    for action in ("roll", "show"):
        table = river(oil=2)
        table.act(0, action)
        received |= {table.prompt(seat)["undo"]["barrier"] for seat in (1, None)}
        table.act(0, "end", f"whisper {gem(table, 0)}")
        received |= {table.prompt(seat)["undo"]["barrier"] for seat in (0, 1, None)}
    assert received == {"player"}


def test_checking_a_step_does_nothing() -> None:
    table = river(oil=1)
    before = everything(table)
    table.check(0, "roll")
    assert everything(table) == before
    with pytest.raises(pm.IllegalMove):
        table.check(0, "light 1", "light 2")
    table.act(0, "roll")
    other = river(oil=1)
    other.act(0, "roll")
    assert everything(table) == everything(other)
