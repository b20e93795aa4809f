"""Pages about cards: what a card file of a game may say, made from the code that reads it."""

from making.sources import page, table

INTRODUCTION = (
    "What a card file may say. Its words are data: nothing in a card file is executed. What does "
    "not fit is refused with the file, the line, the card, the field and what was expected. How to "
    "go about it: [add a card](../how-to/add-a-card.md)."
)


class Chapter:
    """A part of the page: a heading, a remark, and a table with one row per word."""

    def __init__(self, heading: str, remark: str, header: list[str], rows: list[list[str]]) -> None:
        """The first cell of each row is shown as code."""
        self.heading = heading
        self.remark = remark
        self.header = header
        self.rows = [[f"`{row[0]}`", *row[1:]] for row in rows]


def told(helps: dict[str, str]) -> list[list[str]]:
    """Words with their lines of help as rows."""
    return [[word, said] for word, said in helps.items()]


def card_page(title: str, chapters: list[Chapter], examples: str) -> str:
    """The whole page of one game."""
    parts: list[str | list[str]] = []
    for chapter in chapters:
        parts += [f"## {chapter.heading}"]
        parts += [chapter.remark] if chapter.remark else []
        parts += [table(chapter.header, chapter.rows)]
    return page(f"The cards of {title}", INTRODUCTION, *parts, examples.strip())
