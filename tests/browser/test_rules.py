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
    ada.open_game("Let's Summon Demons", Souls_at_the_start="7")
    panel = ada.page.get_by_role("complementary", name="Rules")
    marked = panel.locator("[aria-current=location]")

    def opens(what: Locator, clause: str) -> None:
        ada.press(what)
        expect(marked.get_by_role("link").first).to_have_text(clause)
        assert is_in_view(marked)
        ada.press(panel.get_by_role("button", name="Close"))
        expect(panel).to_be_hidden()

    ada.press(ada.page.locator("[data-at='demon_deck']"))  # nothing can be done with it
    refusal = ada.page.get_by_role("alert").get_by_role("button")
    opens(refusal, refusal.inner_text())
    question = ada.prompt.get_by_role("button", name="LSD")
    opens(question, question.inner_text())
    line = ada.log.get_by_role("listitem").filter(has_text="souls").first
    line.hover()
    opens(line.get_by_role("button", name="Why?"), "LSD 1.2")
    ada.page.get_by_role("region", name="You").locator("[data-card]").first.focus()
    ada.page.keyboard.press("Space")
    preview = ada.page.get_by_role("dialog")
    cited = preview.get_by_role("button", name="LSD").first
    clause = cited.inner_text()
    ada.press(cited)
    expect(preview).to_have_count(0)
    expect(marked.get_by_role("link").first).to_have_text(clause)
    chosen = panel.get_by_role("listitem").first  # what this table plays otherwise comes first
    expect(chosen).to_contain_text("7")
    expect(chosen).to_contain_text("changed")
    ada.press(chosen.get_by_role("button"))
    expect(marked.get_by_role("link").first).to_have_text("LSD 1.2")


def test_the_page_has_contents_search_and_an_address_for_every_clause(someone: Someone) -> None:
    ada = someone()
    ada.page.goto(f"{ada.url}/?page=rules&game=mephisto#ME-6.2")
    marked = ada.page.locator("[aria-current=location]")
    expect(marked.get_by_role("link").first).to_have_text("ME 6.2")
    assert is_in_view(marked)
    expect(ada.page.locator("h1")).to_have_text("Mephisto: the rules")
    ada.press(ada.page.locator("#ME-7\\.1").get_by_role("link", name="1.6"))  # of a ruling
    expect(marked.get_by_role("link").first).to_have_text("ME 1.6")
    assert ada.page.url.endswith("?page=rules&game=mephisto#ME-1.6")
    ada.press(ada.page.locator("#ME-3\\.4").get_by_role("link").first)
    assert ada.page.url.endswith("#ME-3.4")
    ada.page.go_back()
    expect(marked.get_by_role("link").first).to_have_text("ME 1.6")
    contents = ada.page.get_by_role("navigation", name="Contents")
    ada.press(contents.get_by_role("link", name="The fight"))
    expect(marked.get_by_role("link").first).to_have_text("ME 6.1")

    search = ada.page.get_by_role("searchbox", name="Search the rules")
    search.fill("witch favor")
    book = ada.page.get_by_role("main").get_by_role("region", name="Rules")
    expect(book.locator("mark").first).to_have_text(re.compile("witch|favor", re.I))
    few = book.locator("[id]").count()  # each clause has an address
    search.fill("lose")
    ada.page.get_by_label("in all games").check()
    expect(book.get_by_role("heading", level=2)).to_have_count(4)
    assert book.locator("[id]").count() > few
    search.fill("zzz")
    expect(book).to_have_text("No matches in the rules.")
    search.fill("")
    ada.page.get_by_label("only our rulings").check()
    clauses = book.locator("[id]")
    assert clauses.count() == clauses.filter(has_text="Our ruling:").count() > 5


def test_the_page_speaks_french_and_prints_nothing_but_the_rules(someone: Someone) -> None:
    ada = someone(language="fr")
    ada.page.goto(f"{ada.url}/?page=rules&game=dicke-daemonen#DD-6.2")
    expect(ada.page.locator("h1")).to_have_text("Dicke Dämonen\u202f: les règles")
    expect(ada.page.locator("#DD-6\\.2")).to_contain_text("majorité")
    expect(ada.page.locator("#DD-6\\.2")).to_contain_text("Tranché ici")
    ada.page.emulate_media(media="print")
    for gone in ("banner", "navigation", "search"):
        expect(ada.page.get_by_role(gone)).to_have_count(0)
    expect(ada.page.locator("#DD-1\\.1")).to_be_visible()
    height = ada.page.evaluate("document.documentElement.scrollHeight")
    assert height > 2 * 800  # all of it, not what fits into a window


@pytest.mark.parametrize(("theme", "size"), [("dark", (1280, 800)), ("light", (360, 740))])
def test_nothing_is_seriously_wrong_with_the_page(
    someone: Someone, theme: str, size: tuple[int, int]
) -> None:
    ada = someone(theme=theme, size=size)
    ada.page.goto(f"{ada.url}/?page=rules&game=lets-summon-demons&search=soul#LSD-4.6")
    expect(ada.page.get_by_role("main").locator("mark").first).to_be_visible()
    assert complaints(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
