"""Damaged saves of every game are refused, or they can be played to their end."""

from pandemonium.testing import Configuration, check_damage


def test_a_damaged_save_is_refused_or_can_be_played(usual_configuration: Configuration) -> None:
    game = usual_configuration.make()
    for seed in range(3):
        check_damage(game, seed)
