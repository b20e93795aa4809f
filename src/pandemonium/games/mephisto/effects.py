"""What cards do: plain functions that change the board and push tasks.

What needs a decision becomes a task; the answer is carried out in `answers.py`. Monsters that enter
the dungeon wait in `board.entered` until the effect that brought them is finished (ME 7.2).
"""

from typing import Final

from pandemonium.engine.deck import NONE
from pandemonium.engine.oldtask import Task
from pandemonium.games.mephisto import tasks as do
from pandemonium.games.mephisto import vocabulary as v
from pandemonium.games.mephisto.box import ABSENT, CELLS, LANES, NOBODY
from pandemonium.games.mephisto.fight import holds_kind
from pandemonium.games.mephisto.state import Board

ALL_CELLS: Final = 63


# ---------------------------------------------------------------------- who and what is concerned


def helped(board: Board, seat: int, kinds: int = v.GEAR) -> int:
    """Gear that spells and abilities of `seat` may help: its own and the partner's (ME 11.7)."""
    bits = board.gear_bits(seat, kinds)
    return bits | board.gear_bits(seat ^ 1, kinds) if board.box.teams else bits


def hostile(board: Board, seat: int) -> int:
    """All gear of the opponents of `seat`."""
    bits = 0
    for rival in board.box.opponents[seat]:
        bits |= board.gear_bits(rival)
    return bits


def may_be_given(board: Board, card: int) -> bool:
    """Whether the partner may get what the card gives: spells, activated abilities (ME 11.7)."""
    return v.REVEAL <= board.box.effect[card] <= v.TRANSMUTE


def movable(board: Board, seat: int, kinds: int) -> int:
    """The gear in play that `seat` could move somewhere (ME 4.7)."""
    bits = 0
    for owner in range(board.box.players):
        for card in board.seats[owner].gear:
            if card >= 0 and board.box.kind[card] & kinds and _can_move(board, seat, owner, card):
                bits |= 1 << card
    return bits


def _can_move(board: Board, seat: int, owner: int, gear: int) -> bool:
    """Own gear can always make room; that of others needs it."""
    if owner == seat:
        return True
    here = board.lane_of(owner, gear)
    for lane in range(LANES):  # noqa: SIM110 - a generator is slow when compiled
        if lane != here and board.has_room(owner, lane):
            return True
    return False


def count_cells(mask: int) -> int:
    """How many cells these bits are."""
    count = 0
    for cell in range(CELLS):
        count += mask >> cell & 1
    return count


# ---------------------------------------------------------------------- gear is played


def put(board: Board, task: Task) -> None:
    """Gear comes into play and does what it does when played (ME 3.3)."""
    seat, card, lane = task.seat, task.card, task.n
    board.aside.remove(card)
    board.lay_down(seat, card, lane)
    board.durability[card] = board.box.durability[card]
    board.fresh.append(card)
    board.tell("gear-played", seat, card, lane + 1)
    board.reward(seat, v.GEAR)
    effect = board.box.effect[card]
    if effect == v.CORRODE:
        _corrode(board, seat, card, lane)
    elif effect == v.POKE:
        _poke(board, seat, card, lane)
    elif effect == v.CHOP:
        _chop(board, seat, card, lane)
    elif effect == v.MEND:
        ask_repair(board, seat, card, board.lane_bits(seat, lane), do.OPTIONAL)
    elif effect == v.SLING:
        board.push(do.MOVE, seat, card, movable(board, seat, v.WEAPON) | do.OPTIONAL)
    elif effect == v.FEED:
        monsters = board.cells_with(ALL_CELLS, v.MONSTER)
        then_favor(board, seat, card, monsters != 0)
        if monsters:
            board.push(do.BANISH, seat, card, monsters)


def _corrode(board: Board, seat: int, card: int, lane: int) -> None:
    """Corruptor: all gear in the lane, on both sides (ME 14.5)."""
    for owner in (seat, board.box.facing[board.start][seat]):
        if owner == NOBODY:
            continue
        bits = board.lane_bits(owner, lane)
        for gear in board.box.gear:
            if bits >> gear & 1 and (gear != card or board.box.corruptor_hits_itself):
                board.wear(owner, gear)


def _poke(board: Board, seat: int, card: int, lane: int) -> None:
    """Fork: an opponent with gear in the lane loses favor; alone you gain it (ME 14.6, 12.6)."""
    rival = board.box.facing[board.start][seat]
    if board.box.solitaire:
        board.gain_favor(seat, board.box.loss[card], card)
    elif rival != NOBODY and board.lane_bits(rival, lane):
        board.lose_favor(rival, board.box.loss[card], card)


def _chop(board: Board, seat: int, card: int, lane: int) -> None:
    """Greataxe: an opponent's gear in the lane; or a repair there instead (ME 14.7, 12.6, 13.1)."""
    rival = board.box.facing[board.start][seat]
    if board.box.mends_instead:
        ask_repair(board, seat, card, board.lane_bits(seat, lane), 0)
    elif rival != NOBODY and board.lane_bits(rival, lane):
        board.push(do.WEAKEN, seat, card, board.lane_bits(rival, lane))


def ask_repair(board: Board, seat: int, card: int, bits: int, optional: int) -> None:
    """Ask which of this gear is repaired, if any of it can be."""
    worn = board.worn_bits(bits)
    if worn:
        board.push(do.REPAIR, seat, card, worn | optional)


def then_favor(board: Board, seat: int, card: int, first_part_done: bool) -> None:
    """Favor after a "then": also if the first part was impossible, unless strict (ME 3.8)."""
    if first_part_done or not board.box.strict_then:
        board.push(do.FAVOR, seat, card, board.box.favor[card])


# ---------------------------------------------------------------------- spells


def cast(board: Board, task: Task) -> None:
    """A spell takes effect; those who watch for it react first (ME 3.3)."""
    seat, card = task.seat, task.card
    board.tell("spell-played", seat, card)
    board.cast_by |= 1 << seat
    if task.n:
        board.reward(seat, v.SPELL)
    effect = board.box.effect[card]
    if effect == v.ATTACH or effect == v.IMPROVE:
        board.push(do.EMPOWER, seat, card, helped(board, seat, v.WEAPON))
    else:
        board.push(do.CAST_ENDS, seat, card)
        _cast(board, seat, card, effect)
    for monster in board.seats[seat].pile:
        if board.box.effect[monster] == v.SPELLS_HURT:
            _hurt(board, seat, monster)


def _cast(board: Board, seat: int, card: int, effect: int) -> None:
    """What the spells do that are not attached (ME chapter 16)."""
    if effect == v.RENEW:
        board.push(do.FAVOR, seat, card, board.box.favor[card])
        board.push(do.LANE, seat, card)
    elif effect == v.EXCHANGE_ANYWHERE:
        cells = board.cells_with(ALL_CELLS, v.ANY)
        possible = cells != 0 and len(board.seats[seat].hand) > 0
        then_favor(board, seat, card, possible)
        if possible:
            board.push(do.GIVE, seat, card, v.ANY * do.CELL_BITS + cells)
    elif effect == v.MOVE:
        gear = movable(board, seat, v.GEAR)
        then_favor(board, seat, card, gear != 0)
        if gear:
            board.push(do.MOVE, seat, card, gear)
    elif effect == v.TRANSMUTE:
        board.push(do.BOOST, seat, card)
        if board.box.mends_instead:
            ask_repair(board, seat, card, helped(board, seat), 0)
        elif hostile(board, seat):
            board.push(do.WEAKEN, seat, card, hostile(board, seat))


def _hurt(board: Board, seat: int, witch: int) -> None:
    """A defeated Witch: an opponent loses favor; alone you gain it (ME 8.5, 12.6)."""
    if board.box.solitaire:
        board.gain_favor(seat, board.box.loss[witch], witch)
    else:
        board.push(do.TARGET, seat, witch, board.box.loss[witch])


def end_cast(board: Board, card: int) -> None:
    """A spell that has been carried out goes to the discard pile (ME 3.6)."""
    board.aside.remove(card)
    board.deck.discards.append(card)


def attach(board: Board, spell: int, weapon: int) -> None:
    """A spell comes under a weapon (ME 3.7)."""
    board.aside.remove(spell)
    board.host[spell] = weapon
    board.charm[weapon] += board.box.bonus[spell]
    owner = board.owner_of(weapon)
    board.tell("spell-attached", owner, weapon, board.box.bonus[spell])
    if board.box.effect[spell] == v.IMPROVE:
        board.mend(owner, weapon)


# ---------------------------------------------------------------------- activation


def activate(board: Board, seat: int, card: int) -> None:
    """Remove a durability, then use the ability in the lane where the card is or was (ME 4.3)."""
    lane = board.lane_of(seat, card)
    board.tell("gear-activated", seat, card)
    board.activated[card] += 1
    board.wear(seat, card)
    use(board, seat, card, lane)


def use(board: Board, seat: int, card: int, lane: int) -> None:
    """The activated ability of `card`, as if it lay in `lane` of `seat`."""
    box = board.box
    effect = box.effect[card]
    mask = board.sides[seat].masks[lane]
    if effect == v.DRINK or effect == v.EAT:
        kinds = v.NOT_MONSTER if effect == v.DRINK else v.MONSTER
        count = count_cells(board.cells_with(mask, kinds))
        board.push(do.FAVOR, seat, card, box.favor[card] + box.per[card] * count)
    elif effect == v.REVEAL:
        _reveal(board, seat, card)
    elif effect == v.COPY:
        board.push(do.COPY, seat, card, lane * do.CELL_BITS + copyable(board, seat, lane))
    elif effect == v.BURN:
        cells = board.cells_with(mask, v.NOT_MONSTER)
        then_favor(board, seat, card, cells != 0)
        if cells:
            board.push(do.BANISH, seat, card, cells)
    elif effect == v.OPEN:
        board.lose_favor(seat, box.loss[card], card)
        board.push(do.TAKE, seat, card, board.cells_with(mask, v.NOT_MONSTER))
    elif effect == v.HOOK:
        board.push(do.TAKE, seat, card, board.cells_with(ALL_CELLS, v.NOT_SPELL))
    elif effect == v.READ:
        board.push(do.READ, seat, card, readable(board, seat, NOBODY))
    else:  # Key and Shovel
        kinds = v.MONSTER if effect == v.DIG else v.ANY
        cells = board.cells_with(mask, v.ANY)
        board.push(do.GIVE, seat, card, kinds * do.CELL_BITS + cells)


def _reveal(board: Board, seat: int, card: int) -> None:
    """Mystery Potion: the top card goes under the deck, and its kind decides (ME 15.1)."""
    deck = board.deck
    top = deck.draw(board.chance)  # put back at once: the deck does not run out (ME 9.2)
    if top == NONE:
        return
    deck.put_under(top)
    board.tell("card-revealed", seat, top)
    kind = board.box.kind[top]
    if kind == v.MONSTER:
        board.push(do.FAVOR, seat, card, board.box.favor[card])
    elif kind == v.SPELL:
        board.push(do.DREW, seat, card)
    else:
        ask_repair(board, seat, card, helped(board, seat), 0)


def can_use(board: Board, seat: int, card: int, lane: int, copied: bool) -> bool:
    """Whether the ability of `card` would do something in that lane (ME 4.5)."""
    effect = board.box.effect[card]
    mask = board.sides[seat].masks[lane]
    if effect == v.OPEN:
        pays = board.seats[seat].favor >= board.box.loss[card]
        return pays and board.cells_with(mask, v.NOT_MONSTER) != 0
    if effect == v.EXCHANGE or effect == v.DIG:
        kinds = v.MONSTER if effect == v.DIG else v.ANY
        return holds_kind(board, seat, kinds) and board.cells_with(mask, v.ANY) != 0
    if effect == v.HOOK:
        return board.cells_with(ALL_CELLS, v.NOT_SPELL) != 0
    if effect == v.READ:
        breaking = card if not copied and board.durability[card] == 1 else NOBODY
        return readable(board, seat, breaking) != 0
    if effect == v.COPY:
        return not copied and copyable(board, seat, lane) != 0
    return effect != v.REVEAL or board.has_card_to_draw()


def copyable(board: Board, seat: int, lane: int) -> int:
    """The cells with gear whose activated ability a Talisman in that lane could use (ME 15.4)."""
    cells = 0
    for cell in range(CELLS):
        card = board.dungeon[cell]
        if (
            card >= 0
            and v.is_activated(board.box.effect[card])
            and can_use(board, seat, card, lane, True)
        ):
            cells |= 1 << cell
    return cells


def readable(board: Board, seat: int, breaking: int) -> int:
    """The cells with free spells to play (ME 14.8); `breaking` is gear about to leave play."""
    cells = 0
    for cell in range(CELLS):
        card = board.dungeon[cell]
        if card >= 0 and board.box.kind[card] == v.SPELL and not board.box.cost[card]:
            weapons = helped(board, seat, v.WEAPON)
            if breaking >= 0:
                weapons &= ~(1 << breaking)
            if weapons or board.box.effect[card] not in (v.ATTACH, v.IMPROVE):
                cells |= 1 << cell
    return cells


# ---------------------------------------------------------------------- monsters enter the dungeon


def settle(board: Board) -> None:
    """What entered acts, in the order in which it came (ME 7.2)."""
    for entry in reversed(board.entered):
        cell = entry // 8
        board.push(do.TRIGGER, entry % 8, board.dungeon[cell], cell)
    board.entered.clear()


def trigger(board: Board, task: Task) -> None:
    """The immediate effect of a monster; `task.seat` is "you" (ME 7.3)."""
    you, card, cell = task.seat, task.card, task.n
    effect = board.box.effect[card]
    board.tell("monster-acts", NOBODY if you == ABSENT else you, card)
    order = board.box.clockwise[0 if you == ABSENT else you]
    if effect == v.OOZE:
        _ooze(board, you, card)
    elif effect == v.DRAIN:
        _drain(board, you, card)
    elif effect == v.EVERYBODY_DRAWS or effect == v.EVERYBODY_SWAPS:
        for seat in order:
            if effect == v.EVERYBODY_SWAPS and board.seats[seat].hand:
                board.discard_from_hand(seat, board.chance.draw(board.seats[seat].hand[:]))
            board.draw_to_hand(seat)
    else:
        for seat in reversed(order):
            board.push(do.SUFFER, seat, card, cell)


def _ooze(board: Board, you: int, card: int) -> None:
    """Ooze: all others lose durability, then you lose favor (ME 7.6, 12.6, 13.1)."""
    loss = board.box.loss[card]
    if you == ABSENT:
        board.push(do.FAVOR, 0, card, loss)
        board.push(do.SUFFER, 0, card)
        return
    board.push(do.LOSE, you, card, loss)
    if board.box.mends_instead:
        ask_repair(board, you, card, board.gear_bits(you), 0)
        return
    for seat in reversed(board.box.clockwise[you][1:]):
        board.push(do.SUFFER, seat, card)


def _drain(board: Board, you: int, card: int) -> None:
    """Vampire: you gain, all others lose favor (ME 7.11, 12.6)."""
    box = board.box
    if you == ABSENT:
        board.lose_favor(0, box.loss[card], card)
        return
    board.gain_favor(you, box.favor[card], card)
    if box.solitaire:
        board.gain_favor(you, box.loss[card], card)
    for seat in box.clockwise[you][1:]:
        board.lose_favor(seat, box.loss[card], card)


def suffer(board: Board, task: Task) -> None:
    """One player's part of an immediate effect."""
    seat, card = task.seat, task.card
    effect = board.box.effect[card]
    if effect == v.EVERYBODY_REPAIRS:
        ask_repair(board, seat, card, board.gear_bits(seat), do.OPTIONAL)
        return
    if effect == v.TOLL:
        weapons = board.gear_bits(seat, v.WEAPON)
        if weapons or board.seats[seat].favor >= board.box.loss[card]:
            board.push(do.TOLL, seat, card, weapons)
        return
    bits = board.gear_bits(seat)
    if effect == v.LANE_DECAYS:
        bits = board.lane_bits(seat, board.sides[seat].lane_of[task.n])
    if bits:
        board.push(do.WEAKEN, seat, card, bits)
