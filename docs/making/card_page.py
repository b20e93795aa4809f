"""Card file references, generated from the code that reads the files."""

from making.sources import page, table

INTRODUCTION = (
    "This page lists everything that a card file may contain. Card files are data; nothing in them "
    "is executed. An error names the file, the line, the card, the field and what was expected. "
    "For a step-by-step guide, see [add a card](../how-to/add-a-card.md)."
)


class Chapter:
    """A section of the page: a heading, a remark, and a table with one row per word."""

    def __init__(self, heading: str, remark: str, header: list[str], rows: list[list[str]]) -> None:
        """Format the first cell of each row as code."""
        self.heading = heading
        self.remark = remark
        self.header = header
        self.rows = [[f"`{row[0]}`", *row[1:]] for row in rows]


def help_rows(helps: dict[str, str]) -> list[list[str]]:
    """One row per word: the word and its help text."""
    return [[word, text] for word, text in helps.items()]


def card_page(title: str, chapters: list[Chapter], examples: str) -> str:
    """The page of one game."""
    parts: list[str | list[str]] = []
    for chapter in chapters:
        parts += [f"## {chapter.heading}"]
        parts += [chapter.remark] if chapter.remark else []
        parts += [table(chapter.header, chapter.rows)]
    return page(f"Card files of {title}", INTRODUCTION, *parts, examples.strip())
