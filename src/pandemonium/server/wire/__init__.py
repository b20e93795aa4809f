"""WebSocket connections: reading and writing messages, and their JSON Schema."""
