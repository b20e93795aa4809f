"""The table in words: what `view` shows, for a terminal or a screen reader."""

from pandemonium.engine.sheet import Section, Wording
from pandemonium.games.dicke_daemonen import scoring
from pandemonium.games.dicke_daemonen.box import COLOURS, NAMES, PLACES, WHITE
from pandemonium.games.dicke_daemonen.state import EMPTY, FROZEN, Board
from pandemonium.games.dicke_daemonen.view import fields_of, unseen


def sheet(board: Board, seat: int | None, words: Wording) -> list[Section]:
    """Fields, colours, players and predictions; for a player also the fist."""
    sections = [
        _fields(board, words),
        _colours(board, words, seat),
        _players(board, words),
        _predictions(board, words),
    ]
    if seat is not None:
        sections.append(_fist(board, words, seat))
    return [section for section in sections if section.rows]


def _header(words: Wording, columns: list[str]) -> list[str]:
    """The headings of the columns."""
    return [words.text(f"column-{column}") for column in columns]


def _fields(board: Board, words: Wording) -> Section:
    """One row per field: its worth, who holds it, what stands where, what lies beside it."""
    box = board.box
    rows = []
    for field in range(box.fields):
        rows.append(
            [
                box.field_names[field],
                words.text(
                    "field-worth",
                    value=box.value[field],
                    corners=len(box.corners_in[field]),
                    knots=len(box.knots[field]),
                ),
                _held(board, words, field),
                _middle(board, words, field),
                "  ".join([_corner(board, words, corner) for corner in box.corners_in[field]]),
                " ".join([box.field_names[other] for other in box.neighbours[field]]),
            ]
        )
    header = ["field", "worth", "holder", "middle", "corners", "neighbours"]
    return Section(words.text("sheet-fields"), _header(words, header), rows)


def _held(board: Board, words: Wording, field: int) -> str:
    """The colour with the majority; where there is a tie, that."""
    colour = scoring.holder(board, field)
    if colour != EMPTY:
        return words.text(f"colour-{NAMES[colour]}")
    return words.text("field-tie") if max(scoring.demons_in(board, field)) else "-"


def _middle(board: Board, words: Wording, field: int) -> str:
    """A ghost, room for one, or the outside."""
    if field == board.box.outer:
        return words.text("middle-outer")
    return words.text("middle-ghost" if board.ghosts[field] else "middle-free")


def _corner(board: Board, words: Wording, corner: int) -> str:
    """`c1=red` for a demon, `c1:red/blue` for the colours that may come, `c1:-` if frozen."""
    box = board.box
    name = box.corner_names[corner].split(".")[1]
    demon = board.corners[corner]
    if demon == FROZEN:
        return f"{name}:-"
    if demon != EMPTY:
        return f"{name}={words.text(f'colour-{NAMES[demon]}')}"
    lines = (box.first_line[corner], box.second_line[corner])
    return f"{name}:" + "/".join([words.text(f"colour-{NAMES[line]}") for line in lines])


def _colours(board: Board, words: Wording, seat: int | None) -> Section:
    """One row per colour: points and where from, free places, what is unseen, who predicted it."""
    totals = scoring.points(board)
    rows = []
    for colour in range(COLOURS):
        rows.append(
            [
                words.text(f"colour-{NAMES[colour]}"),
                str(totals[colour]),
                _breakdown(board, words, colour),
                str(board.free_places(colour)),
                str(unseen(board, colour, seat)),
                _predicted_by(board, words, colour),
            ]
        )
    header = ["colour", "points", "from", "free", "unseen", "predicted"]
    marked = scoring.winning_colours(totals)
    return Section(words.text("sheet-colours"), _header(words, header), rows, marked)


def _breakdown(board: Board, words: Wording, colour: int) -> str:
    """`F7 5 + F2 3`, or how many ghosts there are."""
    if colour == WHITE:
        return words.text("ghosts-on-board", n=sum(board.ghosts))
    box = board.box
    held = [f"{box.field_names[f]} {box.value[f]}" for f in fields_of(board, colour)]
    return " + ".join(held) or "-"


def _predicted_by(board: Board, words: Wording, colour: int) -> str:
    """Whose prediction the colour is."""
    for one in board.predictions:
        if one.colour == colour:
            return words.seat(one.seat)
    return "-"


def _players(board: Board, words: Wording) -> Section:
    """One row per player, and the sack."""
    rows = []
    for seat, fist in enumerate(board.fists):
        colours = [f"colour-{NAMES[one.colour]}" for one in board.predictions if one.seat == seat]
        shown = ", ".join([words.text(colour) for colour in colours]) or "-"
        rows.append([words.seat(seat), str(sum(fist)), shown])
    rows.append([words.text("sack"), str(len(board.sack)), ""])
    header = _header(words, ["player", "fist", "prediction"])
    return Section(words.text("sheet-players"), header, rows, [board.turn])


def _predictions(board: Board, words: Wording) -> Section:
    """In order; in solitaire with their places and what they would score."""
    rows = []
    totals = scoring.points(board)
    for order, one in enumerate(board.predictions, 1):
        row = [str(order), words.seat(one.seat), words.text(f"colour-{NAMES[one.colour]}")]
        if one.place:
            times = PLACES + 1 - one.place
            product = f"{times} x {totals[one.colour]} = {times * totals[one.colour]}"
            row += [str(one.place), product]
        rows.append(row)
    header = ["order", "player", "colour"]
    if board.box.is_solitaire:
        header += ["place", "score"]
        if rows:
            total = words.text("solitaire-now", score=scoring.solitaire_score(board))
            rows.append([total, "", "", "", ""])
    return Section(words.text("sheet-predictions"), _header(words, header), rows)


def _fist(board: Board, words: Wording, seat: int) -> Section:
    """One's own creatures, with the number of places for each."""
    rows = []
    for colour in range(COLOURS):
        if board.fists[seat][colour]:
            rows.append(
                [
                    str(board.fists[seat][colour]),
                    words.card(NAMES[colour]),
                    str(board.free_places(colour)),
                ]
            )
    return Section(words.text("sheet-fist"), _header(words, ["count", "creature", "free"]), rows)
