"""One game among people and bots, event-sourced, without I/O or a clock."""

from pandemonium.table.entry import Entry
from pandemonium.table.errors import TableError
from pandemonium.table.log import LogItem
from pandemonium.table.prompt import Choice, PlanChoice, Prompt, worded
from pandemonium.table.session import TableSession
from pandemonium.table.summary import Summary
from pandemonium.table.table import Consideration, Table

__all__ = [
    "Choice",
    "Consideration",
    "Entry",
    "LogItem",
    "PlanChoice",
    "Prompt",
    "Summary",
    "Table",
    "TableError",
    "TableSession",
    "worded",
]
