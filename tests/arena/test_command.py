"""The command `arena`: what it prints, and what it refuses."""

import json
from pathlib import Path

import pytest

from pandemonium.cli import main

QUICK = ["arena", "mephisto", "--players", "random,hasty", "--games", "4", "--jobs", "1"]


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The one line in which a command is refused."""
    assert main(["arena", *args]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("pandemonium: ")
    assert printed.err.count("\n") == 1
    return printed.err


def test_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK) == 0
    printed = capsys.readouterr().out
    assert "4 games of Mephisto between random, hasty (seats: 2" in printed
    for item in ("Standings", "Rating: random is set to 0", "give 50%", "Head to head"):
        assert item in printed
    assert " ±" in printed


def test_the_report_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--lang", "fr"]) == 0
    printed = capsys.readouterr().out
    assert "4 parties de Mephisto entre random, hasty (sièges" in printed
    assert "Face à face" in printed


def test_the_report_of_solitaire(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--seats", "1"]) == 0
    printed = capsys.readouterr().out
    assert "8 games of Mephisto" in printed
    assert "by how much the row scored better" in printed


def test_json_and_the_results_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json", "--results", "all.jsonl", "--care-bear"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["options"]["care_bear"] is True
    assert (output["games"], output["rounds"], output["interrupted"]) == (4, 2, False)
    assert {standing["player"] for standing in output["standings"]} == {"random", "hasty"}
    assert output["duels"][0]["won"] + output["duels"][0]["lost"] == 4
    assert len(Path("all.jsonl").read_text(encoding="utf-8").splitlines()) == 3


def test_until_stops_early(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["arena", "mephisto", "--players", "random,hasty", "--jobs", "1", "--json"]
    assert main([*args, "--until", "20%", "--games", "80"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 50


def test_help_tells_the_bots_from_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "mephisto", "--help"])
    printed = " ".join(capsys.readouterr().out.split())
    assert "--players NAME,NAME,... the bots, separated by commas" in printed
    assert "--seats N number of seats" in printed
    assert "--care-bear" in printed


def test_what_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    duel = ("mephisto", "--players", "random,imp")
    assert "required: --players" in refused(capsys, "mephisto")
    assert "at least two different bots" in refused(capsys, "mephisto", "--players", "imp")
    assert "unknown player 'elf'" in refused(capsys, "mephisto", "--players", "imp,elf")
    assert "--games must be 1 or more" in refused(capsys, *duel, "--games", "0")
    assert "expected a percentage above 0" in refused(capsys, *duel, "--until", "0")
    assert "expected a percentage above 0" in refused(capsys, *duel, "--until", "narrow")
    assert "option seats: 7 is not allowed" in refused(capsys, *duel, "--seats", "7")
    assert "seed must be" in refused(capsys, *duel, "--seed", "-1")
    assert "cannot connect to a cluster" in refused(capsys, *duel, "--cluster", "nowhere")
    Path("notes.txt").write_text("mine\n")
    assert "not an arena result" in refused(capsys, *duel, "--results", "notes.txt")
    assert Path("notes.txt").read_text() == "mine\n"


def test_a_failing_bot_ends_it_with_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    output = refused(capsys, "mephisto", "--players", "random,broken", "--jobs", "1")
    assert "the bot 'broken' failed" in output
