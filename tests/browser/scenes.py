"""Scenes of random games, as a server would send them: a turn of a bot, harm to Ada, the end."""

import functools
import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from pandemonium.testing import Configuration
from tests.browser.random_tables import act, begun

KINDS = ("turn", "harm", "end")
SEEDS = {"dice-summoners": 1, "dicke-daemonen": 2, "lets-summon-demons": 0, "mephisto": 13}
TRIES = 20  # games to look for scenes in, from that with the seed on
LEAST, MOST = 2, 6  # beats to watch in a scene, but for the end
DICE = ("lets-summon-demons", "dice-summoners")  # the games in which turns begin with a roll
LANGUAGES = ("en", "fr")
ADA_SEAT = 0

Beat = dict[str, Any]
Message = dict[str, Any]


class Scene(NamedTuple):
    """What others do between two decisions of Ada, and what she is sent of it in each language."""

    game: str
    table: str
    start: dict[str, str]  # the whole table, as Ada left it
    news: dict[str, list[str]]

    def messages(self, language: str = "en") -> list[Message]:
        """What is sent while it happens."""
        return [json.loads(message) for message in self.news[language]]

    def beats(self, language: str = "en") -> list[Beat]:
        """What happens, each beat as it was sent last."""
        sent = [beat for message in self.messages(language) for beat in message["beats"]]
        return list({beat["first"]: beat for beat in sent}.values())

    @property
    def kind(self) -> str:
        """What it shows: a turn, harm to Ada, or the end; empty: nothing of interest."""
        theirs = [beat for beat in self.beats() if beat["seat"] != ADA_SEAT]
        names = {beat["name"] for beat in theirs}
        if "win" in names:
            return "end"
        if not LEAST <= sum(beat["weight"] > 0 for beat in theirs) <= MOST:
            return ""
        if any(is_harm(beat) for beat in theirs):
            return "harm"
        return "turn" if "roll" in names or self.game not in DICE else ""


def is_harm(beat: Beat) -> bool:
    """Whether Ada loses something by it; who has only colours loses a field of one."""
    counters = (f":{ADA_SEAT + 1}", "score:")
    losses = [name for name, delta in beat["changes"] if delta < 0]
    return any(name.endswith(counters[0]) or name.startswith(counters[1]) for name in losses)


@functools.cache
def scene(game: str, kind: str) -> Scene:
    """The first scene of that kind in random games of Ada and a bot."""
    for seed in range(SEEDS[game], SEEDS[game] + TRIES):
        for scene in scenes(game, seed):
            if scene.kind == kind:
                return scene
    raise AssertionError(f"no {kind} in {TRIES} games")


@functools.cache
def scenes(game: str, seed: int) -> list[Scene]:
    """All that the bot does in a random game, one scene from each decision of Ada to the next."""
    return list(_play(game, seed))


def _play(game: str, seed: int) -> Iterator[Scene]:
    core = begun(Configuration(game, 2), f"{game}-{seed}", seed, ["bot"])
    session = core.session
    lots = random.Random(f"{game} {seed}")
    while not session.running.over:
        if session.deciding == ADA_SEAT:
            act(core, lots)
            continue
        start = {
            language: core.position(ADA_SEAT, [ADA_SEAT], language)[0].decode()
            for language in LANGUAGES
        }
        news: dict[str, list[str]] = {language: [] for language in LANGUAGES}
        while not session.running.over and session.deciding != ADA_SEAT:
            act(core, lots)
            bodies, _ = core.changes({(ADA_SEAT, language) for language in LANGUAGES})
            for (_, language), body in bodies.items():
                news[language].append(body.decode())
        yield Scene(game, core.table, start, news)
