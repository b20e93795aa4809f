"""The reference of scenarios, with the fields of each game generated from its code."""

import importlib

from making import sources
from making.sources import page, table
from pandemonium import Game
from pandemonium.engine.formats.scenario import ScenarioVocabulary

INTRODUCTION = """
A scenario is a position described in rulebook terms, for tests, puzzles and experiments. Create one
with `game.scenario(position, chance=[...], seed=0)`. `position` is a dictionary with the fields
below.

- Cards are named by their id and come from the box, so you cannot use more copies than it has.
- Seats are counted from 0. A flag is true or false; the default is false.
- Anything you leave out has its usual value, or is dealt with `seed`.
- `chance` lists the next dice (numbers) and draws (card ids); an id means any copy.
- An unknown field or an impossible position raises a `PositionError` that lists what is allowed.

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
position = {"seats": [{"cards": ["cat", "rabbit"], "souls": 7}], "deck": ["dog"]}
state = game.scenario(position, chance=[3, 4])
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
    """The page as Markdown."""
    parts: list[str | list[str]] = [INTRODUCTION.strip()]
    for game in sources.our_games():
        parts += [f"## {game.title}"]
        for field, words in vocabularies(game).items():
            parts += [f"Fields of each item in `{field}`:" if field else ""]
            parts += [table(["field", "type", "meaning"], rows(words))]
        parts += [EXAMPLES[game.id].strip()]
    return page("Scenarios", *parts)


def vocabularies(game: Game) -> dict[str, ScenarioVocabulary]:
    """The fields by the part that contains them, those of the scenario itself first."""
    module = importlib.import_module(f"{game.about.package}.scenario")
    tables: dict[str, ScenarioVocabulary] = module.TABLES
    return tables


def rows(words: ScenarioVocabulary) -> list[list[str]]:
    """One row per field."""
    return [[f"`{word}`", form, meaning] for word, (form, meaning) in words.items()]
