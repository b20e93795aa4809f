"""Bots that look ahead: by completing every plan once, or by search."""

from dataclasses import replace

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.engine.task import NOBODY
from pandemonium.players.base import Thought, decision_chance
from pandemonium.players.planning import Planner
from pandemonium.players.reasons import find_reasons
from pandemonium.players.search import Search

EXPLAINED = 3  # choices that get reasons


class Thinker:
    """A bot that remembers what it thought of its choices."""

    def __init__(self, game: Game, seed: int, strategy: Strategy | None) -> None:
        self.seed = seed
        self.strategy = strategy or game.strategy()
        self._state: State | None = None  # the position it thought about
        self.judged: list[Thought] = []  # its choices there, the best first, without reasons

    def choose(self, state: State) -> Action:
        """The best choice; a forced one needs no thinking."""
        self._state = state.clone()
        if len(state.choices) == 1:
            self.judged = [Thought(state.choices[0], 0, 0.0)]
        else:
            self.judged = self.think(state, decision_chance(self.seed, state.ply))
        return self.judged[0].action

    def recall(self, state: State, thoughts: list[Thought]) -> None:
        """Take over what a bot of the same seed thought of this position, to explain it."""
        self._state = state.clone()
        self.judged = thoughts

    def think(self, state: State, chance: Chance) -> list[Thought]:
        """What it thinks of each choice, the best first."""
        raise NotImplementedError

    def thoughts(self) -> list[Thought]:
        """Its thoughts on its last choice, the best first, with reasons for the first few."""
        if self._state is None:
            return []
        chance = decision_chance(self.seed, self._state.ply)
        explained = [
            replace(
                thought, reasons=find_reasons(self.strategy, self._state, thought.action, chance)
            )
            for thought in self.judged[:EXPLAINED]
        ]
        return explained + self.judged[EXPLAINED:]


class PlanPlayer(Thinker):
    """Takes the choice whose plan ends best, as the game's strategy evaluates it."""

    def __init__(self, game: Game, seed: int = 0, strategy: Strategy | None = None) -> None:
        super().__init__(game, seed, strategy)
        self.planner = Planner(self.strategy)

    def think(self, state: State, chance: Chance) -> list[Thought]:
        """One thought per choice; ties go to the first listed."""
        values = self.planner.evaluate(state, chance)
        thoughts = [
            Thought(choice, 1, value) for choice, value in zip(state.choices, values, strict=True)
        ]
        return sorted(thoughts, key=lambda thought: -thought.estimate)


class SearchPlayer(Thinker):
    """Searches for a number of iterations, or for a time, at each decision."""

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        iterations: int = 1000,
        seconds: float = 0.0,
        strategy: Strategy | None = None,
    ) -> None:
        """With `seconds`, time is a limit too: choices then depend on the machine."""
        super().__init__(game, seed, strategy)
        self.iterations = iterations
        self.seconds = seconds
        self.search = Search(self.strategy)
        self.line: list[Action] = []  # its last choice, and how it would continue
        self._seat = NOBODY  # who decided last
        self._next_ply = 0  # of that seat, if no other seat decides in between

    def choose(self, state: State) -> Action:
        """The most visited choice; the tree is kept while the same seat continues to decide."""
        if state.player != self._seat or state.ply != self._next_ply:
            self.search.forget()
        self._seat = state.player
        self._next_ply = state.ply + 1
        action = super().choose(state)
        self.line = [action]
        if len(state.choices) > 1:
            self.line = self.search.line(state, action)
            self.search.descend(action)
        return action

    def think(self, state: State, chance: Chance) -> list[Thought]:
        self.search.run(state, chance, self.iterations, self.seconds)
        return [
            Thought(node.action, node.visits, node.mean)
            for node in self.search.ranking(state.choices)
            if node.action is not None
        ]
