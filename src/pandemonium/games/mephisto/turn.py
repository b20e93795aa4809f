"""The turn (ME chapters 2, 3, 5, 9): what it allows, refill, whose turn is next, and the end."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.deck import NONE
from pandemonium.engine.task import Refusal
from pandemonium.games.mephisto import box as act
from pandemonium.games.mephisto import effects, fight
from pandemonium.games.mephisto import tasks as do
from pandemonium.games.mephisto import vocabulary as v
from pandemonium.games.mephisto.box import ABSENT, CELLS, LANES, NOBODY
from pandemonium.games.mephisto.state import EMPTY, Board

NOT_A_TURN_ACTION: Final = Refusal("ME 2.1", "not-asked-for")
NOT_IN_HAND: Final = Refusal("ME 3.1", "not-in-hand")
MONSTERS_ARE_NOT_PLAYED: Final = Refusal("ME 3.2", "monsters-are-not-played")
CANNOT_PAY: Final = Refusal("ME 3.2", "too-few-cards-to-pay")
NEEDS_A_WEAPON: Final = Refusal("ME 3.7", "needs-a-weapon")
NOT_IN_PLAY: Final = Refusal("ME 4.2", "not-your-gear")
NOT_ACTIVATED: Final = Refusal("ME 4.2", "nothing-to-activate")
ALREADY_ACTIVATED: Final = Refusal("ME 4.2", "already-activated")
WITHOUT_EFFECT: Final = Refusal("ME 4.5", "would-do-nothing")
NOTHING_TO_DRAW: Final = Refusal("ME 5.1", "nothing-to-draw")
NOTHING_TO_LOOT: Final = Refusal("ME 5.1", "nothing-to-loot")
MONSTER_NOT_IN_HAND: Final = Refusal("ME 5.2", "not-in-hand")
NO_CARD_TO_SUMMON_AGAINST: Final = Refusal("ME 5.4", "dungeon-is-empty")
MUST_ACT: Final = Refusal("ME 2.4", "must-act")
NO_PARTNER: Final = Refusal("ME 11.3", "no-partner")
PARTNER_HAS_ACTED: Final = Refusal("ME 11.3", "partner-has-acted")
DO_SOMETHING_FIRST: Final = Refusal("ME 11.4", "do-something-first")


# ---------------------------------------------------------------------- what a turn allows


def find_in_hand(board: Board, seat: int, design: int) -> int:
    """A card of that design in the hand, or EMPTY: copies do not differ there."""
    designs = board.box.design_of
    for card in board.seats[seat].hand:
        if designs[card] == design:
            return card
    return EMPTY


def turn_actions(board: Board, seat: int) -> list[Action]:
    """Everything one could think of doing in one's turn."""
    moves = board.moves
    box = board.box
    actions: list[Action] = []
    _add_hand_actions(board, seat, actions)
    for card in board.seats[seat].gear:
        if card >= 0 and v.is_activated(box.effect[card]):
            actions.append(moves.activate[card])
    if box.teams:
        actions.append(moves.hand_over)
    for cell in range(CELLS):
        card = board.dungeon[cell]
        if card >= 0:
            family = moves.fight if box.kind[card] == v.MONSTER else moves.loot
            actions.append(family[cell])
    for lane, cells in enumerate(board.sides[seat].masks):
        if board.cells_with(cells, v.MONSTER) == cells:
            actions.append(moves.fight_both[lane])
    if board.has_card_to_draw():
        actions.append(moves.loot_deck)
    else:
        actions.append(moves.pass_)
    return actions


def _add_hand_actions(board: Board, seat: int, actions: list[Action]) -> None:
    """Plays and summons, one per design in the hand."""
    moves = board.moves
    box = board.box
    seen = 0
    for card in board.seats[seat].hand:
        design = box.design_of[card]
        if seen >> design & 1:
            continue
        seen |= 1 << design
        if design < box.first_spell_design:
            for lane in range(LANES):
                actions.append(moves.play_gear[design * LANES + lane])
        elif design < box.first_monster_design:
            actions.append(moves.play_spell[design - box.first_spell_design])
        else:
            actions.append(moves.summon[design - box.first_monster_design])


def turn_refusal(board: Board, seat: int, action: Action) -> Refusal | None:
    """What forbids an action of the turn."""
    family = action.family
    if family == act.PLAY_GEAR or family == act.PLAY_SPELL:
        return _play_refusal(board, seat, action)
    if family == act.FIGHT or family == act.FIGHT_BOTH:
        return fight.fight_refusal(board, seat, action)
    if family == act.LOOT:
        card = board.dungeon[action.arg]
        return None if card >= 0 and board.box.kind[card] & v.NOT_MONSTER else NOTHING_TO_LOOT
    if family == act.SUMMON:
        return _summon_refusal(board, seat, action)
    if family == act.ACTIVATE:
        return _activation_refusal(board, seat, action.arg)
    if family == act.LOOT_DECK:
        return None if board.has_card_to_draw() else NOTHING_TO_DRAW
    if family == act.HAND_OVER:
        return _hand_over_refusal(board, seat)
    if family == act.PASS:
        return MUST_ACT if has_action(board, seat) else None
    return NOT_A_TURN_ACTION


def _play_refusal(board: Board, seat: int, action: Action) -> Refusal | None:
    """What forbids playing a card (ME 3.1, 3.2, 3.7)."""
    box = board.box
    card = find_in_hand(board, seat, design_played(board, action))
    if card == EMPTY:
        return NOT_IN_HAND
    if box.kind[card] == v.MONSTER:
        return MONSTERS_ARE_NOT_PLAYED
    if len(board.seats[seat].hand) <= box.cost[card]:
        return CANNOT_PAY
    effect = box.effect[card]
    if effect == v.ATTACH or effect == v.IMPROVE:
        return None if effects.helped(board, seat, v.WEAPON) else NEEDS_A_WEAPON
    return None


def design_played(board: Board, action: Action) -> int:
    """The design that a play action names."""
    if action.family == act.PLAY_GEAR:
        return action.arg // LANES
    return board.box.first_spell_design + action.arg


def _summon_refusal(board: Board, seat: int, action: Action) -> Refusal | None:
    """A monster of the hand against any card of the dungeon (ME 5.2, 5.4)."""
    if find_in_hand(board, seat, board.box.first_monster_design + action.arg) == EMPTY:
        return MONSTER_NOT_IN_HAND
    occupied = board.cells_with(effects.ALL_CELLS, v.ANY)
    return None if occupied else NO_CARD_TO_SUMMON_AGAINST


def _activation_refusal(board: Board, seat: int, card: int) -> Refusal | None:
    """What forbids activating gear (ME 4.2, 4.5)."""
    if card not in board.seats[seat].gear:
        return NOT_IN_PLAY
    if not v.is_activated(board.box.effect[card]):
        return NOT_ACTIVATED
    if board.activated[card] >= activation_limit(board, seat):
        return ALREADY_ACTIVATED
    usable = effects.can_use(board, seat, card, board.lane_of(seat, card), False)
    return None if usable else WITHOUT_EFFECT


def activation_limit(board: Board, seat: int) -> int:
    """How often each card may be activated in a turn (ME 4.2, 8.6)."""
    return 2 if board.collected(seat, v.ACTIVATE_TWICE) else 1


def _hand_over_refusal(board: Board, seat: int) -> Refusal | None:
    """What forbids letting the partner go on (ME 11.3, 11.4)."""
    if not board.box.teams:
        return NO_PARTNER
    if board.acted >> (seat ^ 1) & 1:
        return PARTNER_HAS_ACTED
    return DO_SOMETHING_FIRST if board.handed else None


def has_action(board: Board, seat: int) -> bool:
    """Whether any of the three actions is possible (ME 2.4)."""
    if board.has_card_to_draw() or board.cells_with(effects.ALL_CELLS, v.NOT_MONSTER):
        return True
    if not board.cells_with(effects.ALL_CELLS, v.ANY):
        return False
    if fight.holds_kind(board, seat, v.MONSTER):
        return True
    for cell in range(CELLS):  # two monsters are never easier than one of them
        if fight.fight_refusal(board, seat, board.moves.fight[cell]) is None:
            return True
    return False


# ---------------------------------------------------------------------- carrying it out


def take_turn_action(board: Board, seat: int, action: Action) -> None:
    """Carry out an action of the turn; monsters it brings act when it is finished."""
    family = action.family
    if family == act.HAND_OVER:
        board.todo.pop()
        board.handed = True
        board.turn = seat ^ 1
        board.tell("word-handed-over", seat, -1, 0, seat ^ 1)
        board.push(do.TURN, seat ^ 1)
        return
    board.handed = False
    if family == act.ACTIVATE:
        board.push(do.SETTLE, seat)
        effects.activate(board, seat, action.arg)
    elif family == act.PLAY_GEAR or family == act.PLAY_SPELL:
        _play(board, seat, action)
    else:
        board.todo.pop()
        board.push(do.ACTED, seat)
        board.push(do.SETTLE, seat)
        _act(board, seat, action)


def _play(board: Board, seat: int, action: Action) -> None:
    """The card leaves the hand; paying and making room come first (ME 3.3, 3.4)."""
    card = find_in_hand(board, seat, design_played(board, action))
    board.seats[seat].hand.remove(card)
    board.aside.append(card)
    board.push(do.SETTLE, seat)
    if action.family == act.PLAY_GEAR:
        lane = action.arg % LANES
        board.push(do.PUT, seat, card, lane)
        if not board.has_room(seat, lane):
            board.push(do.SCRAP, seat, card, board.lane_bits(seat, lane))
    else:
        board.push(do.CAST, seat, card, 1)
    if board.box.cost[card]:
        board.push(do.PAY, seat, card, board.box.cost[card])


def _act(board: Board, seat: int, action: Action) -> None:
    """The one action of the turn (ME 2.4)."""
    family = action.family
    if family == act.LOOT:
        board.take_cell(seat, action.arg)
    elif family == act.LOOT_DECK:
        board.draw_to_hand(seat)
    elif family == act.SUMMON:
        monster = find_in_hand(board, seat, board.box.first_monster_design + action.arg)
        board.seats[seat].hand.remove(monster)
        board.aside.append(monster)
        board.push(do.SUMMON, seat, monster, board.cells_with(effects.ALL_CELLS, v.ANY))
    elif family == act.PASS:
        board.tell("passed", seat)
    else:
        fight.begin(board, seat, action)


# ---------------------------------------------------------------------- the course of turns


def begin_turn(board: Board, seat: int) -> None:
    """A new turn begins with a card from the deck for everybody whose turn it is (ME 2.2, 11.3)."""
    board.turn = seat
    board.tell("turn-begun", seat)
    board.draw_to_hand(seat)
    if board.box.teams:
        board.draw_to_hand(seat ^ 1)
    board.push(do.TURN, seat)


def acted(board: Board, seat: int) -> None:
    """The action is over: the partner goes on, or the dungeon is refilled (ME 11.3, 12.2)."""
    board.acted |= 1 << seat
    if board.box.teams and not board.acted >> (seat ^ 1) & 1:
        board.turn = seat ^ 1
        board.handed = False
        board.push(do.TURN, seat ^ 1)
        return
    board.push(do.REFILL, seat)
    if board.box.solitaire:
        board.push(do.EXTRA_STEP, seat)


def refill(board: Board, seat: int) -> None:
    """Fill every empty cell, then let what came act (ME 7.4, 7.5)."""
    first = seat & ~1 if board.box.teams else seat
    board.push(do.END_TURN, seat)
    board.push(do.SETTLE, seat)
    for cell in board.sides[first].fill_order:
        if board.dungeon[cell] == EMPTY:
            card = board.draw()
            if card != NONE:
                board.place(cell, card, _you(board, cell, seat))


def _you(board: Board, cell: int, seat: int) -> int:
    """For whom a monster revealed in this cell acts; `seat` acted last (ME 7.3, 11.5, 12.5)."""
    if board.box.solitaire:
        return ABSENT
    if board.box.teams:
        return seat if board.emptied[cell] == NOBODY else board.emptied[cell]
    return seat


def end_turn(board: Board, seat: int) -> None:
    """What lasted for the turn is over; the next player, or the end (ME 2.5, 9.3)."""
    for card in board.box.gear:
        board.activated[card] = 0
        board.boost[card] = 0
    for cell in range(CELLS):
        board.emptied[cell] = NOBODY
    board.fresh.clear()
    board.cast_by = 0
    board.acted = 0
    board.handed = False
    box = board.box
    upcoming = ((seat & ~1) + 2) % 4 if box.teams else (seat + 1) % box.players
    if upcoming == board.start and board.outs >= box.outs_to_end:
        finish(board)
    else:
        board.push(do.BEGIN_TURN, upcoming)


# ---------------------------------------------------------------------- the extra step of solitaire


def extra_step(board: Board, seat: int) -> None:
    """A card of the deck decides which card leaves the dungeon (ME 12.3, 12.4)."""
    shown = _discard_top(board, seat)
    if shown == NONE:
        return
    kind = board.box.kind[shown]
    cells = board.cells_with(effects.ALL_CELLS, kind)
    if not cells:
        _discard_top(board, seat)
        return
    board.push(do.BANISH, seat, NOBODY, _strongest(board, cells, kind))


def _discard_top(board: Board, seat: int) -> int:
    """The top card of the deck goes to the discard pile."""
    card = board.draw()
    if card != NONE:
        board.deck.discards.append(card)
        board.tell("top-discarded", seat, card)
    return card


def _strongest(board: Board, cells: int, kind: int) -> int:
    """Of these cells, those with the highest attack (monsters, weapons) and then cost."""
    best = -1
    found = 0
    for cell in range(CELLS):
        if cells >> cell & 1:
            card = board.dungeon[cell]
            rank = board.box.cost[card]
            if kind in (v.MONSTER, v.WEAPON):
                rank += 100 * board.box.attack[card]
            if rank > best:
                best = rank
                found = 0
            if rank == best:
                found |= 1 << cell
    return found


# ---------------------------------------------------------------------- the end


def finish(board: Board) -> None:
    """Souls, then favor, then gear; who is still equal shares the victory (ME 9.5, 11.8)."""
    if board.box.solitaire:
        board.tell("game-lost", 0)
        board.finish(())
        return
    best = max(standing(board, seat) for seat in range(board.box.players))
    winners = [seat for seat in range(board.box.players) if standing(board, seat) == best]
    for seat in winners:
        board.tell("game-won", seat, -1, board.souls(seat))
    board.finish(tuple(winners))


def standing(board: Board, seat: int) -> tuple[int, int, int]:
    """Soul points, favor and gear, of the team where there are teams."""
    side = [seat, seat ^ 1] if board.box.teams else [seat]
    souls = sum(board.souls(one) for one in side)
    favor = sum(board.seats[one].favor for one in side)
    gear = sum(len([card for card in board.seats[one].gear if card >= 0]) for one in side)
    return souls, favor, gear
