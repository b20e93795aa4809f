"""One game between bots."""

import json

import pytest

import pandemonium as pm
from pandemonium.arena import match
from pandemonium.arena.match import PlayedMatch, play_match
from pandemonium.arena.simulate import ArenaError
from pandemonium.engine.action import Action
from pandemonium.engine.state import State
from pandemonium.players import Player, ask

GAME = pm.game("mephisto", players=2)


def test_a_game_is_a_function_of_seats_and_seed() -> None:
    first, again = (play_match(GAME, ["random", "hasty"], 5) for _ in range(2))
    assert first == again
    assert first != play_match(GAME, ["random", "hasty"], 6)
    assert first.seats == ["random", "hasty"]
    assert first.reason
    assert sum(first.returns) == 1.0


def test_other_players_get_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def watch(bot: Player, state: State, seed: int) -> Action:
        if state.ply == 0:
            seen.append(state.save())
        return ask(bot, state, seed)

    monkeypatch.setattr(match, "ask", watch)
    play_match(GAME, ["random", "hasty"], 3)
    play_match(GAME, ["hasty", "random"], 3)
    assert seen[0] == seen[1]


def test_a_game_survives_its_file() -> None:
    played = play_match(GAME, ["random", "hasty"], 1)
    again = PlayedMatch.from_json(json.loads(json.dumps(played.to_json())))
    assert again == played
    assert [thought.decisions for thought in again.thinking] == [
        thought.decisions for thought in played.thinking
    ]


def test_only_choices_are_timed() -> None:
    played = play_match(GAME, ["random", "hasty"], 1)
    assert 0 < sum(thought.decisions for thought in played.thinking) < played.decisions


def test_a_game_without_an_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MAX_DECISIONS", 10)
    played = play_match(GAME, ["random", "hasty"], 1)
    assert played.cut
    assert played.decisions == 10
    assert played.returns == [0.5, 0.5]


@pytest.mark.parametrize(
    ("name", "problem"), [("broken", "RuntimeError: out of order"), ("cheat", "ME")]
)
def test_a_bot_that_fails_is_named(name: str, problem: str) -> None:
    with pytest.raises(ArenaError, match=f"the bot '{name}' failed at decision 1 .*{problem}"):
        play_match(GAME, [name, name], 1)


def test_somebody_who_ends_the_program_is_no_failing_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise match.MatchStopped

    monkeypatch.setattr(match, "ask", stop)
    with pytest.raises(match.MatchStopped):
        play_match(GAME, ["random", "hasty"], 1)
