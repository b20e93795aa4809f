"""Your devices: where you are signed in, a code for another one, and signing one out."""

from dataclasses import dataclass
from typing import Annotated

from litestar import Response, delete, get, post

from pandemonium.app.errors import ServerError
from pandemonium.server.api import dependencies, qr
from pandemonium.server.api.dependencies import AnyRequest, CurrentCaller, Path
from pandemonium.table.fields import Doc


@dataclass
class DeviceInfo:
    """A browser or program in which you are signed in."""

    id: str
    name: Annotated[str, Doc("browser and system; empty: unknown")]
    seen: Annotated[int, Doc("the day of its last use, counted from 1970-01-01 (UTC)")]
    is_this: Annotated[bool, Doc("whether this request comes from it")]


@dataclass
class NewDeviceCode:
    """A code that signs in another device, once."""

    code: str
    expires: Annotated[float, Doc("in seconds since 1970")]
    url: Annotated[str, Doc("a link with the code; browsers never send its fragment")]
    qr: Annotated[str, Doc("the link as a QR code (SVG)")]


@get("/api/me/devices")
async def my_devices(caller: CurrentCaller, request: AnyRequest) -> list[DeviceInfo]:
    """Your devices, the last used first."""
    devices = caller.server.identities.devices
    this = await devices.find(dependencies.token_of(request))
    return [
        DeviceInfo(device.id, device.name, device.seen, this is not None and device.id == this.id)
        for device in await devices.of(caller.guest.id)
    ]


@post("/api/me/devices/code", status_code=200)
async def new_device_code(caller: CurrentCaller) -> NewDeviceCode:
    """A code that adds a device with `/api/recover`: for ten minutes; the last one ends."""
    caller.spend("device")
    new = await caller.server.identities.devices.new_code(caller.guest.id)
    url = f"{caller.server.config.public_url}/#device={new.code}"
    return NewDeviceCode(new.code, new.expires, url, qr.qr_svg(url))


@delete("/api/me/devices/{device:str}")
async def sign_out(caller: CurrentCaller, request: AnyRequest, device: Path) -> Response[None]:
    """Sign out a device; its connections are closed."""
    server, devices = caller.server, caller.server.identities.devices
    this = await devices.find(dependencies.token_of(request))
    if not await devices.remove(caller.guest.id, device):
        raise ServerError("no-such-device")
    await server.sessions.end_revoked(caller.guest.id)
    is_own = this is not None and this.id == device
    return Response(
        None, status_code=204, cookies=dependencies.expired_cookies() if is_own else None
    )
