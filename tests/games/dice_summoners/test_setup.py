"""Setup: what each player begins with, and the decks of the game (chapter 1)."""

import pytest

import pandemonium as pm
from pandemonium.engine.errors import OptionError
from tests.games.dice_summoners.table import creatures, game, health, seen, spells, table
from tests.support import play, rule

SIZES = {"basic": 4, "advanced": 3, "mythic": 1, "ritual": 1, "spell_set": 3, "aura": 2, "curse": 4}
CUSTOM = (
    "zombie, arel, lich, seraph, wraith, werewolf, legba, galvah, baphomet, "
    "skill_set, heal_set, steal_set, divine, armour, gleipnir, swarm"
)


def decks(state: pm.State) -> list[str]:
    return [deck["card"] for deck in seen(state)["decks"]]


@rule("DS 1.1")
def test_both_players_begin_with_30_health_and_never_have_more() -> None:
    assert health(game.start(1)) == [30, 30]
    state = table([{"creatures": ["hashmal"], "health": 29}], "bs")
    play(state, "heal hashmal")
    assert health(state) == [30, 30]


@rule("DS 1.2")
@pytest.mark.parametrize("deck_set", ["balanced", "attack", "random"])
def test_both_players_begin_with_the_same_six_cards(deck_set: str) -> None:
    state = pm.game("dice-summoners", deck_set=deck_set).start(1)
    for seat in (0, 1):
        assert sorted(creatures(state, seat)) == ["ankylosaurus", "griffin", "succubus"]
        assert spells(state, seat) == ["start_set_1", "start_set_2", "start_set_3"]


@rule("DS 1.3")
@pytest.mark.parametrize("deck_set", ["balanced", "defend", "attack", "sacrifice", "random"])
def test_sixteen_full_decks_lie_open(deck_set: str) -> None:
    view = seen(pm.game("dice-summoners", deck_set=deck_set).start(3))
    assert len([deck for deck in view["decks"] if deck["kind"] != "ritual"]) == 16
    assert all(deck["left"] == SIZES[deck["kind"]] for deck in view["decks"])
    assert sum(deck["left"] for deck in view["decks"]) == 47


@rule("DS 1.4")
@pytest.mark.parametrize(
    ("deck_set", "names"),
    [
        (
            "balanced",
            "griffin succubus leviathan hashmal cerberus triceratops baphomet galvah chimera "
            "attack_set defend_set combat_set fury insight hex achlys_mist",
        ),
        (
            "defend",
            "griffin ankylosaurus stegosaurus hashmal cerberus wraith baphomet galvah chimera "
            "defend_set heal_set combat_set armour insight achlys_mist arachnes_web",
        ),
        (
            "attack",
            "zombie succubus manticore lich werewolf wraith baphomet legba chimera "
            "attack_set steal_set skill_set fury bloodthirsty swarm arachnes_web",
        ),
        (
            "sacrifice",
            "arel ankylosaurus manticore velociraptor vampire seraph galvah legba chimera "
            "steal_set heal_set sacrifice_set bloodthirsty divine swarm gleipnir",
        ),
    ],
)
def test_the_printed_deck_sets(deck_set: str, names: str) -> None:
    result = decks(pm.game("dice-summoners", deck_set=deck_set).start(1))
    assert [name for name in result if not name.endswith("_ritual")] == names.split()
    rituals = [f"{name}_ritual" for name in names.split()[6:9]]
    assert [name for name in result if name.endswith("_ritual")] == rituals


@rule("DS 1.5")
def test_a_custom_deck_set_is_played_with() -> None:
    custom = pm.game("dice-summoners", deck_set="custom", decks=CUSTOM)
    result = decks(custom.start(1))
    assert sorted(name for name in result if not name.endswith("_ritual")) == sorted(
        CUSTOM.split(", ")
    )
    again = pm.game("dice-summoners", deck_set="custom", decks=CUSTOM.replace(",", "").upper())
    assert decks(again.start(1)) == result
    listed = pm.game("dice-summoners", deck_set="custom", decks=CUSTOM.split(", "))
    assert decks(listed.start(1)) == result


@rule("DS 1.5")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("zombie, ", "", "1 basic missing"),
        ("zombie", "lich", "1 basic missing.*"),
        ("zombie", "griffin, zombie", "1 basic too many"),
        ("lich", "seraph", "'seraph' is there 2 times; 1 advanced missing"),
        ("zombie", "start_set_1", "'start_set_1' is a start set, not a deck"),
        ("legba", "legba_ritual", "'legba_ritual' is a ritual, not a deck; name the mythic"),
        ("zombie", "zomby", "there is no card 'zomby'"),
    ],
)
def test_a_wrong_deck_set_says_what_is_missing_and_what_is_too_much(
    old: str, new: str, expected: str
) -> None:
    with pytest.raises(
        OptionError, match=rf"option decks: .*{expected}.*It takes 16 different decks"
    ):
        pm.game("dice-summoners", deck_set="custom", decks=CUSTOM.replace(old, new, 1))


@rule("DS 1.5")
def test_the_list_of_decks_goes_with_a_custom_deck_set_only() -> None:
    with pytest.raises(OptionError, match="it is empty"):
        pm.game("dice-summoners", deck_set="custom")
    with pytest.raises(OptionError, match="with deck_set = custom only"):
        pm.game("dice-summoners", decks=CUSTOM)


@rule("DS 1.6")
def test_random_deck_sets_differ_and_have_the_form() -> None:
    rng = pm.game("dice-summoners", deck_set="random")
    result = [decks(rng.start(seed)) for seed in range(20)]
    assert len({tuple(names) for names in result}) == 20
    assert {name for names in result for name in names} > {"zombie", "gleipnir", "legba_ritual"}
    for names in result:
        played = ", ".join(name for name in names if not name.endswith("_ritual"))
        pm.game("dice-summoners", deck_set="custom", decks=played)  # the form is checked there


@rule("DS 1.7")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {game.start(seed).player for seed in range(20)} == {0, 1}


@rule("DS 1.8")
def test_both_players_and_spectators_see_everything_alike() -> None:
    state = table([{"tokens": {"griffin": 2}}], "bm bs r*")
    views = [dict(state.view(seat)) for seat in (0, 1, None)]
    for view in views:
        del view["seat"]
    assert views[0] == views[1] == views[2]
