"""Which tests cover which clause: read from the marks on the tests, without running them."""

import ast
from pathlib import Path


def tests_by_clause(folder: Path) -> dict[str, list[str]]:
    """The names of the tests below `folder` with `@rule("XX 1.2")`, by clause."""
    return tests_by_mark(folder, "rule")


def tests_by_mark(folder: Path, mark: str) -> dict[str, list[str]]:
    """The names of the tests with a mark, by the text in the mark."""
    tests: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for text in _marks(node, mark):
                    tests.setdefault(text, []).append(node.name)
    return tests


def _marks(test: ast.FunctionDef, mark: str) -> list[str]:
    """The texts of `mark("text")` and `pytest.mark.mark("text")` in the decorators of a test.

    Also inside a decorator: a parameter may carry a mark, `pytest.param(..., marks=mark("text"))`.
    """
    texts = []
    for decorator in test.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in (
                mark,
                f"pytest.mark.{mark}",
            ):
                texts += [str(arg.value) for arg in call.args if isinstance(arg, ast.Constant)]
    return texts
