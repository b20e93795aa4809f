"""Renders the icons of the installed client from its logo, with the browser of the tests.

    python web/make_icons.py

Phones crop a maskable icon to their own shape, so its background fills the square.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import chromium

PUBLIC = Path(__file__).parent / "public"
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.8),
}
GROUND = "#150f13"


def main() -> None:
    """Render all icons."""
    picture = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGS)
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            inner = round(size * part)
            ground = GROUND if part < 1 else "transparent"
            page.set_content(
                f'<body style="margin:0;height:100vh;display:grid;place-content:center;'
                f'background:{ground}"><div style="width:{inner}px">{picture}</div></body>'
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
