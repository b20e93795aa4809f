"""What others must not learn: two worlds that differ in a hidden hand look the same to them."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import cast

import pytest

import pandemonium as pm
from pandemonium.testing import Coverage, check_no_leaks, secret_questions
from tests.games.mephisto.table import (
    discards,
    duel,
    dungeon,
    hand,
    player_view,
    scene,
    seen,
    solo,
    three,
)
from tests.support import legal, play, rule

RIVAL = 1


def seen_by_rival(state: pm.State, *texts: str) -> list[object]:
    """What the rival receives while seat 0 does this: whose decision it is, and what happens."""
    state.recording = True
    received: list[object] = []
    for text in texts:
        state.events = []
        state.apply(text)
        received += [event.seen_by(RIVAL) for event in state.events]
        question = state.question
        assert question is not None
        received.append((state.player, "?" if question.secret else question.to_json()))
    return received


def worlds(cells: dict[str, str], *hands: list[str], **seat: object) -> list[pm.State]:
    """The same table with different hands of seat 0."""
    return [scene(duel, cells, {**seat, "hand": hand}) for hand in hands]


# ---------------------------------------------------------------------- questions


@rule("ME 1.7")
@rule("ME 14.1")
def test_whether_a_spell_is_there_for_the_arcanife_is_not_shown() -> None:
    texts = ("fight 1a", "wield arcanife", "decline")
    cells = {"1a": "goblin"}
    with_spell, without = worlds(
        cells, ["portal", "goblin"], ["fork", "goblin"], gear=[["arcanife"]], favor=5
    )
    assert seen_by_rival(with_spell, *texts) == seen_by_rival(without, *texts)


@rule("ME 1.7")
def test_declining_to_discard_is_shown_to_nobody() -> None:
    state = scene(duel, {"1a": "goblin"}, {"gear": [["arcanife"]], "hand": ["portal"]})
    play(state, "fight 1a", "wield arcanife")
    assert play(state, "decline") == []


@rule("ME 1.7")
@rule("ME 3.2")
def test_a_payment_is_asked_for_even_if_there_is_one_way_to_pay() -> None:
    first_world, second_world = worlds(
        {}, ["shovel", "goblin", "goblin"], ["shovel", "goblin", "witch"]
    )
    assert seen_by_rival(first_world, "play shovel 1", "discard goblin") == seen_by_rival(
        second_world, "play shovel 1", "discard goblin"
    )
    state = scene(duel, {}, {"hand": ["shovel", "goblin"]})
    play(state, "play shovel 1")
    assert legal(state) == ["discard goblin"]


@rule("ME 1.7")
@rule("ME 14.12")
@rule("ME 16.4")
@pytest.mark.parametrize(
    ("begin", "gear", "first", "second"),
    [
        ("activate shovel", [["shovel"]], ["witch", "fork"], ["witch", "goblin"]),
        ("play portal", [], ["portal", "witch", "witch"], ["portal", "witch", "fork"]),
    ],
)
def test_the_card_for_an_exchange_is_asked_for_even_if_there_is_but_one(
    begin: str, gear: list[list[str]], first: list[str], second: list[str]
) -> None:
    cells = {"1a": "key", "1b": "stew"}
    first_world, second_world = worlds(cells, first, second, gear=gear)
    texts = (begin, "give witch", "take 1a")
    assert seen_by_rival(first_world, *texts) == seen_by_rival(second_world, *texts)


@rule("ME 1.7")
@rule("ME 6.2")
def test_the_second_weapon_is_asked_for_whatever_the_hand_holds() -> None:
    cells = {"1a": "vampire"}  # 12: both weapons and 3 favor, or one and a spell
    texts = ("fight 1a", "wield arcanife", "wield hookshot", "decline")
    gear = [["arcanife", "hookshot"]]
    with_spell, without = worlds(cells, ["portal"], ["fork"], gear=gear, favor=6)
    assert seen_by_rival(with_spell, *texts) == seen_by_rival(without, *texts)
    state = worlds(cells, ["fork"], gear=gear, favor=6)[0]
    play(state, "fight 1a", "wield arcanife")
    assert legal(state) == ["wield hookshot"]


@rule("ME 1.7")
@rule("ME 15.4")
def test_a_talisman_before_a_shovel_does_not_tell_of_a_monster() -> None:
    cells = {"1a": "shovel", "2a": "stew"}
    gear = [["talisman"]]
    with_monster, without = worlds(cells, ["witch"], ["fork"], gear=gear)
    assert seen_by_rival(with_monster, "activate talisman") == seen_by_rival(
        without, "activate talisman"
    )
    assert legal(with_monster) == ["copy 1a", "copy 2a"]
    assert legal(without) == ["copy 2a"]


@rule("ME 6.4")
def test_nothing_is_asked_for_when_everybody_knows_that_there_is_none() -> None:
    seat = {"gear": [["arcanife"]], "hand": ["fork"], "known": ["fork"], "favor": 5}
    state = scene(duel, {"1a": "goblin"}, seat)
    play(state, "fight 1a", "wield arcanife")
    assert legal(state)[0] == "spend 0"
    empty = scene(duel, {"1a": "goblin"}, {"gear": [["arcanife"]], "favor": 5})
    play(empty, "fight 1a", "wield arcanife")
    assert legal(empty)[0] == "spend 0"


@rule("ME 1.7")
def test_what_gear_is_called_does_not_tell_which_copy_was_held() -> None:
    seats = [{"hand": ["mystery_potion"]}, {"hand": ["mystery_potion", "goblin"]}]
    state = duel.scenario({"dungeon": {}, "seats": seats, "turn": 1})  # holds the second copy
    play(state, "play mystery_potion 1", "discard goblin")
    assert [card["name"] for card in player_view(state, 1)["gear"][0]] == ["mystery_potion"]


# ---------------------------------------------------------------------- memory


def imagined_hands(state: pm.State, viewer: int, seat: int, worlds: int = 40) -> list[list[str]]:
    """The hands of `seat` in what `viewer` imagines."""
    return [hand(state.imagine(viewer, pm.Chance(seed)), seat) for seed in range(worlds)]


@rule("ME 1.7")
def test_a_card_looted_openly_stays_in_the_imagined_hand() -> None:
    cells = {"1a": "mallet", "1b": "goblin"}
    state = scene(duel, cells, {"hand": ["portal", "fork", "witch"]}, {"hand": ["key"]})
    play(state, "loot 1a")
    assert player_view(state, 0)["known"] == seen(state, 1)["seats"][0]["known"] == ["mallet"]
    assert all("mallet" in imagined_hand for imagined_hand in imagined_hands(state, 1, 0))
    others = Counter(
        card for imagined_hand in imagined_hands(state, 1, 0) for card in imagined_hand
    )
    assert len(others) > 5


@rule("ME 1.7")
def test_a_known_card_that_leaves_the_hand_is_forgotten() -> None:
    seat = {"hand": ["mallet", "portal"], "known": ["mallet"]}
    state = scene(duel, {"1a": "key"}, seat)
    play(state, "play mallet 1")
    assert player_view(state)["known"] == []


@rule("ME 1.7")
def test_of_two_equal_cards_nobody_can_tell_which_one_left() -> None:
    seat = {"hand": ["portal", "portal", "shovel"], "known": ["portal"]}
    state = scene(duel, {"1a": "key"}, seat)
    play(state, "play shovel 1", "discard portal")
    assert player_view(state)["known"] == []
    assert hand(state) == ["portal"]
    assert any("portal" not in imagined_hand for imagined_hand in imagined_hands(state, 1, 0))


@rule("ME 1.7")
@rule("ME 16.3")
def test_cards_put_under_the_deck_openly_stay_there() -> None:
    cells = {"1a": "key", "1b": "goblin"}
    state = scene(duel, cells, {"hand": ["illuminate"]}, deck=("stew", "torch"))
    play(state, "play illuminate", "lane 1", "under 1b")
    assert seen(state)["under"] == ["goblin", "key"]
    for seed in range(10):
        assert seen(state.imagine(1, pm.Chance(seed)))["under"] == ["goblin", "key"]


@rule("ME 1.7")
@rule("ME 2.2")
def test_a_card_that_everybody_saw_under_the_deck_is_drawn_openly() -> None:
    state = scene(
        duel, {"1a": "key", "1b": "fork"}, {}, {}, deck=(), only_deck=True, under=["lich"],
        begin_turn=True,
    )  # fmt: skip
    assert player_view(state, 0)["known"] == ["lich"]


@rule("ME 1.7")
@rule("ME 9.1")
def test_what_was_held_when_the_deck_was_rebuilt_is_not_in_the_deck() -> None:
    cells = {"a": "key", "b": "fork", "c": "stew", "d": "torch", "e": "mallet", "f": "skewer"}
    rest = [card.id for card in three.cards if card.kind == "spell" for _ in range(card.copies)]
    gone = [*rest, "potion", "shovel", "talisman", "grimoire", "repeater", "corruptor"]
    held = ["lich", "witch", "witch"]
    seats: list[dict[str, object]] = [{"hand": held}, {"hand": ["ooze"]}]
    state = scene(three, cells, *seats, deck=("vermin",), discards=gone, only_deck=True, turn=1)
    assert seen(state)["held"] == []
    play(state, "loot deck")
    everybody_knows = cast(list[str], state.view(None)["held"])
    assert sorted(everybody_knows) == sorted(hand(state, 0) + hand(state, 1) + hand(state, 2)[:-1])
    for seed in range(20):
        world = state.imagine(1, pm.Chance(seed))
        assert "lich" in hand(world, 0) + hand(world, 2)


@rule("ME 1.7")
def test_who_asks_for_an_exchange_is_imagined_with_a_monster() -> None:
    seat = {"hand": ["witch", "fork", "key"], "gear": [["shovel"]]}
    state = scene(duel, {"1a": "stew", "1b": "potion"}, seat)
    play(state, "activate shovel")
    monsters = {card.id for card in duel.cards if card.kind == "monster"}
    assert all(set(imagined_hand) & monsters for imagined_hand in imagined_hands(state, 1, 0))


# ---------------------------------------------------------------------- imagining


@rule("ME 1.7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("balanced", [False, True])
def test_imagining_forgets_the_truth(players: int, balanced: bool) -> None:
    game = pm.game("mephisto", players=players, balanced_shuffle=balanced)
    state = game.start(3)
    rng = pm.Chance(1)
    for _ in range(60):
        if state.over:
            break
        state.apply(state.legal()[rng.below(len(state.legal()))])
        seat = rng.below(players)
        twice = state.imagine(seat, pm.Chance(1)).imagine(seat, pm.Chance(2))
        assert twice.save() == state.imagine(seat, pm.Chance(2)).save()


@rule("ME 1.8")
@pytest.mark.parametrize("game_players", [1, 2])
def test_the_halves_of_a_balanced_deck_are_imagined_as_they_may_be(game_players: int) -> None:
    game = pm.game("mephisto", players=game_players, balanced_shuffle=True)
    monsters = {card.id for card in game.cards if card.kind == "monster"}
    state = game.start(4)
    result: Counter[int] = Counter()
    for seed in range(60):
        world = state.imagine(0, pm.Chance(seed))
        below = cast(dict[str, list[list[int]]], world.save()["deck"])["below"][0]
        result[sum(world.card_name(card) in monsters for card in below)] += 1
    assert set(result) == {12, 13}


@rule("ME 12.1")
def test_alone_nothing_but_the_order_of_the_deck_is_hidden() -> None:
    state = solo.start(2)
    world = state.imagine(0, pm.Chance(7))
    assert world.view(0) == state.view(0)


@rule("ME 7.9")
def test_a_spider_discards_before_everybodys_eyes() -> None:
    state = scene(three, {"a": "key"}, {"hand": ["spider", "fork"]}, {"hand": ["witch"]})
    play(state, "summon spider")
    assert "witch" in discards(state)
    assert dungeon(state)["a"] == "spider"


# ---------------------------------------------------------------------- the law over time

TALISMAN = {"gear": [["talisman"]], "hand": ["witch"]}
ARCANIFE = {"gear": [["arcanife"]], "hand": ["portal", "fork"], "favor": 5}
SHOVEL = {"gear": [["shovel"]], "hand": ["witch", "goblin"]}
BOTH = {"gear": [["arcanife", "hookshot"]], "hand": ["portal"], "favor": 6}


def after(cells: dict[str, str], seat: Mapping[str, object], *texts: str) -> pm.State:
    """The position in which these actions lead to the question."""
    state = scene(duel, cells, seat)
    play(state, *texts)
    return state


ASKING: dict[str, Callable[[], pm.State]] = {
    "CopyInSecret": lambda: after({"1a": "shovel", "2a": "stew"}, TALISMAN, "activate talisman"),
    "DiscardForWeapon": lambda: after({"1a": "goblin"}, ARCANIFE, "fight 1a", "wield arcanife"),
    "GiveCard": lambda: after({"1a": "key", "1b": "stew"}, SHOVEL, "activate shovel"),
    "Pay": lambda: after({}, {"hand": ["shovel", "goblin", "witch"]}, "play shovel 1"),
    "Turn": lambda: scene(duel, {"1a": "goblin"}, {"hand": ["fork", "goblin"]}),
    "WieldInSecret": lambda: after({"1a": "vampire"}, BOTH, "fight 1a", "wield arcanife"),
}


def test_every_secret_question_is_tried() -> None:
    assert sorted(ASKING) == secret_questions(duel)


@pytest.mark.parametrize("question", ASKING)
def test_the_law_holds_where_a_secret_question_is_asked(question: str) -> None:
    state = ASKING[question]()
    walks = [check_no_leaks(state.game, seed, pairs=4, plies=5, start=state) for seed in range(4)]
    assert sum(walks, Coverage()).secrets[question], "it would have told nobody anything"
