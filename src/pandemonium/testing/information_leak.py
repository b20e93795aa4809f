"""The law over time: what a seat is told depends on nothing that it may not know.

Two worlds that a seat cannot tell apart are played on side by side: the real one, and one that was
imagined for that seat. It does the same in both, the others repeat what it saw them do, dice and
drawn cards are the same. Up to the point where this is impossible, everything that the seat
receives must be the same, byte for byte.

A difference is allowed where something hidden came to light in that very step: the game is over,
`state.reveals` rose, or a card was drawn that the other world does not have there. Some pairs draw
other cards on purpose: who does not see a difference on the table may not be told of it either.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.formats.saving import task_classes
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.task import Decision
from pandemonium.table.prompt import build_prompt
from pandemonium.testing.coupling import ChanceCall, FollowingChance, LeadingChance, card_names
from pandemonium.testing.memory import Memory
from pandemonium.testing.random_play import (
    InformationLeak,
    all_viewers,
    as_sent,
    failure_context,
    random_action,
    seen_events,
    without_chance,
)

Received = dict[str, str]

MOST_TRIED = 40  # answers of another seat, when looking for one that looks the same
WINDOW = 160  # letters shown around a difference
STRAYING = 4  # every so many pairs draw as they like where the first world draws
LOOK_AGAIN = 9  # every so many steps both worlds are imagined anew
LOOK_ON = 3  # every so many steps a spectator looks too
REFUSALS = 12  # how many actions are asked about, why not


@dataclass
class Coverage:
    """What was compared, so that a test cannot pass without having looked."""

    pairs: int = 0  # of worlds that differ
    steps: int = 0  # after which a seat received the same in both
    ends: Counter[str] = field(default_factory=Counter)  # why pairs ended
    secrets: Counter[str] = field(default_factory=Counter)  # questions by name: see `note_secret`

    def __add__(self, other: "Coverage") -> "Coverage":
        """Both together."""
        return Coverage(
            self.pairs + other.pairs,
            self.steps + other.steps,
            self.ends + other.ends,
            self.secrets + other.secrets,
        )

    def note_secret(self, real: State, world: State, seat: int) -> None:
        """Count a question to another seat that would tell `seat` something if it were open."""
        question = real.decision
        if question.secret and question.seat != seat and real.legal() != world.legal():
            self.secrets[question.saved_name] += 1


# ---------------------------------------------------------------------- what a seat receives


def received(state: State, seat: int | None) -> Received:
    """Everything that reaches a seat, or a spectator (None), after a step, by part."""
    parts = {
        "view": as_sent(state.view(seat)),
        "ply": str(state.ply),
        "who decides": str(state.player),
    }
    if state.ply % LOOK_ON == 0:  # who is not at the table knows no more than who is
        parts["view of a spectator"] = as_sent(state.view(None))
    parts["events"] = as_sent(seen_events(state.events, seat))
    parts["events for a spectator"] = as_sent(seen_events(state.events, None))
    parts.update(asked(state, seat))
    return parts


def asked(state: State, seat: int | None) -> Received:
    """What the seat gets to know of the question: all that is in its prompt."""
    question = state.question
    if question is None:
        return {}
    is_own = state.player == seat
    if question.secret and not is_own:
        return {"question": as_sent([question.subject, question.clause, question.card])}
    choices = state.legal()
    parts = {
        "question": as_sent(question.to_json()),
        "legal": as_sent([action.text for action in choices]),
    }
    if is_own:
        parts["choices"] = as_sent([choice(state, action) for action in choices])
        plans = [[plan.key, [a.text for a in plan.actions], plan.args] for plan in state.plans()]
        parts["plans"] = as_sent(plans)
        parts["why not"] = as_sent(refusals(state))
    return parts


def choice(state: State, action: Action) -> list[object]:
    """What is said of one action: its label, what it touches, what it would bring."""
    return [state.details(action), state.touches(action), state.preview(action)]


def refusals(state: State) -> list[object]:
    """Why some of the actions are not allowed; other ones at every ply."""
    actions = state.game.actions
    told: list[object] = []
    for action in actions[state.ply % 7 :: max(1, len(actions) // REFUSALS)]:
        problem = state.objection(action)
        if problem is not None:
            told.append([problem.clause, problem.reason, problem.details, state.touches(action)])
    return told


def difference(one: Received, other: Received) -> str:
    """The first part that differs, with what stands there; empty if none does."""
    for part in [*one, *[name for name in other if name not in one]]:
        here, there = one.get(part, ""), other.get(part, "")
        if here != there:
            at = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
            start = max(0, at - WINDOW // 2)
            shown = (text[start : start + WINDOW] for text in (here, there))
            return "{}:\n  {}\n  {}".format(part, *shown)
    return ""


# ---------------------------------------------------------------------- one pair of worlds


class WorldPair:
    """The real world and one that a seat cannot tell from it."""

    def __init__(self, real: State, seat: int, seed: int, *, strays: bool) -> None:
        """Imagine the other world; with `strays`, it draws other cards."""
        self.seat = seat
        self.chance = FollowingChance(seed, card_names(real), lambda _: strays)
        self.world = real.imagine(seat, Chance(seed))
        self.world.chance = self.chance
        self.world.recording = True
        self.differs = without_chance(self.world) != without_chance(real)
        self.reveals = self.world.reveals
        self.end = ""

    def repeat(self, action: Action, actor: int, calls: list[ChanceCall], after: Received) -> None:
        """Do in the other world what was done in the real one; `after` is what it led to."""
        self.reveals = self.world.reveals
        self.world.events = []
        self.chance.follow(calls)
        if self.world.is_legal(action):
            self.world.apply(action)
            return
        if actor == self.seat:
            raise InformationLeak(f"{action.text!r} is legal for the seat in one world only")
        self._look_for_another(after)

    def _look_for_another(self, after: Received) -> None:
        """Another answer may look the same to the seat; without one the pair ends."""
        for action in self.world.legal()[:MOST_TRIED]:
            tried = self.world.clone()
            tried.recording = True
            tried.apply(action)
            if not tried.over and self._looks_like(tried, after):
                assert isinstance(tried.chance, FollowingChance)
                self.world, self.chance = tried, tried.chance
                return
        self.end = "nothing looks the same"

    def _looks_like(self, tried: State, after: Received) -> bool:
        """Whether the seat would receive the same; events are compared first, they often differ."""
        if as_sent(seen_events(tried.events, self.seat)) != after["events"]:
            return False
        return not difference(after, received(tried, self.seat))

    def compare(self, real: State, revealed: bool, after: Received) -> None:
        """Both worlds must look the same, unless something came to light."""
        if real.over or self.world.over:
            self.end = "over"
            return
        mine = received(self.world, self.seat)
        found = difference(after, mine)
        if not found:
            return
        if revealed or self.world.reveals != self.reveals:
            self.end = "revealed"
        elif self.chance.differed > 1 or (
            self.chance.differed and difference(views(after), views(mine))
        ):
            self.end = "other cards"
        else:
            raise InformationLeak(f"what was received differs in {found}")

    def look_again(self, real: State, seed: int) -> None:
        """What takes longer: the whole prompt, and what is imagined."""
        prompts = [as_sent(build_prompt(world, self.seat, "")) for world in (real, self.world)]
        found = difference({"prompt": prompts[0]}, {"prompt": prompts[1]})
        if found:
            raise InformationLeak(f"what is offered differs in {found}")
        self.forget(real, seed)

    def forget(self, real: State, seed: int) -> None:
        """Imagined by the same lots, both worlds must become the same: only knowledge counts."""
        one = real.imagine(self.seat, Chance(seed))
        other = self.world.imagine(self.seat, Chance(seed))
        for who in all_viewers(real.game):
            if as_sent(one.view(who)) != as_sent(other.view(who)):
                found = difference(
                    {"view": as_sent(one.view(who))}, {"view": as_sent(other.view(who))}
                )
                raise InformationLeak(
                    f"what is imagined depends on the truth: for seat {who}, {found}"
                )


def views(parts: Received) -> Received:
    """What the seat sees, without how it came about."""
    return {name: text for name, text in parts.items() if not name.startswith("events")}


# ---------------------------------------------------------------------- a walk with many pairs


class PairedPlay:
    """A random game, with several imagined worlds that are played along."""

    def __init__(self, game: Game, seed: int, pairs: int, start: State | None = None) -> None:
        """Start a game, or go on from a position, with the first pairs."""
        self.game = game
        self.seed = seed
        self.chance = LeadingChance(seed)
        if start is None:
            self.real = game.start(chance=self.chance, recording=True)
        else:
            self.real = start.clone()
            self.real.chance = self.chance
            self.real.recording = True
        self.lots = Chance(seed + 1)
        self.coverage = Coverage()
        self.made = 0
        self.memories = [Memory(seat, game.players) for seat in range(game.players)]
        self.remember()
        self.pairs = [self.new_pair() for _ in range(pairs)]

    def new_pair(self) -> WorldPair:
        """A pair for the next seat in turn."""
        self.made += 1
        seat = self.made % self.game.players
        strays = self.made // self.game.players % STRAYING == 0
        pair = WorldPair(self.real, seat, self.seed + 1000 * self.made, strays=strays)
        found = difference(asked(self.real, seat), asked(pair.world, seat))
        if found:
            raise InformationLeak(f"for seat {seat}, what is asked differs in {found}")
        self.coverage.pairs += pair.differs
        if not self.real.over:
            self.coverage.note_secret(self.real, pair.world, seat)
        return pair

    def remember(self) -> None:
        """What everybody saw to go into a hand stays there in what they imagine."""
        for memory in self.memories:
            memory.hear(seen_events(self.real.events, memory.seat))
            if self.real.ply % LOOK_ON == 0:
                memory.check(self.real, self.seed)

    def step(self) -> None:
        """One decision, in all worlds."""
        actor, reveals = self.real.player, self.real.reveals
        action = random_action(self.real.legal(), self.lots)
        self.real.events = []
        self.chance.taken()
        self.real.apply(action)
        calls = self.chance.taken()
        after: dict[int, Received] = {}
        for pair in self.pairs:
            if pair.seat not in after:
                after[pair.seat] = received(self.real, pair.seat)
            try:
                self._follow(pair, action, actor, calls, after[pair.seat], reveals)
            except Exception as problem:
                problem.add_note(f"seat {pair.seat} looks on; seat {actor} did {action.text!r}")
                raise
        if not self.real.over:
            self.remember()
            self.pairs = [self._renewed(pair) for pair in self.pairs]

    def _follow(
        self,
        pair: WorldPair,
        action: Action,
        actor: int,
        calls: list[ChanceCall],
        after: Received,
        reveals: int,
    ) -> None:
        pair.repeat(action, actor, calls, after)
        if not pair.end:
            pair.compare(self.real, self.real.reveals != reveals, after)
        if not pair.end:
            self.coverage.steps += pair.differs
            self.coverage.note_secret(self.real, pair.world, pair.seat)
            if self.real.ply % LOOK_AGAIN == 0:
                pair.look_again(self.real, self.seed)

    def _renewed(self, pair: WorldPair) -> WorldPair:
        if not pair.end and (pair.differs or self.real.ply % LOOK_AGAIN):
            return pair
        self.coverage.ends[pair.end] += bool(pair.end)
        return self.new_pair()


def check_no_leaks(
    game: Game, seed: int, pairs: int = 4, plies: int = 400, start: State | None = None
) -> Coverage:
    """Play a game with several imagined worlds beside it; an InformationLeak says what went wrong.

    It goes on for so many `plies`, from the beginning or from the position `start`.
    """
    with failure_context(game, seed):
        if start is None:
            check_set_up(game, seed)
        walk = PairedPlay(game, seed, pairs, start)
    end = walk.real.ply + plies
    while not walk.real.over and walk.real.ply < end:
        with failure_context(game, seed, walk.real):
            walk.step()
    return walk.coverage


def secret_questions(game: Game) -> list[str]:
    """The names of the game's questions whose choices are for their seat alone."""
    found = task_classes(game).items()  # a class without a key is there for others to derive from
    return sorted(n for n, cls in found if issubclass(cls, Decision) and cls.secret and cls.key)


# ---------------------------------------------------------------------- the set-up


def check_set_up(game: Game, seed: int, tries: int = 3) -> int:
    """Deal again with one card exchanged: who does not see it may not be told of it.

    Returns how often somebody did not see the exchange.
    """
    leading = LeadingChance(seed)
    real = game.start(chance=leading, recording=True)
    calls = leading.taken()
    draws = sum(call.kind == "draw" for call in calls)
    unseen = 0
    for turn in range(min(tries, draws)):
        chance = FollowingChance(seed + turn, card_names(real), _only((seed + turn * 7) % draws))
        chance.follow(calls)
        other = game.start(chance=chance, recording=True)
        if real.over or other.over:
            continue
        for seat in range(game.players):
            here, there = received(real, seat), received(other, seat)
            if chance.differed == 1 and not difference(views(here), views(there)):
                unseen += 1
                found = difference(here, there)
                if found:
                    raise InformationLeak(f"seat {seat} was dealt a secret of others: {found}")
    return unseen


def _only(number: int) -> Callable[[int], bool]:
    """Whether a draw is the one with this number."""
    return lambda drawn: drawn == number
