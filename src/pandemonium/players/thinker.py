"""The players who look before they leap: by finishing every plan once, or by search."""

from pandemonium.engine.action import Action
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.engine.task import NOBODY
from pandemonium.players.base import Thought, lots
from pandemonium.players.planning import Planner
from pandemonium.players.search import Search


class PlanPlayer:
    """Takes the choice whose plan ends best, as the game's strategy judges it."""

    def __init__(self, game: Game, seed: int = 0, strategy: Strategy | None = None) -> None:
        """The same seed makes the same choices."""
        self.seed = seed
        self.planner = Planner(strategy or game.strategy())
        self._thoughts: list[Thought] = []

    def choose(self, state: State) -> Action:
        """The choice that promises most; the first of equals."""
        if len(state.choices) == 1:
            self._thoughts = [Thought(state.choices[0], 0, 0.0)]
            return state.choices[0]
        promises = self.planner.judge(state, lots(self.seed, state.ply))
        found = [
            Thought(choice, 1, promise)
            for choice, promise in zip(state.choices, promises, strict=True)
        ]
        self._thoughts = sorted(found, key=lambda thought: -thought.estimate)
        return self._thoughts[0].action

    def thoughts(self) -> list[Thought]:
        """What it thought of each choice when it chose last, the best first."""
        return self._thoughts


class SearchPlayer:
    """Searches for a number of iterations, or for a time, at each decision."""

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        iterations: int = 1000,
        seconds: float = 0.0,
        strategy: Strategy | None = None,
    ) -> None:
        """With `seconds` time is a limit as well: its choices then depend on the machine."""
        self.seed = seed
        self.iterations = iterations
        self.seconds = seconds
        self.search = Search(strategy or game.strategy())
        self._seat = NOBODY  # who decided last
        self._next_ply = 0  # where that seat goes on, if nobody else decides in between
        self._thoughts: list[Thought] = []

    def choose(self, state: State) -> Action:
        """The most visited choice; one that is forced takes no thinking."""
        if state.player != self._seat or state.ply != self._next_ply:
            self.search.forget()
        self._seat = state.player
        self._next_ply = state.ply + 1
        if len(state.choices) == 1:
            self._thoughts = [Thought(state.choices[0], 0, 0.0)]
            return state.choices[0]
        self.search.run(state, lots(self.seed, state.ply), self.iterations, self.seconds)
        self._thoughts = [
            Thought(node.action, node.visits, node.mean)
            for node in self.search.ranking(state.choices)
            if node.action is not None
        ]
        action = self._thoughts[0].action
        self.search.descend(action)
        return action

    def thoughts(self) -> list[Thought]:
        """What it thought of each choice when it chose last, the best first."""
        return self._thoughts
