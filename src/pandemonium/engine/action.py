"""Actions: atomic choices that exist once per game, with the text that records and people use."""

import difflib

from pandemonium.engine.errors import NotationError


class Action:
    """One atomic choice. `id` is its place in `game.actions`, `text` its notation (`"buy 2"`).

    `verb` is the first word of the notation; `family` numbers the verb for quick comparison and
    `arg` counts within the family. `confirm` marks what a person wants to do themselves even when
    it is the only choice (rolling, ending a turn).
    """

    __slots__ = ("arg", "confirm", "family", "id", "text", "verb")

    def __init__(self, id: int, family: int, arg: int, text: str, confirm: bool = False) -> None:  # noqa: A002 - the public name
        """Made by `ActionTable` only."""
        self.id = id
        self.family = family
        self.arg = arg
        self.text = text
        self.verb = text.split(" ")[0]
        self.confirm = confirm

    def __repr__(self) -> str:
        """Show the notation."""
        return f"<{self.text}>"

    def __reduce__(self) -> str:
        """Actions exist once and live in their game: send the text instead."""
        raise TypeError(f"an action is not copied or pickled; send its text ({self.text!r})")


class ActionTable:
    """Every action that can occur in one game, in a fixed order."""

    def __init__(self) -> None:
        """Start empty; the game fills it once."""
        self.actions: list[Action] = []
        self._by_text: dict[str, Action] = {}
        self._families = 0

    def add(self, text: str, *, confirm: bool = False) -> Action:
        """One action that needs no argument."""
        return self.add_each("", [text], confirm=confirm)[0]

    def add_each(self, verb: str, things: list[str], *, confirm: bool = False) -> list[Action]:
        """A family of actions, `verb thing` each; returned in the order of the things."""
        family = []
        for arg, thing in enumerate(things):
            text = f"{verb} {thing}".strip()
            if text in self._by_text:
                raise ValueError(f"two actions would be written {text!r}")
            action = Action(len(self.actions), self._families, arg, text, confirm)
            self.actions.append(action)
            self._by_text[text] = action
            family.append(action)
        self._families += 1
        return family

    def read(self, text: str) -> Action:
        """The action written `text`; spaces and capitals do not matter."""
        wanted = " ".join(text.lower().split())
        action = self._by_text.get(wanted)
        if action is None:
            near = difflib.get_close_matches(wanted, self._by_text, n=3)
            hint = f"; did you mean {' or '.join(repr(one) for one in near)}?" if near else ""
            raise NotationError(f"no action is written {text!r}{hint}")
        return action
