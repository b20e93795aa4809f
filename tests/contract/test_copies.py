"""Copies: clones are independent, positions and records survive being written down."""

import json

import pytest

import pandemonium as pm
from pandemonium.engine.errors import PositionError, RecordError
from tests.contract.configurations import Configuration, every_configuration, every_game
from tests.contract.walks import saved, walk


def finish(state: pm.State, seed: int) -> pm.State:
    """Play the position to its end at random."""
    chance = pm.Chance(seed)
    while not state.over:
        state.apply(state.legal()[chance.below(len(state.legal()))])
    return state


@every_configuration
def test_a_clone_is_equal_and_independent(configuration: Configuration) -> None:
    game = configuration.make()
    for state in walk(game, seed=7, every=15):
        before = saved(state)
        one, other = state.clone(), state.clone()
        assert saved(one) == before
        assert one.legal() == state.legal()
        assert saved(finish(one, 1)) == saved(finish(other, 1))
        assert saved(state) == before


@every_configuration
def test_a_saved_position_loads_and_plays_on_alike(configuration: Configuration) -> None:
    game = configuration.make()
    for state in walk(game, seed=8, every=13):
        loaded = game.load(json.loads(saved(state)))
        assert saved(loaded) == saved(state)
        assert loaded.legal() == state.legal()
        assert loaded.player == state.player
        assert saved(finish(loaded, 2)) == saved(finish(state.clone(), 2))


@every_game
def test_a_damaged_position_is_refused(configuration: Configuration) -> None:
    game = configuration.make()
    for state in walk(game, seed=9, every=40):
        data = state.save()
        for name in data:
            with pytest.raises(PositionError):
                game.load({key: value for key, value in data.items() if key != name})
        with pytest.raises(PositionError, match="nonsense"):
            game.load({**data, "game": "nonsense"})


def recorded(game: pm.Game, chance: pm.Chance) -> tuple[pm.Record, pm.State]:
    """A random game and its record."""
    state = game.start(chance=chance)
    record = pm.Record.of(state)
    lots = pm.Chance(99)
    while not state.over:
        action = state.legal()[lots.below(len(state.legal()))]
        record.actions.append(action.text)
        state.apply(action)
    record.close(state)
    return record, state


@every_configuration
def test_a_record_replays_to_the_same_end(configuration: Configuration) -> None:
    record, state = recorded(configuration.make(), pm.Chance(11))
    again = pm.Record.read(record.write())
    assert again.write() == record.write()
    plies = pm.replay(again)
    assert len(plies) == len(record.actions) + 1
    assert saved(plies[-1].state) == saved(state)
    assert plies[0].action is None
    assert [ply.action.text for ply in plies if ply.action is not None] == record.actions


@every_game
def test_a_sealed_game_can_be_verified_afterwards(configuration: Configuration) -> None:
    chance = pm.SealedChance(bytes(range(32)))
    seal = chance.seal
    record, state = recorded(configuration.make(), chance)
    assert pm.SealedChance(bytes.fromhex(str(record.chance["secret"]))).seal == seal
    assert saved(pm.replay(pm.Record.read(record.write()))[-1].state) == saved(state)


@every_game
def test_a_record_that_does_not_fit_says_where(configuration: Configuration) -> None:
    record, _ = recorded(configuration.make(), pm.Chance(12))
    record.actions[3] = "xyzzy"
    with pytest.raises(RecordError, match="ply 4, 'xyzzy'"):
        pm.replay(record)
    record, _ = recorded(configuration.make(), pm.Chance(12))
    record.version = "0.0.1"
    record.result = {"winners": [], "scores": ["?"]}
    with pytest.raises(RecordError, match=r"recorded by version 0\.0\.1"):
        pm.replay(record)
