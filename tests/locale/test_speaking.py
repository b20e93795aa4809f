"""The command line in the reader's language: help, usage lines, and what is wrong with files."""

import errno
import os
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.cli.main import main
from pandemonium.engine.errors import SYSTEM, PackError, file_problem
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.terminal.saves import SaveError, write

ENGLISH_ONLY = {"GAME", "FILE", "DIR", "NAME", "CLAUSE", "HASH", "TEXT", "LAYOUT", "yes"}
COMMANDS = ("rules", "cards", "play", "simulate", "replay", "verify", "schema", "layout")
FOLDER = "folder"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test writes stays in its own folder."""
    monkeypatch.chdir(tmp_path)
    Path(FOLDER).mkdir()


def help_of(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """What `--help` prints."""
    with pytest.raises(SystemExit):
        main([*args, "--help"])
    return capsys.readouterr().out


def complaint(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The one line that is printed about a wrong command line."""
    assert main([*args]) == 2
    return capsys.readouterr().err.removeprefix("pandemonium: ").removesuffix("\n")


# ---------------------------------------------------------------------- what stands for a value


@pytest.mark.parametrize("command", COMMANDS)
def test_french_help_names_values_in_french(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    shown = help_of(capsys, command, "--lang", "fr").replace("[", " ").replace("]", " ")
    assert not ENGLISH_ONLY & set(shown.replace(",", " ").replace("|", " ").split())


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", ("[--seats NAME,NAME,...]", "[--save FILE]", "[GAME]", "without FILE")),
        ("fr", ("[--seats NOM,NOM,…]", "[--save FICHIER]", "[JEU]", "sans FICHIER")),
    ],
)
def test_usage_lines_name_values(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    named: tuple[str, ...],
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    shown = help_of(capsys, "play", "--lang", language)
    assert [item for item in named if item not in shown] == []


def test_flags_are_shown_and_read_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    shown = help_of(capsys, "simulate", "dice-summoners", "--lang", "fr")
    assert "--surrender [oui|non]" in shown
    assert "un joueur peut abandonner (par défaut\u202f: non)" in shown
    assert main(["simulate", "dice-summoners", "-n", "1", "--surrender", "non"]) == 0
    assert main(["simulate", "dice-summoners", "--surrender", "-n", "1"]) == 0


def test_a_missing_argument_is_named_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert "arguments manquants\u202f: JEU (" in complaint(capsys, "rules", "--lang", "fr")
    assert "arguments manquants\u202f: JEU (" in complaint(capsys, "play", "--lang", "fr")


# ---------------------------------------------------------------------- files


@pytest.mark.parametrize(
    ("args", "english", "french"),
    [
        (
            ("replay", "nowhere.record"),
            "nowhere.record: no such file or folder",
            "nowhere.record\u202f: ce fichier ou ce dossier n\u2019existe pas",
        ),
        (
            ("replay", FOLDER),
            "folder: is a folder, not a file",
            "folder\u202f: c\u2019est un dossier, pas un fichier",
        ),
        (
            ("layout", "check", FOLDER),
            "folder cannot be read: is a folder, not a file",
            "folder ne peut pas être lu\u202f: c\u2019est un dossier, pas un fichier",
        ),
        (
            ("cards", "mephisto", "--cards", "nowhere.toml"),
            "nowhere.toml: cannot read the file: no such file or folder",
            "nowhere.toml\u202f: impossible de lire le fichier\u202f: "
            "ce fichier ou ce dossier n\u2019existe pas",
        ),
        (
            ("replay", "bytes.bin"),
            "bytes.bin: not a UTF-8 text file",
            "bytes.bin\u202f: ce n\u2019est pas un fichier texte en UTF-8",
        ),
        (
            ("cards", "mephisto", "--cards", "bytes.bin"),
            "bytes.bin: cannot read the file: not UTF-8 text",
            "bytes.bin\u202f: impossible de lire le fichier\u202f: "
            "ce n\u2019est pas du texte en UTF-8",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_one_language(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...], english: str, french: str
) -> None:
    Path("bytes.bin").write_bytes(b"\xff\xfe\n")
    assert complaint(capsys, *args, "--lang", "en") == english
    assert complaint(capsys, *args, "--lang", "fr") == french


def in_words(problem: OSError | ValueError, language: str) -> str:
    """What a card file that gives this problem is refused with."""
    refused = PackError("x", 0, "", "", file_problem(problem))
    return Words(None, language).error(refused).partition("x")[2].lstrip("\u202f: ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", SYSTEM)
def test_what_the_system_says_of_files_is_in_our_words(number: int, language: str) -> None:
    lines = in_words(OSError(number, os.strerror(number)), language)
    assert lines
    assert os.strerror(number) not in lines


def test_what_we_have_no_words_for_is_quoted_from_the_system() -> None:
    odd = OSError(errno.ETXTBSY, "Text file busy")
    assert in_words(odd, "en") == "system error: Text file busy"
    assert in_words(odd, "fr") == "erreur du système\u202f: Text file busy"
    assert in_words(OSError("no number"), "en") == "system error: no number"


def test_a_name_that_no_file_can_have_is_reported() -> None:
    with pytest.raises(PackError, match="cannot read the file: invalid file name"):
        pm.game("mephisto", cards="a\0b")


def test_a_save_that_fails_in_a_way_of_its_own_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(SaveError) as refused:
        write(tmp_path / "game.record", b"all of it")
    received = Words(None, "fr").error(refused.value)
    assert received.endswith("game.record\u202f: trop de fichiers sont ouverts.")
