"""Cards that say something else in a variant, and labels of actions."""

import pytest

import pandemonium as pm
from pandemonium.locale.words import LANGUAGES, Words
from tests.games.mephisto.table import care_bear, duel, scene, solo
from tests.support import play, rule

CARE_BEARS = {"greataxe", "transmute", "ooze"}


@rule("ME 12.6")
@rule("ME 13.1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "changed"),
    [(duel, set()), (care_bear, CARE_BEARS), (solo, CARE_BEARS | {"fork", "witch", "vampire"})],
    ids=["duel", "care-bears", "solitaire"],
)
def test_a_variant_rewrites_the_cards_it_changes(
    game: pm.Game, changed: set[str], language: str
) -> None:
    words, usual = Words(game, language), Words(duel, language)
    different = {
        card.id for card in game.cards if words.card_text(card.id) != usual.card_text(card.id)
    }
    assert different == changed


@rule("ME 12.9")
@pytest.mark.parametrize(("language", "name"), [("en", "Archdemon"), ("fr", "Archidémon")])
def test_the_rank_of_a_victory_is_shown(language: str, name: str) -> None:
    seat = {"pile": ["lich", "troll", "troll", "witch"], "favor": 4}
    state = scene(solo, {"1a": "goblin"}, seat)
    play(state, "fight 1a")
    piles = state.sheet(0, Words(solo, language))[0]
    assert piles.rows[0][-1] == f"{name} ({state.scores[0]})"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", ["turn", "pay", "spend"])
def test_every_action_has_a_label_whatever_is_asked(asked: str, language: str) -> None:
    state = scene(duel, {"1a": "goblin"}, {"hand": ["arcanife", "portal", "witch"], "favor": 10})
    play(state, *{"turn": [], "pay": ["play arcanife 1"], "spend": ["fight 1a"]}[asked])
    assert state.question is not None
    assert state.question.key == asked
    words = Words(duel, language)
    assert all(words.label(state, action) for action in duel.actions)
