"""Verifying a record: was it played with the dice and draws that were committed to before it began?

Replaying shows that every move was legal and leads to the result. The chance calls on the way are
compared here with what the secret gives, computed independently by the published algorithm: no
rule of any game and no generator of ours is involved.
"""

import hashlib
from typing import NamedTuple

from pandemonium.engine.errors import RecordError
from pandemonium.engine.formats.record import Record, replay
from pandemonium.engine.outcome import Outcome

WORD = 1 << 32
WORDS_IN_BLOCK = 16


class Verified(NamedTuple):
    """What was verified of a record.

    `seal` is empty if the chance was not sealed; then its rolls and draws are not checked.
    `commitments` are the hashes that players published before they revealed their contributions.
    """

    seal: str
    commitments: list[str]
    moves: int
    calls: int  # of chance: rolls, draws and other random choices
    outcome: Outcome | None  # None while the game is not over


class Stream:
    """The words that belong to a secret, and the numbers that are made from them."""

    def __init__(
        self, secret: bytes, position: int = 0, contributions: tuple[bytes, ...] = ()
    ) -> None:
        """Start at this word; contributions are hashed together with the secret, in their order."""
        self.key = secret
        if contributions:
            self.key = hashlib.sha256(secret + b"".join(contributions)).digest()
        self.position = position

    def word(self) -> int:
        """The next 32 bits: one of the sixteen words of a BLAKE2b block, big-endian."""
        number, place = divmod(self.position, WORDS_IN_BLOCK)
        block = hashlib.blake2b(number.to_bytes(8, "big"), key=self.key).digest()
        self.position += 1
        return int.from_bytes(block[4 * place : 4 * place + 4], "big")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, without bias: words that would cause it are skipped."""
        while True:
            high, low = divmod(self.word() * bound, WORD)
            if low >= WORD % bound:
                return high


def verify(record: Record, seal: str = "") -> Verified:
    """Check commitment, moves, dice, draws and result; a mismatch raises a RecordError.

    `seal` is the hash that was published before the game; without it, the secret in the record may
    not be the one that was committed to.
    """
    plies = replay(record)
    sealed = record.sealed()
    seal_of_record = hashlib.sha256(sealed.secret).hexdigest() if sealed else ""
    _check_seal(seal_of_record, seal)
    calls = [(ply.number, *call) for ply in plies for call in ply.calls]
    commitments: list[str] = []
    if sealed:
        _check_chance(Stream(sealed.secret, sealed.position, sealed.contributions), calls)
        commitments = [hashlib.sha256(given).hexdigest() for given in sealed.contributions]
    outcome = plies[-1].state.outcome
    if outcome is not None and record.result is None:
        raise RecordError("result-missing")
    return Verified(seal_of_record, commitments, len(record.actions), len(calls), outcome)


def _check_seal(seal: str, given: str) -> None:
    """The published seal must be that of the secret."""
    if not given:
        return
    if not seal:
        raise RecordError("not-sealed")
    if seal != given:
        raise RecordError("other-seal", {"own": seal, "given": given})


def _check_chance(stream: Stream, calls: list[tuple[int, int, int]]) -> None:
    """The recorded chance calls must be what the secret gives."""
    for ply, bound, result in calls:
        expected = stream.below(bound)
        if result != expected:
            raise RecordError(
                "other-chance", {"ply": ply, "bound": bound, "found": result, "expected": expected}
            )
