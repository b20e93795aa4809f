"""The page of a report: one self-contained HTML file without scripts."""

import re
from collections.abc import Sequence
from html import escape
from importlib import resources

from pandemonium.arena.reports.charts import PAGE, Canvas
from pandemonium.arena.reports.section_writer import ReportSection

WIDE, NARROW = 680, 312  # pixels; phones show the narrow one


def write_page(
    title: str,
    lead: Sequence[str],
    sections: Sequence[ReportSection],
    closing: Sequence[str],
    all_figures: str,
    language: str,
) -> str:
    """The HTML of the page; `all_figures` is the label of the collapsed tables."""
    style = resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    body = "\n".join(_section(section, all_figures, language) for section in sections)
    first = "\n".join(f'<p class="lead">{escape(sentence)}</p>' for sentence in lead[:1])
    more = "\n".join(f'<p class="caution">{escape(sentence)}</p>' for sentence in lead[1:])
    last = "\n".join(f"<p>{_with_code(sentence)}</p>" for sentence in closing)
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
{first}
{more}
</header>
<main>
{body}
</main>
<footer>
{last}
</footer>
</body>
</html>
"""


def _section(section: ReportSection, all_figures: str, language: str) -> str:
    text = "\n".join(f'<p class="note">{_with_code(sentence)}</p>' for sentence in section.text)
    return (
        f'<section id="{escape(section.name)}">\n<h2>{escape(section.title)}</h2>\n'
        f"{_figure(section, language)}{text}\n{_table(section, all_figures)}</section>"
    )


def _figure(section: ReportSection, language: str) -> str:
    """The chart in a wide and a narrow version, with the title as its text alternative."""
    if section.picture is None:
        return ""
    label = escape(section.title, quote=True)
    drawn = [
        f'<div class="{name}" role="img" aria-label="{label}">'
        f"{section.picture(Canvas(PAGE, width, language))}</div>"
        for name, width in (("wide", WIDE), ("narrow", NARROW))
    ]
    return f"<figure>{''.join(drawn)}</figure>\n"


def _table(section: ReportSection, all_figures: str) -> str:
    """The table of a section, collapsed until the reader opens it."""
    if not section.rows:
        return ""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in section.header)
    rows = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
        for row in section.rows
    )
    return (
        f'<details><summary>{escape(all_figures)}</summary><div class="scroll"><table>\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table></div></details>\n"
    )


def _with_code(text: str) -> str:
    """Escape a sentence, with text between backquotes as code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))
