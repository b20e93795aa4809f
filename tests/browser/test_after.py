"""After a game: the score over rematches, a link for everybody, ratings, the better move."""

import re
from collections.abc import Callable

from playwright.sync_api import FilePayload, expect

from tests.browser.person import Person
from tests.browser.test_access import complaints
from tests.browser.test_review import finished

Someone = Callable[..., Person]


def test_a_finished_game_is_shared_and_played_again(someone: Someone) -> None:
    ada = someone()
    finished(ada, "mephisto", 2)
    panel = ada.page.locator("[data-end]")
    expect(panel.get_by_role("heading", name="Left in hand")).to_be_visible()
    ada.press(ada.button("Share"))
    dialog = ada.page.get_by_role("dialog", name="Share")
    ada.press(dialog.get_by_role("button", name="Make a link"))
    link = dialog.get_by_role("textbox", name="Share the whole game").input_value()
    assert re.search(r"\?page=replay#[\w-]{32}$", link)
    assert complaints(ada) == []

    bo = someone(language="fr", size=(360, 740))
    bo.page.goto(link)
    expect(bo.page.get_by_role("slider")).to_be_visible()
    expect(bo.page.get_by_role("combobox", name="Vue de")).to_have_count(0)
    for name in ("Lien", "Hasard", "Reprendre", "Analyser la partie"):
        expect(bo.page.get_by_role("button", name=name)).to_have_count(0)
    bo.press(bo.page.get_by_role("button", name="Un coup en avant"))
    expect(bo.page).to_have_url(re.compile(r"ply=1#[\w-]{32}$"))
    assert complaints(bo) == []
    assert bo.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

    ada.press(dialog.get_by_role("button", name="Stop sharing"))
    expect(dialog.get_by_role("button", name="Make a link")).to_be_visible()
    bo.page.reload()
    expect(bo.page.get_by_text("Ce lien ne montre aucune partie")).to_be_visible()
    bo.forgive("404")

    ada.press(dialog.get_by_role("button", name="Close"))
    ada.press(ada.button("Play again"))
    ada.wait_for_table()
    expect(ada.page.locator("[data-series]")).to_have_text(re.compile(r"(You|\w+) [01] · .+ [01]"))

    ada.page.goto(f"{ada.url}?page=games")
    rating = ada.page.get_by_role("region", name="Mephisto, duel")
    expect(rating).to_contain_text("one rated game")
    assert complaints(ada) == []


def test_a_record_is_reviewed_and_the_better_move_stays_on_the_board(
    someone: Someone,
) -> None:
    ada = someone()
    finished(ada, "lets-summon-demons", 2, demons=1)
    page = ada.page
    table = page.url.partition("?t=")[2]
    record = page.request.get(f"{ada.url}/api/tables/{table}/record").body()
    page.goto(f"{ada.url}?page=replay")
    file = FilePayload(name="game.record", mimeType="text/plain", buffer=record)
    page.locator("input[type=file]").set_input_files(file)
    ada.press(ada.button("Review this game"))
    review = page.get_by_role("region", name="Review this game")
    mistakes = review.get_by_role("button", name=re.compile("^Mistake"))
    expect(mistakes.first).to_be_visible()
    marked = page.locator("[data-mark~=lit]")
    for _ in range(2):
        ada.press(mistakes.first)
        expect(marked.first).to_be_visible()
        expect(page.get_by_role("contentinfo")).to_contain_text("better")
        page.keyboard.press("End")
        expect(marked).to_have_count(0)
    expect(page.get_by_role("button", name="Play on", exact=True)).to_be_visible()
    assert ada.problems == []
