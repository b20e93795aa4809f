"""The command `play`: a game in the terminal, new or resumed."""

import argparse
import contextlib
import getpass
import os
import shlex
import sys
import traceback
from datetime import date
from pathlib import Path

import pandemonium as pm
from pandemonium.cli.errors import UsageError
from pandemonium.cli.parsing import (
    PERSON,
    Parser,
    add_configuration,
    new_command,
    options_in,
    seat_names,
)
from pandemonium.engine.errors import PandemoniumError, Phrase
from pandemonium.engine.game import About
from pandemonium.engine.version import VERSION
from pandemonium.locale.words import Words
from pandemonium.players import players
from pandemonium.table import Table
from pandemonium.terminal import layout
from pandemonium.terminal.line_game import LineGame
from pandemonium.terminal.local_table import LocalTable
from pandemonium.terminal.resume import pick_game
from pandemonium.terminal.saves import SaveFile, SaveFolder, data_folder, read_record
from pandemonium.terminal.screen import Screen
from pandemonium.terminal.signals import GameStopped, StopOnSignals

OPPONENT = "devil"  # the default bot


def add_command(
    commands: "argparse._SubParsersAction[Parser]", words: Words, game: About | None
) -> None:
    """Add the command and its arguments."""
    parser = new_command(commands, "play", words, run)
    add_configuration(parser, words, game, is_optional=True)
    bots = ", ".join(players())
    parser.add_argument(
        "--seats", metavar=words.text("metavar-names"), help=words.text("cli-seats", bots=bots)
    )
    parser.add("--seed", type=int, metavar="N", key="cli-seed-play")
    parser.add("--save", metavar="file", key="cli-save")
    parser.add("--resume", metavar="file", nargs="?", const="", key="cli-resume")
    parser.add("--hint", action="store_true", key="cli-hint")
    parser.add("--join", metavar="URL", key="cli-join")
    parser.add("--name", metavar="name", key="cli-join-name")


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Play until the game ends or the person leaves; the exit code is 1 if saving failed."""
    if namespace.join:
        return _join(namespace, words)
    folder = SaveFolder(data_folder(os.environ))
    try:
        path = _file_to_resume(namespace, words, folder)
    except EOFError:
        print(words.text("cli-stopped"), file=sys.stderr)
        return 1
    table = _start(namespace) if path is None else _resume(namespace, path)
    table.record.seats = _seats(namespace, table.record)
    game_words = Words(table.game, words.language, seat_names(table.record, words))
    file = SaveFile(folder, date.today().isoformat(), path)
    with StopOnSignals(GameStopped) as signals:
        local = LocalTable(table, file, Screen(layout.console(), game_words), signals)
        if namespace.save:
            local.save(namespace.save)
        return play_and_save(LineGame(local, signals, namespace.hint), local)


def _join(namespace: argparse.Namespace, words: Words) -> int:
    """Play at a server's table until the game is over or the person leaves."""
    from pandemonium.terminal.client import TableConnection, TableLink, token_for
    from pandemonium.terminal.remote_table import RemoteTable  # only joined games need it

    link = TableLink.parse(namespace.join)
    name = namespace.name or getpass.getuser()
    token = token_for(link.server, name, words.language, data_folder(os.environ))
    screen = Screen(layout.console(), words)
    with contextlib.closing(TableConnection(link, token, words.language)) as connection:
        try:
            LineGame(RemoteTable(connection, screen), has_hints=namespace.hint).run()
        except GameStopped:
            screen.print_message("join-left")
        except PandemoniumError as problem:
            screen.print_error(problem)
            return 1
    return 0


def play_and_save(game: LineGame, local: LocalTable) -> int:
    """Play and save the game however it ends; the exit code is 1 if anything failed."""
    hint, command = "play-replay", "replay"
    chance, screen = local.table.state.chance, local.screen
    try:
        if isinstance(chance, pm.SealedChance):
            screen.print_message("play-sealed", seal=chance.seal)
        game.run()
        if isinstance(chance, pm.SealedChance):
            screen.print_message("play-secret", secret=chance.secret.hex())
    except GameStopped:
        local.autosave()
        hint, command = "play-resume", f"play {local.game.id} --resume"
    except OSError:  # the terminal is gone: `main` exits silently
        local.autosave()
        raise
    except Exception:  # a bug must not lose the game
        local.autosave()
        _report(local, traceback.format_exc())
        return 1
    if local.unsaved is not None:
        screen.print_error(local.unsaved)
        return 1
    path = str(local.file.path)
    screen.print_message("play-saved", path=path)
    screen.print_message(hint, command=f"pandemonium {command} {shlex.quote(path)}")
    return 0


def _report(local: LocalTable, trace: str) -> None:
    """Print the traceback, and what to include in a bug report."""
    print(trace, file=sys.stderr)
    local.screen.print_message("play-crashed", version=VERSION)
    if local.unsaved is not None:
        local.screen.print_error(local.unsaved)
    else:
        local.screen.print_message("play-crashed-report", path=str(local.file.path))


# ---------------------------------------------------------------------- the game


def _start(namespace: argparse.Namespace) -> Table:
    """A new game; without a seed its dice are sealed (commit-reveal)."""
    if namespace.game is None:
        names, read_on = Phrase("metavar-game"), "pandemonium play --help"
        raise UsageError("usage-required", {"names": names, "help": read_on})
    options = {**pm.about(namespace.game).for_people(), **options_in(namespace)}
    game = pm.game(namespace.game, namespace.players, **options)
    seed = namespace.seed
    return Table.start(game, chance=pm.SealedChance.fresh() if seed is None else pm.Chance(seed))


def _file_to_resume(namespace: argparse.Namespace, words: Words, folder: SaveFolder) -> Path | None:
    """The saved game to resume; without a name, the person picks an unfinished one."""
    if namespace.resume is None:
        return None
    if namespace.game is None and namespace.resume in pm.games():
        namespace.game, namespace.resume = (
            namespace.resume,
            "",
        )  # `--resume GAME`: list only that game
    if namespace.resume:
        return Path(namespace.resume)
    for damaged in folder.damaged():
        print(words.text("resume-damaged", file=str(damaged)), file=sys.stderr)
    saves = [save for save in folder.unfinished() if namespace.game in (None, save.record.game)]
    if not saves:
        raise UsageError("nothing-to-resume", {"folder": str(folder.folder)})
    names = [seat_names(save.record, words) for save in saves]
    return pick_game(saves, names, words, layout.console()).path


def _resume(namespace: argparse.Namespace, path: Path) -> Table:
    """Load a saved game; a contradicting command line is a UsageError."""
    record = read_record(path)
    if namespace.game not in (None, record.game):
        details = {"file": str(path), "game": record.game, "wanted": namespace.game}
        raise UsageError("resume-other-game", details)
    if namespace.players is not None or options_in(namespace) or namespace.seed is not None:
        raise UsageError("resume-takes-all")
    table = Table.resume(record)
    if table.over:
        command = f"pandemonium replay {shlex.quote(str(path))}"
        raise UsageError("resume-over", {"file": str(path), "command": command})
    return table


def _seats(namespace: argparse.Namespace, record: pm.Record) -> list[str]:
    """The names of the seats: as given, as saved, or one person against bots."""
    if not namespace.seats:
        return record.seats or [PERSON, *[OPPONENT] * (record.players - 1)]
    seats = [name.strip() for name in namespace.seats.split(",")]
    if len(seats) != record.players or not all(seats):
        raise UsageError("wrong-seats", {"given": len(seats), "players": record.players})
    return seats
