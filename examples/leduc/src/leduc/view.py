"""What one seat may know, built by adding; and the same as text."""

from typing import NotRequired, TypedDict

from leduc.state import Hand
from pandemonium.engine.text_view import Section, Translator
from pandemonium.engine.view import Head, hand_at, head, seat_at

HIDDEN = "?"


class SeatView(TypedDict):
    """One player: chips in the pot, and the card where the viewer may see it."""

    at: str
    hand: str
    paid: int
    card: NotRequired[str]


class View(Head):
    """The table from one seat: `card` is there for a player, `shown` after a showdown."""

    seats: list[SeatView]
    paid: list[int]
    raises: int
    public: str | None
    card: NotRequired[str]
    shown: NotRequired[list[str]]


def view(table: Hand, seat: int | None) -> View:
    """The table as `seat` sees it (None: a spectator); a folded card stays secret (LED 4.1)."""
    seen = View(
        **head(table, seat, ["pot", "deck", "public"]),  # type: ignore[typeddict-item]  # the head has no more
        seats=[],
        paid=table.paid,
        raises=table.raises,
        public=None if table.public < 0 else table.card_name(table.public),
    )
    for owner, card in enumerate(table.cards):
        area = SeatView(at=seat_at(owner), hand=hand_at(owner), paid=table.paid[owner])
        if owner == seat or table.is_shown():
            area["card"] = table.card_name(card)
        seen["seats"].append(area)
    if seat is not None:
        seen["card"] = table.card_name(table.cards[seat])
    if table.is_shown():
        seen["shown"] = [table.card_name(card) for card in table.cards]
    return seen


def sheet(table: Hand, seat: int | None, words: Translator) -> list[Section]:
    """The same for a terminal or a screen reader: players, and what lies between them."""
    seen = view(table, seat)
    rows = [
        [
            words.seat(owner),
            str(area["paid"]),
            words.card(area["card"]) if "card" in area else HIDDEN,
        ]
        for owner, area in enumerate(seen["seats"])
    ]
    public = "-" if seen["public"] is None else words.card(seen["public"])
    pot = [
        [words.text("table-public"), public],
        [words.text("table-pot"), str(sum(seen["paid"]))],
        [words.text("table-raises"), f"{seen['raises']}/{table.box.most_raises}"],
    ]
    header = [words.text(f"column-{name}") for name in ("player", "paid", "card")]
    marked = [] if table.ended else [table.player]
    return [
        Section(
            words.text("sheet-players"),
            header,
            rows,
            marked,
            [area["at"] for area in seen["seats"]],
        ),
        Section(words.text("sheet-table"), [], pot, at=["public", "pot", ""]),
    ]
