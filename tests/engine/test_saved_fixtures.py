"""Saved games of earlier versions: they must load, and play on alike.

`tests/saved_fixtures/<game>/` holds a position in the middle of a game (`save.json`), the game
played on from there at random (`played.json`), and a whole record (`game.record`). To overwrite
them: `python -m tests.engine.test_saved_fixtures [game ...]`. Other records show what has changed:
in `solitaire.record` a question that is secret now was not asked where it had one answer.
"""

import json
import sys
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.engine.errors import PositionError
from pandemonium.engine.formats.saving import FORMAT
from pandemonium.testing.random_play import play_to_end, saved_text

FIXTURES = Path(__file__).parents[1] / "saved_fixtures"
FOLDERS = sorted(folder for folder in FIXTURES.iterdir() if folder.is_dir())
SEED = 2024

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def read(file: Path) -> dict[str, object]:
    """A JSON file."""
    read: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return read


def game_of(data: dict[str, object]) -> pm.Game:
    """The configuration in which a position was saved."""
    game, players, options = data["game"], data["players"], data["options"]
    assert isinstance(game, str)
    assert isinstance(players, int)
    assert isinstance(options, dict)
    return pm.game(game, players, **options)


@every_folder
def test_a_kept_save_is_read_and_played_on_alike(folder: Path) -> None:
    data = read(folder / "save.json")
    game = game_of(data)
    state = game.load(data)
    if data["format"] == FORMAT:
        assert state.save() == data | {"options": game.full_settings()}  # options may be added
    end = play_to_end(state, SEED)
    played = read(folder / "played.json")
    assert (end.ply, list(end.winners), end.scores) == (
        played["ply"],
        played["winners"],
        played["scores"],
    )


def test_an_option_that_came_later_had_its_default_before() -> None:
    data = read(FIXTURES / "mephisto" / "save.json")
    options = data["options"]
    assert isinstance(options, dict)
    options.pop("early_favor", None)  # as it was before there was such an option
    assert pm.game("mephisto", 2).load(data).game.settings["early_favor"] == 0
    with pytest.raises(PositionError, match="options"):
        pm.game("mephisto", 2, early_favor=1).load(data)


@pytest.mark.parametrize("file", sorted(FIXTURES.glob("*/*.record")), ids=lambda file: file.stem)
def test_a_kept_record_replays_to_the_same_end(file: Path) -> None:
    record = pm.Record.read(file.read_text(encoding="utf-8"))
    assert record.result is not None
    plies = pm.replay(record)  # which compares the result
    assert [ply.state.ply for ply in plies] == list(range(len(record.actions) + 1))


def ours() -> list[str]:
    """The games that are part of Pandemonium."""
    return [name for name in pm.games() if pm.about(name).package.startswith("pandemonium.")]


def test_every_game_is_kept() -> None:
    assert [folder.name for folder in FOLDERS] == ours()


# ---------------------------------------------------------------------- making them


def keep(name: str) -> None:
    """Write the files of one game again."""
    folder = FIXTURES / name
    folder.mkdir(exist_ok=True)
    state = pm.game(name).start(SEED)
    record = pm.Record.of(state)
    rng = pm.Chance(SEED + 1)
    while not state.over:
        choices = state.legal()
        record.actions.append(choices[rng.below(len(choices))].text)
        state.apply(record.actions[-1])
    record.close(state)
    (folder / "game.record").write_text(record.write(), encoding="utf-8")
    middle = pm.replay(record)[len(record.actions) // 2].state
    (folder / "save.json").write_text(saved_text(middle) + "\n", encoding="utf-8")
    end = play_to_end(middle, SEED)
    played = {"ply": end.ply, "winners": list(end.winners), "scores": end.scores}
    (folder / "played.json").write_text(json.dumps(played) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for item in sys.argv[1:] or ours():
        keep(item)
