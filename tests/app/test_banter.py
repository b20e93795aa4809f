"""Banter: what bots say at great moments."""

import pytest

import pandemonium as pm
from pandemonium.app.banter import FEATS, LINES, Banter, banter_key
from pandemonium.app.beats import BeatBuilder
from pandemonium.app.messages import Beat
from pandemonium.engine.chance import Chance
from pandemonium.locale.words import Words
from pandemonium.table.log import EventLog
from pandemonium.table.names import CHARACTERS
from pandemonium.testing.beats import beats_of
from pandemonium.testing.random_play import random_action

KEY = bytes(32)
GAMES = ("dice-summoners", "dicke-daemonen", "lets-summon-demons", "mephisto")


def played(name: str, seed: int, key: bytes = KEY) -> tuple[pm.Game, list[Beat]]:
    """The beats of a random game between an imp and an archdemon, for a spectator."""
    game = pm.game(name, 2)
    state = game.start(seed, recording=True)
    chance, log = Chance(seed), EventLog(2)
    while not state.over:
        log.add(state.events, state.ply)
        state.events = []
        state.apply(random_action(state.legal(), chance))
    builder = BeatBuilder(game, Banter(key, ["imp", "archdemon"]))
    return game, builder.beats(log.items[None], 1, Words(game, "en", ["Mump", "Ozmath"]), None)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_line_is_short(language: str) -> None:
    words = Words(None, language)
    for level in CHARACTERS:
        for about in ("own", "other"):
            lines = [words.text(f"banter-{level}-{about}-{n + 1}") for n in range(LINES)]
            assert len(set(lines)) == LINES
            assert all(0 < len(line) <= 40 for line in lines), lines


@pytest.mark.parametrize("name", GAMES)
def test_bots_talk_about_great_beats_at_most_once_per_round(name: str) -> None:
    spoken = 0
    for seed in range(6):
        game, beats = played(name, seed)
        turns = game.players
        for beat in beats:
            turns += beat.name == "turn"
            if beat.banter is not None:
                assert beat.weight >= 2
                assert beat.name in FEATS
                assert turns >= game.players, "twice in a round"
                spoken, turns = spoken + 1, 0
    assert spoken >= 6, "less than a line per game"


def test_it_is_the_same_again_with_the_same_key_and_differs_with_another() -> None:
    def lines(key: bytes) -> list[object]:
        return [beat.banter for seed in range(4) for beat in played("mephisto", seed, key)[1]]

    assert lines(KEY) == lines(KEY)
    assert lines(KEY) != lines(bytes([1] * 32))


def test_the_one_who_did_it_boasts_and_another_bot_comments() -> None:
    banter = Banter(KEY, ["", "imp", "devil"])
    lines = [line for ply in range(40) if (line := banter.line("kill", 1, ply))]
    assert {seat for seat, _ in lines} == {1}
    assert {key.rpartition("-")[0] for _, key in lines} == {"banter-imp-own"}
    other = [line for ply in range(40) if (line := banter.line("kill", 0, ply))]
    assert {seat for seat, _ in other} == {1, 2}
    assert all("-other-" in key for _, key in other)


def test_nobody_talks_without_bots_or_about_anything_else() -> None:
    assert not any(Banter(KEY, ["", "random"]).line("kill", 1, ply) for ply in range(40))
    assert not any(Banter(KEY, ["imp"]).line("win", 0, ply) for ply in range(40))


def test_the_key_does_not_show_the_secret() -> None:
    secret = b"s" * 32
    assert banter_key(secret) != secret
    assert banter_key(secret) != banter_key(b"t" * 32)


def test_worlds_that_a_seat_cannot_distinguish_have_the_same_banter() -> None:
    """Hidden cards are dealt again; the line about what the seat sees of a step stays the same."""
    compared = 0
    for seed in range(20):
        game = pm.game("dicke-daemonen", 2)
        state = game.start(seed, recording=True)
        chance = Chance(seed)
        while not state.over and compared < 30:
            imagined = state.imagine(0, Chance(seed + 1))
            imagined.recording = True
            action = random_action(state.legal(), chance)
            is_possible = action in imagined.legal()
            for world in (state, imagined) if is_possible else (state,):
                world.events = []
                world.apply(action)
            lines = [beat[-1] for beat in beats_of(state, 0)]
            if is_possible and not state.over and not imagined.over:
                assert lines == [beat[-1] for beat in beats_of(imagined, 0)]
                compared += any(lines)
    assert compared >= 5
