"""Python environments for measurements: the project's own, and others for other libraries."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
PURE = ROOT / ".venv/bin/python"
COMPILED = ROOT / ".venv-compiled/bin/python"
PEERS = ROOT / ".venv-peers"


def note(text: str) -> None:
    """Print progress to standard error."""
    print(text, file=sys.stderr, flush=True)


def environment(name: str, *packages: str) -> Path | None:
    """The interpreter of an environment with these packages, created once; None if that fails."""
    folder = PEERS / name
    python = folder / "bin/python"
    done = folder / ".installed"
    if done.is_file() and done.read_text(encoding="utf-8") == " ".join(packages):
        return python
    note(f"making an environment for {name} ({', '.join(packages)}) ...")
    venv.create(folder, with_pip=True, clear=True)
    command = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode:
        lines = result.stderr.strip().splitlines() or ["no reason given"]
        note(f"{name} is left out: it cannot be installed ({lines[-1]})")
        return None
    done.write_text(" ".join(packages), encoding="utf-8")
    return python


def measure(python: Path, script: str, *args: str, path: str = "") -> dict[str, float]:
    """Run a worker script in an environment and return its figures."""
    command = [str(python), str(ROOT / "bench" / script), *args]
    settings = {"PYTHONPATH": path} if path else {}
    result = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": "", **settings},
    )
    if result.returncode:
        raise RuntimeError(f"{script} failed: {result.stderr.strip().splitlines()[-1:]}")
    figures: dict[str, float] = json.loads(result.stdout.splitlines()[-1])
    return figures


def best(rounds: list[dict[str, float]], name: str) -> float:
    """The best of several rounds: noise only makes a measurement slower."""
    return max(figures[name] for figures in rounds)
