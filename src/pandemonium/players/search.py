"""Thinking ahead: a tree search over imagined worlds (open-loop, single-observer ISMCTS).

Each iteration imagines a world that fits what the seat knows, walks down the tree along choices
that are legal there, plays on for a while, judges what it sees and notes it along its way. The tree
knows choices only, not positions: what dice and hidden cards made of them is averaged.
"""

import math
from time import perf_counter
from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.engine.task import NOBODY

MOST_NODES: Final = 200_000  # some 60 megabytes
LOOK_UP: Final = 16  # iterations between two looks at the clock, or at who leads
LONGEST_PLAN: Final = 60  # decisions that may be needed to finish what is half done


class Node:
    """A choice that was tried, and the place it leads to."""

    __slots__ = (
        "action", "available", "children", "chooser", "elsewhere", "gain", "mover", "prior",
        "seen", "total", "visits",
    )  # fmt: skip

    def __init__(self, action: Action | None, chooser: int, prior: float) -> None:
        """`chooser` is the seat that may choose it; no action leads to the root."""
        self.action = action
        self.chooser = chooser
        self.prior: float = prior
        self.visits = 0  # how often it was chosen
        self.available = 0  # how often it could have been
        self.total = 0.0  # what choosing it brought to the chooser
        self.mover = NOBODY  # who decides afterwards
        self.seen = 0  # how often that seat decided there
        self.gain = 0.0  # what that brought to it
        self.children: dict[Action, Node] | None = None
        self.elsewhere: Node | None = None  # the same place where another seat decides

    def decided_by(self, seat: int) -> "Node":
        """The place where `seat` decides after this choice."""
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
        """What choosing it brings to the chooser."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A tree search for one bot; it keeps its tree while the same seat goes on deciding."""

    def __init__(self, strategy: Strategy, most_nodes: int = MOST_NODES) -> None:
        """`most_nodes` caps the memory; a full tree is still searched, but grows no more."""
        self.strategy = strategy
        self.most_nodes = most_nodes
        self.nodes = 0
        self.iterations = 0  # of the last search
        self.root = Node(None, NOBODY, 1.0)
        self.first: Node | None = None  # what the last walk chose at the root

    def forget(self) -> None:
        """Begin a new tree."""
        self.root = Node(None, NOBODY, 1.0)
        self.nodes = 0

    def descend(self, action: Action) -> None:
        """Go on in the part of the tree that lies behind a choice that was made."""
        children = self.root.children
        below = children.get(action) if children is not None else None
        if below is None:
            self.forget()
            return
        self.root = below
        self.nodes = count_nodes(below)

    def run(self, state: State, chance: Chance, iterations: int, seconds: float = 0.0) -> None:
        """Search for so many iterations, or for so long if `seconds` are given.

        Only what the seat to decide may know of `state` has any influence.
        """
        seat = state.player
        self.root = self.root.decided_by(seat)
        until = perf_counter() + seconds if seconds else 0.0
        done = 0
        while done < iterations:
            self.iterate(state.imagine(seat, chance), chance)
            done += 1
            if done % LOOK_UP == 0:
                if until and perf_counter() >= until:
                    break
                if self.lead() > iterations - done:
                    break  # nothing can overtake the best any more
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

    def iterate(self, world: State, chance: Chance) -> list[float]:
        """One walk down the tree and back; what it brought to each seat."""
        places: list[Node] = []
        chosen: list[Node] = []
        node = self.root
        while not world.ended:
            if node is not self.root and not self.strategy.should_expand(world):
                break
            choices = world.choices
            if len(choices) == 1:  # what is forced costs nothing
                world.apply_unchecked(choices[0])
                continue
            node = node.decided_by(world.player)
            places.append(node)
            if node.children is None and not self.grow(node, world, choices):
                break
            best = self.select(node, world, choices)
            if best is None:
                break
            node = best
            chosen.append(node)
            action = node.action
            assert action is not None
            world.apply_unchecked(action)
        rewards = self.judge(world, chance)
        for node in places:
            node.seen += 1
            node.gain += rewards[node.mover]
        for node in chosen:
            node.visits += 1
            node.total += rewards[node.chooser]
        self.first = chosen[0] if chosen else None
        return rewards

    def grow(self, node: Node, world: State, choices: list[Action]) -> bool:
        """Give a place its choices, unless it is there for the first time or the tree is full."""
        if (node.seen == 0 and node is not self.root) or not self.has_room(choices):
            return False
        node.children = {}
        self.add_choices(node, world, choices)
        return True

    def has_room(self, choices: list[Action]) -> bool:
        """Whether the tree may still take so many; its root may take them all."""
        return self.nodes == 0 or self.nodes + len(choices) <= self.most_nodes

    def add_choices(self, node: Node, world: State, choices: list[Action]) -> None:
        """Add those of the choices that the place does not know yet."""
        children = node.children
        assert children is not None
        priors = self.strategy.priors(world, choices)
        for index, action in enumerate(choices):
            if action not in children:
                prior = 1.0 if priors is None else priors[index]
                children[action] = Node(action, node.mover, prior)
                self.nodes += 1

    def select(self, node: Node, world: State, choices: list[Action]) -> Node | None:
        """The choice that promises most, or that was tried too little to know (UCB).

        None if a full tree knows none of the choices.
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
                self.add_choices(node, world, choices)
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

    def judge(self, world: State, chance: Chance) -> list[float]:
        """What the world is worth to each seat, played on for a while."""
        strategy = self.strategy
        cutoff = strategy.cutoff
        made = 0
        while not world.ended:
            if made >= cutoff and (strategy.is_quiescent(world) or made >= cutoff + LONGEST_PLAN):
                return strategy.values(world)
            world.apply_unchecked(strategy.pick(world, chance))
            made += 1
        return world.returns

    def ranking(self, choices: list[Action]) -> list[Node]:
        """The choices at the root, the most visited first; of equals those that bring more."""
        children = self.root.children
        assert children is not None
        return sorted([children[choice] for choice in choices if choice in children], key=by_visits)


def by_visits(node: Node) -> tuple[int, float]:
    """Sorts the most visited first."""
    return -node.visits, -node.mean


def count_nodes(node: Node) -> int:
    """How many choices lie behind a node."""
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
