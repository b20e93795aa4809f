"""The one place that speaks to mypyc.

Kept here so that the core needs no package at run time: the compiler sees the real decorator, an
interpreter sees one that does nothing. This module itself is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attrs):
        """Leave the class as it is: only the compiler cares."""
        return lambda cls: cls
