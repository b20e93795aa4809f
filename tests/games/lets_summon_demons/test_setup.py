"""Chapter 1: setup."""

import json

import pytest

import pandemonium as pm
from pandemonium.engine.errors import OptionError
from tests.games.lets_summon_demons.table import duel, game, hand, seen, souls
from tests.support import legal, play, refused, rule

CANDLES = ["good_candle", "kind_candle", "beginners_candle", "naughty_candle", "evil_candle"]


def candles(state: pm.State) -> list[list[str]]:
    return [area["candles"] for area in seen(state)["seats"]]


@rule("LSD 1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_get_a_candle_each(players: int) -> None:
    state = pm.game("lets-summon-demons", players=players).start(seed=1)
    dealt = [candle for row in candles(state) for candle in row]
    assert [len(row) for row in candles(state)] == [1] * players
    assert len(set(dealt)) == players
    assert set(dealt) <= set(CANDLES)


@rule("LSD 1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_neither_one_nor_six_can_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"option players: {players} is not allowed"):
        pm.game("lets-summon-demons", players=players)


@rule("LSD 1.1")
def test_candles_are_dealt_at_random() -> None:
    assert {candles(duel.start(seed))[0][0] for seed in range(60)} == set(CANDLES)


@rule("LSD 1.1")
def test_candles_can_be_chosen_the_first_player_choosing_first() -> None:
    state = pm.game("lets-summon-demons", players=3, candles="chosen").start(seed=2)
    first = seen(state)["turn"]
    assert state.player == first
    assert legal(state) == [f"candle {candle}" for candle in CANDLES]
    play(state, "candle evil_candle")
    assert state.player == (first + 1) % 3
    assert refused(state, "candle evil_candle") == "LSD 1.1"
    play(state, "candle good_candle")
    assert state.player == (first + 2) % 3
    play(state, "candle naughty_candle")
    chosen = candles(state)
    assert [chosen[(first + i) % 3] for i in range(3)] == [
        ["evil_candle"],
        ["good_candle"],
        ["naughty_candle"],
    ]
    assert state.player == first
    assert "roll" in legal(state)


@rule("LSD 1.1")
def test_nothing_is_played_before_the_candles_are_chosen() -> None:
    state = pm.game("lets-summon-demons", players=2, candles="chosen").start(seed=2)
    assert refused(state, "roll") == "LSD 1.1"


@rule("LSD 1.2")
def test_everybody_starts_with_five_souls() -> None:
    assert souls(game.start(seed=3)) == [5, 5, 5]


@rule("LSD 9.8")
@pytest.mark.parametrize(
    ("players", "options", "by_place"),
    [
        (2, {"later_souls": 1}, [5, 5]),
        (2, {"later_souls": 2}, [5, 6]),
        (3, {"later_souls": 1}, [5, 5, 6]),
        (3, {"later_souls": 3, "souls": 0}, [0, 1, 3]),
        (4, {"later_souls": 2, "teams": True}, [5, 6, 7, 8]),
        (5, {"later_souls": 1}, [5, 5, 6, 6, 7]),
        (5, {"later_souls": 6, "souls": 30}, [30, 33, 36, 39, 42]),
    ],
)
def test_who_plays_later_may_start_with_more_souls(
    players: int, options: dict[str, object], by_place: list[int]
) -> None:
    configured = pm.game("lets-summon-demons", players, **options)
    firsts = set()
    for seed in range(12):
        state = configured.start(seed)
        first = seen(state)["turn"]
        firsts.add(first)
        assert [souls(state)[(first + place) % players] for place in range(players)] == by_place
    assert len(firsts) > 1


@rule("LSD 9.8")
@pytest.mark.parametrize("number", [-1, 7])
def test_souls_for_later_players_have_their_bounds(number: int) -> None:
    with pytest.raises(OptionError, match=f"option later_souls: {number} is not allowed"):
        pm.game("lets-summon-demons", players=3, later_souls=number)


@rule("LSD 9.8")
def test_souls_for_later_players_are_shown_once_it_is_known_who_begins() -> None:
    state = pm.game("lets-summon-demons", 5, later_souls=1).start(3, recording=True)
    first = seen(state)["turn"]
    kinds = [event.kind for event in state.events]
    at = kinds.index("first-player-drawn") + 1
    views = [event.seen_by(None) for event in state.events[at : at + 3]]
    assert kinds.count("later-souls-given") == 3
    assert [(view["kind"], view["seat"], view["n"]) for view in views if view] == [
        ("later-souls-given", (first + 2) % 5, 1),
        ("later-souls-given", (first + 3) % 5, 1),
        ("later-souls-given", (first + 4) % 5, 2),
    ]


@rule("LSD 9.8")
def test_a_scenario_says_its_souls_itself() -> None:
    configured = pm.game("lets-summon-demons", 3, later_souls=2)
    assert souls(configured.scenario({"seats": [{"souls": 1}, {}, {"souls": 9}]})) == [1, 5, 9]


@rule("LSD 1.3")
def test_everybody_is_dealt_three_demons() -> None:
    state = game.start(seed=3)
    dealt = [demon for seat in range(3) for demon in hand(state, seat)]
    assert [len(hand(state, seat)) for seat in range(3)] == [3, 3, 3]
    assert len(set(dealt)) == 9
    assert seen(state)["demon_deck"] == 20 - 9
    assert [area["demons"] for area in seen(state)["seats"]] == [[], [], []]


@rule("LSD 1.4")
def test_five_of_the_hundred_block_cards_are_laid_out() -> None:
    table = seen(game.start(seed=4))
    assert len([card for card in table["block"] if card]) == 5
    assert table["deck"] == 95
    assert table["discards"] == []
    assert [area["cards"] for area in table["seats"]] == [[], [], []]


@rule("LSD 1.4")
def test_the_block_deck_is_shuffled() -> None:
    assert len({tuple(seen(game.start(seed))["block"]) for seed in range(20)}) == 20


@rule("LSD 1.5")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {game.start(seed).player for seed in range(30)} == {0, 1, 2}


@rule("LSD 1.5")
def test_turns_go_clockwise_from_the_first_player() -> None:
    state = game.start(seed=5)
    first = state.player
    order = []
    for _ in range(4):
        order.append(state.player)
        play(state, "roll", "end")  # nobody has a card that asks anything yet
    assert order == [(first + i) % 3 for i in range(4)]


@rule("LSD 1.6")
@rule("LSD 1.3")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = game.scenario({"seats": [{"hand": ["krampus", "porcus"]}]})
    assert hand(state, 0) == ["krampus", "porcus"]
    for other in (1, 2, None):
        assert "krampus" not in json.dumps(state.view(other))
        assert seen(state, other)["seats"][0]["hand_size"] == 2


@rule("LSD 1.6")
def test_nobody_sees_what_lies_face_down() -> None:
    state = game.scenario({"block": ["eve"], "deck": ["skunk"], "demon_deck": ["krampus"]})
    for seat in (0, 1, 2, None):
        assert "skunk" not in json.dumps(state.view(seat))
        assert "krampus" not in json.dumps(state.view(seat))


@rule("LSD 1.6")
def test_what_a_seat_imagines_of_the_others_hands_changes() -> None:
    state = game.start(seed=6)
    worlds = [state.imagine(0, pm.Chance(seed)) for seed in range(20)]
    assert {tuple(hand(world, 0)) for world in worlds} == {tuple(hand(state, 0))}
    assert len({tuple(hand(world, 1)) for world in worlds}) > 10


@rule("LSD 1.6")
def test_the_discards_may_be_looked_through() -> None:
    state = game.scenario({"discards": ["skunk", "goat"], "demon_discards": ["krampus"]})
    for seat in (0, 1, None):
        assert seen(state, seat)["discards"] == ["skunk", "goat"]
        assert seen(state, seat)["demon_discards"] == ["krampus"]


@rule("LSD 1.6")
def test_what_lies_in_front_of_a_player_is_open() -> None:
    state = game.scenario({"seats": [{"souls": 7, "cards": ["skunk"], "demons": ["krampus"]}]})
    for seat in (1, None):
        area = seen(state, seat)["seats"][0]
        assert (area["souls"], area["cards"][0]["card"], area["demons"]) == (
            7,
            "skunk",
            ["krampus"],
        )


@rule("LSD 1.7")
def test_the_supply_never_runs_out() -> None:
    rich = {"souls": 1000, "cards": ["sweet_caroline"]}
    state = game.scenario({"seats": [rich, rich, rich | {"cards": []}]}, chance=[1, 1])
    play(state, "roll")
    assert souls(state) == [1005, 1005, 1000]
