"""State: one position of a game, and the loop that carries out an action.

A game subclasses `State` with its own table. Its rules are in its tasks (`task.py`): a `Decision`
on top of `todo` is the current question, a `Step` there runs by itself.
"""

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance, ScriptedChance
from pandemonium.engine.errors import Detail, IllegalMove, PositionError, WorkLimitExceeded
from pandemonium.engine.event import Event
from pandemonium.engine.mypyc_compat import mypyc_attr
from pandemonium.engine.outcome import CUT, UNRANKED, Outcome
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NOBODY, Args, Decision, Refusal, Task
from pandemonium.engine.text_view import Section, Translator

if TYPE_CHECKING:
    from pandemonium.engine.formats.saving import Field
    from pandemonium.engine.game import Game

NO_CHOICES: Final[list[Action]] = []  # a list of choices is never changed, so one is enough
NO_EVENTS: Final[list[Any]] = []  # stands for an empty list until the first event

# Of one action where a card pack is in play: more than 30 times what the cards of our boxes need.
MAX_WORK: Final = 3000  # steps, with what a step does many times over counted as often
MAX_PENDING: Final = 400  # tasks waiting on `todo`


class Question:
    """A question to `seat`: a key for the wording, the card that asks, and arguments.

    A `secret` one is for its seat alone: the others may know that the seat is deciding, because of
    which card, and the `subject`, which never depends on anything hidden.
    """

    __slots__ = ("args", "card", "clause", "key", "seat", "secret", "subject")

    def __init__(
        self,
        key: str,
        seat: int,
        clause: str,
        card: str = "",
        args: Args | None = None,
        secret: bool = False,
        subject: str = "",
    ) -> None:
        """`clause` is the rule to read about it; `card` is empty when the turn itself asks."""
        self.key = key
        self.seat = seat
        self.clause = clause
        self.card = card
        self.args: Args = args or {}
        self.secret = secret
        self.subject = subject or key

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
        "is_draw",
        "player",
        "ply",
        "reason",
        "recording",
        "reveals",
        "todo",
        "winners",
        "work",
    )

    FIELDS: ClassVar[tuple["Field", ...]] = ()  # what a game saves of its own table
    REASONS: ClassVar[tuple[str, ...]] = ()  # of outcomes, besides CUT: outcome-<reason>

    def __init__(self, game: "Game", chance: Chance) -> None:
        """An empty table: the game's `start`, `load` and `scenario` lay it out."""
        self.game = game
        self.chance = chance
        self.player: int = NOBODY
        self.ply: int = 0
        self.todo: list[Task] = []
        self.choices: list[Action] = NO_CHOICES
        self.winners: tuple[int, ...] = ()
        self.ended: bool = False
        self.reason: str = ""  # why the game has ended
        self.is_draw: bool = False
        self.reveals: int = 0  # how often something hidden was revealed without a die or a draw
        self.recording: bool = False
        self.events: list[Any] = NO_EVENTS
        self.work: int = 0  # of the action that is being carried out, where it is limited

    # ------------------------------------------------------------------ for players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended

    @property
    def scores(self) -> list[int]:
        """One number per seat; by default 1 for each winner."""
        return [1 if seat in self.winners else 0 for seat in range(self.game.players)]

    @property
    def ranks(self) -> list[int]:
        """The rank of each seat at the end, from 1; those who win together share theirs.

        By default only the winners are ranked: all others are `UNRANKED`.
        """
        players = range(self.game.players)
        return [1 if seat in self.winners else UNRANKED for seat in players]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        if not self.ended:
            return None
        return Outcome(self.reason, self.winners, self.is_draw, list(self.scores), self.ranks)

    @property
    def returns(self) -> list[float]:
        """The return of each seat, from 0 to 1; equal until the game is decided.

        A victory is 1 for each seat on the winning side; a draw is shared.
        """
        players = self.game.players
        if not self.winners:
            return [1 / players if self.reason == CUT or not self.ended else 0.0] * players
        shares = [0.0] * players
        for seat in self.winners:
            shares[seat] = 1 / len(self.winners) if self.is_draw else 1.0
        return shares

    @property
    def decision(self) -> Decision:
        """The question on top of `todo`; only while the game runs."""
        top = self.todo[-1]
        assert isinstance(top, Decision)
        return top

    @property
    def question(self) -> Question | None:
        """The question to the player whose turn it is; None when the game is over."""
        if self.ended:
            return None
        top = self.decision
        card = self.card_name(top.card) if top.card >= 0 else ""
        key, args = top.question_key(self), top.question_args(self)
        return Question(key, top.seat, top.clause, card, args, top.secret, top.key)

    def legal(self) -> list[Action]:
        """What the player may do now: never empty while the game runs."""
        return self.choices[:]

    def is_legal(self, action: Action) -> bool:
        """Whether the action is legal now. Actions exist once, so identity is enough."""
        for choice in self.choices:  # noqa: SIM110 - quicker than `any` without a compiler
            if choice is action:
                return True
        return False

    def objection(self, action: Action) -> IllegalMove | None:
        """The rule that forbids `action` now, if any."""
        if self.is_legal(action):
            return None
        if self.over:
            return IllegalMove(self.game.end_clause, "game-is-over", None, self.game)
        if not self.game.owns(action):
            return IllegalMove(
                self.game.end_clause, "not-of-this-game", {"text": action.text}, self.game
            )
        refusal = self.refusal(action)
        if refusal is None:
            raise AssertionError(f"{action.text!r} is neither listed nor refused: {self.save()}")
        return IllegalMove(refusal.clause, refusal.reason, self.details(action), self.game)

    def apply(self, action: Action | str) -> None:
        """Carry out a legal action, given as such or as text, and all that follows from it.

        A refused action changes nothing, nor does one that exceeds the work limit because of a card
        pack (`WorkLimitExceeded`).
        """
        chosen = self.game.action(action) if isinstance(action, str) else action
        if not self.is_legal(chosen):
            problem = self.objection(chosen)
            if problem is not None:
                raise problem
        if self.game.most_work or isinstance(self.chance, ScriptedChance):
            self.clone().apply_unchecked(chosen)  # a failure must change nothing
        self.apply_unchecked(chosen)

    def apply_unchecked(self, action: Action) -> None:
        """Carry out one of `choices` without checking, for bots.

        After a `WorkLimitExceeded` the position is invalid: discard it.
        """
        self.ply += 1
        self.todo.pop().perform(self, action)
        self.settle()

    def settle(self) -> None:
        """Continue until a player has a real decision to make or the game is over."""
        if self.game.most_work:
            self.settle_within_limits()
            return
        while self.todo and not self.ended:
            if self.todo[-1].advance(self):
                return
        self.todo.clear()
        self.choices = NO_CHOICES

    def settle_within_limits(self) -> None:
        """Settle where cards of a pack could do anything, or raise a `WorkLimitExceeded`."""
        most = self.game.most_work
        while self.todo and not self.ended:
            self.work += self.todo[-1].weight(self)
            if self.work > most or len(self.todo) > MAX_PENDING:
                raise WorkLimitExceeded(
                    self.game.about.work_clause, "too-much-work", {"most": most}, self.game
                )
            if self.todo[-1].advance(self):
                self.work = 0
                return
        self.work = 0
        self.todo.clear()
        self.choices = NO_CHOICES

    def settle_only_answer(self) -> bool:
        """Settle a `was_open` question with one answer without asking; returns whether it was one.

        For records from before the question was secret: the engine settled it then, and the answer
        is neither recorded nor counted.
        """
        if self.ended or len(self.choices) != 1 or not self.decision.was_open:
            return False
        only = self.choices[0]
        self.todo.pop().perform(self, only)
        self.settle()
        return True

    def is_asking(self) -> bool:
        """Whether there is a choice that the engine does not make by itself."""
        return self.decision.needs_asking(self.choices)

    def list_choices(self) -> None:
        """Recompute the choices after the position was changed from outside."""
        if not self.ended:
            self.choices = self.decision.legal(self)

    def refusal(self, action: Action) -> Refusal | None:
        """The rule that forbids `action` now, if any."""
        return self.decision.refusal(self, action)

    def finish(self, winners: tuple[int, ...], reason: str = "", draw: bool = False) -> None:
        """End the game at once, discarding all pending tasks."""
        self.winners = winners
        self.reason = reason
        self.is_draw = draw
        self.ended = True
        self.player = NOBODY
        self.todo.clear()

    def emit(self, event: Event) -> None:
        """Record an event; check `recording` before creating one."""
        if self.events is NO_EVENTS:
            self.events = []
        self.events.append(event)

    # ------------------------------------------------------------------ copies

    def clone(self, chance: Chance | None = None) -> "State":
        """An independent copy, with the same future dice and draws unless `chance` is given."""
        copy = self.blank(self.chance.clone() if chance is None else chance)
        self.copy_basics(copy)
        self.copy_onto(copy)
        return copy

    def imagine(self, seat: object, chance: Chance) -> "State":
        """A determinization: a copy in which all that `seat` cannot know is dealt again at random.

        The result never depends on the hidden truth. The seat None is a spectator.
        """
        viewer = NOBODY if seat is None else self.read_seat(seat)
        copy = self.blank(chance)
        self.copy_basics(copy)
        self.copy_onto(copy)
        copy.redeal_hidden(viewer)
        copy.list_choices()
        return copy

    def deal_again(self, chance: Chance) -> "State":
        """A copy to be played on, in which everything that is not public was dealt by `chance`.

        A question to which the new hands leave no choice is settled.
        """
        copy = self.imagine(None, chance)
        copy.settle()
        return copy

    def copy_basics(self, copy: "State") -> None:
        """Copy the fields that every game has."""
        copy.player = self.player
        copy.ply = self.ply
        copy.todo = self.todo[:]
        copy.choices = self.choices
        copy.winners = self.winners
        copy.ended = self.ended
        copy.reason = self.reason
        copy.is_draw = self.is_draw
        copy.reveals = self.reveals

    def check_components(self, cards: list[int]) -> None:
        """Check that each of these cards is in exactly one place, or raise a PositionError."""
        counts = Counter(self.components())
        for card in cards:
            if counts[card] != 1:
                details: dict[str, Detail] = {
                    "count": counts[card],
                    "card": self.card_name(card),
                    "number": card,
                }
                raise PositionError("damaged-cards", details)

    def check_seat(self, seat: object) -> None:
        """Raise a PositionError for a seat that does not exist; None is a spectator."""
        if seat is not None:
            self.read_seat(seat)

    def read_seat(self, seat: object) -> int:
        """The seat as a number, or a PositionError."""
        number: object = seat
        if type(seat) is int:  # not bool
            if 0 <= seat < self.game.players:
                return seat
            number = seat + 1
        details: dict[str, Detail] = {
            "seat": repr(seat),
            "number": repr(number),
            "players": self.game.players,
        }
        raise PositionError("no-such-seat", details)

    def save(self) -> dict[str, object]:
        """The whole position as JSON, secrets included; `game.load` reads it."""
        from pandemonium.engine.formats import saving

        return saving.save_state(self)

    def __repr__(self) -> str:
        now = "over" if self.ended else f"seat {self.player} decides"
        return f"<{self.game.id}, ply {self.ply}, {now}>"

    # ------------------------------------------------------------------ for people and clients

    def view(self, seat: object) -> dict[str, object]:
        """What `seat` may know, JSON-ready; None is a spectator."""
        viewer = None if seat is None else self.read_seat(seat)
        return dict(self.game.presenter.view(self, viewer))

    def sheet(self, seat: int | None, words: Translator) -> list[Section]:
        """The view as text, in sections; those without rows are left out."""
        sections = self.game.presenter.sheet(self, seat, words)
        return [section for section in sections if section.rows]

    def brief(self, seat: int | None, words: Translator) -> list[Section]:
        """The sheet in few lines, for a small screen: what a decision needs."""
        presenter = self.game.presenter
        sections = (presenter.brief or presenter.sheet)(self, seat, words)
        return [section for section in sections if section.rows]

    def picture(self, words: Translator) -> str:
        """The public part of the position as an SVG picture; empty if the game has none."""
        return self.game.presenter.picture(self, words)

    def details(self, action: Action) -> Args:
        """The arguments of the wording of an action, or of its refusal."""
        return self.game.presenter.details(self, action)

    def touches(self, action: Action) -> list[str]:
        """The elements of the table that the action involves, as `at` of the view names them."""
        return self.game.presenter.touches(self, action)

    def preview(self, action: Action) -> Args:
        """What the action would cost or bring, where that is cheap to compute and not a secret."""
        return self.game.presenter.preview(self, action)

    def plans(self) -> list[Plan]:
        """Several actions that the player can take as one step, the most sensible first."""
        return self.game.presenter.plans(self)

    # ------------------------------------------------------------------ for each game to answer

    def set_up(self) -> None:
        """Lay out the table for a new game, with the first tasks on `todo`."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise a PositionError if a loaded position is impossible."""

    def components(self) -> list[int]:
        """All cards and pieces, wherever they are: the same from the first ply to the last."""
        raise NotImplementedError

    def card_name(self, card: int) -> str:
        """The id of the card with this number, for events."""
        raise NotImplementedError

    def blank(self, chance: Chance) -> "State":
        """An empty table of the same game."""
        return self.game.blank(chance)

    def copy_onto(self, copy: "State") -> None:
        """Copy the game's own fields onto the blank `copy`, sharing nothing mutable."""
        raise NotImplementedError

    def redeal_hidden(self, seat: int) -> None:
        """Redeal what `seat` cannot know among what it cannot tell apart; by default nothing.

        NOBODY is a spectator, who knows no hand.
        """
