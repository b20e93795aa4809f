"""Where this machine is found on its own network, and a code that a phone can scan."""

import io
import socket

import segno

ELSEWHERE = ("192.0.2.1", 9)  # an address that nobody has; nothing is sent to it


def addresses() -> list[str]:
    """The addresses of this machine for its neighbours, the likeliest first."""
    found = [_towards_others(), *_by_name()]
    return [
        fromkey for fromkey in dict.fromkeys(found) if fromkey and not fromkey.startswith("127.")
    ]


def _towards_others() -> str:
    """The address with which this machine would speak to others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(ELSEWHERE)
        except OSError:  # it is on no network
            return ""
        return str(trial.getsockname()[0])


def _by_name() -> list[str]:
    """The addresses that belong to the name of this machine."""
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def qr_text(url: str) -> str:
    """The code for a phone, in lines for a terminal."""
    drawn = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def qr_svg(url: str) -> str:
    """The same as SVG, for a page."""
    drawn = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        drawn, kind="svg", light="#fff", xmldecl=False, svgclass=None, lineclass=None, scale=4
    )
    return drawn.getvalue().decode()
