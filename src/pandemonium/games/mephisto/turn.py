"""The turn (ME chapters 2, 5, 9, 11, 12): what it allows, refill, the next turn, the end."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, NOBODY, Args, Refusal
from pandemonium.games.mephisto import events
from pandemonium.games.mephisto.components import (
    ALL_CELLS,
    ANY,
    CELLS,
    MAX_PLAYERS,
    MONSTER,
    NOT_MONSTER,
    ROOM,
    SLOTS,
    SUMMON_FAVOR,
    SUMMONING,
    WEAPON,
)
from pandemonium.games.mephisto.dungeon import (
    MONSTERS_ACT,
    BanishInExtraStep,
    RefilledMonstersAct,
    SummonFor,
)
from pandemonium.games.mephisto.favor import favor_gained
from pandemonium.games.mephisto.fight import (
    add_actions_in_dungeon,
    begin_fight,
    fight_numbers,
    fight_preview,
    fight_refusal,
)
from pandemonium.games.mephisto.gear import activate, activation_limit, activation_preview
from pandemonium.games.mephisto.lanes import lane_of
from pandemonium.games.mephisto.plans import fight_plans, play_plans
from pandemonium.games.mephisto.playing import has_weapon_to_help, play, play_refusal
from pandemonium.games.mephisto.questions import CardStep, Question
from pandemonium.games.mephisto.state import MephistoState

NOT_A_TURN_ACTION: Final = Refusal("ME 2.1", "not-asked-for")
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
MAX_HANDOVERS: Final = 2  # in a row (ME 11.4)


# ---------------------------------------------------------------------- what a turn allows


class Turn(Question):
    """Play and activate; then loot, fight or summon. What the hand allows is secret (ME 2.1)."""

    saved_name = "Turn"
    key = "turn"
    clause = "ME 2.1"
    secret = True
    optimizes_legal = True

    def candidates(self, state: MephistoState) -> list[Action]:
        """Everything that the hand, the gear and the dungeon suggest."""
        actions, box = state.actions, state.box
        candidates = hand_actions(state, self.seat)
        for card in state.seats[self.seat].gear:
            if card >= 0 and box.is_activated[card]:
                candidates.append(actions.activate[card])
        if box.teams:
            candidates.append(actions.hand_over)
        for cell in range(CELLS):
            card = state.dungeon[cell]
            if card >= 0:
                family = actions.fight if box.kind[card] == MONSTER else actions.loot
                candidates.append(family[cell])
        return [*candidates, *actions.fight_both, actions.loot_deck, actions.pass_]

    def legal(self, state: MephistoState) -> list[Action]:
        seat = self.seat
        actions = state.actions
        legal: list[Action] = []
        add_hand_actions(state, seat, legal)
        add_activations(state, seat, legal)
        if state.box.teams and hand_over_refusal(state, seat) is None:
            legal.append(actions.hand_over)
        add_actions_in_dungeon(state, seat, legal)
        if state.has_card_to_draw():
            legal.append(actions.loot_deck)
        elif not has_action(state, seat):
            legal.append(actions.pass_)
        return legal

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        seat = self.seat
        kind = action.kind
        if kind == "play-gear" or kind == "play-spell":
            return play_refusal(state, seat, action)
        if kind == "fight" or kind == "fight-both":
            return fight_refusal(state, seat, action)
        if kind == "loot":
            return None if state.has_cell_with([action.arg], NOT_MONSTER) else NOTHING_TO_LOOT
        if kind == "summon":
            return summon_refusal(state, seat, action)
        if kind == "activate":
            return activation_refusal(state, seat, action.arg)
        if kind == "loot-deck":
            return None if state.has_card_to_draw() else NOTHING_TO_DRAW
        if kind == "hand-over":
            return hand_over_refusal(state, seat)
        if kind == "pass":
            return MUST_ACT if has_action(state, seat) else None
        return NOT_A_TURN_ACTION

    def perform(self, state: MephistoState, action: Action) -> None:
        """Carry it out; monsters that enter act when it is finished."""
        seat = self.seat
        kind = action.kind
        if kind == "hand-over":
            hand_over(state, seat)
            return
        state.handovers = 0
        if kind == "activate":
            state.todo.append(self)
            state.todo.append(MONSTERS_ACT[seat])
            activate(state, seat, action.arg)
        elif kind == "play-gear" or kind == "play-spell":
            state.todo.append(self)
            play(state, seat, action)
        else:
            state.todo.append(ACTION_OVER[seat])
            state.todo.append(MONSTERS_ACT[seat])
            take_action(state, seat, action)

    def label(self, state: MephistoState, action: Action, args: Args) -> str:
        """A refusal may mention the numbers of a fight."""
        if action.verb == "fight":
            args.update(fight_numbers(state, self.seat, action))
        return super().label(state, action, args)

    def preview(self, state: MephistoState, action: Action) -> Args:
        seat = self.seat
        kind = action.kind
        if kind == "play-gear" or kind == "play-spell":
            return {"cards": -state.box.designs[state.actions.number(action)].cost}
        if kind == "fight" or kind == "fight-both":
            return fight_preview(state, seat, action)
        if kind == "summon":
            return favor_gained(state, seat, SUMMON_FAVOR + state.income(seat, SUMMONING))
        if kind == "activate" and action.arg in state.seats[seat].gear:
            return activation_preview(state, seat, action.arg)
        return {}

    def plans(self, state: MephistoState) -> list[Plan]:
        """Whole fights, then plays with their payment."""
        plays = [action for action in state.choices if action.verb == "play"]
        return [*fight_plans(state, self.seat), *play_plans(state, self.seat, plays)]


def hand_actions(state: MephistoState, seat: int) -> list[Action]:
    """Plays and summons, one per design in the hand."""
    actions: list[Action] = []
    seen: list[int] = []
    for card in state.seats[seat].hand:
        design = state.box.design_of[card]
        if design not in seen:
            seen.append(design)
            actions += state.actions.from_hand[design]
    return actions


def add_hand_actions(state: MephistoState, seat: int, actions: list[Action]) -> None:
    """Append the legal plays and summons."""
    box = state.box
    designs, cost = box.design_of, box.cost
    hand = state.seats[seat].hand
    most_cost = len(hand) - 1
    has_cards = state.has_cell_with(ALL_CELLS, ANY)
    seen = 0  # designs, as bits
    for card in hand:
        design = designs[card]
        if seen >> design & 1 or cost[card] > most_cost:
            continue
        seen |= 1 << design
        if design >= box.first_monster_design and not has_cards:
            continue
        if box.is_attached[card] and not has_weapon_to_help(state, seat):
            continue
        for action in state.actions.from_hand[design]:
            actions.append(action)


def add_activations(state: MephistoState, seat: int, actions: list[Action]) -> None:
    """Append the gear that can be activated."""
    box = state.box
    gear = state.seats[seat].gear
    for slot in range(SLOTS):
        card = gear[slot]
        if card < 0 or not box.is_activated[card]:
            continue
        if state.activated and state.activated.count(card) >= activation_limit(state, seat):
            continue
        if box.effect[card].can_use(state, seat, card, slot // ROOM, False):
            actions.append(state.actions.activate[card])


def summon_refusal(state: MephistoState, seat: int, action: Action) -> Refusal | None:
    """A monster of the hand against any card of the dungeon (ME 5.2, 5.4)."""
    if state.find_in_hand(seat, state.actions.number(action)) == NO_CARD:
        return MONSTER_NOT_IN_HAND
    return None if state.has_cell_with(ALL_CELLS, ANY) else NO_CARD_TO_SUMMON_AGAINST


def activation_refusal(state: MephistoState, seat: int, card: int) -> Refusal | None:
    """What forbids activating gear (ME 4.2, 4.5)."""
    if card not in state.seats[seat].gear:
        return NOT_IN_PLAY
    if not state.box.is_activated[card]:
        return NOT_ACTIVATED
    if state.activated and state.activated.count(card) >= activation_limit(state, seat):
        return ALREADY_ACTIVATED
    lane = lane_of(state, seat, card)
    usable = state.box.effect[card].can_use(state, seat, card, lane, False)
    return None if usable else WITHOUT_EFFECT


def hand_over_refusal(state: MephistoState, seat: int) -> Refusal | None:
    """What forbids handing the turn to the partner (ME 11.3, 11.4)."""
    if not state.box.teams:
        return NO_PARTNER
    if state.seats[seat ^ 1].has_acted:
        return PARTNER_HAS_ACTED
    return DO_SOMETHING_FIRST if state.handovers == MAX_HANDOVERS else None


def has_action(state: MephistoState, seat: int) -> bool:
    """Whether any of the three actions is possible (ME 2.4)."""
    if state.has_card_to_draw() or state.has_cell_with(ALL_CELLS, NOT_MONSTER):
        return True
    if not state.has_cell_with(ALL_CELLS, ANY):
        return False
    if state.count_in_hand(seat, MONSTER):
        return True
    # fighting two monsters is never easier than fighting one
    for cell in range(CELLS):
        if fight_refusal(state, seat, state.actions.fight[cell]) is None:
            return True
    return False


# ---------------------------------------------------------------------- taking an action


def hand_over(state: MephistoState, seat: int) -> None:
    """The partner continues the turn (ME 11.3)."""
    state.handovers += 1
    state.turn = seat ^ 1
    if state.recording:
        state.emit(events.TurnHandedOver(seat, seat ^ 1))
    state.todo.append(TURN[seat ^ 1])


def take_action(state: MephistoState, seat: int, action: Action) -> None:
    """The one action of the turn (ME 2.4)."""
    kind = action.kind
    if kind == "loot":
        state.take_cell(seat, action.arg)
    elif kind == "loot-deck":
        state.draw_to_hand(seat)
    elif kind == "summon":
        monster = state.take_from_hand(seat, state.actions.number(action))
        state.aside.append(monster)
        if state.recording:
            state.emit(events.MonsterSummoned(seat, state.box.names[monster]))
        state.todo.append(SummonFor(seat, monster, state.cells_with(ALL_CELLS, ANY)))
    elif kind == "pass":
        if state.recording:
            state.emit(events.Passed(seat))
    else:
        begin_fight(state, seat, action)


# ---------------------------------------------------------------------- from turn to turn


class BeginTurn(CardStep):
    """A turn begins with a card from the deck, in a team for both partners (ME 2.2, 11.3)."""

    saved_name = "BeginTurn"

    def run(self, state: MephistoState) -> None:
        begin_turn(state, self.seat)


def begin_turn(state: MephistoState, seat: int) -> None:
    """Draw a card, in a team both partners; then ask the player."""
    state.turn = seat
    if state.recording:
        state.emit(events.TurnBegun(seat))
    state.draw_to_hand(seat)
    if state.box.teams:
        state.draw_to_hand(seat ^ 1)
    state.todo.append(TURN[seat])


class ActionOver(CardStep):
    """The action is over: the partner continues, or the dungeon is refilled (ME 11.3, 12.2)."""

    saved_name = "ActionOver"

    def run(self, state: MephistoState) -> None:
        seat = self.seat
        state.seats[seat].has_acted = True
        if state.box.teams and not state.seats[seat ^ 1].has_acted:
            state.turn = seat ^ 1
            state.handovers = 0
            state.todo.append(TURN[seat ^ 1])
            return
        if state.box.solitaire:
            state.todo.append(Refill(seat))
            state.todo.append(ExtraStep(seat))
        else:
            refill(state, seat)


class Refill(CardStep):
    """Fill every empty cell; then the monsters that entered act (ME 7.4, 7.5)."""

    saved_name = "Refill"

    def run(self, state: MephistoState) -> None:
        refill(state, self.seat)


def refill(state: MephistoState, seat: int) -> None:
    """Fill in the order of the player, or of the partner who comes first (ME 11.5)."""
    first = seat & ~1 if state.box.teams else seat
    state.todo.append(END_TURN[seat])
    for cell in state.side(first).fill_order:
        if state.dungeon[cell] == NO_CARD:
            state.place_from_deck(cell)
    if state.entered:
        state.todo.append(RefilledMonstersAct(seat))


class EndTurn(CardStep):
    """Marks of the turn are cleared; then the next turn, or the end (ME 2.5, 9.3)."""

    saved_name = "EndTurn"

    def run(self, state: MephistoState) -> None:
        state.activated.clear()
        state.boosts.clear()
        state.fresh.clear()
        state.handovers = 0
        for cell in range(CELLS):
            state.emptied[cell] = NOBODY
        for player in state.seats:
            player.has_cast = False
            player.has_acted = False
        box = state.box
        seat = self.seat
        upcoming = ((seat & ~1) + 2) % 4 if box.teams else (seat + 1) % box.players
        if upcoming == state.start and state.times_out >= box.outs_to_end:
            count_up(state)
        else:
            begin_turn(state, upcoming)


# Tasks are immutable: all games share one of each per seat.
TURN: Final = [Turn(seat) for seat in range(MAX_PLAYERS)]
ACTION_OVER: Final = [ActionOver(seat) for seat in range(MAX_PLAYERS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MAX_PLAYERS)]


# ---------------------------------------------------------------------- the extra step of solitaire


class ExtraStep(CardStep):
    """A card of the deck decides which card leaves the dungeon (ME 12.3, 12.4)."""

    saved_name = "ExtraStep"

    def run(self, state: MephistoState) -> None:
        """The strongest card of that kind leaves."""
        shown = discard_top(state, self.seat)
        if shown == NO_CARD:
            return
        kind = state.box.kind[shown]
        cells = strongest(state, state.cells_with(ALL_CELLS, kind), kind)
        if cells:
            state.todo.append(BanishInExtraStep(self.seat, NOBODY, cells))
        else:
            discard_top(state, self.seat)


def discard_top(state: MephistoState, seat: int) -> int:
    """Discard the top card of the deck; returns it."""
    card = state.draw()
    if card != NO_CARD:
        state.deck.discards.append(card)
        if state.recording:
            state.emit(events.TopDiscarded(seat, state.box.names[card]))
    return card


def strongest(state: MephistoState, cells: list[int], kind: int) -> list[int]:
    """Of these cells, those with the highest attack (monsters, weapons) and then cost."""
    best = (-1, -1)
    equal: list[int] = []
    for cell in cells:
        card = state.dungeon[cell]
        attack = state.box.attack[card] if kind & (MONSTER | WEAPON) else 0
        rank = (attack, state.box.cost[card])
        if rank > best:
            best = rank
            equal = []
        if rank == best:
            equal.append(cell)
    return equal


# ---------------------------------------------------------------------- the end


def count_up(state: MephistoState) -> None:
    """Compare souls, then favor, then gear; equal players share the victory (ME 9.5, 11.8)."""
    if state.box.solitaire:
        if state.recording:
            state.emit(events.GameLost(0))
        state.finish((), "deck-ran-out")
        return
    standings = [state.standing(seat) for seat in range(state.box.players)]
    best = max(standings)
    winners = [seat for seat, standing in enumerate(standings) if standing == best]
    draw = len(winners) > (2 if state.box.teams else 1)
    if state.recording:
        kind = events.VictoryShared if draw else events.GameWon
        for seat in winners:
            state.emit(kind(seat, state.souls(seat)))
    state.finish(tuple(winners), "all-equal" if draw else deciding(standings, best), draw)


def deciding(standings: list[tuple[int, int, int]], best: tuple[int, int, int]) -> str:
    """Which comparison decided the game."""
    rivals = [standing for standing in standings if standing != best]
    if all(rival[0] < best[0] for rival in rivals):
        return "most-souls"
    equal = [rival for rival in rivals if rival[0] == best[0]]
    return "more-favor" if all(rival[1] < best[1] for rival in equal) else "more-gear"
