"""QR codes of invitation links, for a terminal and for a page."""

import io

import segno


def qr_text(url: str) -> str:
    """The QR code of a URL, as lines for a terminal."""
    drawn = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def qr_svg(url: str) -> str:
    """The QR code of a URL as SVG."""
    drawn = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        drawn, kind="svg", light="#fff", xmldecl=False, svgclass=None, lineclass=None, scale=4
    )
    return drawn.getvalue().decode()
