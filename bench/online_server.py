"""The server that `online.py` starts: as `pandemonium serve`, without limits on one address."""

import logging

import uvicorn

import pandemonium as pm
from pandemonium.app.messages import MAX_MESSAGE_BYTES
from pandemonium.locale.words import Words
from pandemonium.server.app import make_app
from pandemonium.server.config import Config

# Keep the parsed cards over restarts.
for _name in pm.games():
    Words(pm.game(_name), "en")


def serve(place: str, port: int, pace: float) -> None:
    """Serve until terminated."""
    logging.basicConfig(level=logging.WARNING)
    uvicorn.run(
        make_app(Config(place, port=port, pace=pace, is_limited=False)),
        host="127.0.0.1",
        port=port,
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
    )
