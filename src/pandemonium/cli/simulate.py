"""The command `simulate`: plays many random games and prints statistics."""

import argparse
import contextlib
import sys
from pathlib import Path
from time import perf_counter
from typing import TextIO

import pandemonium as pm
from pandemonium.arena.simulate import SimulationPlan, SimulationTally, simulate
from pandemonium.cli.parsing import (
    Parser,
    add_configuration,
    add_force,
    add_json,
    check_positive,
    check_seed,
    new_command,
    options_in,
    write_json,
)
from pandemonium.cli.progress import games_bar
from pandemonium.engine.confidence import interval
from pandemonium.engine.game import About, Game
from pandemonium.engine.text_view import Section, headings
from pandemonium.engine.version import VERSION, is_compiled
from pandemonium.locale.number_format import number, percent
from pandemonium.locale.words import Words
from pandemonium.terminal import layout
from pandemonium.terminal.signals import StopOnSignals

BARS = 12
BAR_WIDTH = 40


class SimulationStopped(Exception):  # noqa: N818 - nothing went wrong
    """The program was asked to stop."""


def add_command(
    commands: "argparse._SubParsersAction[Parser]", words: Words, game: About | None
) -> None:
    """Add the command `simulate`."""
    parser = new_command(commands, "simulate", words, run)
    add_configuration(parser, words, game)
    parser.add("-n", "--games", type=int, default=1000, metavar="N", key="cli-number-of-games")
    parser.add("--seed", type=int, default=0, metavar="N", key="cli-seed")
    parser.add("--jobs", type=int, default=1, metavar="N", key="cli-jobs")
    parser.add("--vary", action="store_true", key="cli-vary")
    parser.add("--records", metavar="file", key="cli-records")
    add_force(parser)
    add_json(parser)


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Simulate and report; after an interruption, report what was played."""
    check_positive(namespace, "games", "jobs")
    check_seed(namespace)
    plan = SimulationPlan(
        namespace.game,
        namespace.players,
        options_in(namespace),
        namespace.seed,
        namespace.vary,
        bool(namespace.records),
    )
    game = pm.game(plan.game, plan.players, **plan.options)  # rejects invalid options at once
    began = perf_counter()
    total, interrupted = _play(namespace, plan, words)
    elapsed = perf_counter() - began
    if namespace.json:
        write_json(_as_json(total, elapsed, namespace, interrupted))
    else:
        _report(total, elapsed, game, words)
    if interrupted:
        message = words.text("cli-interrupted", done=total.games, wanted=namespace.games)
        print(message, file=sys.stderr)
    return 1 if interrupted or total.unfinished else 0


def _play(
    namespace: argparse.Namespace, plan: SimulationPlan, words: Words
) -> tuple[SimulationTally, bool]:
    """Play all batches and write the records; returns the tally, and whether it was interrupted."""
    total = SimulationTally()
    bar = games_bar(words.text("cli-simulating", game=plan.game))
    tallies = simulate(plan, namespace.games, namespace.jobs)
    try:
        with (
            StopOnSignals(SimulationStopped) as signals,
            bar,
            _open(namespace) as file,
            contextlib.closing(tallies),
        ):
            task = bar.add_task("", total=namespace.games)
            for tally in tallies:
                with signals.deferred():  # count and write, or neither
                    total.add(tally)
                    if file is not None:
                        file.writelines(tally.records)
                bar.advance(task, tally.games)
    except (KeyboardInterrupt, SimulationStopped):
        return total, True
    return total, False


def _open(namespace: argparse.Namespace) -> "TextIO | contextlib.nullcontext[None]":
    """The file for the records, or a null context."""
    if not namespace.records:
        return contextlib.nullcontext()
    return Path(namespace.records).open("w" if namespace.force else "x", encoding="utf-8")


# ---------------------------------------------------------------------- the results


def _report(total: SimulationTally, elapsed: float, game: Game, words: Words) -> None:
    console = layout.console()
    build = words.text("about-compiled" if is_compiled() else "about-pure")
    console.print(
        words.text(
            "simulated",
            games=total.games,
            title=game.title,
            seconds=number(elapsed, words.language, 1),
            build=build,
        )
    )
    if not total.games:
        return
    seconds = max(elapsed, 1e-9)
    console.print(
        words.text(
            "speed",
            games=number(total.games / seconds, words.language),
            decisions=number(total.decisions / seconds, words.language),
        )
    )
    console.print(layout.table(_wins(total, words)))
    for kind, count in (("draws", total.draws), ("cuts", total.cuts)):
        if count:
            share = percent(count / total.games, words.language)
            console.print(words.text(kind, count=count, share=share))
    console.print(layout.table(_lengths(total, words)))
    if total.unfinished:
        console.print(
            words.text(
                "unfinished",
                count=len(total.unfinished),
                seeds=", ".join(map(str, total.unfinished[:5])),
            )
        )


def _wins(total: SimulationTally, words: Words) -> Section:
    """Wins per seat with Wilson intervals."""
    rows = []
    for seat in sorted(total.seats):
        low, high = interval(total.wins[seat], total.seats[seat])
        share = total.wins[seat] / total.seats[seat]
        rows.append(
            [
                words.seat(seat),
                number(total.wins[seat], words.language),
                percent(share, words.language),
                f"{percent(low, words.language)} - {percent(high, words.language)}",
            ]
        )
    header = headings(words, ("player", "wins", "share", "interval"))
    return Section(words.text("wins"), header, rows)


def _lengths(total: SimulationTally, words: Words) -> Section:
    """Game lengths: quantiles and a histogram."""
    quantiles = ", ".join(
        f"{percent(share, words.language, 0)} {number(total.quantile(share), words.language)}"
        for share in (0.05, 0.25, 0.5, 0.75, 0.95)
    )
    mean = total.decisions / total.games
    low, high = min(total.lengths), max(total.lengths)
    width = max(1, -(-(high - low + 1) // BARS))
    counts = [0] * (-(-(high - low + 1) // width))
    for length, count in total.lengths.items():
        counts[(length - low) // width] += count
    rows = [
        [
            f"{low + i * width}-{min(high, low + (i + 1) * width - 1)}",
            number(count, words.language),
            "#" * round(BAR_WIDTH * count / max(counts)),
        ]
        for i, count in enumerate(counts)
    ]
    header = headings(words, ("decisions", "games", "picture"))
    return Section(
        words.text("lengths", mean=number(mean, words.language, 1), quantiles=quantiles),
        header,
        rows,
    )


def _as_json(
    total: SimulationTally, elapsed: float, namespace: argparse.Namespace, interrupted: bool
) -> dict[str, object]:
    return {
        "game": namespace.game,
        "version": VERSION,
        "build": "compiled" if is_compiled() else "pure",
        "seed": namespace.seed,
        "games": total.games,
        "decisions": total.decisions,
        "seconds": elapsed,
        "interrupted": interrupted,
        "draws": total.draws,
        "cuts": total.cuts,
        "unfinished": total.unfinished,
        "lengths": {str(length): count for length, count in sorted(total.lengths.items())},
        "wins": [
            {
                "seat": seat,
                "games": total.seats[seat],
                "wins": total.wins[seat],
                "interval": interval(total.wins[seat], total.seats[seat]),
            }
            for seat in sorted(total.seats)
        ],
    }
