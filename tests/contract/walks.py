"""Random walks through a game, the way all contract tests move."""

import json
from collections.abc import Iterator

import pandemonium as pm

FAR = 20_000  # decisions; no game may take that long at random


def walk(game: pm.Game, seed: int, every: int = 1) -> Iterator[pm.State]:
    """Play at random; yield the position at every so many decisions, and at the end."""
    state = game.start(seed)
    chance = pm.Chance(seed + 1)
    for made in range(FAR):
        if state.over or made % every == 0:
            yield state
        if state.over:
            return
        choices = state.legal()
        state.apply(choices[chance.below(len(choices))])
    raise AssertionError(f"seed {seed}: not over after {FAR} decisions: {json.dumps(state.save())}")


def as_text(data: object) -> str:
    """JSON that is equal exactly when the data are; fails on what is not JSON."""
    return json.dumps(data, sort_keys=True, allow_nan=False)


def saved(state: pm.State) -> str:
    """The position as text."""
    return as_text(state.save())


def without_chance(state: pm.State) -> str:
    """The position as text, dice and draws to come left aside."""
    return as_text({name: value for name, value in state.save().items() if name != "chance"})
