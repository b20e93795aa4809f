"""The designs of cards, read from `cards.toml`."""

from typing import cast

from pandemonium.engine.game import Card
from pandemonium.engine.pack import Entry
from pandemonium.games.mephisto import vocabulary as v


class Design(Card):
    """What is printed on a card, and how many copies are in the box."""

    def __init__(self, entry: Entry) -> None:
        """Read one `[[card]]`; the file is part of the package and known to be sound."""
        fields = entry.fields
        super().__init__(entry.id, cast(str, fields["kind"]), cast(int, fields.get("copies", 1)))
        self.cost = cast(int, fields.get("cost", 0))
        self.attack = cast(int, fields.get("attack", 0))
        self.durability = cast(int, fields.get("durability", 0))
        self.souls = cast(int, fields.get("souls", 0))
        self.effect = v.EFFECTS[cast(str, fields["effect"])]
        self.favor = cast(int, fields.get("favor", 0))
        self.loss = cast(int, fields.get("loss", 0))
        self.per = cast(int, fields.get("per", 0))
        self.bonus = cast(int, fields.get("bonus", 0))
        self.variant = ""  # where the card says something else, the key of what it says

    def figures(self) -> dict[str, int | str]:
        """The numbers in its corners, those that it has."""
        printed = {
            "cost": self.cost,
            "attack": self.attack,
            "durability": self.durability,
            "souls": self.souls,
        }
        return {name: n for name, n in printed.items() if n}
