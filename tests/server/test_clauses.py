"""Which rules to read: of clauses themselves, of what happened, of cards."""

import json
import re

import pytest

import pandemonium as pm
from pandemonium.app.clauses import clauses_of_cards, clauses_of_events
from pandemonium.app.schema import event_kinds
from pandemonium.app.sentences import description
from pandemonium.engine.formats.rulebook import Clause

OURS = [name for name in pm.games() if pm.about(name).package.startswith("pandemonium.")]
every_game = pytest.mark.parametrize("name", OURS)


def test_reasons_are_whole_sentences_in_parentheses() -> None:
    text = 'Take 3 (*option* `hand`) as in 4.9 (2.1). (The book says "none" (page 3).) And so on.'
    clause = Clause("AB 1.1", "One", text)
    assert clause.reasons == ['The book says "none" (page 3).']
    assert clause.typed == ["hand"]
    french = Clause("AB 1.1", "Un", "Rien. (« Majorité » seule est écrite.) (À peine.)")
    assert french.reasons == ["À peine."]


@every_game
def test_both_languages_settle_the_same_doubts_and_name_the_same_options(name: str) -> None:
    english, french = (pm.about(name).rulebook(language) for language in ("en", "fr"))
    options = {option.name for option in pm.about(name).options}
    for number, clause in english.items():
        assert len(french[number].reasons) == len(clause.reasons), number
        assert options & set(french[number].typed) == options & set(clause.typed), number
    assert any(clause.reasons for clause in english.values())


@every_game
def test_everything_that_happens_names_a_rule_that_exists(name: str) -> None:
    received = clauses_of_events(name)
    assert set(received) == {kind.kind for kind in event_kinds(name)}
    assert set(received.values()) <= set(pm.about(name).rulebook("en"))


@every_game
def test_every_card_has_rules_that_exist(name: str) -> None:
    game = pm.game(name)
    received = clauses_of_cards(game)
    assert set(received) == {card.id for card in game.cards}
    for card, clauses in received.items():
        assert clauses, card
        assert set(clauses) <= set(game.clauses)
        assert len(clauses) == len(set(clauses))


def test_a_card_is_explained_first_where_the_book_is_about_it_alone() -> None:
    received = clauses_of_cards(pm.game("lets-summon-demons"))
    assert received["cat"] == ["LSD 8.6", "LSD 3.8", "LSD 3.2"]
    assert received["stray_cat"][0] == "LSD 8.18"  # whose name ends like a Cat's
    assert received["goldfish"] == ["LSD 3.2"]  # no clause is about it alone


@every_game
def test_a_table_receives_the_rules_of_its_cards_and_events(name: str) -> None:
    report = json.loads(description(pm.game(name), "fr"))
    assert report["clauses"] == clauses_of_events(name)
    assert all(re.match(r"[A-Z]+ \d", card["clauses"][0]) for card in report["cards"])


@every_game
def test_what_undoes_something_names_a_kind_of_event(name: str) -> None:
    report = json.loads(description(pm.game(name), "en"))["undoes"]
    assert {*report, *report.values()} <= {kind.kind for kind in event_kinds(name)}


def test_a_roll_that_is_replaced_counts_no_more() -> None:
    report = json.loads(description(pm.game("lets-summon-demons"), "en"))["undoes"]
    assert report == {"roll-replaced": "dice-rolled"}
