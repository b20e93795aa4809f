"""Signals that end a program: it stops in order, and never in the middle of a move."""

import signal
import subprocess
import sys
import textwrap
import threading

import pytest

from pandemonium.terminal.signals import ENDING, StopOnSignals

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")


class Stopped(Exception):  # noqa: N818 - nothing went wrong
    """What the program under test stops by."""


SCRIPT = """
import os, signal, sys, time
from pandemonium.terminal.signals import StopOnSignals

class Stopped(Exception):
    pass

try:
    with StopOnSignals(Stopped) as stop:
        {inside}
except Stopped:
    print("saved")
except KeyboardInterrupt:
    print("interrupted")
"""


def ended(inside: str, *numbers: int) -> tuple[int, list[str]]:
    """Run a child that prints when it is ready, send it signals, and see how it ends."""
    script = SCRIPT.replace("{inside}", textwrap.indent(textwrap.dedent(inside), " " * 8).strip())
    child = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    output = [child.stdout.readline().strip()]
    for number in numbers:
        child.send_signal(number)
    rest, _ = child.communicate(timeout=60)
    return child.returncode, output + rest.split()


WAIT = """
print("ready", flush=True)
time.sleep(60)
"""


@pytest.mark.parametrize("number", ENDING)
def test_a_signal_stops_the_program_in_order(number: int) -> None:
    assert ended(WAIT, number) == (0, ["ready", "saved"])


def test_an_interrupt_stays_an_interrupt() -> None:
    assert ended(WAIT, signal.SIGINT) == (0, ["ready", "interrupted"])


def test_a_signal_ends_the_wait_for_a_line() -> None:
    inside = """
    print("ready", flush=True)
    r, w = os.pipe()
    sys.stdin = os.fdopen(r)
    input()
    """
    assert ended(inside, signal.SIGTERM) == (0, ["ready", "saved"])


@pytest.mark.parametrize(
    ("number", "end"), [(signal.SIGTERM, "saved"), (signal.SIGINT, "interrupted")]
)
def test_what_is_held_is_done_first(number: int, end: str) -> None:
    inside = """
    with stop.deferred():
        print("ready", flush=True)
        time.sleep(1)
        print("done", flush=True)
    print("never")
    """
    assert ended(inside, number) == (0, ["ready", "done", end])


def test_a_second_signal_does_not_cut_the_saving() -> None:
    inside = """
    try:
        print("ready", flush=True)
        time.sleep(60)
    finally:
        os.kill(os.getpid(), signal.SIGTERM)
        print("done")
    """
    assert ended(inside, signal.SIGTERM) == (0, ["ready", "done", "saved"])


def test_a_signal_that_python_drops_is_not_lost() -> None:
    inside = """
    class Dropping:
        def __del__(self):
            print("ready", flush=True)
            time.sleep(60)

    sys.stderr = open(os.devnull, "w")
    Dropping()
    print("dropped")
    stop.check()
    print("never")
    """
    assert ended(inside, signal.SIGTERM) == (0, ["ready", "dropped", "saved"])


def test_afterwards_everything_is_as_before() -> None:
    before = [signal.getsignal(number) for number in (*ENDING, signal.SIGINT)]
    with StopOnSignals(Stopped):
        assert signal.getsignal(signal.SIGTERM) != before[0]
    assert [signal.getsignal(number) for number in (*ENDING, signal.SIGINT)] == before


def test_an_error_in_what_is_held_is_reported() -> None:
    with StopOnSignals(Stopped) as stop, pytest.raises(ZeroDivisionError), stop.deferred():
        _ = 1 // 0
    assert not stop.is_deferred


def test_other_threads_are_left_alone() -> None:
    entered = []

    def enter() -> None:
        with StopOnSignals(Stopped):
            entered.append(True)

    thread = threading.Thread(target=enter)
    thread.start()
    thread.join()
    assert entered == [True]
