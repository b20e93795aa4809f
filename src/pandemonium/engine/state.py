"""State: one position of a game, and the loop that carries an action out.

A game subclasses `State` and answers six questions: what could be done (`candidates`), what forbids
it (`refusal`), what it does (`perform`), what happens next without anybody deciding (`advance`),
what one seat may know (`view`) and what it might imagine (`imagine`).
"""

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance, load_chance
from pandemonium.engine.errors import IllegalMove, PositionError
from pandemonium.engine.event import EVERYBODY, Event
from pandemonium.engine.native import mypyc_attr
from pandemonium.engine.sheet import Section, Wording
from pandemonium.engine.task import Task, load_tasks, save_tasks

if TYPE_CHECKING:
    from pandemonium.engine.game import Game

NOBODY: Final = -1
NO_CHOICES: Final[list[Action]] = []  # a list of choices is never changed, so one is enough


class Refusal:
    """A rule that can forbid an action: its clause and the key of its wording."""

    __slots__ = ("clause", "reason")

    def __init__(self, clause: str, reason: str) -> None:
        """`clause` is the rulebook's number, `reason` the key of the sentence for people."""
        self.clause = clause
        self.reason = reason


class Question:
    """What is asked of `seat`: a key for the wording, the card that asks, and arguments."""

    __slots__ = ("args", "card", "clause", "key", "seat")

    def __init__(
        self,
        key: str,
        seat: int,
        clause: str,
        card: str = "",
        args: dict[str, int | str] | None = None,
    ) -> None:
        """`clause` is the rule to read about it; `card` is empty when the turn itself asks."""
        self.key = key
        self.seat = seat
        self.clause = clause
        self.card = card
        self.args: dict[str, int | str] = args or {}

    def to_json(self) -> dict[str, object]:
        """The question for a client."""
        return {
            "key": self.key,
            "seat": self.seat,
            "clause": self.clause,
            "card": self.card,
            **self.args,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. It changes in place; `clone()` makes an independent copy."""

    __slots__ = (
        "chance",
        "choices",
        "ended",
        "events",
        "game",
        "player",
        "ply",
        "recording",
        "reveals",
        "todo",
        "winners",
    )

    def __init__(self, game: "Game", chance: Chance) -> None:
        """An unfinished table: the game's `start`, `load` and `scenario` lay it out."""
        self.game = game
        self.chance = chance
        self.player: int = NOBODY
        self.ply: int = 0
        self.todo: list[Task] = []
        self.choices: list[Action] = NO_CHOICES
        self.winners: tuple[int, ...] = ()
        self.ended: bool = False
        self.reveals: int = 0  # how often something hidden was shown without a die or a draw
        self.recording: bool = False
        self.events: list[Event] = []

    # ------------------------------------------------------------------ for everybody

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended

    @property
    def scores(self) -> list[int]:
        """One number per seat; by default 1 for each winner."""
        return [1 if seat in self.winners else 0 for seat in range(self.game.players)]

    @property
    def question(self) -> Question | None:
        """What is asked of the player now; None when the game is over."""
        return None if self.over else self.ask(self.todo[-1])

    def legal(self) -> list[Action]:
        """What the player may do now: never empty while the game runs."""
        return self.choices[:]

    def lists(self, action: Action) -> bool:
        """Whether the action is legal now. Actions exist once: no comparing, as `in` would do."""
        for one in self.choices:  # noqa: SIM110 - quicker than `any` without a compiler
            if one is action:
                return True
        return False

    def objection(self, action: Action) -> IllegalMove | None:
        """The rule that forbids `action` now, if any."""
        if self.lists(action):
            return None
        if self.over:
            return IllegalMove(self.game.end_clause, "game-is-over")
        if not self.game.owns(action):
            return IllegalMove(self.game.end_clause, "not-of-this-game", {"text": action.text})
        refusal = self.refusal(action)
        if refusal is None:
            raise AssertionError(f"{action.text!r} is neither listed nor refused: {self.save()}")
        return IllegalMove(refusal.clause, refusal.reason, self.details(action))

    def apply(self, action: Action) -> None:
        """Carry out a legal action and all that follows from it; a refused one changes nothing."""
        if not self.lists(action):
            problem = self.objection(action)
            if problem is not None:
                raise problem
        self.proceed(action)

    def proceed(self, action: Action) -> None:
        """Carry out one of `choices`: what `apply` does, for bots that need not ask whether."""
        self.ply += 1
        self.perform(action)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has a real decision to make or the game is over."""
        while not self.advance():
            self.list_choices()
            if len(self.choices) > 1 or (self.choices and self.choices[0].confirm):
                return
            if self.choices:
                self.perform(self.choices[0])
            else:
                self.lapse()
        self.choices = NO_CHOICES

    def list_choices(self) -> None:
        """Sift what could be done by what is forbidden. A new list each time: clones share it."""
        if not self.ended:
            self.choices = [one for one in self.candidates() if self.refusal(one) is None]

    def finish(self, winners: tuple[int, ...]) -> None:
        """End the game at once, in the middle of whatever was going on."""
        self.winners = winners
        self.ended = True
        self.player = NOBODY
        self.todo.clear()

    def tell(
        self,
        kind: str,
        seat: int = -1,
        card: int = -1,
        n: int = 0,
        target: int = -1,
        privy: int = EVERYBODY,
    ) -> None:
        """Record an event, if anybody is listening."""
        if self.recording:
            name = self.card_name(card) if card >= 0 else ""
            self.events.append(Event(kind, seat, name, n, target, (), privy))

    # ------------------------------------------------------------------ copies

    def clone(self) -> "State":
        """An independent copy."""
        copy = self.blank(self.chance.clone())
        self.copy_basics(copy)
        self.copy_onto(copy)
        return copy

    def imagine(self, seat: int, chance: Chance) -> "State":
        """A copy in which all that `seat` cannot know is dealt anew."""
        copy = self.blank(chance)
        self.copy_basics(copy)
        self.copy_onto(copy)
        copy.deal_anew(seat)
        copy.list_choices()
        return copy

    def copy_basics(self, copy: "State") -> None:
        """Give `copy` what every game has."""
        copy.player = self.player
        copy.ply = self.ply
        copy.todo = self.todo[:]
        copy.choices = self.choices
        copy.winners = self.winners
        copy.ended = self.ended
        copy.reveals = self.reveals

    def save_basics(self) -> dict[str, object]:
        """What every game writes down; its own `save` adds the rest."""
        return {
            "game": self.game.id,
            "players": self.game.players,
            "options": self.game.identity(),
            "ply": self.ply,
            "winners": list(self.winners),
            "ended": self.ended,
            "chance": self.chance.save(),
            "todo": save_tasks(self.todo),
        }

    def load_basics(self, data: dict[str, object]) -> None:
        """Take over what `save_basics` wrote."""
        self.ply = cast(int, data["ply"])
        self.winners = tuple(cast(list[int], data["winners"]))
        self.ended = cast(bool, data["ended"])
        self.chance = load_chance(cast(dict[str, object], data["chance"]))
        self.todo = load_tasks(cast(list[list[int]], data["todo"]))

    def check_components(self, cards: list[int]) -> None:
        """Each of these cards must be in exactly one place, or the saved position is damaged."""
        counts = Counter(self.components())
        for card in cards:
            if counts[card] != 1:
                raise PositionError(
                    f"the saved position is damaged: "
                    f"{counts[card]} times card {self.card_name(card)!r} ({card})"
                )

    # ------------------------------------------------------------------ for each game to answer

    def advance(self) -> bool:
        """Do tasks until one is a question (set `player`, return False) or the game is over."""
        raise NotImplementedError

    def candidates(self) -> list[Action]:
        """Every action that could be an answer to the question on top; `refusal` sifts them."""
        raise NotImplementedError

    def refusal(self, action: Action) -> Refusal | None:
        """The rule that forbids `action` now, if any: the one source of legality."""
        raise NotImplementedError

    def perform(self, action: Action) -> None:
        """Do what the action says; it is legal. Consequences go on `todo`."""
        raise NotImplementedError

    def lapse(self) -> None:
        """Drop a question that has no answer: what cannot be done is not done."""
        self.todo.pop()

    def ask(self, task: Task) -> Question:
        """The question that the task puts to its seat."""
        raise NotImplementedError

    def details(self, action: Action) -> dict[str, int | str]:
        """What the wording of the action, or of its refusal, may want to say.

        `label` is the key of the wording, `card` an id, `target` a seat; the rest are numbers
        and texts.
        """
        raise NotImplementedError

    def components(self) -> list[int]:
        """Every card or piece wherever it lies: the same ones from the first ply to the last."""
        raise NotImplementedError

    def card_name(self, card: int) -> str:
        """The id of the card with this number, for events."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, object]:
        """What `seat` may know, JSON-ready; None is a spectator."""
        raise NotImplementedError

    def sheet(self, seat: int | None, words: Wording) -> list[Section]:
        """What `view` shows, in words."""
        raise NotImplementedError

    def blank(self, chance: Chance) -> "State":
        """A table of the same game on which nothing lies yet."""
        raise NotImplementedError

    def copy_onto(self, copy: "State") -> None:
        """Lay on the blank `copy` what is the game's own, sharing nothing that changes."""
        raise NotImplementedError

    def deal_anew(self, seat: int) -> None:
        """Deal what `seat` cannot know from what it cannot tell apart; nothing, if all is open."""

    def save(self) -> dict[str, object]:
        """The whole position as JSON, secrets included; `game.load` reads it."""
        raise NotImplementedError
