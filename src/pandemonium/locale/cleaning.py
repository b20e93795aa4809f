"""Sanitizing untrusted text before it reaches a terminal or a sentence.

Names of players, cards of a pack, records and the command line may hold anything: escape sequences
that move the cursor or rename the window, characters that change the text direction.
"""

import re

# Control characters (C0, delete, C1), line separators, bidirectional controls, and surrogates,
# which cannot be encoded.
UNWANTED = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
SPACES = "\t\n\v\f\r\x85\u2028\u2029"
LONGEST = 2000  # letters; Fluent refuses to fill in a text of more than 2,500


def clean(text: str) -> str:
    """The text with harmless characters in place of unprintable ones, on one line."""
    return UNWANTED.sub(lambda match: " " if match.group() in SPACES else "?", text)


def escape(json: str) -> str:
    """The same JSON with escapes in place of unprintable characters; its lines stay."""
    return UNWANTED.sub(
        lambda match: match.group() if match.group() == "\n" else f"\\u{ord(match.group()):04x}",
        json,
    )


def clip(text: str) -> str:
    """The text, cut to the length that a sentence can hold."""
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
