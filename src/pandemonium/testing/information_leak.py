"""Information leaks over time: what a seat receives depends on nothing that it may not know.

Two positions that a seat cannot tell apart are played on side by side: the real one, and a
determinization for that seat. It does the same in both, the others repeat what it saw them do, dice
and drawn cards are the same. As long as this is possible, everything that the seat receives must be
the same, byte for byte.

A difference is allowed where something hidden was revealed in that very step: the game is over,
`state.reveals` rose, or a card was drawn that the other position does not have there. Some pairs
draw other cards on purpose: a seat that does not see the difference may not receive it either.
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
from pandemonium.testing.beats import beats_of
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

MAX_TRIED = 40  # answers of another seat, when searching for one that looks the same
WINDOW = 160  # characters shown around a difference
STRAYING = 4  # every so many pairs draw other cards than the real position
LOOK_AGAIN = 9  # every so many steps there are the slower comparisons
LOOK_ON = 3  # every so many steps the view of a spectator is compared too
REFUSALS = 12  # actions whose refusals are compared


@dataclass
class Coverage:
    """What was compared, so that a test cannot pass without comparing anything."""

    pairs: int = 0  # of positions that differ
    steps: int = 0  # after which a seat received the same in both
    ends: Counter[str] = field(default_factory=Counter)  # why pairs ended
    secrets: Counter[str] = field(default_factory=Counter)  # questions by name: see `count_secret`

    def __add__(self, other: "Coverage") -> "Coverage":
        return Coverage(
            self.pairs + other.pairs,
            self.steps + other.steps,
            self.ends + other.ends,
            self.secrets + other.secrets,
        )

    def count_secret(self, real: State, other: State, seat: int) -> None:
        """Count a question to another seat whose choices would leak something to `seat`."""
        question = real.decision
        if question.secret and question.seat != seat and real.legal() != other.legal():
            self.secrets[question.saved_name] += 1


# ---------------------------------------------------------------------- what a seat receives


def received(state: State, seat: int | None) -> Received:
    """Everything that a seat, or a spectator (None), receives after a step, by part."""
    parts = {
        "view": as_sent(state.view(seat)),
        "ply": str(state.ply),
        "who decides": str(state.player),
    }
    if state.ply % LOOK_ON == 0:  # a spectator knows no more than a seat
        parts["view of a spectator"] = as_sent(state.view(None))
    parts["events"] = as_sent(seen_events(state.events, seat))
    parts["events for a spectator"] = as_sent(seen_events(state.events, None))
    parts["events as beats"] = as_sent(beats_of(state, seat))
    parts.update(asked(state, seat))
    return parts


def asked(state: State, seat: int | None) -> Received:
    """What the seat learns of the question: all that is in its prompt."""
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
    """What is shown of one action: its label, what it touches, its preview."""
    return [state.details(action), state.touches(action), state.preview(action)]


def refusals(state: State) -> list[object]:
    """The refusals of some actions; different ones at every ply."""
    actions = state.game.actions
    shown: list[object] = []
    for action in actions[state.ply % 7 :: max(1, len(actions) // REFUSALS)]:
        problem = state.objection(action)
        if problem is not None:
            shown.append([problem.clause, problem.reason, problem.details, state.touches(action)])
    return shown


def difference(first: Received, second: Received) -> str:
    """The first part that differs, with an excerpt; empty if none does."""
    for part in [*first, *[name for name in second if name not in first]]:
        here, there = first.get(part, ""), second.get(part, "")
        if here != there:
            at = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
            start = max(0, at - WINDOW // 2)
            shown = (text[start : start + WINDOW] for text in (here, there))
            return "{}:\n  {}\n  {}".format(part, *shown)
    return ""


# ---------------------------------------------------------------------- one pair of positions


class StatePair:
    """The real position and one that a seat cannot tell from it."""

    def __init__(self, real: State, seat: int, seed: int, *, strays: bool) -> None:
        """Create the determinization; with `strays`, it draws other cards."""
        self.seat = seat
        self.chance = FollowingChance(seed, card_names(real), lambda _: strays)
        self.other = real.imagine(seat, Chance(seed))
        self.other.chance = self.chance
        self.other.recording = True
        self.differs = without_chance(self.other) != without_chance(real)
        self.reveals = self.other.reveals
        self.end = ""

    def repeat(self, action: Action, actor: int, calls: list[ChanceCall], after: Received) -> None:
        """Apply to the other position what was done in the real one; `after` is what it led to."""
        self.reveals = self.other.reveals
        self.other.events = []
        self.chance.follow(calls)
        if self.other.is_legal(action):
            self.other.apply(action)
            return
        if actor == self.seat:
            raise InformationLeak(f"{action.text!r} is legal for the seat in one other only")
        self._look_for_another(after)

    def _look_for_another(self, after: Received) -> None:
        """Find another answer that looks the same to the seat; without one the pair ends."""
        for action in self.other.legal()[:MAX_TRIED]:
            tried = self.other.clone()
            tried.recording = True
            tried.apply(action)
            if not tried.over and self._looks_like(tried, after):
                assert isinstance(tried.chance, FollowingChance)
                self.other, self.chance = tried, tried.chance
                return
        self.end = "nothing looks the same"

    def _looks_like(self, tried: State, after: Received) -> bool:
        """Whether the seat would receive the same; events are compared first, they often differ."""
        if as_sent(seen_events(tried.events, self.seat)) != after["events"]:
            return False
        return not difference(after, received(tried, self.seat))

    def compare(self, real: State, revealed: bool, after: Received) -> None:
        """Both positions must look the same, unless something was revealed."""
        if real.over or self.other.over:
            self.end = "over"
            return
        mine = received(self.other, self.seat)
        place = difference(after, mine)
        if not place:
            return
        if revealed or self.other.reveals != self.reveals:
            self.end = "revealed"
        elif self.chance.differed > 1 or (
            self.chance.differed and difference(views(after), views(mine))
        ):
            self.end = "other cards"
        else:
            raise InformationLeak(f"what was received differs in {place}")

    def look_again(self, real: State, seed: int) -> None:
        """The slower comparisons: the whole prompt, and determinizations."""
        prompts = [as_sent(build_prompt(other, self.seat, "")) for other in (real, self.other)]
        place = difference({"prompt": prompts[0]}, {"prompt": prompts[1]})
        if place:
            raise InformationLeak(f"what is offered differs in {place}")
        self.forget(real, seed)

    def forget(self, real: State, seed: int) -> None:
        """With the same seed, both positions must have the same determinization."""
        from_real = real.imagine(self.seat, Chance(seed))
        from_other = self.other.imagine(self.seat, Chance(seed))
        for viewer in all_viewers(real.game):
            views = [as_sent(state.view(viewer)) for state in (from_real, from_other)]
            place = difference({"view": views[0]}, {"view": views[1]})
            if place:
                raise InformationLeak(
                    f"what is imagined depends on the truth: for seat {viewer}, {place}"
                )


def views(parts: Received) -> Received:
    """What the seat sees, without the events."""
    return {name: text for name, text in parts.items() if not name.startswith("events")}


# ---------------------------------------------------------------------- a game with many pairs


class PairedPlay:
    """A random game, with several pairs of positions that are played along."""

    def __init__(self, game: Game, seed: int, pairs: int, start: State | None = None) -> None:
        """Start a game, or continue from a position, with the first pairs."""
        self.game = game
        self.seed = seed
        self.chance = LeadingChance(seed)
        if start is None:
            self.real = game.start(chance=self.chance, recording=True)
        else:
            self.real = start.clone()
            self.real.chance = self.chance
            self.real.recording = True
        self.choices_chance = Chance(seed + 1)
        self.coverage = Coverage()
        self.decisions_made = 0
        self.memories = [Memory(seat, game.players) for seat in range(game.players)]
        self.remember()
        self.pairs = [self.new_pair() for _ in range(pairs)]

    def new_pair(self) -> StatePair:
        """A pair for the next seat in turn."""
        self.decisions_made += 1
        seat = self.decisions_made % self.game.players
        strays = self.decisions_made // self.game.players % STRAYING == 0
        pair = StatePair(self.real, seat, self.seed + 1000 * self.decisions_made, strays=strays)
        place = difference(asked(self.real, seat), asked(pair.other, seat))
        if place:
            raise InformationLeak(f"for seat {seat}, what is asked differs in {place}")
        self.coverage.pairs += pair.differs
        if not self.real.over:
            self.coverage.count_secret(self.real, pair.other, seat)
        return pair

    def remember(self) -> None:
        """Cards that all saw go into a hand must be there in every determinization."""
        for memory in self.memories:
            memory.update(seen_events(self.real.events, memory.seat))
            if self.real.ply % LOOK_ON == 0:
                memory.check(self.real, self.seed)

    def step(self) -> None:
        """One decision, in all pairs."""
        actor, reveals = self.real.player, self.real.reveals
        action = random_action(self.real.legal(), self.choices_chance)
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
        pair: StatePair,
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
            self.coverage.count_secret(self.real, pair.other, pair.seat)
            if self.real.ply % LOOK_AGAIN == 0:
                pair.look_again(self.real, self.seed)

    def _renewed(self, pair: StatePair) -> StatePair:
        if not pair.end and (pair.differs or self.real.ply % LOOK_AGAIN):
            return pair
        self.coverage.ends[pair.end] += bool(pair.end)
        return self.new_pair()


def check_no_leaks(
    game: Game, seed: int, pairs: int = 4, plies: int = 400, start: State | None = None
) -> Coverage:
    """Play a random game with several pairs beside it; raises an InformationLeak.

    It plays so many `plies`, from the beginning or from the position `start`.
    """
    with failure_context(game, seed):
        if start is None:
            check_set_up(game, seed)
        play = PairedPlay(game, seed, pairs, start)
    end = play.real.ply + plies
    while not play.real.over and play.real.ply < end:
        with failure_context(game, seed, play.real):
            play.step()
    return play.coverage


def secret_questions(game: Game) -> list[str]:
    """The saved names of the game's secret questions."""
    decisions = [cls for cls in task_classes(game).values() if issubclass(cls, Decision)]
    return sorted(cls.saved_name for cls in decisions if cls.secret and cls.key)


# ---------------------------------------------------------------------- the setup


def check_set_up(game: Game, seed: int, tries: int = 3) -> int:
    """Deal again with one card exchanged: a seat that does not see it may not receive it.

    Returns how often a seat did not see the exchange.
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
                place = difference(here, there)
                if place:
                    raise InformationLeak(f"seat {seat} was dealt a secret of others: {place}")
    return unseen


def _only(number: int) -> Callable[[int], bool]:
    """A predicate for the draw with this number."""
    return lambda drawn: drawn == number
