"""One sentence per beat, and the announcement of who may win soon."""

import pytest

import pandemonium as pm
from pandemonium.app.beats import BeatBuilder, threat_phrases
from pandemonium.app.messages import Beat
from pandemonium.locale.words import Words
from pandemonium.table.log import EventLog
from tests.games.dice_summoners.table import attack, gain, table
from tests.support import play

ANKYLO = {"creatures": ["ankylosaurus", "griffin"]}


def beats_of(state: pm.State, *actions: str, seat: int | None = None) -> list[Beat]:
    """What a recipient gets of these actions."""
    log = EventLog(2)
    for action in actions:
        log.add(play(state, action), state.ply)
    words = Words(state.game, "en", ["Ada", "Bea"])
    return BeatBuilder(state.game).beats(log.items[seat], 1, words, seat)


def test_an_attack_is_one_beat_from_the_dice_to_the_health() -> None:
    state = table([{}, {**ANKYLO, "tokens": {"griffin": 2}}], "bs")
    [beat] = beats_of(state, "attack succubus", seat=1)
    assert (beat.name, beat.weight, beat.seat) == ("hit", 2, 0)
    assert beat.said == "Succubus hits you: \N{MINUS SIGN}2 tokens, \N{MINUS SIGN}1 health."
    assert dict(beat.changes)["tokens:2"] == -2
    assert dict(beat.changes)["health:2"] == -1


def test_the_choice_of_tokens_belongs_to_the_attack() -> None:
    theirs = {**ANKYLO, "tokens": {"ankylosaurus": 3, "griffin": 2}}
    [beat] = beats_of(table([{}, theirs], "bs"), "attack succubus")
    assert beat.said == "Succubus attacks Bea: 3 damage."
    [beat] = beats_of(table([{}, theirs], "bs"), "attack succubus", "lose 3")
    assert beat.said == "Succubus hits Bea: \N{MINUS SIGN}3 tokens."
    [beat] = beats_of(table([{}, theirs], "bs"), "attack succubus", "lose 3", seat=0)
    assert beat.said == "Your Succubus hits Bea: \N{MINUS SIGN}3 tokens."


@pytest.mark.parametrize(("health", "tokens", "weight"), [(30, 0, 3), (2, 0, 3), (30, 2, 2)])
def test_a_great_or_deadly_loss_weighs_most(health: int, tokens: int, weight: int) -> None:
    theirs = {**ANKYLO, "health": health, "tokens": {"griffin": tokens} if tokens else {}}
    state = table([{"creatures": ["cerberus"]}, theirs], "bs ru")
    assert beats_of(state, "attack cerberus")[0].weight == weight


def test_a_roll_is_one_beat_with_what_a_curse_takes() -> None:
    state = gain([{"curse": "hex"}, {}])
    beats = beats_of(state, "roll")
    assert beats[0].name == "roll"
    assert beats[0].said.startswith("Ada rolls")
    assert beats[0].last > beats[0].first


def test_a_steal_is_named_as_such() -> None:
    state = table([{"creatures": ["legba"], "health": 20}, {"health": 20}], "ru ru", attack)
    [beat] = beats_of(state, "steal legba", seat=1)
    assert beat.name == "steal"
    assert beat.said.startswith("Legba steals from you: \N{MINUS SIGN}")
    assert dict(beat.changes)["health:1"] == -dict(beat.changes)["health:2"]


def test_a_heal_says_how_much() -> None:
    state = table([{"spells": ["heal_set"], "health": 28}], "bs bm")
    [beat] = beats_of(state, "cast great_heal")
    assert (beat.name, beat.weight) == ("heal", 1)
    assert beat.said.startswith("Ada heals 2 (")


@pytest.mark.parametrize(
    ("health", "tokens", "is_near"), [(6, 0, True), (6, 2, False), (7, 0, False)]
)
def test_a_player_whose_dice_may_bring_enough_damage_is_announced(
    health: int, tokens: int, is_near: bool
) -> None:
    theirs = {**ANKYLO, "health": health, "tokens": {"griffin": tokens} if tokens else {}}
    state = gain([{"creatures": ["cerberus"]}, theirs])
    phrases = threat_phrases(state.game, state.view(None))
    assert (0 in [phrase.details["seat"] for phrase in phrases]) is is_near
