"""What a player sees of a table in any browser, and which of it they do next.

They know no game. What a table marks as possible (`data-mark`) and the buttons of the prompt are
all that they go by; which of several things they do is picked at random from a seed.
"""

import random
from typing import Any, NamedTuple

GOLD = "[data-prompt] [data-choice=gold]"  # the recommended choice
CHOICES = "[data-prompt] :is([data-choice=gold], [data-choice=on])"
# What stands in the way: a dialog, or the sheet of a card (a slow press is a long press).
CONTINUE = ":is([data-continue], [data-close])"

# Animations are off, unless the person chose another speed.
INSTANT = """
try {
  localStorage.getItem('pandemonium:speed') ?? localStorage.setItem('pandemonium:speed', '0')
} catch {} // an empty page has no storage
"""

# What can be done now, as far as it can be seen: the buttons of the prompt and the marked elements.
LOOK = """(byTab) => {
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const all = (what) => [...document.querySelectorAll(what)].filter(isSeen)
  const prompt = document.querySelector('[data-prompt]')
  return {
    isOver: all('[data-end]').length > 0,
    isMine: prompt?.dataset.prompt === 'mine',
    dialogs: all(':is([data-continue], [data-close])').length,
    main: all('[data-prompt] [data-choice=gold]').length,
    buttons: all('[data-prompt] :is([data-choice=gold], [data-choice=on])').length,
    elements: all('[data-mark~=legal]')
      .filter((one) => !byTab || one.tabIndex >= 0) // a board of many places is one stop of Tab
      .map((one) => one.dataset.at),
    picked: all('[data-mark~=picked]').map((one) => one.dataset.at),
    asked: (prompt && prompt.innerText) || '',
  }
}"""


class Target(NamedTuple):
    """Something to press: the visible element with this number among those of a selector."""

    selector: str
    number: int = 0


def element(at: str) -> str:
    """The selector of an element of the game."""
    return f'[data-at="{at}"]'


def choose(lots: random.Random, seen: dict[str, Any]) -> Target | None:
    """One thing of all that can be done; None while an answer is on its way."""
    if seen["dialogs"]:
        return Target(CONTINUE)
    if seen["picked"] and seen["main"] and lots.random() < 0.7:
        return Target(GOLD)
    if seen["elements"] and lots.random() < 0.5:
        return Target(element(lots.choice(seen["elements"])))
    if seen["main"] and lots.random() < 0.7:
        return Target(GOLD)
    if seen["buttons"]:
        return Target(CHOICES, lots.randrange(seen["buttons"]))
    if seen["elements"] or seen["picked"]:
        return Target(element(lots.choice([*seen["elements"], *seen["picked"]])))
    return None
