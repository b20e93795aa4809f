"""Narration: one sentence per beat, and who has a last turn."""

from collections.abc import Sequence
from typing import TypeVar

from pandemonium.engine.errors import Phrase
from pandemonium.engine.event import Event
from pandemonium.games.mephisto.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardTaken,
    FavorGained,
    FavorLost,
    FavorPaid,
    GameLost,
    GameWon,
    GoalReached,
    KnownCardDrawn,
    MonsterActs,
    MonsterDefeated,
    MonsterSummoned,
    Passed,
    TurnBegun,
    VictoryShared,
)
from pandemonium.games.mephisto.gear_events import (
    DurabilityLost,
    GearActivated,
    GearBroken,
    GearPlayed,
    GearRepaired,
    SpellAttached,
    SpellPlayed,
    WeaponBoosted,
    WeaponWielded,
)
from pandemonium.games.mephisto.view import View

EventT = TypeVar("EventT", bound=Event)
MAX_FOES = 2  # in one fight
PAIR = 2  # players who pay, each of whom is named
# What monsters do, besides letting players draw.
MONSTER_EFFECTS = (FavorGained, FavorLost, FavorPaid, DurabilityLost, GearRepaired, CardDiscarded)


def narrate(events: Sequence[Event]) -> Phrase | None:
    """One sentence for a beat; None: that of its heaviest event."""
    acts = of_kind(events, MonsterActs)
    if acts:
        return _monster(acts[0], events)
    defeated = of_kind(events, MonsterDefeated)
    if defeated:
        return _fight(defeated)
    taken = of_kind(events, CardTaken)
    if taken:
        return _exchange(taken[0], events)
    played = [event for event in events if isinstance(event, GearPlayed | SpellPlayed)]
    if played:
        return _play(played[0], events)
    activated, gained = of_kind(events, GearActivated), of_kind(events, FavorGained)
    if activated and gained and gained[0].seat == activated[0].seat:
        first = activated[0]
        return Phrase("beat-activate", seat=first.seat, card=first.card, n=_sum(gained))
    return _single(max(events, key=lambda event: event.weight()))


def narrate_to(events: Sequence[Event], seat: int) -> Phrase | None:
    """What a monster that acts, or a card that another player plays, costs a player."""
    acts = of_kind(events, MonsterActs)
    favor = [event for event in events if isinstance(event, FavorLost | FavorPaid)]
    lost = sum(event.n for event in favor if event.seat == seat)
    worn = [event for event in of_kind(events, DurabilityLost) if event.seat == seat]
    if not acts:
        played = [event for event in events if isinstance(event, GearPlayed | SpellPlayed)]
        return _played_against(played[0], worn) if played else None
    card = acts[0].card
    if lost and worn:
        return None  # one sentence for each
    if lost:
        return Phrase("beat-harm-favor", card=card, target=seat, n=lost)
    if worn:
        gear = worn[-1]
        before = gear.n + len([event for event in worn if event.gear == gear.gear])
        return Phrase(
            "beat-harm-wear", card=card, target=seat, gear_card=gear.card, n=before, left=gear.n
        )
    for discarded in of_kind(events, CardDiscarded):
        if discarded.seat == seat:
            return Phrase("beat-harm-discard", card=card, target=seat, second_card=discarded.card)
    return None


def _played_against(played: GearPlayed | SpellPlayed, worn: list[DurabilityLost]) -> Phrase | None:
    """Gear that a card of another player wears."""
    if not worn or worn[0].seat == played.seat:
        return None
    return _play_wear(played, worn[0])


def _play_wear(played: GearPlayed | SpellPlayed, worn: DurabilityLost) -> Phrase:
    """A card that is played wears gear of another player."""
    return Phrase(
        "beat-play-wear",
        seat=played.seat,
        card=played.card,
        target=worn.seat,
        gear_card=worn.card,
        n=worn.n,
    )


def of_kind(events: Sequence[Event], kind: type[EventT]) -> list[EventT]:
    """The events of one class, in order."""
    return [event for event in events if isinstance(event, kind)]


def _sum(events: Sequence[FavorGained]) -> int:
    """The favor that was gained in all."""
    return sum(event.n for event in events)


def _fight(defeated: list[MonsterDefeated]) -> Phrase | None:
    """One monster or two that a player has defeated."""
    first, last = defeated[0], defeated[-1]
    souls = sum(event.n for event in defeated)
    if first is last:
        return Phrase("beat-defeat", seat=first.seat, card=first.card, n=souls)
    if first.seat != last.seat or len(defeated) > MAX_FOES:
        return None
    return Phrase(
        "beat-defeat-two", seat=first.seat, card=first.card, second_card=last.card, n=souls
    )


def _exchange(taken: CardTaken, events: Sequence[Event]) -> Phrase | None:
    """A card of the dungeon comes into the hand for one of the hand."""
    summoned, given = of_kind(events, MonsterSummoned), of_kind(events, CardGiven)
    if summoned:
        key, card = "beat-summon", summoned[0].card
    elif given:
        key, card = "beat-exchange", given[0].card
    else:
        return Phrase("beat-loot", seat=taken.seat, card=taken.card)
    return Phrase(key, seat=taken.seat, card=card, second_card=taken.card)


def _play(played: GearPlayed | SpellPlayed, events: Sequence[Event]) -> Phrase | None:
    """A card that is played, with what it does to another player, or else to its own."""
    seat, card = played.seat, played.card
    for lost in of_kind(events, FavorLost):
        return Phrase("beat-play-favor-lost", seat=seat, card=card, target=lost.seat, n=lost.n)
    for worn in of_kind(events, DurabilityLost):
        if worn.seat != seat:
            return _play_wear(played, worn)
    for attached in of_kind(events, SpellAttached):
        return Phrase("beat-attach", seat=seat, card=card, gear_card=attached.card, n=attached.n)
    for boosted in of_kind(events, WeaponBoosted):
        return Phrase("beat-boost", seat=seat, card=card, gear_card=boosted.card, n=boosted.n)
    gained = [event for event in of_kind(events, FavorGained) if event.card == card]
    if gained:
        return Phrase("beat-play-favor", seat=seat, card=card, n=_sum(gained))
    if isinstance(played, GearPlayed):
        return Phrase("beat-play-gear", seat=seat, card=card, lane=played.lane)
    return Phrase("beat-play-spell", seat=seat, card=card)


def _single(event: Event) -> Phrase | None:
    """A beat of which one event is mentioned."""
    if isinstance(event, TurnBegun | Passed | GameWon | GoalReached | VictoryShared | GameLost):
        return Phrase(f"beat-{event.kind}", seat=event.seat)
    if isinstance(event, CardDrawn | KnownCardDrawn):
        key = "beat-draw-card" if event.card else "beat-draw"
        return Phrase(key, seat=event.seat, card=event.card)
    if isinstance(event, GearActivated | GearBroken | WeaponWielded):
        return Phrase(f"beat-{event.kind}", seat=event.seat, card=event.card)
    if isinstance(event, DurabilityLost):
        return Phrase("beat-worn", seat=event.seat, card=event.card, n=event.n)
    if isinstance(event, FavorLost):
        return Phrase("beat-favor-lost", card=event.card, target=event.seat, n=event.n)
    if isinstance(event, FavorGained):
        return Phrase("beat-favor-gained", seat=event.seat, card=event.card, n=event.n)
    return None


# ---------------------------------------------------------------------- monsters that act


def _monster(acts: MonsterActs, events: Sequence[Event]) -> Phrase | None:
    """What a monster does to one player, or to several; None where that is too varied."""
    card = acts.card
    kinds = {type(event) for event in events if isinstance(event, MONSTER_EFFECTS)}
    drawn = [event for event in events if isinstance(event, CardDrawn | KnownCardDrawn)]
    if len(drawn) > 1:
        return Phrase("beat-all-swap" if CardDiscarded in kinds else "beat-all-draw", card=card)
    if kinds == {FavorGained, FavorLost}:
        return _drain(card, of_kind(events, FavorGained), of_kind(events, FavorLost))
    if kinds == {FavorLost}:
        return _lost(card, of_kind(events, FavorLost))
    if kinds == {DurabilityLost}:
        return _worn(card, of_kind(events, DurabilityLost))
    if FavorPaid in kinds:
        return _toll(card, of_kind(events, FavorPaid), is_mixed=len(kinds) > 1)
    repaired = of_kind(events, GearRepaired)
    if kinds == {GearRepaired} and len(repaired) == 1:
        gear = repaired[0]
        return Phrase("beat-repair", card=card, target=gear.seat, gear_card=gear.card, n=gear.n)
    return None


def _drain(card: str, gained: list[FavorGained], lost: list[FavorLost]) -> Phrase:
    """One player gains favor, the others lose some."""
    seat, n = gained[0].seat, _sum(gained)
    if len(lost) > 1:
        return Phrase("beat-drain-all", seat=seat, card=card, n=n)
    return Phrase("beat-drain", seat=seat, card=card, n=n, target=lost[0].seat, lost=lost[0].n)


def _lost(card: str, lost: list[FavorLost]) -> Phrase | None:
    """The sentence about one player who loses favor."""
    if len(lost) > 1:
        return None
    return Phrase("beat-favor-lost", card=card, target=lost[0].seat, n=lost[0].n)


def _toll(card: str, paid: list[FavorPaid], *, is_mixed: bool) -> Phrase:
    """Players pay favor; some of them may wear a weapon instead."""
    n = paid[0].n
    if is_mixed:
        return Phrase("beat-toll-or-wear", card=card, n=n)
    if len(paid) == 1:
        return Phrase("beat-toll", card=card, n=n, target=paid[0].seat)
    if len(paid) == PAIR:
        return Phrase("beat-toll-two", card=card, n=n, seat=paid[0].seat, target=paid[1].seat)
    return Phrase("beat-toll-several", card=card, n=n, payers=len(paid))


def _worn(card: str, worn: list[DurabilityLost]) -> Phrase:
    """Gear of one player, or of several, loses durability."""
    if len(worn) > 1:
        return Phrase("beat-wear-all", card=card, n=len(worn))
    gear = worn[0]
    return Phrase("beat-wear", card=card, target=gear.seat, gear_card=gear.card, n=gear.n)


# ---------------------------------------------------------------------- the end


def threats(view: View) -> list[Phrase]:
    """The players who have a last turn, in order: in the last round, all who have not finished."""
    if view["outcome"] is not None:
        return []
    return [Phrase("threat-last-turn", seat=seat) for seat in view["ending"]["last_turns"]]
