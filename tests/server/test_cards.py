"""What an editor of cards asks the server."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import pandemonium as pm
from pandemonium.app import balance as balance_work
from pandemonium.app.balance import interval, measure, play_for_balance
from pandemonium.app.cards import checked_pack
from pandemonium.app.progress import Progress
from pandemonium.arena.reports.report_games import CountRow, GameRow, Rows, SeatRow
from tests.games.lets_summon_demons.test_work_limit import chain
from tests.server.network import Guest, serving

LSD = "lets-summon-demons"
HYDRA = {"id": "hydra", "kind": "mythic", "name": "Hydra"}
SUMMON = {
    "spell": "hydra_summon",
    "name": "Summon Hydra",
    "do": "take",
    "takes": "hydra",
    "cost": "uu",
}
RITUAL = [
    {**HYDRA, "slots": [{"do": "heal", "value": 9, "cost": "uuu"}]},
    {"id": "hydra_ritual", "kind": "ritual", "name": "Hydra Ritual", "slots": [SUMMON]},
]
BAT: dict[str, Any] = {
    "id": "bat",
    "kind": "animal",
    "on": [7],
    "effect": [{"steal": 1}],
    "name": {"en": "Bat", "fr": "Chauve-souris"},
}


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path) as address:
        yield address


async def test_cards_and_vocabulary_are_in_the_language_of_the_reader(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    french = {"Accept-Language": "fr"}
    box = (await ada.http.get(f"/api/games/{LSD}/cards", headers=french)).json()
    dog = next(card for card in box["cards"] if card["id"] == "dog")
    assert (dog["text"], dog["copies"]) == ("Si vous avez un gamin, récoltez 1 Âme.", 6)
    assert dog["clauses"]
    assert box["fields"]["dog"]["effect"] == [{"collect": 1}]
    form = (await ada.http.get(f"/api/games/{LSD}/vocabulary", headers=french)).json()
    assert "récoltez X Âmes" in [way["said"] for way in form["ways"]]
    refused = await ada.http.get("/api/games/dicke-daemonen/vocabulary")
    assert (refused.status_code, refused.json()["error"]) == (400, "no-packs")


async def test_a_pack_is_worded_written_and_read_again(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    first = (
        await ada.post(f"/api/games/{LSD}/cards", cards=[BAT, {"id": "dog", "on": [2]}])
    ).json()
    bat, dog = first["cards"]
    assert (first["problem"], bat["error"], bat["is_new"], dog["is_new"]) == ("", None, True, False)
    assert bat["texts"] == {"en": "Steal 1 soul.", "fr": "Volez 1 Âme."}
    assert (bat["card"]["name"], dog["card"]["figures"]["on"]) == ("Bat", "2")
    again = (await ada.post(f"/api/games/{LSD}/cards", toml=first["toml"])).json()
    assert again == first
    broken = await ada.post(f"/api/games/{LSD}/cards", toml="[[card]\n")
    assert (broken.status_code, broken.json()["error"]) == (400, "pack")
    made = await ada.post("/api/tables", key="k", game=LSD, pack=first["toml"], private=False)
    listed = (await ada.http.get("/api/tables")).json()
    assert [line["card"]["pack"] for line in listed] == [True]
    table = (await ada.http.get(f"/api/tables/{made.json()['table']}")).json()
    cards = table["description"]["settings"]["cards"]
    assert [card["id"] for card in cards] == ["bat", "dog"]


@pytest.mark.parametrize(
    ("game", "card", "field", "expected"),
    [
        (LSD, {**BAT, "copies": "two"}, "copies", "expected a whole number from 0 to 12"),
        (LSD, {**BAT, "effect": [{"collect": 100}]}, "effect[0].collect", "from 1 to 99"),
        (LSD, {**BAT, "kind": "dragon"}, "kind", "expected one of boy, girl"),
        (LSD, {**BAT, "on": []}, "on", "totals"),
        (LSD, {**BAT, "passive": "hatches"}, "on", "passive"),
        (LSD, {**BAT, "id": "My Bat"}, "id", "lowercase letters"),
        (LSD, {**BAT, "wings": 2}, "wings", "unknown field"),
        ("mephisto", {"id": "lich", "souls": 10}, "souls", "from 0 to 9"),
        ("mephisto", {"id": "mallet", "effect": "poke"}, "loss", "from 0 to 10"),
        ("dice-summoners", {"id": "hex", "value": 0}, "value", "from 1 to 20"),
    ],
    ids=["type", "range", "word", "missing", "together", "id", "unknown", "me", "number", "ds"],
)
def test_what_is_wrong_is_reported_at_its_field(
    game: str, card: dict[str, Any], field: str, expected: str
) -> None:
    received = checked_pack(game, [card, {"id": "no_such_card"}], "en")
    first, second = (card.error for card in received.cards)
    assert first is not None
    assert second is not None  # each is reported, not only the first
    assert first.field == field
    assert expected in first.said
    assert (second.field, received.problem) == ("name", "")
    assert checked_pack(game, [card], "fr").cards[0].error != first  # in the reader's own language


def test_a_card_that_makes_too_much_work_is_wrong() -> None:
    received = checked_pack(LSD, chain(20), "en")
    wrong = {str(card.fields["id"]): card.error for card in received.cards if card.error}
    assert wrong
    assert all(name.startswith("link") for name in wrong)
    assert all(error.field == "effect" and "3,000 steps" in error.said for error in wrong.values())
    assert [card.error for card in checked_pack(LSD, chain(1), "en").cards] == [None] * 5


def test_of_two_cards_with_one_id_the_second_is_wrong() -> None:
    received = checked_pack(LSD, [BAT, BAT], "en")
    assert received.cards[0].error is None
    assert received.cards[0].texts
    second = received.cards[1].error
    assert second is not None
    assert second.field == "id"


def test_what_is_wrong_with_all_together_is_no_fault_of_one() -> None:
    names = ("krampus", "porcus", "antichrist", "the_devil", "oni_twi", "dice_zuzzu", "wraithlox")
    more = ("the_serpent", "beelzebzz", "assmodeus", "baphometal", "rosemarys_egg", "dollagorgon")
    received = checked_pack(LSD, [{"id": name, "copies": 0} for name in (*names, *more)], "en")
    assert all(card.error is None for card in received.cards)
    assert "Demons" in received.problem


def test_no_card_at_all_is_no_problem() -> None:
    assert checked_pack(LSD, [], "en").cards == []


def test_new_cards_come_into_play() -> None:
    yeti = {"id": "yeti", "kind": "basic", "name": "Yeti", "slots": [{"do": "heal", "value": 1}]}
    options = checked_pack("dice-summoners", [yeti], "en").options
    decks = options["decks"].split(",")
    assert (options["deck_set"], len(decks)) == ("custom", 16)
    assert decks[:2] == ["griffin", "yeti"]  # of the balanced decks, Succubus is left out
    chosen = {"deck_set": "attack"}
    attack = checked_pack("dice-summoners", [yeti], "en", options=chosen).options["decks"]
    assert "yeti" in attack.split(",")
    assert attack != options["decks"]
    assert checked_pack("dice-summoners", [{"id": "hex", "turns": 5}], "en").options == {}
    for ids in (options["decks"], attack):
        pm.game("dice-summoners", cards=[yeti], deck_set="custom", decks=ids)


def test_a_new_ritual_brings_its_mythic() -> None:
    received = checked_pack("dice-summoners", RITUAL, "en")
    assert received.problem == ""
    decks = received.options["decks"].split(",")
    assert "hydra" in decks
    assert "hydra_ritual" not in decks


# ---------------------------------------------------------------------- balance


def rows(*wins: tuple[int, bool]) -> Rows:
    """Games of two, each with its winner and whether seat 0 had the card."""
    result = Rows()
    for number, (winner, has_card) in enumerate(wins):
        result.games.append(GameRow("", number, number, "", False, False, 10 + winner, 50))
        result.seats += [
            SeatRow("", number, seat, seat, float(seat == winner), 0) for seat in (0, 1)
        ]
        if has_card:
            result.counts.append(CountRow("", number, 0, "gained", "dog", 1))
    return result


def test_the_share_of_those_who_had_the_card_is_compared() -> None:
    before = rows((0, True), (1, True), (1, True), (1, False))
    after = rows((0, True), (0, True), (0, True), (1, False))
    received = measure(LSD, 2, ["dog"], before, after)
    dog = received.cards[0]
    assert dog.before.mean == pytest.approx(1 / 3)
    assert dog.after.mean == 1
    assert dog.change.mean == pytest.approx(2 / 3)
    assert dog.change.low < dog.change.mean < dog.change.high
    assert (received.turns.mean, received.first.mean, received.fair) == (-0.5, 0.5, 0.5)


def test_an_interval_needs_two_values() -> None:
    assert interval([]).count == 0
    assert (interval([1.0]).low, interval([1.0]).high) == (1, 1)
    assert interval([0.0, 1.0]).high == pytest.approx(0.5 + 1.96 * 0.5)


def test_bots_play_the_same_games_with_and_without_the_pack(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(balance_work, "MAX_GAMES", 2)
    monkeypatch.setattr(balance_work, "PLAYER", "random")
    args = {"game": "mephisto", "options": {}, "cards": [{"id": "mallet", "attack": 9}]}
    received = list(play_for_balance(args))
    assert all(isinstance(message, Progress) for message in received)
    assert [message.result["games"] for message in received] == [1, 2, 2]
    same = {**args, "cards": [{"id": "mallet", "attack": 3}]}
    result = list(play_for_balance(same))[-1].result
    assert (result["turns"]["mean"], result["first"]["mean"]) == (0, 0)  # the very same games


async def test_a_pack_that_is_wrong_is_not_weighed(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    refused = await ada.post(f"/api/games/{LSD}/balance", cards=[{**BAT, "kind": "dragon"}])
    assert (refused.status_code, refused.json()["error"]) == (400, "pack")
    other = await ada.post("/api/games/dicke-daemonen/balance", cards=[BAT])
    assert other.json()["error"] == "no-packs"
