"""The law of secrets for a spectator, who also looks on where somebody plays alone.

A spectator has no seat for which a world could be imagined. So the second world is made where
something hidden is drawn: there it draws another card. If the spectator cannot see that, nothing
may tell the two worlds apart afterwards, as in `law`.
"""

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.testing.coupling import ChanceCall, FollowingChance, LeadingChance, card_names
from pandemonium.testing.information_leak import (
    MOST_TRIED,
    Coverage,
    Received,
    difference,
    received,
)
from pandemonium.testing.random_play import (
    InformationLeak,
    as_sent,
    failure_context,
    random_action,
    seen_events,
    without_chance,
)

MOST_PAIRS = 3
PLIES = 400


class SpectatorPair:
    """The real world and one in which a card that the spectator did not see is another one."""

    def __init__(self, world: State) -> None:
        """`world` has just drawn another card."""
        self.world = world
        self.end = ""

    @property
    def chance(self) -> FollowingChance:
        """The chance of the other world."""
        chance = self.world.chance
        assert isinstance(chance, FollowingChance)
        return chance

    def repeat(self, real: State, action: Action, calls: list[ChanceCall], revealed: bool) -> None:
        """Do in the other world what was done in the real one, and compare."""
        after, reveals = received(real, None), self.world.reveals
        tried = [action] if self.world.is_legal(action) else self.world.legal()[:MOST_TRIED]
        for one in tried:
            world = self.world.clone()
            world.recording = True
            world.events = []
            assert isinstance(world.chance, FollowingChance)
            world.chance.follow(calls)
            world.apply(one)
            if one is not action and as_sent(seen_events(world.events, None)) != after["events"]:
                continue  # which is quicker to see than the rest
            found = difference(after, received(world, None))
            if not found or one is action:
                self.world = world
                self._judge(real, found, revealed or world.reveals != reveals)
                return
        self.end = "nothing looks the same"

    def _judge(self, real: State, found: str, revealed: bool) -> None:
        if real.over or self.world.over:
            self.end = "over"
        elif found and revealed:
            self.end = "revealed"
        elif found and self.chance.differed > self.chance.extra:
            self.end = "other cards"
        elif found:
            raise InformationLeak(f"what a spectator receives differs in {found}")


class SpectatorPlay:
    """A random game, with several worlds beside it that look the same to a spectator."""

    def __init__(self, game: Game, seed: int) -> None:
        """Start the game."""
        self.seed = seed
        self.leading = LeadingChance(seed)
        self.real = game.start(chance=self.leading, recording=True)
        self.lots = Chance(seed + 1)
        self.pairs: list[SpectatorPair] = []
        self.coverage = Coverage()

    def step(self) -> None:
        """One decision, in all worlds; then a new world, if something was drawn."""
        action, reveals = random_action(self.real.legal(), self.lots), self.real.reveals
        before = self.real.clone()
        self.real.events = []
        self.leading.taken()
        self.real.apply(action)
        calls = self.leading.taken()
        for pair in self.pairs:
            pair.repeat(self.real, action, calls, self.real.reveals != reveals)
            self._count(pair)
        self.pairs = [pair for pair in self.pairs if not pair.end]
        if len(self.pairs) < MOST_PAIRS and any(call.kind == "draw" for call in calls):
            self._stray(before, action, calls)

    def _count(self, pair: SpectatorPair) -> None:
        if pair.end:
            self.coverage.ends[pair.end] += 1
            return
        self.coverage.steps += 1
        question = self.real.decision
        if question.secret and self.real.legal() != pair.world.legal():
            self.coverage.secrets[question.saved_name] += 1

    def _stray(self, before: State, action: Action, calls: list[ChanceCall]) -> None:
        """Draw another card where one was drawn, and keep that world if it looks the same."""
        drawn = FollowingChance(
            self.seed + before.ply, card_names(before), lambda number: number == 0
        )
        drawn.follow(calls)
        before.chance = drawn
        before.recording = True
        before.events = []
        before.apply(action)
        if self.real.over or before.over or drawn.differed != 1:
            return
        if without_chance(before) == without_chance(self.real):
            return
        if not difference(_seen(self.real), _seen(before)):
            self.coverage.pairs += 1
            found = difference(received(self.real, None), received(before, None))
            if found:
                raise InformationLeak(f"of a hidden draw a spectator receives {found}")
            self.pairs.append(SpectatorPair(before))


def _seen(state: State) -> Received:
    """What lies open for a spectator."""
    return {"view": received(state, None)["view"]}


def check_spectator(game: Game, seed: int, plies: int = PLIES) -> Coverage:
    """Play a game with worlds beside it that a spectator cannot tell apart.

    An InformationLeak says where they differ.
    """
    walk = SpectatorPlay(game, seed)
    while not walk.real.over and walk.real.ply < plies:
        with failure_context(game, seed, walk.real):
            walk.step()
    return walk.coverage
