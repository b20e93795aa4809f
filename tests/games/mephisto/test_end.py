"""Chapter 9: the end of the game, for two players."""

import pandemonium as pm
from pandemonium.locale.words import Words
from tests.games.mephisto.table import (
    amounts,
    discards,
    duel,
    dungeon,
    favor,
    hand,
    happened,
    scene,
    seen,
)
from tests.support import legal, play, refused, rule

CELLS = {"1a": "mallet", "1b": "fork", "2a": "skewer", "2b": "key", "3a": "stew", "3b": "torch"}


@rule("ME 9.1")
def test_the_deck_runs_out_when_its_last_card_leaves_and_is_rebuilt_at_once() -> None:
    state = scene(duel, CELLS, deck=("lich",), discards=["witch", "potion"], only_deck=True)
    assert seen(state)["ending"]["outs"] == 0
    events = play(state, "loot deck")
    assert amounts(events, "deck-out") == [(1, -1)]
    assert discards(state) == []
    assert seen(state)["deck"] == 1  # two cards were rebuilt, one is drawn by the next player


@rule("ME 9.1")
def test_a_draw_or_refill_that_finds_no_card_is_left_out() -> None:
    state = scene(duel, {"1a": "goblin", "1b": "key"}, deck=("lich",), only_deck=True)
    before = len(hand(state, 1))
    play(state, "loot deck")
    assert seen(state)["deck"] == 0
    assert sorted(dungeon(state)) == ["1a", "1b"]
    assert state.player == 1
    assert len(hand(state, 1)) == before


@rule("ME 9.1")
def test_the_rebuilding_is_tried_again_when_a_card_is_needed() -> None:
    seat = {"hand": ["shovel", "witch"]}
    state = scene(duel, {"1a": "goblin"}, seat, only_deck=True)
    assert refused(state, "loot deck") == "ME 5.1"
    play(state, "play shovel 1", "discard witch")
    assert "loot deck" in legal(state)
    play(state, "loot deck")
    assert hand(state) == ["witch"]


@rule("ME 9.2")
def test_a_card_put_under_the_deck_does_not_make_it_run_out() -> None:
    seat = {"gear": [["mystery_potion"]], "favor": 0}
    state = scene(duel, {"1a": "goblin"}, seat, deck=("lich",), only_deck=True)
    play(state, "activate mystery_potion")
    assert favor(state) == 3
    assert seen(state)["ending"]["outs"] == 0
    assert seen(state)["deck"] == 1


@rule("ME 9.3")
def test_if_it_runs_out_in_the_first_players_turn_the_other_has_one_more() -> None:
    state = scene(duel, CELLS, deck=("lich",), discards=["witch"], only_deck=True)
    play(state, "loot deck")
    assert seen(state)["ending"]["last_turns"] == [1]
    assert state.player == 1
    play(state, "loot 1a")
    assert state.over


@rule("ME 9.3")
def test_if_it_runs_out_in_the_other_players_turn_the_game_ends_with_it() -> None:
    state = scene(duel, CELLS, deck=("lich",), discards=["witch"], only_deck=True, turn=1)
    play(state, "loot deck")
    assert state.over


@rule("ME 9.3")
def test_both_have_had_the_same_number_of_turns() -> None:
    for seed in range(20):
        state = duel.start(seed)
        turns = [0, 0]
        turns[state.player] += 1
        state.recording = True
        chance = pm.Chance(seed)
        while not state.over:
            state.events = []
            state.apply(state.legal()[chance.below(len(state.legal()))])
            for _, seat, _ in happened(state.events, "turn-begun"):
                turns[seat] += 1
        assert turns[0] == turns[1]


@rule("ME 9.4")
def test_the_last_turn_has_its_refill() -> None:
    state = scene(duel, CELLS, deck=("vampire",), only_deck=True, turn=1)
    play(state, "loot 1a")
    assert state.over
    assert (favor(state, 0), favor(state, 1)) == (3, 6)


def ended(*seats: dict[str, object]) -> pm.State:
    """A game that is over after the action of the second player."""
    state = scene(duel, CELLS, *seats, deck=("lich",), only_deck=True, turn=1)
    play(state, "loot deck")
    assert state.over
    return state


@rule("ME 9.5")
def test_most_soul_points_win() -> None:
    state = ended({"pile": ["witch"]}, {"pile": ["wraith"], "favor": 10})
    assert state.winners == (0,)
    assert state.scores == [3, 2]


@rule("ME 9.5")
def test_then_favor_then_gear_then_the_victory_is_shared() -> None:
    assert ended({"favor": 6}, {"favor": 7}).winners == (1,)
    charmed = {"card": "grimoire", "attached": ["blazing", "blazing"]}
    assert ended({"gear": [["potion"], ["repeater"]]}, {"gear": [[charmed]]}).winners == (0,)
    assert ended({}, {}).winners == (0, 1)


@rule("ME 9.5")
def test_a_draw_is_shown_as_a_draw() -> None:
    state = scene(duel, CELLS, {}, {}, deck=("lich",), only_deck=True, turn=1)
    kinds = [event.kind for event in play(state, "loot deck")]
    assert kinds[-2:] == ["victory-shared", "victory-shared"]
    assert "game-won" not in kinds
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.draw, outcome.reason, state.returns) == (True, "all-equal", [0.5, 0.5])
    assert "A draw" in Words(duel, "en").result(outcome)


@rule("ME 9.6")
def test_after_the_end_nothing_can_be_done() -> None:
    state = ended({}, {})
    assert refused(state, "loot deck") == "ME 9.6"
    assert state.question is None
    assert seen(state, 0)["phase"] == "over"
