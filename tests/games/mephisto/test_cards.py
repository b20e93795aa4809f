"""The cards: the numbers printed on each of them."""

import pytest

from tests.games.mephisto.table import duel

# id, kind, copies, cost, attack, durability, soul points
PRINTED = [
    ("arcanife", "weapon", 1, 1, 4, 3, 0),
    ("blast_wand", "weapon", 1, 1, 3, 3, 0),
    ("bloodthirster", "weapon", 1, 1, 4, 3, 0),
    ("boomerang", "weapon", 1, 0, 3, 2, 0),
    ("corruptor", "weapon", 1, 2, 5, 2, 0),
    ("fork", "weapon", 1, 0, 3, 2, 0),
    ("greataxe", "weapon", 1, 1, 4, 2, 0),
    ("grimoire", "weapon", 1, 2, 5, 3, 0),
    ("hookshot", "weapon", 1, 2, 5, 3, 0),
    ("mallet", "weapon", 1, 0, 3, 2, 0),
    ("repeater", "weapon", 1, 2, 8, 2, 0),
    ("shovel", "weapon", 1, 1, 4, 3, 0),
    ("skewer", "weapon", 1, 1, 3, 3, 0),
    ("slingshot", "weapon", 1, 1, 4, 3, 0),
    ("soulfeeder", "weapon", 1, 2, 6, 2, 0),
    ("mystery_potion", "item", 2, 1, 0, 3, 0),
    ("potion", "item", 1, 0, 0, 3, 0),
    ("stew", "item", 1, 1, 0, 3, 0),
    ("talisman", "item", 1, 0, 0, 3, 0),
    ("torch", "item", 1, 0, 0, 3, 0),
    ("treasure_chest", "item", 1, 1, 0, 3, 0),
    ("key", "item", 1, 0, 0, 3, 0),
    ("blazing", "spell", 2, 0, 0, 0, 0),
    ("illuminate", "spell", 2, 0, 0, 0, 0),
    ("portal", "spell", 2, 0, 0, 0, 0),
    ("teleport", "spell", 2, 0, 0, 0, 0),
    ("transmute", "spell", 2, 1, 0, 0, 0),
    ("upgrade", "spell", 1, 1, 0, 0, 0),
    ("goblin", "monster", 2, 0, 4, 0, 1),
    ("lich", "monster", 1, 0, 18, 0, 4),
    ("ooze", "monster", 2, 0, 8, 0, 2),
    ("doom_knight", "monster", 2, 0, 17, 0, 4),
    ("skeleton", "monster", 2, 0, 3, 0, 1),
    ("spider", "monster", 2, 0, 8, 0, 2),
    ("troll", "monster", 2, 0, 16, 0, 4),
    ("vampire", "monster", 2, 0, 12, 0, 3),
    ("vermin", "monster", 2, 0, 4, 0, 1),
    ("watcher", "monster", 2, 0, 10, 0, 2),
    ("witch", "monster", 2, 0, 12, 0, 3),
    ("wraith", "monster", 2, 0, 9, 0, 2),
    ("zombie", "monster", 2, 0, 5, 0, 1),
]


@pytest.mark.parametrize("row", PRINTED, ids=lambda row: str(row[0]))
def test_the_printed_numbers(row: tuple[str, str, int, int, int, int, int]) -> None:
    card = next(card for card in duel.cards if card.id == row[0])
    numbers = [getattr(card, name) for name in ("cost", "attack", "durability", "souls")]
    assert (card.kind, card.copies, *numbers) == row[1:]


def test_there_are_no_other_cards() -> None:
    assert [card.id for card in duel.cards] == [row[0] for row in PRINTED]
    assert sum(card.copies for card in duel.cards) == 59
