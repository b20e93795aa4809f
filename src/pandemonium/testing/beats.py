"""Beats cover all events, and events declare every change of the counters that views show."""

from collections import Counter
from collections.abc import Iterable, Mapping

from pandemonium.app.banter import Banter
from pandemonium.app.beats import BeatBuilder, threat_phrases, threats
from pandemonium.engine.chance import Chance
from pandemonium.engine.event import BEATS, Event
from pandemonium.engine.game import Game
from pandemonium.engine.presenter import no_counters
from pandemonium.engine.state import State
from pandemonium.table.log import EventLog
from pandemonium.testing.positions import all_words
from pandemonium.testing.random_play import (
    MAX_DECISIONS,
    all_viewers,
    failure_context,
    random_action,
)

Counts = Mapping[str, int]

BANTER_KEY = bytes(32)


def check_changes(game: Game, seed: int, decisions: int = MAX_DECISIONS) -> int:
    """Play a random game: the changes of events are those of the counters, for every viewer.

    Returns how many changes were compared; none if the game declares no counters.
    """
    state = game.start(seed, recording=True)
    chance = Chance(seed + 1)
    compared = 0
    before = counters(state)
    for _ in range(decisions):
        if state.over:
            break
        state.events = []
        action = random_action(state.legal(), chance)
        state.apply(action)
        with failure_context(game, seed, state):
            after = counters(state)
            for viewer in all_viewers(game):
                events = seen_as_events(state.events, viewer)
                check_declarations(events)
                place = f"after {action.text!r}, for seat {viewer}"
                compared += check_sums(events, before[viewer], after[viewer], place)
        before = after
    return compared


def counters(state: State) -> dict[int | None, Counts]:
    """The counters of each viewer."""
    count = state.game.presenter.counters
    if count is no_counters:
        return {viewer: {} for viewer in all_viewers(state.game)}
    return {viewer: count(state.view(viewer)) for viewer in all_viewers(state.game)}


def seen_as_events(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """The events as the viewer sees them, hidden fields empty."""
    seen = [(type(event), event.seen_by(viewer)) for event in events]
    return [kind.from_seen(fields) for kind, fields in seen if fields is not None]


def check_declarations(events: Iterable[Event]) -> None:
    """The beat is a known one, and the weight is in its range."""
    for event in events:
        assert event.beat_name() in BEATS, f"{event} has the beat {event.beat_name()!r}"
        assert 0 <= event.weight() <= 3, f"{event} has the weight {event.weight()}"
        assert all(event.touches()), f"{event} touches {event.touches()}"


def check_sums(events: Iterable[Event], before: Counts, after: Counts, place: str) -> int:
    """What events declare is the difference of the counters; returns how many they change."""
    declared: Counter[str] = Counter()
    for event in events:
        for counter, delta in event.changes():
            declared[counter] += delta
    seen = Counter(after)
    seen.subtract(before)
    for counter in sorted({*declared, *seen}):
        assert declared[counter] == seen[counter], (
            f"{place}, {counter} changes by {seen[counter]}; the events declare "
            f"{declared[counter]}: {list(events)}"
        )
    return sum(1 for delta in declared.values() if delta)


def beats_of(state: State, viewer: int | None) -> list[list[object]]:
    """The beats of the events of a state, as a viewer gets them, without sentences."""
    log = EventLog(state.game.players)
    log.add(state.events, state.ply)
    banter = Banter(BANTER_KEY, ["imp"] * state.game.players)
    return BeatBuilder(state.game, banter).unworded(log.items[viewer])


def check_beats(game: Game, seed: int, decisions: int = MAX_DECISIONS) -> int:
    """Play a random game: every event is in one beat, with a sentence in every language.

    The changes of all beats add up to those of the counters, and all viewers get the same threats.
    Returns the number of beats.
    """
    state = game.start(seed, recording=True)
    state.events = []
    chance = Chance(seed + 1)
    before = counters(state)
    log = EventLog(game.players)
    with failure_context(game, seed, state):
        for _ in range(decisions):
            if state.over:
                break
            state.apply(random_action(state.legal(), chance))
            log.add(state.events, state.ply)
            state.events = []
            check_threats(state)
        after = counters(state)
        return sum(
            check_log(game, log, viewer, before[viewer], after[viewer])
            for viewer in all_viewers(game)
        )


def check_log(game: Game, log: EventLog, viewer: int | None, before: Counts, after: Counts) -> int:
    """The beats of one viewer are complete; returns how many there are."""
    items = log.items[viewer]
    builder = BeatBuilder(game)
    beats, *translated = [builder.beats(items, 1, words, viewer) for words in all_words(game)]
    numbers = [n for beat in beats for n in range(beat.first, beat.last + 1)]
    assert numbers == [item["number"] for item in items], f"seat {viewer}: {numbers}"
    for beat in (*beats, *[beat for others in translated for beat in others]):
        assert beat.said, f"no sentence: {beat}"
    sums = Counter(before)
    for beat in beats:
        for counter, delta in beat.changes:
            sums[counter] += delta
            is_own = viewer is not None and counter.partition(":")[2] == str(viewer + 1)
            assert beat.yours or not is_own, f"not about seat {viewer}: {beat}"
    assert +sums == +Counter(after), f"seat {viewer}: beats lead to {sums}, the view has {after}"
    return len(beats)


def check_threats(state: State) -> None:
    """All viewers get the same threats, and each can be worded."""
    phrases = [threat_phrases(state.game, state.view(viewer)) for viewer in all_viewers(state.game)]
    assert len({repr(phrase) for phrase in phrases}) == 1, f"viewers get other threats: {phrases}"
    for words in all_words(state.game):
        for threat in threats(phrases[0], words, None):
            assert threat.said
