"""Card packs: cards that people change or add, and what is refused."""

from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.engine.errors import PackError
from pandemonium.locale.words import Words
from tests.games.dice_summoners.table import creatures, gain, health, seat_view, table, tokens, tray
from tests.support import legal, play, refused, rule

WINTER: list[object] = [
    {
        "id": "yeti",
        "kind": "basic",
        "copies": 4,
        "gain": {"blue": 1, "red": 1},
        "slots": [{"do": "attack", "value": 4, "cost": "mm"}, {"do": "steal", "value": 1}],
        "name": {"en": "Yeti", "fr": "Yéti"},
        "text": "It is cold.",
    },
    {
        "id": "frost_set",
        "kind": "spell_set",
        "copies": 3,
        "slots": [
            {"spell": "ice_lance", "name": "Ice Lance", "do": "attack", "value": 5, "cost": "m"},
            {"spell": "snow_wall", "name": "Snow Wall", "do": "defend", "value": 9, "cost": "s"},
        ],
        "name": "Frost Set",
        "text": "Ice and snow.",
    },
    {
        "id": "winter",
        "kind": "aura",
        "copies": 2,
        "raises": "attack",
        "of": "spell_set",
        "by": 2,
        "name": "Winter",
        "text": "Colder spells.",
    },
    {
        "id": "frostbite",
        "kind": "curse",
        "copies": 4,
        "curse": "hurt",
        "value": 1,
        "turns": 5,
        "name": "Frostbite",
        "text": "Cold feet.",
    },
]
winter = pm.game("dice-summoners", cards=WINTER)


def test_a_new_creature_brings_dice_and_acts() -> None:
    state = gain([{"creatures": ["yeti"]}], winter)
    play(state, "roll")
    assert len(tray(state).split()) == 2
    state = table([{"creatures": ["yeti"]}], "bm bm", winter)
    play(state, "attack yeti", "steal yeti")
    assert health(state) == [30, 25]


def test_new_spells_have_names_and_can_be_cast() -> None:
    state = table([{"spells": ["frost_set"], "aura": "winter"}], "bm bs", winter)
    words = Words(winter, "en")
    assert (
        words.label(state, winter.action("cast ice_lance"))
        == "Cast Ice Lance (attack 7, Frost Set) for 1 Mercury"
    )
    play(state, "cast ice_lance", "cast snow_wall")
    assert (health(state), tokens(state, 0)) == ([30, 23], {"snow_wall": 9})
    assert words.card("yeti") == "Yeti"
    assert Words(winter, "fr").card("yeti") == "Yéti"


def test_as_many_tokens_can_be_lost_as_a_pack_lays() -> None:
    theirs = {
        "spells": ["frost_set"],
        "creatures": ["griffin"],
        "tokens": {"snow_wall": 9, "griffin": 2},
    }
    state = table([{"creatures": ["chimera"]}, theirs], "ru ru ru", winter)
    play(state, "attack chimera")
    assert legal(state) == ["lose 1", "lose 2"]
    play(state, "lose 1")
    assert tokens(state, 1) == {"griffin": 1}
    assert winter.action("lose 9").arg == 9


def test_a_new_curse_lasts_as_long_as_it_says() -> None:
    state = gain([{"curse": "frostbite", "creatures": []}], winter)
    for _ in range(6):
        play(state, "roll", "end", "roll", "end")
    assert (health(state)[0], seat_view(state, 0)["curse"]) == (25, None)


def test_new_cards_come_in_custom_and_random_deck_sets() -> None:
    rng = pm.game("dice-summoners", deck_set="random", cards=WINTER)
    drawn = {deck["card"] for seed in range(30) for deck in decks(rng.start(seed))}
    assert {"yeti", "frost_set", "winter", "frostbite"} <= drawn
    ids = "zombie yeti lich seraph wraith werewolf legba galvah baphomet frost_set heal_set"
    ids += " steal_set winter armour frostbite swarm"
    custom = pm.game("dice-summoners", deck_set="custom", decks=ids.split(), cards=WINTER)
    state = custom.scenario({"dice": "bm bm"})
    play(state, "cast basic_summon", "take yeti")
    assert "yeti" in creatures(state, 0)


def decks(state: pm.State) -> list[dict[str, object]]:
    decks = state.view(None)["decks"]
    assert isinstance(decks, list)
    return decks


def test_a_known_card_gets_other_figures_and_a_record_keeps_them() -> None:
    slots = [{"do": "attack", "value": 7, "cost": ""}, {"do": "defend", "value": 1, "cost": "m"}]
    pack: list[object] = [{"id": "griffin", "slots": slots, "text": "Free."}]
    strong = pm.game("dice-summoners", cards=pack)
    state = table([], "", strong)
    play(state, "attack griffin")
    assert health(state) == [30, 23]
    again = pm.game("dice-summoners", None, **strong.full_settings())
    assert again.load(state.save()).save() == state.save()


def test_a_summon_that_costs_no_creature_needs_room() -> None:
    slots = [{"spell": "call", "name": "Call", "do": "take", "takes": "advanced", "cost": ""}]
    caller: list[object] = [{"id": "start_set_2", "slots": slots, "text": "Call."}]
    six = ["griffin", "griffin", "succubus", "succubus", "ankylosaurus", "zombie"]
    state = table([{"creatures": six}], "", pm.game("dice-summoners", cards=caller))
    assert refused(state, "cast call") == "DS 7.1"


@pytest.mark.parametrize(
    ("change", "field", "message"),
    [
        ({"kind": "beast"}, "kind", "one of basic"),
        ({"copies": 0}, "copies", "from 1 to 12"),
        ({"start": 2}, "start", "from 0 to 1"),
        ({"wings": 2}, "wings", "unknown field"),
        ({"gain": 3}, "gain", "a table such as"),
        ({"gain": {"green": 1}}, "gain.green", "unknown field"),
        ({"gain": {"blue": 9}}, "gain.blue", "from 0 to 4"),
        ({"slots": []}, "slots", "1 to 2 actions"),
        ({"slots": [{"do": "bite", "value": 1}]}, "slots[0].do", "one of attack"),
        ({"slots": [{"do": "attack"}]}, "slots[0].value", "from 1 to 20"),
        ({"slots": [{"do": "attack", "value": 1, "cost": "mmmm"}]}, "slots[0].cost", "at most 3"),
        ({"slots": [{"do": "attack", "value": 1, "cost": "x"}]}, "slots[0].cost", "letters msu"),
        ({"slots": [{"do": "heal", "value": 1, "gives": 2}]}, "slots[0].gives", "from 0 to 1"),
        ({"slots": [{"do": "take", "takes": "aura"}]}, "slots[0].do", "one of attack"),
        ({"slots": [{"do": "heal", "value": 1, "spell": "x"}]}, "slots[0].spell", "no spells"),
        ({"slots": [{"do": "heal", "value": 1}] * 2}, "slots", "two slots that do the same"),
        ({"id": "fireball"}, "id", "a spell of that name"),
        ({"kind": "mythic", "copies": 1}, "id", "no ritual brings"),
    ],
)
def test_a_wrong_creature_is_refused(change: dict[str, object], field: str, message: str) -> None:
    card = {**dict(WINTER[0]), **change}  # type: ignore[call-overload]
    with pytest.raises(PackError, match=message) as problem:
        pm.game("dice-summoners", cards=[card])
    assert problem.value.field == field


@pytest.mark.parametrize(
    ("number", "change", "field", "message"),
    [
        (1, {"slots": [{"do": "heal", "value": 1}]}, "slots[0].spell", "lowercase letters"),
        (1, {"slots": [{"spell": "zap", "do": "heal", "value": 1}]}, "slots[0].name", "is new"),
        (
            1,
            {"slots": [{"spell": "fireball", "do": "heal", "value": 1}]},
            "slots[0].spell",
            "already",
        ),
        (1, {"gain": {"blue": 1}}, "gain", "unknown field"),
        (2, {"raises": "take"}, "raises", "one of attack"),
        (2, {"of": "everybody"}, "of", "one of basic"),
        (2, {"raises": "combat", "of": "basic"}, "of", "one of spell_set"),
        (3, {"curse": "itch"}, "curse", "one of hex"),
        (3, {"curse": "no_heals"}, "value", "has no value"),
        (3, {"turns": 0}, "turns", "from 1 to 20"),
    ],
)
def test_a_wrong_set_aura_or_curse_is_refused(
    number: int, change: dict[str, object], field: str, message: str
) -> None:
    card = {**dict(WINTER[number]), **change}  # type: ignore[call-overload]
    with pytest.raises(PackError, match=message) as problem:
        pm.game("dice-summoners", cards=[card])
    assert problem.value.field == field


def test_a_refusal_names_file_line_card_and_field(tmp_path: Path) -> None:
    file = tmp_path / "strong.toml"
    file.write_text('[[card]]\nid = "griffin"\ncopies = 40\n', encoding="utf-8")
    with pytest.raises(PackError) as problem:
        pm.game("dice-summoners", cards=str(file))
    assert str(problem.value) == (
        f"{file}:3: card 'griffin', field 'copies': expected a whole number from 2 to 12, not 40"
    )


def test_other_figures_make_another_text() -> None:
    game = pm.game("dice-summoners", cards=[{"id": "griffin", "gain": {"blue": 2}}])
    text = "Gains 2 blue. Attack 2 (1 Mercury). Defend 2 (1 Mercury)."
    assert Words(game, "en").card_text("griffin") == text


def test_too_many_cards_cannot_be_dealt() -> None:
    dealt: list[object] = [
        {"id": name, "start": 1, "copies": 4} for name in ("arel", "zombie", "wraith", "lich")
    ]
    with pytest.raises(PackError, match="at most 6 cards"):
        pm.game("dice-summoners", cards=dealt)


# ---------------------------------------------------------------------- how much an action may do


@rule("DS 7.6")
def test_an_action_that_takes_too_many_steps_is_refused_and_changes_nothing() -> None:
    game = pm.game("dice-summoners", cards=WINTER)
    state = table([{"creatures": ["yeti"]}], "", game)
    before = state.save()
    game.most_work = 1  # no card needs the 3,000 of the rule
    with pytest.raises(pm.WorkLimitExceeded) as caught:
        state.apply("end")
    assert caught.value.clause == "DS 7.6"
    assert state.save() == before
