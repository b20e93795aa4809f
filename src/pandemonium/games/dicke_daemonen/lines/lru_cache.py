"""LruCache: a cache of expensive results that drops the least recently used one."""

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """Up to `size` results by key; unlike `functools.lru_cache`, results can be put in."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._results: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """The cached result, or None."""
        value = self._results.get(key)
        if value is not None:
            self._results.move_to_end(key)
        return value

    def put(self, key: K, value: V) -> V:
        """Cache a result, and return it."""
        self._results[key] = value
        while len(self._results) > self._size:
            self._results.popitem(last=False)
        return value
