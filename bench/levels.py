"""`make levels`: play the levels of the bots against each other, and write the page about them.

Neighbouring levels meet in every game, at every table: each number of players, teams, solitaire.
Results are kept in a folder, one file for each pair and table, so that it can be stopped at any
time; the page is written anew after each pair. When the bots or a game have changed, files of other
names are begun.
"""

import argparse
import ast
import hashlib
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import pandemonium as pm
from pandemonium.arena.contest import Contest
from pandemonium.arena.standings import Standing, Standings
from pandemonium.arena.tournament import tournament
from pandemonium.engine.game import About
from pandemonium.engine.version import VERSION, is_compiled
from pandemonium.players import LEVELS

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "pandemonium"
PAGE = ROOT / "docs" / "reference" / "bots.md"
LADDER = ("random", *LEVELS)
GAMES, OTHERS = 400, 100  # with 2 players, and at other tables
TEAMS_OF = 4  # players, where a game has teams
GOAL, GOALS = 0.6, {"lets-summon-demons": 0.55}  # what the lower end of the interval should reach

PROSE = f"""\
Each level against the one below it: the share that the stronger won, with its 95% interval; 50%
would be chance. Every seed is played from every seat. At tables for more than two, both levels hold
equally many seats. A draw counts half. Alone, both play the same seeds, and the share is that of
the seeds with different results. In bold: the lower end of the interval is at least {GOAL:.0%}
(in Let's Summon Demons {GOALS["lets-summon-demons"]:.0%}).

[How to compare bots](../how-to/compare-bots.md) tells how games are paired. The commands below play
the two highest levels; with other names they play other pairs. `make levels` plays all of them and
writes this page; times are those of its machine, for a decision that is not forced.
"""


@dataclass(frozen=True)
class Table:
    """One game at one kind of table."""

    about: About
    seats: int
    teams: bool = False

    @property
    def name(self) -> str:
        """How the page calls it."""
        if self.teams:
            return "two against two"
        return "alone" if self.seats == 1 else f"{self.seats} players"

    @property
    def goal(self) -> float:
        """What the lower end of the interval should reach."""
        return GOALS.get(self.about.id, GOAL)

    def command(self, weaker: str, stronger: str, games: int) -> str:
        """What anybody can type to see for themselves."""
        teams = " --teams" if self.teams else ""
        return (
            f"pandemonium arena {self.about.id} --seats {self.seats}{teams} "
            f"--players {weaker},{stronger} --games {games}"
        )


Played = dict[tuple[Table, str], Standings]  # by table and the stronger of the two levels


def tables(games: list[str]) -> list[Table]:
    """Every table of our games."""
    found = []
    for about in map(pm.about, games or pm.games()):
        if not about.package.startswith("pandemonium."):
            continue
        found += [Table(about, n) for n in range(about.min_players, about.max_players + 1)]
        if any(option.name == "teams" for option in about.options):
            found.append(Table(about, TEAMS_OF, True))
    return found


def fingerprint(about: About) -> str:
    """What the results depend on: engine, bots, and the game; comments do not count."""
    digest = hashlib.blake2b(digest_size=4)
    own = SOURCES / "games" / about.package.rpartition(".")[2]
    for folder in (SOURCES / "engine", SOURCES / "players", own):
        for file in sorted(folder.rglob("*")):
            if file.suffix == ".py":
                digest.update(ast.dump(ast.parse(file.read_text(encoding="utf-8"))).encode())
            elif file.suffix in (".json", ".toml"):
                digest.update(file.read_bytes())
    return digest.hexdigest()


def play_all(args: argparse.Namespace) -> Iterator[Played]:
    """Play what is missing; yields all that is there after each pair, the quickest pairs first."""
    played: Played = {}
    every = tables(args.game)
    marks = {table.about.id: fingerprint(table.about) for table in every}
    for weaker, stronger in pairwise(LADDER):
        for table in every:
            games = args.games if table.seats == 2 else args.others
            name = f"{table.about.id}-{table.seats}{'t' if table.teams else ''}"
            file = args.results / f"{name}-{weaker}-{stronger}-{marks[table.about.id]}.jsonl"
            began = perf_counter()
            found = play(table, weaker, stronger, games, file, args.jobs)
            played[table, stronger] = found
            took = perf_counter() - began
            print(f"{took:7.1f} s  {table.command(weaker, stronger, games)}", file=sys.stderr)
            yield played


def estimate(played: Played, jobs: int) -> float:
    """How many hours the whole page takes, from the time that the bots thought so far."""
    seconds = 0.0
    for (table, _), found in played.items():
        thought = sum(one.thinking.seconds for one in found.players)
        rounds = found.tournament.rounds_for(GAMES if table.seats == 2 else OTHERS)
        seconds += thought * rounds / found.rounds
    return seconds / jobs / 3600


def play(table: Table, weaker: str, stronger: str, games: int, file: Path, jobs: int) -> Standings:
    """One pair at one table; what the file holds is not played again."""
    options: dict[str, object] = {"teams": True} if table.teams else {}
    made = tournament(table.about.id, [weaker, stronger], table.seats, 0, **options)
    contest = Contest(made, games, file=file)
    for _ in contest.play(jobs):
        pass
    contest.close()
    return contest.standings()


# ---------------------------------------------------------------------- the page


def page(played: Played, args: argparse.Namespace) -> str:
    """The page with all that was played."""
    build = "compiled" if is_compiled() else "pure Python"
    made = f"Made with version {VERSION}, {build}, Python {platform.python_version()}."
    lines = ["# How strong the bots are", "", "<!-- made by `make levels` -->", "", PROSE, made]
    for about in dict.fromkeys(table.about for table, _ in played):
        own = list(dict.fromkeys(table for table, _ in played if table.about is about))
        lines += ["", f"## {about.title}", "", *shares(own, played), "", *times(own, played)]
        lines += ["", "```sh", *commands(own, args), "```"]
    return "\n".join(lines) + "\n"


def shares(own: list[Table], played: Played) -> list[str]:
    """Who won how much."""
    steps = [f"{stronger} over {weaker}" for weaker, stronger in pairwise(LADDER)]
    rows = []
    for table in own:
        cells = [share(table, step, played) for step in pairwise(LADDER)]
        rows.append([table.name, *cells])
    return markdown(["table", *steps], rows)


def share(table: Table, step: tuple[str, str], played: Played) -> str:
    """What the stronger of two won."""
    weaker, stronger = step
    found = played.get((table, stronger))
    if found is None:
        return ""
    duel = found.duels.between(stronger, weaker)
    low, high = duel.interval
    text = f"{duel.share:.1%} ({low:.1%} to {high:.1%})"
    return f"**{text}**" if low >= table.goal else text


def times(own: list[Table], played: Played) -> list[str]:
    """How long each level thinks, and how long the games are."""
    rows = []
    for table in own:
        row = [table.name]
        for level in LADDER:
            found = played.get((table, level)) or played.get((table, LADDER[1]))
            one = found and standing(found, level)
            row.append(f"{one.milliseconds:.2f}" if one else "")
        best = next(played[table, one] for one in reversed(LADDER) if (table, one) in played)
        counts = [played[table, one].games for one in LADDER if (table, one) in played]
        rows.append([*row, f"{best.decisions:.0f}", " + ".join(map(str, counts))])
    header = ["table", *[f"{level}, ms a decision" for level in LADDER]]
    return markdown([*header, "decisions in a game", "games played"], rows)


def standing(found: Standings, name: str) -> Standing | None:
    """How one player did, if they played."""
    return next((one for one in found.players if one.name == name), None)


def commands(own: list[Table], args: argparse.Namespace) -> list[str]:
    """The commands for the two highest levels."""
    return [
        table.command(*LADDER[-2:], args.games if table.seats == 2 else args.others)
        for table in own
    ]


def markdown(header: list[str], rows: list[list[str]]) -> list[str]:
    """A table."""
    every = [header, ["---"] * len(header), *rows]
    return [f"| {' | '.join(row)} |" for row in every]


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description="Play the levels against each other.")
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "levels")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--games", type=int, default=GAMES, help="with 2 players")
    parser.add_argument("--others", type=int, default=OTHERS, help="at other tables")
    parser.add_argument("--game", action="append", default=[], help="only this one; again for more")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    args.results.mkdir(parents=True, exist_ok=True)
    played: Played = {}
    for played in play_all(args):
        args.page.write_text(page(played, args), encoding="utf-8")
    hours = estimate(played, args.jobs)
    print(f"{GAMES} and {OTHERS} games take some {hours:.1f} hours", file=sys.stderr)


if __name__ == "__main__":
    main()
