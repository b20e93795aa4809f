"""The command line, as a person or a program meets it."""

import contextlib
import io
import json
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.arena.simulate import SimulationTally, count_outcome
from pandemonium.cli import main
from pandemonium.engine.formats.pack import write_pack
from pandemonium.engine.outcome import CUT
from pandemonium.engine.version import is_compiled
from pandemonium.locale.words import Words
from pandemonium.table import Table
from pandemonium.table.names import CHARACTERS
from pandemonium.terminal import layout
from pandemonium.terminal.line_game import LineGame
from pandemonium.terminal.local_table import LocalTable
from pandemonium.terminal.saves import SaveFile, SaveFolder
from pandemonium.terminal.screen import Screen
from pandemonium.terminal.signals import GameStopped
from tests.games.lets_summon_demons.test_work_limit import chain
from tests.table.lanterns import Lanterns, River

GAME = "lets-summon-demons"
TESTS = str(Path(__file__).parents[1])


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test depends on the language or the folder of the developer."""
    monkeypatch.setenv("PANDEMONIUM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("PANDEMONIUM_DATA", "data")
    monkeypatch.chdir(tmp_path)


@dataclass
class Run:
    """One run of the command: exit code, what was printed, and what was complained about."""

    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], *args: str) -> Run:
    """Call the command in this process."""
    code = main(list(args))
    printed = capsys.readouterr()
    return Run(code, printed.out, printed.err)


def answering(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Let `input` give these lines, then the end of the file."""
    left = list(lines)

    def read(_prompt: str = "") -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", read)


def kept() -> pm.Record:
    """The one game that was saved by itself."""
    (path,) = Path("data").iterdir()
    return pm.Record.read(path.read_text(encoding="utf-8"))


# ---------------------------------------------------------------------- looking


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert GAME in run(capsys, "games").out
    listed = json.loads(run(capsys, "games", "--json").out)
    assert [game["id"] for game in listed] == pm.games()
    assert all(option["help"] for game in listed for option in game["options"])


def test_about_tells_how_it_was_built(capsys: pytest.CaptureFixture[str]) -> None:
    about = json.loads(run(capsys, "about", "--json").out)
    assert about["build"] == ("compiled" if is_compiled() else "pure")
    assert about["version"] in run(capsys, "about").out


@pytest.mark.parametrize("game", pm.games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_can_be_read(
    capsys: pytest.CaptureFixture[str], game: str, language: str
) -> None:
    clauses = pm.game(game).clauses
    whole = run(capsys, "rules", game, "--lang", language)
    assert whole.code == 0
    assert all(clause in whole.out for clause in clauses)
    number = next(iter(clauses)).split()[1]
    entry = json.loads(run(capsys, "rules", game, number, "--json", "--lang", language).out)
    assert [clause["id"] for clause in entry] == [next(iter(clauses))]


def test_a_chapter_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    chapter = json.loads(run(capsys, "rules", GAME, "6", "--json").out)
    assert [clause["id"] for clause in chapter] == [f"LSD 6.{i}" for i in range(1, 6)]


def test_the_coverage_of_the_rules_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    covered = run(capsys, "rules", GAME, "--coverage", "--tests", TESTS)
    assert covered.code == 0
    assert "all covered by tests" in covered.out
    assert run(capsys, "rules", GAME, "--coverage", "--tests", "nowhere").code == 2


def test_cards_can_be_looked_up_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    cards = json.loads(run(capsys, "cards", GAME, "chien", "--lang", "fr", "--json").out)
    assert [card["id"] for card in cards] == ["dog", "rabid_dog"]
    whole = json.loads(run(capsys, "cards", GAME, "--json").out)
    assert sum(card["copies"] for card in whole) == 125
    assert "Rabid Dog" in run(capsys, "cards", GAME).out


# ---------------------------------------------------------------------- playing


def test_a_whole_game_can_be_played_and_looked_at_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt="": "1")
    short = ["--players", "2", "--souls", "9", "--demons", "1", "--starter-demons"]
    played = run(capsys, "play", GAME, *short, "--seed", "4", "--save", "my.record")
    assert played.code == 0
    assert " won!" in played.out
    record = pm.Record.read(Path("my.record").read_text(encoding="utf-8"))
    assert record.result is not None
    replayed = run(capsys, "replay", "my.record")
    assert replayed.code == 0
    assert record.actions[0] in replayed.out
    bots = [name for name in CHARACTERS["devil"] if f"{name}: " in replayed.out]
    assert len(bots) == 1  # as they were called in the game
    assert f"{bots[0]} won!" in run(capsys, "verify", "my.record").out
    plies = json.loads(run(capsys, "replay", "my.record", "--json").out)
    assert [ply["action"] for ply in plies] == [None, *record.actions]
    assert run(capsys, "replay", "my.record", "--ply", "3").code == 0


def test_a_saved_game_goes_on_where_it_was(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, "", "roll", "quit")
    left = run(capsys, "play", GAME, "--players", "2", "--seats", "Ada,Bea", "--seed", "5")
    hint = left.out.partition("Continue with: pandemonium ")[2].split()
    assert hint[:3] == ["play", GAME, "--resume"]
    record = kept()
    assert (record.actions, record.seats) == (["roll"], ["Ada", "Bea"])
    answering(monkeypatch, "", "end", "", "undo")
    resumed = run(capsys, *hint)
    assert resumed.code == 0
    assert "Ada" in resumed.out
    assert "another player has decided" in resumed.out
    record = kept()
    assert record.actions == ["roll", "end"]


def test_without_a_seed_the_dice_are_sealed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch)
    seal = run(capsys, "play", GAME).out.partition("sealed: ")[2].split()[0]
    record = kept()
    assert pm.SealedChance(bytes.fromhex(str(record.chance["secret"]))).seal == seal


def test_nonsense_is_answered_and_changes_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nonsense = ["", "xyzzy", "99", "0", "end", "why end", "why xyzzy", "rules 99.9", "card moose"]
    answering(monkeypatch, *nonsense, "?", "rules 2.2", "card dog", "undo", "log", "table", "save")
    played = run(capsys, "play", GAME, "--seed", "1", "--seats", "a,b,c")
    assert played.code == 0
    for output in ("unknown move: xyzzy", "99 is not in the list", "(LSD 2.2)", "no clause"):
        assert output in played.out
    assert "nothing to undo" in played.out
    record = kept()
    assert record.actions == []


def test_what_the_bots_did_is_shown_when_it_is_your_turn_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, "roll", "end")
    output = run(capsys, "play", GAME, "--seed", "7", "--seats", "Ada,random,random").out
    turns = output.split("You begin a turn.")
    assert len(turns) == 3
    assert "Bot 2 (random) rolls" in turns[1]
    assert "Bot 3 (random) rolls" in turns[1]
    assert turns[1].count(" The Block ") == 1  # drawn once in a turn


def test_everybody_sees_what_happened_since_they_looked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, "", "roll", "end", "")
    output = run(capsys, "play", GAME, "--players", "2", "--seats", "Ada,Bea", "--seed", "5").out
    assert output.count(" rolls ") == 2  # to the player who rolled, and to the next


def test_a_card_is_found_by_a_part_of_its_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, "", "card caroline", "card dog", "card")
    output = run(capsys, "play", GAME, "--seed", "1", "--seats", "a,b,c").out
    assert "Sweet Caroline  (on 2, Sweet, Girl) Collect" in output
    assert "Dog  (on 7, Animal) If you have a kid" in output
    assert "Rabid Dog  " not in output.partition("Sweet Caroline  (")[2]
    assert 'no card is called "?"' in output


def test_hands_are_hidden_between_people(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, "", "roll", "end")
    prompts: list[str] = []
    read = input

    def listen(prompt: str = "") -> str:
        prompts.append(prompt)
        return read(prompt)

    monkeypatch.setattr("builtins.input", listen)
    run(capsys, "play", GAME, "--players", "2", "--seats", "Ada,Bea", "--seed", "5")
    assert any("nobody else is looking" in prompt for prompt in prompts)


def test_the_terminal_speaks_french(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, "roll", "?")
    played = run(capsys, "play", GAME, "--seed", "5", "--lang", "fr")
    assert "Voisinage" in played.out
    assert "The Block" not in played.out


# ---------------------------------------------------------------------- simulating


def test_the_same_seed_simulates_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for jobs in ("1", "2"):
        args = ["simulate", GAME, "-n", "250", "--players", "3", "--seed", "1", "--jobs", jobs]
        result = json.loads(run(capsys, *args, "--records", f"{jobs}.records", "--json").out)
        results.append({key: result[key] for key in ("games", "decisions", "lengths", "wins")})
    assert results[0] == results[1]
    assert results[0]["games"] == 250
    assert sum(seat["wins"] for seat in results[0]["wins"]) == 250
    written = Path("1.records").read_text(encoding="utf-8")
    assert written == Path("2.records").read_text(encoding="utf-8")
    records = pm.Record.read_all(written)
    assert len(records) == 250
    assert pm.replay(records[7])[-1].state.over
    assert run(capsys, "replay", "1.records", "--number", "8").code == 0


def test_a_simulation_reports_speed_length_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    printed = run(capsys, "simulate", GAME, "-n", "30", "--players", "5").out
    for output in ("games/s", "decisions/s", "95% interval", "Player 5", "mean"):
        assert output in printed


def test_a_varied_simulation_draws_players_and_options(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pandemonium.arena.simulate.BATCH", 5)
    run(capsys, "simulate", GAME, "-n", "21", "--vary", "--records", "all.records")
    records = pm.Record.read_all(Path("all.records").read_text(encoding="utf-8"))
    assert len({(record.players, str(record.options)) for record in records}) == 5


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for one process there")
def test_an_interrupted_simulation_reports_what_was_done() -> None:
    command = [
        sys.executable,
        "-c",
        "import sys; from pandemonium.cli import main; sys.exit(main())",
    ]
    args = ["simulate", GAME, "-n", "10000000", "--jobs", "2", "--json", "--lang", "en"]
    records = Path("so-far.records")
    process = subprocess.Popen(
        [*command, *args, "--records", str(records)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not (records.is_file() and records.stat().st_size) and process.poll() is None:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    result = json.loads(out)
    assert process.returncode == 1
    assert result["interrupted"]
    assert result["games"] == len(pm.Record.read_all(records.read_text(encoding="utf-8"))) > 0
    assert "Interrupted after" in err
    assert "Traceback" not in err


# ---------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "required: COMMAND"),
        (["frobnicate"], "invalid choice"),
        (["rules"], "required: GAME"),
        (["rules", "chess"], "unknown game 'chess'"),
        (["rules", GAME, "99.9"], "no clause 99.9; clauses range from LSD 1.1 to"),
        (["cards", GAME, "moose"], 'no card is called "moose"'),
        (["cards", GAME, "--cards", "nowhere.toml"], "nowhere.toml: cannot read the file"),
        (["cards", GAME, "--cards", "heavy.toml"], "would take more than 3,000 steps (LSD 3.13)"),
        (["play", "chess"], "unknown game 'chess'"),
        (["play", GAME, "--players", "9"], "option players: 9 is not allowed"),
        (["play", "dice-summoners", "--players", "3"], "3 is not allowed; expected 2"),
        (["play", GAME, "--souls", "many"], "option souls: 'many' is not allowed"),
        (["play", GAME, "--teams", "--players", "3"], "option teams: true is not allowed"),
        (["play", GAME, "--candles", "lit"], "one of random, chosen"),
        (["play", GAME, "--seats", "a,b"], "--seats names 2 players, but the game has 3"),
        (["play", GAME, "--seed", "-3"], "seed must be from 0"),
        (["play", GAME, "--resume", "nowhere"], "nowhere"),
        (["play", GAME, "--cards", "bad.toml"], "bad.toml:3: card 'dog', field 'copies'"),
        (["replay", "nowhere"], "nowhere"),
        (["replay", "bad.toml"], "line 1: expected 'pandemonium record 1'"),
        (["replay", "binary"], "not a UTF-8 text file"),
        (["simulate", GAME, "-n", "0"], "--games must be 1 or more"),
        (["simulate", GAME, "--jobs", "0"], "--jobs must be 1 or more"),
        (["simulate", GAME, "--seed", "-1"], "seed must be from 0"),
        (["simulate", GAME, "--records", "no/such/folder"], "no/such/folder"),
        (["games", "--lang", "de"], "invalid choice: 'de'"),
    ],
)
def test_bad_input_gets_one_clear_line(
    capsys: pytest.CaptureFixture[str], args: list[str], message: str
) -> None:
    Path("bad.toml").write_text('[[card]]\nid = "dog"\ncopies = "many"\n', encoding="utf-8")
    Path("heavy.toml").write_text(write_pack(chain(20)), encoding="utf-8")
    Path("binary").write_bytes(b"\xff\xfe\x00")
    bad = run(capsys, *args)
    assert bad.code == 2
    assert message in bad.err
    assert bad.err.count("\n") == 1
    assert bad.err.startswith("pandemonium: ")


def test_every_command_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("games", "rules", "cards", "play", "simulate", "replay", "schema", "about"):
        for language in ("en", "fr"):
            with pytest.raises(SystemExit) as end:
                main([command, "--help", "--lang", language])
            assert end.value.code == 0
            output = capsys.readouterr().out
            assert "--lang" in output
            assert ("show this help" in output) == (language == "en")
    with pytest.raises(SystemExit):
        main(["play", GAME, "--help"])
    assert "--starter-demons" in capsys.readouterr().out


# ---------------------------------------------------------------------- plans, draws, languages


def river(oil: int, typed: list[str], monkeypatch: pytest.MonkeyPatch) -> tuple[Table, str]:
    """A table of Lanterns in line mode, and what was printed."""
    table = Table.start(Lanterns(2), ["Ada", "Bo"], pm.Chance(4))
    assert isinstance(table.state, River)
    table.state.oil = [oil, oil]
    table.state.list_choices()
    printed = io.StringIO()
    words = Words(table.game, "en", table.record.seats)
    file = SaveFile(SaveFolder(Path("data")), "2026-03-01")
    game = LineGame(LocalTable(table, file, Screen(layout.console(printed), words)))
    answering(monkeypatch, "", *typed)
    with contextlib.suppress(GameStopped):
        game.run()
    return table, printed.getvalue()


@pytest.mark.parametrize("typed", ["", "7"])
def test_a_plan_is_offered_and_taken_as_one_step(
    typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, output = river(3, [typed], monkeypatch)
    assert "   7  Light all 3 dark stones   light 1, light 2, light 3" in output
    assert "Enter: Light all 3 dark stones" in output
    assert table.record.actions == ["light 1", "light 2", "light 3"]
    assert "Ada won! All stones are lit." in output


def test_enter_takes_the_only_choice_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    table, output = river(1, ["", "end", ""], monkeypatch)
    assert output.count("Enter:") == 1
    assert [action.split()[0] for action in table.record.actions] == ["end", "whisper"]


def test_a_number_beyond_the_list_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table, output = river(3, ["8"], monkeypatch)
    assert "8 is not in the list; type a number from 1 to 7" in output
    assert table.record.actions == []


def test_why_not_and_undo_in_line_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["light 1", "why stone:1", "why bag", "undo", "undo", "log"]
    table, output = river(2, typed, monkeypatch)
    assert "Stone 1 is already lit (LAN 3.1)." in output
    assert "no action involves 'bag'" in output
    assert "Undone." in output
    assert "There is nothing to undo." in output
    assert "Ada lights stone 1.\n  Ada undoes a move.\n" in output
    assert table.record.actions == []


@pytest.mark.skipif("leduc" not in pm.games(), reason="the example is not installed")
def test_a_draw_is_shown_as_a_draw(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    result = json.loads(run(capsys, "simulate", "leduc", "-n", "300", "--json").out)
    wins = sum(seat["wins"] for seat in result["wins"])
    assert result["draws"] > 0
    assert wins + result["draws"] == 300
    assert "games were draws" in run(capsys, "simulate", "leduc", "-n", "300").out
    monkeypatch.setattr("builtins.input", lambda _prompt="": "call")
    seed = next(n for n in range(50) if is_drawn(n))
    args = ["play", "leduc", "--seats", "Ada,Bo", "--seed", str(seed), "--save", "my.record"]
    drawn = "A draw: Ada and Bo share the victory. The cards are equal."
    assert drawn in run(capsys, *args).out
    assert drawn in run(capsys, "replay", "my.record").out


def is_drawn(seed: int) -> bool:
    """Whether nobody wins this hand of poker, if everybody calls."""
    state = pm.game("leduc").start(seed)
    while not state.over:
        state.apply("call")
    return state.is_draw


def test_a_cut_game_is_counted_apart() -> None:
    tally = SimulationTally()
    state = Lanterns(2).start(1)
    state.finish((), CUT)
    count_outcome(state, 1, tally)
    assert (tally.cuts, tally.draws, sum(tally.wins.values())) == (1, 0, 0)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "arguments manquants\u202f: COMMANDE"),
        (["frobnicate"], "choix invalide\u202f: 'frobnicate'"),
        (["games", "--json=1"], "--json"),
        (["games", "moose"], "arguments inconnus\u202f: moose"),
        (["play", GAME, "--seed"], "--seed demande une valeur"),
        (["play", GAME, "--seed", "x"], "'x' n\u2019est pas un nombre entier"),
        (["rules", "chess"], "jeu inconnu\u202f: «\u202fchess\u202f»"),
        (["rules", GAME, "99.9"], "il n\u2019y a pas d\u2019article 99.9"),
        (["simulate", GAME, "-n", "0"], "--games doit valoir au moins 1"),
        (["replay", "nowhere"], "nowhere"),
    ],
)
def test_complaints_are_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    args: list[str],
    message: str,
) -> None:
    monkeypatch.setenv("PANDEMONIUM_LANG", "fr")
    bad = run(capsys, *args)
    assert bad.code == 2
    assert message in bad.err


def test_the_command_can_be_run_as_a_module() -> None:
    command = [sys.executable, "-m", "pandemonium", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == pm.__version__


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(run(capsys, "schema", GAME).out)
    assert list(document["properties"]) == [GAME]
    assert "Prompt" in document["$defs"]
    assert run(capsys, "schema", "chess").code == 2


def test_a_position_of_a_record_is_drawn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for game, ending in (("dicke-daemonen", 0), ("mephisto", 2)):
        state = pm.game(game, players=2).start(seed=3)
        record = pm.Record.of(state)
        record.actions = [state.legal()[0].text]
        Path("game.record").write_text(record.write(), encoding="utf-8")
        assert run(capsys, "replay", "game.record", "--draw", "1").code == ending
    drawn = Path("game-1.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert run(capsys, "replay", "game.record", "--draw", "9").code == 2
    assert Path("game-1.svg").read_text(encoding="utf-8") == drawn


@pytest.mark.parametrize(
    ("args", "file", "opening"),
    [
        (["replay", "game.record", "--draw", "0"], "game-0.svg", "<svg"),
        (["simulate", GAME, "-n", "1", "--records", "all.records"], "all.records", "pandemonium"),
        (["layout", "draw", "rose"], "rose.svg", "<svg"),
        (["layout", "draw", "rose", "--output", "my.svg"], "my.svg", "<svg"),
        (["layout", "random", "calm", "--seed", "3"], "calm-3.json", '{"lines"'),
    ],
)
def test_a_file_is_replaced_only_by_force(
    capsys: pytest.CaptureFixture[str], args: list[str], file: str, opening: str
) -> None:
    position = pm.Record.of(pm.game("dicke-daemonen", players=2).start(seed=3))
    Path("game.record").write_text(position.write(), encoding="utf-8")
    Path(file).write_text("mine", encoding="utf-8")
    refused = run(capsys, *args)
    assert refused.code == 2
    assert refused.err == (f"pandemonium: {file} already exists; use --force to overwrite it\n")
    assert Path(file).read_text(encoding="utf-8") == "mine"
    assert run(capsys, *args, "--force").code == 0
    assert Path(file).read_text(encoding="utf-8").startswith(opening)


def test_people_count_seats_from_1_where_they_type_them(capsys: pytest.CaptureFixture[str]) -> None:
    name = "lets-summon-demons"
    assert pm.game(name, 3, newcomer="1").settings["newcomer"] == 0
    assert pm.game(name, 3, newcomer="0").settings["newcomer"] == -1
    assert pm.game(name, 3, newcomer=0).settings["newcomer"] == 0
    output = run(capsys, "simulate", name, "-n", "1", "--players", "3", "--newcomer", "4")
    assert output.code == 2
    assert "a player from 1 to 3, or 0" in output.err
