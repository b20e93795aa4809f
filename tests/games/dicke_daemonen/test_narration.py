"""One sentence per beat of Dicke Dämonen, and who may end the game."""

import pytest

import pandemonium as pm
from pandemonium.engine.errors import Phrase
from pandemonium.engine.event import Event
from pandemonium.games.dicke_daemonen.events import ColourWon, FieldTaken, SackEmpty
from pandemonium.games.dicke_daemonen.narration import narrate, threats
from pandemonium.locale.words import Words
from tests.games.dicke_daemonen.table import NO_RED, game, seen, table
from tests.support import check_narration, play


def beat(events: list[Event], *kinds: str) -> list[Event]:
    """The events of these kinds."""
    return [event for event in events if event.kind in kinds]


def sentence(phrase: Phrase | None, ending: str = "", language: str = "en") -> str:
    """The sentence of a beat."""
    assert phrase is not None
    return Words(game(), language).sentence(phrase.key + ending, phrase.details)


def test_a_ghost_freezes_its_field() -> None:
    events = play(table(fists=[["white", "red"]]), "summon white f1.o")
    phrase = narrate(beat(events, "ghost-summoned", "creature-drawn"))
    assert sentence(phrase) == "Player 1's ghost freezes F1."
    assert sentence(phrase, "-you") == "Your ghost freezes F1."
    assert sentence(phrase, "-you", "fr") == "Votre fantôme gèle F1."


def test_a_prediction_has_its_colour_and_its_number() -> None:
    predictions = [{"seat": 1, "colour": "green"}]
    state = table(fists=[["red", "red", "blue"], ["blue"]], predictions=predictions)
    events = play(state, "summon red f1.c1", "predict red")
    phrase = narrate(beat(events, "colour-predicted", "fist-returned", "creature-drawn"))
    assert sentence(phrase) == "Player 1 predicts Fire, second."
    assert sentence(phrase, "-you") == "You predict Fire, second."
    assert sentence(phrase, "", "fr") == "Joueur 1 prédit Feu, deuxième prédiction."


def test_alone_a_prediction_has_a_place() -> None:
    events = play(table(1, fists=[["red", "blue"]]), "summon red f1.c1", "predict blue 2")
    phrase = narrate(beat(events, "place-predicted", "creature-drawn"))
    assert sentence(phrase, "-you") == "You predict Water for place 2."


def test_the_totals_are_one_sentence() -> None:
    state = table(fists=[["red", "blue"], []], predictions=[{"seat": 1, "colour": "red"}])
    events = play(state, "summon red f1.c1", "wait")
    assert sentence(narrate(beat(events, "colour-scored"))) == (
        "Fire 4, Air 0, Earth 0, Water 0, ghosts 0."
    )


def test_the_count_names_the_elements() -> None:
    state = table(fists=[["red", "blue"], []], predictions=[{"seat": 1, "colour": "red"}])
    events = play(state, "summon red f1.c1", "wait")
    assert sentence(narrate(beat(events, "field-counted")[:1])) == "F1: 4 for Fire."
    won = narrate(beat(events, "colour-won"))
    assert sentence(won) == "Fire wins with 4 points."
    ghosts = narrate([ColourWon("white", 1)])
    assert sentence(ghosts) == "The ghosts win with 1 point."


def test_a_demon_comes_to_its_corner() -> None:
    events = play(table(fists=[["red", "blue"]]), "summon red f1.c1")
    phrase = narrate(beat(events, "demon-summoned"))
    assert sentence(phrase) == "Player 1 puts Fire on F1.c1."
    assert sentence(phrase, "-you") == "You put Fire on F1.c1."


def test_other_beats_have_the_sentence_of_their_event() -> None:
    assert narrate([SackEmpty(0, first=True)]) is None


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_sentence_exists_in_both_languages(players: int) -> None:
    keys = set().union(*(check_narration(game(players), seed) for seed in (1, 2, 3)))
    assert keys >= {"beat-freeze", "beat-scores"}
    assert "beat-predict-place" in keys if players == 1 else "threat-may-end" in keys


# ---------------------------------------------------------------------- who may end the game


def threatening(state: pm.State) -> list[tuple[str, int]]:
    """Key and seat of each threat, which must be the same in every view."""
    views = [seen(state, seat) for seat in (None, *range(state.game.players))]
    public, *others = [
        [(phrase.key, int(str(phrase.details["seat"]))) for phrase in threats(view)]
        for view in views
    ]
    assert all(other == public for other in others)
    return public


def test_while_every_colour_has_places_nobody_may_end_the_game() -> None:
    assert threatening(table(3)) == []


@pytest.mark.parametrize("other", [["red"], ["blue"]])
def test_a_fist_may_be_all_of_a_colour_without_places(other: list[str]) -> None:
    """What the fist really holds makes no difference."""
    predictions = [{"seat": 1, "colour": "green"}]
    state = table(fists=[["blue"], other], predictions=predictions, layout="four_leaf", **NO_RED)
    assert threatening(state) == [("threat-may-end", 1)]
    assert sentence(threats(seen(state))[0]) == (
        "Player 2 may be unable to summon next turn, which ends the game."
    )


def test_an_empty_fist_ends_the_game() -> None:
    predictions = [{"seat": 1, "colour": "green"}]
    state = table(fists=[["blue", "red"], []], predictions=predictions)
    assert threatening(state) == [("threat-end", 1)]
    assert sentence(threats(seen(state))[0], "-you") == (
        "You have nothing left to summon: your turn will end the game."
    )


def test_a_game_that_has_ended_threatens_nobody() -> None:
    assert threatening(table(fists=[[]])) == []


def test_a_field_that_changes_hands_is_named_by_the_element_of_its_colour() -> None:
    phrase = narrate([FieldTaken("red", "F9", 5)])
    assert phrase is not None
    assert (
        Words(pm.game("dicke-daemonen", 2), "en").text(phrase.key, **phrase.details)
        == "Fire takes F9 (5)."
    )
