"""Damaged saves (fuzzing): each is rejected, or can be played to its end."""

import json
import random
from collections.abc import Iterator
from typing import Any

from pandemonium.engine.chance import SealedChance
from pandemonium.engine.errors import PositionError
from pandemonium.engine.game import Game
from pandemonium.testing.random_play import (
    failure_context,
    play_to_end,
    random_positions,
    saved_text,
)

Path = tuple[str | int, ...]

STRANGE: list[Any] = [None, True, False, "xyzzy", "", 1.5, [], {}, [[]], 1 << 41, -(1 << 41)]
OF_THE_GAME = ("format", "game", "players", "options")  # rejected before anything else is read


def paths(data: object, path: Path = ()) -> Iterator[Path]:
    """The paths to every value in a save."""
    if path:
        yield path
    if isinstance(data, dict):
        for name, value in data.items():
            if path or name not in OF_THE_GAME:
                yield from paths(value, (*path, name))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from paths(value, (*path, place))


def at(data: Any, path: Path) -> Any:
    """The value at the end of a path."""
    for step in path:
        data = data[step]
    return data


def put(data: Any, path: Path, value: object) -> None:
    """Replace the value at the end of a path."""
    at(data, path[:-1])[path[-1]] = value


# ---------------------------------------------------------------------- ways to do damage


def delete(data: Any, path: Path, rng: random.Random) -> None:  # noqa: ARG001 - all alike
    """Remove the value from the save."""
    del at(data, path[:-1])[path[-1]]


def replace(data: Any, path: Path, rng: random.Random) -> None:
    """Replace the value with something strange."""
    put(data, path, rng.choice(STRANGE))


def shift(data: Any, path: Path, rng: random.Random) -> None:
    """Change a number, mostly to one near it."""
    value = at(data, path)
    if isinstance(value, bool):
        put(data, path, not value)
    elif isinstance(value, int):
        put(data, path, rng.choice([value - 1, value + 1, 0, -1, 1, 99, value + 7, -value]))
    else:
        replace(data, path, rng)


def exchange(data: Any, path: Path, rng: random.Random) -> None:
    """Swap two values of the same type."""
    value = at(data, path)
    alike = [
        other
        for other in paths(data)
        if type(at(data, other)) is type(value)
        and other[: len(path)] != path
        and path[: len(other)] != other
    ]
    if alike:
        other = rng.choice(alike)
        mine, theirs = at(data, path), at(data, other)
        put(data, path, theirs)
        put(data, other, mine)


def mutate(data: Any, path: Path, rng: random.Random) -> None:
    """Reorder, shorten or lengthen a list."""
    value = at(data, path)
    if not isinstance(value, list) or not value:
        shift(data, path, rng)
        return
    how = rng.randrange(4)
    if how == 0:
        rng.shuffle(value)
    elif how == 1:
        value.pop(rng.randrange(len(value)))
    elif how == 2:
        value.append(json.loads(json.dumps(rng.choice(value))))
    else:
        value.insert(0, rng.choice(STRANGE))


WAYS = (delete, replace, shift, shift, shift, exchange, exchange, mutate, mutate)


def damaged(text: str, rng: random.Random) -> tuple[Any, str]:
    """The saved position with some damage, and a description of the damage."""
    data = json.loads(text)
    path = rng.choice(list(paths(data)))
    way = rng.choice(WAYS)
    way(data, path, rng)
    return data, f"{way.__name__} {'/'.join(map(str, path))}"


# ---------------------------------------------------------------------- the check


def check_damage(game: Game, seed: int, tries: int = 12, every: int = 20) -> int:
    """Damage saves of a random game in many ways; returns how many could still be loaded."""
    rng = random.Random(seed)
    played = 0
    for state in random_positions(game, seed, every):
        if seed % 2:
            state.chance = SealedChance(bytes(32))
        text = saved_text(state)
        box = sorted(state.components())
        for _ in range(tries):
            data, done = damaged(text, rng)
            with failure_context(game, seed, state):
                try:
                    played += is_played(game, data, box, seed)
                except Exception as problem:
                    problem.add_note(f"a damaged save was accepted or broke something: {done}")
                    raise
    return played


def is_played(game: Game, data: Any, box: list[int], seed: int) -> bool:
    """Whether the position was loaded and played to its end; False if it was rejected."""
    try:
        state = game.load(data)
    except PositionError as problem:
        str(problem)  # raises a KeyError if there is no message
        return False
    assert sorted(state.components()) == box, "something has appeared or vanished"
    assert saved_text(game.load(json.loads(saved_text(state)))) == saved_text(state)
    for seat in range(game.players):
        state.view(seat)
    play_to_end(state, seed)
    return True
