"""The table as text, for a terminal or a screen reader: what `view` shows."""

from pandemonium.engine.text_view import Section, Translator, headings
from pandemonium.engine.view import seat_at
from pandemonium.games.dicke_daemonen import scoring
from pandemonium.games.dicke_daemonen.components import (
    COLOURS,
    EMPTY,
    FROZEN,
    NAMES,
    NO_COLOUR,
    WHITE,
    times_of,
)
from pandemonium.games.dicke_daemonen.elements import SACK_AT, field_at, fist_at, prediction_at
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState
from pandemonium.games.dicke_daemonen.view import fields_of, unseen


def sheet(state: DickeDaemonenState, seat: int | None, words: Translator) -> list[Section]:
    """Fields, colours, players, predictions and the viewer's fist; at the end all fists."""
    sections = [
        _fields(state, words),
        _colours(state, words, seat),
        _players(state, words),
        _predictions(state, words),
    ]
    for owner in range(state.box.players):
        if owner == seat or state.ended:  # at the end all fists are shown (DD 5.1)
            sections.append(_fist(state, words, owner, owner == seat))
    if seat is not None:
        sections.append(_returned(state, words, seat))
    return sections


def brief(state: DickeDaemonenState, seat: int | None, words: Translator) -> list[Section]:
    """The colours side by side, the sizes of the fists, and the viewer's fist."""
    fists = [f"{words.seat(owner)} {sum(fist)}" for owner, fist in enumerate(state.fists)]
    fists.append(f"{words.text('sack')} {len(state.sack)}")
    rows = [[words.text("column-fist"), ", ".join(fists)]]
    if seat is not None:
        counts = state.fists[seat]
        creatures = [
            words.card(NAMES[colour]) for colour in range(COLOURS) for _ in range(counts[colour])
        ]
        rows.append([words.text("sheet-fist"), ", ".join(creatures) or "-"])
    if state.box.is_solitaire and state.predictions:
        predictions = [
            f"{row[2]} {row[3]}. ({row[4]})" for row in _predictions(state, words).rows[:-1]
        ]
        rows.append([words.text("column-prediction"), ", ".join(predictions)])
    return [_colours_across(state, words, seat), Section("", [], rows)]


def _colours_across(state: DickeDaemonenState, words: Translator, seat: int | None) -> Section:
    """One column per colour: points, free places, unseen creatures, who predicted it."""
    totals = scoring.points(state)
    every = range(COLOURS)
    rows = [
        ["points", *[str(totals[colour]) for colour in every]],
        ["free", *[str(state.free_places(colour)) for colour in every]],
        ["unseen", *[str(unseen(state, colour, seat)) for colour in every]],
        ["predicted", *[_predicted_by(state, words, colour) for colour in every]],
    ]
    header = ["", *[words.text(f"colour-{name}") for name in NAMES]]
    named = [
        [words.text(f"column-{row[0]}"), *row[1:]] for row in rows if set(row[1:]) - {"0", "-"}
    ]
    return Section("", header, named)


def _fields(state: DickeDaemonenState, words: Translator) -> Section:
    """One row per field: value, holder, middle, corners and neighbours."""
    box = state.box
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
                _held(state, words, field),
                _middle(state, words, field),
                "  ".join([_corner(state, words, corner) for corner in box.corners_in[field]]),
                " ".join([box.field_names[other] for other in box.neighbours[field]]),
            ]
        )
    header = ["field", "worth", "holder", "middle", "corners", "neighbours"]
    at = [field_at(name) for name in box.field_names]
    return Section(words.text("sheet-fields"), headings(words, header), rows, at=at)


def _held(state: DickeDaemonenState, words: Translator, field: int) -> str:
    """The colour with the majority, a tie, or nobody."""
    colour = scoring.holder(state, field)
    if colour != NO_COLOUR:
        return words.text(f"colour-{NAMES[colour]}")
    return words.text("field-tie") if max(scoring.demons_in(state, field)) else "-"


def _middle(state: DickeDaemonenState, words: Translator, field: int) -> str:
    """A ghost, room for one, or the outermost field."""
    if field == state.box.outer:
        return words.text("middle-outer")
    return words.text("middle-ghost" if state.ghosts[field] else "middle-free")


def _corner(state: DickeDaemonenState, words: Translator, corner: int) -> str:
    """`c1=red` for a demon, `c1:red/blue` for the colours that may come, `c1:-` if frozen."""
    box = state.box
    name = box.corner_names[corner].split(".")[1]
    demon = state.corners[corner]
    if demon == FROZEN:
        return f"{name}:-"
    if demon != EMPTY:
        return f"{name}={words.text(f'colour-{NAMES[demon]}')}"
    lines = (box.first_line[corner], box.second_line[corner])
    return f"{name}:" + "/".join([words.text(f"colour-{NAMES[line]}") for line in lines])


def _colours(state: DickeDaemonenState, words: Translator, seat: int | None) -> Section:
    """One row per colour: points, their fields, free places, unseen creatures, who predicted it."""
    totals = scoring.points(state)
    rows = []
    for colour in range(COLOURS):
        rows.append(
            [
                words.text(f"colour-{NAMES[colour]}"),
                str(totals[colour]),
                _breakdown(state, words, colour),
                str(state.free_places(colour)),
                str(unseen(state, colour, seat)),
                _predicted_by(state, words, colour),
            ]
        )
    header = ["colour", "points", "from", "free", "unseen", "predicted"]
    marked = scoring.winning_colours(totals)
    return Section(words.text("sheet-colours"), headings(words, header), rows, marked)


def _breakdown(state: DickeDaemonenState, words: Translator, colour: int) -> str:
    """`F7 5 + F2 3`, or the number of ghosts."""
    if colour == WHITE:
        return words.text("ghosts-on-board", n=sum(state.ghosts))
    box = state.box
    held = [f"{box.field_names[f]} {box.value[f]}" for f in fields_of(state, colour)]
    return " + ".join(held) or "-"


def _predicted_by(state: DickeDaemonenState, words: Translator, colour: int) -> str:
    """The player who predicted the colour, or `-`."""
    for prediction in state.predictions:
        if prediction.colour == colour:
            return words.seat(prediction.seat)
    return "-"


def _players(state: DickeDaemonenState, words: Translator) -> Section:
    """One row per player, and one for the sack."""
    rows = []
    for seat, fist in enumerate(state.fists):
        colours = [
            f"colour-{NAMES[prediction.colour]}"
            for prediction in state.predictions
            if prediction.seat == seat
        ]
        shown = ", ".join([words.text(colour) for colour in colours]) or "-"
        rows.append([words.seat(seat), str(sum(fist)), shown])
    rows.append([words.text("sack"), str(len(state.sack)), ""])
    header = headings(words, ["player", "fist", "prediction"])
    at = [*[seat_at(seat) for seat in range(len(state.fists))], SACK_AT]
    marked = [] if state.ended else [state.turn]
    return Section(words.text("sheet-players"), header, rows, marked, at)


def _predictions(state: DickeDaemonenState, words: Translator) -> Section:
    """One row per prediction; in solitaire with its place and its score."""
    rows = []
    totals = scoring.points(state)
    for order, prediction in enumerate(state.predictions, 1):
        colour, place = prediction.colour, prediction.place
        row = [str(order), words.seat(prediction.seat), words.text(f"colour-{NAMES[colour]}")]
        if place:
            times = times_of(place)
            row += [str(place), f"{times} x {totals[colour]} = {times * totals[colour]}"]
        rows.append(row)
    header = ["order", "player", "colour"]
    if state.box.is_solitaire:
        header += ["place", "score"]
        if rows:
            total = words.text("solitaire-now", score=scoring.solitaire_score(state))
            rows.append([total, "", "", "", ""])
    count = len(state.predictions)
    at = [prediction_at(order) if order <= count else "" for order in range(1, len(rows) + 1)]
    return Section(words.text("sheet-predictions"), headings(words, header), rows, at=at)


def _fist(state: DickeDaemonenState, words: Translator, seat: int, is_own: bool) -> Section:
    """The creatures of a fist, with the number of places for each."""
    held = [colour for colour in range(COLOURS) if state.fists[seat][colour]]
    rows = [
        [str(state.fists[seat][colour]), words.card(NAMES[colour]), str(state.free_places(colour))]
        for colour in held
    ]
    title = "sheet-fist" if is_own else "sheet-fist-of"
    return Section(
        words.text(title, seat=words.seat(seat)),
        headings(words, ["count", "creature", "free"]),
        rows,
        at=[fist_at(seat, NAMES[colour]) for colour in held],
    )


def _returned(state: DickeDaemonenState, words: Translator, seat: int) -> Section:
    """The creatures that the viewer has put back into the sack."""
    returned = state.returned[seat]
    rows = [
        [str(returned.count(colour)), words.card(NAMES[colour])]
        for colour in range(COLOURS)
        if colour in returned
    ]
    header = headings(words, ["count", "creature"])
    return Section(words.text("sheet-returned"), header, rows, at=[SACK_AT] * len(rows))
