"""What rule tests are written with."""

from collections import Counter
from collections.abc import Sequence

import pytest

from pandemonium import Chance, Game, State
from pandemonium.engine.errors import Phrase
from pandemonium.engine.event import Event
from pandemonium.locale.words import Words

rule = pytest.mark.rule
card = pytest.mark.card


def play(state: State, *texts: str) -> list[Event]:
    """Apply actions by their text; returns what happened."""
    state.recording = True
    state.events = []
    for text in texts:
        state.apply(state.game.action(text))
    return state.events


def refused(state: State, text: str) -> str:
    """The clause that forbids the action; the refusal must leave the position as it was."""
    before = state.save()
    objection = state.objection(state.game.action(text))
    assert objection is not None, f"{text!r} is allowed"
    assert state.save() == before
    return objection.clause


def legal(state: State) -> list[str]:
    """What may be done now, as text."""
    return [action.text for action in state.legal()]


def check_changes(game: Game, seed: int) -> set[str]:
    """Play at random: what events change is the difference of views; returns the counters."""
    state = game.start(seed)
    state.recording = True
    chance = Chance(seed)
    viewers = [None, *range(game.players)]
    before = {viewer: game.presenter.counters(state.view(viewer)) for viewer in viewers}
    changed: set[str] = set()
    while not state.over:
        state.events = []
        choices = state.legal()
        state.apply(choices[chance.below(len(choices))])
        for viewer in viewers:
            after = game.presenter.counters(state.view(viewer))
            seen = [event for event in state.events if event.seen_by(viewer) is not None]
            declared = Counter[str]()
            for event in seen:
                for counter, delta in event.changes():
                    declared[counter] += delta
            difference = Counter(after)
            difference.subtract(before[viewer])
            for counter in {*declared, *difference}:
                assert declared[counter] == difference[counter], f"{counter}: {seen}"
            before[viewer] = after
            changed |= set(declared)
    return changed


def beats(events: Sequence[Event]) -> list[list[Event]]:
    """Events grouped into beats: one that joins a kind of the open beat continues that."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and any(other.kind in event.joins for other in groups[-1]):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def check_narration(game: Game, seed: int) -> set[str]:
    """Play at random: beats and threats have all their sentences; returns their keys."""
    state = game.start(seed)
    state.recording = True
    chance = Chance(seed)
    phrases: list[Phrase] = []
    while not state.over:
        choices = state.legal()
        state.apply(choices[chance.below(len(choices))])
        phrases += game.presenter.threats(state.view(None))
    for beat in beats(state.events):
        phrase = game.presenter.narrate(beat)
        harms = [game.presenter.narrate_to(beat, seat) for seat in range(game.players)]
        phrases += [item for item in (phrase, *harms) if item is not None]
    for words in (Words(game, "en"), Words(game, "fr")):
        for phrase in phrases:
            assert words.sentence(phrase.key, phrase.details)
            if "seat" in phrase.details:
                assert words.sentence(f"{phrase.key}-you", phrase.details)
            if "target" in phrase.details:
                assert words.sentence(f"{phrase.key}-to-you", phrase.details)
    return {phrase.key for phrase in phrases}
