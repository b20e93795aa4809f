"""Balance reports: what they count, and the variants that they compare."""

from pandemonium.engine.study import Study, Tally

STUDY = Study(
    tallies=(
        Tally("gained", ("card-taken", "aura-learned", "curse-cast")),
        Tally("played", ("ability-used", "spell-cast"), beside="gained"),
        Tally("spells", ("spell-cast",), thing="spell_card"),
    ),
    variants=(
        ("deck_set", "defend"),
        ("deck_set", "attack"),
        ("deck_set", "sacrifice"),
        ("deck_set", "random"),
        ("house", "online"),
        ("extra_die_turns", 2),
    ),
)
