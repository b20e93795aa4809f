"""The reference of notation and records, with the actions of each game."""

from making import sources
from making.sources import page, table
from pandemonium import Action, Game

SHOWN = 3

ACTIONS = """
This page specifies the text form of actions and games, for players who type moves and for
programs that read or write records.

An action is one atomic choice. Its notation is a few words: `roll`, `buy 2`, `snuff dog`. Records,
logs, tests, the terminal and the protocol all use this text. It is English in every language.

- Case and the number of spaces don't matter: `Buy  2` is the same as `buy 2`.
- Places, seats and copies are counted from 1: `buy 1` is the first place, `p1` the first seat. In
  Python, seats are counted from 0.
- A complex choice is a short sequence of atomic ones: to snuff three cards, you answer three times.
- Cards are named by their id. If several copies are there and differ, the second one is `dog 2`.

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

A record is a complete game as lines of text:

```text
pandemonium record 1
{"game": "lets-summon-demons", "version": "0.1.0", "players": 2, "options": {"souls": 5}, "seed": 7}
roll
buy 2
end
= {"winners": [1], "scores": [0, 1]}
```

1. The first line, with the version of the format.
2. The header, a JSON object on one line.
3. One action per line.
4. The result after `= `, if the game was finished. A replay must produce the same result.

A file may contain many records, one after another. Empty lines are ignored.

| header field | value |
| --- | --- |
| `game` | the id of the game |
| `version` | the version of Pandemonium that wrote the record |
| `players` | the number of players |
| `options` | every option with its value; `cards` holds the cards of the card file, if any |
| `seed` | the seed of dice and draws, an integer |
| `secret` | instead of a seed: the secret of sealed chance, 64 hex digits |
| `contributions` | with a secret: the contributions of the players, if any, 64 hex digits each |
| `seats` | the players' names by seat; optional |

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

If a record cannot be replayed, the error names the reason and the ply. It also shows if another
version wrote the record.
"""


def notation() -> str:
    """The page as Markdown."""
    parts: list[str | list[str]] = [ACTIONS.strip()]
    for game in sources.our_games():
        parts += [f"## Actions of {game.title}", _families(game)]
    return page("Notation and records", *parts, RECORDS.strip())


def _families(game: Game) -> list[str]:
    """The actions of the default configuration, one row per kind."""
    families: dict[str, list[Action]] = {}
    for action in game.actions:
        families.setdefault(action.kind, []).append(action)
    rows = []
    for family in families.values():
        shown = ", ".join(f"`{action.text}`" for action in family[:SHOWN])
        rows.append([shown + (", ..." if len(family) > SHOWN else ""), str(len(family))])
    return table(["notation", f"number of actions ({game.players} players)"], rows)
