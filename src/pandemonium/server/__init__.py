"""Tables on a network: HTTP and WebSocket, storage, identity, limits."""
