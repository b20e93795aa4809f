"""Effects: a card's steps, done one after another. Each verb is one class, here or in its chapter.

A verb knows how it is read from a card file, whether it is possible, what it does, how a branch
that begins with it is worded and its line of help. This file has what verbs have in common, and
those about souls, turns and victory.
"""

from itertools import pairwise
from typing import ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.errors import Phrase, short_repr
from pandemonium.engine.formats.pack import CardEntry
from pandemonium.engine.formats.saving import Number
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import Args, Refusal, Step
from pandemonium.games.lets_summon_demons import events, plans
from pandemonium.games.lets_summon_demons.components import (
    BLOCK_CARD,
    COLLECT_DOUBLE,
    KID,
    NOTHING,
    NOUNS,
    CardFilter,
    read_what,
)
from pandemonium.games.lets_summon_demons.questions import Asking, AskingCard
from pandemonium.games.lets_summon_demons.state import BY_CARD, LetsSummonDemonsState

MOST_SOULS_PER_STEP: Final = 99
MOST_STEPS: Final = 20
END: Final = -1  # no step follows

NOT_FROM_YOURSELF: Final = Refusal("LSD 4.6", "not-from-yourself")
NO_SOUL_THERE: Final = Refusal("LSD 4.6", "no-soul-there")
NOT_AN_OPPONENT: Final = Refusal("LSD 4.12", "not-an-opponent")
PARTNER: Final = Refusal("LSD 9.7", "not-an-opponent")
SHIELDED: Final = Refusal("LSD 7.15", "protected")


class Effect(Step):
    """The rest of a card's effect, from one of its steps on."""

    __slots__ = ("step",)

    saved_name = "Effect"
    FIELDS = (Number("step"),)

    def __init__(self, seat: int, card: int, step: int) -> None:
        """`step` is the number of the next step."""
        super().__init__(seat, card)
        self.step = step

    def weight(self, state: LetsSummonDemonsState) -> int:
        """A step looks through the cards of its player (LSD 3.13)."""
        return 1 + len(state.seats[self.seat].row) // 30

    def run(self, state: LetsSummonDemonsState) -> None:
        """Do the step; it puts on the stack what follows."""
        state.box.steps[self.card][self.step].begin(state, self.seat, self.card)


# ---------------------------------------------------------------------- verbs


class Verb:
    """One step of a card's effect. The subclasses that have a `word` are the vocabulary."""

    __slots__ = ("n", "number", "only_collects", "per", "then", "what")

    word: ClassVar[str] = ""  # what card files call it
    takes: ClassVar[str] = ""  # its value, for the docs
    fields: ClassVar[tuple[str, ...]] = ()  # its further fields
    help: ClassVar[str] = ""
    branch: ClassVar[str] = ""  # how a branch that begins with it is worded: action-choose-<branch>

    def __init__(
        self, n: int = 0, what: CardFilter = NOTHING, per: CardFilter | None = None
    ) -> None:
        """A number, and descriptions of cards; most verbs need one of them."""
        self.n = n
        self.what = what
        self.per = per
        self.number: int = 0  # its place among the steps of the card
        self.then: int = END  # the number of the step that follows
        self.only_collects: bool = (
            False  # whether the order of such cards makes no difference (LSD 3.6)
        )

    @classmethod
    def reads(cls, table: dict[str, object]) -> bool:
        """Whether a step of a card file with this word means this verb."""
        return cls.word in table

    @classmethod
    def read(cls, reader: "StepReader", table: dict[str, object]) -> "Verb":
        """The step as the card file says it."""
        raise NotImplementedError

    def read_branches(self, reader: "StepReader", table: dict[str, object]) -> None:
        """Read what else belongs to the step, behind it."""

    def go_on_with(self, then: int) -> None:
        """Let the step with this number follow."""
        self.then = then

    def begin(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """Do the step; what follows lies below on the stack."""
        if self.then != END:
            state.todo.append(Effect(seat, card, self.then))
        self.run(state, seat, card)

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """Do the step for `seat`, or ask what it needs to know."""
        raise NotImplementedError

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:  # noqa: ARG002
        """Whether it can do something now: what `choose` asks of its branches (LSD 8.16)."""
        return True

    def souls(self, state: LetsSummonDemonsState, seat: int, card: int) -> int:  # noqa: ARG002
        """The souls that it would bring its owner now."""
        return 0

    def demons(self, state: LetsSummonDemonsState, seat: int) -> int:  # noqa: ARG002
        """The Demons that it would put into play for its owner now."""
        return 0

    def say(self, args: Args) -> str:
        """Tell in `args` what a branch that begins with it does; returns the key."""
        args["n"] = self.n
        args["what"] = self.what.word
        if self.per is None:
            return type(self).branch
        args["per"] = self.per.word
        return f"{type(self).branch}-per"


def vocabulary() -> list[type[Verb]]:
    """Every verb that a card file can use."""
    found: list[type[Verb]] = []
    waiting: list[type[Verb]] = [Verb]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            waiting.append(cls)
            if cls.word:
                found.append(cls)
    return sorted(found, key=lambda cls: (cls.word, cls.takes))


class StepReader:
    """The reading of one card's steps: where we are, what was read before, and small checks."""

    def __init__(self, entry: CardEntry, field: str, steps: list[Verb]) -> None:
        """`steps` are those that were read before, and the new ones."""
        self.entry = entry
        self.field = field
        self.steps = steps

    def read(self, value: object) -> list[Verb]:
        """Read a list of steps behind those that are there already; each knows what follows."""
        tables = self.entry.check_tables(self.field, value)
        if not tables:
            raise self.entry.error(self.field, Phrase("expected-steps"))
        read: list[Verb] = []
        for i, table in enumerate(tables):
            place = StepReader(self.entry, f"{self.field}[{i}]", self.steps)
            read.append(place.read_step(table))
        for one, follower in pairwise(read):
            one.go_on_with(follower.number)
        return read

    def read_step(self, table: dict[str, object]) -> Verb:
        """One step."""
        verbs = vocabulary()
        meant = [cls for cls in verbs if cls.word in table and cls.reads(table)]
        words = {cls.word for cls in verbs if cls.word in table}
        words -= {field for cls in meant for field in cls.fields}
        if len(words) != 1 or not meant:
            known = sorted({cls.word for cls in verbs})
            if len(words) == 1:
                takes = [cls.takes for cls in verbs if cls.word in words]
                raise self.error(words.pop(), Phrase("expected-takes", takes=takes))
            raise self.entry.error(
                self.field, Phrase("expected-verb", verbs=known, found=sorted(table))
            )
        cls = next(one for one in meant if one.word in words)
        self.entry.only(self.field, table, (cls.word, *cls.fields))
        verb = cls.read(self, table)
        verb.number = len(self.steps)
        self.steps.append(verb)
        if len(self.steps) > MOST_STEPS:
            raise self.entry.error(self.field, Phrase("too-many-steps", most=MOST_STEPS))
        verb.read_branches(self, table)
        return verb

    def error(self, field: str, expected: Phrase) -> Exception:
        """A refusal of a field of the step."""
        return self.entry.error(f"{self.field}.{field}", expected)

    def count(self, table: dict[str, object], field: str, most: int = MOST_SOULS_PER_STEP) -> int:
        """A field as a whole number from 1."""
        return self.entry.check_number(f"{self.field}.{field}", table[field], 1, most)

    def flag(self, table: dict[str, object], field: str) -> bool:
        """A field as true or false; false where it is missing."""
        return self.entry.check_flag(f"{self.field}.{field}", table.get(field, False))

    def what(self, table: dict[str, object], field: str) -> CardFilter:
        """A field as a description of cards."""
        return read_description(self.entry, f"{self.field}.{field}", table.get(field))

    def per(self, table: dict[str, object]) -> CardFilter | None:
        """What souls are counted by, if the step says so."""
        return self.what(table, "per") if "per" in table else None

    def block_what(self, table: dict[str, object], field: str) -> CardFilter:
        """A field as a description of kids and Animals."""
        return self.only_block_cards(field, table.get(field))

    def only_block_cards(self, field: str, value: object) -> CardFilter:
        """A value as a description of kids and Animals."""
        what = read_description(self.entry, f"{self.field}.{field}", value)
        if what.kinds & BLOCK_CARD == 0:
            raise self.error(field, Phrase("expected-block-cards", value=short_repr(value)))
        return what

    def must_be_true(self, table: dict[str, object], field: str) -> None:
        """A field that has only one value."""
        if table[field] is not True:
            raise self.error(field, Phrase("expected-true"))


def read_description(entry: CardEntry, field: str, value: object) -> CardFilter:
    """A value of a card file as a description of cards."""
    what = read_what(value) if isinstance(value, str) else None
    if what is None:
        raise entry.error(
            field, Phrase("expected-what", nouns=list(NOUNS), value=short_repr(value))
        )
    return what


def souls_to_come(state: LetsSummonDemonsState, seat: int, card: int, step: int = 0) -> int:
    """The souls that the steps of a card from this one on would bring, up to the next choice."""
    total = 0
    while step != END:
        verb = state.box.steps[card][step]
        total += verb.souls(state, seat, card)
        step = verb.then
    return total


# ---------------------------------------------------------------------- souls, turns, victory


class Collect(Verb):
    """Collect souls."""

    word = "collect"
    takes = "number"
    fields = ("per",)
    help = "Collect souls; with `per`, that many for each card you have."
    branch = "collect"

    def __init__(
        self, n: int = 0, what: CardFilter = NOTHING, per: CardFilter | None = None
    ) -> None:
        """Nothing else can come of it."""
        super().__init__(n, what, per)
        self.only_collects = True

    @classmethod
    def read(cls, reader: StepReader, table: dict[str, object]) -> Verb:
        """`{ collect = 1, per = "boy" }`."""
        return cls(reader.count(table, "collect"), per=reader.per(table))

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """Take them from the supply."""
        state.collect(seat, self.souls(state, seat, card), card)

    def souls(self, state: LetsSummonDemonsState, seat: int, card: int) -> int:
        """Doubled for kids on their owner's turn by Oni Twi (LSD 7.11)."""
        n = self.n
        if self.per is not None:
            n *= state.count(seat, self.per)
        if (
            state.turn == seat
            and state.box.traits[card] & KID
            and state.powers(seat) & COLLECT_DOUBLE
        ):
            n *= 2
        return n


class StealSouls(Verb):
    """Steal souls, each from where its thief likes."""

    word = "steal"
    takes = "number"
    fields = ("per",)
    help = "Steal souls; with `per`, that many for each card you have."
    branch = "steal-souls"

    @classmethod
    def reads(cls, table: dict[str, object]) -> bool:
        """A number means souls."""
        return isinstance(table[cls.word], int)

    @classmethod
    def read(cls, reader: StepReader, table: dict[str, object]) -> Verb:
        """`{ steal = 1, per = "animal" }`."""
        return cls(reader.count(table, "steal"), per=reader.per(table))

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """Ask where each of them comes from (LSD 4.6)."""
        n = self.souls(state, seat, card)
        if n:
            state.todo.append(WhereSoulsComeFrom(seat, card, n))

    def souls(self, state: LetsSummonDemonsState, seat: int, card: int) -> int:  # noqa: ARG002
        """A steal always gives the full number (LSD 4.6)."""
        return self.n if self.per is None else self.n * state.count(seat, self.per)


class WhereSoulsComeFrom(Asking):
    """Where the next stolen soul comes from (LSD 4.6)."""

    __slots__ = ("left",)

    saved_name = "WhereSoulsComeFrom"
    key = "steal-souls"
    clause = "LSD 4.6"
    FIELDS = (Number("left", 1),)

    def __init__(self, seat: int, card: int, left: int) -> None:
        """`left` souls are still to be stolen."""
        super().__init__(seat, card)
        self.left = left

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        """All players, and the supply."""
        return state.actions.steal_soul

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        """Souls come from others who have some and are not protected, or from the supply."""
        if action.kind != "steal-soul":
            return self.no_answer(state, action)
        source = action.arg
        if source == state.box.players:
            return None
        if source == self.seat:
            return NOT_FROM_YOURSELF
        if not state.seats[source].souls:
            return NO_SOUL_THERE
        return SHIELDED if state.is_protected(source, self.seat) else None

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        """One soul, and the question again if there are more."""
        if self.left > 1:
            state.todo.append(WhereSoulsComeFrom(self.seat, self.card, self.left - 1))
        state.steal_soul(self.seat, action.arg, self.card)

    def question_args(self, state: LetsSummonDemonsState) -> Args:  # noqa: ARG002
        """How many are left."""
        return {"n": self.left}

    def preview(self, state: LetsSummonDemonsState, action: Action) -> Args:  # noqa: ARG002
        """Each answer brings a soul."""
        return {"souls": 1}

    def plans(self, state: LetsSummonDemonsState) -> list[Plan]:
        """All from one player as far as they go, or all from the supply."""
        return plans.for_stolen_souls(state, self.seat, self.left)


class Give(Verb):
    """An opponent collects souls."""

    word = "give"
    takes = "number"
    help = "An opponent of your choice collects that many souls."
    branch = "give"

    @classmethod
    def read(cls, reader: StepReader, table: dict[str, object]) -> Verb:
        """`{ give = 1 }`."""
        return cls(reader.count(table, "give"))

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """Ask to whom."""
        state.todo.append(WhoCollects(seat, card, self.number))


class WhoCollects(AskingCard):
    """Which opponent gets souls (LSD 4.12)."""

    __slots__ = ()

    saved_name = "WhoCollects"
    key = "who-collects"
    clause = "LSD 4.12"
    of_verbs = ("give",)

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        """All players."""
        return state.actions.target

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        """Any opponent, a protected one too: it takes nothing from them."""
        if action.kind != "target":
            return self.no_answer(state, action)
        return not_an_opponent(state, self.seat, action.arg)

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        """They collect, and may win by it (LSD 8.17)."""
        state.collect(action.arg, self.verb(state).n, self.card)

    def question_args(self, state: LetsSummonDemonsState) -> Args:
        """How many souls."""
        return {"n": self.verb(state).n}


def not_an_opponent(state: LetsSummonDemonsState, seat: int, victim: int) -> Refusal | None:
    """What forbids to choose a player as an opponent."""
    if victim in state.opponents(seat):
        return None
    return NOT_AN_OPPONENT if victim == seat else PARTNER


class ExtraTurn(Verb):
    """Take another turn after this one."""

    word = "extra_turn"
    takes = "true"
    help = "Take another turn, in which only your own cards activate."
    branch = "extra-turn"

    @classmethod
    def read(cls, reader: StepReader, table: dict[str, object]) -> Verb:
        """`{ extra_turn = true }`."""
        reader.must_be_true(table, "extra_turn")
        return cls()

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """It comes after the current turn (LSD 7.7)."""
        state.extra.append(seat)
        if state.recording:
            state.emit(events.ExtraTurn(seat, state.box.name(card)))


class Win(Verb):
    """Win the game."""

    word = "win"
    takes = "true"
    help = "Win the game."
    branch = "win"

    @classmethod
    def read(cls, reader: StepReader, table: dict[str, object]) -> Verb:
        """`{ win = true }`."""
        reader.must_be_true(table, "win")
        return cls()

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """At once, whatever one has (LSD 7.1)."""
        state.win(seat, BY_CARD, card)
