"""What one seat may know, built by adding; and dealing anew what it may not.

Hidden are the hands of the others and the order of the decks. What a seat has seen before and
cannot see any more (the Demon deck, through the Book) is not part of its view: a view is the table
as it lies there, not a memory.
"""

from typing import NotRequired, TypedDict

from pandemonium.games.lets_summon_demons import effects
from pandemonium.games.lets_summon_demons import tasks as do
from pandemonium.games.lets_summon_demons import vocabulary as v
from pandemonium.games.lets_summon_demons.box import SOULS_TO_WIN
from pandemonium.games.lets_summon_demons.cards import TOTALS
from pandemonium.games.lets_summon_demons.state import EMPTY, Board
from pandemonium.games.lets_summon_demons.turn import snuffed_by


class CardView(TypedDict):
    """A Block card in front of a player, as what it counts there."""

    card: str
    kinds: list[str]
    late: bool
    waiting: bool


class SeatView(TypedDict):
    """One player as the viewer sees them; `hand` is there for one's own seat only."""

    souls: int
    candles: list[str]
    cards: list[CardView]
    demons: list[str]
    hand_size: int
    hand: NotRequired[list[str]]
    snuffs: int
    protected: bool


class FiringView(TypedDict):
    """A card that a total would activate, and whether its condition is met now."""

    seat: int
    card: str
    met: bool


class TotalView(TypedDict):
    """One column of the activation strip: a total, its ways in 36, what it would activate."""

    total: int
    ways: int
    cards: list[FiringView]


class View(TypedDict):
    """The table from one seat (None: a spectator)."""

    game: str
    seat: int | None
    player: int
    turn: int
    extra_turn: bool
    extra_turns: list[int]
    question: dict[str, object] | None
    legal: list[str]
    seats: list[SeatView]
    block: list[str | None]
    deck: int
    discards: list[str]
    demon_deck: int
    demon_discards: list[str]
    dice: list[int]
    rolled: bool
    bought: bool
    summoned: bool
    passed: bool
    rerolled: bool
    summoning: str | None
    aside: NotRequired[list[str]]
    strip: list[TotalView]
    demons_to_win: int
    souls_to_win: int
    teams: bool
    winners: list[int]


def view(board: Board, seat: int | None) -> View:
    """The table as `seat` sees it."""
    box = board.box
    question = board.question
    seen = View(
        game=board.game.id,
        seat=seat,
        player=board.player,
        turn=board.turn,
        extra_turn=board.is_extra,
        extra_turns=board.extra[:],
        question=None if question is None else question.to_json(),
        legal=[action.text for action in board.choices] if board.player == seat else [],
        seats=[_seat_view(board, owner, owner == seat) for owner in range(box.players)],
        block=[None if card == EMPTY else box.name(card) for card in board.block],
        deck=len(board.deck),
        discards=[box.name(card) for card in board.deck.discards],
        demon_deck=len(board.demon_deck),
        demon_discards=[box.name(card) for card in board.demon_deck.discards],
        dice=list(board.dice) if board.rolled else [],
        rolled=board.rolled,
        bought=board.bought,
        summoned=board.summoned,
        passed=board.passed,
        rerolled=board.rerolled,
        summoning=None if board.summoning == EMPTY else box.name(board.summoning),
        strip=strip(board),
        demons_to_win=box.demons_to_win * box.team_size,
        souls_to_win=SOULS_TO_WIN * box.team_size,
        teams=box.teams,
        winners=list(board.winners),
    )
    if board.aside and board.player == seat:
        seen["aside"] = [box.name(demon) for demon in board.aside[board.todo[-1].n :]]
    return seen


def _seat_view(board: Board, seat: int, is_own: bool) -> SeatView:
    """What lies in front of one player, and the hand if it is the viewer's own."""
    own = board.seats[seat]
    waiting = [card for batch in board.batches for card in batch]
    seen = SeatView(
        souls=own.souls,
        candles=[board.box.name(card) for card in own.candles],
        cards=[
            CardView(
                card=board.box.name(card),
                kinds=_kinds(board.traits(seat, card)),
                late=card in board.late,
                waiting=card in waiting,
            )
            for card in own.row
        ],
        demons=[board.box.name(card) for card in own.demons],
        hand_size=len(own.hand),
        snuffs=snuffed_by(board, seat),
        protected=board.powers(seat) & v.PROTECTED != 0,
    )
    if is_own:
        seen["hand"] = [board.box.name(card) for card in own.hand]
    return seen


def _kinds(traits: int) -> list[str]:
    """Traits in words."""
    return [name for name, bit in {**v.KINDS, **v.DISPOSITIONS}.items() if traits & bit]


def strip(board: Board) -> list[TotalView]:
    """What each total would activate."""
    return [_total_view(board, total) for total in TOTALS]


def _total_view(board: Board, total: int) -> TotalView:
    """What the total would activate on the roll of the player whose turn it is (LSD 3.2, 3.3)."""
    fires: list[FiringView] = []
    for i in range(1 if board.is_extra else board.box.players):
        seat = (board.turn + i) % board.box.players
        own = board.seats[seat]
        for card in own.candles + own.row + (own.demons if i == 0 else []):
            if board.box.totals[card] >> total & 1:
                met = effects.meets_condition(board, seat, card)
                fires.append(FiringView(seat=seat, card=board.box.name(card), met=met))
    return TotalView(total=total, ways=6 - abs(total - 7), cards=fires)


def deal_anew(board: Board, seat: int) -> None:
    """Deal what `seat` cannot know from what it cannot tell apart, by the board's own chance."""
    board.deck.shuffle()
    board.demon_deck.shuffle()
    asks = board.todo[-1].do if board.todo else EMPTY
    sees_deck = asks == do.SEARCH and board.player == seat
    sees_aside = not board.aside or board.player == seat
    others = [own for owner, own in enumerate(board.seats) if owner != seat]
    pool = [demon for own in others for demon in own.hand]
    if not sees_deck:
        pool += board.demon_deck.cards
    if not sees_aside:
        eggs = board.todo[-1].n
        pool += board.aside[eggs:]
        board.aside = board.aside[:eggs] + [board.chance.draw(pool) for _ in board.aside[eggs:]]
    for own in others:
        own.hand = [board.chance.draw(pool) for _ in own.hand]
    if not sees_deck:
        board.demon_deck.cards = pool
