"""The `pandemonium` command."""

import sys

from pandemonium.engine.version import VERSION, is_compiled


def main(argv: list[str] | None = None) -> int:
    """Run one command; without the packages that a terminal needs, say how to get them."""
    try:
        from pandemonium.cli.main import main as run
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("pandemonium"):
            raise
        build = "compiled" if is_compiled() else "pure Python"
        print(
            f"pandemonium {VERSION} ({build}): the command line needs {missing.name}; "
            "install it with: pip install 'pandemonium[terminal]'",
            file=sys.stderr,
        )
        return 1
    return run(argv)
