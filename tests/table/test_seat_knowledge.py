"""What each seat receives: events numbered per recipient, prompts, secrets, previews, why not."""

import json

import pytest

import pandemonium as pm
from pandemonium.locale.words import Words
from pandemonium.table import Table, worded
from tests.table.lanterns import GEMS, River
from tests.table.test_acting import everything, gem, river


def two_worlds() -> tuple[Table, Table]:
    """Two tables that seat 0 cannot tell apart: its rival holds another gem."""
    first, *others = [river(seed=seed) for seed in range(40)]
    for table in others:
        assert isinstance(table.state, River)
        assert isinstance(first.state, River)
        if table.state.gems[0] == first.state.gems[0] and gem(table, 1) != gem(first, 1):
            return first, table
    raise AssertionError("forty rivals with the same gem")


# ---------------------------------------------------------------------- the log


def test_events_are_numbered_for_each_recipient() -> None:
    table = river()
    table.act(0, "end", f"whisper {gem(table, 0)}")
    received = {seat: table.events(seat) for seat in (0, 1, None)}
    assert [len(received[seat]) for seat in (0, 1, None)] == [3, 2, 2]
    for entries in received.values():
        assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1))
    assert received[0][-1]["event"] == {"kind": "whispered", "seat": 0, "colour": gem(table, 0)}


def test_the_set_up_comes_first() -> None:
    table = river()
    first, second = (entry["event"] for entry in table.events(1))
    assert first == {"kind": "gem-drawn", "seat": 0}
    assert second == {"kind": "gem-drawn", "seat": 1, "gem": gem(table, 1)}


def test_only_news_are_printed_on_request() -> None:
    table = river()
    table.act(0, "light 1")
    assert [entry["number"] for entry in table.events(None, since=2)] == [3]


def test_an_undo_is_announced_and_numbers_are_never_used_again() -> None:
    table = river(oil=2)
    table.act(0, "light 1")
    table.undo(0)
    table.act(0, "light 2")
    kinds = [(entry["number"], entry["event"]["kind"]) for entry in table.events(1)]
    assert kinds[2:] == [(3, "stone-lit"), (4, "undone"), (5, "stone-lit")]
    undone = table.events(1)[3]["event"]
    assert undone == {"kind": "undone", "seat": 0, "after": 2}
    assert Words(table.game, "en", ["Ada"]).event(undone) == "Ada undoes a move."


# ---------------------------------------------------------------------- prompts


def test_a_prompt_is_plain_json() -> None:
    table = river()
    for seat in (0, 1, None):
        prompt = worded(table.prompt(seat), Words(table.game, "en"))
        assert json.loads(json.dumps(prompt)) == prompt


def test_the_prompt_lists_what_may_be_done_and_whether_it_can_be_undone() -> None:
    table = river()
    prompt = worded(table.prompt(0), Words(table.game, "en"))
    assert prompt["said"] == "You have 1 oil: light, roll, show or end."
    light, roll = prompt["choices"][0], prompt["choices"][3]
    assert (light["text"], light["said"], light["touches"]) == (
        "light 1",
        "Light stone 1",
        ["stone:1"],
    )
    assert (light["preview"], light["preview_said"]) == ({"oil": -1}, ["-1 oil"])
    assert light["undoable"]
    assert (roll["text"], roll["undoable"]) == ("roll", False)


@pytest.mark.parametrize("seed", range(6))
def test_undoable_is_what_comes_true(seed: int) -> None:
    for choice in river(oil=2, seed=seed).prompt(0)["choices"]:
        table = river(oil=2, seed=seed)
        table.act(0, choice["text"])
        assert table.prompt(table.state.player)["undo"]["possible"] == choice["undoable"]


def test_plans_are_steps_that_can_be_taken() -> None:
    table = river(oil=3)
    (plan,) = worded(table.prompt(0), Words(table.game, "en"))["plans"]
    assert (plan["said"], plan["undoable"]) == ("Light all 3 dark stones", False)
    assert plan["touches"] == ["stone:1", "stone:2", "stone:3"]
    table.act(0, *plan["actions"])
    assert table.over


def test_who_waits_sees_for_whom_and_for_what() -> None:
    table = river()
    for seat in (1, None):
        prompt = worded(table.prompt(seat), Words(table.game, "en", ["Ada"]))
        assert prompt["choices"] == []
        assert prompt["plans"] == []
        assert prompt["said"] == "Ada is deciding."


def test_a_secret_question_is_for_its_seat_alone() -> None:
    table = river()
    table.act(0, "end")
    my_prompt = table.prompt(0)
    assert my_prompt["question"] is not None
    assert [choice["text"] for choice in my_prompt["choices"]] == [f"whisper {gem(table, 0)}"]
    for seat in (1, None):
        prompt = table.prompt(seat)
        assert prompt["question"] is None
        assert gem(table, 0) not in json.dumps(prompt)
        assert prompt["waiting"] == {"key": "whisper", "clause": "LAN 5.1", "card": ""}
        assert worded(prompt, Words(table.game, "en", ["Ada"]))["said"] == "Ada is deciding."


def test_who_waits_cannot_tell_worlds_apart_by_what_the_table_says() -> None:
    first, second = two_worlds()
    for table in (first, second):
        table.act(0, "end", f"whisper {gem(table, 0)}")
        table.act(1, "end")
    prompt = [[table.view(0), table.prompt(0), table.events(0)] for table in (first, second)]
    assert prompt[0] == prompt[1]
    for table in (first, second):
        table.act(1, f"whisper {gem(table, 1)}")
    prompt = [[table.view(0), table.prompt(0), table.events(0)] for table in (first, second)]
    assert prompt[0] == prompt[1]


def test_the_end_is_announced_to_everybody() -> None:
    table = river(oil=3)
    table.act(0, "light 1", "light 2", "light 3")
    for seat, who, heading in (
        (0, "You", "You win"),
        (1, "Ada", "Ada wins"),
        (None, "Ada", "Ada wins"),
    ):
        prompt = worded(table.prompt(seat), Words(table.game, "en", ["Ada"]))
        assert (prompt["player"], prompt["said"]) == (-1, f"{who} won! All stones are lit.")
        assert prompt["outcome"] is not None
        assert prompt["outcome"]["said"] == heading
        assert prompt["outcome"]["why"] == "All stones are lit."  # who won is in the heading
        assert not prompt["undo"]["possible"]


# ---------------------------------------------------------------------- why not


def test_why_not_names_the_rule() -> None:
    table = river(oil=1)
    table.act(0, "light 1")
    assert str(table.why_not(0, "light 1")) == "Stone 1 is already lit (LAN 3.1)."
    assert str(table.why_not(0, "light 2")) == "You have no oil (LAN 3.2)."
    assert table.why_not(0, "roll") is None


def test_why_not_answers_for_an_element() -> None:
    table = river(oil=1)
    assert table.why_not(0, "stone:1") is None
    table.act(0, "light 1")
    assert str(table.why_not(0, "stone:1")) == "Stone 1 is already lit (LAN 3.1)."
    with pytest.raises(pm.PandemoniumError, match="no action involves 'bag'"):
        table.why_not(0, "bag")
    with pytest.raises(pm.NotationError):
        table.why_not(0, "nonsense")


def test_why_not_tells_what_would_answer_the_question_before_what_would_not() -> None:
    """Every action that touches a card of the Block is refused; buying is what is meant."""
    game = pm.game("lets-summon-demons", 2)
    table = Table(game.scenario({"seats": [{"souls": 0}], "block": ["eve"] * 5}))
    assert "souls" in str(table.why_not(0, "block:1"))


def test_why_not_out_of_turn_says_so_and_nothing_of_the_question() -> None:
    table = river()
    table.act(0, "end")
    assert [str(table.why_not(1, f"whisper {colour}")) for colour in GEMS] == [
        "it is not your turn to decide"
    ] * 2


# ---------------------------------------------------------------------- consider


def test_considering_shows_what_would_be_and_changes_nothing() -> None:
    table = river(oil=2)
    before = everything(table)
    considered = table.consider(0, "light 1", "light 3")
    assert everything(table) == before
    assert (considered["done"], considered["barrier"]) == (2, "")
    assert [event["stone"] for event in considered["events"]] == [1, 3]
    assert considered["view"]["stones"] == [
        {"at": "stone:1", "lit": True},
        {"at": "stone:2", "lit": False},
        {"at": "stone:3", "lit": True},
    ]
    assert "light 2" not in [choice["text"] for choice in considered["prompt"]["choices"]]
    table.act(0, "light 1", "light 3")
    assert table.view(0) == considered["view"]


def test_considering_stops_before_a_barrier() -> None:
    table = river(oil=2)
    considered = table.consider(0, "light 1", "roll", "light 2")
    assert (considered["done"], considered["barrier"]) == (1, "chance")
    assert [event["kind"] for event in considered["events"]] == ["stone-lit"]


def test_considering_what_is_forbidden_is_refused() -> None:
    with pytest.raises(pm.IllegalMove, match=r"You have no oil \(LAN 3\.2\)"):
        river(oil=1).consider(0, "light 1", "light 2")
    with pytest.raises(pm.PandemoniumError, match="not your turn"):
        river().consider(1, "light 1")


def test_considering_tells_nothing_that_the_seat_does_not_know() -> None:
    first, second = two_worlds()
    for actions in (["light 1"], ["roll"], ["light 1", "end"], ["end"]):
        assert first.consider(0, *actions) == second.consider(0, *actions)


def test_a_bot_is_handed_an_imagined_position() -> None:
    table = river()
    imagined = table.imagine(0)
    assert isinstance(imagined, River)
    assert imagined.view(0) == table.view(0)
    assert imagined.chance.save() != table.state.chance.save()
    first, second = two_worlds()
    assert first.imagine(0).save() == second.imagine(0).save()
