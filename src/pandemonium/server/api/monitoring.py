"""For operators and their monitoring: whether the server works, and its metrics."""

from litestar import MediaType, get

from pandemonium.app import payloads
from pandemonium.app.errors import ServerError
from pandemonium.server.api.dependencies import AnyRequest, CurrentServer, address_of


@get("/healthz")
async def healthz(server: CurrentServer) -> payloads.Health:
    """Whether the server works: its database is writable and the disk is not full."""
    await server.health.check()
    return payloads.Health(True)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(server: CurrentServer, request: AnyRequest) -> str:
    """Metrics for Prometheus, for this machine only: others could count whispers by them."""
    if not server.config.is_own(address_of(request)):
        raise ServerError("no-such-page")
    return server.metrics.text()
