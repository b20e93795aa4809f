"""The names that only mypyc knows, with stand-ins for the interpreter.

Kept here so that the core needs no package at run time: the compiler sees the real decorator, an
interpreter sees one that does nothing. `i64` is a number that stays within 64 bits: a machine word
when compiled, a plain int otherwise. This module itself is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_attrs):
        """Leave the class as it is: only the compiler cares."""
        return lambda cls: cls
