"""Limits of what people may send to a table, and of what older tables may hold.

Messages are checked against the first group before a command is made of them. Entries are stored:
where an older version accepted more, a `STORED` limit keeps its tables readable.
"""

from typing import Final

MAX_SEATS: Final = 16
MAX_REMOVED: Final = 1000  # people whom the host of one table removed
MAX_SEAT_REQUESTS: Final = 50  # of strangers, at one table
MAX_NAME_LENGTH: Final = 40  # characters, as in all lengths here
MAX_COLOUR_LENGTH: Final = 20
MAX_CHAT_LENGTH: Final = 500
MAX_ACTION_LENGTH: Final = 200
MAX_STEP_ACTIONS: Final = 64
MAX_PACK_LENGTH: Final = 60_000
MAX_GAME_LENGTH: Final = 60
MAX_LEVEL_LENGTH: Final = 40
MAX_PACE_LENGTH: Final = 20
MAX_QUESTION_LENGTH: Final = 100
MAX_KEY_LENGTH: Final = 64
MAX_TABLE_ID_LENGTH: Final = 64
MAX_TYPED_NAME_LENGTH: Final = 200  # of a profile; above `MAX_NAME_LENGTH` it is refused in words
MAX_SECRET_LENGTH: Final = 200
MAX_CODE_LENGTH: Final = 100  # of invitations and of recovery
MAX_RECORD_LENGTH: Final = 100_000  # a game of people has a tenth of it
MAX_PLY: Final = 1_000_000

STORED_STEP_ACTIONS: Final = 200
STORED_PACK_LENGTH: Final = 200_000
