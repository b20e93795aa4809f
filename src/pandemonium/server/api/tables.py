"""Tables: the lobby, making one, invitations, commands, and the record of a finished game."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from pandemonium.app import payloads
from pandemonium.app.errors import ServerError
from pandemonium.app.records import REPLAYING, calls_of
from pandemonium.app.table_core import TableCore
from pandemonium.server.api import qr
from pandemonium.server.api.dependencies import Body, Caller, CurrentCaller, CurrentServer, Path
from pandemonium.server.wire.codec import CommandBody, DoneBody, command_message
from pandemonium.server.wire.table_lists import open_tables
from pandemonium.table import limits


@get("/api/tables")
async def lobby(server: CurrentServer) -> list[payloads.TableListing]:
    """The public tables that are not over, the latest first."""
    return await open_tables(server.store)


@post("/api/tables")
async def make_table(caller: CurrentCaller, data: Body[payloads.NewTable]) -> payloads.TableCreated:
    """Make a table; the key is an idempotency key: the same one gives the same table."""
    await caller.check_tables()
    return caller.created(await caller.server.hub.make(caller.guest, data))


@get("/api/tables/{table:str}")
async def read_table(
    caller: CurrentCaller,
    table: Path,
    seat: Annotated[int | None, QueryParameter(ge=0, le=limits.MAX_SEATS - 1)] = None,
    since: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
) -> Response[bytes]:
    """All that you may know of a table: the message `table` of the protocol."""
    live, who = await caller.table(table), caller.guest.id
    recipient = live.session.recipient(who, seat)
    body, _ = await live.position(who, recipient, caller.language, since)
    return Response(body, media_type="application/json")


@post("/api/tables/{table:str}/enter", status_code=204)
async def enter(caller: CurrentCaller, table: Path, data: Body[payloads.Enter]) -> None:
    """Enter with an invitation; from then on you need none."""
    await caller.table(table, data.invite)


@post("/api/tables/{table:str}/commands", status_code=200)
async def command(caller: CurrentCaller, table: Path, data: JSONBody[CommandBody]) -> DoneBody:
    """Change a table, for bots without a WebSocket."""
    message = command_message(data)
    caller.spend("message")
    caller.spend(message.command.rate)
    if message.table != table:
        raise ServerError("no-such-table")
    live = await caller.table(table)
    await live.execute(caller.guest, message, lambda: None)
    return DoneBody(key=message.key)


@get("/api/tables/{table:str}/invite")
async def read_invite(caller: CurrentCaller, table: Path) -> payloads.Link:
    """The invitation link, for the host and seated players."""
    return payloads.Link(await _invitation(caller, table), caller.server.config.is_local)


@get("/api/tables/{table:str}/invite.svg", media_type="image/svg+xml")
async def draw_invite(caller: CurrentCaller, table: Path) -> str:
    """The invitation link as a QR code."""
    return qr.qr_svg(await _invitation(caller, table))


async def _invitation(caller: Caller, table: str) -> str:
    """The link to a table, if this guest may pass it on."""
    live = await caller.table(table)
    if caller.guest.id not in {live.session.host, *live.people}:
        raise ServerError("not-seated")
    async with live.lock:  # somebody may just be removed, which renews it
        stored = await caller.server.store.table(table)
    assert stored is not None
    return caller.server.invitation(table, stored.invite)


@post("/api/tables/{table:str}/invite", status_code=200)
async def renew_invite(caller: CurrentCaller, table: Path) -> payloads.Link:
    """Replace the invitation link, for the host; the old link stops working."""
    live = await caller.table(table)
    if caller.guest.id != live.session.host:
        raise ServerError("not-host")
    secret = await caller.server.store.renew_invite(table)
    link = caller.server.invitation(table, secret)
    return payloads.Link(link, caller.server.config.is_local)


@post("/api/tables/{table:str}/rematch")
async def rematch(caller: CurrentCaller, table: Path) -> payloads.TableCreated:
    """Play again with the same people, each one seat further."""
    live = await caller.table(table)
    return caller.created(await caller.server.hub.rematch(live, caller.guest))


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def read_record(caller: CurrentCaller, table: Path) -> str:
    """The record of a finished game, with its secret; refused before the end."""
    live = await caller.table(table)
    return await live.compute(TableCore.record)


@get("/api/tables/{table:str}/dice")
async def read_dice(caller: CurrentCaller, table: Path) -> payloads.Dice:
    """Seal, secret, contributions and every roll and draw of a finished game."""
    live = await caller.table(table)
    caller.spend("look")
    record = await live.compute(TableCore.record)
    return payloads.Dice(
        seal=live.session.setup.seal,
        secret=await live.compute(TableCore.secret),
        contributions=live.session.contributions_in_order(),
        calls=await caller.call(calls_of, record, seconds=REPLAYING),
    )
