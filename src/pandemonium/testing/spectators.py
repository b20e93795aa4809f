"""Information leaks to a spectator, also of a game that somebody plays alone.

A spectator has no seat to make a determinization for. So the second position branches off where
something hidden is drawn: there it draws another card. If the spectator cannot see that, nothing
may distinguish the two afterwards, as in `information_leak`.
"""

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.testing.coupling import ChanceCall, FollowingChance, LeadingChance, card_names
from pandemonium.testing.information_leak import MAX_TRIED, Coverage, Received, difference, received
from pandemonium.testing.random_play import (
    InformationLeak,
    as_sent,
    failure_context,
    random_action,
    seen_events,
    without_chance,
)

MAX_PAIRS = 3
PLIES = 400


class SpectatorPair:
    """The real position and one with another card in a place that the spectator did not see."""

    def __init__(self, other: State) -> None:
        self.other = other
        self.end = ""

    @property
    def chance(self) -> FollowingChance:
        """The chance of the other position."""
        chance = self.other.chance
        assert isinstance(chance, FollowingChance)
        return chance

    def repeat(self, real: State, action: Action, calls: list[ChanceCall], revealed: bool) -> None:
        """Apply to the other position what was done in the real one, and compare."""
        after, reveals = received(real, None), self.other.reveals
        candidates = [action] if self.other.is_legal(action) else self.other.legal()[:MAX_TRIED]
        for candidate in candidates:
            other = self.other.clone()
            other.recording = True
            other.events = []
            assert isinstance(other.chance, FollowingChance)
            other.chance.follow(calls)
            other.apply(candidate)
            if (
                candidate is not action
                and as_sent(seen_events(other.events, None)) != after["events"]
            ):
                continue  # the quickest comparison
            place = difference(after, received(other, None))
            if not place or candidate is action:
                self.other = other
                self._judge(real, place, revealed or other.reveals != reveals)
                return
        self.end = "nothing looks the same"

    def _judge(self, real: State, place: str, revealed: bool) -> None:
        if real.over or self.other.over:
            self.end = "over"
        elif place and revealed:
            self.end = "revealed"
        elif place and self.chance.differed > self.chance.extra:
            self.end = "other cards"
        elif place:
            raise InformationLeak(f"what a spectator receives differs in {place}")


class SpectatorPlay:
    """A random game, with several positions beside it that look the same to a spectator."""

    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed
        self.leading = LeadingChance(seed)
        self.real = game.start(chance=self.leading, recording=True)
        self.choices_chance = Chance(seed + 1)
        self.pairs: list[SpectatorPair] = []
        self.coverage = Coverage()

    def step(self) -> None:
        """One decision in all positions; then a new branch, if something was drawn."""
        action, reveals = random_action(self.real.legal(), self.choices_chance), self.real.reveals
        before = self.real.clone()
        self.real.events = []
        self.leading.taken()
        self.real.apply(action)
        calls = self.leading.taken()
        for pair in self.pairs:
            pair.repeat(self.real, action, calls, self.real.reveals != reveals)
            self._count(pair)
        self.pairs = [pair for pair in self.pairs if not pair.end]
        if len(self.pairs) < MAX_PAIRS and any(call.kind == "draw" for call in calls):
            self._stray(before, action, calls)

    def _count(self, pair: SpectatorPair) -> None:
        if pair.end:
            self.coverage.ends[pair.end] += 1
            return
        self.coverage.steps += 1
        question = self.real.decision
        if question.secret and self.real.legal() != pair.other.legal():
            self.coverage.secrets[question.saved_name] += 1

    def _stray(self, before: State, action: Action, calls: list[ChanceCall]) -> None:
        """Draw another card where one was drawn, and keep that position if it looks the same."""
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
            place = difference(received(self.real, None), received(before, None))
            if place:
                raise InformationLeak(f"of a hidden draw a spectator receives {place}")
            self.pairs.append(SpectatorPair(before))


def _seen(state: State) -> Received:
    """The public part of the position."""
    return {"view": received(state, None)["view"]}


def check_spectator(game: Game, seed: int, plies: int = PLIES) -> Coverage:
    """Play beside positions that a spectator cannot tell apart; raises an InformationLeak."""
    play = SpectatorPlay(game, seed)
    while not play.real.over and play.real.ply < plies:
        with failure_context(game, seed, play.real):
            play.step()
    return play.coverage
