"""Playing: games end, somebody can always move, and what is listed is exactly what is accepted."""

import pytest

import pandemonium as pm
from tests.contract.configurations import Configuration, every_configuration, every_game
from tests.contract.walks import as_text, saved, walk


@every_configuration
def test_random_play_ends_and_asks_only_real_questions(configuration: Configuration) -> None:
    game = configuration.make()
    for seed in range(3):
        for state in walk(game, seed):
            if state.over:
                assert state.player == -1
                assert state.legal() == []
                assert state.question is None
                assert len(state.scores) == game.players
                assert all(0 <= winner < game.players for winner in state.winners)
                continue
            choices = state.legal()
            assert 0 <= state.player < game.players
            assert len(choices) > 1 or choices[0].confirm
            assert len(set(choices)) == len(choices)
            assert all(game.actions[action.id] is action for action in choices)
            question = state.question
            assert question is not None
            assert question.seat == state.player
            assert question.clause in game.clauses


@every_configuration
def test_what_is_accepted_is_what_is_listed(configuration: Configuration) -> None:
    game = configuration.make()
    for state in walk(game, seed=5, every=9):
        choices = state.legal()
        before = saved(state)
        for action in game.actions:
            objection = state.objection(action)
            assert (objection is None) == (action in choices), action.text
            if objection is not None:
                assert objection.clause in game.clauses, objection
        assert saved(state) == before


@every_game
def test_a_refused_action_changes_nothing(configuration: Configuration) -> None:
    game = configuration.make()
    for state in walk(game, seed=6, every=11):
        before = saved(state)
        refused = [action for action in game.actions if action not in state.legal()]
        for action in refused[:: max(1, len(refused) // 20)]:
            with pytest.raises(pm.IllegalMove):
                state.apply(action)
        assert saved(state) == before


@every_game
def test_an_action_of_another_game_is_refused(configuration: Configuration) -> None:
    state = configuration.make().start(1)
    stranger = configuration.make().start(1).legal()[0]
    with pytest.raises(pm.IllegalMove):
        state.apply(stranger)


@every_configuration
def test_components_are_conserved(configuration: Configuration) -> None:
    game = configuration.make()
    for seed in range(3):
        everything: list[int] = []
        for state in walk(game, seed):
            everything = everything or sorted(state.components())
            assert sorted(state.components()) == everything


@every_game
def test_the_same_seed_gives_the_same_game(configuration: Configuration) -> None:
    game = configuration.make()
    assert [saved(one) for one in walk(game, 3)] == [saved(one) for one in walk(game, 3)]
    assert [saved(one) for one in walk(game, 3)] != [saved(one) for one in walk(game, 4)]


@every_game
def test_two_configurations_share_nothing_that_changes(configuration: Configuration) -> None:
    expected = [saved(one) for one in walk(configuration.make(), 3)]
    interleaved = []
    for state, _ in zip(walk(configuration.make(), 3), walk(configuration.make(), 8), strict=False):
        interleaved.append(saved(state))
    assert interleaved == expected[: len(interleaved)]


@every_game
def test_every_action_has_a_notation_that_reads_back(configuration: Configuration) -> None:
    game = configuration.make()
    for action in game.actions:
        assert game.action(action.text) is action
        assert game.action(f"  {action.text.upper()} ") is action
        assert action.text.startswith(action.verb)
    with pytest.raises(pm.NotationError, match="xyzzy"):
        game.action("xyzzy")


@every_game
def test_events_are_recorded_only_when_asked_for(configuration: Configuration) -> None:
    game = configuration.make()
    last = None
    for last in walk(game, 2):
        assert last.events == []
    state = game.start(2)
    state.recording = True
    chance = pm.Chance(3)
    while not state.over:
        state.apply(state.legal()[chance.below(len(state.legal()))])
    assert last is not None
    assert saved(state) == saved(last)
    assert state.events
    for event in state.events:
        for seat in [None, *range(game.players)]:
            as_text(event.seen_by(seat))
