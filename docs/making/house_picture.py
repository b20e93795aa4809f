"""Two diagrams: the layers of the package, drawn as a house, and the life of an action."""

import pandemonium as pm
from making import sources
from making.svg import document, lines, path, rect, text, wrap
from pandemonium.locale.words import Words

WIDTH, MARGIN = 840, 20
NIGHT, EDGE, PALE, DIM, GLOW = "#1c1428", "#4a3b5e", "#f6efe4", "#b5a6c4", "#ffc45c"
FLOORS = (
    (("cli", "#8a5a12"),),
    (("terminal", "#8a5a12"), ("testing", "#8a5a12")),
    (("server", "#2f6f6f"),),
    (("app", "#2f6f6f"),),
    (("arena", "#2f5f8f"), ("table", "#2f5f8f")),
    (("players", "#4a4a94"),),
    (("locale", "#76386a"),),
    (("games", "#8f2a33"),),
    (("engine", "#3d5a34"),),
)
GUESTS = {
    "cli": "players start here",
    "server": "friends join by browser, terminal or bot",
    "arena": "researchers run many games at once",
    "games": "tinkerers edit cards.toml, programmers add a folder per game",
    "engine": "researchers and programmers use the Python API",
}
FLOOR_HEIGHT, FLOOR_GAP = 66, 8
LEFT, HOUSE_WIDTH = MARGIN + 24, 540


def house() -> str:
    """The layers of the package as floors: each may import the layers below it."""
    summaries = sources.parts()
    drawn_parts = {name for floor in FLOORS for name, _ in floor}
    if drawn_parts != set(summaries):
        raise SystemExit(
            f"house_picture.py: FLOORS differs: {sorted(set(summaries) ^ drawn_parts)}"
        )
    top = 96
    height = top + len(FLOORS) * (FLOOR_HEIGHT + FLOOR_GAP) + 24
    body = [rect(0, 0, WIDTH, height, NIGHT, rx=16)]
    middle = LEFT + HOUSE_WIDTH / 2
    body.append(path(f"M{LEFT - 14} {top - 8}L{middle} 22L{LEFT + HOUSE_WIDTH + 14} {top - 8}Z",
                     "#33264a", stroke=EDGE))  # fmt: skip
    body.append(text(middle, 74, "pandemonium", 22, PALE, cls="serif b m"))
    for number, floor in enumerate(FLOORS):
        y = top + number * (FLOOR_HEIGHT + FLOOR_GAP)
        wide = (HOUSE_WIDTH - FLOOR_GAP * (len(floor) - 1)) / len(floor)
        for room, (name, colour) in enumerate(floor):
            x = LEFT + room * (wide + FLOOR_GAP)
            body.append(_room(x, y, wide, name, colour, summaries[name]))
        guest = GUESTS.get(floor[0][0])
        if guest:
            body.append(_guest(y, guest))
    body.append(_arrow(top, height - 44))
    about = "Floors from top to bottom: " + ", ".join(n for f in FLOORS for n, _ in f)
    return document(WIDTH, height, "The layers of Pandemonium", about, body)


def _room(x: float, y: float, wide: float, name: str, colour: str, summary: str) -> str:
    """One layer with its purpose."""
    drawn = rect(x, y, wide, FLOOR_HEIGHT, colour, rx=8)
    drawn += text(x + 16, y + 25, name, 17, "#fff", cls="mono b")
    rows = wrap(summary.replace("`", ""), wide - 30, 12.5)
    if name == "games":
        titles = " · ".join(game.title for game in sources.our_games())
        rows = [titles]
    return drawn + lines(x + 16, y + (48 if len(rows) == 1 else 43), rows[:2], 12.5, PALE)[0]


def _guest(y: float, audience: str) -> str:
    """The audience of this layer."""
    x = LEFT + HOUSE_WIDTH
    line = path(
        f"M{x + 8} {y + FLOOR_HEIGHT / 2}h26", "none", stroke=GLOW, stroke_width=1.6,
        stroke_dasharray="3 4",
    )  # fmt: skip
    rows = wrap(audience, WIDTH - MARGIN - x - 42, 13)
    first = y + FLOOR_HEIGHT / 2 + 5 - (len(rows) - 1) * 8.5
    return line + lines(x + 42, first, rows, 13, GLOW)[0]


def _arrow(top: float, bottom: float) -> str:
    """The direction of imports."""
    x = MARGIN + 4
    shaft = path(
        f"M{x} {top}V{bottom}M{x - 5} {bottom - 8}L{x} {bottom}L{x + 5} {bottom - 8}",
        "none", stroke=DIM, stroke_width=1.6,
    )  # fmt: skip
    return shaft + text(LEFT, bottom + 28, "Imports point down, never up.", 12.5, DIM, cls="sans i")


def action_flow() -> str:
    """One real action, from its notation to the next question."""
    record = sources.record()
    state = pm.replay(record)[-1].state
    words = Words(state.game, "en", record.seats)
    action = state.legal()[0]
    refusal = state.objection(state.game.action("end"))
    assert refusal is not None
    before = len(state.todo)
    state.recording = True
    state.apply(action)
    sentences = [words.event(event.seen_by(None)) for event in state.events]
    question = state.question
    assert question is not None
    steps = [
        ("notation", f'"{action.text}"', "sent by a person, a bot, a record or a client"),
        (
            "Action",
            f"id {action.id}, verb {action.verb!r}",
            "game.action(text) looks it up; each action exists once",
        ),
        ("legality", "state.objection(action)", f'None; "end" would get: {words.refusal(refusal)}'),
        (
            "state",
            f"todo: {before} tasks",
            "perform changes the state and pushes the tasks that follow",
        ),
        ("events", f"{len(sentences)} events", "what happened, and who may see it"),
        ("words", sentences[0], " ".join(sentences[1:])),
        ("question", f"for {words.seat(question.seat)}", words.question(question)),
    ]
    row, gap = 62, 12
    height = 2 * MARGIN + len(steps) * (row + gap) - gap
    body = [rect(0, 0, WIDTH, height, NIGHT, rx=16)]
    for number, (name, value, remark) in enumerate(steps):
        body.append(_step(MARGIN + number * (row + gap), row, name, value, remark))
        if number:
            y = MARGIN + number * (row + gap) - gap
            body.append(path(f"M{MARGIN + 66} {y + 1}l8 9l8 -9z", GLOW))
    about = ", then ".join(f"{name}: {value}" for name, value, _ in steps)
    return document(WIDTH, height, "The life of an action", about, body)


def _step(y: float, high: float, name: str, value: str, remark: str) -> str:
    """One step of the diagram."""
    drawn = rect(MARGIN, y, WIDTH - 2 * MARGIN, high, "#2a2039", rx=10, stroke=EDGE)
    drawn += rect(MARGIN, y, 148, high, "#3a2b50", rx=10)
    drawn += text(MARGIN + 74, y + high / 2 + 6, name, 16, GLOW, cls="serif b m")
    drawn += text(MARGIN + 168, y + 26, value, 14, PALE, cls="mono b")
    return drawn + text(MARGIN + 168, y + 48, remark, 12.5, DIM)
