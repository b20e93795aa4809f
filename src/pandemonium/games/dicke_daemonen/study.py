"""What is worth counting in Dicke Dämonen: nobody owns a creature, all depends on its colour."""

from pandemonium.engine.study import Study, Tally

STUDY = Study(
    tallies=(
        Tally("colours", ("colour-won",), seat=""),
        Tally("predicted", ("colour-predicted", "place-predicted")),
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
