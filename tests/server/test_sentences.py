"""What tables say together is what each of them would say alone."""

import random
from collections.abc import Mapping

import pytest

import pandemonium as pm
from pandemonium.app.sentences import CachedWords, EventSentences, news
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.table.events import ChatMessage, OfferLapsed, PlayerJoined
from pandemonium.table.log import LogItem
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
    rng = random.Random(3)
    for _ in range(60):
        for kept, alone in tables:
            for seat in (None, 0, 1):
                prompt = build_prompt(state, seat, "start")
                assert worded(prompt, kept) == worded(prompt, alone)
                seen = [event.seen_by(seat) for event in state.events]
                for event in filter(None, seen):
                    assert kept.event(event, seat) == alone.event(event, seat)
        if state.over:
            break
        state.events.clear()
        state.apply(rng.choice(state.legal()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_type_is_said_as_it_is(language: str) -> None:
    game = pm.game("mephisto", players=2)
    kept = CachedWords(game, language)
    received = (ChatMessage(0, "Ada", "\ue001!"), OfferLapsed(0, "undo"), PlayerJoined(1, "\ue000"))
    for names in (*TABLES, TABLES[0]):
        kept.set_names(names)
        alone = Words(game, language, names)
        for event in received:
            seen = event.seen_by(0)
            assert seen is not None
            assert kept.event(seen, 0) == alone.event(seen, 0)


def test_arguments_are_those_that_the_sentence_uses() -> None:
    words = Words(pm.game("lets-summon-demons"), "fr")
    rolled = words.arguments("event-dice-rolled")
    assert "seat" in rolled.used - rolled.judged
    discarded = words.arguments("event-card-discarded")  # du chien d'Ada, du chien de Bo
    assert "seat" in discarded.judged
    assert not words.arguments("no-such-message").used


def test_a_sentence_is_made_once_for_all_whom_it_concerns_in_the_same_way() -> None:
    words = CountingWords(pm.game("lets-summon-demons", players=4), "en")
    words.set_names(["Ada", "Bo", "Cy", "Di"])
    stolen: dict[str, object] = {"kind": "soul-stolen", "seat": 0, "target": 1, "card": "cat"}
    item = LogItem(number=1, ply=1, of="game", time=0.0, event=stolen)
    lines: EventSentences = {}
    for reader in (0, 1, 2, 3, *[None] * 50):
        news([item], words, reader, lines)
    assert words.count == 3


class CountingWords(CachedWords):
    """Counts the events that are worded."""

    count = 0

    def event(self, seen: Mapping[str, object], reader: int | None = None) -> str:
        self.count += 1
        return super().event(seen, reader)
