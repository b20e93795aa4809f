"""Tables: the lobby, making one, invitations, commands, and the record of a finished game."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from pandemonium.app import payloads
from pandemonium.app.errors import ServerError
from pandemonium.app.records import REPLAYING, calls_of
from pandemonium.app.table_core import TableCore
from pandemonium.server.api import qr
from pandemonium.server.api.dependencies import (
    AnyRequest,
    CurrentGuest,
    CurrentServer,
    Path,
    language_of,
)
from pandemonium.server.server import Server
from pandemonium.server.tables.identities import Identity
from pandemonium.server.wire.codec import CommandBody, DoneBody, command_message


@get("/api/tables")
async def lobby(server: CurrentServer) -> list[payloads.TableListing]:
    """The public tables that are not over, the latest first."""
    return [
        payloads.TableListing(table.id, table.game, table.status, False, table.card)
        for table in await server.store.lobby()
    ]


@post("/api/tables")
async def make_table(
    server: CurrentServer, guest: CurrentGuest, data: JSONBody[payloads.NewTable]
) -> payloads.TableCreated:
    """Make a table; the key is an idempotency key: the same one gives the same table."""
    server.limits.spend("table", guest.id)
    server.limits.check_tables(await server.store.count_unfinished(guest.id))
    table = await server.hub.make(guest, data)
    return payloads.TableCreated(table.id, server.invitation(table.id, table.invite))


@get("/api/tables/{table:str}")
async def read_table(
    server: CurrentServer,
    guest: CurrentGuest,
    request: AnyRequest,
    table: Path,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    since: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
) -> Response[bytes]:
    """All that you may know of a table: the message `table` of the protocol."""
    live = await server.hub.admit(table, guest.id)
    recipient = live.session.recipient(guest.id, seat)
    body, _ = await live.position(guest.id, recipient, language_of(request), since)
    return Response(body, media_type="application/json")


@post("/api/tables/{table:str}/enter", status_code=HTTP_204_NO_CONTENT)
async def enter(
    server: CurrentServer, guest: CurrentGuest, table: Path, data: JSONBody[payloads.Enter]
) -> None:
    """Enter with an invitation; from then on you need none."""
    await server.hub.admit(table, guest.id, data.invite)


@post("/api/tables/{table:str}/commands", status_code=HTTP_200_OK)
async def command(
    server: CurrentServer, guest: CurrentGuest, table: Path, data: JSONBody[CommandBody]
) -> DoneBody:
    """Change a table, for bots without a WebSocket."""
    message = command_message(data)
    server.limits.spend("message", guest.id)
    server.limits.spend(message.command.rate, guest.id)
    if message.table != table:
        raise ServerError("no-such-table")
    live = await server.hub.admit(table, guest.id)
    await live.do(guest, message, lambda: None)
    return DoneBody(key=message.key)


@get("/api/tables/{table:str}/invite")
async def read_invite(server: CurrentServer, guest: CurrentGuest, table: Path) -> payloads.Link:
    """The invitation link, for the host and seated players."""
    return payloads.Link(await _invitation(server, guest, table))


@get("/api/tables/{table:str}/invite.svg", media_type="image/svg+xml")
async def draw_invite(server: CurrentServer, guest: CurrentGuest, table: Path) -> str:
    """The invitation link as a QR code."""
    return qr.qr_svg(await _invitation(server, guest, table))


async def _invitation(server: Server, guest: Identity, table: str) -> str:
    """The link to a table, if this guest may pass it on."""
    live = await server.hub.admit(table, guest.id)
    if guest.id not in {live.session.host, *live.people}:
        raise ServerError("not-seated")
    async with live.lock:  # somebody may just be removed, which renews it
        stored = await server.store.table(table)
    assert stored is not None
    return server.invitation(table, stored.invite)


@post("/api/tables/{table:str}/invite", status_code=HTTP_200_OK)
async def renew_invite(server: CurrentServer, guest: CurrentGuest, table: Path) -> payloads.Link:
    """Replace the invitation link, for the host; the old link stops working."""
    live = await server.hub.admit(table, guest.id)
    if guest.id != live.session.host:
        raise ServerError("not-host")
    return payloads.Link(server.invitation(table, await server.store.renew_invite(table)))


@post("/api/tables/{table:str}/rematch")
async def rematch(server: CurrentServer, guest: CurrentGuest, table: Path) -> payloads.TableCreated:
    """Play again with the same people, each one seat further."""
    live = await server.hub.admit(table, guest.id)
    stored = await server.hub.rematch(live, guest)
    return payloads.TableCreated(stored.id, server.invitation(stored.id, stored.invite))


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def read_record(server: CurrentServer, guest: CurrentGuest, table: Path) -> str:
    """The record of a finished game, with its secret; refused before the end."""
    live = await server.hub.admit(table, guest.id)
    return await live.compute(TableCore.record)


@get("/api/tables/{table:str}/dice")
async def read_dice(server: CurrentServer, guest: CurrentGuest, table: Path) -> payloads.Dice:
    """Seal, secret, contributions and every roll and draw of a finished game."""
    live = await server.hub.admit(table, guest.id)
    server.limits.spend("look", guest.id)
    record = await live.compute(TableCore.record)
    owner = server.hub.owner_of(guest.id)
    return payloads.Dice(
        seal=live.session.setup.seal,
        secret=await live.compute(TableCore.secret),
        contributions=live.session.contributions_in_order(),
        calls=await server.hub.workers.call(calls_of, record, owner=owner, seconds=REPLAYING),
    )
