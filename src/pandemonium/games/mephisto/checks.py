"""Consistency checks of a position, for saves and scenarios."""

from collections import Counter

from pandemonium.engine.errors import PositionError
from pandemonium.engine.task import NO_CARD, Decision
from pandemonium.games.mephisto.attack import can_win
from pandemonium.games.mephisto.components import GEAR, MONSTER, ROOM, SLOTS, WEAPON
from pandemonium.games.mephisto.dungeon import ExchangeFor, GiveCard, MonsterActs, SummonFor
from pandemonium.games.mephisto.fight import Wield
from pandemonium.games.mephisto.gear import ArriveInLane, MakeRoom, activation_limit
from pandemonium.games.mephisto.lanes import gear_in_lane, has_room, owner_of
from pandemonium.games.mephisto.memory import (
    LEFT_COUNTS,
    LEFT_DECK,
    LEFT_DESIGN,
    LEFT_SEAT,
    counts_of,
)
from pandemonium.games.mephisto.playing import ComeIntoPlay
from pandemonium.games.mephisto.questions import CardStep, CellQuestion, GearQuestion, Question
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.turn import ActionOver, BeginTurn, EndTurn, Refill, Turn

FOUNDATIONS = (Turn, ActionOver, Refill, EndTurn, BeginTurn)  # the bottom of `todo`


def check(state: MephistoState) -> None:
    """Raise a PositionError if the position is inconsistent."""
    state.check_components(state.box.cards)
    _check_lengths(state)
    _check_deck(state)
    hidden = [card for player in state.seats for card in player.hand if card not in player.known]
    if Counter(state.held) - Counter(hidden):
        raise wrong("known-not-in-hand", state)
    _check_memory(state)
    if state.box.teams and state.start % 2:
        raise PositionError("partner-starts", {"seat": state.start})
    for seat in range(state.box.players):
        _check_seat(state, seat)
    _check_spells(state)
    _check_marks(state)
    _check_fight(state)
    if not state.ended:
        _check_todo(state)


def wrong(key: str, state: MephistoState, card: int = NO_CARD, seat: int = 0) -> PositionError:
    """The PositionError about a card or a seat."""
    name = "" if card == NO_CARD else state.box.names[card]
    return PositionError(key, {"card": name, "seat": seat})


def _check_lengths(state: MephistoState) -> None:
    """Tables by gear and by card have the right length."""
    gear = len(state.box.gear)
    if len(state.durability) != gear or len(state.enchanted) != gear:
        raise PositionError("wrong-length", {"count": gear})
    if len(state.attached_to) != len(state.box.cards):
        raise PositionError("wrong-length", {"count": len(state.box.cards)})


def _check_deck(state: MephistoState) -> None:
    """Below the deck are single cards, and perhaps above them a half of the balanced shuffle."""
    for place, layer in enumerate(state.deck.below):
        is_half = state.box.balanced and place == 0
        if not layer or (len(layer) > 1 and not is_half):
            raise wrong("wrong-layer", state)


def _check_seat(state: MephistoState, seat: int) -> None:
    """Gear in lanes, monsters in the pile, known cards in the hand."""
    player = state.seats[seat]
    kind = state.box.kind
    for card in player.pile:
        if kind[card] != MONSTER:
            raise wrong("no-monster-in-pile", state, card, seat)
    for slot in range(SLOTS):
        card = player.gear[slot]
        if card != NO_CARD and not kind[card] & GEAR:
            raise wrong("no-gear-in-lane", state, card, seat)
        if card != NO_CARD and slot % ROOM and player.gear[slot - 1] == NO_CARD:
            raise wrong("gap-in-lane", state, card, seat)
    if Counter(player.known) - Counter(player.hand):
        raise wrong("known-not-in-hand", state, player.known[0], seat)


def _check_memory(state: MephistoState) -> None:
    """The memory of earlier decks agrees with the hands."""
    memory = state.memory
    players = state.box.players
    decks = len(memory.older)
    if len(memory.drawn) != decks or any(len(counts) != players for counts in memory.drawn):
        raise PositionError("wrong-length", {"count": decks})
    hidden = [[card for card in player.hand if card not in player.known] for player in state.seats]
    remembered = Counter(card for cards in memory.older for card in cards)
    if remembered - Counter(card for cards in hidden for card in cards):
        raise wrong("known-not-in-hand", state)
    for departure in memory.departures:
        if (
            not LEFT_COUNTS < len(departure) <= LEFT_COUNTS + decks + 1
            or departure[LEFT_SEAT] >= players
            or departure[LEFT_DESIGN] >= len(state.box.designs)
            or departure[LEFT_DECK] >= len(departure) - LEFT_COUNTS
        ):
            raise wrong("wrong-memory", state)
    for seat in range(players):
        _check_departures(state, seat, hidden[seat])


def _check_departures(state: MephistoState, seat: int, hidden: list[int]) -> None:
    """Departures from a hand agree with what it drew from each deck and still holds."""
    memory = state.memory
    counts = counts_of(state, seat)
    left = [0] * len(counts)
    for departure in memory.departures:
        if departure[LEFT_SEAT] != seat:
            continue
        left[departure[LEFT_DECK]] += 1
        for deck, count in enumerate(departure[LEFT_COUNTS:]):
            if not left[deck] <= count <= counts[deck]:
                raise wrong("wrong-memory", state, seat=seat)
    for deck, cards in enumerate(memory.older):
        if counts[deck] - left[deck] != len([card for card in cards if card in hidden]):
            raise wrong("wrong-memory", state, seat=seat)
    if counts[-1] < left[-1]:
        raise wrong("wrong-memory", state, seat=seat)


def _check_spells(state: MephistoState) -> None:
    """Durability of what is in play, and spells under weapons."""
    box = state.box
    in_play = [card for player in state.seats for card in player.gear if card != NO_CARD]
    enchanted = [0] * len(box.gear)
    for spell, weapon in enumerate(state.attached_to):
        if weapon == NO_CARD:
            continue
        if not box.is_attached[spell]:
            raise wrong("not-to-be-attached", state, spell)
        if weapon not in in_play or box.kind[weapon] != WEAPON:
            raise wrong("not-a-weapon-in-play", state, weapon)
        enchanted[weapon] += box.bonus[spell]
    for card in box.gear:
        low, high = (1, box.durability[card]) if card in in_play else (0, 0)
        if not low <= state.durability[card] <= high:
            raise wrong("wrong-durability", state, card)
        if state.enchanted[card] != enchanted[card]:
            raise wrong("wrong-enchantment", state, card)


def _check_marks(state: MephistoState) -> None:
    """Cards with marks for this turn are in play."""
    box = state.box
    in_play = [card for player in state.seats for card in player.gear if card != NO_CARD]
    weapons = [pair[0] for pair in state.boosts]
    for card in [*state.activated, *state.fresh, *weapons]:
        if card not in in_play:
            raise wrong("mark-not-in-play", state, card)
    for card, times in Counter(state.activated).items():
        limit = activation_limit(state, owner_of(state, card))
        if not box.is_activated[card] or times > limit:
            raise wrong("activated-too-often", state, card)
    for weapon, spell in state.boosts:
        if box.kind[weapon] != WEAPON or not box.bonus[spell]:
            raise wrong("not-a-weapon-in-play", state, weapon)
    for cell in state.entered:
        card = state.dungeon[cell]
        if card == NO_CARD or not box.acts_on_entering[card]:
            raise wrong("nothing-entered", state, card)


def _check_fight(state: MephistoState) -> None:
    """Monsters in one lane of the player, and the player's weapons there."""
    if not state.foes:
        if state.wielded or state.discard_attack:
            raise wrong("no-fight", state)
        return
    seat = state.turn
    side = state.side(seat)
    lane = side.lane_of[state.foes[0]]
    if len(state.cells_with(state.foes, MONSTER)) < len(set(state.foes)) or any(
        cell not in side.lanes[lane] for cell in state.foes
    ):
        raise wrong("no-fight", state)
    if state.todo and isinstance(state.todo[-1], Wield) and not can_win(state, seat):
        raise wrong("no-fight", state)
    for weapon in state.wielded:
        if weapon not in gear_in_lane(state, seat, lane) or state.wielded.count(weapon) > 1:
            raise wrong("not-a-weapon-in-play", state, weapon)


def _check_todo(state: MephistoState) -> None:
    """Pending tasks name cards of the right kind in the right place."""
    foundations = [isinstance(task, FOUNDATIONS) for task in state.todo]
    if not foundations[0] or any(foundations[1:]):
        raise wrong("nothing-goes-on", state)
    _check_order(state)
    claimed: list[int] = []  # cards aside that a task will move
    exchanges = 0
    in_fight = False
    for task in state.todo:
        assert isinstance(task, (Question, CardStep))
        _check_task(state, task)
        in_fight |= task.in_fight
        if task.is_aside and task.card not in claimed:
            claimed.append(task.card)
        exchanges += isinstance(task, ExchangeFor)
    if in_fight != bool(state.foes):
        raise wrong("no-fight", state)
    if len(state.aside) != len(claimed) + exchanges or any(
        card not in state.aside for card in claimed
    ):
        raise wrong("wrong-aside", state)
    if exchanges and (exchanges > 1 or state.aside[-1] in claimed):
        raise wrong("wrong-aside", state)


def _check_order(state: MephistoState) -> None:
    """An exchange is on top; gear that arrives in a lane has room, or `MakeRoom` comes first."""
    above: object = None
    for task in reversed(state.todo):
        if isinstance(task, (ExchangeFor, SummonFor)) and above is not None:
            raise wrong("wrong-aside", state)
        if isinstance(task, (ComeIntoPlay, ArriveInLane)):
            lane = gear_in_lane(state, task.seat, task.lane)
            is_made = isinstance(above, MakeRoom) and set(above.gear) <= set(lane)
            if not has_room(state, task.seat, task.lane) and not is_made:
                raise wrong("no-room-to-come", state, task.card)
        above = task


def _check_task(state: MephistoState, task: Question | CardStep) -> None:
    """The card, seat, gear and cells of one pending task."""
    kinds = task.card_kinds
    has_card = task.card != NO_CARD
    if has_card != (kinds != 0) or (kinds and not state.box.kind[task.card] & kinds):
        raise wrong("wrong-card-to-do", state, task.card)
    if task.seat < 0 and (isinstance(task, Decision) or not isinstance(task, MonsterActs)):
        raise wrong("nobody-to-decide", state, task.card)
    if task.in_fight and task.seat != state.turn:
        raise wrong("no-fight", state)
    if isinstance(task, GearQuestion) and any(owner_of(state, card) < 0 for card in task.gear):
        raise wrong("mark-not-in-play", state, task.gear[0])
    if isinstance(task, ArriveInLane) and owner_of(state, task.card) != task.seat:
        raise wrong("mark-not-in-play", state, task.card)
    if isinstance(task, MakeRoom) and any(owner_of(state, card) != task.seat for card in task.gear):
        raise wrong("mark-not-in-play", state, task.gear[0])
    if isinstance(task, (CellQuestion, GiveCard)) and any(
        state.dungeon[cell] == NO_CARD for cell in task.cells
    ):
        raise wrong("wrong-card-to-do", state, task.card)
