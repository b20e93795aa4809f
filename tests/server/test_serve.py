"""`pandemonium serve` as a process: it starts, prints its address, and stops when asked to."""

import io
import signal
import subprocess
import sys
import threading
import time
import webbrowser
from pathlib import Path

import httpx
import pytest

from pandemonium.cli import main
from pandemonium.server.api import client
from pandemonium.server.app import GracefulServer
from pandemonium.server.tcp import listen
from tests.server.network import free_port

SECONDS = 30


def started(tmp_path: Path, *args: str) -> tuple["subprocess.Popen[str]", str]:
    """A server that answers, and its address."""
    port = free_port()
    command = [sys.executable, "-m", "pandemonium", "--lang", "en", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path), *args], stderr=subprocess.PIPE, text=True
    )
    url = f"http://127.0.0.1:{port}"
    for _ in range(SECONDS * 10):
        try:
            assert httpx.get(f"{url}/healthz").json() == {"ok": True}
            return process, url
        except httpx.TransportError:
            assert process.poll() is None, process.communicate()
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


def test_it_serves_until_it_is_stopped(tmp_path: Path) -> None:
    process, url = started(tmp_path, "--lan")
    made = httpx.post(f"{url}/api/guests", json={"name": "Ada", "cookie": False}).json()
    feed = httpx.post(
        f"{url}/api/me/feed", headers={"Authorization": f"Bearer {made['token']}"}
    ).json()["url"]
    secret = feed.rpartition("/")[2]
    assert httpx.get(f"{url}/feed/{secret}").status_code == 200
    page = httpx.get(f"{url}/", headers={"Accept-Language": "fr"})
    assert "<title>Pandemonium</title>" in page.text  # the client, or that there is none
    process.send_signal(signal.SIGTERM)
    _, lines = process.communicate(timeout=SECONDS)
    assert process.returncode == 0, lines
    assert "Pandemonium is running at http://" in lines
    assert "█" in lines or "▀" in lines  # a code for phones
    for hidden in (secret, made["token"], made["recovery"]):
        assert hidden not in lines


class Terminal(io.StringIO):
    """The lines that the process prints."""

    def isatty(self) -> bool:
        """It is one."""
        return True


@pytest.mark.parametrize(
    ("args", "display", "is_opened"),
    [([], ":0", True), (["--no-browser"], ":0", False), ([], "", False)],
)
def test_a_browser_opens_where_there_is_a_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], display: str, is_opened: bool
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.setenv("WAYLAND_DISPLAY", "")
    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setattr(client, "build", lambda: "today")
    monkeypatch.setattr(webbrowser, "open", opened.append)
    run = lambda self, sockets: (self.on_started(), sockets[0].close())  # noqa: E731
    monkeypatch.setattr(GracefulServer, "run", run)
    port = free_port()
    main(["serve", "--port", str(port), "--data", str(tmp_path), *args])
    for thread in threading.enumerate():
        if thread.name == "browser":
            thread.join()
    assert opened == ([f"http://localhost:{port}"] if is_opened else [])


@pytest.mark.slow
@pytest.mark.parametrize("presses", [1, 2])
def test_ctrl_c_stops_it_too_and_quietly(tmp_path: Path, presses: int) -> None:
    process, _ = started(tmp_path)
    for _ in range(presses):
        process.send_signal(signal.SIGINT)
        time.sleep(0.05)  # two at the same moment would be one
    _, lines = process.communicate(timeout=SECONDS)
    assert process.returncode == 0
    assert "Traceback" not in lines


@pytest.mark.slow
def test_one_folder_has_one_server(tmp_path: Path) -> None:
    process, _ = started(tmp_path)
    command = [sys.executable, "-m", "pandemonium", "--lang", "en", "serve", "--port"]
    second = subprocess.run(
        [*command, str(free_port()), "--data", str(tmp_path)],
        capture_output=True, text=True, timeout=SECONDS, check=False,
    )  # fmt: skip
    process.terminate()
    process.communicate(timeout=SECONDS)
    assert second.returncode == 2
    assert "in use" in second.stderr
    assert len(second.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["--lan", "--host", "127.0.0.1"], "use one or the other"),
        (["--database", "mysql://me:secret@host/games"], "postgresql://"),
        (["--data", "here", "--database", "postgresql://host/games"], "cannot be used together"),
        (["--data", "here", "--port", "TAKEN"], "in use by another program"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    args: list[str],
    expected: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        command = [port if arg == "TAKEN" else arg for arg in args]
        assert main(["--lang", "en", "serve", *command]) == 2
    output = capsys.readouterr().err
    assert expected in output
    assert "secret" not in output
    assert output.count("\n") == 1
