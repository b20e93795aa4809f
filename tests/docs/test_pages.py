"""What the pages of the documentation show is run, and must be true.

On each page, in order and in one empty folder:

- `python` blocks are executed; a line `expression  # -> value` must give that value
- `toml` blocks that begin with `# name.toml` are written to that file
- `console` blocks: `$ pandemonium ...` is run, lines `> ...` are typed into it, and the other
  lines must be printed by it, in their order (`...` stands for anything); of `$ make ...` the
  target must exist, and other commands are not run

`-n` is cut down, so that a page may show as many games as a reader would want. A page that needs a
game which may not be installed declares it: `<!-- needs: leduc -->`.
"""

import ast
import re
import shlex
import textwrap
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.cli import main
from tests.docs.test_docs import BLOCK, DOCS, ROOT, every_page

MAX_GAMES = 8


@every_page
def test_what_a_page_shows_is_true(
    page: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = page.read_text(encoding="utf-8")
    for needed in re.findall(r"<!-- needs: (\S+) -->", text):
        if needed not in pm.games():
            pytest.skip(f"{needed} is not installed")
    monkeypatch.setenv("PANDEMONIUM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").symlink_to(DOCS)
    namespace: dict[str, object] = {"__name__": "__main__"}
    for _, language, indented in BLOCK.findall(text):
        code = textwrap.dedent(indented)
        if language == "python":
            run_python(code, namespace)
        elif language == "toml" and code.startswith("# "):
            Path(code.splitlines()[0].removeprefix("# ")).write_text(code, encoding="utf-8")
        elif language == "console":
            run_console(code, monkeypatch, capsys)


def run_python(code: str, namespace: dict[str, object]) -> None:
    """Execute a block; a line with `# -> value` is compared."""
    shown = code.splitlines()
    for node in ast.parse(code).body:
        _, arrow, expected = shown[(node.end_lineno or 1) - 1].partition("  # -> ")
        if arrow and isinstance(node, ast.Expr):
            result = eval(compile(ast.Expression(node.value), "<docs>", "eval"), namespace)
            assert repr(result) == expected.strip(), ast.unparse(node)
        else:
            exec(compile(ast.Module([node], []), "<docs>", "exec"), namespace)


def run_console(
    block: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Run the commands of a block and compare what they print with what is shown."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, *shown = part.splitlines()
        program, *args = shlex.split(command, comments=True)
        if program == "make":
            targets = {arg for arg in args if "=" not in arg}
            assert targets <= make_targets(), command
        if program != "pandemonium":
            continue
        answers = [line.removeprefix("> ") for line in shown if line.startswith("> ")]
        expected = [line for line in shown if line.strip() and not line.startswith("> ")]
        monkeypatch.setattr("builtins.input", typing(answers))
        code = main(fewer_games(args))
        printed = capsys.readouterr()
        is_refusal = any(line.startswith("pandemonium: ") for line in expected)
        assert (code != 0) == is_refusal, printed.err or command
        compare(expected, printed.out + printed.err, command)
        assert not answers, f"{command}: nobody asked for {answers}"


def typing(answers: list[str]) -> object:
    """An `input` that takes the answers one after another, then leaves."""

    def read(_prompt: str = "") -> str:
        if not answers:
            raise EOFError
        return answers.pop(0)

    return read


def fewer_games(args: list[str]) -> list[str]:
    """The arguments with a number of games that a test can afford."""
    return [
        str(min(int(arg), MAX_GAMES)) if before in ("-n", "--games") else arg
        for before, arg in zip(["", *args], args, strict=False)
    ]


def compare(expected: list[str], printed: str, command: str) -> None:
    """Every shown line stands in what was printed, in this order."""
    lines = [" ".join(line.split()) for line in printed.splitlines()]
    for line in expected:
        if line.strip() == "...":
            continue
        wanted = " ".join(line.split())
        matches = [i for i, line in enumerate(lines) if wanted in line]
        assert matches, f"{command} does not print {wanted!r} (there); it prints:\n{printed}"
        lines = lines[matches[0] + 1 :]


def make_targets() -> set[str]:
    """The targets of the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+):", makefile, flags=re.MULTILINE))
