"""The table in words: what `view` shows, for a terminal or a screen reader."""

from pandemonium.engine.sheet import Section, Wording
from pandemonium.games.dice_summoners import cards as c
from pandemonium.games.dice_summoners import plans, turn, wording
from pandemonium.games.dice_summoners.box import MOST_CREATURES, MOST_HEALTH, PLACES
from pandemonium.games.dice_summoners.cards import NOTHING, SLOTS
from pandemonium.games.dice_summoners.state import Board


def sheet(board: Board, seat: int | None, words: Wording) -> list[Section]:
    """The table, what matters most last: a terminal shows the end of what is printed."""
    first = board.turn if seat is None else seat
    sections = [_decks(board, words)]
    for owner in (1 - first, first):
        sections.append(_cards(board, words, owner, 0, MOST_CREATURES))
        sections.append(_cards(board, words, owner, MOST_CREATURES, PLACES))
    sections += [_players(board, words), _dice(board, words)]
    return [section for section in sections if section.rows]


def _header(words: Wording, columns: list[str]) -> list[str]:
    """The headings of the columns."""
    return [words.text(f"column-{column}") for column in columns]


def _players(board: Board, words: Wording) -> Section:
    """One row per player."""
    rows = []
    for seat, own in enumerate(board.seats):
        aura = "-" if own.aura == NOTHING else words.card(board.box.name(own.aura))
        curse = "-"
        if own.curse != NOTHING:
            curse = f"{words.card(board.box.name(own.curse))} ({own.curse_turns})"
        rows.append(
            [
                words.seat(seat),
                f"{own.health}/{MOST_HEALTH}",
                str(sum(own.tokens)),
                aura,
                curse,
                f"{own.kept_blue}b {own.kept_red}r",
            ]
        )
    header = ["player", "health", "tokens", "aura", "curse", "kept"]
    return Section(words.text("sheet-players"), _header(words, header), rows, [board.turn])


def _cards(board: Board, words: Wording, seat: int, first: int, end: int) -> Section:
    """The creatures or the spells of a player, one row per slot."""
    rows: list[list[str]] = []
    box = board.box
    for place in range(first, end):
        design = board.seats[seat].cards[place]
        if design == NOTHING:
            continue
        rank = board.rank(board.seats[seat], place)
        name = words.card(box.name(design)) + (f" {rank + 1}" if rank else "")
        gain = f"{box.blue[design]}b {box.red[design]}r" if first == 0 else ""
        for side in range(len(box.slots[design])):
            rows.append([*([name, gain] if side == 0 else ["", ""])])
            rows[-1] += _slot(board, words, seat, SLOTS * place + side)
    key = "sheet-creatures" if first == 0 else "sheet-spells"
    columns = ["card", "gain", "action", "cost", "tokens", "state"]
    return Section(words.text(key, seat=words.seat(seat)), _header(words, columns), rows)


def _slot(board: Board, words: Wording, seat: int, number: int) -> list[str]:
    """What a slot does, its cost, its tokens, and whether it can be used now."""
    own = board.seats[seat]
    design = own.cards[number // SLOTS]
    slot = board.box.slots[design][number % SLOTS]
    worth = slot.value + plans.aura_bonus(board, own, design, number % SLOTS)
    price = wording.cost(slot.cost.text) + (f" {words.text('cost-creature')}" if slot.gives else "")
    tokens = str(own.tokens[number]) if own.tokens[number] else ""
    key = f"{'spell' if slot.spell else 'does'}-{c.DEEDS[slot.deed]}"
    return [
        words.text(key, spell=slot.spell, n=worth),
        price.strip(),
        tokens,
        _usable(board, words, seat, number),
    ]


def _usable(board: Board, words: Wording, seat: int, number: int) -> str:
    """Used, payable, payable with wildcards, or what stands against it."""
    own = board.seats[seat]
    if own.used >> number & 1:
        return words.text("state-used")
    if seat != board.turn or not board.rolled or board.ended:
        return ""
    place, side = number // SLOTS, number % SLOTS
    cost = board.box.slots[own.cards[place]][side].cost
    refusal = turn.slot_refusal(board, own, place, side)
    if refusal is turn.CANNOT_PAY:
        return words.text("state-missing", n=cost.lacks(board.tray))
    if refusal is not None:
        return refusal.clause
    return words.text("state-payable" if sum(cost.short(board.tray)) == 0 else "state-wildcards")


def _decks(board: Board, words: Wording) -> Section:
    """The shared decks by kind with what is left."""
    rows = []
    for kind, name in enumerate(c.KINDS):
        decks = [design for design in board.market if board.box.kinds[design] == kind]
        if decks:
            shown = [f"{words.card(board.box.name(d))} ({board.supply[d]})" for d in decks]
            rows.append([words.text(f"kind-{name}"), ", ".join(shown)])
    return Section(words.text("sheet-decks"), _header(words, ["kind", "cards-left"]), rows)


def _dice(board: Board, words: Wording) -> Section:
    """Rolled, spent and free dice."""
    row = [
        wording.dice(board.tray) or "-",
        f"{board.spent_blue}b {board.spent_red}r",
        f"{board.pool_blue}b {board.pool_red}r",
        words.text("dice-legend"),
    ]
    columns = ["tray", "spent", "pool", "legend"]
    return Section(words.text("sheet-dice"), _header(words, columns), [row])
