"""The rulebook as data: numbered clauses read from Markdown.

A clause is a paragraph that starts with its number in bold (`**3.4** The text ...`) under a chapter
heading (`## 3. The roll`); lines that follow without an empty line belong to it. A whole sentence
in parentheses gives the reason of an interpretation: `(The book says nothing of it.)`.
"""

import re
from dataclasses import dataclass

from pandemonium.engine.errors import NotationError, PandemoniumError

HEADING = re.compile(r"^##\s+(?:\d+\.\s*)?(.*)$", re.MULTILINE)
GLOSSARY = re.compile(r"^\*\*\w+\.\*\*\s+")  # **Words.** before the first chapter
WORD = re.compile(r"((?:\*[^*]+\*,\s*)*\*[^*]+\*)\s*:\s*")  # *Sweet*, *Rotten*: ...
REASON = re.compile(r"\(([^\W\d_a-zà-ÿ]\w*[^()]*(?:\([^()]*\)[^()]*)*\.)\)")  # (A sentence.)
TYPED = re.compile(r"`(\w+)")  # `hand`, `edition = "french"`
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\*\s+(.*)$")


@dataclass(eq=False)
class Clause:
    """One addressed rule: `id` (`"LSD 3.4"`), the title of its chapter and its text."""

    id: str
    chapter: str
    text: str

    @property
    def reasons(self) -> list[str]:
        """The reasons of interpretations: the sentences in parentheses."""
        return REASON.findall(self.text)

    @property
    def typed(self) -> list[str]:
        """The first word of each code span, such as the name of an option."""
        return TYPED.findall(self.text)


def read_rulebook(prefix: str, markdown: str) -> dict[str, Clause]:
    """All clauses by id, in the order of the book."""
    clauses: dict[str, Clause] = {}
    chapter = ""
    current = ""
    for line in [*markdown.splitlines(), ""]:
        heading = HEADING.match(line)
        start = CLAUSE.match(line)
        if heading is not None:
            chapter = heading.group(1)
            current = ""
        elif start is not None:
            current = f"{prefix} {start.group(1)}"
            if current in clauses:
                raise PandemoniumError("two-clauses", {"clause": current})
            clauses[current] = Clause(current, chapter, start.group(2))
        elif not line.strip():
            current = ""
        elif current:
            clauses[current].text += " " + line.strip()
    return clauses


def find_clauses(book: dict[str, Clause], prefix: str, wanted: str) -> list[Clause]:
    """The clause with this number, or all of the chapter; with or without the prefix."""
    number = wanted.strip().upper().removeprefix(prefix).strip()
    exact = book.get(f"{prefix} {number}")
    matches = [clause for clause in book.values() if clause.id.startswith(f"{prefix} {number}.")]
    if exact is None and (not matches or not number):
        raise NotationError(
            "no-clause",
            {"clause": wanted or "?", "first": next(iter(book)), "last": list(book)[-1]},
        )
    return matches if exact is None else [exact]


def chapters(book: dict[str, Clause]) -> dict[str, str]:
    """The titles of the chapters by number, in the order of the book."""
    titles: dict[str, str] = {}
    for clause in book.values():
        titles.setdefault(clause.id.split(" ")[-1].split(".")[0], clause.chapter)
    return titles


def read_glossary(markdown: str) -> dict[str, str]:
    """The words that the book explains before its first chapter, with their meanings."""
    before = HEADING.split(markdown, maxsplit=1)[0] if HEADING.search(markdown) else markdown
    for paragraph in before.split("\n\n"):
        text = " ".join(paragraph.split("\n"))
        opening = GLOSSARY.match(text)
        if opening is not None:
            parts = WORD.split(text[opening.end() :])[1:]
            words = [word.replace("*", "") for word in parts[::2]]
            return {word: meaning.strip() for word, meaning in zip(words, parts[1::2], strict=True)}
    return {}
