"""What can go wrong with a notification."""

from collections.abc import Mapping

from pandemonium.app.errors import ServerError
from pandemonium.engine.errors import Detail


class DeliveryError(ServerError):
    """A message was not delivered, or perhaps was.

    `may_have_arrived`: it must not be sent again. `is_ours`: the fault is this server's, not that
    of the address.
    """

    def __init__(
        self,
        key: str,
        details: Mapping[str, Detail] | None = None,
        may_have_arrived: bool = False,
        is_ours: bool = False,
    ) -> None:
        super().__init__(key, dict(details or {}))
        self.may_have_arrived = may_have_arrived
        self.is_ours = is_ours
