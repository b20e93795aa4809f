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
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import mean, quantiles
from time import perf_counter, process_time

import pandemonium as pm
from pandemonium.arena.contest import Contest
from pandemonium.arena.standings import Standings
from pandemonium.arena.tournament import tournament
from pandemonium.engine.game import About
from pandemonium.engine.version import VERSION, is_compiled
from pandemonium.players import LEVELS, ask

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "pandemonium"
PAGE = ROOT / "docs" / "reference" / "bots.md"
LADDER = ("random", *LEVELS)
GAMES, OTHERS = 400, 100  # with 2 players, and at other tables
TEAMS_OF = 4  # players, where a game has teams
TIMED = 2  # games that are timed
EVEN = 0.5
GOAL, GOALS = 0.6, {"lets-summon-demons": 0.55}  # what the lower end of the interval should reach

PROSE = f"""\
Each level against the one below it: the share that the stronger won, with its 95% interval; 50%
would be chance. Every seed is played from every seat. At tables for more than two, both levels hold
equally many seats. A draw counts half. Alone, both play the same seeds, and the share is that of
the seeds with different results. In bold: the lower end of the interval is at least {GOAL:.0%}
(in Let's Summon Demons {GOALS["lets-summon-demons"]:.0%}: its dice leave less to thinking).
In italics: the upper end is below 50%, so more thinking does harm there. Below each table: what
`random` gets from `archdemon`. So much is left to luck where one side does not think at all;
between neighbours it decides far more.

[How to compare bots](../how-to/compare-bots.md) tells how games are paired. The commands below play
the two highest levels; with other names they play other pairs. `make levels` plays all of them and
writes this page, `--as-it-is` with what was played so far. Times are what a decision that is not
forced took of the machine's processor, in brackets the time within which 95 of 100 were made; each
level played {TIMED} games against itself for that.
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
    def options(self) -> dict[str, object]:
        """What is not as usual there."""
        return {"teams": True} if self.teams else {}

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


Pair = tuple[str, str]  # the weaker and the stronger
Played = dict[tuple[Table, str, str], Standings]  # by table, the weaker and the stronger level


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


def steps() -> list[Pair]:
    """Each level and the one above it."""
    return list(pairwise(LADDER))


def extremes() -> Pair:
    """The ends of the ladder: what luck leaves to who does not think at all, with two players."""
    return LADDER[0], LADDER[-1]


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
    for weaker, stronger in dict.fromkeys([*steps(), extremes()]):
        for table in every:
            is_step = (weaker, stronger) in steps()
            if not is_step and table.seats != 2:
                continue
            games = args.games if table.seats == 2 and is_step else args.others
            name = f"{table.about.id}-{table.seats}{'t' if table.teams else ''}"
            file = args.results / f"{name}-{weaker}-{stronger}-{marks[table.about.id]}.jsonl"
            if args.as_it_is and not file.exists():
                continue
            began = perf_counter()
            jobs = 0 if args.as_it_is else args.jobs
            found = play(table, weaker, stronger, games, file, jobs)
            played[table, weaker, stronger] = found
            took = perf_counter() - began
            print(f"{took:7.1f} s  {table.command(weaker, stronger, games)}", file=sys.stderr)
            yield played


def estimate(played: Played, jobs: int) -> float:
    """How many hours the whole page takes, from the time that the bots thought so far."""
    seconds = 0.0
    for (table, *pair), found in played.items():
        thought = sum(player.thinking.seconds for player in found.players)
        games = GAMES if table.seats == 2 and tuple(pair) in steps() else OTHERS
        rounds = found.tournament.rounds_for(games)
        seconds += thought * rounds / found.rounds
    return seconds / jobs / 3600


def play(table: Table, weaker: str, stronger: str, games: int, file: Path, jobs: int) -> Standings:
    """One pair at one table; what the file holds is not played again, nor what has no `jobs`."""
    made = tournament(table.about.id, [weaker, stronger], table.seats, 0, **table.options)
    contest = Contest(made, games, file=file)
    if jobs:
        for _ in contest.play(jobs):
            pass
    contest.close()
    return contest.standings()


# ---------------------------------------------------------------------- the page


def page(played: Played) -> str:
    """The page with all that was played."""
    build = "compiled" if is_compiled() else "pure Python"
    made = f"Made with version {VERSION}, {build}, Python {platform.python_version()}."
    lines = ["# How strong the bots are", "", "<!-- made by `make levels` -->", "", PROSE, made]
    for about in dict.fromkeys(table.about for table, _, _ in played):
        own = list(dict.fromkeys(table for table, _, _ in played if table.about is about))
        lines += ["", f"## {about.title}", "", *shares(own, played), *luck(own, played)]
        lines += ["", *times(own, played)]
        lines += ["", "```sh", *commands(own, played), "```"]
    return "\n".join(lines) + "\n"


def shares(own: list[Table], played: Played) -> list[str]:
    """Who won how much."""
    names = [f"{stronger} over {weaker}" for weaker, stronger in steps()]
    rows = []
    for table in own:
        cells = [share(table, step, played) for step in steps()]
        rows.append([table.name, *cells])
    return markdown(["table", *names], rows)


def share(table: Table, step: Pair, played: Played) -> str:
    """What the stronger of two won."""
    weaker, stronger = step
    found = played.get((table, weaker, stronger))
    if found is None:
        return ""
    duel = found.duels.between(stronger, weaker)
    low, high = duel.interval
    text = f"{duel.share:.1%} ({low:.1%} to {high:.1%})"
    if high < EVEN:
        return f"*{text}*"
    return f"**{text}**" if low >= table.goal else text


def luck(own: list[Table], played: Played) -> list[str]:
    """What who does not think at all gets from the strongest: that much luck alone decides."""
    weaker, stronger = extremes()
    lines = []
    for table in own:
        found = played.get((table, weaker, stronger))
        if found is not None:
            duel = found.duels.between(weaker, stronger)
            low, high = duel.interval
            lines += ["", f"Luck: {table.name}, {weaker} against {stronger}, {found.games} games: "
                      f"{weaker} won {duel.share:.1%} ({low:.1%} to {high:.1%})."]  # fmt: skip
    return lines


def times(own: list[Table], played: Played) -> list[str]:
    """How long each level thinks, and how long the games are."""
    rows = []
    for table in own:
        found = [played[table, *step] for step in steps() if (table, *step) in played]
        counts = " + ".join(str(one.games) for one in found)
        thought = [thinking(table, level) for level in LADDER]
        rows.append([table.name, *thought, f"{found[-1].decisions:.0f}", counts])
    header = ["table", *[f"{level}, ms a decision" for level in LADDER]]
    return markdown([*header, "decisions in a game", "games played"], rows)


@cache
def thinking(table: Table, level: str) -> str:
    """What a decision of a level takes of a processor: the mean, and within what 95 of 100 are."""
    game = pm.game(table.about.id, table.seats, **table.options)
    took: list[float] = []
    for seed in range(TIMED):
        state = game.start(seed)
        bots = [pm.player(level, game, seed=seat) for seat in range(game.players)]
        while not state.over:
            is_forced = len(state.choices) == 1
            began = process_time()
            action = ask(bots[state.player], state, seed)
            if not is_forced:
                took.append(1000 * (process_time() - began))
            state.apply_unchecked(action)
    return f"{mean(took):.2f} ({quantiles(took, n=20)[-1]:.1f})"


def commands(own: list[Table], played: Played) -> list[str]:
    """The commands for the two highest levels."""
    found = []
    for table in own:
        games = GAMES if table.seats == 2 else OTHERS
        made = played.get((table, *steps()[-1]))
        if made is not None:
            games = made.games // (2 if table.seats == 1 else 1)  # alone both play each seed
        found.append(table.command(*steps()[-1], games))
    return found


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
    parser.add_argument("--as-it-is", action="store_true", help="play nothing, only write the page")
    args = parser.parse_args()
    args.results.mkdir(parents=True, exist_ok=True)
    played: Played = {}
    for played in play_all(args):
        args.page.write_text(page(played), encoding="utf-8")
    hours = estimate(played, args.jobs)
    print(f"{GAMES} and {OTHERS} games take some {hours:.1f} hours", file=sys.stderr)


if __name__ == "__main__":
    main()
