"""Imagined worlds agree with public knowledge over the whole history of a game."""

import json
from collections import Counter
from typing import cast

import pytest

import pandemonium as pm
from pandemonium.players import ask, player
from tests.games.mephisto.public_history import History, can_be_finished, is_fighting
from tests.games.mephisto.table import duel, hand, scene, three
from tests.support import play, rule

WORLDS = 2
EVERY = 5  # decisions, once the deck has run out; before that there is less to remember


def check_worlds(state: pm.State, history: History) -> int:
    """Imagine some worlds for each seat; returns how many were compared."""
    for viewer in range(history.players):
        assert history.allows(state, viewer), "what truly happened is thought impossible"
        for seed in range(WORLDS):
            world = state.imagine(viewer, pm.Chance(1000 * state.ply + seed))
            assert history.allows(world, viewer), f"seat {viewer}, world {seed}, ply {state.ply}"
            assert can_be_finished(world), f"seat {viewer}, world {seed}, ply {state.ply}"
    return WORLDS * history.players


def check_game(game: pm.Game, seed: int, bot: str = "random") -> Counter[int]:
    """Play a game and look at it now and then; how many worlds were compared, by deck."""
    state = game.start(seed, recording=True)
    history = History(game.players)
    history.begin(state)
    bot_player = player(bot, game, seed)
    compared: Counter[int] = Counter()
    while not state.over:
        is_fight = is_fighting(state)
        if is_fight or state.ply % (EVERY if history.decks > 1 else 8 * EVERY) == 0:
            compared[history.decks] += check_worlds(state, history)
        history.follow(state, ask(bot_player, state, seed).text)
    return compared


@rule("ME 1.7")
@pytest.mark.parametrize(
    ("players", "bot"), [(2, "random"), (2, "plan"), (3, "random"), (3, "plan"), (4, "random")]
)
def test_worlds_agree_with_all_that_was_seen(players: int, bot: str) -> None:
    compared = check_game(pm.game("mephisto", players=players), 3, bot)
    assert compared[2] >= 4, "too little was compared after the deck had run out"


@pytest.mark.slow
@rule("ME 1.7")
@pytest.mark.parametrize("options", [{}, {"balanced_shuffle": True}, {"care_bear": True}], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_agree_with_all_that_was_seen_in_many_games(
    players: int, options: dict[str, object]
) -> None:
    game = pm.game("mephisto", players=players, **options)
    for seed in range(8):
        check_game(game, seed, "plan" if seed % 2 else "random")


# ---------------------------------------------------------------------- after the deck has run out

GRID = {"a": "key", "b": "fork", "c": "stew", "d": "torch", "e": "mallet", "f": "skewer"}
GONE = ["potion", "shovel", "talisman", "grimoire", "repeater", "corruptor", "goblin", "goblin"]


def run_out() -> pm.State:
    """Seat 1 has drawn the last card; the deck is new, and seats 0 and 2 have drawn none of it."""
    hands = [["lich", "witch"], ["ooze"], ["zombie", "vampire"]]
    seats: list[dict[str, object]] = [{"hand": hand} for hand in hands]
    spells = [card.id for card in three.cards if card.kind == "spell" for _ in range(card.copies)]
    rest = Counter({card.id: card.copies for card in three.cards})
    rest.subtract(
        [*GRID.values(), *GONE, *spells, "vermin", *[card for hand in hands for card in hand]]
    )
    state = three.scenario(
        {
            "dungeon": GRID,
            "seats": [{**seats[0], "pile": []}, seats[1], seats[2]],
            "deck": ["vermin"],
            "discards": [*GONE, *spells, *rest.elements()],
            "only_deck": True,
            "turn": 1,
        }
    )
    play(state, "loot deck")
    return state


@rule("ME 9.1")
def test_who_has_not_drawn_since_holds_nothing_of_the_new_deck() -> None:
    state = run_out()
    earlier = Counter(hand(state, 0) + hand(state, 1) + hand(state, 2)[:-1])
    assert state.player == 2  # who has drawn one card of the new deck
    for seed in range(60):
        world = state.imagine(1, pm.Chance(seed))
        assert not Counter(hand(world, 0)) - earlier
        assert len(list((Counter(hand(world, 2)) - earlier).elements())) <= 1


@rule("ME 9.1")
def test_what_left_a_hand_is_remembered_in_saves_and_copies() -> None:
    state = run_out()
    loaded = three.load(json.loads(json.dumps(state.save())))
    for seed in range(5):
        chance = pm.Chance(seed)
        assert loaded.imagine(1, chance.clone()).save() == state.imagine(1, chance).save()


@rule("ME 9.1")
def test_a_save_without_a_memory_is_still_read() -> None:
    state = run_out()
    data = json.loads(json.dumps(state.save()))
    del data["memory"]
    loaded = three.load(data)
    assert loaded.save() == state.save()
    assert "memory" not in three.start(1).save()


@pytest.mark.parametrize(
    ("part", "value"),
    [("older", [[0]]), ("drawn", [[9, 9, 9]]), ("drawn", []), ("departures", [[0, 0, 1, 0, 0]])],
)
def test_a_memory_that_does_not_match_the_hands_is_refused(part: str, value: object) -> None:
    data = cast(dict[str, dict[str, object]], run_out().save())
    data["memory"][part] = value
    with pytest.raises(pm.PositionError):
        three.load(cast(dict[str, object], data))


# ---------------------------------------------------------------------- during a fight


@rule("ME 6.6")
@pytest.mark.parametrize("wielded", [0, 1])
def test_who_fights_is_imagined_with_a_hand_that_can_win(wielded: int) -> None:
    gear = [["bloodthirster", "mallet"]] if wielded else [["bloodthirster"]]
    need_one = {"gear": gear, "hand": ["goblin", "fork"], "favor": 1}
    state = scene(duel, {"1a": "spider" if not wielded else "watcher"}, need_one)
    play(state, "fight 1a", *["wield mallet"] * wielded)
    kinds = {card.id: card.kind for card in duel.cards}
    for seed in range(100):
        world = state.imagine(1, pm.Chance(seed))
        assert "monster" in [kinds[card] for card in hand(world, 0)]
        assert can_be_finished(world)
