"""The command `restore`: restores a backup."""

import argparse
import asyncio
from pathlib import Path

from pandemonium.cli.parsing import Parser, new_command
from pandemonium.locale.words import Words


def add_command(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add the command `restore`."""
    parser = new_command(commands, "restore", words)
    parser.add_argument(
        "file", metavar=words.text("metavar-file"), help=words.text("cli-restore-file")
    )
    parser.add_argument(
        "place", metavar=words.text("metavar-place"), help=words.text("cli-restore-place")
    )
    parser.add_argument("--force", action="store_true", help=words.text("cli-restore-force"))
    parser.set_defaults(command=run)


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Restore the backup and print its contents."""
    from pandemonium.server.storage.backup import restore  # databases are slow to import

    content = asyncio.run(restore(Path(namespace.file), namespace.place, namespace.force))
    print(words.text("restore-done", kept=words.text("kept", **content._asdict())))
    return 0
