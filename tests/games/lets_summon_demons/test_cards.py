"""The box: which cards there are, with their numbers and copies."""

from collections import Counter

from pandemonium.games.lets_summon_demons import GAME
from pandemonium.games.lets_summon_demons.components import Design
from tests.support import rule

BOX = GAME()

# id, kind, disposition, totals that activate it, copies
TABLE = [
    ("good_candle", "candle", "", [3, 4, 5], 1),
    ("kind_candle", "candle", "", [5, 6], 1),
    ("beginners_candle", "candle", "", [6, 8], 1),
    ("naughty_candle", "candle", "", [8, 9], 1),
    ("evil_candle", "candle", "", [9, 10, 11], 1),
    ("the_serpent", "demon", "", [2], 1),
    ("foul_book_of_demons", "demon", "", [3], 1),
    ("krampus", "demon", "", [4], 1),
    ("porcus", "demon", "", [5], 1),
    ("wee_r_legion", "demon", "", [6], 1),
    ("beelzebzz", "demon", "", [7], 1),
    ("hound_of_bael", "demon", "", [8], 1),
    ("clockwork_satan", "demon", "", [9], 1),
    ("antichrist", "demon", "", [10], 1),
    ("mephistopheles", "demon", "", [11], 1),
    ("the_devil", "demon", "", [12], 1),
    ("succubus_twin", "demon", "", [], 1),
    ("dollagorgon", "demon", "", [], 1),
    ("oni_twi", "demon", "", [], 1),
    ("dice_zuzzu", "demon", "", [], 1),
    ("re_rollucifer", "demon", "", [], 1),
    ("assmodeus", "demon", "", [], 1),
    ("wraithlox", "demon", "", [], 1),
    ("rosemarys_egg", "demon", "", [], 1),
    ("baphometal", "demon", "", [], 1),
    ("jane", "girl", "", [6], 2),
    ("lola", "girl", "", [6], 2),
    ("eve", "girl", "", [6], 6),
    ("sweet_caroline", "girl", "sweet", [2], 2),
    ("sweet_lisa", "girl", "sweet", [3], 2),
    ("sweet_alice", "girl", "sweet", [4], 2),
    ("sweet_pippi", "girl", "sweet", [4], 2),
    ("sweet_marilyn", "girl", "sweet", [5], 2),
    ("sweet_destiny", "girl", "sweet", [5], 2),
    ("rotten_regan", "girl", "rotten", [9], 4),
    ("rotten_annie", "girl", "rotten", [9], 2),
    ("rotten_delores", "girl", "rotten", [10], 2),
    ("rotten_carrie", "girl", "rotten", [11], 4),
    ("adam", "boy", "", [8], 6),
    ("romeo", "boy", "", [8], 2),
    ("irwin", "boy", "", [8], 2),
    ("sweet_jesus", "boy", "sweet", [3], 4),
    ("sweet_chuck", "boy", "sweet", [4], 2),
    ("sweet_glen", "boy", "sweet", [5], 2),
    ("sweet_louis", "boy", "sweet", [5], 4),
    ("rotten_tommy", "boy", "rotten", [9], 2),
    ("rotten_calvin", "boy", "rotten", [9], 2),
    ("rotten_dillinger", "boy", "rotten", [10], 2),
    ("rotten_sam", "boy", "rotten", [10], 2),
    ("rotten_damian", "boy", "rotten", [11], 2),
    ("rotten_donnie", "boy", "rotten", [12], 2),
    ("dog", "animal", "", [7], 6),
    ("cat", "animal", "", [7], 6),
    ("goldfish", "animal", "", [7], 4),
    ("owl", "animal", "", [7], 4),
    ("stray_cat", "animal", "", [7], 2),
    ("rainbow_parrot", "animal", "", [7], 2),
    ("rabbit", "animal", "", [7], 2),
    ("rabid_dog", "animal", "", [7], 2),
    ("hawk", "animal", "", [7], 1),
    ("goat", "animal", "", [7], 1),
    ("skunk", "animal", "", [7], 1),
    ("alligator", "animal", "", [7], 1),
]
PASSIVE = {
    "succubus_twin",
    "dollagorgon",
    "oni_twi",
    "dice_zuzzu",
    "re_rollucifer",
    "assmodeus",
    "wraithlox",
    "rosemarys_egg",
    "baphometal",
}
CONDITIONAL = {
    "sweet_chuck",
    "rotten_calvin",
    "dog",
    "stray_cat",
    "rainbow_parrot",
    "rabbit",
    "rabid_dog",
}


def designs() -> list[Design]:
    return [card for card in BOX.cards if isinstance(card, Design)]


def count(kind: str, disposition: str | None = None) -> int:
    """How many cards of a kind are in the box."""
    return sum(
        card.copies
        for card in designs()
        if card.kind == kind and disposition in (None, card.disposition)
    )


def test_every_card_is_as_printed() -> None:
    printed = [(card.id, card.kind, card.disposition, card.on, card.copies) for card in designs()]
    assert sorted(printed) == sorted(TABLE)


def test_there_are_63_designs_and_125_cards() -> None:
    assert len(designs()) == 63
    assert sum(card.copies for card in designs()) == 125
    assert len({card.id for card in designs()}) == 63


def test_there_are_5_candles_and_20_demons_one_of_each() -> None:
    assert (count("candle"), count("demon")) == (5, 20)
    assert {card.copies for card in designs() if card.kind in ("candle", "demon")} == {1}


@rule("LSD 1.4")
def test_there_are_100_block_cards() -> None:
    assert (count("animal"), count("girl"), count("boy")) == (32, 34, 34)
    assert [count("girl", disposition) for disposition in ("sweet", "rotten", "")] == [12, 12, 10]
    assert [count("boy", disposition) for disposition in ("sweet", "rotten", "")] == [12, 12, 10]


def test_all_animals_activate_on_7_and_nothing_else_but_beelzebzz_does() -> None:
    sevens = [card for card in designs() if 7 in card.on]
    assert {card.id for card in sevens if card.kind != "animal"} == {"beelzebzz"}
    assert all(card.on == [7] for card in designs() if card.kind == "animal")


@rule("LSD 3.4")
def test_nine_demons_are_passive_and_eleven_have_a_number_each() -> None:
    assert {card.id for card in designs() if card.passive} == PASSIVE
    assert {card.id for card in designs() if not card.on} == PASSIVE
    numbers = [card.on for card in designs() if card.kind == "demon" and not card.passive]
    assert sorted(numbers) == [[total] for total in range(2, 13)]


def test_sweet_kids_show_low_numbers_and_rotten_kids_high_ones() -> None:
    sweet = Counter(total for card in designs() if card.disposition == "sweet" for total in card.on)
    rotten = Counter(
        total for card in designs() if card.disposition == "rotten" for total in card.on
    )
    assert (min(sweet), max(sweet)) == (2, 5)
    assert (min(rotten), max(rotten)) == (9, 12)


def test_the_chances_of_the_candles() -> None:
    ways = {total: 6 - abs(total - 7) for total in range(2, 13)}
    chances = {
        card.id: sum(ways[total] for total in card.on)
        for card in designs()
        if card.kind == "candle"
    }
    assert chances == {
        "good_candle": 9,
        "kind_candle": 9,
        "beginners_candle": 10,
        "naughty_candle": 9,
        "evil_candle": 9,
    }


def test_which_cards_have_a_condition() -> None:
    assert {card.id for card in designs() if card.conditions} == CONDITIONAL
