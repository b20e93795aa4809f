"""What others wrote never steers the terminal."""

import json
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.cli import main
from pandemonium.locale.cleaning import LONGEST, UNWANTED, clean, clip, escape
from pandemonium.locale.words import Words

GAME = "lets-summon-demons"
NASTY = {
    "colour": "\x1b[31mred",
    "window": "\x1b]0;title\x07",
    "bell": "ding\x07",
    "back": "abc\x08\x08\x08",
    "csi": "\x9b2J",
    "nul": "a\0b",
    "line": "one\ntwo\r\nthree",
    "separators": "one\u2028two\x85three",
    "override": "\u202eevil\u202c",
    "isolate": "\u2067evil\u2069",
    "mark": "\u200e\u200f\u061c",
    "half": "\ud800",
}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test depends on the language or the folder of the person who runs it."""
    monkeypatch.setenv("PANDEMONIUM_LANG", "en")
    monkeypatch.setenv("PANDEMONIUM_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


def is_clean(printed: str) -> bool:
    """Whether there is nothing in it but lines of text."""
    return not UNWANTED.search(printed.replace("\n", ""))


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY)
def test_what_steers_a_terminal_is_replaced(text: str) -> None:
    assert not UNWANTED.search(clean(text))
    assert clean(clean(text)) == clean(text)
    assert json.loads(escape(json.dumps({"name": text}, ensure_ascii=False))) == {"name": text}
    assert is_clean(escape(json.dumps({"name": text}, ensure_ascii=False, indent=2)))


def test_what_is_harmless_stays() -> None:
    for text in ("Ada", "Zoé, œuf \u2019", "日本語", "👩\u200d🎤", "a\u202fb\u00a0c", ""):
        assert clean(text) == text
    assert clean("one\ntwo\tthree") == "one two three"
    assert clean("\x1b[31m") == "?[31m"


def test_a_text_that_is_too_long_for_a_sentence_is_cut() -> None:
    assert clip("a" * LONGEST) == "a" * LONGEST
    assert clip("a" * (LONGEST + 1)) == "a" * (LONGEST - 3) + "..."
    words = Words(None, "en", ["b" * 5000])
    assert len(words.text("error-no-such-card", card="a" * 5000)) < 2500
    assert len(words.seat(0)) == LONGEST


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY)
def test_names_of_players_and_cards_are_clean_in_every_sentence(text: str) -> None:
    cards = [{"id": "dog", "name": text, "text": text}]
    game = pm.game(GAME, 2, cards=cards)
    words = Words(game, "en", [text, text])
    lines = [words.card("dog"), words.card_text("dog"), words.seat(1)]
    lines += [
        words.sentence("prompt-deciding", {"seat": 0}),
        words.error(pm.NotationError("no-card", {"name": text})),
    ]
    assert not any(UNWANTED.search(item) for item in lines)


def test_nothing_of_it_reaches_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "".join(NASTY.values())
    pack = [{"id": "dog", "name": text, "text": text}]
    state = pm.game(GAME, 2, cards=pack).start(7)
    record = pm.Record.of(state)
    record.seats = [text, "random"]
    Path("a.record").write_bytes(record.write().encode("utf-8", "replace"))
    name = json.dumps(text.encode("utf-8", "replace").decode())
    Path("a.toml").write_text(
        f'[[card]]\nid = "dog"\nname = {name}\ntext = {name}\n', encoding="utf-8"
    )
    monkeypatch.setattr("builtins.input", lambda _="": "quit")
    for args in (
        ["replay", "a.record"],
        ["verify", "a.record"],
        ["play", GAME, "--resume", "a.record"],
        ["cards", GAME, "--cards", "a.toml"],
        ["cards", GAME, "--cards", "a.toml", "--json"],
        ["cards", GAME, text],
        ["rules", text],
        ["replay", f"nowhere{text}"],
        ["play", GAME, "--players", "2", "--seats", f"{text},random"],
        [text],
    ):
        main(args)
        printed = capsys.readouterr()
        assert is_clean(printed.out), args
        assert is_clean(printed.err), args
        assert printed.out or printed.err
