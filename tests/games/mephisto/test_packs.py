"""Card packs: changing, adding and removing cards by a file, and what a file may not say."""

import json
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.engine.errors import PackError
from pandemonium.games.mephisto.cards import BY_NAME, VERBS
from pandemonium.games.mephisto.components import KINDS, Design
from pandemonium.locale.words import LANGUAGES, Words
from tests.games.mephisto.table import attack, favor, player_view, scene
from tests.support import legal, play, rule

LANCE = """
[[card]]
id = "lance"
kind = "weapon"
copies = 2
cost = 1
attack = 4
durability = 2
effect = "skewer"
bonus = 3
name = { en = "Lance", fr = "Lance" }
text = "+3 attack while both cells of this lane hold monsters."
"""
OWN: dict[str, object] = {
    "id": "own",
    "kind": "item",
    "durability": 2,
    "effect": "drink",
    "favor": 1,
    "per": 1,
    "name": "O",
    "text": "T",
}


def with_card(**fields: object) -> pm.Game:
    """A game for two with one new or changed card."""
    return pm.game("mephisto", players=2, cards=[OWN | fields])


def changed(**fields: object) -> pm.Game:
    """A game for two with one card of the box changed."""
    return pm.game("mephisto", players=2, cards=[fields])


def design(game: pm.Game, name: str) -> Design:
    """The card of that name."""
    card = next(card for card in game.cards if card.id == name)
    assert isinstance(card, Design)
    return card


# ---------------------------------------------------------------------- what a pack can do


def test_a_pack_adds_a_card_that_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "lances.toml"
    file.write_text(LANCE, encoding="utf-8")
    game = pm.game("mephisto", players=2, cards=file)
    assert sum(card.copies for card in game.cards) == 61
    cells = {"1a": "goblin", "1b": "zombie"}
    state = scene(game, cells, {"hand": ["lance", "witch"], "favor": 0})
    play(state, "play lance 1", "discard witch")
    assert attack(state, "lance") == 7
    play(state, "fight 1b")
    assert player_view(state)["pile"] == ["zombie"]


def test_a_pack_changes_numbers_of_a_card() -> None:
    game = changed(id="mallet", attack=6, durability=4, cost=1, copies=3)
    mallet = design(game, "mallet")
    assert (mallet.attack, mallet.durability, mallet.cost, mallet.copies) == (6, 4, 1, 3)
    assert mallet.emblem == "flat-hammer"
    for language in LANGUAGES:
        assert Words(game, language).card("mallet")


def test_a_pack_gives_a_card_another_effect() -> None:
    game = changed(id="mallet", effect="poke", loss=3, text="An opponent loses 3 favor.")
    state = scene(game, {}, {"hand": ["mallet"]}, {"gear": [["key"]]})
    play(state, "play mallet 1")
    assert favor(state, 1) == 2
    assert Words(game, "fr").card_text("mallet") == "An opponent loses 3 favor."


def test_a_card_without_copies_is_out_of_the_game() -> None:
    game = changed(id="lich", copies=0)
    assert len(game.start(1).components()) == 58


def test_two_weapons_do_not_share_one_discard() -> None:
    game = pm.game("mephisto", players=2, cards=[{"id": "arcanife", "copies": 2}])
    seat = {"gear": [["arcanife", "arcanife"]], "hand": ["portal"], "favor": 0}
    state = scene(game, {"1a": "troll"}, seat)  # 16: both weapons, and two spells
    assert "fight 1a" not in legal(state)
    state = scene(game, {"1a": "troll"}, {**seat, "hand": ["portal", "portal"]})
    assert "fight 1a" in legal(state)


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.name)
def test_every_verb_can_be_put_on_a_card_and_be_played(verb: type) -> None:
    effect = BY_NAME[verb.name]  # type: ignore[attr-defined]  # every verb has a name
    kind = next(name for name, bit in KINDS.items() if bit & effect.kinds)
    fields: dict[str, object] = {
        "id": "own", "kind": kind, "copies": 9, "effect": effect.name, "name": "O", "text": "T",
        **dict.fromkeys(effect.numbers, 2),
    }  # fmt: skip
    if kind in ("weapon", "monster"):
        fields["attack"] = 5
    if kind in ("weapon", "item"):
        fields["durability"] = 2
    if kind == "monster":
        fields["souls"] = 1
    game = pm.game("mephisto", players=2, cards=[fields])
    state = game.start(5)
    rng = pm.Chance(3)
    while not state.over:
        state.apply(state.legal()[rng.below(len(state.legal()))])


def test_a_game_with_a_pack_is_saved_with_it() -> None:
    game = with_card()
    state = game.start(3)
    data = json.loads(json.dumps(state.save()))
    assert game.load(data).save() == state.save()
    assert data["options"]["cards"] == [OWN]


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("fields", "field", "message"),
    [
        ({"kind": "potion"}, "kind", "weapon"),
        ({"effect": "fly"}, "effect", "drink"),
        ({"effect": "drain"}, "effect", "drink"),
        ({"durability": 0}, "durability", "1"),
        ({"durability": "two"}, "durability", "1"),
        ({"cost": 10}, "cost", "9"),
        ({"copies": -1}, "copies", "0"),
        ({"favor": 11}, "favor", "10"),
        ({"bonus": 1}, "bonus", "favor, per"),
        ({"souls": 2}, "souls", "item"),
        ({"attack": 2}, "attack", "item"),
        ({"emblem": 3}, "emblem", "a string"),
        ({"wings": 2}, "wings", "durability"),
        ({"id": "Own Card"}, "id", "id"),
        ({"name": ""}, "name", "name"),
    ],
    ids=lambda value: "" if isinstance(value, dict) else str(value),
)
def test_what_a_card_may_not_say(fields: dict[str, object], field: str, message: str) -> None:
    with pytest.raises(PackError, match=message) as caught:
        with_card(**fields)
    assert caught.value.field == field


def test_a_number_that_the_effect_needs_must_be_there() -> None:
    fields = {name: value for name, value in OWN.items() if name != "per"}
    with pytest.raises(PackError) as caught:
        pm.game("mephisto", players=2, cards=[fields])
    assert (caught.value.card, caught.value.field) == ("own", "per")


def test_another_effect_makes_another_text() -> None:
    words = Words(changed(id="mallet", effect="poke", loss=3), "fr")
    assert words.card_text("mallet").endswith("dans ce couloir perd 3 faveurs.")


def test_a_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "lances.toml"
    file.write_text(LANCE.replace("bonus = 3", "bonus = 99"), encoding="utf-8")
    with pytest.raises(PackError, match=r"lances\.toml:10.*lance.*bonus") as caught:
        pm.game("mephisto", players=2, cards=file)
    assert caught.value.line == 10


def test_there_must_be_cards_enough_to_begin() -> None:
    none = [{"id": card.id, "copies": 0} for card in pm.game("mephisto").cards[:-4]]
    with pytest.raises(PackError, match="at least 14 cards"):
        pm.game("mephisto", players=2, cards=none)


# ---------------------------------------------------------------------- how much an action may do


@rule("ME 3.9")
def test_an_action_that_takes_too_many_steps_is_refused_and_changes_nothing() -> None:
    game = with_card()
    state = game.start(seed=1)
    before = state.save()
    game.most_work = 2  # no card needs the 3,000 of the rule
    with pytest.raises(pm.WorkLimitExceeded) as caught:
        state.apply("loot deck")
    assert caught.value.clause == "ME 3.9"
    assert state.save() == before
