"""The table in words: what `view` shows, for a terminal or a screen reader."""

from pandemonium.engine.sheet import Section, Wording
from pandemonium.games.mephisto import fight
from pandemonium.games.mephisto import vocabulary as v
from pandemonium.games.mephisto.box import CELLS
from pandemonium.games.mephisto.state import EMPTY, Board, lanes_of
from pandemonium.games.mephisto.view import KIND_NAMES, FightView, fights, is_ending, rank


def sheet(board: Board, seat: int | None, words: Wording) -> list[Section]:
    """The table, what matters most last: a terminal shows the end of what is printed."""
    sections = [_piles(board, words), _dungeon(board, seat, words), _gear(board, words)]
    if seat is not None:
        sections += [_hand(board, seat, words), _fights(board, seat, words)]
    sections.append(_players(board, words))
    return [section for section in sections if section.rows]


def _header(words: Wording, columns: list[str]) -> list[str]:
    """The headings of the columns."""
    return [words.text(f"column-{column}") for column in columns]


def _players(board: Board, words: Wording) -> Section:
    """One row per player."""
    rows = []
    for seat, own in enumerate(board.seats):
        pile = ", ".join(words.card(board.box.names[card]) for card in own.pile)
        rows.append(
            [
                words.seat(seat),
                words.text(f"side-{board.sides[seat].name}"),
                str(own.favor),
                str(board.souls(seat)),
                pile or "-",
                str(len(own.hand)),
            ]
        )
    header = ["player", "side", "favor", "souls", "pile", "hand"]
    return Section(words.text("sheet-players"), _header(words, header), rows, [board.turn])


def _dungeon(board: Board, seat: int | None, words: Wording) -> Section:
    """The six cells, with the lane of the viewer (of the first player for spectators)."""
    box = board.box
    side = board.sides[board.start if seat is None else seat]
    rows = []
    for cell in range(CELLS):
        place = [str(side.lane_of[cell] + 1), box.cells[cell]]
        card = board.dungeon[cell]
        rows.append(place + (["-", "", "", ""] if card == EMPTY else _printed(board, card, words)))
    header = ["lane", "cell", "card", "kind", "numbers", "text"]
    return Section(words.text("sheet-dungeon"), _header(words, header), rows)


def _printed(board: Board, card: int, words: Wording) -> list[str]:
    """Name, kind, numbers and text of a card."""
    box = board.box
    kind = box.kind[card]
    if kind == v.MONSTER:
        numbers = words.text("numbers-monster", attack=box.attack[card], souls=box.souls[card])
    elif kind == v.SPELL:
        numbers = words.text("numbers-spell", cost=box.cost[card])
    else:
        key = "numbers-weapon" if kind == v.WEAPON else "numbers-item"
        numbers = words.text(
            key, cost=box.cost[card], attack=box.attack[card], durability=box.durability[card]
        )
    name = box.names[card]
    return [
        words.card(name),
        words.text(f"kind-{KIND_NAMES[kind]}"),
        numbers,
        words.card_text(name),
    ]


def _gear(board: Board, words: Wording) -> Section:
    """Everything in play, owner by owner and lane by lane."""
    rows = []
    for seat, own in enumerate(board.seats):
        for lane, cards in enumerate(lanes_of(own)):
            for card in cards:
                rows.append([words.seat(seat), str(lane + 1), *_in_play(board, seat, card, words)])
    header = ["player", "lane", "card", "attack", "durability", "notes", "text"]
    return Section(words.text("sheet-gear"), _header(words, header), rows)


def _in_play(board: Board, seat: int, card: int, words: Wording) -> list[str]:
    """One card in play as it is now."""
    box = board.box
    name = box.names[card]
    copy = box.gear_name(card).removeprefix(name)
    notes = [words.card(box.names[spell]) for spell, host in enumerate(board.host) if host == card]
    if board.activated[card]:
        notes.append(words.text("note-activated", n=board.activated[card]))
    if card in board.fresh:
        notes.append(words.text("note-fresh"))
    attack = str(fight.attack_of(board, seat, card)) if box.kind[card] == v.WEAPON else "-"
    durability = f"{board.durability[card]}/{box.durability[card]}"
    return [words.card(name) + copy, attack, durability, ", ".join(notes), words.card_text(name)]


def _hand(board: Board, seat: int, words: Wording) -> Section:
    """The viewer's hand, equal cards once."""
    rows: list[list[str]] = []
    for card in board.seats[seat].hand:
        row = _printed(board, card, words)
        if row not in rows:
            rows.append(row)
    header = ["card", "kind", "numbers", "text"]
    return Section(words.text("sheet-hand"), _header(words, header), rows)


def _fights(board: Board, seat: int, words: Wording) -> Section:
    """The fight calculator: what each lane could fight, at the least favor."""
    rows = []
    for one in fights(board, seat):
        names = " + ".join(words.card(monster) for monster in one["monsters"])
        rows.append(
            [str(one["lane"]), names, str(one["need"]), str(one["souls"]), _verdict(one, words)]
        )
    header = ["lane", "monsters", "need", "souls", "verdict"]
    return Section(words.text("sheet-fights"), _header(words, header), rows)


def _verdict(one: FightView, words: Wording) -> str:
    """Whether the fight can be won, and with what."""
    if not one["possible"]:
        return words.text("fight-impossible", missing=one["missing"])
    best = one["ways"][-1]  # all weapons: the least favor
    breaks = ", ".join(words.card(name) for name in best["breaks"])
    told = words.text(
        "fight-possible", attack=best["attack"], extra=best["extra"], favor=best["favor"]
    )
    return f"{told} {words.text('fight-breaks', cards=breaks)}" if breaks else told


def _piles(board: Board, words: Wording) -> Section:
    """How many cards lie where, and how near the end is."""
    names = ["pile-deck", "pile-discards", "pile-outs"]
    row = [str(len(board.deck)), str(len(board.deck.discards))]
    row.append(words.text("pile-last-round") if is_ending(board) else str(board.outs))
    if board.box.solitaire and board.winners:
        score = board.scores[0]
        names.append("pile-rank")
        row.append(words.text(f"rank-{rank(score)}", score=score))
    return Section(words.text("sheet-piles"), [words.text(name) for name in names], [row])
