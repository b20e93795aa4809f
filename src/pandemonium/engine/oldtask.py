"""Tasks: what is still to do, on the stack `state.todo`."""


class Task:
    """Something still to do: what, for whom, because of which card, and a number. Never changes."""

    __slots__ = ("card", "do", "n", "seat")

    def __init__(self, do: int, seat: int = -1, card: int = -1, n: int = 0) -> None:
        """`do` is a constant of the game; what `n` counts depends on it."""
        self.do = do
        self.seat = seat
        self.card = card
        self.n = n

    def __repr__(self) -> str:
        """Show the four numbers."""
        return f"Task({self.do}, {self.seat}, {self.card}, {self.n})"


def save_tasks(tasks: list[Task]) -> list[list[int]]:
    """The stack as JSON, bottom first."""
    return [[task.do, task.seat, task.card, task.n] for task in tasks]


def load_tasks(rows: list[list[int]]) -> list[Task]:
    """The stack that `save_tasks` wrote."""
    return [Task(do, seat, card, n) for do, seat, card, n in rows]
