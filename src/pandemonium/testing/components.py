"""Checks before anybody plays: cards, notation, options, setup."""

import json
from functools import partial

from pandemonium.engine.chance import Chance, SealedChance
from pandemonium.engine.errors import IllegalMove, NotationError, OptionError, PositionError
from pandemonium.engine.formats.record import Record, replay
from pandemonium.engine.game import Game
from pandemonium.engine.registry import game as make_game
from pandemonium.engine.state import State
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.testing.configurations import Configuration
from pandemonium.testing.random_play import (
    as_text,
    expect_error,
    play_recorded,
    play_to_end,
    random_action,
    random_positions,
    saved_text,
    without_chance,
)

SEEDS = 6


def check_box(game: Game) -> None:
    """Players, clauses and cards are consistent, and can be sent to a client."""
    assert game.min_players <= game.players <= game.max_players
    assert game.clauses
    assert all(clause.id == name and clause.text for name, clause in game.clauses.items())
    for language in LANGUAGES:
        assert list(game.rulebook(language)) == list(game.clauses), f"rulebook.{language}.md"
    assert all(card.copies >= 0 and card.kind for card in game.cards)
    assert len({card.id for card in game.cards}) == len(game.cards), "two cards have one id"
    as_text(game.about.to_json())
    for words in (None, *[Words(game, language) for language in LANGUAGES]):
        described = game.describe(words)
        assert json.loads(as_text(described)) == described, "describe() changes as JSON"


def check_notation(game: Game) -> None:
    """Every action reads back from its text, and nothing else does."""
    for action in game.actions:
        assert game.action(action.text) is action
        assert game.action(f"  {action.text.upper()} ") is action, action.text
        assert action.text.startswith(action.verb)
        assert action.kind, f"{action.text} has no kind"
    problem = expect_error(NotationError, lambda: game.action("xyzzy"), "the action 'xyzzy'")
    assert "xyzzy" in str(problem), problem


def check_options(game: Game) -> None:
    """Wrong options and player counts are rejected by name, with the allowed values."""
    wrong: list[tuple[int, dict[str, object], str]] = [
        (game.players, {"xyzzy": 1}, "xyzzy"),
        (game.min_players - 1, {}, "players"),
        (game.max_players + 1, {}, "players"),
    ]
    for option in game.options:
        if not option.many:
            wrong.append((game.players, {option.name: [1]}, option.name))
        if option.type == "int":
            wrong.append((game.players, {option.name: option.high + 1}, option.name))
    for players, options, name in wrong:
        attempt = partial(make_game, game.id, players, **options)
        problem = expect_error(OptionError, attempt, f"{players} players with {options}")
        assert name in str(problem), problem


def check_settings(configuration: Configuration) -> None:
    """The game has the chosen settings, and an empty scenario works with them."""
    game = configuration.make()
    for name, value in configuration.options:
        assert game.settings[name] == value, name
    assert set(game.settings) == {option.name for option in game.options}
    assert game.scenario({}).legal()


def check_scenario_words(game: Game) -> None:
    """A scenario with an unknown word is rejected."""
    attempt = partial(game.scenario, {"xyzzy": 1})
    problem = expect_error(PositionError, attempt, "a scenario with the word 'xyzzy'")
    assert "xyzzy" in str(problem), problem


# ---------------------------------------------------------------------- more than one game


def check_seeds(game: Game) -> None:
    """The same seed gives the same game; others (at least sometimes) differ."""
    ends = [without_chance(play_to_end(game.start(seed), 1)) for seed in range(SEEDS)]
    assert ends[0] == without_chance(play_to_end(game.start(0), 1))
    assert len(set(ends)) > 1, "chance changes nothing"


def check_apart(configuration: Configuration) -> None:
    """Two games in one process share nothing mutable, not even their actions."""
    expected = saved_text(play_to_end(configuration.make_fresh().start(3), 1))
    state, other = configuration.make_fresh().start(3), configuration.make_fresh().start(8)
    stranger = other.legal()[0]
    expect_error(IllegalMove, lambda: state.apply(stranger), f"{stranger.text} of another game")
    chance, other_chance = Chance(1), Chance(2)
    while not state.over:
        state.apply(random_action(state.legal(), chance))
        if not other.over:
            other.apply(random_action(other.legal(), other_chance))
    assert saved_text(state) == expected, "two games in one process disturb each other"


def check_sealed(game: Game) -> None:
    """A game with sealed chance can be verified afterwards from its record."""
    chance = SealedChance(bytes(range(32)))
    seal = chance.seal
    state = game.start(chance=chance)
    record = play_recorded(state, 99)
    assert SealedChance(bytes.fromhex(str(record.chance["secret"]))).seal == seal
    assert saved_text(replay(Record.read(record.write()))[-1].state) == saved_text(state)


def check_hides(game: Game) -> None:
    """Imagined positions differ from the real ones exactly where something is hidden."""
    is_hiding = any(
        is_other(state, seat, seed)
        for seed in range(SEEDS)
        for state in random_positions(game, seed, every=7)
        for seat in range(game.players)
    )
    expected = game.about.hides and game.players > 1
    assert is_hiding == expected, f"seats know different things: {is_hiding}, not {expected}"


def is_other(state: State, seat: int, seed: int) -> bool:
    """Whether this determinization looks different from the real position to some seat."""
    imagined = state.imagine(seat, Chance(seed))
    return any(imagined.view(viewer) != state.view(viewer) for viewer in range(state.game.players))
