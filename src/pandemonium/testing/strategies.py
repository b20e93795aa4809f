"""What bots need of a game's strategy: usable features, priors, values and rollout policy."""

import math

from pandemonium.engine.chance import Chance
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.players import ask, player
from pandemonium.testing.legality import defining_class
from pandemonium.testing.random_play import MAX_DECISIONS, failure_context, random_action

BOTS = ("plan", "imp")
MAX_FEATURE = 40.0  # larger ones make a single feature decide
EVERY = 8  # decisions between two positions that are checked
BOT_CHECKS = 2  # positions in which the bots are asked


def check_strategy(game: Game, seed: int) -> int:
    """Check a game's strategy along one random game; returns the number of positions checked."""
    strategy = game.strategy()
    check_feature_names(game, strategy)
    state = game.start(seed)
    chance = Chance(seed + 1)
    checked = 0
    for number in range(MAX_DECISIONS):
        if state.over or number % EVERY == 0:
            with failure_context(game, seed, state):
                check_judgement(strategy, state)
                if not state.over and 0 < number <= BOT_CHECKS * EVERY:
                    check_choice_ignores_secrets(state, seed)
            checked += 1
        if state.over:
            return checked
        action = strategy.pick(state, chance)
        assert state.is_legal(action), f"the rollout policy picks {action.text}, which is illegal"
        # half of the moves at random, so that odd positions occur too
        state.apply(action if chance.below(2) else random_action(state.legal(), chance))
    raise AssertionError(f"seed {seed}: the game does not end")


def check_feature_names(game: Game, strategy: Strategy) -> None:
    """Names are unique, and explained in every language or in none."""
    names = strategy.FEATURES
    assert len(set(names)) == len(names), "two features have one name"
    explained = [
        {name for name in names if Words(game, language).has(f"feature-{name}")}
        for language in LANGUAGES
    ]
    assert all(some == explained[0] for some in explained), "features explained in one language"
    assert not names or explained[0], "no feature is explained by a message `feature-<name>`"


def check_judgement(strategy: Strategy, state: State) -> None:
    """Features, priors and values have their lengths and bounds."""
    for seat in range(state.game.players):
        features = strategy.features(state, seat)
        assert len(features) == len(strategy.FEATURES)
        assert all(math.isfinite(x) and abs(x) <= MAX_FEATURE for x in features), features
    priors = None if state.over else strategy.priors(state, state.choices)
    assert priors is None or (len(priors) == len(state.choices) and min(priors) > 0), priors
    check_values(strategy, state)


def check_values(strategy: Strategy, state: State) -> None:
    """Values are probabilities to win: at most one side wins, and partners win together."""
    values = strategy.values(state)
    assert len(values) == state.game.players
    assert all(0 <= value <= 1 for value in values), values
    if state.over:
        assert values == state.returns
        return
    by_side = dict(zip(strategy.sides, values, strict=True))
    assert all(by_side[side] == value for side, value in zip(strategy.sides, values, strict=True))
    total = sum(by_side.values())
    assert total <= 1 + 1e-9, f"the sides win with probability {total}"
    if state.game.players > 1 and defining_class(type(strategy), "values") is Strategy:
        assert math.isclose(total, 1), f"the sides win with probability {total}"


def check_choice_ignores_secrets(state: State, seed: int) -> None:
    """A bot chooses the same in every determinization of one position."""
    imagined = [state.imagine(state.player, Chance(seed + number)) for number in range(2)]
    for bot in BOTS:
        choices = {
            ask(player(bot, state.game, seed), possible).text for possible in (state, *imagined)
        }
        assert len(choices) == 1, f"{bot} chooses by what is hidden: {sorted(choices)}"
