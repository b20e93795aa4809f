"""An external bot: it sits down at a table of any server and plays random moves.

python bot.py http://localhost:8666/t/TABLE#INVITATION [NAME]
"""

import hashlib
import json
import random
import secrets
import sys
import time
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect


def become_guest(server: str, name: str) -> str:
    """Register as a guest; returns the bearer token."""
    body = json.dumps({"name": name, "cookie": False}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/guests", body, headers)
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


def choose(prompt: dict[str, Any]) -> list[str]:
    """The actions to take: replace this with a better strategy, which may also use the view."""
    return [random.choice(prompt["choices"])["text"]]


def play(socket: ClientConnection, table: str, invite: str) -> None:
    """Sit down, get ready, and act on every prompt until the game is over."""
    requests: dict[str, Any] = {}
    share = secrets.token_bytes(32)  # our part of the shared seed: committed to, then revealed

    def send(kind: str, **fields: Any) -> None:
        socket.send(json.dumps({"type": kind, **fields}))

    def do(kind: str, **fields: Any) -> None:
        key = secrets.token_hex(8)
        requests[key] = {"kind": kind, "key": key, "table": table, **fields}
        send(**requests[key])

    send("hello", protocol=1)
    send("watch", table=table, invite=invite)
    do("sit")
    do("ready", commitment=hashlib.sha256(share).hexdigest())
    for message in map(json.loads, socket):
        if message.get("error") == "too-fast":  # retry with the same idempotency key
            time.sleep(message["args"]["seconds"])
            send(**requests[message["key"]])
        summary, prompt = message.get("summary") or {}, message.get("prompt")
        if summary.get("opening"):
            do("open", contribution=share.hex())
        if summary.get("status") == "over":
            return
        if prompt and prompt["choices"]:
            do("act", seat=prompt["seat"], actions=choose(prompt))


def main(link: str, name: str = "Robin") -> None:
    """Play at the table that the invitation link points to."""
    url = urlsplit(link)
    token = become_guest(f"{url.scheme}://{url.netloc}", name)
    address = f"{'wss' if url.scheme == 'https' else 'ws'}://{url.netloc}/ws"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        play(socket, url.path.rpartition("/")[2], url.fragment)


if __name__ == "__main__":
    main(*sys.argv[1:])
