"""Games that continue a finished one: nobody chooses what others are dealt, and records hold."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

import pandemonium as pm
from pandemonium.app.records import position_after
from pandemonium.app.replays import Replay
from pandemonium.engine.formats.verify import verify
from pandemonium.table import Entry, TableSession
from pandemonium.table.rematch import rematch_of
from tests.table.party import SEAL, Party

KEPT = Path(__file__).parents[1] / "saved_fixtures"
GAMES = ("dice-summoners", "dicke-daemonen", "lets-summon-demons", "mephisto")
HIDING = GAMES[1:]
PLIES = (0, 9)

every_game = pytest.mark.parametrize("game", GAMES)
every_ply = pytest.mark.parametrize("ply", PLIES)


def played(name: str, ply: int, seed: int = 5) -> pm.State:
    """A position of a game with the options of people, after moves at random."""
    state = pm.game(name, 2, **pm.about(name).for_people()).start(seed=seed)
    rng = pm.Chance(11)
    while state.ply < ply:
        choices = state.legal()
        state.apply(choices[rng.below(len(choices))])
    return state


def continued(state: pm.State) -> Party:
    """A table at which Ada continues from the position."""
    return Party(game=state.game.id, position=state.save(), continues=True)


def against_a_bot(state: pm.State) -> Party:
    return continued(state).sit("ada", bots=1).start()


def against_bo(state: pm.State) -> Party:
    return continued(state).sit("ada", "bo").start()


def without_chance(state: pm.State) -> dict[str, object]:
    return {**state.save(), "chance": None}


def own_views(state: pm.State) -> list[dict[str, object]]:
    return [state.view(seat) for seat in range(state.game.players)]


# ---------------------------------------------------------------------- who is dealt what


@every_game
@every_ply
def test_alone_with_bots_the_position_is_as_it_was(game: str, ply: int) -> None:
    state = played(game, ply)
    table = against_a_bot(state)
    assert without_chance(table.session.running.state) == without_chance(state)
    assert table.session.summary(None)["beginning"] == {"ply": ply, "is_redealt": False}


@pytest.mark.parametrize("game", HIDING)
@every_ply
def test_what_is_hidden_is_dealt_again_for_somebody_else(game: str, ply: int) -> None:
    state = played(game, ply)
    table = against_bo(state)
    running = table.session.running.state
    assert running.view(None) == state.view(None)
    assert own_views(running) != own_views(state)
    assert table.session.summary(None)["beginning"] == {"ply": ply, "is_redealt": True}
    assert TableSession.fold(table.entries).running.state.save() == running.save()


@every_game
@every_ply
def test_what_is_dealt_again_does_not_depend_on_what_was_hidden(game: str, ply: int) -> None:
    state = played(game, ply)
    dealt = [against_bo(state.imagine(None, pm.Chance(seed))) for seed in range(4)]
    saves = [table.session.running.state.save() for table in dealt]
    assert saves[1:] == saves[:-1]


def test_one_more_person_at_the_same_device_is_somebody_else() -> None:
    table = continued(played("mephisto", 0)).sit("ada")
    table.do("seated", "ada", seat=1, name="Bo")
    table.start()
    assert table.session.is_redealt


def test_somebody_else_against_bots_does_not_get_the_chosen_deal() -> None:
    table = continued(played("mephisto", 0)).sit("ada", "bo")
    table.do("left", "ada")
    table.do("seated", "bo", seat=0, level="random")
    assert table.session.host == "bo"
    table.start()
    assert table.session.is_redealt


def test_it_is_said_before_the_game_to_those_who_sit() -> None:
    table = continued(played("mephisto", 9)).sit("ada", bots=1)
    assert table.session.summary(0)["beginning"] == {"ply": 9, "is_redealt": False}
    table.do("seated", "ada", seat=1)
    table.do("joined", "bo", name="Bo")
    assert table.session.summary(1)["beginning"] == {"ply": 9, "is_redealt": True}
    assert Party(game="mephisto").session.summary(None)["beginning"] is None


def test_a_script_is_not_chosen_for_others() -> None:
    name = "lets-summon-demons"
    state = pm.game(name, 2, **pm.about(name).for_people()).scenario({}, chance=[3, 4])
    save = against_bo(state).session.running.state.save()
    assert cast(dict[str, object], save["chance"])["kind"] == "sealed"


def test_a_rematch_is_dealt_as_usual() -> None:
    table = against_bo(played("mephisto", 9))
    table.do("surrendered", "ada", seat=0)
    assert not TableSession.fold(rematch_of(table.session, table.time, SEAL)).setup.continues


# ---------------------------------------------------------------------- records


def finished(table: Party, moves: int) -> list[dict[str, object]]:
    """Play on at random, then Ada gives up; the positions on the way."""
    rng = pm.Chance(3)
    positions = [table.session.running.state.save()]
    while table.session.status == "playing" and len(positions) <= moves:
        state = table.session.running.state
        choices = state.legal()
        text = choices[rng.below(len(choices))].text
        who = table.session.seats[state.player].who or "server"
        table.do("acted", who, seat=state.player, actions=[text])
        positions.append(table.session.running.state.save())
    if table.session.status == "playing":
        table.do("surrendered", "ada", seat=0)
    return positions


@every_game
@every_ply
@pytest.mark.parametrize("sit", [against_a_bot, against_bo])
def test_records_replay_and_verify_at_every_ply(game: str, ply: int, sit: Any) -> None:
    table = sit(played(game, ply))
    positions = finished(table, 12)
    record = pm.Record.read(table.session.record().write())
    plies = pm.replay(record)
    assert [ply.state.save() for ply in plies[:-1]] == positions[:-1]  # people end the last one
    assert verify(record, SEAL).moves == len(positions) - 1
    replay = Replay(record)
    for number, position in enumerate(positions[:-1]):
        seen = pm.game(game, 2, **record.options).load(position)
        assert [replay.view(number, seat) for seat in (None, 0, 1)] == [
            seen.view(seat) for seat in (None, 0, 1)
        ]
        assert position_after(record.write(), number) == position
    dice = replay.dice()
    assert dice is not None
    assert dice.seal == SEAL
    assert replay.summary()["beginning"] == table.session.summary(None)["beginning"]


@pytest.mark.parametrize("game", HIDING)
def test_what_was_dealt_again_is_verified_too(game: str) -> None:
    table = against_bo(played(game, 9))
    table.do("surrendered", "ada", seat=0)
    assert verify(table.session.record(), SEAL).calls > 0


def test_the_command_verifies_such_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from pandemonium.cli.main import main

    table = against_bo(played("lets-summon-demons", 0))
    finished(table, 6)
    file = tmp_path / "game.record"
    file.write_text(table.session.record().write(), encoding="utf-8")
    assert main(["verify", str(file), "--seal", SEAL]) == 0
    capsys.readouterr()
    file.write_text(table.session.record().write().replace('"redealt": true', '"version": "0"'))
    assert main(["verify", str(file), "--seal", SEAL]) == 1


@pytest.mark.parametrize(
    "header", [{"redealt": False, "position": {}}, {"redealt": True, "seed": 7}]
)
def test_a_record_says_redealt_of_positions_alone(header: dict[str, object]) -> None:
    whole = {"game": "mephisto", "version": "0", "players": 2, "options": {}, **header}
    with pytest.raises(pm.RecordError) as problem:
        pm.Record.read("pandemonium record 1\n" + json.dumps(whole) + "\n")
    assert problem.value.key == "bad-redealt"


# ---------------------------------------------------------------------- tables of before


@every_game
@every_ply
def test_tables_stored_before_are_not_dealt_again(game: str, ply: int) -> None:
    kept = json.loads((KEPT / game / f"continued-{ply}.json").read_text(encoding="utf-8"))
    session = TableSession.fold([Entry(**entry) for entry in kept["entries"]])
    running = session.running.state.save()
    assert running == kept["position"] | {"options": running["options"]}
    beginning = {"ply": ply, "is_redealt": False}
    assert session.summary(None)["beginning"] == beginning
    session.apply(Entry("surrendered", "ada", 2000.0, {"seat": 0}))
    assert verify(session.record(), SEAL).moves == 8
