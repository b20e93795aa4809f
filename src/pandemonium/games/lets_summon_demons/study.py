"""What balance reports count in Let's Summon Demons."""

from pandemonium.engine.study import Study, Tally

STUDY = Study(
    turns=("turn-begun", "extra-turn-begun"),
    tallies=(
        Tally("gained", ("card-bought", "card-gained")),
        Tally("played", ("card-activated",), beside="gained"),
        Tally("candles", ("candle-given",)),
        Tally("demons", ("demon-summoned",)),
    ),
    variants=(
        ("souls", 3),
        ("souls", 8),
        ("demons", 2),
        ("candles", "chosen"),
        ("second_candle", True),
        ("starter_demons", True),
        ("teams", True),
        ("edition", "french"),
        ("later_souls", 1),
    ),
)
