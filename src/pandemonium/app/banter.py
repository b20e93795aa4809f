"""Banter: lines of bots at great moments, at most once per round.

Some games go for many rounds without anything great. After three of them, something lesser will do:
bots that stayed silent for half a game would seem to have left it.

It depends on the beats that its recipient sees, on the ply and on a key, which is derived from the
secret of the table. Hands, search values and hidden draws never matter.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

from pandemonium.app.bots import keyed_seed
from pandemonium.table.names import CHARACTERS

GREAT: Final = 3  # the weight of a beat that bots talk about
LESSER: Final = 2  # of one that they talk about after some rounds without anything like it
QUIET_ROUNDS: Final = 3
# What somebody did: other beats, such as the end of the game, just happen.
FEATS: Final = frozenset({"freeze", "hit", "kill", "predict", "steal", "summon"})
LINES: Final = 3  # for each level, about its own feat and about that of another seat
SILENT: Final = 4  # the share of great moments without banter is 1 / SILENT


def banter_key(secret: bytes) -> bytes:
    """A key for banter alone, from which the secret of the table does not follow."""
    return hashlib.blake2b(secret, digest_size=32, person=b"banter").digest()


class Banter:
    """The talk of the bots of one table, given the level on each seat."""

    def __init__(self, key: bytes, levels: Sequence[str]) -> None:
        self._key = key
        self._bots = {seat: level for seat, level in enumerate(levels) if level in CHARACTERS}

    def line(self, name: str, seat: int | None, ply: int) -> tuple[int, str] | None:
        """The speaker and the key of the line about a great beat; None: bots stay silent."""
        seed = keyed_seed(self._key, "banter", str(ply))
        if name not in FEATS or not self._bots or seed % SILENT == 0:
            return None
        if seat in self._bots:
            speaker, about = seat, "own"
        else:
            bots = list(self._bots)
            speaker, about = bots[(seed >> 8) % len(bots)], "other"
        return speaker, f"banter-{self._bots[speaker]}-{about}-{(seed >> 16) % LINES + 1}"
