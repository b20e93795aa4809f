"""The counts that studies of many games report for Mephisto."""

from pandemonium.engine.study import Study, Tally

STUDY = Study(
    tallies=(
        Tally("gained", ("card-drawn", "known-card-drawn", "card-taken")),
        Tally("played", ("gear-played", "spell-played", "monster-summoned"), beside="gained"),
        Tally("defeated", ("monster-defeated",)),
        Tally("lanes", ("gear-played",), thing="lane"),
    ),
    variants=(
        ("teams", True),
        ("care_bear", True),
        ("balanced_shuffle", True),
        ("corruptor_hits_itself", False),
        ("strict_then", True),
        ("early_favor", 2),
    ),
)
