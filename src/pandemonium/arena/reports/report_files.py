"""Writes a report: the page, with data files and pictures beside it."""

from pathlib import Path

import polars as pl

from pandemonium.arena.reports.charts import FILE, Canvas
from pandemonium.arena.reports.figures import things
from pandemonium.arena.reports.frames import Frames, write_table
from pandemonium.arena.reports.page import WIDE, write_page
from pandemonium.arena.reports.report_paths import FORMATS, data_files, sibling_path
from pandemonium.arena.reports.sections import all_sections
from pandemonium.arena.reports.study import BASE, LADDER, ReportRun
from pandemonium.engine.version import VERSION, is_compiled
from pandemonium.locale.words import Words


def write_report(
    studied: ReportRun, words: Words, page: Path, command: str, mode: str, pictures: bool
) -> None:
    """Write all files. `words` is the game's catalogue, `mode` as for `open`."""
    page.parent.mkdir(parents=True, exist_ok=True)
    frames = Frames.of(studied.rows)
    for name, table in (*vars(frames).items(), ("things", _all_things(studied, frames))):
        for form in FORMATS:
            write_table(table, sibling_path(page, f"{name}.{form}"), mode)
    sections, title = all_sections(studied, words), studied.base.configure().title
    text = write_page(
        words.text("report-title", title=title, games=frames.of_setting(BASE).games.height),
        _lead(studied, words),
        sections,
        _closing(studied, words, page, command),
        words.text("report-all-figures"),
        words.language,
    )
    with page.open(mode, encoding="utf-8") as file:
        file.write(text)
    canvas = Canvas(FILE, WIDE, words.language)
    for section in sections:
        if pictures and section.picture is not None:
            with sibling_path(page, f"{section.name}.svg").open(mode, encoding="utf-8") as file:
                file.write(section.picture(canvas))


def _all_things(studied: ReportRun, frames: Frames) -> pl.DataFrame:
    """The statistics of all tallies in all settings."""
    names = frames.counts.select("setting", "tally").unique(maintain_order=True).iter_rows()
    sides = studied.base.configure().strategy().sides
    tables = [
        things(frames.of_setting(setting), tally, len(sides) // len(set(sides))).select(
            pl.lit(setting).alias("setting"), pl.lit(tally).alias("tally"), pl.all()
        )
        for setting, tally in names
    ]
    return pl.concat(tables) if tables else frames.counts


def _lead(studied: ReportRun, words: Words) -> list[str]:
    """The introduction: what was played, and its limits."""
    base = studied.base
    chosen = [f"{name} = {value}" for name, value in studied.chosen.items()]
    sentences = [words.text("report-intro", seats=base.seats, player=base.player)]
    if chosen:
        sentences[0] += " " + words.text("report-options", options=", ".join(chosen))
    key = "report-random" if base.player == LADDER[0] else "report-bots"
    sentences.append(words.text(key, player=base.player))
    if studied.done < studied.wanted:
        sentences.append(words.text("report-stopped", done=studied.done, wanted=studied.wanted))
    return sentences


def _closing(studied: ReportRun, words: Words, page: Path, command: str) -> list[str]:
    """The footer: how the report was made, and its data files."""
    build = words.text("about-compiled" if is_compiled() else "about-pure")
    files = ", ".join(f"`{path.name}`" for path in data_files(page))
    first, last = studied.base.seed, studied.base.seed + studied.base.games - 1
    return [
        words.text("report-how"),
        words.text("report-made", command=f"`{command}`", version=VERSION, build=build,
                   first=str(first), last=str(last)),
        words.text("report-files", files=files),
    ]  # fmt: skip
