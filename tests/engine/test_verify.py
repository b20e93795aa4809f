"""Sealed games: what was sealed can be checked, and what was forged is found."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.cli import main
from pandemonium.engine.errors import RecordError
from pandemonium.engine.formats.record import Ply, Record, replay
from pandemonium.engine.formats.verify import Stream, verify

GAME = "lets-summon-demons"
SECRET = bytes(range(32))
SEAL = hashlib.sha256(SECRET).hexdigest()


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test depends on the language or the folder of the person who runs it."""
    monkeypatch.setenv("PANDEMONIUM_LANG", "en")
    monkeypatch.chdir(tmp_path)


def played(state: pm.State, most: int = 10_000) -> Record:
    """The record of a random game that continues from here."""
    record = Record.of(state)
    rng = pm.Chance(5)
    while not state.over and len(record.actions) < most:
        action = state.legal()[rng.below(len(state.legal()))]
        record.actions.append(action.text)
        state.apply(action)
    if state.over:
        record.close(state)
    return record


@pytest.fixture
def sealed() -> Record:
    """A whole game with sealed chance."""
    return played(pm.game(GAME, 2).start(chance=pm.SealedChance(SECRET)))


def test_a_true_record_is_verified(sealed: Record) -> None:
    result = verify(Record.read(sealed.write()), SEAL)
    assert (result.seal, result.moves) == (SEAL, len(sealed.actions))
    assert result.calls == sum(len(ply.calls) for ply in replay(sealed)) > 0
    assert result.outcome is not None
    assert result.outcome.to_json() == sealed.result
    assert sealed.seal == SEAL


def test_the_published_recipe_gives_the_same_numbers_as_the_generator() -> None:
    chance, stream = pm.SealedChance(SECRET), Stream(SECRET)
    bounds = [1, 2, 6, 7, 52, 1000, 2**31, 2**31 - 1, 3 * 2**29] * 50  # the last often starts again
    assert [stream.below(bound) for bound in bounds] == [chance.below(bound) for bound in bounds]
    assert stream.position > len(bounds)


def test_a_position_in_the_middle_of_a_sealed_game_is_verified_from_there() -> None:
    state = pm.game(GAME, 2).start(chance=pm.SealedChance(SECRET))
    played(state, most=9)
    rest = Record.read(played(state).write())
    assert "position" in rest.chance
    assert verify(rest, SEAL).calls > 0


@pytest.mark.parametrize("redealt", [False, True])
def test_the_command_says_where_a_continued_game_began(
    redealt: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = pm.game("mephisto", players=2).start(chance=pm.SealedChance(b"s" * 32))
    for _ in range(9):
        state.apply(state.legal()[0])
    state.chance = pm.SealedChance(b"t" * 32)
    record = Record.at(state, redealt)
    file = tmp_path / "continued.record"
    file.write_text(record.write())
    assert main(["verify", str(file)]) == 0
    output = capsys.readouterr().out
    assert "The game began after move 9 of another game" in output
    assert ("dealt again" in output) is redealt


def test_an_unfinished_game_is_verified_so_far() -> None:
    record = played(pm.game(GAME, 2).start(chance=pm.SealedChance(SECRET)), most=5)
    assert verify(record, SEAL).outcome is None


def test_a_game_from_a_seed_has_no_seal() -> None:
    record = played(pm.game(GAME, 2).start(7))
    assert record.seal == ""
    assert verify(record).seal == ""
    assert verify(record).moves == len(record.actions)
    with pytest.raises(RecordError) as refused:
        verify(record, SEAL)
    assert refused.value.key == "not-sealed"


# ---------------------------------------------------------------------- contributions

CONTRIBUTIONS = (b"\x01" * 32, b"\x02" * 32)


@pytest.fixture
def mixed() -> Record:
    """A whole game whose secret two players mixed something into."""
    return played(pm.game(GAME, 2).start(chance=pm.SealedChance(SECRET, CONTRIBUTIONS)))


def test_contributions_change_the_dice_and_not_the_seal() -> None:
    chances = [
        pm.SealedChance(SECRET, given)
        for given in ((), CONTRIBUTIONS, CONTRIBUTIONS[:1], CONTRIBUTIONS[::-1])
    ]
    assert {chance.seal for chance in chances} == {SEAL}
    assert len({chance.bits() for chance in chances}) == 4


def test_contributions_are_hashed_together_with_the_secret() -> None:
    key = hashlib.sha256(SECRET + b"".join(CONTRIBUTIONS)).digest()
    mixed, plain = pm.SealedChance(SECRET, CONTRIBUTIONS), pm.SealedChance(key)
    assert [mixed.bits() for _ in range(40)] == [plain.bits() for _ in range(40)]


def test_a_record_tells_the_contributions_and_they_are_checked(mixed: Record) -> None:
    text = mixed.write()
    assert json.loads(text.splitlines()[1])["contributions"] == [
        given.hex() for given in CONTRIBUTIONS
    ]
    result = verify(Record.read(text), SEAL)
    assert result.commitments == [hashlib.sha256(given).hexdigest() for given in CONTRIBUTIONS]
    assert result.calls > 0
    assert mixed.seal == SEAL


def test_a_game_with_other_contributions_is_another_game(mixed: Record) -> None:
    for other in ([], [CONTRIBUTIONS[0].hex()], [given.hex() for given in CONTRIBUTIONS[::-1]]):
        mixed.chance = {"secret": SECRET.hex(), "contributions": other}
        with pytest.raises(RecordError):
            verify(mixed, SEAL)


def test_a_position_keeps_the_contributions() -> None:
    state = pm.game(GAME, 2).start(chance=pm.SealedChance(SECRET, CONTRIBUTIONS))
    played(state, most=9)
    again = state.game.load(json.loads(json.dumps(state.save())))
    assert again.chance.save() == state.clone().chance.save() == state.chance.save()
    assert again.chance.bits() == state.chance.bits()
    assert len(verify(Record.read(played(state).write()), SEAL).commitments) == 2


def test_a_contribution_has_32_bytes() -> None:
    with pytest.raises(pm.OptionError, match="a secret must have 32 bytes, not 3"):
        pm.SealedChance(SECRET, (b"abc",))


def test_the_command_tells_the_commitments(
    mixed: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("my.record").write_text(mixed.write(), encoding="utf-8")
    assert main(["verify", "my.record", "--seal", SEAL]) == 0
    output = capsys.readouterr().out
    assert "2 players contributed to the dice" in output
    assert hashlib.sha256(CONTRIBUTIONS[1]).hexdigest() in output


# ---------------------------------------------------------------------- ended by people


def test_a_game_that_its_players_ended_is_verified() -> None:
    record = played(pm.game(GAME, 2).start(chance=pm.SealedChance(SECRET)), most=5)
    scores = [0, 1]
    record.result = {"reason": "table-surrender", "winners": [1], "draw": False, "scores": scores}
    outcome = verify(Record.read(record.write()), SEAL).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("table-surrender", (1,))
    for wrong in ({"winners": [7]}, {"winners": "1"}, {"reason": "health"}, {"scores": [9, 9]}):
        forged = Record.read(record.write())
        forged.result = {**record.result, **wrong}
        with pytest.raises(RecordError) as refused:
            verify(forged, SEAL)
        assert refused.value.key == "other-result"


# ---------------------------------------------------------------------- forgeries


def forged(record: Record) -> Iterator[tuple[str, Record]]:
    """What a cheat might hand in, and the reply to it."""
    yield "other-seal", played(pm.game(GAME, 2).start(chance=pm.SealedChance(b"\xab" * 32)))
    winner = Record.read(record.write())
    assert winner.result is not None
    winner.result = {**winner.result, "winners": [7]}
    yield "other-result", winner
    silent = Record.read(record.write())
    silent.result = None
    yield "result-missing", silent
    shorter = Record.read(record.write())
    shorter.actions.pop()
    yield "other-result", shorter
    longer = Record.read(record.write())
    longer.actions.append(longer.actions[-1])
    yield "cannot-replay", longer


def test_a_forgery_is_found(sealed: Record) -> None:
    for key, record in forged(sealed):
        with pytest.raises(RecordError) as refused:
            verify(record, SEAL)
        assert refused.value.key == key


def test_a_generator_that_cheats_is_found(sealed: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    def cheat(record: Record) -> list[Ply]:
        plies = replay(record)
        ply = next(ply for ply in reversed(plies) if ply.calls)
        bound, result = ply.calls[-1]
        ply.calls[-1] = (bound, (result + 1) % bound)
        return plies

    monkeypatch.setattr("pandemonium.engine.formats.verify.replay", cheat)
    with pytest.raises(RecordError) as refused:
        verify(sealed, SEAL)
    assert refused.value.key == "other-chance"


def test_a_header_with_a_seed_beside_the_secret_is_refused(sealed: Record) -> None:
    sealed.chance = {"secret": SECRET.hex(), "seed": 7}
    with pytest.raises(RecordError, match="exactly one of seed, secret and position"):
        Record.read(sealed.write())


# ---------------------------------------------------------------------- the command


def test_the_command_says_what_was_checked(
    sealed: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("my.record").write_text(sealed.write(), encoding="utf-8")
    assert main(["verify", "my.record", "--seal", SEAL.upper()]) == 0
    output = capsys.readouterr().out
    assert SEAL in output
    assert f"All {len(sealed.actions)} moves are legal" in output
    assert "won" in output
    assert "--seal" not in output
    assert main(["verify", "my.record"]) == 0
    assert "Compare it with the seal shown before" in capsys.readouterr().out
    assert main(["verify", "my.record", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["true"], result["seal"], result["outcome"]) == (True, SEAL, sealed.result)


def test_the_command_says_what_is_not_true(
    sealed: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("my.record").write_text(sealed.write(), encoding="utf-8")
    assert main(["verify", "my.record", "--seal", "0" * 64]) == 1
    output = capsys.readouterr()
    assert f"the seal of the secret in the record is {SEAL}" in output.err
    assert output.err.count("\n") == 1
    assert output.out == ""


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["my.record", "--seal", "xyz"], "xyz is not a seal"),
        (["my.record", "--number", "2"], "number of records: 1"),
        (["my.record", "--number", "0"], "--number must be 1 or more"),
        (["nowhere.record"], "nowhere.record"),
    ],
)
def test_what_cannot_be_checked_is_reported(
    sealed: Record, capsys: pytest.CaptureFixture[str], args: list[str], message: str
) -> None:
    Path("my.record").write_text(sealed.write(), encoding="utf-8")
    assert main(["verify", *args]) == 2
    assert message in capsys.readouterr().err


def test_a_replay_shows_the_seal(sealed: Record, capsys: pytest.CaptureFixture[str]) -> None:
    Path("my.record").write_text(sealed.write(), encoding="utf-8")
    assert main(["replay", "my.record"]) == 0
    assert f"The dice were sealed: {SEAL}" in capsys.readouterr().out
