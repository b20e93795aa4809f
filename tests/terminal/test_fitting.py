"""The most crowded screens: the table, the question and every choice, on 80 by 24."""

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import pandemonium as pm
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.table import Table
from pandemonium.terminal.local_table import LocalTable
from pandemonium.terminal.questions import QuestionScreen
from pandemonium.terminal.saves import SaveFile, SaveFolder
from pandemonium.terminal.screen import Screen

LSD, DD, DS, ME = "lets-summon-demons", "dicke-daemonen", "dice-summoners", "mephisto"
PEOPLE = ["Maximilienne", "Bartholomeus", "Charlemagne-Auguste", "Dieudonné", "Konstantinopel"]
WIDTH, HEIGHT = 80, 24

# Of some thousand decisions of random games these took most room: late positions, long names.
CROWDED = [
    (LSD, 4, {"teams": True}, 2, 472),
    (LSD, 5, {}, 0, 331),
    (ME, 4, {}, 4, 94),
    (ME, 4, {}, 6, 67),
    (ME, 4, {"teams": True}, 0, 72),
    (DS, 2, {}, 0, 333),
    (DD, 4, {}, 0, 4),
    (DD, 1, {}, 0, 0),
    (ME, 4, {}, 0, 0),
]


def position(name: str, players: int, options: dict[str, object], seed: int, ply: int) -> pm.State:
    """A random game after this many moves."""
    state, rng = pm.game(name, players, **options).start(seed), random.Random(seed)
    while state.ply < ply:
        state.apply(rng.choice(state.legal()))
    return state


@pytest.mark.parametrize(("name", "players", "options", "seed", "ply"), CROWDED)
def test_the_most_crowded_tables_fit_on_80_by_24(
    name: str, players: int, options: dict[str, object], seed: int, ply: int
) -> None:
    state = position(name, players, options, seed, ply)
    for language in LANGUAGES:
        words = Words(state.game, language, PEOPLE)
        received = screen_of(state, words)
        page = received[received.index(f"{state.game.title} ─") :].splitlines()
        assert len(page) + len(["> "]) <= HEIGHT
        assert max(len(line) for line in page) <= WIDTH
        assert words.text("play-more-moves") not in received


def screen_of(state: pm.State, words: Words) -> str:
    """What the player who has to decide is shown."""
    people = PEOPLE[: state.game.players]
    output = io.StringIO()
    console = Console(
        file=output, width=WIDTH, height=HEIGHT, force_terminal=True, color_system=None
    )
    file = SaveFile(SaveFolder(Path("data")), "day")
    asking = QuestionScreen(LocalTable(Table(state, people), file, Screen(console, words)))
    asking.source.viewer = state.player
    asking.ask()
    return output.getvalue()
