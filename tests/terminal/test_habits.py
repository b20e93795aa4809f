"""Habits of the command line: what people type without reading the help first."""

import subprocess
import sys
from pathlib import Path

import pytest

from pandemonium.cli import main
from pandemonium.engine.version import VERSION

GAME = "lets-summon-demons"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test depends on the language or the folder of the developer."""
    monkeypatch.setenv("PANDEMONIUM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("PANDEMONIUM_DATA", "data")
    monkeypatch.chdir(tmp_path)


def printed(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """What a command prints, on both streams."""
    main(list(args))
    printed = capsys.readouterr()
    return printed.out + printed.err


@pytest.mark.parametrize(
    "args",
    [
        ("--lang", "fr", "games"),
        ("games", "--lang", "fr"),
        ("--lang=fr", "games"),
        ("--lang", "en", "games", "--lang=fr"),
    ],
)
def test_the_language_may_stand_anywhere(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...]
) -> None:
    output = printed(capsys, *args)
    assert ("Jeux" in output) == ("en" not in args)


@pytest.mark.parametrize(
    "args",
    [
        ("rules", GAME, "3.4", "--json"),
        ("rules", GAME, "--json", "3.4"),
        ("rules", "--json", GAME, "3.4"),
    ],
)
def test_options_may_stand_before_between_and_after(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...]
) -> None:
    assert '"id": "LSD 3.4"' in printed(capsys, *args)


def test_a_flag_does_not_swallow_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    output = printed(capsys, "simulate", "--starter-demons", GAME, "-n", "1", "--json")
    assert f'"game": "{GAME}"' in output


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (("simulate", GAME, "--sed", "3"), "Did you mean --seed?"),
        (("play", GAME, "--starter-deamons"), "Did you mean --starter-demons?"),
        (("simulat", GAME), "Did you mean simulate?"),
    ],
)
def test_a_near_miss_is_named(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...], hint: str
) -> None:
    assert hint in printed(capsys, *args)


def test_nothing_is_named_where_nothing_is_near(capsys: pytest.CaptureFixture[str]) -> None:
    output = printed(capsys, "games", "--xyzzy")
    assert "--xyzzy (pandemonium games --help)" in output
    assert "mean" not in output


@pytest.mark.parametrize(
    "args",
    [
        ("games", "--xyzzy"),
        ("simulat",),
        ("rules",),
        ("simulate", GAME, "-n"),
        ("simulate", GAME, "-n", "many"),
        ("games", "--json=3"),
        ("play", GAME, "--souls", "ninety"),
        ("play", GAME, "--teams", "perhaps"),
    ],
)
def test_every_complaint_has_a_french_wording(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...]
) -> None:
    english, french = printed(capsys, *args), printed(capsys, *args, "--lang", "fr")
    assert english.startswith("pandemonium: ")
    assert french.startswith("pandemonium: ")
    assert english != french


def test_numbers_are_written_as_the_language_does(capsys: pytest.CaptureFixture[str]) -> None:
    output = printed(capsys, "simulate", GAME, "-n", "20", "--lang", "fr")
    assert "\u202f%" in output or "\xa0%" in output
    assert "," in output.splitlines()[0].partition(" en ")[2]  # seconds


def test_no_game_has_two_to_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "games").splitlines()
    assert next(line for line in lines if "dice-summoners" in line).split("│")[-1].strip() == "2"
    assert any("2 to 5" in line for line in lines)


def test_the_version_is_shown_by_command_and_module() -> None:
    output = subprocess.run(
        [sys.executable, "-m", "pandemonium", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert output.stdout.strip() == VERSION


def test_a_closed_pipe_is_no_error() -> None:
    script = f"{sys.executable} -m pandemonium rules {GAME} | head -1"
    output = subprocess.run(script, shell=True, capture_output=True, text=True, check=True)
    assert output.stdout.count("\n") == 1
    assert not output.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_a_shell_can_complete_commands_games_and_options(
    capsys: pytest.CaptureFixture[str], shell: str
) -> None:
    script = printed(capsys, "completion", shell)
    for word in ("simulate", GAME, "--starter-demons", "--resume"):
        assert word in script


def test_the_completion_for_bash_completes() -> None:
    script = f"""
        source <({sys.executable} -m pandemonium completion bash)
        COMP_WORDS=(pandemonium play meph) COMP_CWORD=2
        $(complete -p pandemonium | sed 's/.*-F \\([^ ]*\\).*/\\1/')
        echo "${{COMPREPLY[@]}}"
    """
    output = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert output.stdout.strip() == "mephisto"
