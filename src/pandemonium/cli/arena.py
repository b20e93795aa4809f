"""The command `arena`: a tournament between bots."""

import argparse
import os
import re
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from rich.text import Text

from pandemonium.cli.errors import UsageError
from pandemonium.cli.parsing import (
    Parser,
    add_cards,
    add_game,
    add_json,
    add_options,
    check_positive,
    new_command,
    options_in,
    write_json,
)
from pandemonium.cli.progress import run_with_progress
from pandemonium.engine.game import About
from pandemonium.engine.registry import about
from pandemonium.engine.text_view import Section, headings
from pandemonium.engine.version import is_compiled
from pandemonium.locale.number_format import number, percent
from pandemonium.locale.words import Words
from pandemonium.players import players
from pandemonium.terminal import layout

if TYPE_CHECKING:  # slow to import: only loaded when needed
    from pandemonium.arena.standings import Duel, Standing, Standings

DEFAULT_GAMES = 1000
MAX_GAMES = 100_000  # if a precision is given, and no number of games
PERCENT = re.compile(r"(\d+(?:[.,]\d+)?)\s*%?")


def add_command(
    commands: "argparse._SubParsersAction[Parser]", words: Words, game: About | None
) -> None:
    """Add the command and its arguments."""
    parser = new_command(commands, "arena", words, run)
    add_game(parser, words)
    for name, metavar in (
        ("players", "names"),
        ("games", "int"),
        ("until", "percent"),
        ("seats", "int"),
        ("results", "file"),
        ("jobs", "int"),
        ("cluster", "address"),
    ):
        parser.add_argument(
            f"--{name}",
            type=int if metavar == "int" else str,
            required=name == "players",
            metavar=words.text(f"metavar-{metavar}"),
            help=words.text(f"cli-arena-{name}", bots=", ".join(players())),
        )
    parser.add("--seed", type=int, default=0, metavar="int", key="cli-seed")
    add_json(parser)
    add_cards(parser)
    if game is not None:
        add_options(parser, words, game)


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Play and report; after an interruption, report the finished rounds."""
    from pandemonium.arena.contest import Contest
    from pandemonium.arena.tournament import tournament

    check_positive(namespace, "games", "jobs")
    until = _read_percent(namespace.until) if namespace.until else 0.0
    names = [name.strip() for name in namespace.players.split(",")]
    options = options_in(namespace)
    played = tournament(namespace.game, names, namespace.seats, namespace.seed, **options)
    games = namespace.games or (MAX_GAMES if until else DEFAULT_GAMES)
    file = Path(namespace.results) if namespace.results else None
    title = words.text("cli-simulating", game=namespace.game)
    began = perf_counter()
    with closing(Contest(played, games, until, file)) as contest:
        playing = contest.play(namespace.jobs or os.cpu_count() or 1, namespace.cluster or "")
        interrupted = run_with_progress(title, playing, lambda: contest.expected, contest.done)
        standings = contest.standings()
    elapsed = perf_counter() - began
    if namespace.json:
        build = "compiled" if is_compiled() else "pure"
        run_data = {"interrupted": interrupted, "build": build, "seconds": elapsed}
        write_json({**standings.to_json(), **run_data})
    else:
        Report(standings, words).show(elapsed)
    if interrupted:
        hint = words.text("arena-continue" if namespace.results else "arena-results-hint")
        stopped = words.text("arena-interrupted", done=contest.done)
        print(f"{stopped} {hint}", file=sys.stderr)
    return 1 if interrupted else 0


def _read_percent(typed: str) -> float:
    """Parse a percentage as a share."""
    match = PERCENT.fullmatch(typed.strip())
    share = float(match.group(1).replace(",", ".")) / 100 if match else 0.0
    if not 0 < share <= 0.5:
        raise UsageError("bad-until", {"value": typed})
    return share


# ---------------------------------------------------------------------- the results


class Report:
    """Prints the standings as tables."""

    def __init__(self, standings: "Standings", words: Words) -> None:
        self.standings = standings
        self.words = words
        self.language = words.language
        self.is_solitaire = standings.tournament.is_solitaire

    def show(self, elapsed: float) -> None:
        """Print heading, standings, duels and summary."""
        console = layout.console()
        console.print(Text(self._heading(elapsed)))
        if not self.standings.games:
            return
        console.print(layout.table(self._standings()))
        for line in self._legend():
            console.print(Text(line, style="dim"))
        title = "arena-duels-alone" if self.is_solitaire else "arena-duels"
        console.print(layout.table(self._cross_table(title, self._duel)))
        if self.is_solitaire:
            console.print(layout.table(self._cross_table("arena-leads", self._lead)))
        for line in self._summary():
            console.print(Text(line))

    def _heading(self, elapsed: float) -> str:
        tournament = self.standings.tournament
        return self.words.text(
            "arena-played",
            games=self.standings.games,
            title=about(tournament.game).title,
            players=", ".join(tournament.players),
            seats=tournament.seats,
            seconds=self._number(elapsed, 1),
            build=self.words.text("about-compiled" if is_compiled() else "about-pure"),
        )

    def _standings(self) -> Section:
        """The table of players, best first."""
        names = ["player", "rating", "games", "share", "milliseconds"]
        if self.is_solitaire:
            names.insert(4, "score")
        header = headings(self.words, names)
        rows = [self._row(standing) for standing in self.standings.players]
        return Section(self.words.text("arena-standings"), header, rows)

    def _row(self, standing: "Standing") -> list[str]:
        low, high = self.standings.interval(standing)
        doubt = (standing.rating.high - standing.rating.low) / 2
        row = [
            standing.name,
            self._signed(standing.rating.points) + (f" ±{self._number(doubt)}" if doubt else ""),
            self._number(standing.games),
            self._share(standing.share, (high - low) / 2),
            self._number(standing.milliseconds, 2),
        ]
        if self.is_solitaire:
            row.insert(4, self._number(standing.score, 2))
        return row

    def _legend(self) -> list[str]:
        """The meaning of the columns."""
        chance = percent(1 / len(self.standings.tournament.sets[0]), self.language, 0)
        share = "arena-alone" if self.is_solitaire else "arena-share"
        return [
            self.words.text("arena-rating", anchor=self.standings.anchor),
            self.words.text(share, chance=chance),
        ]

    def _cross_table(self, title: str, cell: Callable[["Duel"], str]) -> Section:
        """A table of all players against each other."""
        names = [standing.name for standing in self.standings.players]
        rows = [
            [
                row,
                *[
                    "" if row == name else cell(self.standings.duels.between(row, name))
                    for name in names
                ],
            ]
            for row in names
        ]
        return Section(self.words.text(title), ["", *names], rows)

    def _duel(self, duel: "Duel") -> str:
        return self._share(duel.share, duel.half_width)

    def _lead(self, duel: "Duel") -> str:
        """A mean score difference with its half-width."""
        mean, half = duel.lead
        return f"{self._signed(mean, 2)} ±{self._number(half, 2)}"

    def _share(self, share: float, half: float) -> str:
        """A share with its half-width."""
        return f"{percent(share, self.language)} ±{self._number(100 * half, 1)}"

    def _signed(self, value: float, digits: int = 0) -> str:
        """A number with a plus sign if it is positive."""
        return f"{'+' if value > 0 else ''}{self._number(value, digits)}"

    def _number(self, value: float, digits: int = 0) -> str:
        """A number in the reader's locale."""
        return number(value, self.language, digits)

    def _summary(self) -> list[str]:
        """Draws, aborted games and the mean length."""
        standings = self.standings
        lines = [
            self.words.text(
                kind, count=count, share=percent(count / standings.games, self.language)
            )
            for kind, count in (("draws", standings.draws), ("cuts", standings.cuts))
            if count
        ]
        mean = self._number(standings.decisions, 1)
        return [*lines, self.words.text("arena-length", decisions=mean)]
