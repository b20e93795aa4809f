"""Every event is in a beat, and declares the counters that it changes."""

import re
from dataclasses import replace
from importlib import resources

import pytest

import pandemonium as pm
from pandemonium.app.schema import event_kinds
from pandemonium.engine.event import BEATS
from pandemonium.engine.presenter import no_counters
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.testing import Configuration, check_beats, check_changes

ENOUGH = 150  # decisions; a random game may be long


def test_the_changes_of_events_are_those_of_the_counters(configuration: Configuration) -> None:
    game = configuration.make()
    compared = sum(check_changes(game, seed, ENOUGH) for seed in (1, 2))
    assert compared or game.presenter.counters is no_counters


def test_every_event_is_in_a_beat_with_a_sentence(usual_configuration: Configuration) -> None:
    assert check_beats(usual_configuration.make(), 1, ENOUGH)


@pytest.mark.parametrize("name", pm.games())
def test_every_kind_of_event_has_a_beat(name: str) -> None:
    is_explicit = pm.game(name).presenter.counters is not no_counters
    for kind in event_kinds(name):
        assert kind.beat in BEATS or not (kind.beat or is_explicit), f"{kind.kind}: {kind.beat!r}"


@pytest.mark.parametrize("name", pm.games())
def test_events_join_kinds_that_exist(name: str) -> None:
    kinds = {kind.kind for kind in event_kinds(name)}
    for kind in event_kinds(name):
        assert kinds.issuperset(kind.joins), f"{kind.kind} joins {kind.joins}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", pm.games())
def test_sentences_of_beats_and_threats_address_their_reader(name: str, language: str) -> None:
    words = Words(pm.about(name), language)
    catalogue = resources.files(pm.about(name).package) / f"{language}.ftl"
    text = catalogue.read_text(encoding="utf-8") if catalogue.is_file() else ""
    for key in re.findall(r"^((?:beat|threat)-[a-z-]+) =", text, flags=re.MULTILINE):
        used = words.arguments(key).used
        if not key.endswith("-you"):
            assert "seat" not in used or words.has(f"{key}-you"), key
            assert "target" not in used or words.has(f"{key}-to-you"), key


def test_a_change_that_no_event_declares_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = pm.game("lets-summon-demons", 2)
    presenter = type(game).presenter
    lying = replace(
        presenter, counters=lambda view: {**presenter.counters(view), "turns:1": view["ply"]}
    )
    monkeypatch.setattr(type(game), "presenter", lying)
    with pytest.raises(AssertionError, match="turns:1 changes by 1; the events declare 0"):
        check_changes(game, 1)
