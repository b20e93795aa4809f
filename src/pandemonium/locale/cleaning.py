"""Cleaning texts that others wrote before they reach a terminal or a sentence.

Names of players, cards of a pack, records and the command line may hold anything: sequences that
move the cursor or rename the window, characters that turn the direction of a line around.
"""

import re

# Control characters (C0, delete, C1), separators of lines, marks that change the direction of what
# follows, and halves of characters, which no terminal can be sent.
UNWANTED = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
SPACES = "\t\n\v\f\r\x85\u2028\u2029"
LONGEST = 2000  # letters; Fluent refuses to fill in a text of more than 2,500


def clean(text: str) -> str:
    """The text with harmless signs in place of what is not to be printed; it stays one line."""
    return UNWANTED.sub(lambda found: " " if found.group() in SPACES else "?", text)


def escape(json: str) -> str:
    """The same JSON with escapes in place of what is not to be printed; its lines stay."""
    return UNWANTED.sub(
        lambda found: found.group() if found.group() == "\n" else f"\\u{ord(found.group()):04x}",
        json,
    )


def clip(text: str) -> str:
    """The text, cut where it is longer than a sentence can hold."""
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
