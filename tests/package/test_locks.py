"""Lock files and pins: what is installed is what was checked."""

import re
import runpy
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
INPUTS: dict[str, list[str]] = runpy.run_path(str(ROOT / "deploy" / "lock.py"))["inputs"]()
PIN = re.compile(
    r"^([A-Za-z0-9._-]+)==(\S+)(?: ; [^\\]+)? \\\n((?:    --hash=\S+(?: \\)?\n?)+)", re.M
)


def text_of(name: str) -> str:
    """A lock file."""
    return (ROOT / "deploy" / f"{name}.lock").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", INPUTS)
def test_a_lock_satisfies_what_the_project_asks_for(name: str) -> None:
    pins: dict[str, list[str]] = {}
    for package, version, _ in PIN.findall(text_of(name)):
        pins.setdefault(canonicalize_name(package), []).append(version)
    for line in INPUTS[name]:
        wanted = Requirement(line)
        versions = pins.get(canonicalize_name(wanted.name), [])
        assert versions, f"{line} is not locked: make lock"
        assert all(map(wanted.specifier.contains, versions)), f"{line}: make lock"


@pytest.mark.parametrize("name", INPUTS)
def test_every_pin_has_hashes_and_nothing_else_is_there(name: str) -> None:
    text = text_of(name)
    rest = PIN.sub("", text)
    assert all(line.startswith("#") for line in rest.split("\n") if line)
    hashes = re.findall(r"--hash=(\S+)", text)
    assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", digest) for digest in hashes)
    assert "://" not in text
    assert "index" not in text.lower()


def test_actions_are_pinned_by_commit() -> None:
    used = [
        line.split("uses:")[1].strip()
        for file in (ROOT / ".github" / "workflows").glob("*.yml")
        for line in file.read_text(encoding="utf-8").splitlines()
        if "uses:" in line
    ]
    assert used
    for action in used:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}  # v[\d.]+", action), action


def test_the_container_is_made_of_what_is_locked() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    images = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    assert len(images) == 2
    assert all(re.search(r"@sha256:[0-9a-f]{64}$", image) for image in images)
    installs = re.findall(r"pip (?:install|wheel) ([^\\&\n]*)", text)
    assert all("--require-hashes" in install or "--no-deps" in install for install in installs), (
        installs
    )
