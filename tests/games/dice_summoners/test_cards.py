"""Every card with its figures: what is printed on it is what it does, for its cost."""

from collections import Counter

import pytest

from tests.games.dice_summoners.table import (
    Seats,
    answers,
    creatures,
    gain,
    game,
    health,
    left,
    sacrifice,
    seat_view,
    seen,
    spells,
    table,
    tokens,
)
from tests.support import card, play, refused, rule

PLAIN = {"m": "bm", "s": "bs", "u": "ru"}


def paying(cost: str) -> str:
    """Dice that pay the cost without a choice."""
    return " ".join(PLAIN[symbol] for symbol in cost)


def use(seats: Seats, text: str, does: str, value: int, cost: str) -> None:
    """Use a slot with just enough dice and see what it does; with one die fewer it is refused."""
    seats = [{"health": 10, **seats[0]}, {"health": 20}]
    state = table(seats, paying(cost))
    play(state, text)
    gained = value if does in ("heal", "steal") else 0
    lost = value if does in ("attack", "steal") else 0
    assert health(state) == [10 + gained, 20 - lost]
    assert sum(tokens(state, 0).values()) == (value if does == "defend" else 0)
    assert refused(state, text) == "DS 4.2"
    if cost:
        assert refused(table(seats, paying(cost[1:])), text) == "DS 3.6"


@pytest.mark.parametrize(
    ("name", "copies", "dice", "slots"),
    [
        pytest.param(
            "ankylosaurus", 6, (1, 0), "attack 1 m, defend 3 s", marks=card("ankylosaurus")
        ),
        pytest.param("arel", 4, (1, 0), "heal 3 s, defend 1 m", marks=card("arel")),
        pytest.param("griffin", 6, (1, 0), "attack 2 m, defend 2 m", marks=card("griffin")),
        pytest.param("succubus", 6, (1, 0), "attack 3 s, defend 1 m", marks=card("succubus")),
        pytest.param("zombie", 4, (1, 0), "steal 2 s, defend 1 m", marks=card("zombie")),
        pytest.param("wraith", 3, (2, 0), "attack 4 u, defend 3 s", marks=card("wraith")),
        pytest.param("cerberus", 3, (2, 0), "attack 6 su, defend 3 s", marks=card("cerberus")),
        pytest.param(
            "triceratops", 3, (2, 0), "attack 5 ss, defend 4 mm", marks=card("triceratops")
        ),
        pytest.param("seraph", 3, (2, 0), "heal 4 u, defend 3 s", marks=card("seraph")),
        pytest.param("vampire", 3, (2, 0), "steal 3 u, defend 3 s", marks=card("vampire")),
        pytest.param("leviathan", 3, (1, 1), "attack 3 s, defend 4 u", marks=card("leviathan")),
        pytest.param("manticore", 3, (1, 1), "attack 5 ss, defend 4 u", marks=card("manticore")),
        pytest.param(
            "stegosaurus", 3, (1, 1), "attack 4 mm, defend 5 ss", marks=card("stegosaurus")
        ),
        pytest.param("hashmal", 3, (1, 1), "heal 3 s, defend 4 u", marks=card("hashmal")),
        pytest.param("lich", 3, (1, 1), "steal 2 s, defend 4 u", marks=card("lich")),
        pytest.param("werewolf", 3, (2, 0), "steal 2 s, attack 3 s", marks=card("werewolf")),
        pytest.param(
            "velociraptor", 3, (1, 1), "attack 6 su, defend 2 m", marks=card("velociraptor")
        ),
        pytest.param("baphomet", 1, (0, 2), "attack 7 uu, defend 5 u", marks=card("baphomet")),
        pytest.param("galvah", 1, (0, 2), "heal 7 uu, defend 5 u", marks=card("galvah")),
        pytest.param("legba", 1, (0, 2), "steal 5 uu, defend 5 u", marks=card("legba")),
        pytest.param("chimera", 1, (2, 1), "attack 10 uuu, defend 4 u", marks=card("chimera")),
    ],
)
def test_a_creature_brings_its_dice_and_does_what_is_printed(
    name: str, copies: int, dice: tuple[int, int], slots: str
) -> None:
    assert {card.id: card.copies for card in game.cards}[name] == copies
    state = gain([{"creatures": [name]}])
    play(state, "roll")
    faces = seen(state)["dice"]["tray"]
    assert sum(faces[face] for face in ("bm", "bs", "b*")) == dice[0]
    assert sum(faces[face] for face in ("rs", "ru", "r*")) == dice[1]
    assert len(seat_view(state, 0)["creatures"][0]["slots"]) == len(slots.split(", ")) == 2
    for slot in slots.split(", "):
        does, value, cost = slot.split()
        use([{"creatures": [name]}], f"{does} {name}", does, int(value), cost)


@pytest.mark.parametrize(
    ("name", "copies", "slots"),
    [
        pytest.param(
            "attack_set", 3, "fireball attack 4 s, magic_arrow attack 3 m", marks=card("attack_set")
        ),
        pytest.param(
            "defend_set",
            3,
            "magic_wall defend 4 s, magic_shield defend 3 m",
            marks=card("defend_set"),
        ),
        pytest.param(
            "combat_set",
            3,
            "magic_bomb attack 6 ms, heavy_wall defend 6 ms",
            marks=card("combat_set"),
        ),
        pytest.param(
            "heal_set", 3, "great_heal heal 4 s, small_heal heal 3 m", marks=card("heal_set")
        ),
        pytest.param(
            "steal_set", 3, "great_steal steal 3 s, small_steal steal 2 m", marks=card("steal_set")
        ),
        pytest.param(
            "skill_set",
            3,
            "skilled_heal heal 6 ms, skilled_steal steal 4 ms",
            marks=card("skill_set"),
        ),
        pytest.param(
            "sacrifice_set", 3, "bone_wall defend 6, blood_heal heal 6", marks=card("sacrifice_set")
        ),
    ],
)
def test_a_spell_set_has_two_combat_spells(name: str, copies: int, slots: str) -> None:
    assert {card.id: card.copies for card in game.cards}[name] == copies
    for slot in slots.split(", "):
        spell, does, value, *cost = slot.split()
        mine: Seats = [{"spells": [name], "creatures": ["zombie"]}]
        use(mine, f"cast {spell}", does, int(value), "".join(cost))


@card("sacrifice_set")
@rule("DS 6.1")
def test_the_sacrifice_set_costs_creatures_and_no_dice() -> None:
    mine: Seats = [{"spells": ["sacrifice_set"], "creatures": ["zombie", "griffin"], "health": 5}]
    state = table(mine, "")
    play(state, "cast blood_heal", "give griffin")
    assert health(state) == [11, 30]
    play(state, "cast bone_wall")
    assert (creatures(state, 0), tokens(state, 0)) == ([], {"bone_wall": 6})


@card("start_set_1")
@rule("DS 8.1")
def test_start_set_1_takes_basic_creatures_and_spell_sets() -> None:
    state = table([], "bm bm bm bm")
    play(state, "cast basic_summon")
    assert answers(state) == ["take griffin", "take succubus"]
    play(state, "take griffin")
    assert creatures(state, 0) == ["griffin", "succubus", "ankylosaurus", "griffin"]
    play(state, "cast learn_spell", "take combat_set")
    assert spells(state, 0)[-1] == "combat_set"
    assert (left(state, "griffin"), left(state, "combat_set")) == (3, 2)


@card("start_set_2")
@rule("DS 8.1")
def test_start_set_2_takes_advanced_creatures_and_casts_curses() -> None:
    state = table([], "bs bs bs bs")
    play(state, "cast advanced_summon", "take cerberus")
    assert answers(state) == ["give griffin", "give succubus", "give ankylosaurus"]
    play(state, "give griffin")
    assert sorted(creatures(state, 0)) == ["ankylosaurus", "cerberus", "succubus"]
    play(state, "cast cast_curse", "take hex")
    assert (seat_view(state, 1)["curse"], seat_view(state, 1)["curse_turns"]) == ("hex", 3)
    assert (left(state, "cerberus"), left(state, "hex")) == (2, 3)


@card("start_set_3")
@rule("DS 8.1")
def test_start_set_3_takes_rituals_and_auras() -> None:
    state = table([], "ru ru ru bm bs r*")
    play(state, "cast mythic_summon", "take galvah_ritual", "pay ru ru ru")
    assert spells(state, 0)[-1] == "galvah_ritual"
    assert seen(state)["seats"][0]["creatures"][0]["card"] == "griffin"
    play(state, "cast learn_aura", "take fury")
    assert seat_view(state, 0)["aura"] == "fury"
    assert (left(state, "galvah_ritual"), left(state, "galvah"), left(state, "fury")) == (0, 1, 1)


@pytest.mark.parametrize(
    "mythic",
    [
        pytest.param("baphomet", marks=card("baphomet_ritual")),
        pytest.param("galvah", marks=card("galvah_ritual")),
        pytest.param("legba", marks=card("legba_ritual")),
        pytest.param("chimera", marks=card("chimera_ritual")),
    ],
)
@rule("DS 8.3")
def test_a_ritual_brings_its_mythic_for_two_sulphur_and_a_creature(mythic: str) -> None:
    of = sacrifice if mythic == "legba" else game
    mine: Seats = [{"spells": [f"{mythic}_ritual"], "creatures": ["griffin"]}]
    state = table(mine, "ru ru", of)
    play(state, f"cast {mythic}_summon")
    assert creatures(state, 0) == [mythic]
    assert left(state, mythic) == 0
    assert refused(table(mine, "ru bs", of), f"cast {mythic}_summon") == "DS 3.6"


def test_the_box_holds_127_cards_of_45_designs() -> None:
    assert (len(game.cards), sum(card.copies for card in game.cards)) == (45, 127)
    count = Counter[str]()
    for design in game.cards:
        count[design.kind] += design.copies
    assert count == {
        "basic": 26,
        "advanced": 36,
        "mythic": 4,
        "start_set": 6,
        "spell_set": 21,
        "ritual": 4,
        "aura": 10,
        "curse": 20,
    }
