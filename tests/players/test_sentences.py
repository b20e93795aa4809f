"""What bots say of their choices: few, honest, worded, and nothing that their seat cannot know."""

import re
from importlib.resources import files

import pytest

import pandemonium as pm
from pandemonium.engine.chance import Chance
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.players import SearchPlayer
from pandemonium.players.reasons import Reason, compare, find_reasons
from pandemonium.players.sentences import IDEAS, best_ideas
from tests.players.test_reviews import GAMES, about_to_win


def test_a_choice_that_wins_at_once_says_so() -> None:
    state = about_to_win()
    bot = SearchPlayer(state.game, 1, 60)
    bot.choose(state)
    best = best_ideas(Words(state.game, "en"), bot.strategy, state, bot.thoughts())[0]
    assert best.label == "Summon The Devil by snuffing 3 cards"
    assert best.said == "It wins the game immediately."
    assert best.estimate == 1.0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_few_choices_are_named_the_best_first_each_with_a_reason(name: str, language: str) -> None:
    game = pm.game(name)
    state = game.start(seed=8)
    rng = Chance(3)
    looked_at = 0
    while looked_at < 2 and not state.over:
        legal = state.legal()
        if len(legal) > 1:
            bot = SearchPlayer(game, 2, 30)
            bot.choose(state.clone())
            ideas = best_ideas(Words(game, language), bot.strategy, state, bot.thoughts())
            assert 1 <= len(ideas) <= IDEAS
            assert all((idea.estimate or 0) <= (ideas[0].estimate or 0) for idea in ideas)
            assert all(idea.said and idea.label for idea in ideas)
            assert all("feature-" not in idea.said for idea in ideas)
            looked_at += 1
        state.apply(legal[rng.below(len(legal))])
    assert looked_at


@pytest.mark.parametrize("name", GAMES)
def test_reasons_depend_on_nothing_that_the_seat_cannot_know(name: str) -> None:
    game = pm.game(name)
    strategy = game.strategy()
    state = game.start(seed=8)
    for _ in range(8):
        if state.over:
            break
        legal, other = state.legal(), state.imagine(state.player, Chance(77))
        truth = find_reasons(strategy, state, legal[0], Chance(5))
        assert find_reasons(strategy, other, legal[0], Chance(5)) == truth
        state.apply(legal[-1])


@pytest.mark.parametrize("name", GAMES)
def test_the_words_of_reasons_belong_to_features(name: str) -> None:
    """A feature without words is never shown; words without a feature would never be read."""
    about = pm.about(name)
    worded = []
    for language in LANGUAGES:
        text = files(about.package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
        worded.append(set(re.findall(r"^feature-([\w-]+) =", text, re.MULTILINE)))
    assert worded[0] == worded[1]
    assert worded[0]
    assert worded[0] <= set(pm.game(name).strategy().FEATURES)


def test_what_speaks_for_all_choices_speaks_for_none() -> None:
    reasons = (Reason("souls", 1.0, 2.0), Reason("cards", 0.5, 1.0))
    other = (Reason("souls", 1.0, 2.0), Reason("demons", 0.25, 1.0))
    ideas = {item.feature: (item.change, item.moved) for item in compare(reasons, [other])}
    assert ideas == {"souls": (0.0, 0.0), "cards": (0.5, 1.0), "demons": (-0.25, -1.0)}
    assert compare(reasons, []) == list(reasons)
