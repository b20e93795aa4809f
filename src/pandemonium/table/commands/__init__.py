"""Commands: everything that can change a table, one class each, registered where it is defined."""

from importlib import import_module
from pkgutil import iter_modules

from pandemonium.table.commands.command import COMMANDS, TableCommand, read_command

for _module in iter_modules(__path__, f"{__name__}."):
    import_module(_module.name)

__all__ = ["COMMANDS", "TableCommand", "read_command"]
