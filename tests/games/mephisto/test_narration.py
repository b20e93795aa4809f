"""One sentence per beat of Mephisto, and who has a last turn."""

import pytest

import pandemonium as pm
from pandemonium.engine.errors import Phrase
from pandemonium.engine.event import Event
from pandemonium.games.mephisto.events import CardDrawn, FavorPaid, MonsterActs
from pandemonium.games.mephisto.narration import narrate, narrate_to, threats
from pandemonium.locale.words import Words
from tests.games.mephisto.table import care_bear, duel, four, scene, seen, solo, teams, three
from tests.support import beats, check_narration, play


def sentence(phrase: Phrase | None, ending: str = "", language: str = "en") -> str:
    """The sentence of a beat."""
    assert phrase is not None
    return Words(duel, language).sentence(phrase.key + ending, phrase.details)


def beat_with(events: list[Event], kind: str) -> list[Event]:
    """The first beat with an event of this kind."""
    return next(beat for beat in beats(events) if any(event.kind == kind for event in beat))


def test_a_fight_is_one_beat() -> None:
    seats = {"gear": [["mallet", "grimoire"]], "favor": 10}
    state = scene(duel, {"1a": "vampire"}, seats)
    events = play(state, "fight 1a", "wield mallet", "wield grimoire", "spend 9")
    beat = beat_with(events, "monster-defeated")
    assert [event.kind for event in beat] == [
        "weapon-wielded",
        "weapon-wielded",
        "favor-spent",
        "monster-defeated",
        "durability-lost",
        "durability-lost",
    ]
    assert sentence(narrate(beat)) == "Player 1 defeats Vampire: +3 souls."
    assert sentence(narrate(beat), "-you") == "You defeat Vampire: +3 souls."
    assert sentence(narrate(beat), "-you", "fr") == "Vous vainquez Vampire\u202f: +3 âmes."


def test_two_monsters_are_one_beat() -> None:
    state = scene(duel, {"1a": "skeleton", "1b": "skeleton"}, {"favor": 10})
    beat = beat_with(play(state, "fight both 1", "spend 7"), "monster-defeated")
    assert sentence(narrate(beat)) == "Player 1 defeats Skeleton and Skeleton: +2 souls."


def test_a_summons_is_one_beat_with_the_card_that_is_taken() -> None:
    state = scene(duel, {"1a": "key", "2a": "fork"}, {"hand": ["zombie"]})
    beat = beat_with(play(state, "summon zombie", "take 2a"), "monster-summoned")
    assert [event.kind for event in beat][:3] == ["monster-summoned", "card-taken", "card-placed"]
    assert sentence(narrate(beat)) == "Player 1 summons Zombie, takes Fork."


def test_a_paid_card_is_one_beat_with_its_payment_and_what_it_does() -> None:
    seats = ({"hand": ["corruptor", "goblin", "witch"]}, {"gear": [["stew"]]})
    state = scene(duel, {}, *seats)
    events = play(state, "play corruptor 1", "discard goblin", "discard witch")
    assert [[event.kind for event in beat] for beat in beats(events)] == [
        [
            "card-announced",
            "card-discarded",
            "card-discarded",
            "gear-played",
            "durability-lost",
            "durability-lost",
        ]
    ]
    phrase = narrate(events)
    assert sentence(phrase) == "Player 1 plays Corruptor, which wears Player 2's Stew to 2."
    assert sentence(phrase, "-to-you") == "Player 1 plays Corruptor, which wears your Stew to 2."


def test_players_who_pay_a_monster_are_named() -> None:
    acts = MonsterActs(0, "troll", "1a")
    ada, bea, cid = [FavorPaid(seat, "troll", 3) for seat in range(3)]
    assert sentence(narrate([acts, ada])) == "Troll: Player 1 pays 3 favor."
    assert sentence(narrate([acts, ada]), "-to-you") == "Troll: you pay 3 favor."
    both = narrate([acts, ada, bea])
    assert sentence(both) == "Troll: Player 1 and Player 2 pay 3 favor each."
    assert sentence(both, "-to-you") == "Troll: Player 1 and you pay 3 favor each."
    assert sentence(narrate([acts, ada, bea, cid])) == "Troll: 3 players pay 3 favor each."


def test_what_a_monster_wears_is_one_beat_with_it() -> None:
    seats = ({"hand": ["skeleton"]}, {"gear": [["stew"]]})
    state = scene(duel, {"1a": "key"}, *seats)
    beat = beat_with(play(state, "summon skeleton"), "monster-acts")
    assert [event.kind for event in beat] == ["monster-acts", "durability-lost"]
    phrase = narrate(beat)
    assert sentence(phrase) == "Skeleton wears Player 2's Stew to 2."
    assert sentence(phrase, "-to-you") == "Skeleton wears your Stew to 2."


def test_each_victim_of_a_monster_reads_what_it_cost_them() -> None:
    seats = ({"hand": ["vampire"]}, {"favor": 5}, {"favor": 1}, {"favor": 0})
    events = play(scene(four, {"a": "key"}, *seats), "summon vampire")
    beat = beat_with(events, "monster-acts")
    assert sentence(narrate_to(beat, 1), "-to-you") == "Vampire acts: you lose 2 favor."
    assert sentence(narrate_to(beat, 2), "-to-you") == "Vampire acts: you lose 1 favor."
    assert [narrate_to(beat, seat) for seat in (0, 3)] == [None, None]


def test_the_toll_of_a_monster_is_named_to_the_player_who_paid_it() -> None:
    arcanife = {"card": "arcanife", "durability": 2}
    seats = ({"hand": ["troll"]}, {"favor": 3}, {"favor": 0, "gear": [[arcanife]]})
    state = scene(three, {"a": "key"}, *seats)
    beat = beat_with(play(state, "summon troll"), "monster-acts")
    assert sentence(narrate_to(beat, 1), "-to-you") == "Troll acts: you lose 3 favor."
    worn = narrate_to(beat, 2)
    assert sentence(worn, "-to-you") == "Troll acts: your Arcanife 2 → 1."
    assert sentence(worn, "-to-you", "fr").endswith("à vous, passe de 2 à 1 en durabilité.")


def test_a_card_that_a_monster_discards_is_named_to_its_owner() -> None:
    seats = ({"hand": ["spider"]}, {"hand": ["fork"]})
    beat = beat_with(play(scene(duel, {"1a": "key"}, *seats), "summon spider"), "monster-acts")
    text = sentence(narrate_to(beat, 1), "-to-you")
    assert text == "Spider acts: you discard Fork and draw a card."


def test_a_drawn_card_is_named_to_those_who_see_it() -> None:
    assert sentence(narrate([CardDrawn(0, "fork")]), "-you") == "You draw Fork."
    assert sentence(narrate([CardDrawn(0, "")])) == "Player 1 draws a card."


def test_gear_that_breaks_is_its_own_beat() -> None:
    worn = {"card": "mallet", "durability": 1}
    state = scene(duel, {"1a": "vampire"}, {"gear": [[worn]], "favor": 10})
    beat = beat_with(play(state, "fight 1a", "spend 10"), "gear-broken")
    assert [event.kind for event in beat] == ["gear-broken"]
    assert sentence(narrate(beat), "-you") == "Your Mallet breaks."


@pytest.mark.parametrize("game", [solo, duel, three, four, teams, care_bear], ids=str)
def test_every_sentence_exists_in_both_languages(game: pm.Game) -> None:
    keys = set().union(*(check_narration(game, seed) for seed in range(4)))
    assert keys >= {"beat-defeat", "beat-summon", "beat-exchange", "threat-last-turn"}


def test_in_the_last_round_those_who_have_a_turn_left_are_announced() -> None:
    state = duel.start(1)
    chance = pm.Chance(1)
    while not seen(state)["ending"]["last_turns"]:
        assert [threats(seen(state, seat)) for seat in (None, 0, 1)] == [[], [], []]
        choices = state.legal()
        state.apply(choices[chance.below(len(choices))])
    phrases = threats(seen(state))
    assert [phrase.details["seat"] for phrase in phrases] == seen(state)["ending"]["last_turns"]
    assert sentence(phrases[0], "-you") == "Last round: you have one more turn."
