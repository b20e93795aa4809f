"""Chapters 1 and 2: setup, and the course of a turn."""

from collections import Counter
from typing import cast

import pytest

import pandemonium as pm
from pandemonium.engine.errors import OptionError
from tests.games.mephisto.table import (
    amounts,
    discards,
    duel,
    dungeon,
    durability,
    favor,
    four,
    gear,
    hand,
    player_view,
    scene,
    seen,
    solo,
    teams,
    three,
)
from tests.support import legal, play, refused, rule

MONSTERS = [card.id for card in duel.cards if card.kind == "monster"]
FULL = {"1a": "mallet", "1b": "fork", "2a": "skewer", "2b": "key", "3a": "stew", "3b": "torch"}


@rule("ME 1.1")
@pytest.mark.parametrize("game", [solo, duel, three, four])
def test_everybody_may_be_first(game: pm.Game) -> None:
    assert {seen(game.start(seed))["start"] for seed in range(40)} == set(range(game.players))


@rule("ME 1.1")
def test_turns_go_clockwise() -> None:
    state = scene(three, {"a": "key", "b": "stew"}, turn=1, start=1)
    for seat in (1, 2, 0, 1):
        assert state.player == seat
        play(state, "loot deck")


@rule("ME 1.2")
def test_fifty_nine_cards_three_in_each_hand_six_in_the_dungeon() -> None:
    state = duel.start(3)
    view = seen(state)
    assert sum(card.copies for card in duel.cards) == 59
    assert len(view["dungeon"]) == 6
    # the first player has drawn already
    assert sorted(seat["hand_size"] for seat in view["seats"]) == [3, 4]
    assert view["deck"] == 59 - 6 - 7


@rule("ME 1.2")
def test_the_cards_have_the_attested_numbers() -> None:
    kinds: Counter[str] = Counter()
    designs: Counter[str] = Counter()
    for card in duel.cards:
        kinds[card.kind] += card.copies
        designs[card.kind] += 1
    assert kinds == {"monster": 25, "weapon": 15, "item": 8, "spell": 11}
    assert designs == {"monster": 13, "weapon": 15, "item": 7, "spell": 6}
    assert sum(card.copies * getattr(card, "souls", 0) for card in duel.cards) == 56


@rule("ME 1.3")
def test_both_players_have_the_same_lanes_from_their_own_ends() -> None:
    state = scene(duel)
    assert player_view(state, 0)["lanes"] == [["1a", "1b"], ["2a", "2b"], ["3a", "3b"]]
    assert player_view(state, 1)["lanes"] == [["1b", "1a"], ["2b", "2a"], ["3b", "3a"]]


@rule("ME 1.3")
def test_cell_a_is_nearer_to_the_first_player() -> None:
    state = scene(duel, start=1, turn=1)
    assert player_view(state, 1)["lanes"][0] == ["1a", "1b"]


@rule("ME 1.4")
@pytest.mark.parametrize("game", [solo, duel, three, four, teams])
def test_everybody_starts_with_five_favor(game: pm.Game) -> None:
    assert [seat["favor"] for seat in seen(game.start(1))["seats"]] == [5] * game.players


@rule("ME 1.5")
def test_favor_stops_at_ten() -> None:
    state = scene(duel, {"1a": "key", "1b": "fork"}, {"favor": 9, "gear": [["potion"]]})
    events = play(state, "activate potion")
    assert favor(state) == 10
    assert amounts(events, "favor-wasted") == [(2, 0)]


@rule("ME 1.5")
def test_favor_stops_at_zero() -> None:
    state = scene(duel, {}, {"hand": ["fork"]}, {"favor": 1, "gear": [["key"]]})
    play(state, "play fork 1")
    assert favor(state, 1) == 0


@rule("ME 1.5")
def test_a_payment_must_be_made_in_full() -> None:
    state = scene(duel, {"1a": "goblin"}, {"favor": 4})
    play(state, "fight 1a")
    assert favor(state) == 0
    state = scene(duel, {"1a": "zombie"}, {"favor": 6})
    play(state, "fight 1a")
    assert refused(state, "spend 7") == "ME 1.5"


@rule("ME 1.6")
def test_monsters_of_the_opening_deal_do_nothing() -> None:
    for seed in range(30):
        state = duel.start(seed)
        assert [seat["favor"] for seat in seen(state)["seats"]] == [5, 5]
        assert discards(state) == []
        assert state.question is not None
        assert state.question.key == "turn"


@rule("ME 1.7")
def test_hands_are_secret_between_partners_too() -> None:
    state = teams.start(1)
    for viewer in range(4):
        for seat, first in enumerate(seen(state, viewer)["seats"]):
            assert ("hand" in first) == (seat == viewer)


@rule("ME 1.7")
def test_a_hand_may_be_of_any_size() -> None:
    many = ["goblin", "goblin", "witch", "witch", "ooze", "ooze", "troll", "troll", "lich", "fork"]
    state = scene(duel, FULL | {"1b": "potion"}, {"hand": many})
    play(state, "loot deck")
    assert len(hand(state)) == 11


@rule("ME 1.8")
def test_the_balanced_shuffle_spreads_the_monsters() -> None:
    game = pm.game("mephisto", players=2, balanced_shuffle=True)
    sizes = set()
    for seed in range(30):
        state = game.start(seed)
        below = cast(dict[str, list[list[int]]], state.save()["deck"])["below"][0]
        monsters = [card for card in below if state.card_name(card) in MONSTERS]
        assert len(below) - len(monsters) == 17
        sizes.add(len(monsters))
    assert sizes == {12, 13}


@rule("ME 1.9")
@pytest.mark.parametrize(
    ("players", "options", "by_place"),
    [
        (2, {"early_favor": 2}, [7, 5]),
        (3, {"early_favor": 1}, [7, 6, 5]),
        (4, {"early_favor": 1}, [8, 7, 6, 5]),
        (4, {"early_favor": 2}, [10, 9, 7, 5]),
        (4, {"early_favor": 2, "teams": True}, [7, 7, 5, 5]),
    ],
)
def test_who_plays_earlier_may_start_with_more_favor(
    players: int, options: dict[str, object], by_place: list[int]
) -> None:
    game = pm.game("mephisto", players, **options)
    starts = set()
    for seed in range(12):
        view = seen(game.start(seed))
        starts.add(view["start"])
        order = [(view["start"] + place) % players for place in range(players)]
        assert [view["seats"][seat]["favor"] for seat in order] == by_place
    assert len(starts) > 1


@rule("ME 1.9")
def test_nobody_plays_after_who_plays_alone() -> None:
    with pytest.raises(OptionError, match=r"option early_favor: 1 is not allowed.*2 to 4 players"):
        pm.game("mephisto", players=1, early_favor=1)


@rule("ME 1.9")
def test_a_scenario_says_its_favor_itself() -> None:
    game = pm.game("mephisto", players=2, early_favor=3)
    state = scene(game, FULL, {"favor": 4})
    assert (favor(state, 0), favor(state, 1)) == (4, 5)


@rule("ME 2.1")
def test_a_turn_is_draw_play_action_refill() -> None:
    state = scene(
        duel, FULL, {"hand": ["potion"]}, deck=("goblin", "wraith", "zombie"), begin_turn=True
    )
    assert hand(state) == ["potion", "goblin"]
    play(state, "play potion 1", "activate potion")
    assert seen(state)["phase"] == "play"
    play(state, "loot 1a")
    assert dungeon(state)["1a"] == "wraith"
    assert state.player == 1
    assert hand(state, 1) == ["zombie"]


@rule("ME 2.1")
def test_an_answer_to_no_question_is_refused() -> None:
    assert refused(scene(duel, FULL), "decline") == "ME 2.1"


@rule("ME 2.2")
def test_you_draw_on_the_first_turn_as_well() -> None:
    state = duel.start(0)
    assert player_view(state, state.player)["hand_size"] == 4


@rule("ME 2.2")
def test_without_a_card_to_draw_you_go_on() -> None:
    state = scene(
        duel, {"1a": "key", "1b": "goblin"}, {}, {"hand": []}, only_deck=True, begin_turn=True
    )
    assert hand(state) == []
    assert state.player == 0


@rule("ME 2.3")
def test_playing_and_activating_come_in_any_order_before_the_action() -> None:
    state = scene(duel, FULL, {"hand": ["potion", "boomerang"], "gear": [["grimoire"]], "favor": 0})
    play(state, "play potion 2", "activate potion", "play boomerang 3")
    assert gear(state) == [["grimoire"], ["potion"], ["boomerang"]]
    assert state.player == 0


@rule("ME 2.3")
def test_nothing_is_played_after_the_action() -> None:
    state = scene(duel, FULL, {"hand": ["potion"]})
    play(state, "loot 1a")
    assert state.player == 1
    assert gear(state) == [[], [], []]


@rule("ME 2.4")
def test_one_action_must_be_taken() -> None:
    state = scene(duel, FULL)
    assert refused(state, "pass") == "ME 2.4"


@rule("ME 2.4")
def test_you_pass_when_no_action_is_possible() -> None:
    state = scene(
        duel,
        {"1a": "lich"},
        {"hand": ["potion"], "favor": 0},
        {"hand": []},
        only_deck=True,
    )
    assert "pass" in legal(state)
    events = play(state, "pass")
    assert amounts(events, "passed") == [(0, 0)]
    state = scene(duel, {"1a": "lich"}, {"hand": ["goblin"], "favor": 0}, only_deck=True)
    assert refused(state, "pass") == "ME 2.4"


@rule("ME 2.5")
def test_what_lasts_for_the_turn_ends_with_it() -> None:
    state = scene(
        duel,
        {"1a": "key", "1b": "stew"},
        {"hand": ["transmute", "goblin"], "gear": [["boomerang", "potion"]]},
    )
    play(state, "activate potion", "play transmute", "discard goblin")
    assert [item["attack"] for item in player_view(state)["gear"][0]] == [8, 0]
    assert [item["activated"] for item in player_view(state)["gear"][0]] == [0, 1]
    play(state, "loot 1a")
    assert [item["attack"] for item in player_view(state)["gear"][0]] == [3, 0]
    assert [item["activated"] for item in player_view(state)["gear"][0]] == [0, 0]
    assert durability(state, "potion") == 2


@rule("ME 2.6")
def test_what_is_begun_is_finished_first() -> None:
    state = scene(duel, FULL, {"hand": ["shovel", "goblin", "witch"]})
    play(state, "play shovel 1")
    assert legal(state) == ["discard goblin", "discard witch"]
    assert refused(state, "loot 1a") == "ME 2.6"
