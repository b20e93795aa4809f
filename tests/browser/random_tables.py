"""Tables at which people and bots do anything that is legal.

Questions that were seldom asked so far are the likeliest to be stopped at.
"""

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pandemonium.app.table_core import TableCore
from pandemonium.engine.version import VERSION
from pandemonium.players import LEVELS
from pandemonium.table.entry import SERVER, Entry
from pandemonium.testing import Configuration, configurations
from tests.table.party import SEAL, SECRET

MOST = 400  # decisions of one game
STOPS = 8  # at one table
LOG = 15  # lines of it that are shown
OTHERS = ("Maximilienne", "bot", "Bo", "bot", "Théodora")
ADA = "ada"


class Stop(NamedTuple):
    """A moment at a table, and the seat from which somebody looks at it; None is a spectator."""

    core: TableCore
    seat: int | None
    number: int  # of the table

    def message(self, language: str) -> str:
        """The whole table, as a server would send it."""
        seats = [] if self.seat is None else [self.seat]
        table = json.loads(self.core.position(self.seat, seats, language)[0])
        table["news"] = table["news"][-LOG:]
        return json.dumps(table)

    def __str__(self) -> str:
        session = self.core.session
        setup, ply = session.setup, session.running.state.ply
        options = "".join(f" {name}={value}" for name, value in setup.options.items())
        return f"{self.core.table} ply {ply} seat {self.seat}: {setup.players} players{options}"


def begun(
    configuration: Configuration, name: str, seed: int, others: Sequence[str] = OTHERS
) -> TableCore:
    """A table at which a game begins: Ada sits at it, beside people and bots."""
    core = TableCore(name, VERSION)

    def do(kind: str, who: str, **data: object) -> None:
        core.apply(Entry(kind, who, 0.0, data))

    setup = {
        "game": configuration.game,
        "players": configuration.players,
        "options": dict(configuration.options),
    }
    do("made", ADA, seal=SEAL, **setup)
    do("joined", ADA, name="Ada")
    levels = random.Random(seed).sample(LEVELS, k=4)
    for seat in range(1, configuration.players):
        other = others[seat - 1]
        if other == "bot":
            do("seated", ADA, seat=seat, level=levels[seat - 1])
        else:
            do("joined", other, name=other)
    for who in {place.who for place in core.session.seats if place.who}:
        do("readied", who)
    for entry in core.session.due(0.0, SECRET):
        core.apply(entry)
    return core


def act(core: TableCore, lots: random.Random) -> None:
    """The seat that decides acts."""
    state = core.session.running.state
    place = core.session.seats[state.player]
    action = lots.choice(state.legal()).text
    who = SERVER if place.bot else place.who
    core.apply(Entry("acted", who, 0.0, {"seat": state.player, "actions": [action]}))


def seat_at(core: TableCore, lots: random.Random) -> int | None:
    """The seat that decides, if a person sits there; now and then somebody else, or a spectator."""
    session = core.session
    people = [seat for seat, place in enumerate(session.seats) if place.who]
    if lots.random() < 0.1:
        return None
    is_other = lots.random() < 0.2 or session.deciding not in people
    return lots.choice(people) if is_other else session.deciding


def stops(game: str, seed: int) -> Iterator[Stop]:
    """Moments at tables of a game with every number of players and with options, without end.

    A stop is of use until the next one is asked for: the table goes on.
    """
    lots = random.Random(f"{game} {seed}")
    seen: Counter[tuple[str, bool]] = Counter()
    every = configurations([game])
    lots.shuffle(every)
    for number, configuration in enumerate(itertools.cycle(every)):
        core = begun(configuration, f"{game}-{seed}-{number}", number)
        stopped = 0
        for _ in range(MOST):
            state = core.session.running.state
            if core.session.status == "over":
                break
            seat = seat_at(core, lots)
            question = (state.decision.key, state.player == seat)
            if lots.random() < 2 / (2 + seen[question]):
                seen[question] += 1
                stopped += 1
                yield Stop(core, seat, number)
            if stopped >= STOPS:
                break
            act(core, lots)
        if core.session.status == "over":
            yield Stop(core, seat_at(core, lots), number)
