"""The page on hosting, and the files that it shows."""

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from pandemonium.cli.main import build_parser
from pandemonium.locale.words import Words

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "how-to" / "host.md").read_text(encoding="utf-8")
UNIT = ROOT / "deploy" / "pandemonium.service"


def read_command(line: str) -> None:
    """A command line as the program reads it; it exits where it cannot."""
    words = shlex.split(line)
    args = words[words.index("pandemonium") + 1 :] if "pandemonium" in words else words[1:]
    build_parser(Words(None, "en"), args).parse_args(args)


def test_the_page_shows_the_files_as_they_are() -> None:
    shown = re.findall(r"^```text file=(\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert shown
    for name, text in shown:
        assert (ROOT / name).read_text(encoding="utf-8") == text


def test_its_commands_can_be_read() -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    commands = [line for line in lines if re.match(r"(\S+=\S+ )?pandemonium ", line)]
    assert len(commands) >= 6
    for line in commands:
        read_command(line)


def test_the_unit_starts_a_server() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # as documented
    unit.read(UNIT)
    read_command(unit["Service"]["ExecStart"].replace("/opt/pandemonium/bin/", ""))
    assert unit["Service"]["StateDirectory"] == "pandemonium"


def test_the_unit_is_one_that_systemd_reads(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    there = tmp_path / UNIT.name  # with a program that exists, as the check wants one
    text = UNIT.read_text(encoding="utf-8")
    there.write_text(text.replace("/opt/pandemonium/bin/pandemonium", "/bin/true"))
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", there],
        capture_output=True,
        text=True,
        check=False,
    )
    about_it = [line for line in checked.stderr.splitlines() if UNIT.name in line]
    assert about_it == []


def test_the_container_starts_a_server() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    result = re.search(r"^ENTRYPOINT \[(.*)\]$", text, re.MULTILINE)
    assert result is not None
    read_command(" ".join(re.findall(r'"([^"]*)"', result.group(1))))
    for copied in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE):
        for name in copied.split():
            assert (ROOT / name).exists()
