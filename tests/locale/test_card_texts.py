"""What is printed on every card of the box: worded by the program, and read by people.

`golden_texts/` holds for each card its meaning and its text in both languages. Anyone who changes
a wording reads the meaning beside it; `make golden` writes the texts again and leaves the meanings.
"""

import json
import re
import tomllib
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.table.commands.making import CreateTable

GOLDEN = Path(__file__).parents[1] / "games" / "golden_texts"
GAMES = ["dice-summoners", "lets-summon-demons", "mephisto"]
every_game = pytest.mark.parametrize("name", GAMES)


def golden(name: str) -> dict[str, dict[str, str]]:
    """The golden file of a game, by card."""
    received = tomllib.loads((GOLDEN / f"{name}.toml").read_text(encoding="utf-8"))
    return {card["id"]: card for card in received["card"]}


def texts(game: pm.Game, language: str) -> dict[str, str]:
    """What the cards of a game say."""
    words = Words(game, language)
    return {card.id: words.card_text(card.id) for card in game.cards}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_means(
    name: str, language: str, request: pytest.FixtureRequest
) -> None:
    made = texts(pm.game(name), language)
    if request.config.getoption("--regenerate"):
        write(name, language, made)
    received = golden(name)
    assert all(card["means"] for card in received.values())
    assert made == {card: message[language] for card, message in received.items()}, (
        "run `make golden`"
    )


def write(name: str, language: str, made: dict[str, str]) -> None:
    """Write the texts of one language again."""
    file, card = GOLDEN / f"{name}.toml", ""
    lines = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if result := re.match(r'id = "(\w+)"', line):
            card = result.group(1)
        if line.startswith(f"{language} = "):
            line = f"{language} = {json.dumps(made[card], ensure_ascii=False)}"
        lines.append(line)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_shows_the_same_text(name: str, language: str) -> None:
    game = CreateTable(name, "").make()  # as a table of the server makes it
    cards = game.describe(Words(game, language))["cards"]
    assert isinstance(cards, list)
    assert {card["id"]: card["text"] for card in cards} == texts(pm.game(name), language)


def lsd(fields: dict[str, object], language: str) -> str:
    """The text of a new card of Let's Summon Demons."""
    card = {"id": "own", "kind": "boy", "on": [8], "name": "Own", **fields}
    return Words(pm.game("lets-summon-demons", cards=[card]), language).card_text("own")


@pytest.mark.parametrize(
    ("fields", "english", "french"),
    [
        (
            {"effect": [{"may": ["this"]}, {"collect": 1}, {"give": 2}, {"win": True}]},
            "You may discard this card to collect 1 soul, have an opponent of your choice collect "
            "2 souls and win the game.",
            "Vous pouvez défausser cette carte pour récolter 1 Âme, faire récolter 2 Âmes à un "
            "adversaire de votre choix et remporter la partie.",
        ),
        (
            {
                "if": [{"have": "kid", "others": True, "most": 0}, {"have": "girl", "most": 1}],
                "effect": [{"collect": 1}, {"steal": "girl"}],
            },
            "If you have no other kid or if you have at most 1 Girl, collect 1 soul, then steal a "
            "Girl from an opponent.",
            "Si vous n\u2019avez aucun autre gamin ou si vous avez au plus 1 Fille, récoltez 1 "
            "Âme, puis volez une Fille à un adversaire.",
        ),
        (
            {"effect": [{"choose": [[{"collect": 1}, {"give": 1}], [{"may": ["animal"]}]]}]},
            "Choose one: collect 1 soul, then an opponent of your choice collects 1 soul; or you "
            "may discard one of your Animals.",
            "Choisissez\u202f: récoltez 1 Âme, puis un adversaire de votre choix récolte 1 Âme"
            "\u202f; ou vous pouvez défausser un de vos Animaux.",
        ),
        (
            {
                "if": [{"have": "kid", "least": 2, "most": 2}, {"have": "demon", "least": 1,
                                                                "most": 3}],
                "effect": [{"activate": "boy", "each": True}],
            },
            "If you have exactly 2 kids (this card included) or 1 to 3 Demons, activate each of "
            "your other Boys once, in any order.",
            "Si vous avez exactement 2 gamins (cette carte comprise) ou de 1 à 3 Démons, activez "
            "une fois chacun de vos autres Garçons, dans l\u2019ordre de votre choix.",
        ),
    ],
    ids=["price", "conditions", "branches", "counts"],
)  # fmt: skip
def test_what_no_card_of_the_box_says_is_worded_too(
    fields: dict[str, object], english: str, french: str
) -> None:
    assert lsd(fields, "en") == english
    assert lsd(fields, "fr") == french
