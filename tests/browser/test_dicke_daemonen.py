"""The table of Dicke Dämonen: only the chosen creature goes on the board; the board stays put."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

Someone = Callable[..., Person]
TITLE = "Dicke Dämonen"


def choose(person: Person, ghost: bool) -> Locator:
    """Choose a creature of the fist: a ghost, or a demon."""
    ghosts = re.compile("Ghost")
    fist = person.page.get_by_role("group", name=re.compile("^Your fist")).get_by_role("button")
    creature = fist.filter(has_text=ghosts) if ghost else fist.filter(has_not_text=ghosts)
    person.press(creature.first)
    expect(creature.first).to_have_attribute("aria-pressed", "true")
    return creature.first


def test_only_the_chosen_creature_is_summoned(someone: Someone) -> None:
    person = someone()
    person.open_game(TITLE, Seats="1")
    chosen = choose(person, ghost=False)
    board = person.page.get_by_role("region", name="Board")
    corners = board.get_by_role("button", name=re.compile(r"^F\d+\.c\d+, .*: free$"))
    there = corners.count()
    refused = 0
    for corner in corners.all()[:12]:
        if "legal" in (corner.get_attribute("data-mark") or ""):
            continue
        person.press(corner)
        expect(person.prompt.get_by_role("alert")).to_contain_text("no place for a")
        expect(chosen).to_have_attribute("aria-pressed", "true")
        refused += 1
    assert refused > 0
    person.press(person.page.locator('[data-at^="centre:"]').first)
    expect(person.prompt.get_by_role("alert")).to_contain_text("goes on a corner")
    board.locator("[data-mark~=legal]").first.hover()
    expect(person.prompt.get_by_role("alert")).to_have_count(0)
    assert corners.count() == there


def test_a_ghost_takes_a_click_anywhere_in_its_field(someone: Someone) -> None:
    person = someone()
    person.open_game(TITLE, Seats="1")
    fist = person.page.get_by_role("group", name=re.compile("^Your fist"))
    for _ in range(12):  # until a ghost is drawn
        if fist.get_by_text("Ghost").count():
            break
        person.act(person.look())
        person.wait_until_asked()
    choose(person, ghost=True)
    board = person.page.get_by_role("region", name="Board")
    field = board.get_by_role("button", name=re.compile(r"^F7: worth"))
    x, y = field.evaluate(FREE_POINT)
    person.page.mouse.click(x, y)
    expect(field).to_have_accessible_name(re.compile("frozen by a ghost"))


# A point of a field that is far from its middle, with nothing else on it.
FREE_POINT = """(field) => {
  const box = field.getBoundingClientRect()
  const spots = []
  for (let x = box.left; x < box.right; x += 3)
    for (let y = box.top; y < box.bottom; y += 3)
      if (document.elementFromPoint(x, y) === field) spots.push([x, y])
  const centre = [box.left + box.width / 2, box.top + box.height / 2]
  const gap = ([x, y]) => Math.hypot(x - centre[0], y - centre[1])
  return spots.sort((one, other) => gap(other) - gap(one))[0]
}"""


def test_the_wheel_zooms_to_the_pointer(someone: Someone) -> None:
    person = someone()
    person.open_game(TITLE, Seats="1")
    board = person.page.get_by_role("region", name="Board")
    corner = board.get_by_role("button", name=re.compile(r"^F1\.c1, "))
    x, y = middle(corner)
    person.page.mouse.move(x, y)
    person.page.mouse.wheel(0, -100)
    person.page.mouse.wheel(0, -100)
    expect(board.get_by_role("button", name="Whole board")).to_be_visible()
    now_x, now_y = middle(corner)
    assert abs(now_x - x) < 4
    assert abs(now_y - y) < 4


def test_a_picked_corner_is_zoomed_to_and_the_only_creature_is_in_the_hand(
    someone: Someone,
) -> None:
    person = someone()
    person.open_game(TITLE, Seats="2")
    person.wait_until_asked()
    board = person.page.get_by_role("region", name="Board")
    corners = board.get_by_role("button", name=re.compile(r"^F\d+\.c\d+, .*: free$")).all()
    legal = next(one for one in corners if "legal" in (one.get_attribute("data-mark") or ""))
    corner = board.get_by_role("button", name=legal.get_attribute("aria-label") or "", exact=True)
    person.press(corner)
    for _ in range(4):
        person.press(board.get_by_role("button", name="Closer"))
    expect(corner).to_be_in_viewport()

    person.press(person.choices("on").first)
    prediction = person.prompt.get_by_role("button", name=re.compile("points? now")).first
    person.press(prediction)
    person.press(person.prompt.get_by_role("button", name="Press again"))
    person.wait_until_asked()
    expect(person.question).to_have_text(re.compile("^Where does "))
    fist = person.page.get_by_role("group", name=re.compile("^Your fist")).get_by_role("button")
    expect(fist).to_have_count(1)
    expect(fist).to_have_attribute("aria-pressed", "true")


def middle(what: Locator) -> tuple[float, float]:
    """Where the middle of something is in the window."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_of_a_layout_does_not_say_its_name_twice(someone: Someone) -> None:
    person = someone()
    person.come_home()
    person.choose_game(TITLE)
    cards = person.page.get_by_role("main").get_by_role("button")
    expect(cards.filter(has_text="Rose")).to_have_count(1)
    for text in cards.all_inner_texts():
        lines = [line.strip().lower() for line in text.splitlines() if line.strip()]
        assert len(lines) == len(set(lines)), text
