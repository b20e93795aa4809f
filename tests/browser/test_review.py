"""Hints during a game; the end of a game, and what a strong bot thinks of it."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_access import complaints

Someone = Callable[..., Person]
PLANNED = 0.6  # of the moves are what the prompt proposes


def finished(person: Person, game: str, players: int, **options: Any) -> None:
    """Play a game to its end without looking, then look at it."""
    ask = person.page.request
    assert ask.post(f"{person.url}/api/guests", data={"name": "Ada"}).ok
    there = f"{person.url}/api/tables"
    body = {"key": "end", "game": game, "players": players, "options": options}
    made = ask.post(there, data={**body, "bots": ["random"] * (players - 1)})
    assert made.ok, made.text()
    table = made.json()["table"]
    lots = random.Random(4)
    wishes = 0

    def do(**command: Any) -> bool:
        nonlocal wishes
        wishes += 1
        command = {**command, "key": str(wishes), "table": table}
        return ask.post(f"{there}/{table}/commands", data=command).ok

    assert do(type="ready")
    while True:
        answer = ask.get(f"{there}/{table}?since=1000000").json()
        if answer["summary"]["status"] == "over":
            break
        prompt = answer["prompt"]
        if not prompt or prompt["player"] != 0:
            continue
        plans = [plan["actions"] for plan in prompt["plans"][:1] if lots.random() < PLANNED]
        choice = lots.choice(prompt["choices"])["text"]
        assert (plans and do(type="act", seat=0, actions=plans[0])) or do(
            type="act", seat=0, actions=[choice]
        )
    person.page.goto(f"{person.url}/?t={table}")
    expect(person.page.locator("[data-end] h1")).not_to_be_empty()


def test_a_hint_names_the_best_choices(someone: Someone) -> None:
    ada = someone()
    ada.open_game("Let's Summon Demons")
    ada.wait_until_asked()
    page = ada.page
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="What the archdemon thinks")
    ideas = hint.get_by_role("listitem").get_by_role("button")
    expect(ideas.first).to_be_visible()
    assert 1 <= ideas.count() <= 3
    assert re.search(r"\d%", ideas.first.inner_text())
    assert complaints(ada) == []
    before = str(ada.ply())
    ideas.first.click()
    if hint.get_by_text("Press again").count():  # it cannot be undone
        ideas.first.click()
    expect(hint).to_have_count(0)
    expect(ada.prompt).not_to_have_attribute("data-ply", before)
    ada.wait_until_asked()
    page.keyboard.press("h")
    expect(hint).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    assert ada.problems == []


@pytest.mark.parametrize(
    ("game", "players", "shown"),
    [
        ("dicke-daemonen", 1, "caption"),
        pytest.param("dice-summoners", 2, "td ul", marks=pytest.mark.slow),  # a long game
        ("mephisto", 2, "td"),
    ],
)
def test_the_end_of_each_game(someone: Someone, game: str, players: int, shown: str) -> None:
    ada = someone(language="fr", moves=True)
    finished(ada, game, players)
    expect(ada.page.locator(f"[data-end] {shown}").first).to_be_visible()
    expect(ada.page.locator("[data-ranking] tbody tr")).to_have_count(players)
    expect(ada.page.locator("[data-end] figure").get_by_role("img")).to_be_visible()
    assert ada.problems == []


def test_a_game_is_reviewed_and_one_goes_back_to_a_moment(someone: Someone) -> None:
    ada = someone(theme="light")
    finished(ada, "lets-summon-demons", 2, demons=1)
    page = ada.page
    expect(page.get_by_role("group", name="The winning card")).to_be_visible()
    ada.press(ada.button("Review this game"))
    marks = (
        page.get_by_role("region", name="Review this game")
        .get_by_role("listitem")
        .get_by_role("button")
    )
    expect(marks.first).to_be_visible()
    expect(page.get_by_role("img", name="Chance to win, move by move")).to_be_visible()
    assert complaints(ada) == []
    ada.press(marks.first)
    expect(page).to_have_url(re.compile(r"page=replay&table=\w+&seat=0&ply=\d+"))
    expect(page.get_by_role("slider")).to_be_visible()
    assert ada.problems == []
