"""People come back, share a screen, bring their own cards, and play again."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import Person

Someone = Callable[..., Person]

BAT = """
[[card]]
id = "bat_%d"
kind = "animal"
on = [7]
copies = 12
effect = [{ steal = 1 }]
name = "Bat"
text = "Steal 1 soul."
"""
BATS = "".join(BAT % number for number in range(6))  # so many that some lie in the Block
CODE = r"^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$"
# How many of many points of the page are not on the cover.
UNCOVERED = """() => {
  const points = [...Array(100).keys()].map((i) => [(i % 10) / 10, Math.floor(i / 10) / 10])
  const at = ([x, y]) =>
    document.elementFromPoint((x + 0.05) * innerWidth, (y + 0.05) * innerHeight)
  return points.filter((point) => !at(point).closest('[data-cover]')).length
}"""


def sit_at_one_screen(ada: Person, title: str) -> None:
    """Two people at one browser."""
    ada.come_home()
    ada.choose_game(title)
    ada.fill(Against="here", Name_of_player_2="Zoe")
    ada.begin()
    ada.wait_for_table()


def test_a_cover_keeps_the_secrets_of_two_people_at_one_screen(someone: Someone) -> None:
    ada = someone()
    sit_at_one_screen(ada, "Mephisto")
    cover = ada.page.locator("[data-cover]")
    expect(cover).to_be_visible()
    called = set()
    for _ in range(60):
        if cover.is_visible():
            assert ada.page.evaluate(UNCOVERED) == 0
            called.add(cover.locator("h2").inner_text())
        if len(called) == 2:
            break
        ada.play(most=1)
    assert len(called) == 2
    assert "Hand the screen to Zoe" in called


def test_where_nothing_is_hidden_two_people_at_one_screen_need_no_cover(someone: Someone) -> None:
    ada = someone()
    sit_at_one_screen(ada, "Dice Summoners")
    heading = ada.page.locator("[data-plate]").last.get_by_role("heading")
    shown = set()
    for _ in range(60):
        assert not ada.page.locator("[data-cover]").is_visible()
        shown.add(heading.inner_text())
        if len(shown) == 2:
            break
        ada.play(most=1)
    assert "Zoe" in shown
    assert len(shown) == 2


def test_a_code_brings_somebody_and_their_seat_to_another_browser(someone: Someone) -> None:
    ada, other = someone(), someone(language="fr")
    ada.open_game("Mephisto")
    ada.page.goto(ada.url)
    ada.press(ada.page.get_by_title("You", exact=True))
    name = ada.page.get_by_label("Your name").input_value()
    ada.press(ada.page.get_by_text("Devices", exact=True))
    ada.press(ada.button("Show a recovery code"))
    code = ada.page.get_by_role("dialog").get_by_text(re.compile(CODE)).inner_text()
    ada.page.goto("about:blank")

    other.come_home()
    other.press(other.page.get_by_title("Vous", exact=True))
    other.press(other.page.get_by_text("Appareils", exact=True))
    other.page.get_by_label("Code", exact=True).fill(code)
    other.press(other.button("Me connecter avec ce code"))
    expect(other.page.get_by_title("Vous", exact=True)).to_contain_text(name)
    other.press(other.button("Continuer: Mephisto"))
    other.wait_for_table()
    region = other.page.get_by_role("region", name="vous", exact=True)
    expect(region.get_by_role("heading").first).to_have_text(re.compile("Vous"))
    other.play(most=2)


def test_a_file_of_cards_is_played_with_at_once(someone: Someone, tmp_path: Path) -> None:
    good, bad = tmp_path / "bats.toml", tmp_path / "typo.toml"
    good.write_text(BATS)
    bad.write_text(BATS.replace("animal", "anmal"))
    ada = someone()
    ada.come_home()
    ada.choose_game("Let's Summon Demons")
    field = ada.page.get_by_label("Your own cards")
    field.set_input_files(bad)
    ada.begin()
    expect(ada.page.get_by_role("alert")).to_contain_text("anmal")
    ada.problems.clear()  # the browser reports the refused table, too
    field.set_input_files(good)
    ada.begin()
    ada.wait_for_table()
    expect(ada.page.locator("[data-at^='block:']").filter(has_text="Bat").first).to_be_visible()


def test_one_plays_again_at_another_table(someone: Someone) -> None:
    ada = someone()
    ada.open_game("Mephisto")
    before = ada.page.url
    ada.press(ada.button("Menu"))
    ada.press(ada.button("Resign"))
    ada.press(ada.button("Really resign?"))
    ada.press(ada.button("Play again"))
    ada.page.wait_for_url(lambda url: url != before)
    ada.wait_for_table()  # at once: nobody else must be ready
    assert not ada.play(most=2)


def test_who_is_sent_away_needs_another_link(someone: Someone) -> None:
    ada, zoe, new = someone(), someone(), someone()
    old = ada.gather("Mephisto", Seats="2")
    zoe.page.goto(old)
    zoe.press(zoe.button("Sit here"))
    ada.press(ada.button("Remove player"))
    ada.press(ada.button("Really remove"))
    expect(ada.page.get_by_text("the link has changed")).to_be_visible()
    expect(ada.invitation()).not_to_have_value(old)
    new.page.goto(old)
    expect(new.page.get_by_text("You can\u2019t open this table")).to_be_visible()
