"""The command `backup`: writes a server's whole storage to one file while it runs."""

import argparse
import asyncio
from pathlib import Path

from pandemonium.cli.parsing import Parser, add_force, new_command
from pandemonium.locale.words import Words


def add_command(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add the command `backup`."""
    parser = new_command(commands, "backup", words, run)
    parser.add("place", metavar="place", key="cli-backup-place")
    parser.add("file", metavar="file", key="cli-backup-file")
    add_force(parser)


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Write the backup and print its contents."""
    from pandemonium.server.storage.backup import back_up  # databases are slow to import

    file = Path(namespace.file)
    content = asyncio.run(back_up(namespace.place, file, namespace.force))
    contents = words.text("backup-contents", **content._asdict())
    print(words.text("backup-done", file=namespace.file, contents=contents))
    return 0
