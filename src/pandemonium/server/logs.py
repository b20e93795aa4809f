"""What a server writes about itself: one JSON object per line, and no secret in any of them.

Tokens and codes are sent in headers and bodies, which are never logged; invitations are behind the
# of an address, which no browser sends. What is left is the secret of a feed, which is taken out of
its address here, and whatever strangers write into an address, which ends at the question mark.
"""

import json
import logging
import re
import sys
import time
from typing import TextIO

SECRET_PATHS = re.compile(r"^(/feed/)[^/]+")
LONGEST_PATH = 200
HIDDEN = "***"
OWN = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",  # what uvicorn says once more, in colours
}


def safe_path(path: str) -> str:
    """An address as it may be logged."""
    plain = SECRET_PATHS.sub(rf"\g<1>{HIDDEN}", path.partition("?")[0])
    return plain[:LONGEST_PATH]


class JsonLines(logging.Formatter):
    """Each record as one line; what is given as `extra` becomes fields of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        self._hide(record)
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in OWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=True, default=str)

    def _hide(self, record: logging.LogRecord) -> None:
        """Of what uvicorn says about a request, hide what is secret in its address."""
        if record.name == "uvicorn.access" and isinstance(record.args, tuple):
            record.args = tuple(
                safe_path(one) if isinstance(one, str) and one.startswith("/") else one
                for one in record.args
            )


def start(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """Log to a stream from now on, and nowhere else."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # They tell more than anybody wants to know.
    for name in ("alembic", "sqlalchemy", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
