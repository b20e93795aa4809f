"""Sheets and other tables drawn with rich: the one place that knows how a terminal looks."""

import re
from collections.abc import Callable
from typing import IO

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pandemonium.engine.sheet import Section
from pandemonium.locale.cleaning import clean

Paint = Callable[[Text], Text]
EMPHASIS = re.compile(r"\*+([^*]+)\*+")


def plain(text: Text) -> Text:
    """No colours."""
    return text


def table(section: Section, paint: Paint = plain) -> RenderableType:
    """One section as a table below its title."""
    drawn = Table(
        show_header=bool(section.header),
        header_style="dim",
        show_edge=False,
        pad_edge=False,
    )
    _fill(drawn, section, paint)
    return Group(Text(clean(section.title), style="bold"), drawn)


def _fill(drawn: Table, section: Section, paint: Paint) -> None:
    """Headings and rows."""
    columns = len(section.header) or max(len(row) for row in section.rows)
    for i in range(columns):
        heading = section.header[i] if section.header else ""
        short = all(len(row[i]) <= 12 for row in section.rows)
        drawn.add_column(paint(Text(heading)), no_wrap=short, overflow="fold")
    for number, row in enumerate(section.rows):
        style = "bold" if number in section.marked else ""
        drawn.add_row(*[paint(Text(clean(cell))) for cell in row], style=style)


def position(sections: list[Section], title: str, paint: Paint = plain) -> RenderableType:
    """The whole table in a frame."""
    parts: list[RenderableType] = []
    for section in sections:
        parts += [table(section, paint), ""]
    return Panel(Group(*parts[:-1]), title=title, title_align="left")


def brief(sections: list[Section], title: str, paint: Paint = plain) -> RenderableType:
    """The table in as few lines as possible, below a rule."""
    parts: list[RenderableType] = [Rule(title, align="left", style="dim")]
    for section in sections:
        drawn = Table(
            show_header=bool(section.header), header_style="dim", box=None, padding=(0, 2, 0, 0)
        )
        _fill(drawn, section, paint)
        parts.append(drawn)
    return Group(*parts)


def prose(text: str) -> Text:
    """A text of the rulebook: what stands between asterisks is set apart by its style."""
    shown = Text()
    last = 0
    for found in EMPHASIS.finditer(text):
        shown.append(text[last : found.start()]).append(found.group(1), style="italic")
        last = found.end()
    return shown.append(text[last:])


def console(file: IO[str] | None = None) -> Console:
    """Where to draw: the terminal, unless a file is named."""
    return Console(file=file, highlight=False)
