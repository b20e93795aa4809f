"""What to count in studies of Dicke Dämonen: creatures belong to nobody, so colours matter."""

from pandemonium.engine.study import Study, Tally

STUDY = Study(
    tallies=(
        Tally("colours", ("colour-won",), seat=""),
        Tally("predicted", ("colour-predicted", "place-predicted")),
        Tally("moments", ("colour-predicted", "place-predicted"), is_timed=True),
        Tally("summoned", ("demon-summoned", "ghost-summoned"), beside="predicted"),
    ),
    variants=(
        ("layout", "four_leaf"),
        ("layout", "crossing_gate"),
        ("layout", "scoring_table"),
        ("layout", "sixteen"),
        ("layout", "hash"),
        ("majority", "half"),
    ),
)
