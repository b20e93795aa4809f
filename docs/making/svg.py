"""Functions that write SVG without images or embedded fonts, reproducible byte for byte."""

from xml.sax.saxutils import escape, quoteattr

SANS = "system-ui, -apple-system, 'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', Arial, sans-serif"
SERIF = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"
MONO = "ui-monospace, 'Cascadia Mono', Menlo, 'DejaVu Sans Mono', monospace"
WIDTHS = {"sans": 0.57, "serif": 0.6, "mono": 0.62}  # of a letter, for wide fonts, in its size


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


def element(name: str, content: str = "", /, **attributes: float | str) -> str:
    """One element; `stroke_width` is written `stroke-width`, empty attributes are left out."""
    written = ""
    for key, value in attributes.items():
        if value != "":
            shown = value if isinstance(value, str) else number(value)
            written += f" {key.replace('_', '-')}={quoteattr(shown)}"
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def rect(x: float, y: float, w: float, h: float, fill: str, **more: float | str) -> str:
    """A rectangle."""
    return element("rect", x=x, y=y, width=w, height=h, fill=fill, **more)


def circle(x: float, y: float, r: float, fill: str, **more: float | str) -> str:
    """A disc."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, **more)


def path(d: str, fill: str, **more: float | str) -> str:
    """Any shape."""
    return element("path", d=d, fill=fill, **more)


def text(x: float, y: float, words: str, size: float, fill: str, **more: float | str) -> str:
    """One line of text; sans unless `cls` sets another font."""
    cls = str(more.pop("cls", "sans"))
    return element(
        "text", escape(words), x=x, y=y, font_size=size, fill=fill, **{"class": cls}, **more
    )


def move(x: float, y: float, *parts: str, scale: float = 1) -> str:
    """The parts, translated and scaled."""
    transform = f"translate({number(x)} {number(y)})"
    return element(
        "g", "".join(parts), transform=transform if scale == 1 else f"{transform} scale({scale})"
    )


def width_of(words: str, size: float, cls: str = "sans") -> float:
    """An upper bound for the width of a text."""
    return len(words) * size * WIDTHS[cls]


def wrap(words: str, width: float, size: float, cls: str = "sans") -> list[str]:
    """The text, broken into lines that fit."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size, cls) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def lines(
    x: float, y: float, rows: list[str], size: float, fill: str, **more: float | str
) -> tuple[str, float]:
    """Lines of text below each other, and the y of the next one."""
    drawn = ""
    for line in rows:
        drawn += text(x, y, line, size, fill, **more)
        y += size * 1.3
    return drawn, y


def document(width: float, height: float, title: str, about: str, body: list[str]) -> str:
    """The whole picture; `title` and `about` are read out by screen readers."""
    style = (
        f".sans{{font-family:{SANS}}}.serif{{font-family:{SERIF}}}.mono{{font-family:{MONO}}}"
        ".b{font-weight:700}.i{font-style:italic}.m{text-anchor:middle}.e{text-anchor:end}"
    )
    head = element("title", escape(title)) + element("desc", escape(about))
    parts = [head, element("style", style), *body]
    return (
        element(
            "svg",
            "\n" + "\n".join(parts) + "\n",
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(width)} {number(height)}",
            width=width,
            height=height,
            role="img",
        )
        + "\n"
    )
