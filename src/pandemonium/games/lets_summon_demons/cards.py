"""The cards as tables: reading card files, and numbering every card in the box.

A card file is data composed from `vocabulary.py`. Nothing of it is executed, and whatever does not
fit is refused with the file, the line, the card, the field and what was expected.
"""

from typing import Final

from pandemonium.engine.game import Card
from pandemonium.engine.pack import Entry
from pandemonium.games.lets_summon_demons import vocabulary as v
from pandemonium.games.lets_summon_demons.vocabulary import NOTHING, What

TOTALS = range(2, 13)
MOST_COPIES: Final = 12
MOST_SOULS: Final = 99
MOST_STEPS: Final = 20
FIELDS = ("id", "kind", "disposition", "on", "copies", "if", "effect", "passive", "name", "text")
VERB_NAMES = [verb.name for verb in v.VERBS]
TEXT = "a text, or a table with the languages (en, fr)"


class Step:
    """One step of an effect: a verb, a number, and descriptions of cards."""

    __slots__ = ("branches", "cost", "n", "per", "verb", "what")

    def __init__(
        self, verb: int, n: int = 0, what: What = NOTHING, per: What | None = None
    ) -> None:
        """`cost` belongs to MAY (None is the card itself), `branches` to CHOOSE.

        The `n` of CHOOSE and JUMP is the step behind all branches.
        """
        self.verb = verb
        self.n = n
        self.what = what
        self.per = per
        self.cost: list[What | None] = []
        self.branches: list[int] = []


class Need:
    """A condition: how many cards that fit the owner has, perhaps besides the card itself."""

    __slots__ = ("least", "most", "others", "what")

    def __init__(self, what: What, least: int, most: int, others: bool) -> None:
        """Between `least` and `most` cards, both included."""
        self.what = what
        self.least = least
        self.most = most
        self.others = others


class Design(Card):
    """What is printed on a card, and how many copies are in the box."""

    def __init__(self, id: str, kind: str, copies: int) -> None:  # noqa: A002 - the public name
        """The rest is filled in by `read_design`."""
        super().__init__(id, kind, copies)
        self.disposition = ""
        self.on: list[int] = []
        self.needs: list[Need] = []  # any of them is enough
        self.steps: list[Step] = []
        self.passive = ""
        self.names: dict[str, str] = {}
        self.texts: dict[str, str] = {}

    def figures(self) -> dict[str, int | str]:
        """The totals that activate it; a passive Demon has none."""
        return {"on": "/".join(str(total) for total in self.on)} if self.on else {}

    @property
    def traits(self) -> int:
        """Kind and disposition as bits."""
        return v.KINDS[self.kind] | v.DISPOSITIONS.get(self.disposition, 0)

    @property
    def only_collects(self) -> bool:
        """Whether activating it never does anything but collect souls (LSD 3.6)."""
        return all(step.verb == v.COLLECT for step in self.steps)


def combine(base: list[Entry], pack: list[Entry]) -> list[Entry]:
    """The box with a pack: a known id changes fields of that card, a new one adds a card."""
    combined = {entry.id: entry for entry in base}
    seen: list[str] = []
    for entry in pack:
        if not entry.id:
            raise entry.error("id", 'every card needs an id, a text such as "my_cat"')
        if entry.id in seen:
            raise entry.error("id", "this id stands in the file twice")
        seen.append(entry.id)
        known = combined.get(entry.id)
        if known is None:
            for field in ("name", "text"):
                if not entry.fields.get(field):
                    raise entry.error(field, f"a new card needs it: {TEXT}")
            combined[entry.id] = entry
        else:
            combined[entry.id] = Entry(
                entry.file, {**known.fields, **entry.fields}, entry.lines, entry.line
            )
    return list(combined.values())


def check_texts(pack: list[Entry]) -> None:
    """A card that a pack makes do something else must not keep saying the old thing."""
    for entry in pack:
        for field in ("if", "effect", "passive"):
            if field in entry.fields and "text" not in entry.fields:
                raise entry.error(field, f"a changed effect needs a text of its own: {TEXT}")


def read_design(entry: Entry) -> Design:
    """One card of a file."""
    for field in entry.fields:
        if field not in FIELDS:
            raise entry.error(field, f"unknown; a card has {', '.join(FIELDS)}")
    design = Design(_read_id(entry), _word(entry, "kind", tuple(v.KINDS)), 1)
    design.copies = _number(entry, "copies", entry.fields.get("copies", 1), 0, MOST_COPIES)
    if "disposition" in entry.fields:
        design.disposition = _word(entry, "disposition", tuple(v.DISPOSITIONS))
        if design.kind not in ("boy", "girl"):
            raise entry.error("disposition", "only a boy or a girl can be sweet or rotten")
    design.names = _texts(entry, "name")
    design.texts = _texts(entry, "text")
    if "passive" in entry.fields:
        _read_passive(entry, design)
    else:
        _read_activation(entry, design)
    return design


def _read_id(entry: Entry) -> str:
    """The id: a word for notation, without spaces."""
    name = entry.fields.get("id")
    if (
        not isinstance(name, str)
        or not name.isidentifier()
        or not name.isascii()
        or name != name.lower()
    ):
        raise entry.error("id", f"expected a word of small letters, digits and _, not {name!r}")
    if name == "supply" or (name[0] == "p" and name[1:].isdigit()):
        raise entry.error("id", f"{name!r} is how notation writes the supply or a player")
    return name


def _read_passive(entry: Entry, design: Design) -> None:
    """A Demon that works all the time."""
    for field in ("on", "effect", "if"):
        if field in entry.fields:
            raise entry.error(field, "a passive card has none")
    design.passive = _word(entry, "passive", tuple(v.POWERS))
    if design.kind != "demon":
        raise entry.error("passive", "only a demon can be passive")


def _read_activation(entry: Entry, design: Design) -> None:
    """Numbers, condition and effect of a card that is activated."""
    numbers = entry.fields.get("on")
    if not isinstance(numbers, list) or not numbers:
        raise entry.error("on", "expected the totals that activate it, a list such as [7]")
    design.on = sorted({_number(entry, "on", number, TOTALS[0], TOTALS[-1]) for number in numbers})
    conditions = _tables(entry, "if", entry.fields.get("if", []))
    design.needs = [_read_need(entry, f"if[{i}]", table) for i, table in enumerate(conditions)]
    _read_steps(entry, "effect", entry.fields.get("effect"), design.steps)


def _read_need(entry: Entry, field: str, table: dict[str, object]) -> Need:
    """One condition such as `{ have = "animal", least = 3 }`."""
    _only(entry, field, table, ("have", "least", "most", "others"))
    if "least" not in table and "most" not in table:
        raise entry.error(field, "expected least or most, a number")
    most = _number(entry, f"{field}.most", table.get("most", MOST_SOULS), 0, MOST_SOULS)
    return Need(
        _what(entry, f"{field}.have", table.get("have")),
        _number(entry, f"{field}.least", table.get("least", 0), 0, most),
        most,
        _flag(entry, f"{field}.others", table.get("others", False)),
    )


def _read_steps(entry: Entry, field: str, value: object, steps: list[Step]) -> None:
    """Compile a list of steps behind those that are there already."""
    tables = _tables(entry, field, value)
    if not tables:
        raise entry.error(field, "expected at least one step, such as { collect = 1 }")
    for i, table in enumerate(tables):
        place = f"{field}[{i}]"
        verbs = [
            name
            for name in table
            if name in VERB_NAMES and not (name == "gain" and "turn" in table)
        ]
        if len(verbs) != 1:
            raise entry.error(
                place, f"expected exactly one of {', '.join(VERB_NAMES)}; found {sorted(table)}"
            )
        verb = v.VERBS[VERB_NAMES.index(verbs[0])]
        _only(entry, place, table, (verb.name, *verb.fields.split()))
        if verb.name == "choose":
            _read_choice(entry, f"{place}.choose", table["choose"], steps)
        else:
            steps.append(_read_step(entry, place, verb.name, table))
        if len(steps) > MOST_STEPS:
            raise entry.error(place, f"expected at most {MOST_STEPS} steps in all")


def _read_choice(entry: Entry, field: str, value: object, steps: list[Step]) -> None:
    """Compile `choose`: the step that asks, then each branch with a jump behind all of them."""
    if not isinstance(value, list) or not 2 <= len(value) <= 4:
        raise entry.error(field, "expected two to four lists of steps")
    ask = Step(v.CHOOSE)
    steps.append(ask)
    jumps: list[Step] = []
    for i, branch in enumerate(value):
        ask.branches.append(len(steps))
        _read_steps(entry, f"{field}[{i}]", branch, steps)
        jumps.append(Step(v.JUMP))
        steps.append(jumps[-1])
    for step in (ask, *jumps):
        step.n = len(steps)


def _read_step(entry: Entry, place: str, verb: str, table: dict[str, object]) -> Step:
    """Compile one step."""
    value = table[verb]
    field = f"{place}.{verb}"
    if verb in ("collect", "give") or (verb == "steal" and isinstance(value, int)):
        codes = {"collect": v.COLLECT, "give": v.GIVE, "steal": v.STEAL_SOULS}
        per = _what(entry, f"{place}.per", table["per"]) if "per" in table else None
        return Step(codes[verb], _number(entry, field, value, 1, MOST_SOULS), per=per)
    if verb == "turn" or (verb == "gain" and isinstance(value, int)):
        n = _number(entry, field, value, 1, MOST_SOULS)
        return (
            Step(v.TURN, n, _block_what(entry, f"{place}.gain", table.get("gain")))
            if verb == "turn"
            else Step(v.GAIN_FROM_DECK, n)
        )
    if verb == "may":
        return _read_may(entry, field, value)
    if verb in ("extra_turn", "win"):
        if value is not True:
            raise entry.error(field, "expected true")
        return Step(v.WIN if verb == "win" else v.EXTRA_TURN)
    return _read_card_step(entry, place, verb, table)


def _read_card_step(entry: Entry, place: str, verb: str, table: dict[str, object]) -> Step:
    """Compile a step whose value says which cards."""
    value = table[verb]
    field = f"{place}.{verb}"
    if "per" in table:
        raise entry.error(f"{place}.per", f"only souls can be counted so, not {value!r}")
    words = {
        ("steal", "everything"): v.STEAL_EVERYTHING,
        ("discard", "everybody"): v.DISCARD_EVERYBODY,
        ("replace", "any"): v.REPLACE_CHOSEN,
        ("summon", "top"): v.SUMMON_TOP,
        ("summon", "any"): v.SUMMON_ANY,
        ("summon", "hand"): v.SUMMON_FROM_HAND,
    }
    word = words.get((verb, value)) if isinstance(value, str) else None
    if word is not None:
        if "up_to" in table:
            raise entry.error(f"{place}.up_to", f"not together with {value!r}")
        return Step(word)
    if verb == "summon":
        raise entry.error(field, f'expected "top", "any" or "hand", not {value!r}')
    what = (
        _what(entry, field, value)
        if verb in ("steal", "activate")
        else _block_what(entry, field, value)
    )
    if verb == "steal" and what.kinds == v.CANDLE:
        raise entry.error(field, "a candle can never be stolen (LSD 5.5)")
    if verb == "discard":
        if "up_to" not in table:
            return Step(v.DISCARD_OWN, what=what)
        return Step(v.DISCARD_THEIRS, _number(entry, f"{place}.up_to", table["up_to"], 1, 7), what)
    if verb == "activate":
        each = _flag(entry, f"{place}.each", table.get("each", False))
        return Step(v.ACTIVATE_EACH if each else v.ACTIVATE_ONE, what=what)
    codes = {"steal": v.STEAL_CARD, "gain": v.GAIN_FROM_BLOCK, "replace": v.REPLACE_ALL}
    return Step(codes[verb], what=what)


def _read_may(entry: Entry, field: str, value: object) -> Step:
    """Compile the price of an optional effect."""
    if not isinstance(value, list) or not 1 <= len(value) <= 4:
        raise entry.error(
            field, 'expected a list of one to four prices, such as ["this"] or ["boy", "girl"]'
        )
    step = Step(v.MAY)
    step.cost = [None if price == "this" else _block_what(entry, field, price) for price in value]
    if None in step.cost and len(step.cost) > 1:
        raise entry.error(field, '"this" stands alone: it cannot be paid together with other cards')
    if None in step.cost and entry.fields.get("kind") in ("candle", "demon"):
        raise entry.error(field, '"this" is for kids and Animals: no other card pays with itself')
    return step


# ---------------------------------------------------------------------- the small checks


def _word(entry: Entry, field: str, allowed: tuple[str, ...]) -> str:
    value = entry.fields.get(field)
    if not isinstance(value, str) or value not in allowed:
        raise entry.error(field, f"expected one of {', '.join(allowed)}, not {value!r}")
    return value


def _number(entry: Entry, field: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise entry.error(field, f"expected a whole number from {low} to {high}, not {value!r}")
    return value


def _flag(entry: Entry, field: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise entry.error(field, f"expected true or false, not {value!r}")
    return value


def _what(entry: Entry, field: str, value: object) -> What:
    what = v.read_what(value) if isinstance(value, str) else None
    if what is None:
        nouns = ", ".join(v.NOUNS)
        raise entry.error(
            field,
            f'expected one of {nouns}, or a kid with "sweet" or "rotten" before it, not {value!r}',
        )
    return what


def _block_what(entry: Entry, field: str, value: object) -> What:
    what = _what(entry, field, value)
    if what.kinds & v.BLOCK_CARD == 0:
        raise entry.error(field, f"expected kids or Animals; {value!r} cannot be meant here")
    return what


def _tables(entry: Entry, field: str, value: object) -> list[dict[str, object]]:
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise entry.error(field, "expected a list of tables, such as [{ collect = 1 }]")
    return value


def _only(entry: Entry, field: str, table: dict[str, object], allowed: tuple[str, ...]) -> None:
    for name in table:
        if name not in allowed:
            raise entry.error(f"{field}.{name}", f"unknown here; expected {', '.join(allowed)}")


def _texts(entry: Entry, field: str) -> dict[str, str]:
    value = entry.fields.get(field, {})
    if isinstance(value, str):
        value = {"en": value}
    if not isinstance(value, dict) or not all(isinstance(one, str) for one in value.values()):
        raise entry.error(field, f"expected {TEXT}")
    return dict(value)
