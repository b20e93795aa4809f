"""What a seat may know: views are JSON, imagining respects them, and hides what is hidden."""

import pandemonium as pm
from pandemonium.locale.words import Words
from tests.contract.configurations import Configuration, every_configuration, every_game
from tests.contract.walks import as_text, saved, walk, without_chance


@every_configuration
def test_imagining_keeps_what_the_seat_knows(configuration: Configuration) -> None:
    game = configuration.make()
    for state in walk(game, seed=13, every=12):
        before = saved(state)
        for seat in range(game.players):
            known = as_text(state.view(seat))
            for seed in range(3):
                imagined = state.imagine(seat, pm.Chance(seed))
                assert as_text(imagined.view(seat)) == known
                assert imagined.player == state.player
                assert sorted(imagined.components()) == sorted(state.components())
        assert saved(state) == before
        as_text(state.view(None))


@every_game
def test_imagined_positions_differ_exactly_where_something_is_hidden(
    configuration: Configuration,
) -> None:
    game = configuration.make()
    worlds: set[str] = set()
    real: set[str] = set()
    for seed in range(4):
        for state in walk(game, seed, every=7):
            real.add(without_chance(state))
            for seat in range(game.players):
                worlds.add(without_chance(state.imagine(seat, pm.Chance(seed))))
    hides = game.about.hides and game.players > 1
    assert bool(worlds - real) == hides


@every_configuration
def test_an_imagined_position_can_be_played_to_its_end(configuration: Configuration) -> None:
    game = configuration.make()
    for state in walk(game, seed=14, every=30):
        if state.over:
            continue
        imagined = state.imagine(state.player, pm.Chance(4))
        chance = pm.Chance(5)
        while not imagined.over:
            choices = imagined.legal()
            assert choices
            imagined.apply(choices[chance.below(len(choices))])


@every_game
def test_the_choices_are_shown_to_the_seat_that_decides_alone(configuration: Configuration) -> None:
    game = configuration.make()
    for state in walk(game, seed=15, every=5):
        for seat in [None, *range(game.players)]:
            shown = state.view(seat)["legal"]
            mine = [action.text for action in state.legal()] if seat == state.player else []
            assert shown == mine


@every_game
def test_the_table_can_be_told_in_words_without_telling_secrets(
    configuration: Configuration,
) -> None:
    game = configuration.make()
    for language in ("en", "fr"):
        words = Words(game, language)
        for state in walk(game, seed=16, every=25):
            for seat in [None, *range(game.players)]:
                told = sections(state, seat, words)
                assert told
                if seat is not None:
                    assert sections(state.imagine(seat, pm.Chance(1)), seat, words) == told


def sections(state: pm.State, seat: int | None, words: Words) -> list[list[list[str]]]:
    """The cells of the sheet; each row of a section has a cell for each heading."""
    sheet = state.sheet(seat, words)
    for section in sheet:
        assert section.title
        assert section.rows
        width = len(section.header) or len(section.rows[0])
        assert all(len(row) == width for row in section.rows)
        assert all(0 <= row < len(section.rows) for row in section.marked)
    return [section.rows for section in sheet]
