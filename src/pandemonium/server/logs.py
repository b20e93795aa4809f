"""What a server writes about itself: one JSON object per line, and no secret in any of them.

Tokens and codes are sent in headers and bodies, which are never logged; invitations are behind the
# of an address, which no browser sends. Of a request the template of its route is logged, never its
path (`access_log`): a misspelt address may hold any secret.
"""

import json
import logging
import sys
import time
from typing import TextIO

OWN = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",  # what uvicorn says once more, in colours
}


class JsonLines(logging.Formatter):
    """Each record as one line; what is given as `extra` becomes fields of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
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


def start(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """Log to a stream from now on, and nowhere else."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # They tell more than anybody wants to know.
    for name in ("alembic", "sqlalchemy", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
