"""Actions: atomic choices that exist once per game, with the text that records and people use."""

import difflib

from pandemonium.engine.errors import NotationError, did_you_mean

MAX_SHOWN_LENGTH = 60  # letters of what was typed


class Action:
    """One atomic choice. `id` is its index in `game.actions`, `text` its notation (`"buy 2"`).

    `verb` is the first word of the notation. `kind` names the family of actions: the verb, unless
    several families share one. `arg` is the index within the family. `confirm` marks actions that
    people confirm even if they are the only choice (rolling, ending a turn). `ends` marks actions
    that leave the turn or the game; clients show them apart from the others. `stops` marks those
    that break off or decline what is under way, `gives_up` those that give something up, such as a
    sacrifice; clients ask twice where that cannot be undone.
    """

    __slots__ = ("arg", "confirm", "ends", "gives_up", "id", "kind", "stops", "text", "verb")

    def __init__(
        self,
        id: int,  # noqa: A002 - the public name
        arg: int,
        text: str,
        confirm: bool = False,
        kind: str = "",
        ends: bool = False,
        stops: bool = False,
        gives_up: bool = False,
    ) -> None:
        self.id = id
        self.kind = kind
        self.arg = arg
        self.text = text
        self.verb = text.split(" ")[0]
        self.confirm = confirm
        self.ends = ends
        self.stops = stops
        self.gives_up = gives_up

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> str:
        """Actions exist once per game: send the text instead."""
        raise TypeError(f"an action is not copied or pickled; send its text ({self.text!r})")


class ActionTable:
    """Every action that can occur in one game, in a fixed order."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self._by_text: dict[str, Action] = {}

    def add(
        self,
        text: str,
        *,
        confirm: bool = False,
        kind: str = "",
        ends: bool = False,
        stops: bool = False,
        gives_up: bool = False,
    ) -> Action:
        """Add one action without an argument; its kind is the text with dashes for spaces."""
        named = kind or text.replace(" ", "-")
        family = self.add_each(
            "", [text], confirm=confirm, kind=named, ends=ends, stops=stops, gives_up=gives_up
        )
        return family[0]

    def add_each(
        self,
        verb: str,
        names: list[str],
        *,
        confirm: bool = False,
        kind: str = "",
        ends: bool = False,
        stops: bool = False,
        gives_up: bool = False,
    ) -> list[Action]:
        """Add a family of actions, each `verb name`, and return them in the order of `names`.

        `kind` is needed if two families share a verb.
        """
        family = []
        named = kind or verb.replace(" ", "-")
        for arg, name in enumerate(names):
            text = f"{verb} {name}".strip()
            if text in self._by_text:
                raise NotationError("two-actions", {"text": text})
            action = Action(len(self.actions), arg, text, confirm, named, ends, stops, gives_up)
            self.actions.append(action)
            self._by_text[text] = action
            family.append(action)
        return family

    def read(self, text: str) -> Action:
        """The action written as `text`; extra spaces and capitals do not matter."""
        wanted = " ".join(text[: 2 * MAX_SHOWN_LENGTH].lower().split())
        action = self._by_text.get(wanted)
        if action is None:
            near = difflib.get_close_matches(wanted, self._by_text, n=3)
            typed = text if len(text) <= MAX_SHOWN_LENGTH else text[:MAX_SHOWN_LENGTH] + "..."
            raise NotationError("no-such-action", {"text": typed, "hint": did_you_mean(near)})
        return action


def name_of_copy(name: str, copy: int) -> str:
    """The notation of a copy of a card, counted from 0: `dog`, `dog 2`."""
    return f"{name} {copy + 1}" if copy else name
