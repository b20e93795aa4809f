"""Numbers in tables, as a language writes them, and lists in sentences."""

from babel.numbers import format_decimal, format_percent


def number(value: float, language: str, digits: int = 0) -> str:
    """A number with this many decimals."""
    return format_decimal(value, format=_pattern(digits), locale=language)


def percent(share: float, language: str, digits: int = 1) -> str:
    """A share as a percentage with this many decimals."""
    usual = format_percent(0, locale=language)  # with a space before the sign in French
    pattern = usual.replace("0", _pattern(digits))
    return format_percent(share, format=pattern, locale=language)


def listed(*parts: object) -> str:
    """The parts that are not empty, with commas between."""
    return ", ".join(text for text in map(str, parts) if text)


def _pattern(digits: int) -> str:
    """The pattern of a number with this many decimals."""
    return "#,##0" + ("." + "0" * digits if digits else "")
