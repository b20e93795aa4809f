"""Verifying a record: was it played with the dice and draws that were sealed before it began?

Replaying shows that every move was legal and leads to the result. What chance was asked on the way
is compared here with what the secret gives, worked out a second time by nothing but the published
recipe: no rule of any game and no generator of ours has a part in it.
"""

import hashlib
from typing import NamedTuple

from pandemonium.engine.errors import RecordError
from pandemonium.engine.formats.record import Record, replay
from pandemonium.engine.outcome import Outcome

WORD = 1 << 32
WORDS_IN_BLOCK = 16


class Verified(NamedTuple):
    """What was found to be true of a record.

    `seal` is empty where the chance was not sealed; then its rolls and draws are not checked.
    `commitments` are the hashes that players gave before they showed what they contributed.
    """

    seal: str
    commitments: list[str]
    moves: int
    calls: int  # rolls, draws and whatever else was left to chance
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
        """The next 32 bits: one of the sixteen words of a BLAKE2b block, the first byte highest."""
        number, place = divmod(self.position, WORDS_IN_BLOCK)
        block = hashlib.blake2b(number.to_bytes(8, "big"), key=self.key).digest()
        self.position += 1
        return int.from_bytes(block[4 * place : 4 * place + 4], "big")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1: words that would make some likelier are passed over."""
        while True:
            high, low = divmod(self.word() * bound, WORD)
            if low >= WORD % bound:
                return high


def verify(record: Record, seal: str = "") -> Verified:
    """Check commitment, moves, dice, draws and result; what is wrong is a RecordError.

    `seal` is the hash that was shown before the game; without it, nobody can tell whether the
    secret in the record is the one that was sealed.
    """
    plies = replay(record)
    sealed = record.sealed()
    own = hashlib.sha256(sealed.secret).hexdigest() if sealed else ""
    _check_seal(own, seal)
    calls = [(ply.number, *call) for ply in plies for call in ply.calls]
    commitments: list[str] = []
    if sealed:
        _check_chance(Stream(sealed.secret, sealed.position, sealed.contributions), calls)
        commitments = [hashlib.sha256(given).hexdigest() for given in sealed.contributions]
    outcome = plies[-1].state.outcome
    if outcome is not None and record.result is None:
        raise RecordError("result-missing")
    return Verified(own, commitments, len(record.actions), len(calls), outcome)


def _check_seal(own: str, given: str) -> None:
    """The seal that was shown must be that of the secret."""
    if not given:
        return
    if not own:
        raise RecordError("not-sealed")
    if own != given:
        raise RecordError("other-seal", {"own": own, "given": given})


def _check_chance(stream: Stream, calls: list[tuple[int, int, int]]) -> None:
    """What chance gave at each ply must be what the secret gives."""
    for ply, bound, result in calls:
        expected = stream.below(bound)
        if result != expected:
            raise RecordError(
                "other-chance",
                {"ply": ply, "bound": bound, "found": result, "expected": expected},
            )
