"""Compiles the engine and the example game in one build, into a separate folder.

mypyc classes inherit natively only within one build, so a game that should run as fast as ours is
compiled together with the engine. Run by `peers.py` in an environment with a compiler.
"""

import os
import shutil
import sys
from pathlib import Path

import hatch_build
from hatch_build import is_hot

ROOT = Path(__file__).parent.parent
LEDUC = ROOT / "examples/leduc/src/leduc"


def main() -> None:
    """Copy the sources into the folder named on the command line and compile them there."""
    folder = Path(sys.argv[1]).resolve()
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src/pandemonium", folder / "src/pandemonium", ignore=ignore)
    shutil.copytree(LEDUC, folder / "src/leduc", ignore=ignore)
    os.chdir(folder)
    game = [f"src/leduc/{file.name}" for file in sorted(LEDUC.glob("*.py")) if is_hot(file)]
    engine = [name for name in hatch_build.modules(folder) if "/games/" not in name]
    for library in hatch_build.compile_into(folder / "build", engine + game):
        shutil.copy(folder / "build/lib" / library, folder / "src" / library)


if __name__ == "__main__":
    main()
