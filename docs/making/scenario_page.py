"""The page about scenarios: a text, and the words of each game as its code knows them."""

import importlib

from making import sources
from making.sources import page, table
from pandemonium import Game
from pandemonium.engine.formats.scenario import ScenarioVocabulary

INTRODUCTION = """
A scenario is a position told in the rulebook's words, for tests, puzzles and trying things out:
`game.scenario(told, chance=[...], seed=0)`. `told` is a table of the words below.

- Cards are named by their id and come out of the box: no more of them than there are.
- Seats are counted from 0. A flag is true or false, and false where it is not told.
- What is not told is as usual, or dealt by `seed`.
- `chance` lists what dice (numbers) and draws (ids of cards) will bring; an id means any copy.
- A word that means nothing, and a position that can be on no table, are refused with a
  `PositionError` that says what is allowed.

```python
import pandemonium as pm

try:
    pm.game("mephisto").scenario({"monsters": ["witch"]})
except pm.PositionError as problem:
    message = str(problem)
"monsters" in message and "dungeon" in message  # -> True
```
"""

EXAMPLES = {
    "dice-summoners": """
```python
game = pm.game("dice-summoners")
seats = [{"creatures": ["griffin", "griffin"], "tokens": {"griffin": 2}}, {"health": 4}]
state = game.scenario({"seats": seats, "dice": "bm bm r*"})
state.legal()[0]  # -> <attack griffin>
```
""",
    "dicke-daemonen": """
```python
game = pm.game("dicke-daemonen", players=2)
board = {"demons": {"f1.c1": "red"}, "ghosts": ["f3"], "fists": [["red", "blue"], 3]}
state = game.scenario(board)
state.view(0)["seats"][0]["fist"]  # -> ['red', 'blue']
```
""",
    "lets-summon-demons": """
```python
game = pm.game("lets-summon-demons", players=2)
told = {"seats": [{"cards": ["cat", "rabbit"], "souls": 7}], "deck": ["dog"]}
state = game.scenario(told, chance=[3, 4])
state.apply("roll")
state.legal()  # -> [<activate cat>, <activate rabbit>]
```
""",
    "mephisto": """
```python
game = pm.game("mephisto", players=2)
gear = [["mallet", {"card": "greataxe", "durability": 1}]]
state = game.scenario({"dungeon": {"1a": "witch"}, "seats": [{"gear": gear, "hand": []}]})
game.action("fight 1a") in state.legal()  # -> True
```
""",
}


def scenarios() -> str:
    """The whole page."""
    told: list[str | list[str]] = [INTRODUCTION.strip()]
    for game in sources.our_games():
        told += [f"## {game.title}"]
        for part, words in vocabularies(game).items():
            told += [f"In each of the tables in `{part}`:" if part else ""]
            told += [table(["word", "told with", "means"], rows(words))]
        told += [EXAMPLES[game.id].strip()]
    return page("Scenarios", *told)


def vocabularies(game: Game) -> dict[str, ScenarioVocabulary]:
    """The words by the table that they stand in, the scenario itself first."""
    found: dict[str, ScenarioVocabulary] = importlib.import_module(
        f"{game.about.package}.scenario"
    ).TABLES
    return found


def rows(words: ScenarioVocabulary) -> list[list[str]]:
    """One row for each word."""
    return [[f"`{word}`", form, meaning] for word, (form, meaning) in words.items()]
