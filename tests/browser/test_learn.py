"""The lessons in a real browser, from the first step to the last, and the coach in first games."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.test_access import complaints

POSSIBLE = re.compile("legal|picked")
GOLD = "gold"  # the gold button of the prompt
END = "end"  # the key that ends a turn

# What somebody touches at each step, by the names of the elements of the table.
STEPS = {
    "lets-summon-demons": [
        [GOLD],
        ["row:p1:cat", GOLD],
        ["block:1"],
        [END, END],
        ["hand:1:porcus", "row:p1:cat", "row:p1:rabbit", "row:p1:dog"],
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
    person.page.goto(f"{person.url}/?room=learn")
    card = person.page.locator(f".lessoncard:has(.po-{game})")
    person.press(card.locator(".btn.go"))
    person.wait_for_table()
    expect(steps_done(person)).to_have_count(0)


def steps_done(person: Person) -> Locator:
    """One bead for each step that is done."""
    return person.page.locator(".coachbox .beads i.f")


def touch(person: Person, what: str, picked: bool = False) -> None:
    """One thing that somebody does, as soon as they can; what was picked before must be seen."""
    page = person.page
    if what == END:
        expect(page.locator(".prompt .acts .btn").last).to_be_visible()
        page.keyboard.press("e")
    elif what == GOLD:
        if picked:
            expect(page.locator("[data-mark~=picked], aside.fight").first).to_be_visible()
        person.press(page.locator(".prompt .acts .btn.go"))
    else:
        element = page.locator(f'[data-at="{what}"]').filter(visible=True).first
        expect(element).to_have_attribute("data-mark", POSSIBLE)
        person.press(element)


def learn(person: Person, steps: list[list[str]], done: int = 0) -> None:
    """Do some steps, the first of which is number `done`."""
    for number, step in enumerate(steps, done + 1):
        for before, what in enumerate(step):
            touch(person, what, picked=before > 0)
        expect(steps_done(person)).to_have_count(number)


@pytest.mark.parametrize(
    ("game", "language"), [*QUICK, *[pytest.param(*one, marks=pytest.mark.slow) for one in SLOW]]
)
def test_a_lesson_is_learned_to_the_end(someone: Come, game: str, language: str) -> None:
    person = someone(language=language)
    begin(person, game)
    learn(person, STEPS[game])
    expect(person.page.locator(".coachbox.done .btn.go")).to_be_visible()
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def test_refusals_name_their_clause_and_a_lesson_is_left_and_resumed(someone: Come) -> None:
    person = someone()
    begin(person, "lets-summon-demons")
    coach = person.page.locator(".coachbox")
    expect(person.page.locator(".prompt .acts .btn.off")).to_be_visible()
    touch(person, END)
    expect(coach.locator(".nay")).to_be_visible()
    assert complaints(person) == []
    person.press(coach.locator(".nay .ref"))
    expect(person.page.locator("aside.rules")).to_contain_text("not before you have rolled")
    person.page.keyboard.press("Escape")
    learn(person, STEPS["lets-summon-demons"][:1])
    touch(person, "row:p1:rabbit")
    touch(person, GOLD, picked=True)
    expect(coach.locator(".nay")).to_contain_text("Allowed, but in vain")
    person.page.reload()
    person.wait_for_table()
    expect(steps_done(person)).to_have_count(1)
    person.press(coach.get_by_role("button", name="Later"))
    card = person.page.locator(".lessoncard:has(.po-lets-summon-demons)")
    expect(card).to_contain_text("step 2 of 6")
    assert complaints(person) == []
    person.press(card.locator(".btn.go"))
    person.wait_for_table()
    learn(person, STEPS["lets-summon-demons"][1:2], done=1)
    person.press(coach.get_by_role("button", name="Start over"))
    expect(steps_done(person)).to_have_count(0)


def test_a_real_game_follows_with_notes_that_go_with_one_click(someone: Come) -> None:
    person = someone(way="touch", size=(360, 740), theme="light")
    begin(person, "mephisto")
    learn(person, STEPS["mephisto"])
    assert complaints(person) == []
    person.press(person.page.locator(".coachbox.done .btn.go"))
    note = person.page.locator(".coachbox:not(.lesson)")
    expect(note).to_contain_text("Play and activate first")
    assert complaints(person) == []
    person.press(note.get_by_role("button", name="No more tips"))
    expect(note).to_have_count(0)
    person.page.reload()
    person.wait_for_table()
    expect(person.page.locator(".coachbox")).to_have_count(0)
