"""The table in words: what `view` shows, for a terminal or a screen reader."""

from pandemonium.engine.sheet import Section, Wording
from pandemonium.games.lets_summon_demons import vocabulary as v
from pandemonium.games.lets_summon_demons.box import SOULS_TO_WIN
from pandemonium.games.lets_summon_demons.state import EMPTY, Board
from pandemonium.games.lets_summon_demons.view import strip


def sheet(board: Board, seat: int | None, words: Wording) -> list[Section]:
    """The table, what matters most last: a terminal shows the end of what is printed."""
    sections = [_piles(board, words), _strip(board, words)]
    if seat is not None:
        own = board.seats[seat]
        sections.append(_cards(board, words, "sheet-hand", seat, own.hand))
        yours = own.candles + own.row + own.demons
        sections.append(_cards(board, words, "sheet-yours", seat, yours))
    sections += [_block(board, words), _players(board, words)]
    return [section for section in sections if section.rows]


def _players(board: Board, words: Wording) -> Section:
    """One row per player."""
    box = board.box
    rows = []
    for seat, own in enumerate(board.seats):
        rows.append(
            [
                words.seat(seat),
                f"{own.souls}/{SOULS_TO_WIN}",
                f"{len(own.demons)}/{box.demons_to_win}",
                _list(board, words, own.demons),
                _list(board, words, own.candles + own.row),
                str(len(own.hand)),
            ]
        )
    header = ["player", "souls", "demons", "demons-in-play", "cards", "hand"]
    return Section(words.text("sheet-players"), _header(words, header), rows, [board.turn])


def _header(words: Wording, columns: list[str]) -> list[str]:
    """The headings of the columns."""
    return [words.text(f"column-{column}") for column in columns]


def _list(board: Board, words: Wording, cards: list[int]) -> str:
    """Cards in a line, equal ones counted: `2x Dog [7], Eve [6]`."""
    names = [_card(board, words, card) for card in cards]
    shown = []
    for name in dict.fromkeys(names):
        count = names.count(name)
        shown.append(name if count == 1 else f"{count}x {name}")
    return ", ".join(shown) or "-"


def _card(board: Board, words: Wording, card: int) -> str:
    """A card with its numbers."""
    return f"{words.card(board.box.name(card))} [{_numbers(board, card)}]"


def _numbers(board: Board, card: int) -> str:
    """The totals that activate a card; passive Demons are always on."""
    return "/".join(str(total) for total in board.box.design(card).on) or "*"


def _kind(words: Wording, traits: int) -> str:
    """What a card counts as."""
    kind = _named(words, v.KINDS, traits)
    disposition = _named(words, v.DISPOSITIONS, traits)
    return words.text("kind-of", kind=kind, disposition=disposition) if disposition else kind


def _named(words: Wording, names: dict[str, int], traits: int) -> str:
    """Those of the names that the traits have."""
    return " ".join(words.text(f"kind-{name}") for name, bit in names.items() if traits & bit)


def _block(board: Board, words: Wording) -> Section:
    """The cards for sale by place."""
    rows = []
    for place, card in enumerate(board.block):
        if card == EMPTY:
            rows.append([str(place + 1), "-", "", "", ""])
        else:
            rows.append([str(place + 1), *_card_row(board, words, card, board.box.traits[card])])
    return Section(
        words.text("sheet-block"),
        _header(words, ["place", "card", "kind", "numbers", "text"]),
        rows,
    )


def _card_row(board: Board, words: Wording, card: int, traits: int) -> list[str]:
    """Name, kind, numbers and text of a card."""
    name = board.box.name(card)
    return [words.card(name), _kind(words, traits), _numbers(board, card), words.card_text(name)]


def _cards(board: Board, words: Wording, title: str, seat: int, cards: list[int]) -> Section:
    """Cards with their texts, equal ones once."""
    rows: list[list[str]] = []
    for card in cards:
        row = _card_row(board, words, card, board.traits(seat, card))
        if row not in rows:
            rows.append(row)
    return Section(words.text(title), _header(words, ["card", "kind", "numbers", "text"]), rows)


def _strip(board: Board, words: Wording) -> Section:
    """What each total would activate now; a condition that is not met stands in brackets."""
    rows = []
    for column in strip(board):
        fires = []
        for one in column["cards"]:
            name = f"{words.card(one['card'])} ({words.seat(one['seat'])})"
            fires.append(name if one["met"] else f"[{name}]")
        if fires:
            rows.append(
                [str(column["total"]), f"{column['ways']}/36", ", ".join(dict.fromkeys(fires))]
            )
    return Section(
        words.text("sheet-strip"), _header(words, ["total", "chance", "activates"]), rows
    )


def _piles(board: Board, words: Wording) -> Section:
    """How many cards lie where, and the last roll."""
    names = ["pile-deck", "pile-discards", "pile-demons"]
    row = [str(len(board.deck)), str(len(board.deck.discards)), str(len(board.demon_deck))]
    if board.rolled:
        first, second = board.dice
        names.append("pile-dice")
        row.append(f"{first} + {second} = {first + second}")
    return Section(words.text("sheet-piles"), [words.text(name) for name in names], [row])
