"""Games at your own terminal: no move is lost, whatever ends them, and no hand is left to see."""

import errno
import os
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.cli import main
from pandemonium.table import Table
from pandemonium.terminal.saves import SavedGame, SaveFolder

GAME = "lets-summon-demons"
ALONE = ["play", GAME, "--players", "2", "--seats", "Ada,random", "--seed", "1"]
TOGETHER = ["play", GAME, "--players", "2", "--seats", "Ada,Bea", "--seed", "1"]
COMMAND = [sys.executable, "-m", "pandemonium"]
INTO_THE_SCREEN, OUT_OF_THE_SCREEN = "\x1b[?1049h", "\x1b[?1049l"
posix = pytest.mark.skipif(sys.platform == "win32", reason="no such thing there")


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test depends on the language or the folders of the person who runs it."""
    monkeypatch.setenv("PANDEMONIUM_LANG", "en")
    monkeypatch.setenv("PANDEMONIUM_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.chdir(tmp_path)


def unfinished() -> list[SavedGame]:
    """The games of the folder that can be gone on with."""
    return SaveFolder(Path("data")).unfinished()


def moves() -> list[str]:
    """The moves of the only game that is not over."""
    (kept,) = unfinished()
    return kept.record.actions


def answering(
    monkeypatch: pytest.MonkeyPatch, *lines: str, look: Callable[[], object] = lambda: None
) -> list[object]:
    """Let `input` give these lines, then the end; what `look` saw at each of them."""
    left = list(lines)
    seen: list[object] = []

    def read(_prompt: str = "") -> str:
        seen.append(look())
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", read)
    return seen


# ---------------------------------------------------------------------- saving by itself


def test_every_move_is_saved_as_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = answering(
        monkeypatch,
        "roll",
        "buy 1",
        "undo",
        "quit",
        look=lambda: [save.record.actions for save in unfinished()],
    )
    assert main([*ALONE]) == 0
    assert counts == [[], [["roll"]], [["roll", "buy 1"]], [["roll"]]]


def test_the_moves_of_bots_are_saved_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, "roll", "end")
    main([*ALONE])
    assert moves()[:2] == ["roll", "end"]
    assert len(moves()) > 2


def test_a_second_game_leaves_the_first_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for first in ("roll", "quit"):
        answering(monkeypatch, first)
        main([*ALONE])
    assert sorted(len(kept.record.actions) for kept in unfinished()) == [0, 1]


def test_a_game_that_is_over_is_kept_and_can_be_verified(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda _="": "1")
    soon_over = ["--souls", "10", "--demons", "1", "--starter-demons"]
    assert main(["play", GAME, "--players", "2", *soon_over]) == 0
    (done,) = SaveFolder(Path("data")).finished()
    hint = capsys.readouterr().out.partition("pandemonium replay ")[2]
    assert Path(hint.strip()).samefile(done.path)
    assert unfinished() == []
    assert main(["verify", str(done.path), "--seal", done.record.seal]) == 0


def test_the_command_to_continue_can_be_typed_into_a_shell(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PANDEMONIUM_DATA", "Ada's games")
    answering(monkeypatch, "roll", "quit")
    main([*ALONE])
    output = shlex.split(capsys.readouterr().out.partition("Continue with: pandemonium ")[2])
    answering(monkeypatch, "quit")
    assert main(output) == 0


# ---------------------------------------------------------------------- saving on request


@pytest.mark.parametrize(("answer", "replaced"), [("y", True), ("n", False), ("", False)])
def test_a_file_is_replaced_only_on_request(
    monkeypatch: pytest.MonkeyPatch, answer: str, replaced: bool
) -> None:
    notes = Path("notes.txt")
    notes.write_text("mine", encoding="utf-8")
    answering(monkeypatch, "roll", "save notes.txt", answer, "quit")
    assert main([*ALONE]) == 0
    assert (notes.read_text(encoding="utf-8") == "mine") != replaced
    if replaced:
        assert pm.Record.read(notes.read_text(encoding="utf-8")).actions == ["roll"]


def test_a_file_named_on_the_command_line_is_asked_about_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Path("notes.txt").write_text("mine", encoding="utf-8")
    answering(monkeypatch, "n", "roll", "quit")
    assert main([*ALONE, "--save", "notes.txt"]) == 0
    assert Path("notes.txt").read_text(encoding="utf-8") == "mine"
    assert moves() == ["roll"]


def test_a_new_file_is_followed_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, "save my.record", "roll", "save", "quit")
    assert main([*ALONE]) == 0
    assert pm.Record.read(Path("my.record").read_text(encoding="utf-8")).actions == ["roll"]


def test_a_failed_save_is_reported_once_and_on_leaving(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", full)
    answering(monkeypatch, "roll", "buy 1", "quit")
    assert main([*ALONE]) == 1
    output = capsys.readouterr().out
    assert output.count("the disk is full") == 2
    assert "Continue with" not in output
    assert list(Path("data").iterdir()) == []


def test_a_game_goes_on_without_a_folder(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("data").write_text("not a folder", encoding="utf-8")
    answering(monkeypatch, "roll", "save my.record", "buy 1", "quit")
    assert main([*ALONE]) == 0
    assert "not a saved game is already there" in capsys.readouterr().out
    saved = pm.Record.read(Path("my.record").read_text(encoding="utf-8"))
    assert saved.actions == ["roll", "buy 1"]


# ---------------------------------------------------------------------- going on


def test_unfinished_games_are_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, first in enumerate(("roll", "quit"), 1):
        answering(monkeypatch, first)
        main([*ALONE])
        for kept in unfinished():
            if kept.modified > 10_000:
                os.utime(kept.path, (number, number))
    capsys.readouterr()
    answering(monkeypatch, "7", "2", "quit")
    assert main(["play", "--resume"]) == 0
    output = capsys.readouterr().out
    assert "Unfinished games" in output
    assert "Ada, Bot 2 (random)" in output
    assert {tuple(kept.record.actions) for kept in unfinished()} == {(), ("roll",)}
    answering(monkeypatch, "", "buy 1", "quit")
    assert main(["play", GAME, "--resume"]) == 0
    assert {tuple(kept.record.actions) for kept in unfinished()} == {(), ("roll", "buy 1")}


def test_without_unfinished_games_there_is_nothing_to_offer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("data").mkdir()
    Path("data/broken.record").write_text("not a game", encoding="utf-8")
    assert main(["play", "--resume"]) == 2
    output = capsys.readouterr().err
    assert "broken.record" in output
    assert "no unfinished game" in output
    answering(monkeypatch, "roll", "quit")
    main([*ALONE])
    for args in (["mephisto", "--resume"], ["--resume", "mephisto"]):
        assert main(["play", *args]) == 2
        assert "no unfinished game" in capsys.readouterr().err
    answering(monkeypatch)
    assert main(["play", "--resume"]) == 1
    assert main(["play"]) == 2
    assert "GAME" in capsys.readouterr().err


def test_two_who_go_on_with_one_game_do_not_overwrite_each_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answering(monkeypatch, "roll", "quit")
    main([*ALONE])
    (kept,) = unfinished()

    def meanwhile() -> None:
        kept.path.write_text(kept.record.write() + "buy 1\n", encoding="utf-8")

    answering(monkeypatch, "end", look=meanwhile)
    assert main(["play", "--resume", str(kept.path)]) == 0
    assert "Another program has written to" in capsys.readouterr().out
    both = {tuple(save.record.actions[:2]) for save in unfinished()}
    assert both == {("roll", "buy 1"), ("roll", "end")}


# ---------------------------------------------------------------------- nothing kills a game


@pytest.mark.parametrize(
    "typed",
    [
        "9" * 5000,
        "x" * 3000,
        "card " + "x" * 3000,
        "rules " + "x" * 3000,
        "why " + "x" * 3000,
        "save a\0b",
        "save " + "x" * 3000,
        "save /",
        "save /nowhere/at/all",
        "\x1b[2J",
        "\ud800",
        "why hand:\0",
    ],
    ids=lambda typed: typed[:8].encode("unicode_escape").decode(),
)
def test_whatever_is_typed_gets_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    answering(monkeypatch, "quit")
    main([*ALONE])
    usual = capsys.readouterr().out
    answering(monkeypatch, typed, "quit")
    assert main([*ALONE]) == 0
    output = capsys.readouterr().out
    assert "Continue with" in output
    assert "\x1b" not in output
    assert 1 <= output.count("\n") - usual.count("\n") <= 30  # the list of moves is drawn again


def test_an_unexpected_error_saves_first_and_says_how_to_report_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    prompt = Table.prompt

    def broken(table: Table, seat: int | None) -> object:
        if table.record.actions:
            raise ZeroDivisionError("never")
        return prompt(table, seat)

    monkeypatch.setattr(Table, "prompt", broken)
    answering(monkeypatch, "roll")
    assert main([*ALONE]) == 1
    output = capsys.readouterr()
    assert "Please report" in output.out
    assert str(unfinished()[0].path) in output.out.replace("\n", "")
    assert "ZeroDivisionError" in output.err
    assert moves() == ["roll"]


@posix
@pytest.mark.parametrize("redirected", ["<&-", "</dev/null", "<bytes"])
def test_a_standard_input_that_is_gone_ends_the_game_in_order(redirected: str) -> None:
    Path("bytes").write_bytes(b"\xff\xfe\n" * 3)
    done = subprocess.run(
        f"exec {sys.executable} -m pandemonium {' '.join(ALONE)} {redirected}",
        shell=True,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Continue with" in done.stdout
    assert moves() == []


@posix
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_saves_and_ends_in_order(number: int) -> None:
    child = subprocess.Popen(
        [*COMMAND, *ALONE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stdin is not None
    child.stdin.write("roll\n")
    child.stdin.flush()
    deadline = time.monotonic() + 60
    while not (unfinished() and moves()) and time.monotonic() < deadline:
        time.sleep(0.1)
    child.send_signal(number)
    out, err = child.communicate(timeout=60)
    assert (child.returncode, err) == (0, "")
    assert "Continue with" in out
    assert moves() == ["roll"]


# ---------------------------------------------------------------------- a real terminal


class Terminal:
    """A child at a terminal of its own."""

    def __init__(self, *args: str) -> None:
        """Start the command there."""
        import pty

        self.child, self.end = pty.fork()
        if self.child == 0:
            os.environ["TERM"] = "xterm"
            os.execv(sys.executable, [*COMMAND, *args])
        self.shown = ""

    def wait_for(self, text: str) -> str:
        """What has been shown when this is."""
        deadline = time.monotonic() + 60
        while text not in self.shown and time.monotonic() < deadline:
            if select.select([self.end], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self.end, 65536).decode(errors="replace")
                except OSError:
                    break
        assert text in self.shown, self.shown
        before, _, self.shown = self.shown.partition(text)
        return before

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.end, line.encode() + b"\n")

    def finish(self) -> int:
        """Wait for the end; the exit code."""
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])


@posix
def test_a_closed_terminal_saves_and_ends() -> None:
    terminal = Terminal(*ALONE)
    terminal.wait_for("> ")
    terminal.type("roll")
    terminal.wait_for("> ")
    os.close(terminal.end)
    assert terminal.finish() in (0, 1)  # nobody reads the output
    assert moves() == ["roll"]


@posix
def test_people_at_one_terminal_are_named_before_anything_is_shown() -> None:
    terminal = Terminal(*TOGETHER)
    before = terminal.wait_for("Ada, it is your turn")
    assert INTO_THE_SCREEN in before
    assert "Your hand" not in before
    terminal.type("")
    assert "Your hand" in terminal.wait_for("> ")
    terminal.type("quit")
    after = terminal.wait_for("Continue with")
    _, _, left = after.rpartition(OUT_OF_THE_SCREEN)
    assert OUT_OF_THE_SCREEN in after
    assert "Your hand" not in left  # nothing of the table stays to be scrolled back to
    assert terminal.finish() == 0
    resumed = Terminal("play", GAME, "--resume", str(unfinished()[0].path))
    assert "Your hand" not in resumed.wait_for("Ada, it is your turn")
    resumed.type("")
    resumed.wait_for("> ")
    resumed.type("quit")
    resumed.wait_for("Continue with")
    assert resumed.finish() == 0


@posix
def test_one_person_alone_keeps_the_usual_screen() -> None:
    terminal = Terminal(*ALONE)
    before = terminal.wait_for("> ")
    assert INTO_THE_SCREEN not in before
    assert "press Enter" not in before
    terminal.type("quit")
    terminal.wait_for("Continue with")
    assert terminal.finish() == 0
