"""Somebody who cannot see: a page is to them what its accessibility tree holds.

They know roles, names, descriptions, states and live regions, as a screen reader does: no attribute
of the page, no style and no pixel. They press what they chose by focusing it and pressing Enter.
"""

import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Error, Page

GAVE_UP = 1_500  # times that they listen to the page, after which a game should long be over
PATIENCE = 1_200  # times that they wait for others before they give up
PAUSE = 50  # milliseconds
PRESSABLE = ("button", "ToggleButton", "link", "checkbox", "textbox", "combobox", "slider")
# Signs and codes that a screen reader spells, skips or mispronounces: dice, elements, symbols.
NOTATION = re.compile(r"[☿⊖△★✓✗⚅⚄]|\b[br][MSU]\b|\b\w+:\w+\b|^[A-Z]\d+\.c\d+$")
CHOICES = re.compile("^(Choose|Choisir)$")


class Thing(NamedTuple):
    """A node of the accessibility tree."""

    node: int
    role: str
    name: str
    description: str
    states: dict[str, Any]
    around: tuple[tuple[str, str], ...]  # roles and names of what it lies in, the outermost first

    @property
    def said(self) -> tuple[str, str]:
        """What distinguishes a choice from others."""
        return self.name, self.description

    def is_in(self, role: str, name: re.Pattern[str] | None = None) -> bool:
        """Whether it lies in something of that role (and name)."""
        return any(
            heard_role == role and (not name or name.search(said))
            for heard_role, said in self.around
        )


class Blind:
    """A player at a table who knows only what a screen reader knows."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        """`page` shows the table already."""
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.lots = random.Random(seed)
        self.heard: list[str] = []  # what live regions and questions said
        self.faults: list[str] = []
        self.refused: set[tuple[str, str]] = set()  # what the question of the moment refused
        self.question = ""

    # ------------------------------------------------------------------ to listen

    def read(self) -> list[Thing]:
        """The page as a list, from top to bottom."""
        nodes = self.session.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return list(_walk(nodes[0], by_id, ()))

    def listen(self, things: list[Thing]) -> None:
        """Hear the question and the live regions; note what can't be understood by ear."""
        for thing in things:
            is_live = thing.states.get("live") or thing.is_in("status") or thing.is_in("alert")
            if is_live and thing.role == "StaticText" and thing.name not in self.heard[-40:]:
                self.heard.append(thing.name)
            if thing.role in PRESSABLE and not re.search(r"\w", thing.name):
                self._complain(f"{thing.role} has no name", thing)
            words = f"{thing.name} {thing.description}"
            if thing.role != "InlineTextBox" and NOTATION.search(words):
                self._complain(f"{thing.role} is named in signs: {words!r}", thing)

    def _complain(self, fault: str, thing: Thing) -> None:
        line = f"{fault} in {' > '.join(name for _, name in thing.around if name)}"
        if line not in self.faults:
            self.faults.append(line)

    # ------------------------------------------------------------------ to choose

    def choices(self, things: list[Thing]) -> list[Thing]:
        """Buttons of the prompt, and things on the table that say what can be done with them."""
        matches = [
            thing
            for thing in things
            if thing.role in ("button", "ToggleButton")
            and not thing.states.get("disabled")
            and (_is_in_prompt(thing) or _is_on_table(thing))
            and thing.said not in self.refused
        ]
        seen: dict[tuple[str, str], Thing] = {}
        for thing in matches:
            if thing.said in seen:
                self._complain(f"two choices are both called {thing.said}", thing)
            seen[thing.said] = thing
        return matches

    def choose(self, choices: list[Thing]) -> Thing:
        """The recommended choice more often than not, else any."""
        recommended = [
            choice for choice in choices if re.match("Recommended|Conseillé", choice.description)
        ]
        if recommended and self.lots.random() < 0.9:
            return recommended[0]
        return self.lots.choice(choices)

    def press(self, thing: Thing) -> bool:
        """Go there and press Enter; false if it is gone by now."""
        try:
            self.session.send("DOM.focus", {"backendNodeId": thing.node})
        except Error:
            return False
        self.page.keyboard.press("Enter")
        return True

    # ------------------------------------------------------------------ to play

    def finish(self) -> str:
        """Play to the end; what its dialog is called."""
        waited = 0
        for _ in range(GAVE_UP + PATIENCE):
            things = self.read()
            self.listen(things)
            dialogs = [thing for thing in things if thing.role in ("dialog", "alertdialog")]
            if dialogs:
                is_over = [
                    heading
                    for heading in things
                    if heading.role == "heading" and heading.is_in("dialog")
                ]
                if any(heading.states.get("level") == 1 for heading in is_over):
                    return dialogs[0].name
                buttons = [
                    button
                    for button in things
                    if button.role == "button" and button.is_in("dialog")
                ]
                if buttons:
                    self.press(buttons[-1])
                    continue
            waited = 0 if self._act(things) else waited + 1
            assert waited < PATIENCE, f"nothing can be done: {self.question}"
        raise AssertionError(f"not over: {self.question}, {self.heard[-10:]}")

    def _act(self, things: list[Thing]) -> bool:
        """Do one thing, if it is for them to do one."""
        prompt = [thing for thing in things if thing.role == "contentinfo"]
        asked = " ".join(
            thing.name for thing in things if thing.role == "heading" and thing.is_in("contentinfo")
        )
        if asked != self.question:
            self.question = asked
            self.refused.clear()
        is_asked = any(
            thing.role == "group" and CHOICES.search(thing.name) and thing.is_in("contentinfo")
            for thing in things
        )
        if not prompt or prompt[0].states.get("busy") or not is_asked:
            self.page.wait_for_timeout(PAUSE)
            return False
        choices = self.choices(things)
        if not choices:
            self.page.wait_for_timeout(PAUSE)
            self.refused.clear()
            return False
        chosen = self.choose(choices)
        if not self.press(chosen):
            return False
        if any(thing.is_in("alert") for thing in self.read()):
            self.refused.add(chosen.said)
        return True


def _is_in_prompt(thing: Thing) -> bool:
    return thing.is_in("contentinfo") and thing.is_in("group")


def _is_on_table(thing: Thing) -> bool:
    """Whether it is a thing of the game whose name includes what can be done with it."""
    is_game = thing.is_in("main") or thing.is_in("region")
    return is_game and not thing.is_in("contentinfo") and thing.description not in thing.name


def _walk(
    node: dict[str, Any], by_id: dict[str, Any], around: tuple[tuple[str, str], ...]
) -> Iterator[Thing]:
    """A node and all in it, but for what is hidden from screen readers."""
    inside = around
    if not node.get("ignored"):
        thing = Thing(
            node.get("backendDOMNodeId", 0),
            node["role"]["value"],
            str(node.get("name", {}).get("value", "")),
            str(node.get("description", {}).get("value", "")),
            {item["name"]: item["value"].get("value") for item in node.get("properties", [])},
            around,
        )
        yield thing
        inside = (*around, (thing.role, thing.name))
    for child in node.get("childIds", []):
        if child in by_id:
            yield from _walk(by_id[child], by_id, inside)
