"""Renders sections of text as rich tables, in several densities."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import IO

from rich.box import HEAVY_HEAD
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pandemonium.engine.text_view import Section
from pandemonium.locale.cleaning import clean

Paint = Callable[[Text], Text]
LONG = 18  # characters from which a word may be broken
SEPARATOR = " │ "
EMPHASIS = re.compile(r"\*+([^*]+)\*+")


def plain(text: Text) -> Text:
    """The text unchanged: a `Paint` without colours."""
    return text


def table(section: Section, paint: Paint = plain) -> RenderableType:
    """One section as a table below its title."""
    return Group(Text(clean(section.title), style="bold"), Columns(section, paint, SEPARATOR))


@dataclass
class Columns:
    """The rows of a section in columns fitted to the screen; breaks words only if it must."""

    section: Section
    paint: Paint
    gap: str  # between the columns: a line, or only spaces

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        rows = [[clean(cell) for cell in row] for row in self.section.rows]
        header = self.section.header or [""] * max(len(row) for row in rows)
        drawn = Table(
            show_header=bool(self.section.header),
            header_style="dim",
            show_edge=False,
            pad_edge=False,
            box=HEAVY_HEAD if self.gap == SEPARATOR else None,
            padding=(0, 1) if self.gap == SEPARATOR else (0, len(self.gap), 0, 0),
        )
        room = options.max_width - len(self.gap) * (len(header) - 1)
        for heading, width in zip(header, widths([header, *rows], room), strict=True):
            drawn.add_column(self.paint(Text(heading)), width=width, overflow="fold")
        for number, row in enumerate(rows):
            style = "bold" if number in self.section.marked else ""
            drawn.add_row(*[self.paint(Text(cell)) for cell in row], style=style)
        yield drawn


def widths(rows: list[list[str]], room: int) -> list[int]:
    """The width of each column: its longest cell, or a fair part of `room` if that is too wide."""
    columns = list(zip(*rows, strict=True))
    wanted = [max(cell_len(cell) for cell in column) for column in columns]
    if sum(wanted) <= room:
        return wanted
    words = [[cell_len(word) for cell in column for word in cell.split()] for column in columns]
    widths_ = [min(LONG, max(lengths, default=0)) for lengths in words]
    while sum(widths_) > room and max(widths_) > 1:
        widths_[widths_.index(max(widths_))] -= 1
    while sum(widths_) < room:
        crowded = [want / max(1, have) for want, have in zip(wanted, widths_, strict=True)]
        widths_[crowded.index(max(crowded))] += 1
    return widths_


def position(sections: list[Section], title: str, paint: Paint = plain) -> RenderableType:
    """The whole table in a frame."""
    parts: list[RenderableType] = []
    for section in sections:
        parts += [table(section, paint), ""]
    return Panel(Group(*parts[:-1]), title=title, title_align="left")


def brief(sections: list[Section], title: str, paint: Paint = plain) -> RenderableType:
    """The table in as few lines as possible, below a rule."""
    parts: list[RenderableType] = [Rule(title, align="left", style="dim")]
    parts += [Columns(section, paint, "  ") for section in sections]
    return Group(*parts)


def terse(sections: list[Section], title: str, paint: Paint = plain) -> RenderableType:
    """The table in even fewer lines: rows become running text where that is shorter."""
    parts: list[RenderableType] = [Rule(title, align="left", style="dim")]
    parts += [CompactRows(section, paint) for section in sections]
    return Group(*parts)


@dataclass
class CompactRows:
    """The rows of a section as columns or as running text, whichever is shorter.

    Rows without a header are joined into one paragraph, others start a line each.
    """

    section: Section
    paint: Paint

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = Columns(self.section, self.paint, "  ")
        running = Group(*self.paragraphs())
        lengths = [
            len(console.render_lines(renderable, options)) for renderable in (columns, running)
        ]
        yield running if lengths[1] < lengths[0] else columns

    def paragraphs(self) -> list[Text]:
        """The rows as text: each cell follows the heading of its column, except the first."""
        header = [clean(heading) for heading in self.section.header]
        header[:1] = [""] * len(header[:1])
        lines = []
        for row in self.section.rows:
            cells = [self.paint(Text(clean(cell))) for cell in row]
            if header:
                cells = [
                    Text.assemble((f"{heading} " if heading else "", "dim"), cell)
                    for heading, cell in zip(header, cells, strict=True)
                ]
            first, *others = cells
            gap = SEPARATOR if header else " "
            lines.append(Text("  ").join([first, Text(gap).join(others)] if others else [first]))
        return lines if header else [Text(SEPARATOR).join(lines)]


@dataclass
class HangingIndent:
    """A text whose lines after the first are indented."""

    text: Text
    indent: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.text.cell_len <= options.max_width:
            yield self.text
            return
        start, rest = self.text[: self.indent], self.text[self.indent :]
        for line in rest.wrap(console, max(1, options.max_width - self.indent)):
            line.rstrip()
            yield Text.assemble(start, line)
            start = Text(" " * self.indent)


def prose(text: str) -> Text:
    """A text of the rulebook, with `*emphasis*` in italics."""
    shown = Text()
    last = 0
    for match in EMPHASIS.finditer(text):
        shown.append(text[last : match.start()]).append(match.group(1), style="italic")
        last = match.end()
    return shown.append(text[last:])


def console(file: IO[str] | None = None) -> Console:
    """A console that writes to the file, by default to standard output."""
    return Console(file=file, highlight=False)
