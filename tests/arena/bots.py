"""Bots that another package could bring along, announced as such a package does."""

from pathlib import Path

from pandemonium.engine.action import Action
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.players import PLAYERS, Player

MODULE = """
from pandemonium.players.uniform import UniformPlayer


class Hasty(UniformPlayer):
    \"\"\"Decides by other lots.\"\"\"

    def __init__(self, game, seed=0):
        super().__init__(game, seed ^ 1)
"""


def install(folder: Path) -> Path:
    """Make a package with the bot `hasty`; on the path of Python it counts as installed."""
    (folder / "hastybot.py").write_text(MODULE, encoding="utf-8")
    metadata = folder / "hastybot-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: hastybot\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[pandemonium.players]\nhasty = hastybot:Hasty\n")
    return folder


def hasty(game: Game, seed: int) -> Player:
    """The same bot for tests that stay in one process."""
    return PLAYERS["random"](game, seed ^ 1)


class Broken:
    """Fails at its first decision."""

    def __init__(self, _game: Game, _seed: int) -> None:
        """Nothing is wrong yet."""

    def choose(self, _state: State) -> Action:
        """Fail."""
        raise RuntimeError("out of order")


class Cheat(Broken):
    """Wants what is not offered."""

    def choose(self, state: State) -> Action:
        """The first action that is forbidden."""
        return next(action for action in state.game.actions if not state.is_legal(action))
