"""The view as text, for a terminal or a screen reader."""

from pandemonium.engine.task import NO_CARD
from pandemonium.engine.text_view import Section, Translator, headings
from pandemonium.engine.view import hand_at, seat_at
from pandemonium.games.mephisto.attack import attack_of
from pandemonium.games.mephisto.components import (
    CELLS,
    GRID,
    GRID_CELLS,
    KIND_NAMES,
    MONSTER,
    SOLITAIRE_GOAL,
    SPELL,
    WEAPON,
)
from pandemonium.games.mephisto.elements import cell_at, gear_at
from pandemonium.games.mephisto.fight_view import FightView, fights
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.view import is_ending, lanes_of, rank, score_so_far


def sheet(state: MephistoState, seat: int | None, words: Translator) -> list[Section]:
    """The table, the most important part last: a terminal shows the end of the output."""
    sections = [_piles(state, words), _grid(state, words), _dungeon(state, seat, words)]
    sections.append(_gear(state, words))
    if seat is not None:
        sections += [_hand(state, seat, words), _fights(state, seat, words)]
    return [*sections, _players(state, words)]


def brief(state: MephistoState, seat: int | None, words: Translator) -> list[Section]:
    """The lanes, the other players, and the viewer's hand in a line."""
    viewer = state.start if seat is None else seat
    rows = [
        [f"{_player(state, owner, words)}  {_gear_in_lanes(state, owner, words)}"]
        for owner in range(state.box.players)
        if owner != viewer
    ]
    sections = [_lanes(state, viewer, words), Section("", [], rows)]
    if seat is not None:
        names = [words.card(state.box.names[card]) for card in state.seats[seat].hand]
        hand = [words.text("sheet-hand"), ", ".join(_counted(names)) or "-"]
        sections.append(Section("", [], [hand]))
    return sections


def _counted(names: list[str]) -> list[str]:
    """Names in their order; equal names once, with their number."""
    return [
        name if names.count(name) == 1 else f"{name} x{names.count(name)}"
        for name in dict.fromkeys(names)
    ]


def _lanes(state: MephistoState, viewer: int, words: Translator) -> Section:
    """The dungeon by the viewer's lanes, and below it the viewer's gear."""
    lanes = state.side(viewer).lanes
    dungeon = [", ".join(_in_cell(state, cell, words) for cell in lane) for lane in lanes]
    gear = [_in_lane(state, viewer, lane, words) or "-" for lane in lanes_of(state.seats[viewer])]
    rows = [[words.text("dungeon-brief"), *dungeon], [_player(state, viewer, words), *gear]]
    header = [words.text("lane-number", n=lane + 1) for lane in range(len(lanes))]
    return Section("", ["", *header], rows)


def _player(state: MephistoState, seat: int, words: Translator) -> str:
    """A player with favor, souls and the size of the hand."""
    player = state.seats[seat]
    return words.text(
        "player-brief",
        seat=words.seat(seat),
        favor=player.favor,
        souls=state.souls(seat),
        hand=len(player.hand),
    )


def _gear_in_lanes(state: MephistoState, seat: int, words: Translator) -> str:
    """All gear of a player in a line, by lanes."""
    shown = [
        f"{lane}: {_in_lane(state, seat, cards, words)}"
        for lane, cards in enumerate(lanes_of(state.seats[seat]), 1)
        if cards
    ]
    return "; ".join(shown) or "-"


def _in_cell(state: MephistoState, cell: int, words: Translator) -> str:
    """A card of the dungeon in a few words: a monster with its attack and its souls."""
    card = state.dungeon[cell]
    if card == NO_CARD:
        return "-"
    name = words.card(state.box.names[card])
    if state.box.kind[card] == MONSTER:
        name = words.text(
            "monster-brief", name=name, attack=state.box.attack[card], souls=state.box.souls[card]
        )
    return name


def _in_lane(state: MephistoState, seat: int, cards: list[int], words: Translator) -> str:
    """Gear in a few words: attack and durability."""
    shown = []
    for card in cards:
        name, attack, durability, *_ = _in_play(state, seat, card, words)
        shown.append(f"{name if attack == '-' else f'{name} {attack}'} ({durability})")
    return ", ".join(shown)


def _players(state: MephistoState, words: Translator) -> Section:
    """The players, one row each."""
    box = state.box
    rows = []
    for seat, player in enumerate(state.seats):
        pile = ", ".join(words.card(box.names[card]) for card in player.pile)
        souls = str(state.souls(seat))
        row = [words.seat(seat), words.text(f"side-{state.side(seat).name}"), str(player.favor)]
        row += [f"{souls}/{SOLITAIRE_GOAL}" if box.solitaire else souls, pile or "-"]
        rows.append([*row, _hand_size(state, seat, words)])
        if box.teams:
            rows[-1].append(words.seat(seat ^ 1))
    header = ["player", "side", "favor", "souls", "pile", "hand"]
    header += ["partner"] if box.teams else []
    at = [seat_at(seat) for seat in range(box.players)]
    return Section(words.text("sheet-players"), headings(words, header), rows, [state.turn], at)


def _hand_size(state: MephistoState, seat: int, words: Translator) -> str:
    """How many cards a hand has, and those that all players know."""
    player = state.seats[seat]
    known = ", ".join(words.card(state.box.names[card]) for card in player.known)
    return f"{len(player.hand)} ({known})" if known else str(len(player.hand))


def _dungeon(state: MephistoState, seat: int | None, words: Translator) -> Section:
    """The six cells, with the lane of the viewer (of the first player for spectators)."""
    box = state.box
    side = state.side(state.start if seat is None else seat)
    rows = []
    for cell in range(CELLS):
        place = [str(side.lane_of[cell] + 1), box.cells[cell]]
        card = state.dungeon[cell]
        rows.append(
            place + (["-", "", "", ""] if card == NO_CARD else _printed(state, card, words))
        )
    header = ["lane", "cell", "card", "kind", "numbers", "text"]
    at = [cell_at(name) for name in box.cells]
    return Section(words.text("sheet-dungeon"), headings(words, header), rows, at=at)


def _grid(state: MephistoState, words: Translator) -> Section:
    """The grid of the dungeon for three and four players (ME 10.1); for two, nothing."""
    box = state.box
    if box.cells is not GRID_CELLS:
        return Section("", [], [])
    shown = {name: f"{name}: {_in_cell(state, i, words)}" for i, name in enumerate(box.cells)}
    shown["deck"] = words.text("pile-deck")
    rows = [[shown.get(name, "") for name in row] for row in GRID]
    return Section(words.text("sheet-grid"), [], rows)


def _printed(state: MephistoState, card: int, words: Translator) -> list[str]:
    """Name, kind, numbers and text of a card."""
    box = state.box
    kind = box.kind[card]
    if kind == MONSTER:
        numbers = words.text("numbers-monster", attack=box.attack[card], souls=box.souls[card])
    elif kind == SPELL:
        numbers = words.text("numbers-spell", cost=box.cost[card])
    else:
        key = "numbers-weapon" if kind == WEAPON else "numbers-item"
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


def _gear(state: MephistoState, words: Translator) -> Section:
    """Everything in play, owner by owner and lane by lane."""
    rows, at = [], []
    for seat, player in enumerate(state.seats):
        for lane, cards in enumerate(lanes_of(player)):
            for card in cards:
                rows.append([words.seat(seat), str(lane + 1), *_in_play(state, seat, card, words)])
                at.append(gear_at(state.box.gear_names[card]))
    header = ["player", "lane", "card", "attack", "durability", "notes", "text"]
    return Section(words.text("sheet-gear"), headings(words, header), rows, at=at)


def _in_play(state: MephistoState, seat: int, card: int, words: Translator) -> list[str]:
    """The current numbers and the text of gear in play."""
    box = state.box
    name = box.names[card]
    copy = box.gear_names[card].removeprefix(name)
    attack = str(attack_of(state, seat, card)) if box.kind[card] == WEAPON else "-"
    durability = f"{state.durability[card]}/{box.durability[card]}"
    notes = ", ".join(_notes(state, card, words))
    return [words.card(name) + copy, attack, durability, notes, words.card_text(name)]


def _notes(state: MephistoState, card: int, words: Translator) -> list[str]:
    """Attached spells, and marks for this turn."""
    names = state.box.names
    notes = [
        words.card(names[spell]) for spell, under in enumerate(state.attached_to) if under == card
    ]
    for weapon, spell in state.boosts:
        if weapon == card:
            bonus = state.box.bonus[spell]
            notes.append(words.text("note-boost", name=words.card(names[spell]), n=bonus))
    times = state.activated.count(card)
    if times:
        notes.append(words.text("note-activated", n=times))
    if card in state.fresh:
        notes.append(words.text("note-fresh"))
    return notes


def _hand(state: MephistoState, seat: int, words: Translator) -> Section:
    """The viewer's hand, equal cards counted."""
    names = [state.box.names[card] for card in state.seats[seat].hand]
    rows, at = [], []
    for card in state.seats[seat].hand:
        name = state.box.names[card]
        if hand_at(seat, name) not in at:
            row = _printed(state, card, words)
            count = names.count(name)
            rows.append([row[0] if count == 1 else f"{row[0]} x{count}", *row[1:]])
            at.append(hand_at(seat, name))
    header = ["card", "kind", "numbers", "text"]
    return Section(words.text("sheet-hand"), headings(words, header), rows, at=at)


def _fights(state: MephistoState, seat: int, words: Translator) -> Section:
    """The fight calculator: what each lane could fight, at the least favor."""
    rows = []
    for fight in fights(state, seat):
        monsters = " + ".join(words.card(monster) for monster in fight["monsters"])
        numbers = [str(fight["need"]), str(fight["souls"])]
        rows.append([str(fight["lane"]), monsters, *numbers, _verdict(fight, words)])
    header = ["lane", "monsters", "need", "souls", "verdict"]
    return Section(words.text("sheet-fights"), headings(words, header), rows)


def _verdict(fight: FightView, words: Translator) -> str:
    """Whether the fight can be won, and with what."""
    if not fight["possible"]:
        return words.text("fight-impossible", missing=fight["missing"])
    best = min((way for way in fight["ways"] if way["possible"]), key=lambda way: way["favor"])
    breaks = ", ".join(words.card(name) for name in best["breaks"])
    verdict = words.text(
        "fight-possible", attack=best["attack"], extra=best["extra"], favor=best["favor"]
    )
    return f"{verdict} {words.text('fight-breaks', cards=breaks)}" if breaks else verdict


def _piles(state: MephistoState, words: Translator) -> Section:
    """The sizes of the piles, and how near the end is."""
    names = ["pile-deck", "pile-discards", "pile-outs"]
    row = [str(len(state.deck)), str(len(state.deck.discards))]
    row.append(words.text("pile-last-round") if is_ending(state) else str(state.times_out))
    if state.box.solitaire:
        score = score_so_far(state)
        names.append("pile-rank")
        row.append(words.text(f"rank-{rank(score)}", score=score))
    return Section(words.text("sheet-piles"), [words.text(name) for name in names], [row])
