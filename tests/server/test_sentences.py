"""What tables say together is what each of them would say alone."""

import random

import pytest

import pandemonium as pm
from pandemonium.app.sentences import CachedWords
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.table.events import ChatMessage, OfferLapsed, PlayerJoined
from pandemonium.table.prompt import build_prompt, worded

TABLES = (["Ada", "Bo"], ["Élise", "\ue000 and \ue001"], ["", "Yves\n"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", pm.games())
def test_shared_words_are_those_of_each_table(name: str, language: str) -> None:
    game = pm.game(name, players=2)
    tables = []
    for names in TABLES:
        kept = CachedWords(game, language)
        kept.set_names(names)
        tables.append((kept, Words(game, language, names)))
    state = game.start(seed=3, recording=True)
    lots = random.Random(3)
    for _ in range(60):
        for kept, alone in tables:
            for seat in (None, 0, 1):
                prompt = build_prompt(state, seat, "start")
                assert worded(prompt, kept) == worded(prompt, alone)
                seen = [event.seen_by(seat) for event in state.events]
                for event in filter(None, seen):
                    assert kept.event(event) == alone.event(event)
        if state.over:
            break
        state.events.clear()
        state.apply(lots.choice(state.legal()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_type_is_said_as_it_is(language: str) -> None:
    game = pm.game("mephisto", players=2)
    kept = CachedWords(game, language)
    told = (ChatMessage(0, "Ada", "\ue001!"), OfferLapsed(0, "undo"), PlayerJoined(1, "\ue000"))
    for names in (*TABLES, TABLES[0]):
        kept.set_names(names)
        alone = Words(game, language, names)
        for event in told:
            seen = event.seen_by(0)
            assert seen is not None
            assert kept.event(seen) == alone.event(seen)


def test_arguments_are_those_that_the_sentence_uses() -> None:
    words = Words(pm.game("lets-summon-demons"), "fr")
    rolled = words.arguments("event-dice-rolled")
    assert "seat" in rolled.used - rolled.judged
    discarded = words.arguments("event-card-discarded")  # du chien d'Ada, du chien de Bo
    assert "seat" in discarded.judged
    assert not words.arguments("no-such-message").used
