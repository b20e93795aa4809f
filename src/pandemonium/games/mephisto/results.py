"""Results of plans and actions, under the names that previews use; the shortfall of losers."""

from pandemonium.engine.execution import Execution
from pandemonium.engine.task import Args
from pandemonium.games.mephisto import events, gear_events
from pandemonium.games.mephisto.attack import need_of
from pandemonium.games.mephisto.dungeon import SummonFor
from pandemonium.games.mephisto.playing import Pay
from pandemonium.games.mephisto.state import COUNTED, MephistoState

CARDS = ("card", "second_card")


def results(done: Execution) -> Args:
    """What happened in a fight, a payment or a play, or so far after a single action."""
    if done.key.startswith("fight"):
        return {**_fight_results(done), "weapons": _weapons(done)}
    if done.key == "pay":
        return _payment_results(done)
    if done.key:
        return _play_results(done)
    kind = done.action.kind
    if kind == "activate":
        return _activation_results(done)
    if kind in ("play-gear", "play-spell"):
        top = None if done.after.ended else done.after.todo[-1]
        return {"cards": -top.left if isinstance(top, Pay) else 0}
    if kind == "spend":
        return _spending_results(done)
    if kind in ("fight", "fight-both"):
        return _begun_results(done)
    return _summons_results(done) if kind == "summon" else {}


def _fight_results(done: Execution) -> Args:
    """The monsters that were defeated, and the favor that was spent."""
    defeated = done.own_events(events.MonsterDefeated)
    args: Args = {
        "favor": sum(event.n for event in done.own_events(events.FavorSpent)),
        "souls": sum(event.n for event in defeated),
    }
    return {**args, **dict(zip(CARDS, [event.card for event in defeated], strict=False))}


def _weapons(done: Execution) -> int:
    """How many weapons took part in the fight."""
    return len(done.before.wielded) + len(done.own_events(gear_events.WeaponWielded))


def _spending_results(done: Execution) -> Args:
    """What the fight cost and brought, and the weapons that broke in it."""
    fought = _fight_results(done)
    args: Args = {"favor": -int(fought["favor"]), "souls": fought["souls"]}
    broken: list[str] = []
    for event in done.events:
        if isinstance(event, events.CardPlaced):
            break  # the fight is over: the dungeon is refilled
        if isinstance(event, gear_events.GearBroken):
            broken.append(event.gear)
    return {**args, "breaks": ", ".join(broken)} if broken else args


def _begun_results(done: Execution) -> Args:
    """What the fight needs, while it is going on; its souls, if it is already over."""
    if done.after.foes:
        return {"need": need_of(done.after, done.after.foes), "missing": 0}
    return {"souls": _fight_results(done)["souls"], "missing": 0}


def _payment_results(done: Execution) -> Args:
    """The cards that were discarded."""
    paid = [event.card for event in done.own_events(events.CardDiscarded)][: len(done.actions)]
    return {"n": len(paid), **dict(zip(CARDS, paid, strict=False))}


def _play_results(done: Execution) -> Args:
    """The card that was played and its lane, what it cost, and what made room for it."""
    args: Args = {"n": 0}
    for event in done.events:
        if isinstance(event, events.CardDiscarded):
            args["n"] = int(args["n"]) + 1
        elif isinstance(event, gear_events.GearScrapped):
            args["other_card"] = event.card
        elif isinstance(event, gear_events.GearPlayed):
            return {**args, "card": event.card, "lane": event.lane}
        elif isinstance(event, gear_events.SpellPlayed):
            return {**args, "card": event.card}
    return args


def _summons_results(done: Execution) -> Args:
    """The favor from the summons, which is the same for every cell."""
    emitted = list(done.events)
    if not done.after.ended and isinstance(done.after.decision, SummonFor):
        following = done.after.clone()
        following.recording = True
        following.apply(following.choices[0])
        emitted = following.events
    place = next(n for n, event in enumerate(emitted) if isinstance(event, events.CardPlaced))
    gain = wasted = 0
    for event in emitted[place + 1 :]:
        if not isinstance(event, (events.FavorGained, events.FavorWasted)):
            break
        gain += event.n
        wasted += event.n if isinstance(event, events.FavorWasted) else 0
    return {"gain": gain, "wasted": wasted}


def _activation_results(done: Execution) -> Args:
    """Durability, and the favor that the card gave, unless a question is still open."""
    card = done.action.arg
    name = done.before.box.names[card]
    gained = [event.n for event in done.own_events(events.FavorGained) if event.card == name]
    wasted = [event.n for event in done.own_events(events.FavorWasted) if event.card == name]
    args: Args = {}
    for event in done.events:  # the first loss is the cost; a repair may follow
        if isinstance(event, gear_events.DurabilityLost):
            args["durability"] = event.n
            break
        if isinstance(event, gear_events.GearBroken):
            args.update(durability=0, breaks=event.gear)
            break
    if gained or wasted:
        args.update(gain=sum(gained) + sum(wasted), wasted=sum(wasted))
    return args


def shortfall(state: MephistoState, seat: int) -> dict[str, int]:
    """By how much the winner, or their team, was ahead in what decided (ME 9.5, 11.8)."""
    if state.reason not in COUNTED:
        return {}
    mine, best = state.standing(seat), state.standing(state.winners[0])
    souls, favor, gear = (more - less for more, less in zip(best, mine, strict=True))
    return {"souls": souls, "favor": favor, "gear": gear}
