"""What is checked in every frame while others act.

Times are those of a page that paints: a frame that a busy machine paints late counts as two frames.
"""

from itertools import groupby, pairwise
from math import isclose
from typing import Any

from tests.browser.sampler import Sample, Watched

FRAME = 1000 / 30  # milliseconds that a frame takes at most; more is the machine's
LANDED = 0.95  # of the way: the last steps are tiny
READ = 400  # milliseconds that a sentence is shown at least
PAINTED = (
    150  # milliseconds between frames: a machine that is slower proves nothing about their order
)
LEAST_FACES = 6  # that a tumbling die shows,
SAMPLES = 10  # or one in ten samples, where timers are late; then they rest


def stalled(frames: list[Sample]) -> set[int]:
    """The beats, by first event, during which nothing was painted for long: they prove nothing."""
    return {
        frame.first
        for before, after in pairwise(frames)
        if after.time - before.time >= PAINTED
        for frame in (before, after)
        if frame.first
    }


def check_counters(frames: list[Sample]) -> None:
    """Counters change within beats, and not before the tokens of the beat have landed."""
    late_beats = stalled(frames)
    for before, after in pairwise(frames):
        changed = [at for at, n in before.counts.items() if after.counts.get(at, n) != n]
        is_late = before.first in late_beats or after.first in late_beats
        if not changed or before.presses != after.presses or is_late:
            continue
        assert before.beat or after.beat, f"{changed} changed, and nothing was shown"
        if before.first == after.first:
            launched = (after.first, before.ply)  # another message may have made the beat longer
            late = [progress for *by, progress in after.flying if tuple(by) == launched]
            assert min(late, default=1) >= LANDED, f"{changed} changed during {after.beat}: {late}"


def check_looks(seen: Watched) -> None:
    """Owners, frost, tokens and the like change with a beat that touches them, when it lands."""
    reached = 0
    for before, after in pairwise(seen.frames):
        reached = max(reached, before.first)
        changed = [at for at, look in before.looks.items() if after.looks.get(at, look) != look]
        if before.presses != after.presses:
            continue
        end = after.first or seen.beats[-1]["first"] + 1
        landed = [one for one in seen.beats if reached <= one["first"] < max(end, reached + 1)]
        for at in changed:
            assert any(concerns(beat, at) for beat in landed), f"{at} changed: {before} {after}"


def concerns(beat: dict[str, Any], name: str) -> bool:
    """Whether a beat touches an element, or what is in the middle of it, or changes a counter."""
    counters = [counter.removeprefix("tokens:") for counter, _ in beat["changes"]]
    touched = [at.replace("centre:", "field:") for at in beat["touches"]]
    return name in [*counters, *touched, *(counter for counter, _ in beat["changes"])]


def check_pieces(seen: Watched) -> None:
    """No piece is where a beat brings it before that beat begins."""
    known = set(seen.frames[0].pieces)
    for message in seen.messages:
        for news in message["news"] if message["type"] == "news" else ():
            to, card = news["event"].get("to"), news["event"].get("card")
            brought = {to, f"{to}:{card}"} - known if to else set()
            beat = max(
                (one["first"] for one in seen.beats if one["first"] <= news["number"]), default=0
            )
            early = [frame for frame in seen.frames if 0 < frame.first < beat and not frame.presses]
            shown = brought & {at for frame in early for at in frame.pieces}
            assert not shown, f"{shown} came before {news['said']}"
            known |= brought


def check_bars(frames: list[Sample]) -> None:
    """In every frame, bars are as long as their counters are high, compared with each other."""
    for frame in frames:
        full = [(share, int(frame.counts[at])) for at, share in frame.bars.items()]
        units = [share / count for share, count in full if count > 0]
        assert all(isclose(unit, units[0], rel_tol=0.05) for unit in units), frame


def check_flights(frames: list[Sample]) -> None:
    """Whatever a beat lets fly has landed when the next beat begins."""
    late_beats = stalled(frames)
    for before, after in pairwise(frames):
        if not before.first or after.first == before.first or before.presses != after.presses:
            continue
        if before.first not in late_beats:
            late = [flight for flight in after.flying if flight[0] == before.first]
            assert all(progress >= LANDED for *_, progress in late), (before.beat, after.beat, late)


def check_dice(seen: Watched) -> None:
    """Dice show many faces while they roll, and then what was rolled."""
    rolls = [beat["first"] for beat in seen.beats if beat["name"] == "roll"]
    for roll in rolls:
        shown = [faces for by, faces, _ in seen.faces if by == roll]
        changes = sum(before != after for before, after in pairwise(shown))
        least = min(LEAST_FACES, len(shown) // SAMPLES)
        assert changes >= least, f"roll {roll}: {changes} faces in {len(shown)} samples"
        check_result(seen, roll)


# The letters of the faces of dice with symbols, in the order in which events count them.
LETTERS = ("M", "S", "", "S", "U", "")


def check_result(seen: Watched, roll: int) -> None:
    """The last faces of a roll are those of its event."""
    beat = next(one for one in seen.beats if one["first"] == roll)
    messages = [message for message in seen.messages if message["type"] == "news"]
    news = [one for message in messages for one in message["news"]]
    events = [one["event"] for one in news if beat["first"] <= one["number"] <= beat["last"]]
    event = next(one for one in reversed(events) if one["kind"] == "dice-rolled")
    if "values" not in event:
        rolled = [str(event["first"]), str(event["second"])]
    elif len(events) == 1:  # else something happened to the dice at once
        rolled = [one for one, n in zip(LETTERS, event["values"], strict=True) for _ in range(n)]
    else:
        return
    samples = [at for at, (by, *_) in enumerate(seen.faces) if by == roll]
    assert samples, f"roll {roll} was never shown"
    last = seen.faces[samples[-1] : samples[-1] + 2]  # a timer may be late
    shown = [sorted(values) for *_, values in last]
    assert sorted(rolled) in shown, f"{rolled} rolled: {shown}"


def check_narration(seen: Watched, log: str) -> None:
    """What others do is in the bar long enough to be read; what has no weight, in the log."""
    sentences = {beat["said"]: beat for beat in seen.beats if beat["seat"] not in (None, seen.seat)}
    shown = {beat: list(frames) for beat, frames in groupby(seen.frames, lambda frame: frame.first)}
    for sentence, beat in sentences.items():
        frames = shown.get(beat["first"], [])
        if beat["weight"] == 0 or not frames:
            continue
        first = next((frame for frame in frames if sentence in frame.sentence), None)
        assert first is not None, f"never said: {sentence}"
        early = beat["name"] == "roll" and frames[0] == first and len(frames) > 1
        assert not early, f"said before the dice rest: {sentence}"
        begun = seen.frames[max(0, seen.frames.index(first) - 1)]  # it may have been painted late
        pressed = any(frame.presses != frames[0].presses for frame in frames)
        last = seen.frames[seen.frames.index(frames[-1]) + 1]
        assert pressed or last.time - begun.time >= READ, f"too short: {sentence}"
    asides = [
        (frame.sentence, frame.help)
        for frame in seen.frames
        if frame.beat and frame.help and any(said in frame.sentence for said in sentences)
    ]
    assert asides == [], f"below the sentence is something about another moment: {asides[0]}"
    for message in seen.messages:
        for news in message["news"] if message["type"] == "news" else ():
            covered = any(beat["first"] <= news["number"] <= beat["last"] for beat in seen.beats)
            assert covered or news["of"] == "table", f"in no beat: {news}"
            assert not news["said"] or news["of"] == "table" or is_in(news, seen, log), news


def is_in(news: dict[str, object], seen: Watched, log: str) -> bool:
    """Whether the log has the sentence of an event, or that of its beat."""
    beats = [beat for beat in seen.beats if beat["first"] <= news["number"] <= beat["last"]]
    return str(news["said"]) in log or any(beat["said"] in log for beat in beats)


def check_budget(theirs: list[Sample], most: float) -> None:
    """No turn takes longer than it may."""
    turn = 0.0
    for before, after in pairwise(theirs):
        turn = 0 if after.beat == "turn" != before.beat else turn
        turn += min(after.time - before.time, FRAME)
        assert turn <= most, f"a turn took {turn:.0f} ms"
