"""The worked example of the architecture page, followed to the letter on a copy of the package."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pandemonium

PAGE = Path(__file__).parents[2] / "docs" / "explanation" / "architecture.md"
BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAME = "games/lets_summon_demons"


def test_a_new_verb_and_its_question_are_two_classes_and_their_sentences(tmp_path: Path) -> None:
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert [name for name, _ in blocks] == ["effects.py", "en.ftl", "fr.ftl", "example.py"]
    copy = tmp_path / "pandemonium"
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")  # it would hide the change
    shutil.copytree(Path(pandemonium.__file__).parent, copy, ignore=compiled)
    *changes, (_, example) = blocks
    for name, text in changes:
        with (copy / GAME / name).open("a", encoding="utf-8") as file:
            file.write("\n\n" + text)
    (tmp_path / "example.py").write_text(example, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "example.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines() == [
        "Any player of your choice collects 2 souls.",
        "Dog: you must choose who collects 2 souls.",
        "2",
    ], done.stderr
