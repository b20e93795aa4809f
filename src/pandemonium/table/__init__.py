"""One game among people, without sockets, files or a clock."""

from pandemonium.table.entry import Entry
from pandemonium.table.errors import TableError
from pandemonium.table.log import Told
from pandemonium.table.prompt import Choice, PlanChoice, Prompt, worded
from pandemonium.table.session import Room
from pandemonium.table.summary import Summary
from pandemonium.table.table import Considered, Table

__all__ = [
    "Choice",
    "Considered",
    "Entry",
    "PlanChoice",
    "Prompt",
    "Room",
    "Summary",
    "Table",
    "TableError",
    "Told",
    "worded",
]
