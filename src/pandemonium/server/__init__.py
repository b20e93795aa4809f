"""Tables on a network: HTTP and WebSocket, storage, identity, limits."""

from msgspec import Raw, json

from pandemonium.app.messages.encoding import set_encoder

set_encoder(json.Encoder().encode, Raw)  # here, so that every process of a server has it
