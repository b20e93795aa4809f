"""Structured logs: one JSON object per line, without secrets.

Tokens and codes are in headers and bodies, which are never logged; invitations are in the fragment
of a URL, which no browser sends. Requests are logged by the template of their route, never by path
(`access_log`): a mistyped URL may hold any secret.
"""

import json
import logging
import sys
import time
from typing import TextIO

# fields of every record; `color_message` is uvicorn's message with terminal colours
STANDARD = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Formats a record as a line of JSON; `extra` becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=True, default=str)


def start(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """Log to a stream from now on, and nowhere else."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # Too verbose below warnings.
    for name in ("alembic", "sqlalchemy", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
