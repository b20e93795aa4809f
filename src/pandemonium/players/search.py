"""Tree search over determinizations (open-loop, single-observer ISMCTS).

Each iteration samples a determinization that fits what the seat knows, descends the tree along
legal choices, plays a rollout, evaluates the result and updates the path. Nodes are choices, not
positions: dice and hidden cards are averaged.
"""

import math
from time import perf_counter
from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.engine.task import NOBODY

MAX_NODES: Final = 200_000  # some 60 megabytes
CHECK_EVERY: Final = 16  # iterations between two checks of the clock and the lead
MAX_PLAN_LENGTH: Final = 60  # decisions until a quiescent position


class Node:
    """A choice that was tried, with its statistics."""

    __slots__ = (
        "action", "available", "children", "chooser", "elsewhere", "gain", "mover", "prior",
        "seen", "total", "visits",
    )  # fmt: skip

    def __init__(self, action: Action | None, chooser: int, prior: float) -> None:
        """`chooser` is the seat that may choose it; the root has no action."""
        self.action = action
        self.chooser = chooser
        self.prior: float = prior
        self.visits = 0
        self.available = 0  # how often it was legal
        self.total = 0.0  # reward of the chooser
        self.mover = NOBODY  # the seat that decides next
        self.seen = 0  # how often the mover decided here
        self.gain = 0.0  # reward of the mover
        self.children: dict[Action, Node] | None = None
        self.elsewhere: Node | None = None  # the same choice where another seat decides next

    def decided_by(self, seat: int) -> "Node":
        """The node for the same choice where `seat` decides next."""
        node = self
        while node.mover != seat:
            if node.mover == NOBODY:
                node.mover = seat
                break
            if node.elsewhere is None:
                node.elsewhere = Node(self.action, self.chooser, self.prior)
            node = node.elsewhere
        return node

    @property
    def mean(self) -> float:
        """The mean reward of the chooser."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A tree search for one bot; it keeps its tree while the same seat continues to decide."""

    def __init__(self, strategy: Strategy, most_nodes: int = MAX_NODES) -> None:
        """`most_nodes` caps the memory; a full tree is still searched, but does not grow."""
        self.strategy = strategy
        self.most_nodes = most_nodes
        self.nodes = 0
        self.iterations = 0  # of the last search
        self.root = Node(None, NOBODY, 1.0)
        self.first: Node | None = None  # the choice of the last iteration at the root

    def forget(self) -> None:
        """Discard the search tree of earlier decisions."""
        self.root = Node(None, NOBODY, 1.0)
        self.nodes = 0

    def descend(self, action: Action) -> None:
        """Make the subtree of a choice the new tree."""
        children = self.root.children
        below = children.get(action) if children is not None else None
        if below is None:
            self.forget()
            return
        self.root = below
        self.nodes = count_nodes(below)

    def run(self, state: State, chance: Chance, iterations: int, seconds: float = 0.0) -> None:
        """Search for a number of iterations, or at most `seconds` if given.

        Only what the seat to decide may know of `state` has any influence.
        """
        seat = state.player
        self.root = self.root.decided_by(seat)
        until = perf_counter() + seconds if seconds else 0.0
        done = 0
        while done < iterations:
            self.iterate(state.imagine(seat, chance), chance)
            done += 1
            if done % CHECK_EVERY == 0:
                if until and perf_counter() >= until:
                    break
                if self.lead() > iterations - done:
                    break  # no choice can overtake the best
        self.iterations = done

    def lead(self) -> int:
        """By how many visits the most visited choice leads."""
        first = second = 0
        children = self.root.children
        if children is not None:
            for child in children.values():
                if child.visits > first:
                    second = first
                    first = child.visits
                elif child.visits > second:
                    second = child.visits
        return first - second

    def iterate(self, state: State, chance: Chance) -> list[float]:
        """One iteration on a determinization, which it changes; returns the reward of each seat."""
        places: list[Node] = []
        chosen: list[Node] = []
        node = self.root
        while not state.ended:
            if node is not self.root and not self.strategy.should_expand(state):
                break
            choices = state.choices
            if len(choices) == 1:  # what is forced costs nothing
                state.apply_unchecked(choices[0])
                continue
            node = node.decided_by(state.player)
            places.append(node)
            if node.children is None and not self.grow(node, state, choices):
                break
            best = self.select(node, state, choices)
            if best is None:
                break
            node = best
            chosen.append(node)
            action = node.action
            assert action is not None
            state.apply_unchecked(action)
        rewards = self.evaluate(state, chance)
        for node in places:
            node.seen += 1
            node.gain += rewards[node.mover]
        for node in chosen:
            node.visits += 1
            node.total += rewards[node.chooser]
        self.first = chosen[0] if chosen else None
        return rewards

    def grow(self, node: Node, state: State, choices: list[Action]) -> bool:
        """Expand a node, unless it is visited for the first time or the tree is full."""
        if (node.seen == 0 and node is not self.root) or not self.has_room(choices):
            return False
        node.children = {}
        self.add_choices(node, state, choices)
        return True

    def has_room(self, choices: list[Action]) -> bool:
        """Whether the tree can take these choices; the root takes them all."""
        return self.nodes == 0 or self.nodes + len(choices) <= self.most_nodes

    def add_choices(self, node: Node, state: State, choices: list[Action]) -> None:
        """Add the choices that the node does not have yet."""
        children = node.children
        assert children is not None
        priors = self.strategy.priors(state, choices)
        for index, action in enumerate(choices):
            if action not in children:
                prior = 1.0 if priors is None else priors[index]
                children[action] = Node(action, node.mover, prior)
                self.nodes += 1

    def select(self, node: Node, state: State, choices: list[Action]) -> Node | None:
        """The child with the highest upper confidence bound (UCB).

        None if a full tree has none of the choices.
        """
        children = node.children
        assert children is not None
        exploration = self.strategy.exploration
        untried = node.gain / node.seen if node.seen else 0.5
        best: Node | None = None
        highest = -1e9
        available = -1
        curiosity = 0.0
        for action in choices:
            child = children.get(action)
            if child is None:
                if not self.has_room(choices):
                    continue
                self.add_choices(node, state, choices)
                child = children[action]
            child.available += 1
            if child.available != available:  # mostly the same for all
                available = child.available
                curiosity = exploration * math.sqrt(math.log(1.0 + available))
            if child.visits:
                visits = float(child.visits)
                score = child.total / visits + child.prior * curiosity / math.sqrt(visits)
            else:
                score = untried + child.prior * curiosity
            if score > highest:
                highest = score
                best = child
        return best

    def evaluate(self, state: State, chance: Chance) -> list[float]:
        """The value of the position for each seat, after a rollout up to the cutoff."""
        strategy = self.strategy
        cutoff = strategy.cutoff
        plies = 0
        while not state.ended:
            is_late = plies >= cutoff + MAX_PLAN_LENGTH
            if plies >= cutoff and (is_late or strategy.is_quiescent(state)):
                return strategy.values(state)
            state.apply_unchecked(strategy.pick(state, chance))
            plies += 1
        return state.returns

    def ranking(self, choices: list[Action]) -> list[Node]:
        """The choices at the root, the most visited first; ties by mean reward."""
        children = self.root.children
        assert children is not None
        return sorted([children[choice] for choice in choices if choice in children], key=by_visits)

    def line(self, state: State, action: Action) -> list[Action]:
        """The choice and how its seat most often continued, until somebody else decides.

        Forced choices, which the tree leaves out, are part of it.
        """
        seat = state.player
        place = state.clone()
        node: Node | None = self.root
        following: Action | None = action
        line: list[Action] = []
        while following is not None and len(line) < MAX_PLAN_LENGTH:
            if len(place.choices) > 1:
                node = _next_node(node, seat, following)
            line.append(following)
            place.apply_unchecked(following)
            if place.ended or place.player != seat:
                break
            following = _most_visited(node, seat, place.choices)
        return line


def _next_node(node: Node | None, seat: int, action: Action) -> Node | None:
    """The node of a choice of this seat after another choice; None: the tree has none."""
    while node is not None and node.mover != seat:
        node = node.elsewhere
    if node is None or node.children is None:
        return None
    return node.children.get(action)


def _most_visited(node: Node | None, seat: int, choices: list[Action]) -> Action | None:
    """The choice that the seat made most often after another one; None if it never got there."""
    if len(choices) == 1:
        return choices[0]
    best: Action | None = None
    most = 0
    for action in choices:
        child = _next_node(node, seat, action)
        if child is not None and child.visits > most:
            most = child.visits
            best = action
    return best


def by_visits(node: Node) -> tuple[int, float]:
    """Sort key: the most visited first."""
    return -node.visits, -node.mean


def count_nodes(node: Node) -> int:
    """The number of nodes in a subtree."""
    count = 0
    waiting = [node]
    while waiting:
        place: Node | None = waiting.pop()
        while place is not None:
            if place.children is not None:
                count += len(place.children)
                waiting.extend(place.children.values())
            place = place.elsewhere
    return count
