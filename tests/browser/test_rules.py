"""The rules beside a table and as a page: opened where they are named, searched, printed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.test_access import complaints

Someone = Callable[..., Person]


def is_in_view(what: Locator) -> bool:
    """Whether all of it lies within what can be seen of the window."""
    seen: bool = what.evaluate(
        """one => { const box = one.getBoundingClientRect()
        return box.top >= 0 && box.bottom <= innerHeight && box.height > 0 }"""
    )
    return seen


def test_a_refusal_a_question_a_line_of_the_log_and_a_card_lead_to_their_clause(
    someone: Someone,
) -> None:
    ada = someone()
    ada.sit_down("Let's Summon Demons", Souls_at_the_start="7")
    panel = ada.page.locator(".rules")
    marked = panel.locator("[aria-current=location]")

    def opens(what: Locator, clause: str) -> None:
        ada.press(what)
        expect(marked.locator(".cid")).to_have_text(clause)
        assert is_in_view(marked)
        ada.press(panel.get_by_role("button", name="Close"))
        expect(panel).to_be_hidden()

    ada.press(ada.page.locator("[data-at='demon_deck']"))  # nothing can be done with it
    refusal = ada.page.locator(".remark.nay .ref, .prompt .ref").filter(visible=True).first
    opens(refusal, refusal.inner_text())
    question = ada.page.locator(".prompt .ref").first
    opens(question, question.inner_text())
    line = ada.page.locator(".log li").filter(has_text="souls").first
    line.hover()
    opens(line.locator(".why"), "LSD 1.2")
    ada.page.locator(".self [data-card]").first.focus()
    ada.page.keyboard.press("Space")
    cited = ada.page.locator("dialog.zoomed .ref").first
    clause = cited.inner_text()
    ada.press(cited)
    expect(ada.page.locator("dialog.zoomed")).to_be_hidden()
    expect(marked.locator(".cid")).to_have_text(clause)
    chosen = panel.locator(".inforce li").first  # what this table plays otherwise comes first
    expect(chosen).to_contain_text("7")
    expect(chosen).to_contain_text("changed")
    ada.press(chosen.locator(".ref"))
    expect(marked.locator(".cid")).to_have_text("LSD 1.2")


def test_the_page_has_contents_search_and_an_address_for_every_clause(someone: Someone) -> None:
    ada = someone()
    ada.page.goto(f"{ada.url}/?room=rules&game=mephisto#ME-6.2")
    marked = ada.page.locator("[aria-current=location]")
    expect(marked.locator(".cid")).to_have_text("ME 6.2")
    assert is_in_view(marked)
    expect(ada.page.locator("h1")).to_have_text("Mephisto: the rules")
    ada.press(ada.page.locator("#ME-7\\.1 .settled .ref"))  # named within the reason of a clause
    expect(marked.locator(".cid")).to_have_text("ME 1.6")
    assert ada.page.url.endswith("?room=rules&game=mephisto#ME-1.6")
    ada.press(ada.page.locator("#ME-3\\.4 .cid"))
    assert ada.page.url.endswith("#ME-3.4")
    ada.page.go_back()
    expect(marked.locator(".cid")).to_have_text("ME 1.6")
    ada.press(ada.page.locator(".contents").get_by_role("link", name="The fight"))
    expect(marked.locator(".cid")).to_have_text("ME 6.1")

    search = ada.page.get_by_role("searchbox", name="Search the rules")
    search.fill("witch favor")
    expect(ada.page.locator(".book mark").first).to_have_text(re.compile("witch|favor", re.I))
    few = ada.page.locator(".book .clause").count()
    search.fill("lose")
    ada.page.get_by_label("in all games").check()
    expect(ada.page.locator(".book .title")).to_have_count(4)
    assert ada.page.locator(".book .clause").count() > few
    search.fill("zzz")
    expect(ada.page.locator(".book")).to_have_text("No matches in the rules.")
    search.fill("")
    ada.page.get_by_label("only our rulings").check()
    clauses, settled = (
        ada.page.locator(".book .clause"),
        ada.page.locator(".book .clause:has(.settled)"),
    )
    assert clauses.count() == settled.count() > 5


def test_the_page_speaks_french_and_prints_nothing_but_the_rules(someone: Someone) -> None:
    ada = someone(language="fr")
    ada.page.goto(f"{ada.url}/?room=rules&game=dicke-daemonen#DD-6.2")
    expect(ada.page.locator("h1")).to_have_text("Dicke Dämonen\u202f: les règles")
    expect(ada.page.locator("#DD-6\\.2")).to_contain_text("majorité")
    expect(ada.page.locator("#DD-6\\.2 .settled")).to_contain_text("Tranché ici")
    ada.page.emulate_media(media="print")
    for gone in (".top", ".doors", ".contents", ".search", ".books"):
        expect(ada.page.locator(gone)).to_be_hidden()
    expect(ada.page.locator("#DD-1\\.1")).to_be_visible()
    height = ada.page.evaluate("document.documentElement.scrollHeight")
    assert height > 2 * 800  # all of it, not what fits into a window


@pytest.mark.parametrize(("theme", "size"), [("dark", (1280, 800)), ("light", (360, 740))])
def test_nothing_is_seriously_wrong_with_the_page(
    someone: Someone, theme: str, size: tuple[int, int]
) -> None:
    ada = someone(theme=theme, size=size)
    ada.page.goto(f"{ada.url}/?room=rules&game=lets-summon-demons&search=soul#LSD-4.6")
    expect(ada.page.locator(".book mark").first).to_be_visible()
    assert complaints(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
