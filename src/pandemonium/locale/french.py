"""What French does to "de" before a name: it becomes "d'" before a vowel.

Catalogues write `{ DE($seat) }`; for Ada that is "d'Ada" (with a curly apostrophe), for Bo "de Bo".
"""

import unicodedata

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
VOWELS = tuple("aeiouœæ")


def de(name: str) -> str:
    """The name with "de" before it, elided before a vowel; never elided before an h."""
    return f"d{APOSTROPHE}{name}" if begins_with_vowel(name) else f"de {name}"


def begins_with_vowel(name: str) -> bool:
    """Whether "de" is elided before the name: d'Ada, d'Élise, d'Yves, but de Yann."""
    letters = unicodedata.normalize("NFD", name).casefold()  # accents become signs of their own
    if letters.startswith("y"):
        return letters[1:2].isalpha() and not letters[1:].startswith(VOWELS)
    return letters.startswith(VOWELS)
