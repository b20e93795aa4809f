"""The numbered list of moves and plans, in layouts of decreasing detail.

The numbers are the same in every layout, so a number printed before stays valid.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

from pandemonium.locale.words import Words
from pandemonium.table import Choice, PlanChoice, Prompt
from pandemonium.terminal.layout import HangingIndent, Paint

IN_LABEL = ("cost", "n", "snuff")  # numbers that the label contains already

INDENT = 6
GAP = "   "
TIGHT = 2  # number of layouts without line breaks between groups
MIN_TEXT = 12  # characters; less of a card's text isn't worth showing


class Item(NamedTuple):
    """A move, or a plan of several.

    `heading` is the part of the label shared by a group (or empty), `part` the one shared by a
    subgroup, `short` the rest. `effects` are its costs and gains, `text` is that of its card.
    """

    said: str
    notation: str
    short: str
    actions: list[str]
    number: int = 0
    effects: Sequence[str] = ()
    brief_effects: Sequence[str] = ()
    text: str = ""
    heading: str = ""
    part: str = ""
    is_plan: bool = False
    ends: bool = False


def list_items(prompt: Prompt, words: Words) -> list[Item]:
    """The numbered items of a prompt: moves by kind, then plans, then moves that end the turn."""
    moves = [_move(choice, words) for choice in _in_order(prompt["choices"], words)]
    plans = [_plan(plan) for plan in prompt["plans"] if len(plan["actions"]) > 1]
    ordered = [*_continuing(moves), *plans, *_ending(moves)]
    return [item._replace(number=number) for number, item in enumerate(ordered, 1)]


def _in_order(choices: list[Choice], words: Words) -> list[Choice]:
    """Choices grouped by heading; headings of one kind in natural order."""
    kinds = list(dict.fromkeys(choice["kind"] for choice in choices))
    headings: dict[str, tuple[int, list[object]]] = {}
    for choice in choices:
        heading = heading_of(choice, words)
        headings.setdefault(heading, (kinds.index(choice["kind"]), _natural(heading)))

    def place(choice: Choice) -> tuple[int, list[object]]:
        heading = heading_of(choice, words)
        return headings[heading] if heading else (kinds.index(choice["kind"]), [])

    return sorted(choices, key=place)


def _natural(text: str) -> list[object]:
    """A key for natural sort order: F2 before F10."""
    return [int(part) if part.isdecimal() else part for part in re.split(r"(\d+)", text)]


def heading_of(choice: Choice, words: Words) -> str:
    """The heading of a choice (catalogue key `group-<label>`), or an empty string."""
    key = f"group-{choice['label']}"
    return words.sentence(key, choice["args"]) if words.has(key) else ""


def _plan(plan: PlanChoice) -> Item:
    """The item of a plan: several actions in one step."""
    sentence, actions = plan["said"], plan["actions"]
    return Item(sentence, ", ".join(actions), sentence, actions, is_plan=True)


def _move(choice: Choice, words: Words) -> Item:
    """The item of one legal action."""
    args, label, heading = choice["args"], choice["label"], heading_of(choice, words)
    effects = list(_effects(choice))
    numbers = {name: value for name, value in effects if isinstance(value, int)}
    return Item(
        choice["said"],
        choice["text"],
        words.sentence(f"short-{label}", args) if heading else choice["said"],
        [choice["text"]],
        effects=words.preview(dict(effects)),
        brief_effects=words.preview(numbers),
        text=_card_text(str(args.get("card", "")), words),
        heading=heading,
        part=words.sentence(f"part-{label}", args) if words.has(f"part-{label}") else "",
        ends=choice["ends"],
    )


def _effects(choice: Choice) -> Iterator[tuple[str, int | str]]:
    """Costs and gains, except the first number that the label contains already."""
    values = [choice["args"].get(name) for name in IN_LABEL]
    for name, value in choice["preview"].items():
        if isinstance(value, int) and abs(value) in values:
            values = []
        else:
            yield name, value


def _card_text(card: str, words: Words) -> str:
    """The text of the card, or an empty string."""
    try:
        return words.card_line(card) if card else ""
    except KeyError:
        return ""


# ---------------------------------------------------------------------- layouts


def layouts(items: list[Item], words: Words, paint: Paint) -> list[RenderableType]:
    """The list from the most detailed layout to the shortest; the last `TIGHT` are running text."""
    plans = [item for item in items if item.is_plan]
    moves = [item for item in items if not item.is_plan]
    apart = [group for group in (_continuing(moves), _ending(moves)) if group]
    in_one_step = Text(words.text("play-plans"), style="dim")
    planned: list[RenderableType] = []
    more: list[RenderableType] = []
    if plans:
        planned = [in_one_step, *_in_lines(plans, paint)]
        more = [Text(words.text("play-more-plans", n=len(plans)), style="dim")]
    return [
        _parted(moves, planned, lambda group: _in_lines(group, paint, with_texts=True)),
        _parted(moves, planned, lambda group: _in_lines(group, paint)),
        _parted(moves, planned, lambda group: _in_groups(group, words, paint)),
        _parted(moves, more, lambda group: _in_lines(group, paint)),
        _parted(moves, more, lambda group: _in_groups(group, words, paint)),
        _parted(moves, more, lambda group: _in_groups(group, words, paint, with_effects=False)),
        _parted(moves, [], lambda group: _in_groups(group, words, paint, with_effects=False)),
        Group(*[PackedParts(_running(group, words, paint)) for group in apart]),
        Group(*[_flowing(group, words, paint) for group in apart]),
    ]


def _continuing(items: list[Item]) -> list[Item]:
    """The moves that don't end the turn."""
    return [item for item in items if not item.is_plan and not item.ends]


def _ending(items: list[Item]) -> list[Item]:
    """The moves that end the turn."""
    return [item for item in items if not item.is_plan and item.ends]


def cut(items: list[Item], words: Words, paint: Paint, room: int) -> RenderableType:
    """The shortest layout cut to `room` lines; moves that end the turn are always shown."""
    moves, ends = _continuing(items), _ending(items)
    more = Text(f"  {words.text('play-more-moves')}", style="dim")
    last = _flowing(ends, words, paint) if ends else Group()
    return TruncatedList(_flowing(moves, words, paint), room, more, last)


def _parted(
    moves: list[Item],
    planned: list[RenderableType],
    listed: Callable[[list[Item]], Iterable[RenderableType]],
) -> RenderableType:
    """Moves, then plans, then after a blank line the moves that end the turn."""
    parts = [*listed(_continuing(moves)), *planned]
    ends = list(listed(_ending(moves)))
    return Group(*parts, *([""] if parts and ends else []), *ends)


def _in_lines(
    items: list[Item], paint: Paint, with_texts: bool = False
) -> Iterator[RenderableType]:
    """One line per item with its card's text, truncated; `with_texts`, in full below it.

    A full text is printed once per card.
    """
    printed: set[str] = set()
    for item in items:
        effects = f" ({', '.join(item.effects)})" if item.effects else ""
        label = paint(Text(f"{item.said}{effects}"))
        line = Text.assemble((f"{item.number:4}  ", "bold"), label, (f"   {item.notation}", "dim"))
        if with_texts and item.text in printed:
            yield HangingIndent(line, INDENT)
        elif with_texts and item.text:
            printed.add(item.text)
            yield HangingIndent(line, INDENT)
            yield Padding(Text(item.text, style="dim"), (0, 0, 0, INDENT))
        else:
            yield LineWithText(line, item.text)


def _in_groups(
    items: list[Item], words: Words, paint: Paint, with_effects: bool = True
) -> Iterator[RenderableType]:
    """One paragraph per group, with the shared heading printed once."""
    groups: dict[str, list[Item]] = {}
    for item in items:
        entry = item if with_effects else item._replace(brief_effects=())
        groups.setdefault(item.heading or item.said, []).append(entry)
    singles: list[Text] = []
    for heading, members in groups.items():
        if not members[0].heading or (len(members) == 1 and with_effects):
            yield from _in_lines(members, paint)
        elif len(members) == 1:
            piece = Text(" ").join(_pieces(heading, members, words, paint))
            singles.append(piece.append("  "))
        else:
            yield PackedParts(_pieces(heading, members, words, paint))
    if singles:
        yield PackedParts(singles)


def _flowing(items: list[Item], words: Words, paint: Paint) -> RenderableType:
    """All groups in one paragraph, the shortest layout."""
    return Padding(Text(" ").join(_running(items, words, paint)), (0, 0, 0, 2))


def _running(items: list[Item], words: Words, paint: Paint) -> list[Text]:
    """The parts of all groups in a row, without effects."""
    groups: dict[str, list[Item]] = {}
    for item in items:
        groups.setdefault(item.heading, []).append(item._replace(brief_effects=()))
    parts: list[Text] = []
    for heading, members in groups.items():
        if heading:
            opening, first, *others = _pieces(heading, members, words, paint)
            parts += [opening.append(" ").append_text(first), *others]
        else:
            parts += [
                Text.assemble((f"{item.number} ", "bold"), paint(Text(item.said)))
                for item in members
            ]
            parts[-len(members) : -1] = [part.append(" ") for part in parts[-len(members) : -1]]
        parts[-1].append(" ")
    return parts


def _pieces(heading: str, members: list[Item], words: Words, paint: Paint) -> list[Text]:
    """A heading and its members; effects shared by all are printed once, in the heading."""
    first = members[0].brief_effects
    is_common = bool(first) and all(item.brief_effects == first for item in members)
    common = f" ({', '.join(first)})" if is_common else ""
    opening = words.text("play-group", heading=f"{heading}{common}")
    pieces = [paint(Text(opening, style="bold"))]
    part = ""
    for item in members:
        effects = (
            "" if is_common or not item.brief_effects else f" ({', '.join(item.brief_effects)})"
        )
        label = Text.assemble((f"{item.number} ", "bold"), paint(Text(f"{item.short}{effects}")))
        if item.part and item.part == part:
            pieces[-1].append(" ").append_text(label)
        else:
            part = item.part
            pieces.append(Text.assemble(paint(Text(f"{part} " if part else "")), label))
    if not part:  # named subgroups are separate enough
        pieces[1:] = [Text(" ").append_text(piece) for piece in pieces[1:]]
    return pieces


@dataclass
class LineWithText:
    """A line followed by as much of a text as fits."""

    line: Text
    text: str

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - self.line.cell_len - len(GAP)
        line = self.line.copy()
        if self.text and room >= MIN_TEXT:
            text = Text(self.text, style="dim italic")
            text.truncate(room, overflow="ellipsis")
            line.append(GAP).append_text(text)
        yield HangingIndent(line, INDENT)


@dataclass
class TruncatedList:
    """The first lines of a list, a hint how to see the others, and a last part."""

    whole: RenderableType
    room: int  # the total number of lines; at least one line of each is shown
    more: Text
    last: RenderableType

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = console.render_lines(self.whole, options, pad=False, new_lines=True)
        left = self.room - len(console.render_lines(self.last, options))
        fits = len(lines) <= left
        for line in lines if fits else lines[: max(1, left - 1)]:
            yield from line
        if not fits:
            yield self.more
        yield self.last


@dataclass
class PackedParts:
    """Unbroken parts side by side, with a hanging indent."""

    parts: list[Text]

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text("  ")
        for part in self.parts:
            if len(line) > INDENT and line.cell_len + part.cell_len > options.max_width:
                line.rstrip()
                yield line
                line = Text(" " * INDENT)
            line.append_text(part).append(" ")
        line.rstrip()
        yield line
