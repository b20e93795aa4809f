"""One sentence per beat, and the announcement of who may win soon."""

import pytest

import pandemonium as pm
from pandemonium.app.beats import threat_phrases, threats
from pandemonium.games.lets_summon_demons.events import (
    CardStolen,
    DemonSummoned,
    SoulFromSupply,
    SoulsCollected,
    SoulStolen,
)
from pandemonium.games.lets_summon_demons.narration import narrate
from pandemonium.locale.words import Words
from tests.games.lets_summon_demons.table import duel
from tests.support import card, play, rule

DEMONS = ["porcus", "baphometal", "assmodeus"]


def announced(souls: int, demons: int) -> list[str]:
    """What is announced about a player with these souls and Demons, and no other cards."""
    return said_of([{}, {"souls": souls, "demons": DEMONS[:demons]}])


def said_of(seats: list[dict[str, object]]) -> list[str]:
    """What is announced about players with these things."""
    state = duel.scenario({"seats": seats})
    words = Words(duel, "en", ["Ada", "Bea"])
    return [threat.said for threat in threats(threat_phrases(duel, state.view(0)), words, 0)]


@pytest.mark.parametrize(
    ("souls", "demons", "is_near"), [(18, 2, True), (10, 2, True), (9, 2, False), (18, 1, False)]
)
def test_a_player_who_is_one_demon_short_is_announced(
    souls: int, demons: int, is_near: bool
) -> None:
    expected = ["Bea is one Demon short of winning."] if is_near else []
    assert announced(souls, demons) == expected


def test_nobody_is_announced_once_the_game_is_over() -> None:
    seats: list[dict[str, object]] = [
        {"souls": 18, "demons": DEMONS[:2], "hand": ["antichrist"], "cards": ["dog", "cat", "owl"]},
        {},
    ]
    state = duel.scenario({"seats": seats})
    assert threat_phrases(duel, state.view(None))
    state.apply("summon antichrist")
    while not state.over:
        state.apply(state.legal()[0])
    assert threat_phrases(duel, state.view(None)) == []


def sentence(*events: pm.Event) -> str:
    """The sentence about a beat of these events."""
    phrase = narrate(events)
    assert phrase is not None
    return Words(pm.game("lets-summon-demons", 3), "en", ["Ada", "Bea", "Cid"]).sentence(
        phrase.key, phrase.details
    )


def test_stolen_souls_are_one_sentence() -> None:
    bea, cid = SoulStolen(0, "antichrist", 1), SoulStolen(0, "antichrist", 2)
    assert sentence(bea, bea) == "Ada steals 2 souls from Bea (Antichrist)."
    assert sentence(bea, cid) == "Ada steals 2 souls (Antichrist)."


def test_several_stolen_cards_are_counted() -> None:
    bea, cid = [CardStolen(0, "porcus", seat, "", "") for seat in (1, 2)]
    assert sentence(bea, bea) == "Ada steals 2 cards from Bea."
    assert sentence(bea, cid) == "Ada steals 2 cards."


def test_nobody_is_said_to_lose_souls_that_come_from_the_supply() -> None:
    stolen, supplied = SoulStolen(0, "antichrist", 1), SoulFromSupply(0, "antichrist")
    assert sentence(stolen, stolen, supplied) == (
        "Ada steals 2 souls from Bea and takes 1 from the supply (Antichrist)."
    )


def test_souls_for_several_players_are_one_sentence() -> None:
    ada, bea, cid = [SoulsCollected(seat, "sweet_glen", 3 - seat) for seat in range(3)]
    assert sentence(ada, bea) == "Ada collects 3 souls and Bea 2 (Sweet Glen)."
    assert sentence(ada, bea, cid) == ("Ada collects 3 souls and the others 3 in all (Sweet Glen).")


@pytest.mark.parametrize(
    ("demons", "expected"),
    [(3, "Ada summons Porcus: 3 of 3 Demons."), (5, "Ada summons Porcus: 5 Demons.")],
)
def test_more_demons_than_needed_are_only_counted(demons: int, expected: str) -> None:
    assert sentence(DemonSummoned(0, "porcus", "", "", demons, 3)) == expected


def beat_of(state: pm.State, *actions: str, words: Words, reader: int | None = None) -> list[str]:
    """The sentences of beats in which a card activates, after these actions."""
    groups: list[list[pm.Event]] = []
    for event in play(state, *actions):
        if groups and any(other.kind in event.joins for other in groups[-1]):
            groups[-1].append(event)
        else:
            groups.append([event])
    phrases = [narrate(group) for group in groups if group[0].kind == "card-activated"]
    return [
        words.sentence_for(reader, phrase.key, phrase.details)
        for phrase in phrases
        if phrase is not None
    ]


def test_what_a_card_brings_that_is_discarded_for_it_is_in_its_sentence() -> None:
    words = Words(duel, "en", ["Ada", "Bea"])
    seats = [{"cards": ["goldfish"], "candles": []}, {"candles": []}]
    state = duel.scenario({"seats": seats}, chance=[3, 4])
    assert beat_of(state, "roll", "accept", words=words, reader=1) == [
        "Ada discards Goldfish and collects 5 souls."
    ]
    seats = [{"cards": ["rotten_sam", "cat", "dog"], "candles": []}, {"candles": []}]
    state = duel.scenario({"seats": seats}, chance=[4, 6])
    assert beat_of(state, "roll", "discard cat", words=words) == [
        "Ada discards Cat and collects 6 souls (Rotten Sam)."
    ]


def test_what_opponents_lose_and_what_is_gained_are_named() -> None:
    words = Words(duel, "en", ["Ada", "Bea"])
    seats = [{"cards": ["alligator"], "candles": []}, {"cards": ["eve", "adam"], "candles": []}]
    state = duel.scenario({"seats": seats}, chance=[3, 4])
    actions = ["roll", "accept", "target p2", "discard adam", "done"]
    assert beat_of(state, *actions, words=words, reader=1) == [
        "Ada discards your Adam (Alligator)."
    ]
    seats = [{"cards": ["cat"], "candles": []}, {"candles": []}]
    state = duel.scenario({"seats": seats, "deck": ["dog"]}, chance=[3, 4])
    assert beat_of(state, "roll", words=words) == ["Ada gains Dog (Cat)."]


@rule("LSD 6.4")
@card("the_serpent")
def test_who_can_win_by_an_own_roll_is_announced_on_every_turn() -> None:
    seats = [{}, {"souls": 0, "demons": ["the_serpent"], "candles": ["kind_candle"]}]
    assert said_of(seats) == ["Bea can win with one roll."]


@rule("LSD 7.12")
@card("dice_zuzzu")
@pytest.mark.parametrize(("souls", "is_near"), [(4, True), (3, False)])
def test_who_can_win_by_doubles_is_announced(souls: int, is_near: bool) -> None:
    three = ["dice_zuzzu", "wraithlox", "oni_twi"]
    seats = [{}, {"souls": souls, "demons": three, "candles": []}]
    assert said_of(seats) == (["Bea can win with one roll."] if is_near else [])


@rule("LSD 3.3")
def test_demons_in_the_hand_threaten_nobody() -> None:
    seats = [{}, {"souls": 9, "demons": ["wraithlox"], "hand": ["the_serpent"], "candles": []}]
    assert said_of(seats) == []
