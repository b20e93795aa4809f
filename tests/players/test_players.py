"""Bots: what they may see, how they search, and who they are."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

import pandemonium as pm
from pandemonium import players
from pandemonium.engine.chance import Chance
from pandemonium.engine.strategy import Strategy, shares
from pandemonium.players.base import Player, ask, decision_chance
from pandemonium.players.planning import Planner
from pandemonium.players.search import Search, count_nodes
from pandemonium.players.thinker import PlanPlayer, SearchPlayer
from pandemonium.players.uniform import UniformPlayer, play_out

FEW = 12  # iterations: enough to grow a tree


def small(name: str, game: pm.Game, seed: int) -> Player:
    """A bot that is quick enough to be asked often."""
    if name == "random":
        return UniformPlayer(game, seed)
    if name == "plan":
        player = PlanPlayer(game, seed)
        player.planner = Planner(game.strategy(), determinizations=1, tries=20)
        return player
    return SearchPlayer(game, seed, FEW)


def positions(game: pm.Game, count: int) -> Iterator[pm.State]:
    """Positions from random games, some way apart."""
    rng = Chance(11)
    state = game.start(5)
    for _ in range(count):
        play_out(state, rng, 7)
        if state.over:
            state = game.start(rng.below(1000))
        yield state


# ---------------------------------------------------------------------- what they may see


@pytest.mark.parametrize("name", ["random", "plan", "search"])
@pytest.mark.parametrize("game_name", pm.games())
def test_a_choice_is_the_same_whatever_the_truth_is(game_name: str, name: str) -> None:
    game = pm.game(game_name)
    for state in positions(game, 12):
        other = state.imagine(state.player, Chance(state.ply + 99))
        chosen = ask(small(name, game, 3), state, 4)
        assert chosen is ask(small(name, game, 3), other, 4)
        if name != "random":  # those who think look at imagined worlds by themselves
            assert small(name, game, 3).choose(state) is small(name, game, 3).choose(other)


def test_nobody_is_handed_the_truth() -> None:
    seen: list[pm.State] = []

    class Spy:
        """Keeps what it is shown."""

        def choose(self, state: pm.State) -> pm.Action:
            """The first choice."""
            seen.append(state)
            return state.choices[0]

    state = pm.game("mephisto").start(3)
    ask(Spy(), state, 1)
    assert seen[0] is not state
    assert seen[0].save() == state.imagine(state.player, decision_chance(1, state.ply)).save()
    assert seen[0].save() != state.save()


@pytest.mark.parametrize("game_name", pm.games())
def test_bots_never_do_what_is_illegal(game_name: str) -> None:
    game = pm.game(game_name)
    bots = [small(name, game, 1) for name in ("search", "plan") * 3]
    state = game.start(8)
    for _ in range(40):
        if state.over:
            state = game.start(9)
        state.apply(ask(bots[state.player], state, 2))  # which refuses what is illegal
    assert state.ply > 0


# ---------------------------------------------------------------------- searching


def test_the_same_seed_gives_the_same_thoughts() -> None:
    game = pm.game("lets-summon-demons", players=2)
    state = game.start(4)
    first, second = SearchPlayer(game, 7, 200), SearchPlayer(game, 7, 200)
    assert first.choose(state) is second.choose(state)
    assert first.thoughts() == second.thoughts()
    assert sum(thought.visits for thought in first.thoughts()) == first.search.iterations


def test_a_tree_never_outgrows_its_cap() -> None:
    game = pm.game("dice-summoners")
    search = Search(game.strategy(), most_nodes=50)
    state = game.start(2)
    search.run(state, Chance(1), 150)
    assert 25 < search.nodes <= 50
    assert count_nodes(search.root) == search.nodes


def test_search_goes_on_in_its_tree_while_the_same_seat_decides() -> None:
    game = pm.game("lets-summon-demons", players=2)
    bot = SearchPlayer(game, 1, 100)
    state = game.start(6)
    while not state.over:
        seat, ply = state.player, state.ply
        state.apply(bot.choose(state))
        if state.player == seat and len(state.choices) > 1 and bot.search.nodes:
            bot.choose(state)
            visits = sum(thought.visits for thought in bot.thoughts())
            assert visits > bot.search.iterations, "some of them were made before"
            return
        assert state.ply > ply
    pytest.fail("nobody ever decided twice in a row")


def test_search_forgets_its_tree_when_somebody_else_decides() -> None:
    game = pm.game("mephisto", players=2)
    bot = SearchPlayer(game, 1, FEW)
    state = game.start(6)
    bot.choose(state)
    later = game.start(9)
    play_out(later, Chance(3), 30)
    bot.choose(later)
    fresh = SearchPlayer(game, 1, FEW)
    fresh.choose(later)
    assert bot.thoughts() == fresh.thoughts()


def test_what_is_forced_takes_no_thinking() -> None:
    game = pm.game("mephisto", players=2)
    bot = SearchPlayer(game, 1, FEW)
    for state in positions(game, 300):
        if len(state.choices) == 1:
            assert bot.choose(state) is state.choices[0]
            assert bot.search.nodes == 0
            return
    pytest.fail("nothing was ever forced")


def test_time_can_be_the_limit() -> None:
    game = pm.game("dice-summoners")
    bot = SearchPlayer(game, 1, 10_000_000, seconds=0.01)
    assert bot.choose(game.start(1)) in game.start(1).choices
    assert bot.search.iterations < 10_000_000


def test_search_stops_when_nothing_can_overtake_the_best() -> None:
    class Sure(Strategy):
        """Knows from the start what is best."""

        def priors(self, _: pm.State, choices: list[pm.Action]) -> list[float]:
            """The first choice and nothing else."""
            return [1000.0 if choice is choices[0] else 0.0 for choice in choices]

    game = pm.game("mephisto", players=2)
    search = Search(Sure(2, cutoff=0, exploration=1.0))
    search.run(game.start(1), Chance(1), 400)
    assert search.iterations < 300


# ---------------------------------------------------------------------- values


def test_shares_add_up_over_the_sides() -> None:
    alone = shares([1.0, 2.0, 3.0], [0, 1, 2])
    assert sum(alone) == pytest.approx(1)
    assert alone[2] / alone[1] == pytest.approx(2.718281828)
    teams = shares([0.0, 1.0, 2.0, 0.0], [0, 1, 0, 1])
    assert teams[0] == teams[2]
    assert teams[1] == teams[3]
    assert teams[0] + teams[1] == pytest.approx(1)
    assert teams[0] / teams[1] == pytest.approx(2.718281828)


def test_a_game_without_a_strategy_is_judged_by_playing_on() -> None:
    state = pm.game("mephisto", players=2).start(1)
    plain = Strategy(2)
    assert plain.values(state) == [0.5, 0.5]
    search = Search(plain)
    search.run(state, Chance(2), 30)
    assert any(node.mean not in (0.0, 0.5) for node in search.ranking(state.choices))


# ---------------------------------------------------------------------- who they are


def test_levels_search_longer_and_longer() -> None:
    for name in pm.games():
        budgets = pm.game(name).strategy().budgets
        assert len(budgets) == len(players.LEVELS)
        assert list(budgets) == sorted(set(budgets))


def test_bots_go_by_name() -> None:
    game = pm.game("mephisto")
    assert players.players()[:6] == ["random", "plan", "imp", "devil", "demon", "archdemon"]
    for name in players.players():
        bot = pm.player(name, game, seed=1)
        if name != "archdemon":  # who takes too long for a test without a compiler
            assert bot.choose(game.start(1)) in game.start(1).choices
    with pytest.raises(pm.OptionError, match="unknown player 'einstein'; available: random, plan"):
        pm.player("einstein", game)


def test_other_packages_bring_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("lucky", "pandemonium.players.uniform:UniformPlayer", players.GROUP)
    monkeypatch.setattr(players, "entry_points", lambda **_: [entry])
    assert players.players()[-1] == "lucky"
    assert isinstance(pm.player("lucky", pm.game("mephisto"), 2), UniformPlayer)
