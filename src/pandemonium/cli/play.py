"""The command `play`: a game in the terminal, new or resumed."""

import argparse
from pathlib import Path

import pandemonium as pm
from pandemonium.cli.errors import UsageError
from pandemonium.cli.parsing import Parser, add_configuration, new_command, options_in
from pandemonium.engine.game import About
from pandemonium.locale.words import Words
from pandemonium.players import PLAYERS
from pandemonium.table import Table
from pandemonium.terminal import drawing, saves
from pandemonium.terminal.line import LineGame, Stopped

PERSON = "person"


def add_command(
    commands: "argparse._SubParsersAction[Parser]", words: Words, game: About | None
) -> None:
    """Add `play`."""
    parser = new_command(commands, "play", words)
    add_configuration(parser, words, game)
    bots = ", ".join(sorted(PLAYERS))
    parser.add_argument("--seats", metavar="NAME,NAME,...", help=words.text("cli-seats", bots=bots))
    parser.add_argument("--seed", type=int, metavar="N", help=words.text("cli-seed-play"))
    parser.add_argument("--save", metavar="FILE", help=words.text("cli-save"))
    parser.add_argument("--resume", metavar="FILE", help=words.text("cli-resume"))
    parser.set_defaults(command=run)


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Play until the game ends or the person leaves."""
    table = _resume(namespace) if namespace.resume else _start(namespace)
    record = table.record
    record.seats = _seats(namespace, record)
    save_to = Path(namespace.save or namespace.resume or f"{record.game}.record")
    names = [_shown(name, seat, words) for seat, name in enumerate(record.seats)]
    own = Words(table.game, words.language, names)
    game = LineGame(table, own, save_to, drawing.console())
    try:
        game.run()
    except Stopped:
        game.save("")
        game.say("play-resume", command=f"pandemonium play {record.game} --resume {game.save_to}")
    else:
        if namespace.save or namespace.resume:
            game.save("")
    return 0


def _start(namespace: argparse.Namespace) -> Table:
    """A new game; without a seed its chance is sealed."""
    game = pm.game(namespace.game, namespace.players, **options_in(namespace))
    seed = namespace.seed
    return Table.start(game, chance=pm.SealedChance.fresh() if seed is None else pm.Chance(seed))


def _resume(namespace: argparse.Namespace) -> Table:
    """A saved game; what the command line says about it must not contradict it."""
    record = saves.read_record(Path(namespace.resume))
    if record.game != namespace.game:
        details = {"file": namespace.resume, "game": record.game, "wanted": namespace.game}
        raise UsageError("resume-other-game", details)
    if namespace.players is not None or options_in(namespace) or namespace.seed is not None:
        raise UsageError("resume-takes-all")
    table = Table.resume(record)
    if table.over:
        raise UsageError("resume-over", {"file": namespace.resume})
    return table


def _seats(namespace: argparse.Namespace, record: pm.Record) -> list[str]:
    """Who plays: as told, as saved, or one person against bots."""
    if not namespace.seats:
        return record.seats or [PERSON, *["random"] * (record.players - 1)]
    seats = [name.strip() for name in namespace.seats.split(",")]
    if len(seats) != record.players or not all(seats):
        raise UsageError("wrong-seats", {"given": len(seats), "players": record.players})
    return seats


def _shown(name: str, seat: int, words: Words) -> str:
    """A name for the table; there may be several bots of a kind, and people without a name."""
    if name in PLAYERS:
        return words.text("bot", name=name, number=seat + 1)
    return "" if name == PERSON else name
