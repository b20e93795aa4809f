"""The command `restore`: restores a backup."""

import argparse
import asyncio
from pathlib import Path

from pandemonium.cli.parsing import Parser, new_command
from pandemonium.locale.words import Words


def add_command(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add the command `restore`."""
    parser = new_command(commands, "restore", words, run)
    parser.add("file", metavar="file", key="cli-restore-file")
    parser.add("place", metavar="place", key="cli-restore-place")
    parser.add("--force", action="store_true", key="cli-restore-force")


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Restore the backup and print its contents."""
    from pandemonium.server.storage.backup import restore  # databases are slow to import

    content = asyncio.run(restore(Path(namespace.file), namespace.place, namespace.force))
    contents = words.text("backup-contents", **content._asdict())
    print(words.text("restore-done", contents=contents))
    return 0
