"""The command `verify`: checks a record, in particular its dice and draws.

Exit codes: 0 valid, 1 invalid, 2 the file cannot be read.
"""

import argparse
import sys

from rich.text import Text

import pandemonium as pm
from pandemonium.cli.errors import UsageError
from pandemonium.cli.parsing import (
    Parser,
    add_json,
    add_record,
    new_command,
    read_record,
    seat_names,
    write_json,
)
from pandemonium.engine.formats.record import HEX, REDEALT
from pandemonium.engine.formats.verify import Verified, verify
from pandemonium.locale.words import Words
from pandemonium.terminal import layout

SEAL_DIGITS = 64


def add_command(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add the command `verify`."""
    parser = new_command(commands, "verify", words, run)
    add_record(parser)
    add_json(parser)
    parser.add("--seal", metavar="seal", key="cli-verify-seal")


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Check the record and print the result."""
    seal = _read_seal(namespace.seal or "")
    record = read_record(namespace)
    try:
        verified = verify(record, seal)
    except pm.RecordError as problem:
        if namespace.json:
            write_json({"true": False, "problem": str(problem)})
        message = words.text("verify-failed", file=namespace.file, problem=words.error(problem))
        print(message, file=sys.stderr)
        return 1
    if namespace.json:
        outcome = verified.outcome.to_json() if verified.outcome else None
        return write_json({"true": True, **verified._asdict(), "outcome": outcome})
    names = seat_names(record, words)
    of_game = Words(pm.about(record.game), words.language, names)
    _print(verified, bool(seal), of_game, _origin(record, words))
    return 0


def _origin(record: pm.Record, words: Words) -> list[str]:
    """A sentence about the position from which the game started, if it has one."""
    position = record.chance.get("position")
    if not isinstance(position, dict):
        return []
    key = "verify-redealt" if REDEALT in record.chance else "verify-position"
    return [words.text(key, ply=position["ply"])]


def _read_seal(typed: str) -> str:
    """Parse the seal, ignoring case and surrounding spaces."""
    seal = typed.strip().lower()
    if seal and (len(seal) != SEAL_DIGITS or not set(seal) <= HEX):
        raise UsageError("bad-seal", {"seal": typed})
    return seal


def _print(result: Verified, was_given: bool, words: Words, beginning: list[str]) -> None:
    console = layout.console()
    if result.seal:
        lines = [words.text("verify-seal", seal=result.seal)]
        lines += [] if was_given else [words.text("verify-compare")]
        if result.commitments:
            count, hashes = len(result.commitments), ", ".join(result.commitments)
            lines.append(words.text("verify-contributions", count=count, commitments=hashes))
        lines += [words.text("verify-sealed-moves", moves=result.moves, calls=result.calls)]
    else:
        lines = [words.text("verify-not-sealed"), words.text("verify-moves", moves=result.moves)]
    lines.append(
        words.result(result.outcome) if result.outcome else words.text("verify-unfinished")
    )
    for line in [*beginning, *lines]:
        console.print(Text(line), soft_wrap=True)
