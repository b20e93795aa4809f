"""Games with Starter Demons (LSD 9.4) that were stored before both books asked for four of them.

`tests/saved_fixtures/lets-summon-demons/starters-<edition>/` holds a save, the game played on from
there, a record and the entries of a table. In all of them the number of Demons was left as it was:
three Demons in the English edition, four in the French one.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import pandemonium as pm
from pandemonium.app.records import position_after
from pandemonium.table import Entry, TableSession
from pandemonium.table.commands.making import CreateTable
from pandemonium.table.rematch import rematch_of
from pandemonium.testing.random_play import play_to_end
from tests.games.lets_summon_demons.table import seen
from tests.support import rule
from tests.table.party import SEAL, Party

KEPT = Path(__file__).parents[2] / "saved_fixtures" / "lets-summon-demons"
GOALS = {"english": 3, "french": 4}

every_edition = pytest.mark.parametrize("edition", GOALS)


def kept(edition: str, name: str) -> str:
    return (KEPT / f"starters-{edition}" / name).read_text(encoding="utf-8")


def configured(**options: object) -> pm.Game:
    return pm.game("lets-summon-demons", players=2, **options)


@rule("LSD 9.4")
@every_edition
def test_a_kept_record_asks_for_as_many_demons_as_before(edition: str) -> None:
    record = pm.Record.read(kept(edition, "game.record"))
    plies = pm.replay(record)  # which compares the result
    assert {seen(ply.state)["demons_to_win"] for ply in plies} == {GOALS[edition]}
    assert pm.replay(pm.Record.read(record.write()))[-1].state.save() == plies[-1].state.save()


@rule("LSD 9.4")
@every_edition
def test_a_kept_save_asks_for_as_many_demons_as_before(edition: str) -> None:
    data = json.loads(kept(edition, "save.json"))
    played = json.loads(kept(edition, "played.json"))
    state = pm.game(data["game"], data["players"], **data["options"]).load(data)
    assert seen(state)["demons_to_win"] == GOALS[edition]
    assert state.game.load(state.save()).save() == state.save()
    end = play_to_end(state, 2024)
    result = {"ply": end.ply, "winners": list(end.winners), "scores": end.scores}
    assert result == played


@rule("LSD 9.4")
@every_edition
def test_a_kept_save_is_read_by_the_game_that_it_was_made_in(edition: str) -> None:
    data = json.loads(kept(edition, "save.json"))
    options = {"starter_demons": True, "edition": edition, "demons": GOALS[edition]}
    game = pm.game("lets-summon-demons", 3, **options)
    assert game.load(data).game is game
    with pytest.raises(pm.PositionError, match="options"):
        pm.game("lets-summon-demons", 3, **(options | {"demons": 5})).load(data)


@rule("LSD 9.4")
@every_edition
def test_a_kept_table_asks_for_as_many_demons_as_before(edition: str) -> None:
    table: dict[str, Any] = json.loads(kept(edition, "table.json"))
    room = TableSession.fold([Entry(**entry) for entry in table["entries"]])
    assert room.running.state.save() == table["position"] | {"options": room.game.full_settings()}
    assert seen(room.running.state)["demons_to_win"] == GOALS[edition]
    again = TableSession.fold(_rematch(room))
    assert again.game.settings["demons"] == GOALS[edition]


def _rematch(room: TableSession) -> list[Entry]:
    """The first entries of the next table, after somebody has given up."""
    room.apply(Entry("surrendered", "ada", 2000.0, {"seat": 0}))
    return [
        Entry(**json.loads(json.dumps(vars_of(entry)))) for entry in rematch_of(room, 3000.0, SEAL)
    ]


def vars_of(entry: Entry) -> dict[str, object]:
    return {"kind": entry.kind, "who": entry.who, "time": entry.time, "data": entry.data}


@rule("LSD 9.4")
@every_edition
def test_one_can_play_on_from_a_kept_table(edition: str) -> None:
    table: dict[str, Any] = json.loads(kept(edition, "table.json"))
    room = TableSession.fold([Entry(**entry) for entry in table["entries"]])
    room.apply(Entry("surrendered", "ada", 2000.0, {"seat": 0}))
    about = pm.about("lets-summon-demons")
    made = CreateTable(
        about.id,
        SEAL,
        2,
        about.upgraded(room.setup.options, room.setup.revision),
        position=position_after(room.record().write(), 5),
        continues=True,
    )
    assert TableSession.fold([made.entry("ada", 3000.0)]).game.settings["demons"] == GOALS[edition]


def test_the_form_shows_which_number_comes_with_the_option() -> None:
    options = pm.about("lets-summon-demons").to_json()["options"]
    assert isinstance(options, list)
    (demons,) = [option for option in options if option["name"] == "demons"]
    assert (demons["default"], demons["default_with"]) == (3, {"starter_demons": 4})


@rule("LSD 9.4")
@every_edition
def test_a_table_of_today_asks_for_four(edition: str) -> None:
    for chosen, wanted in ({}, 4), ({"demons": 3}, 3):
        options = {"starter_demons": True, "edition": edition, **chosen}
        table = Party(options=options).sit("ada", "bo").start()
        assert seen(table.session.running.state)["demons_to_win"] == wanted
        stored = TableSession.fold(table.entries[:1]).setup.entry("ada", 1.0)
        assert TableSession.fold([stored]).game.settings["demons"] == wanted


@rule("LSD 9.4")
@pytest.mark.parametrize("edition", ["english", "french"])
@pytest.mark.parametrize("chosen", [{}, {"demons": 3}, {"demons": 4}, {"demons": 6}])
def test_saves_and_records_keep_the_number_of_demons(
    edition: str, chosen: dict[str, object]
) -> None:
    state = configured(edition=edition, starter_demons=True, **chosen).start(seed=1)
    data = json.loads(json.dumps(state.save()))
    assert state.game.load(data).save() == data
    assert configured(**data["options"]).load(data).save() == data
    again = pm.Record.read(pm.Record.of(state).write()).start()
    assert again.save() == data
    assert seen(again)["demons_to_win"] == chosen.get("demons", 4)


@pytest.mark.parametrize("revision", [0, 3, "2", True, None])
def test_a_revision_that_is_not_known_is_refused(revision: object) -> None:
    game = configured(edition="french", starter_demons=True, demons=3)
    save = game.start(seed=1).save()
    assert save["revision"] == 2
    with pytest.raises(pm.PositionError, match="revision"):
        game.load({**save, "revision": revision})
    record = pm.Record.of(game.start(seed=1)).write()
    assert '"revision": 2' in record
    with pytest.raises(pm.RecordError, match="revision"):
        pm.Record.read(record.replace('"revision": 2', f'"revision": {json.dumps(revision)}'))
