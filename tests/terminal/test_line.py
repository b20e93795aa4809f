"""The line mode: what is drawn when, how moves are listed, and what may be typed."""

import contextlib
import io
import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import pandemonium as pm
from pandemonium.engine.text_view import Section
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.table import Table, worded
from pandemonium.table.prompt import build_prompt
from pandemonium.terminal import line_game
from pandemonium.terminal.answers import read_line, to_notation
from pandemonium.terminal.layout import table as table_of
from pandemonium.terminal.layout import widths
from pandemonium.terminal.line_game import LineGame
from pandemonium.terminal.listing import layouts, list_items
from pandemonium.terminal.local_table import LocalTable
from pandemonium.terminal.saves import SaveFile, SaveFolder
from pandemonium.terminal.screen import Screen
from pandemonium.terminal.signals import GameStopped

LSD, DD, DS, ME = "lets-summon-demons", "dicke-daemonen", "dice-summoners", "mephisto"
OUR_GAMES = (LSD, DD, DS, ME)
WIDTH, HEIGHT = 80, 24

every_game = pytest.mark.parametrize("name", OUR_GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Sitting:
    """One person at a terminal of 80 x 24 against bots, with scripted answers."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        state: pm.State,
        answers: Sequence[str] | Callable[["Sitting"], str],
        language: str = "en",
        people: Sequence[str] = ("Ada",),
        height: int = HEIGHT,
        has_hints: bool = False,
    ) -> None:
        """Play until the answers are used up or the game is over."""
        self.answers = answers if callable(answers) else list(answers)
        self.output = io.StringIO()
        bots = ["random"] * (state.game.players - len(people))
        self.table = Table(state, [*people, *bots])
        console = Console(
            file=self.output, width=WIDTH, height=height, force_terminal=True, color_system=None
        )
        words = Words(state.game, language, [*people, *[f"Bot {i}" for i in range(len(bots))]])
        file = SaveFile(SaveFolder(Path("data")), "day")
        local = LocalTable(self.table, file, Screen(console, words))
        self.game = LineGame(local, has_hints=has_hints)
        self.shown: list[str] = []  # between two answers
        self.asked: list[str] = []  # prompts
        self._read = 0
        monkeypatch.setattr(line_game, "read_line", self.read)
        with contextlib.suppress(GameStopped):
            self.game.run()
        self.printed = self.output.getvalue()

    def read(self, prompt: str) -> str:
        """The next answer."""
        self.shown.append(self._news())
        self.asked.append(prompt)
        if callable(self.answers):
            return self.answers(self)
        if not self.answers:
            raise EOFError
        return str(self.answers.pop(0))

    def _news(self) -> str:
        text = self.output.getvalue()[self._read :]
        self._read += len(text)
        return text


@pytest.fixture(autouse=True)
def in_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Games are saved where they bother nobody."""
    monkeypatch.chdir(tmp_path)


def start(name: str, players: int | None = None, seed: int = 5) -> pm.State:
    """A game whose events are printed."""
    return pm.game(name, players).start(seed, recording=True)


# ---------------------------------------------------------------------- what fits on a screen


@every_language
@every_game
def test_what_a_decision_needs_fits_on_80_by_24(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(7)
    lines: list[int] = []

    def answer(sitting: Sitting) -> str:
        if len(lines) == 10:
            raise EOFError
        lines.append(sitting.game.screen.used)
        return rng.choice(sitting.game.items).notation.split(", ")[0]

    Sitting(monkeypatch, start(name), answer, language)
    assert max(lines) <= HEIGHT


@every_game
def test_no_line_is_wider_than_the_screen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, start(name), [])
    assert max(len(line) for line in sitting.shown[0].splitlines()) <= WIDTH


@every_language
@every_game
def test_the_first_screen_says_what_the_goal_is(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Sitting(monkeypatch, start(name), [], language).printed.splitlines()
    assert first[0].startswith(("Goal: ", "But\u202f: "))
    assert "?" in first[1]


def test_the_table_is_drawn_once_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, start(LSD, 2), ["roll", "xyzzy", "end"], height=200)
    before, rolled, _, after = sitting.shown
    assert "The Block" in before
    assert "You roll " in rolled
    assert "│" not in rolled
    assert "│" in after


def test_the_table_is_drawn_again_when_it_has_scrolled_out_of_sight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = Sitting(monkeypatch, start(LSD, 2), ["rules 3", "roll"])
    assert "Your hand" in sitting.shown[0]
    assert "Your hand" not in sitting.shown[1]
    assert "Your hand" in sitting.shown[2]


def test_table_draws_all(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, start(ME), ["table"])
    assert "cost" not in sitting.shown[0].partition("You may")[0]
    assert "cost" in sitting.shown[1]


# ---------------------------------------------------------------------- lists


def test_after_an_error_only_the_error_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, start(LSD, 2), ["xyzzy", "99", "end"])
    _, unread, beyond, refused = sitting.shown
    assert unread.splitlines()[0] == "unknown move: xyzzy."
    assert beyond.splitlines()[0] == "99 is not in the list; type a number from 1 to 6"
    assert refused == "You must roll the dice before you end your turn (LSD 2.2).\n"
    for item in (unread, beyond, refused):
        assert "Buy" not in item


def test_many_moves_are_grouped_by_field(monkeypatch: pytest.MonkeyPatch) -> None:
    (asked,) = Sitting(monkeypatch, start(DD), []).shown
    fields = [line for line in asked.splitlines() if line.startswith("  F")]
    assert fields[0].startswith("  F1 (4): red 1 c1 2 c3 yellow 3 c1 4 c2")
    assert len(fields) == 14


def test_numbers_mean_the_same_in_every_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    small = Sitting(monkeypatch, start(DD), [])
    large = Sitting(monkeypatch, start(DD), [], height=1000)
    assert [item.notation for item in small.game.items] == [
        item.notation for item in large.game.items
    ]
    assert "   3  Summon a yellow demon on F1.c1" in large.printed


def test_moves_lists_everything_with_what_the_cards_say(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, start(ME), ["moves"])
    assert "type `moves`" in sitting.shown[0]
    for item in sitting.game.items:
        assert f"{item.number:4}  " in sitting.shown[1]
    assert "In one step:" in sitting.shown[1]


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        (LSD, 3, {}),
        (LSD, 4, {"teams": True}),
        (DD, 1, {}),
        (DD, 3, {}),
        (DS, 2, {}),
        (ME, 1, {}),
        (ME, 2, {}),
        (ME, 4, {"teams": True}),
    ],
)
def test_every_choice_can_be_listed_with_all_that_it_brings(
    name: str, players: int, options: dict[str, object]
) -> None:
    game = pm.game(name, players, **options)
    state, rng = game.start(4), random.Random(4)
    words = [Words(game, language) for language in LANGUAGES]
    for ply in range(120):
        if state.over:
            break
        if ply % 5 == 0:
            check_list(state, words[ply % len(words)])
        state.apply(rng.choice(state.legal()))


def check_list(state: pm.State, words: Words) -> None:
    """Every choice and every plan is in the list, and there are words for every preview."""
    prompt = worded(build_prompt(state, state.player, ""), words)
    items = list_items(prompt, words)
    assert {item.notation for item in items if not item.is_plan} == {
        action.text for action in state.legal()
    }
    assert [item.number for item in items] == list(range(1, len(items) + 1))
    for choice in prompt["choices"]:
        for effect in choice["preview"]:
            assert words.has(f"preview-{effect}"), effect
    console = Console(file=io.StringIO(), width=WIDTH)
    for layout in layouts(items, words, lambda text: text):
        console.print(layout)


def test_what_ends_the_turn_stands_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, start(LSD, 2), ["roll"])
    listed = sitting.shown[1].rstrip().splitlines()
    end = next(i for i, line in enumerate(listed) if "End your turn   end" in line)
    assert not listed[end - 1].strip()
    assert listed[end + 1] == "Enter: End your turn"


def test_costs_and_effects_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = pm.game(DD, 2).scenario({"fists": [["red"], ["blue"]], "demons": {"F7.c1": "blue"}})
    sitting = Sitting(monkeypatch, state, ["moves"])
    received = " ".join(sitting.printed.split())
    assert "(nobody would hold it, blue \u22125)" in received
    assert "(red would hold it, red +6)" in received


def test_what_is_short_for_many_moves_says_who_holds_a_field(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = pm.game(DD, 2).scenario({"fists": [["red"], ["blue"]], "demons": {"F7.c1": "blue"}})
    (asked,) = Sitting(monkeypatch, state, []).shown
    assert "  F7 (5, blue) (blue \u22125): red" in asked


def test_enter_does_nothing_in_the_middle_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, start(DS), ["", ""])
    assert sitting.table.record.actions == ["roll"]
    assert "Enter:" not in sitting.shown[1]
    assert "End your turn" in sitting.shown[2]  # the list again


# ---------------------------------------------------------------------- people


def test_nothing_is_handed_over_where_nothing_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, start(DS), ["roll", "end", "roll"], people=("Ada", "Bea"))
    assert set(sitting.asked) == {"> "}
    assert "Ada: Gain stage" in sitting.printed
    assert "Bea: Gain stage" in sitting.printed


def test_nothing_is_handed_over_to_the_same_person(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, start(LSD, 2), ["roll", "end", "roll"])
    assert set(sitting.asked) == {"> "}


# ---------------------------------------------------------------------- typing


@pytest.mark.parametrize(
    ("name", "language", "typed", "notation"),
    [
        (ME, "en", "play blast wand 1", "play blast_wand 1"),
        (ME, "en", "Play Blast  Wand 1", "play blast_wand 1"),
        (ME, "fr", "play baguette explosive 1", "play blast_wand 1"),
        (DS, "en", "take achlys' mist", "take achlys_mist"),
        (DS, "en", "take Achlys\u2019 Mist", "take achlys_mist"),
        (LSD, "en", "summon wee 'r' legion", "summon wee_r_legion"),
        (LSD, "en", "buy 2", "buy 2"),
    ],
)
def test_names_may_be_typed_as_they_are_printed(
    name: str, language: str, typed: str, notation: str
) -> None:
    game = pm.game(name)
    assert to_notation(typed, game, Words(game, language)) == notation


@pytest.mark.parametrize(
    ("language", "typed", "text"),
    [
        ("en", "buy rabid dog", "buy 2"),
        ("en", "Roll the dice", "roll"),
        ("fr", "acheter chien enragé", "buy 2"),
        ("fr", "lancer", "roll"),
    ],
)
def test_a_move_may_be_typed_as_it_is_listed(
    language: str, typed: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    block = {"block": ["dog", "rabid_dog", "rabid_dog", "cat", "adam"]}
    state = pm.game(LSD, 2).scenario({**block, "seats": [{"souls": 5}, {}]}, chance=[1, 2])
    both = Sitting(monkeypatch, state.clone(), [typed], language)
    assert both.table.record.actions == ([] if text == "buy 2" else [text])
    state = pm.game(LSD, 2).scenario(
        {"block": [*block["block"][:2], "cat", "adam", "eve"], "seats": [{"souls": 5}, {}]}
    )
    sitting = Sitting(monkeypatch, state, [typed], language)
    assert sitting.table.record.actions == [text]


def test_what_is_too_long_for_a_line_goes_on_below_its_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = Sitting(monkeypatch, start(DS), ["roll", "?"], "fr")
    assert "\n         pioche\n" in sitting.shown[2]


def test_a_long_prompt_is_broken_between_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return ""

    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setattr("builtins.input", answer)
    read_line("Charlemagne-Auguste, it is your turn: press Enter.")
    assert capsys.readouterr().out == "Charlemagne-Auguste, it is\n"
    assert asked == ["your turn: press Enter. "]
    read_line("> ")
    assert asked[-1] == "> "


def test_what_cannot_be_read_is_repeated_as_it_was_typed() -> None:
    game = pm.game(ME)
    with pytest.raises(pm.NotationError, match="play blast wnd 1"):
        to_notation("play blast wnd 1", game, Words(game, "en"))


def test_rules_shows_contents_glossary_and_chapters(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, start(LSD, 2), ["rules", "rules 5", "rules 5.1"])
    contents, chapter, clause = sitting.shown[1:]
    assert "   5  Summoning" in contents
    assert "Soul  a token, and money." in contents
    assert chapter.startswith("Summoning\nLSD 5.1  ")
    assert "LSD 5.2" in chapter
    assert clause.startswith("LSD 5.1  ")
    assert "LSD 5.2" not in clause
    assert "*" not in chapter  # set as text, not as Markdown


def test_draw_writes_a_picture_of_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, start(DD), ["1", "draw", "draw my.svg", "draw my.png"])
    assert Path("my.svg").read_text(encoding="utf-8").startswith("<svg")
    assert len(list(Path().glob("dicke-daemonen-*.svg"))) == 1
    assert "my.png: the file name must end in .svg" in sitting.printed


def test_a_game_without_pictures_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, start(LSD, 2), ["draw", "?"])
    assert "Let's Summon Demons has no picture of the table" in sitting.shown[1]
    assert "draw [FILE]" not in sitting.shown[2]


def test_colours_are_printed_in_their_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, start(DD), [])
    painted = sitting.game.screen.tints.paint
    spans = painted(Text("a red demon and green ones, no redo")).spans
    assert [(span.start, span.end, span.style) for span in spans] == [
        (2, 5, "red"),
        (16, 21, "green"),
    ]


# ---------------------------------------------------------------------- the end


@every_game
def test_the_end_says_who_won_and_why(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    last = before_the_end(start(name))
    texts = [action.text for action in last.legal()]
    people = [f"P{seat}" for seat in range(last.game.players)]
    sitting = Sitting(monkeypatch, last, ["", *texts], people=people)
    outcome = sitting.table.state.outcome
    assert outcome is not None, "the last move was not made"
    result = sitting.game.words.result(outcome)
    assert sitting.game.words.outcome(outcome) in result
    assert result in " ".join(sitting.printed.split())  # however it is broken into lines


def test_scores_are_printed_by_rank(monkeypatch: pytest.MonkeyPatch) -> None:
    state = pm.game("mephisto", 3).start(1)
    people = ["Ada", "Bo", "Cy"]
    sitting = Sitting(monkeypatch, state, [], people=people)
    ended = sitting.table.state
    ended.finish((1,), "more-favor")
    favors = [1, 8, 3]
    for seat, favor in enumerate(favors):
        ended.seats[seat].favor = favor  # type: ignore[attr-defined]  # of this game
    prompt = worded(sitting.table.prompt(None), sitting.game.words)
    received = [str(line) for line in sitting.game.ending(prompt)]
    assert received[1] == "Scores: 1. Bo 0, 2. Cy 0, 3. Ada 0"


def before_the_end(state: pm.State) -> pm.State:
    """A position in which every move ends the game."""
    rng = random.Random(3)
    while True:
        after = [state.clone() for _ in state.legal()]
        for first, action in zip(after, state.legal(), strict=True):
            first.apply(action)
        if all(item.over for item in after):
            return state
        going_on = [item for item in after if not item.over]
        state = rng.choice(going_on)
        state.recording = True


# ---------------------------------------------------------------------- tables


def test_columns_fit_and_lose_nothing() -> None:
    rows = [["field", "corners"], ["F1", "c1:yellow/green " * 5], ["F14", "a word"]]
    assert widths(rows, 100) == [5, 80]
    assert sum(widths(rows, 40)) == 40
    assert widths(rows, 40)[0] >= len("field")
    drawn = Section("", rows[0], rows[1:])
    console = Console(file=io.StringIO(), width=40)
    lines = [str(line) for line in console.render_lines(table_of(drawn))]
    assert "".join(lines).count("c1:yellow/green") == 5  # no word is broken or cut off
