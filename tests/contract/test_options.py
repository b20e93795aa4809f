"""Options and scenarios: a wrong one says what was wrong and what is allowed."""

import pytest

import pandemonium as pm
from pandemonium.engine.errors import OptionError
from tests.contract.configurations import Configuration, every_configuration, every_game


@every_game
def test_unknown_and_wrong_options_are_refused(configuration: Configuration) -> None:
    game = configuration.make()
    with pytest.raises(OptionError, match="xyzzy"):
        pm.game(game.id, game.players, xyzzy=1)
    for option in game.options:
        with pytest.raises(OptionError, match=rf"option {option.name}: .*it takes "):
            pm.game(game.id, game.players, **{option.name: [1]})
        if option.type == "int":
            with pytest.raises(OptionError, match=rf"{option.name}: .*{option.low} to"):
                pm.game(game.id, game.players, **{option.name: option.high + 1})


@every_game
def test_a_wrong_number_of_players_is_refused(configuration: Configuration) -> None:
    game = configuration.make()
    for players in (game.min_players - 1, game.max_players + 1):
        with pytest.raises(OptionError, match=f"{game.min_players} to {game.max_players}"):
            pm.game(game.id, players)


@every_configuration
def test_settings_say_what_was_chosen(configuration: Configuration) -> None:
    game = configuration.make()
    assert {name: game.settings[name] for name, _ in configuration.options} == dict(
        configuration.options
    )
    assert set(game.settings) == {option.name for option in game.options}


@every_configuration
def test_an_empty_scenario_is_filled_in(configuration: Configuration) -> None:
    state = configuration.make().scenario({})
    assert state.legal()


@every_game
def test_a_scenario_with_an_unknown_word_is_refused(configuration: Configuration) -> None:
    with pytest.raises(ValueError, match="xyzzy"):
        configuration.make().scenario({"xyzzy": 1})


def test_an_unknown_game_names_those_that_are_installed() -> None:
    with pytest.raises(ValueError, match="did you mean 'lets-summon-demons'"):
        pm.game("lets-summon-demon")


@every_game
def test_the_box_is_described(configuration: Configuration) -> None:
    game = configuration.make()
    assert game.min_players <= game.players <= game.max_players
    assert game.clauses
    assert all(clause.id == name and clause.text for name, clause in game.clauses.items())
    assert all(card.copies >= 0 and card.kind for card in game.cards)
    assert len({card.id for card in game.cards}) == len(game.cards)
