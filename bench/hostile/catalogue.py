"""All attacks, by the names that the command line knows."""

from bench.hostile import connections, packs, setups, tables
from bench.hostile.attack import Attack

ALL: list[type[Attack]] = [
    packs.HeavyPack,
    packs.StoredPack,
    packs.DearPack,
    packs.Records,
    tables.Flood,
    tables.LongTable,
    tables.Renames,
    setups.LayoutSeeds,
    setups.ManyLayoutSeeds,
    setups.Inspections,
    setups.CardChecks,
    connections.HalfSent,
    connections.DeafSockets,
    connections.Pings,
    connections.Requests,
    connections.NestedJson,
    connections.BigBodies,
    packs.SlowBots,
    tables.JobLine,
]
ATTACKS: dict[str, type[Attack]] = {attack.name: attack for attack in ALL}
