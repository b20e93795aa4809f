"""The lessons in a real browser, from the first step to the last, and the coach in first games."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as StillNotThere

from pandemonium.engine.registry import about
from tests.browser.person import Person
from tests.browser.test_access import complaints

POSSIBLE = re.compile("legal|picked")
GOLD = "gold"  # the gold button of the prompt
REAL_GAME = re.compile("real game|vraie partie", re.IGNORECASE)
# What was picked is seen at the table, or in the panel of a fight.
PICKED = "[data-mark~=picked], aside:is([aria-label^='Fight'], [aria-label^='Combat'])"
END = "end"  # the key that ends a turn

# What somebody touches at each step, by the names of the elements of the table.
STEPS = {
    "lets-summon-demons": [
        [GOLD],
        ["row:p1:cat", GOLD],
        [GOLD, "block:1"],
        [END, END],
        [GOLD, "row:p1:cat", "row:p1:rabbit", "row:p1:dog", GOLD],
        [GOLD],
    ],
    "dicke-daemonen": [
        ["fist:1:yellow", "corner:f3.c1"],
        [GOLD],
        ["fist:1:red", "corner:f12.c2"],
        ["fist:1:red", "fist:1:red"],
        ["centre:f12", GOLD],
        ["corner:f14.c1", GOLD],
    ],
    "dice-summoners": [
        [GOLD],
        ["slot:1:1:1", GOLD],
        ["slot:1:2:1", GOLD],
        ["deck:griffin", GOLD],
        ["deck:chimera_ritual", GOLD],
        [END],
        [GOLD],
        ["slot:1:10:1", "card:1:5", GOLD],
        ["slot:1:1:1", GOLD],
    ],
    "mephisto": [
        ["hand:1:greataxe", "lane:1:1", "hand:1:teleport"],
        ["hand:1:goblin", "cell:3b", GOLD],
        ["hand:1:torch", "lane:1:2"],
        ["gear:torch", GOLD],
        ["cell:1a", GOLD],
    ],
}
QUICK = [  # both languages twice; the other way round it is slow
    ("lets-summon-demons", "en"),
    ("dicke-daemonen", "fr"),
    ("dice-summoners", "fr"),
    ("mephisto", "en"),
]
SLOW = [(game, "en" if language == "fr" else "fr") for game, language in QUICK]

Come = Callable[..., Person]


def begin(person: Person, game: str) -> None:
    """Take the lesson of a game, from the room of lessons."""
    person.page.goto(f"{person.url}/?page=learn")
    title = re.escape(about(game).title)
    person.press(person.page.get_by_role("button", name=re.compile(rf": {title}$")))
    person.wait_for_table()
    expect(progress(person)).to_have_attribute("value", str(0))


def coach(person: Person) -> Locator:
    """What the coach says."""
    return person.page.get_by_role("region", name="Coach")


def progress(person: Person) -> Locator:
    """How many steps are done."""
    return coach(person).get_by_role("progressbar")


def touch(person: Person, what: str, picked: bool = False) -> None:
    """One thing that somebody does, as soon as they can; what was picked before must be seen."""
    page = person.page
    if what == END:
        expect(page.locator("[data-prompt=mine] [data-choice]").last).to_be_visible()
        page.keyboard.press("e")
    elif what == GOLD:
        if picked:
            expect(page.locator(PICKED).first).to_be_visible()
        try:
            person.choices("gold").wait_for(timeout=3_000)
        except StillNotThere:  # in a puzzle nothing is gold: the first button commits
            person.press(person.choices("on").first)
        else:
            person.press(person.choices("gold"))
    else:
        element = person.element(what)
        expect(element).to_have_attribute("data-mark", POSSIBLE)
        person.press(element)


def learn(person: Person, steps: list[list[str]], done: int = 0) -> None:
    """Do some steps, the first of which is number `done`."""
    for number, step in enumerate(steps, done + 1):
        for before, what in enumerate(step):
            touch(person, what, picked=before > 0)
        expect(progress(person)).to_have_attribute("value", str(number))


@pytest.mark.parametrize(
    ("game", "language"), [*QUICK, *[pytest.param(*case, marks=pytest.mark.slow) for case in SLOW]]
)
def test_a_lesson_is_learned_to_the_end(someone: Come, game: str, language: str) -> None:
    person = someone(language=language)
    begin(person, game)
    learn(person, STEPS[game])
    expect(coach(person).get_by_role("button", name=REAL_GAME)).to_be_visible()
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def test_refusals_name_their_clause_and_a_lesson_is_left_and_resumed(someone: Come) -> None:
    person = someone()
    begin(person, "lets-summon-demons")
    refusal = person.page.get_by_role("alert")
    expect(person.choices("off")).to_contain_text("roll first")
    touch(person, END)
    expect(refusal).to_be_visible()
    assert complaints(person) == []
    person.press(refusal.get_by_role("button"))
    expect(person.page.get_by_role("complementary", name="Rules")).to_contain_text(
        "not before you have rolled"
    )
    person.page.keyboard.press("Escape")
    learn(person, STEPS["lets-summon-demons"][:1])
    touch(person, "row:p1:rabbit")
    touch(person, GOLD, picked=True)
    expect(refusal).to_contain_text("Allowed, but in vain")
    person.page.reload()
    person.wait_for_table()
    expect(progress(person)).to_have_attribute("value", str(1))
    person.press(coach(person).get_by_role("button", name="Later"))
    card = person.page.get_by_role("article").filter(has_text="Let's Summon Demons")
    expect(card).to_contain_text("step 2 of 6")
    assert complaints(person) == []
    person.press(card.get_by_role("button", name="Continue"))
    person.wait_for_table()
    learn(person, STEPS["lets-summon-demons"][1:2], done=1)
    person.press(coach(person).get_by_role("button", name="Start over"))
    expect(progress(person)).to_have_attribute("value", str(0))


def test_a_real_game_follows_with_notes_that_go_with_one_click(someone: Come) -> None:
    person = someone(theme="light")
    begin(person, "mephisto")
    learn(person, STEPS["mephisto"])
    assert complaints(person) == []
    person.press(coach(person).get_by_role("button", name=REAL_GAME))
    note = coach(person)
    expect(note).to_contain_text("Play and activate first")
    assert complaints(person) == []
    person.press(note.get_by_role("button", name="No more tips"))
    expect(note).to_have_count(0)
    person.page.reload()
    person.wait_for_table()
    expect(coach(person)).to_have_count(0)
