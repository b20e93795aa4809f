"""The page about notation and records: a text, and the actions of each game as they are."""

from making import sources
from making.sources import page, table
from pandemonium import Action, Game

SHOWN = 3

ACTIONS = """
An action is one atomic choice, and its notation is a few words: `roll`, `buy 2`, `snuff dog`. The
same text stands in records, logs and tests, is typed at the terminal and is sent by programs. It
is English in every language.

- Capitals and the number of spaces do not matter when it is read: `Buy  2` is `buy 2`.
- Places, seats and copies are counted from 1: `buy 1` is the first place, `p1` the first seat. In
  Python seats are counted from 0.
- A big choice is a short sequence of atomic ones: to snuff three cards is to answer three times.
- Cards are named by their id. Where several copies lie there and differ, the second one is `dog 2`.

```python
import pandemonium as pm

game = pm.game("lets-summon-demons", players=3)
game.action("Buy  2")  # -> <buy 2>
game.action("buy 2").verb  # -> 'buy'
try:
    game.action("bye 2")
except pm.NotationError as problem:
    message = str(problem)
message  # -> "unknown move: bye 2. Did you mean 'buy 2', 'buy 5', 'buy 4'?"
```
"""

RECORDS = """
## Records

A record is a whole game as lines of text:

```text
pandemonium record 1
{"game": "lets-summon-demons", "version": "0.1.0", "players": 2, "options": {"souls": 5}, "seed": 7}
roll
buy 2
end
= {"winners": [1], "scores": [0, 1]}
```

1. The headline, with the version of the format.
2. The header, a JSON object in one line.
3. One action per line.
4. The result, behind `= `, if the game was finished. A replay must come to the same.

A file may hold many records, one after another. Empty lines do not count.

| in the header | holds |
| --- | --- |
| `game` | the id of the game |
| `version` | the version of Pandemonium that wrote the record |
| `players` | how many play |
| `options` | every option with its value; `cards`, if there was a card file, holds its cards |
| `seed` | the seed of the dice and draws, a whole number |
| `secret` | instead of a seed, the secret of sealed chance: 64 hex digits |
| `contributions` | beside a secret, what players mixed into it, if any: 64 hex digits each |
| `seats` | who played, by seat; may be missing |

```python
state = game.start(seed=7)
record = pm.Record.of(state)
while not state.over:
    action = state.legal()[0]
    record.actions.append(action.text)
    state.apply(action)
record.close(state)

again = pm.Record.read(record.write())
plies = pm.replay(again)
plies[-1].state.winners == state.winners  # -> True
len(plies) == len(record.actions) + 1  # -> True
```

A record that cannot be replayed says why and at which ply. If another version wrote it, it says
that too.
"""


def notation() -> str:
    """The whole page."""
    told: list[str | list[str]] = [ACTIONS.strip()]
    for game in sources.our_games():
        told += [f"## Actions of {game.title}", _families(game)]
    return page("Notation and records", *told, RECORDS.strip())


def _families(game: Game) -> list[str]:
    """The actions of the usual configuration, one row per family."""
    families: dict[str, list[Action]] = {}
    for action in game.actions:
        families.setdefault(action.kind, []).append(action)
    rows = []
    for family in families.values():
        shown = ", ".join(f"`{action.text}`" for action in family[:SHOWN])
        rows.append([shown + (", ..." if len(family) > SHOWN else ""), str(len(family))])
    return table(["notation", f"how many ({game.players} players)"], rows)
