"""Sentences call their reader "you": no variant is missing, and nobody reads their own name."""

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pandemonium as pm
from pandemonium.app.schema import event_kinds
from pandemonium.engine.event import Event
from pandemonium.engine.outcome import Outcome
from pandemonium.locale.words import ACTOR, LANGUAGES, TARGET, Words
from pandemonium.table import Table, events, worded
from pandemonium.table.log import Undone
from pandemonium.testing.configurations import Configuration, configurations, plain

OURS = [name for name in pm.games() if pm.about(name).package.startswith("pandemonium.")]
NAMES = ["Quillon", "Wystan", "Jolanda", "Xanthe", "Zebedee", "Ottoline"]
STEPS = 150  # decisions of one random game that are looked at
TABLE_EVENTS = [
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)
]

TEAMS = [Configuration(name, 4, (("teams", True),)) for name in ("lets-summon-demons", "mephisto")]

every_language = pytest.mark.parametrize("language", LANGUAGES)
our_games = pytest.mark.parametrize("name", OURS)


def missing_variants(words: Words, kinds: list[type[Event]]) -> list[str]:
    """The variants of event sentences that do not exist, or still name their reader."""
    wrong = []
    for kind in [kind for kind in kinds if kind.kind]:
        key = f"event-{kind.kind}"
        has_name = "name" in {field.name for field in fields(kind)}  # type: ignore[arg-type]  # a dataclass
        roles = [(ACTOR, "name" if has_name else "seat"), (TARGET, "target")]
        for role, reader in roles:
            if reader not in words.arguments(key).used:
                continue
            variant = key + role
            is_new_name = kind is events.PlayerRenamed  # which its owner may read once
            if not words.has(variant) or (
                reader in words.arguments(variant).used and not is_new_name
            ):
                wrong.append(variant)
    return wrong


@our_games
@every_language
def test_every_event_of_a_game_has_its_variants(name: str, language: str) -> None:
    assert missing_variants(Words(pm.game(name), language), event_kinds(name)) == []


@every_language
def test_every_event_of_a_table_has_its_variants(language: str) -> None:
    assert missing_variants(Words(None, language), [*TABLE_EVENTS, Undone]) == []


@pytest.mark.skipif("leduc" not in pm.games(), reason="the example is not installed")
def test_the_check_of_variants_finds_missing_ones() -> None:
    """An example of another package has names in all its sentences."""
    result = missing_variants(Words(pm.game("leduc"), "en"), event_kinds("leduc"))
    assert "event-folded-you" in result


# ---------------------------------------------------------------------- random games


def texts_of(part: Any) -> list[str]:
    """Every sentence in a worded prompt."""
    if isinstance(part, dict):
        sentences = [part["said"]] if "said" in part else []
        return sentences + [text for value in part.values() for text in texts_of(value)]
    return [text for item in part for text in texts_of(item)] if isinstance(part, list) else []


def check_reader(table: Table, seat: int, all_words: list[Words], since: int) -> None:
    """The seat reads its own name neither in its prompt nor in events after number `since`."""
    for words in all_words:
        prompt = worded(table.prompt(seat), words)
        lines = texts_of(prompt)
        lines += [words.event(item["event"], seat) for item in table.events(seat, since)]
        assert [text for text in lines if NAMES[seat] in text] == []
        if table.state.player == seat:
            assert prompt["question"] is not None  # so no sentence about waiting is for them
            assert prompt["said"] == prompt["question"]["said"]


@pytest.mark.parametrize("configuration", [*plain(configurations(OURS)), *TEAMS], ids=str)
@settings(max_examples=1, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_nobody_reads_their_own_name(configuration: Configuration, seed: int) -> None:
    game = configuration.make()
    table = Table.start(game, chance=pm.Chance(seed))
    all_words = [Words(game, language, NAMES[: game.players]) for language in LANGUAGES]
    chance = pm.Chance(seed + 1)
    read = [0] * game.players
    for _ in range(STEPS):
        for seat in range(game.players):
            check_reader(table, seat, all_words, read[seat])
            read[seat] = len(table.events(seat))
        if table.over:
            break
        legal = table.state.legal()
        table.act(table.state.player, legal[chance.below(len(legal))].text)


# ---------------------------------------------------------------------- roles


def test_a_sentence_depends_on_the_role_of_its_reader() -> None:
    words = Words(pm.game("lets-summon-demons"), "en", ["Ada", "Bo", "Cy"])
    stolen = {"kind": "soul-stolen", "seat": 0, "target": 1, "card": "cat"}
    assert [words.event(stolen, reader) for reader in (0, 1, 2, None)] == [
        "You steal a soul from Bo (Cat).",
        "Ada steals a soul from you (Cat).",
        "Ada steals a soul from Bo (Cat).",
        "Ada steals a soul from Bo (Cat).",
    ]
    french = Words(pm.game("lets-summon-demons"), "fr", ["Ada", "Bo", "Cy"])
    assert french.event(stolen, 0) == "Vous volez une Âme à Bo (Chat)."
    assert french.event(stolen, 1) == "Ada vous vole une Âme (Chat)."


def test_who_does_something_to_themself_is_the_actor() -> None:
    words = Words(pm.game("dice-summoners"), "en", ["Ada", "Bo"])
    assert words.role(0, {"seat": 0, "target": 0}) == ACTOR


def test_before_the_game_people_are_found_by_their_names() -> None:
    words = Words(None, "en", ["Ada", "Bo"])
    joined = {"kind": "player-joined", "seat": 1, "name": "Ada"}  # who sits elsewhere now
    assert words.event(joined, 0) == "You join the table."
    assert words.event(joined, 1) == "Ada joins the table."


@pytest.mark.skipif("leduc" not in pm.games(), reason="the example is not installed")
def test_a_game_without_variants_keeps_names() -> None:
    words = Words(pm.game("leduc"), "en", ["Ada", "Bo"])
    assert "Ada" in words.event({"kind": "folded", "seat": 0}, 0)


# ---------------------------------------------------------------------- results


def outcome(*winners: int, players: int = 2, draw: bool = False, reason: str = "") -> Outcome:
    return Outcome(reason, winners, draw, [0] * players)


@pytest.mark.parametrize(
    ("ended", "reader", "english", "french"),
    [
        (outcome(0), 0, "You win", "Vous gagnez"),
        (outcome(0), 1, "Ada wins", "Ada gagne"),
        (outcome(0), None, "Ada wins", "Ada gagne"),
        (outcome(0, 2, players=4), 2, "You and Ada win", "Ada et vous gagnez"),
        (outcome(0, 2, players=4), 1, "Ada and Cy win", "Ada et Cy gagnent"),
        (outcome(0, 1, draw=True), 1, "Draw", "Égalité"),
        (outcome(), 0, "Nobody wins", "Personne ne gagne"),
        (outcome(players=1), 0, "You lose", "Vous perdez"),
        (outcome(reason="cut"), 0, "Game stopped", "Partie interrompue"),
    ],
)
def test_the_heading_of_an_end(
    ended: Outcome, reader: int | None, english: str, french: str
) -> None:
    for language, heading in zip(LANGUAGES, (english, french), strict=True):
        words = Words(None, language, ["Ada", "Bo", "Cy", "Di"])
        assert words.heading(ended, reader) == heading


@pytest.mark.parametrize(
    ("name", "lacked", "english", "french"),
    [
        (
            "lets-summon-demons",
            {"demons": 0, "souls": 2},
            "You were 2 souls short.",
            "Il vous manquait 2 Âmes.",
        ),
        (
            "lets-summon-demons",
            {"demons": 1, "souls": 1},
            "You were 1 Demon and 1 soul short.",
            "Il vous manquait 1 Démon et 1 Âme.",
        ),
        (
            "mephisto",
            {"souls": 0, "favor": 3, "gear": -1},
            "You were 3 favor short.",
            "Il vous manquait 3 faveurs.",
        ),
        (
            "dice-summoners",
            {"health": 1},
            "They had 1 health left.",
            "Il lui restait 1 point de vie.",
        ),
    ],
)
def test_a_loser_learns_what_was_missing(
    name: str, lacked: dict[str, int], english: str, french: str
) -> None:
    game = pm.game(name)
    lines = [
        Words(game, language, ["Ada"]).heading(outcome(0), 1, lacked) for language in LANGUAGES
    ]
    assert lines == [f"Ada wins. {english}", f"Ada gagne. {french}"]
