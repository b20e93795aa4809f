"""Writes the lock files of this folder: `make lock`.

They pin exact versions with the hashes of all files, for every supported Python and system.
`server.lock` is for the container, `build.lock` for building wheels, `dev.lock` for the tests.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
WHEEL_TOOLS = ["build>=1.3,<2", "cibuildwheel>=3.2,<4"]
EDITABLE = "editables>=0.3,<1"  # required by hatchling for editable installs
COMMON = [
    "--universal",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-annotate",
    "--no-header",
    "--quiet",
]
HEADER = "# Written by `make lock`: exact versions, and the hashes that pip checks.\n"


def inputs() -> dict[str, list[str]]:
    """The requirements of each lock, as the project declares them."""
    sys.path.insert(0, str(ROOT))
    import hatch_build  # not a package

    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, tools = declared["project"], [*hatch_build.REQUIREMENTS, hatch_build.NODE]
    extras = project["optional-dependencies"]
    dev = [name for name in extras["dev"] if not name.startswith("pandemonium[")]
    tested = [*extras["cluster"], *extras["postgres"], *extras["reports"]]
    return {
        "server": [*project["dependencies"], *extras["postgres"]],
        "build": [*declared["build-system"]["requires"], *tools, *WHEEL_TOOLS],
        "dev": [*project["dependencies"], *tested, *dev, EDITABLE, hatch_build.NODE],
    }


def lowest_python() -> str:
    """The oldest supported Python."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(declared["project"]["requires-python"]).removeprefix(">=")


def main() -> None:
    """Resolve and write all locks; keeps pinned versions unless `UPGRADE` is set."""
    upgrade = ["--upgrade"] if os.environ.get("UPGRADE") else []
    for name, wanted in inputs().items():
        file = HERE / f"{name}.lock"
        uv = [sys.executable, "-m", "uv", "pip", "compile", *COMMON, *upgrade]
        subprocess.run(
            [*uv, "--python-version", lowest_python(), "--output-file", str(file), "-"],
            input="\n".join(wanted),
            text=True,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        file.write_text(HEADER + file.read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    main()
