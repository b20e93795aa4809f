"""Narration: one sentence per beat, and who may win soon."""

from collections.abc import Sequence

from pandemonium.engine.errors import Phrase
from pandemonium.engine.event import Event
from pandemonium.games.lets_summon_demons.events import (
    CardActivated,
    CardDiscarded,
    CardGained,
    CardSnuffed,
    CardStolen,
    ConditionNotMet,
    Declined,
    DemonSummoned,
    DiceRolled,
    RollReplaced,
    SoulFromSupply,
    SoulsCollected,
    SoulStolen,
)
from pandemonium.games.lets_summon_demons.view import View


def narrate(events: Sequence[Event]) -> Phrase | None:
    """One sentence for a beat of several events."""
    last = events[-1]
    summoned = [event for event in events if isinstance(event, DemonSummoned)]
    if summoned:
        return _summon(summoned[-1], sum(isinstance(event, CardSnuffed) for event in events))
    if any(isinstance(event, SoulStolen) for event in events):
        return _theft(events)
    taken = [event for event in events if isinstance(event, CardStolen)]
    if len(taken) > 1:
        return _stolen_cards(taken)
    collected = [event for event in events if isinstance(event, SoulsCollected)]
    if len({event.seat for event in collected}) > 1:
        return _collected(collected)
    if isinstance(last, DiceRolled) and isinstance(events[0], RollReplaced):
        return Phrase("beat-roll-again", seat=last.seat, n=last.n)
    if isinstance(last, ConditionNotMet):
        return Phrase("beat-condition-not-met", seat=last.seat, card=last.card)
    if isinstance(last, Declined):
        return Phrase("beat-declined", seat=last.seat, card=last.card)
    fired = next((event for event in events if isinstance(event, CardActivated)), None)
    return None if fired is None else _effect(fired, events)


def _summon(event: DemonSummoned, snuffed: int) -> Phrase:
    """A Demon comes into play, perhaps for a price."""
    return Phrase(
        "beat-summon",
        seat=event.seat,
        card=event.card,
        n=snuffed,
        demons=event.demons,
        goal=event.goal if event.demons <= event.goal else 0,  # more than enough: no goal
    )


def _theft(events: Sequence[Event]) -> Phrase:
    """Souls are stolen, from one player or from several."""
    stolen = [event for event in events if isinstance(event, SoulStolen)]
    more = sum(isinstance(event, SoulFromSupply) for event in events)
    thief, card, target = stolen[0].seat, stolen[0].card, stolen[0].target
    if any(event.target != target for event in stolen):
        return Phrase("beat-steal-from-several", seat=thief, card=card, n=len(stolen) + more)
    if more:
        return Phrase(
            "beat-steal-and-supply", seat=thief, target=target, card=card, n=len(stolen), more=more
        )
    return Phrase("beat-steal", seat=thief, target=target, card=card, n=len(stolen))


def _effect(fired: CardActivated, events: Sequence[Event]) -> Phrase | None:
    """What a card moves: what is paid for souls, what opponents lose, what its owner gains."""
    discarded = [event for event in events if isinstance(event, CardDiscarded)]
    lost = [event for event in discarded if event.seat != fired.seat]
    gained = [event for event in events if isinstance(event, CardGained)]
    souls = sum(event.n for event in events if isinstance(event, SoulsCollected))
    args: dict[str, int | str] = {"seat": fired.seat, "card": fired.card}
    if lost:
        args |= _named([event.card for event in lost])
        if len({event.seat for event in lost}) > 1:
            return Phrase("beat-discard-from-several", **args)
        return Phrase("beat-discard", target=lost[0].seat, **args)
    if discarded and souls:
        if discarded[0].card == fired.card:
            return Phrase("beat-use-up", n=souls, **args)
        return Phrase("beat-pay-collect", n=souls, first_card=discarded[0].card, **args)
    if gained and not souls:
        return Phrase("beat-gain", **args, **_named([event.card for event in gained]))
    return None


def _named(cards: Sequence[str]) -> dict[str, int | str]:
    """One card or two, as arguments."""
    args: dict[str, int | str] = {"n": len(cards), "first_card": cards[0]}
    return args if len(cards) == 1 else {**args, "second_card": cards[1]}


def _stolen_cards(events: Sequence[CardStolen]) -> Phrase:
    """Several cards are stolen, from one player or from several."""
    thief, target = events[0].seat, events[0].target
    if all(event.target == target for event in events):
        return Phrase("beat-steal-cards", seat=thief, target=target, n=len(events))
    return Phrase("beat-steal-cards-from-several", seat=thief, n=len(events))


def _collected(events: Sequence[SoulsCollected]) -> Phrase:
    """A card brings souls to its owner and to others."""
    souls: dict[int, int] = {}
    for event in events:
        souls[event.seat] = souls.get(event.seat, 0) + event.n
    (seat, n), (target, more), *rest = souls.items()
    if rest:
        others = sum(souls.values()) - n
        return Phrase("beat-collect-all", seat=seat, card=events[0].card, n=n, more=others)
    return Phrase("beat-collect", seat=seat, target=target, card=events[0].card, n=n, more=more)


def threats(view: View) -> list[Phrase]:
    """Players that one Demon or the next roll may let win."""
    if view["outcome"] is not None:
        return []
    phrases: list[Phrase] = []
    for number, seat in enumerate(view["seats"]):
        missing = view["demons_to_win"] - seat["team_demons"]
        if seat["team_souls"] >= view["souls_to_win"] and missing == 1:
            phrases.append(Phrase("threat-demon", seat=number))
        elif seat["can_win"]:
            phrases.append(Phrase("threat-roll", seat=number))
    return phrases
