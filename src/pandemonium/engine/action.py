"""Actions: atomic choices that exist once per game, with the text that records and people use."""

import difflib

from pandemonium.engine.errors import NotationError, did_you_mean

LONGEST_SHOWN = 60  # letters of what was typed


class Action:
    """One atomic choice. `id` is its place in `game.actions`, `text` its notation (`"buy 2"`).

    `verb` is the first word of the notation; `kind` names the family of actions, which is the verb
    unless several families share one, and `arg` counts within the family. `confirm` marks what a
    person wants to do themselves even when it is the only choice (rolling, ending a turn). `ends`
    marks what leaves the turn or the game, which stands apart from what one does in it.
    """

    __slots__ = ("arg", "confirm", "ends", "id", "kind", "text", "verb")

    def __init__(
        self,
        id: int,  # noqa: A002 - the public name
        arg: int,
        text: str,
        confirm: bool = False,
        kind: str = "",
        ends: bool = False,
    ) -> None:
        """Made by `ActionTable` only."""
        self.id = id
        self.kind = kind
        self.arg = arg
        self.text = text
        self.verb = text.split(" ")[0]
        self.confirm = confirm
        self.ends = ends

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

    def add(
        self, text: str, *, confirm: bool = False, kind: str = "", ends: bool = False
    ) -> Action:
        """One action that needs no argument; its kind is the text with dashes for spaces."""
        named = kind or text.replace(" ", "-")
        return self.add_each("", [text], confirm=confirm, kind=named, ends=ends)[0]

    def add_each(
        self,
        verb: str,
        things: list[str],
        *,
        confirm: bool = False,
        kind: str = "",
        ends: bool = False,
    ) -> list[Action]:
        """A family of actions, `verb thing` each; returned in the order of the things.

        `kind` is needed where two families are written with the same verb.
        """
        family = []
        named = kind or verb.replace(" ", "-")
        for arg, thing in enumerate(things):
            text = f"{verb} {thing}".strip()
            if text in self._by_text:
                raise NotationError("two-actions", {"text": text})
            action = Action(len(self.actions), arg, text, confirm, named, ends)
            self.actions.append(action)
            self._by_text[text] = action
            family.append(action)
        return family

    def read(self, text: str) -> Action:
        """The action written `text`; spaces and capitals do not matter."""
        wanted = " ".join(text[: 2 * LONGEST_SHOWN].lower().split())
        action = self._by_text.get(wanted)
        if action is None:
            near = difflib.get_close_matches(wanted, self._by_text, n=3)
            typed = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."
            raise NotationError("no-such-action", {"text": typed, "hint": did_you_mean(near)})
        return action


def name_of_copy(name: str, copy: int) -> str:
    """What notation calls a copy of a card, counted from 0: `dog`, `dog 2`."""
    return f"{name} {copy + 1}" if copy else name
