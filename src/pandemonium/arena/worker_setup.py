"""How a worker process of joblib behaves: the parent alone decides when to end."""

import os
import signal
from threading import Thread
from time import sleep

LOOK_UP = 1.0  # seconds between two looks at the parent


def init_worker() -> None:
    """Ctrl-C reaches every process of the terminal: leave it to the parent, but end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    """Nobody is left to work for when the parent has been killed."""
    while os.getppid() == parent:
        sleep(LOOK_UP)
    os._exit(1)
