"""Sheets and other tables drawn with rich: the one place that knows how a terminal looks."""

from typing import IO

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pandemonium.engine.sheet import Section
from pandemonium.locale.cleaning import clean


def table(section: Section) -> RenderableType:
    """One section as a table below its title."""
    drawn = Table(
        show_header=bool(section.header),
        header_style="dim",
        show_edge=False,
        pad_edge=False,
    )
    columns = len(section.header) or max(len(row) for row in section.rows)
    for i in range(columns):
        heading = section.header[i] if section.header else ""
        short = all(len(row[i]) <= 12 for row in section.rows)
        drawn.add_column(heading, no_wrap=short, overflow="fold")
    for number, row in enumerate(section.rows):
        style = "bold" if number in section.marked else ""
        drawn.add_row(*[Text(clean(cell)) for cell in row], style=style)
    return Group(Text(clean(section.title), style="bold"), drawn)


def position(sections: list[Section], title: str) -> RenderableType:
    """The whole table in a frame."""
    parts: list[RenderableType] = []
    for section in sections:
        parts += [table(section), ""]
    return Panel(Group(*parts[:-1]), title=title, title_align="left")


def console(file: IO[str] | None = None) -> Console:
    """Where to draw: the terminal, unless a file is named."""
    return Console(file=file, highlight=False)
