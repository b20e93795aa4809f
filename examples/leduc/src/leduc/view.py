"""What one seat may know, built by adding; the same in words; and dealing anew what it may not."""

from typing import NotRequired, TypedDict

from leduc.state import NO_CARD, Table
from pandemonium.engine.sheet import Section, Wording

HIDDEN = "?"


class View(TypedDict):
    """The table from one seat: `card` is there for a player, `shown` after a showdown."""

    game: str
    seat: int | None
    player: int
    question: dict[str, object] | None
    legal: list[str]
    paid: list[int]
    raises: int
    public: str | None
    winners: list[int]
    card: NotRequired[str]
    shown: NotRequired[list[str]]


def view(table: Table, seat: int | None) -> View:
    """The table as `seat` sees it (None: a spectator); a folded card stays secret (LED 4.1)."""
    question = table.question
    seen = View(
        game=table.game.id,
        seat=seat,
        player=table.player,
        question=None if question is None else question.to_json(),
        legal=[action.text for action in table.choices] if table.player == seat else [],
        paid=table.paid[:],
        raises=table.raises,
        public=None if table.public == NO_CARD else table.card_name(table.public),
        winners=list(table.winners),
    )
    if seat is not None:
        seen["card"] = table.card_name(table.cards[seat])
    if table.is_shown():
        seen["shown"] = [table.card_name(card) for card in table.cards]
    return seen


def sheet(table: Table, seat: int | None, words: Wording) -> list[Section]:
    """The same for a terminal or a screen reader: players, and what lies between them."""
    seen = view(table, seat)
    cards = [HIDDEN, HIDDEN]
    if seat is not None:
        cards[seat] = words.card(seen["card"])
    if "shown" in seen:
        cards = [words.card(card) for card in seen["shown"]]
    rows = [[words.seat(n), str(seen["paid"][n]), cards[n]] for n in range(2)]
    public = "-" if seen["public"] is None else words.card(seen["public"])
    pot = [
        [words.text("table-public"), public],
        [words.text("table-pot"), str(sum(seen["paid"]))],
        [words.text("table-raises"), f"{seen['raises']}/{table.most_raises}"],
    ]
    header = [words.text(f"column-{name}") for name in ("player", "paid", "card")]
    marked = [] if table.ended else [table.player]
    return [
        Section(words.text("sheet-players"), header, rows, marked),
        Section(words.text("sheet-table"), [], pot),
    ]


def deal_anew(table: Table, seat: int) -> None:
    """The rival's card stays, or changes places with any other card that `seat` has not seen."""
    place = table.chance.below(len(table.deck) + 1)
    if table.is_shown() or place == len(table.deck):
        return
    dealt = table.deck[place]
    first, second = table.cards
    if seat == 0:
        table.cards = (first, dealt)
        table.deck[place] = second
    else:
        table.cards = (dealt, second)
        table.deck[place] = first
