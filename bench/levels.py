"""`make levels`: play the bot levels against each other, and write docs/reference/bots.md.

Neighbouring levels meet in every game, at every kind of table: each number of players, teams,
solitaire. Results are stored in a folder, one file per pair and table, so you can stop and resume
at any time. The page is rewritten after each pair. File names contain a fingerprint of the bots and
the game, so a change to either starts new files.
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
GOAL, GOALS = 0.6, {"lets-summon-demons": 0.55}  # for the lower end of the CI

PROSE = f"""\
This page shows how strong the bot levels are. Each level plays against the level below it. The
tables show the share that the stronger level won, with its 95% CI; 50% means equal strength.

- Every seed is played from every seat. With more than two players, both levels hold the same number
  of seats. A draw counts as half a win.
- In solitaire, both levels play the same seeds. The share counts only seeds with different results.
- **Bold**: the lower end of the CI is at least {GOAL:.0%} (in Let's Summon Demons
  {GOALS["lets-summon-demons"]:.0%}, because its dice leave less room for skill).
- *Italic*: the upper end of the CI is below 50%, so thinking longer is harmful there.
- *Luck*, below each table, is the share that `random` wins against `archdemon`: what luck decides
  if one side plays at random. Between neighbouring levels, luck decides far more.
- The times are CPU time per decision that is not forced: the mean, with the p95 in brackets. Each
  level played {TIMED} games against itself for this.

[How to compare bots](../how-to/compare-bots.md) explains how games are paired. The commands below
play the two highest levels; change the names to play other pairs. `make levels` plays all pairs and
regenerates this page. With `--as-it-is` it plays nothing and uses the results so far.
"""


@dataclass(frozen=True)
class Table:
    """One game at one kind of table."""

    about: About
    seats: int
    teams: bool = False

    @property
    def name(self) -> str:
        """The name of the table on the page."""
        if self.teams:
            return "two against two"
        return "solitaire" if self.seats == 1 else f"{self.seats} players"

    @property
    def options(self) -> dict[str, object]:
        """The options that differ from the defaults."""
        return {"teams": True} if self.teams else {}

    @property
    def goal(self) -> float:
        """The goal for the lower end of the CI."""
        return GOALS.get(self.about.id, GOAL)

    def command(self, weaker: str, stronger: str, games: int) -> str:
        """The command that reproduces the result."""
        teams = " --teams" if self.teams else ""
        return (
            f"pandemonium arena {self.about.id} --seats {self.seats}{teams} "
            f"--players {weaker},{stronger} --games {games}"
        )


Pair = tuple[str, str]  # the weaker and the stronger
Played = dict[tuple[Table, str, str], Standings]  # by table, the weaker and the stronger level


def tables(games: list[str]) -> list[Table]:
    """Every kind of table of our games."""
    kinds = []
    for about in map(pm.about, games or pm.games()):
        if not about.package.startswith("pandemonium."):
            continue
        kinds += [Table(about, n) for n in range(about.min_players, about.max_players + 1)]
        if any(option.name == "teams" for option in about.options):
            kinds.append(Table(about, TEAMS_OF, True))
    return kinds


def steps() -> list[Pair]:
    """The pairs of neighbouring levels."""
    return list(pairwise(LADDER))


def extremes() -> Pair:
    """The weakest and the strongest level, which show how much luck decides with two players."""
    return LADDER[0], LADDER[-1]


def fingerprint(about: About) -> str:
    """A hash of everything the results depend on: engine, bots and the game, without comments."""
    digest = hashlib.blake2b(digest_size=4)
    of_game = SOURCES / "games" / about.package.rpartition(".")[2]
    for folder in (SOURCES / "engine", SOURCES / "players", of_game):
        for file in sorted(folder.rglob("*")):
            if file.suffix == ".py":
                digest.update(ast.dump(ast.parse(file.read_text(encoding="utf-8"))).encode())
            elif file.suffix in (".json", ".toml"):
                digest.update(file.read_bytes())
    return digest.hexdigest()


def play_all(args: argparse.Namespace) -> Iterator[Played]:
    """Play the missing games; yields all results after each pair, the fastest pairs first."""
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
            result = play(table, weaker, stronger, games, file, jobs)
            played[table, weaker, stronger] = result
            took = perf_counter() - began
            print(f"{took:7.1f} s  {table.command(weaker, stronger, games)}", file=sys.stderr)
            yield played


def estimate(played: Played, jobs: int) -> float:
    """The hours that the whole page takes, estimated from the thinking time so far."""
    seconds = 0.0
    for (table, *pair), result in played.items():
        thought = sum(player.thinking.seconds for player in result.players)
        games = GAMES if table.seats == 2 and tuple(pair) in steps() else OTHERS
        rounds = result.tournament.rounds_for(games)
        seconds += thought * rounds / result.rounds
    return seconds / jobs / 3600


def play(table: Table, weaker: str, stronger: str, games: int, file: Path, jobs: int) -> Standings:
    """The standings of one pair at one table; plays the games that the file lacks, if `jobs`."""
    made = tournament(table.about.id, [weaker, stronger], table.seats, 0, **table.options)
    contest = Contest(made, games, file=file)
    if jobs:
        for _ in contest.play(jobs):
            pass
    contest.close()
    return contest.standings()


# ---------------------------------------------------------------------- the page


def page(played: Played) -> str:
    """The page with all results."""
    build = "compiled" if is_compiled() else "pure Python"
    made = f"Generated with version {VERSION}, {build}, Python {platform.python_version()}."
    lines = ["# Bot strength", "", "<!-- Generated by `make levels` -->", "", PROSE, made]
    for about in dict.fromkeys(table.about for table, _, _ in played):
        kinds = list(dict.fromkeys(table for table, _, _ in played if table.about is about))
        lines += ["", f"## {about.title}", "", *shares(kinds, played), *luck(kinds, played)]
        lines += ["", *times(kinds, played)]
        lines += ["", "```sh", *commands(kinds, played), "```"]
    return "\n".join(lines) + "\n"


def shares(kinds: list[Table], played: Played) -> list[str]:
    """The table of won shares."""
    names = [f"{stronger} over {weaker}" for weaker, stronger in steps()]
    rows = []
    for table in kinds:
        cells = [share(table, step, played) for step in steps()]
        rows.append([table.name, *cells])
    return markdown(["table", *names], rows)


def share(table: Table, step: Pair, played: Played) -> str:
    """The share that the stronger level won."""
    weaker, stronger = step
    result = played.get((table, weaker, stronger))
    if result is None:
        return ""
    duel = result.duels.between(stronger, weaker)
    low, high = duel.interval
    text = f"{duel.share:.1%} ({low:.1%} to {high:.1%})"
    if high < EVEN:
        return f"*{text}*"
    return f"**{text}**" if low >= table.goal else text


def luck(kinds: list[Table], played: Played) -> list[str]:
    """The share that the weakest level wins against the strongest."""
    weaker, stronger = extremes()
    lines = []
    for table in kinds:
        result = played.get((table, weaker, stronger))
        if result is not None:
            duel = result.duels.between(weaker, stronger)
            low, high = duel.interval
            lines += ["", f"Luck: {table.name}, {weaker} against {stronger}, {result.games} games: "
                      f"{weaker} won {duel.share:.1%} ({low:.1%} to {high:.1%})."]  # fmt: skip
    return lines


def times(kinds: list[Table], played: Played) -> list[str]:
    """The table of thinking times and game lengths."""
    rows = []
    for table in kinds:
        results = [played[table, *step] for step in steps() if (table, *step) in played]
        counts = " + ".join(str(result.games) for result in results)
        thought = [thinking(table, level) for level in LADDER]
        rows.append([table.name, *thought, f"{results[-1].decisions:.0f}", counts])
    header = ["table", *[f"{level}, ms per decision" for level in LADDER]]
    return markdown([*header, "decisions per game", "games played"], rows)


@cache
def thinking(table: Table, level: str) -> str:
    """The CPU time per decision of a level in ms: mean and p95."""
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


def commands(kinds: list[Table], played: Played) -> list[str]:
    """The commands for the two highest levels."""
    lines = []
    for table in kinds:
        games = GAMES if table.seats == 2 else OTHERS
        made = played.get((table, *steps()[-1]))
        if made is not None:
            games = made.games // (2 if table.seats == 1 else 1)  # alone both play each seed
        lines.append(table.command(*steps()[-1], games))
    return lines


def markdown(header: list[str], rows: list[list[str]]) -> list[str]:
    """A table."""
    every = [header, ["---"] * len(header), *rows]
    return [f"| {' | '.join(row)} |" for row in every]


def main() -> None:
    """Play the missing games and write the page."""
    parser = argparse.ArgumentParser(description="Play the bot levels against each other.")
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "levels")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--games", type=int, default=GAMES, help="with 2 players")
    parser.add_argument("--others", type=int, default=OTHERS, help="at other tables")
    parser.add_argument("--game", action="append", default=[], help="only this game; repeatable")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--as-it-is", action="store_true", help="play nothing, only write the page")
    args = parser.parse_args()
    args.results.mkdir(parents=True, exist_ok=True)
    played: Played = {}
    for played in play_all(args):
        args.page.write_text(page(played), encoding="utf-8")
    hours = estimate(played, args.jobs)
    print(f"{GAMES} and {OTHERS} games take about {hours:.1f} hours", file=sys.stderr)


if __name__ == "__main__":
    main()
