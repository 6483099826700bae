"""The log: one JSON object a line, on standard error. Errors with their tracebacks go there and nowhere else."""

import logging
import sys
import time
from collections import deque
from typing import Any

import structlog
from structlog.typing import EventDict, Processor

from signoria.server import metrics
from signoria.server.room import Room

MOST_ERRORS = 50
NOT_OURS = (  # faults of clients, which uvicorn would note each time, as often as they like
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
)
logger = structlog.get_logger()
last_errors: deque[dict[str, Any]] = deque(maxlen=MOST_ERRORS)  # without tracebacks: for the administrator's page


def remember_errors(_: Any, method: str, event: EventDict) -> EventDict:
    """Keep the last errors in mind, and count all."""
    if method in ("error", "exception", "critical"):
        metrics.ERRORS.inc()
        kind = sys.exc_info()[0]
        error = event.get("exc_info")
        if isinstance(error, BaseException):
            kind = type(error)
        last_errors.append(
            {
                "at": time.time(),
                "event": str(event.get("event", ""))[:200],
                "error": "" if kind is None else kind.__name__,
                "request": str(event.get("request", "")),
            }
        )
    return event


def is_ours(record: logging.LogRecord) -> bool:
    return record.getMessage() not in NOT_OURS


SHARED: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    remember_errors,
    structlog.processors.format_exc_info,
]


def prepare_logs(level: str) -> None:
    """Our own lines and those of the libraries, in one form."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[*SHARED, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    renderers: list[Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.JSONRenderer(),
    ]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=SHARED, processors=renderers))
    handler.addFilter(is_ours)
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)


def note_changes(room: Room) -> None:
    """A table has begun or ended."""
    if room.seq == 0:
        logger.info("table-begun", table=room.row.id, game=room.row.game, seats=room.row.seats)
    result = room.result()
    if result is not None:
        logger.info("table-ended", table=room.row.id, game=room.row.game, entries=room.seq + 1, reason=result.reason)
