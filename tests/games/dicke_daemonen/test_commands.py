"""The command `pandemonium layout`."""

import json
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.cli import main
from pandemonium.games.dicke_daemonen.lines.presets import PRESETS


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Files go to a folder of their own, words are English."""
    monkeypatch.setenv("PANDEMONIUM_LANG", "en")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_drawn_with_the_names_of_its_places(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["layout", "draw", name]) == 0
    picture = Path(f"{name}.svg").read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert "F1.c1" in picture
    assert f"Written to {name}.svg." in capsys.readouterr().out


def test_a_picture_can_be_printed_and_speaks_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["layout", "draw", "rose", "--output", "-", "--lang", "fr", "--no-labels"]) == 0
    picture = capsys.readouterr().out
    assert picture.startswith("<svg")
    assert picture.endswith("</svg>\n")
    assert "croisements" in picture
    assert ">c1<" not in picture


def test_the_figures_of_a_good_layout_are_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["layout", "check", "crossing_gate"]) == 0
    assert capsys.readouterr().out == (
        "10 crossings, 12 fields (11 inner), 40 corners; the outermost field has 5 corners and "
        "1 knot; all fields together are worth 48.\n"
    )
    assert main(["layout", "check", "hash", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["value_sum"] == 72


def test_a_random_layout_is_written_and_can_be_played_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["layout", "random", "calm", "--seed", "3"]) == 0
    assert "crossings" in capsys.readouterr().out
    assert main(["layout", "check", "calm-3.json"]) == 0
    from_file = pm.game("dicke-daemonen", layout="calm-3.json")
    assert from_file.full_settings() == {
        **pm.game("dicke-daemonen", layout="calm", layout_seed=3).full_settings(),
    }


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "WRONG_LINES: "), ("fr", "exactement une ligne de chaque")]
)
def test_what_is_wrong_with_a_layout_is_reported_line_by_line(
    language: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("mine.json").write_text('{"lines": []}', encoding="utf-8")
    assert main(["layout", "check", "mine.json", "--lang", language]) == 1
    assert sentence in capsys.readouterr().out
    assert main(["layout", "check", "mine.json", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["problems"][0]["code"] == "WRONG_LINES"


@pytest.mark.parametrize(
    "args",
    [
        ["draw"],
        ["paint", "rose"],
        ["draw", "nowhere.toml"],
        ["check", "nowhere"],
        ["random", "rose"],
        ["draw", "calm", "--seed", "-1"],
        ["draw", "rose", "--output", "no/such/folder.svg"],
        ["check", "binary"],
    ],
)
def test_a_wrong_command_line_is_one_line_and_code_2(
    args: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    Path("binary").write_bytes(b"\xff\xfe\x00")
    assert main(["layout", *args]) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith("pandemonium: ")
    assert complaint.count("\n") == 1


def test_help_is_there_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for language, word in (("en", "power lines"), ("fr", "lignes de force")):
        with pytest.raises(SystemExit) as left:
            main(["layout", "--help", "--lang", language])
        assert left.value.code == 0
        assert word in capsys.readouterr().out


def test_a_whole_game_can_be_played_on_a_layout_of_ones_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    main(["layout", "random", "calm", "--seed", "3"])
    monkeypatch.setattr("builtins.input", lambda _prompt="": "1")
    command = ["play", "dicke-daemonen", "--layout", "calm-3.json", "--seed", "4", "--save", "r"]
    assert main(command) == 0
    assert "cannot summon: the game ends" in capsys.readouterr().out
    Path("calm-3.json").unlink()
    assert main(["replay", "r"]) == 0


def test_pictures_are_svg_or_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["layout", "draw", "rose", "--output", "rose.png"]) == 2
    assert "rose.png: pictures are written as .svg" in capsys.readouterr().err
    assert not Path("rose.png").exists()
