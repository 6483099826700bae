"""How many files the process may hold open: every connection is one."""

import resource
from contextlib import suppress
from pathlib import Path

import structlog

RESERVED = 200  # for the database, for bots' processes and for files

logger = structlog.get_logger()


def room_for(connections: int) -> int:
    """As many of these connections as there can be, after raising the limit as far as it goes."""
    needed = connections + RESERVED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        with suppress(OSError, ValueError):  # some systems refuse what they call the hard limit
            wanted = needed if hard == resource.RLIM_INFINITY else min(hard, needed)
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    limit = most_open()
    if limit >= needed:
        return connections
    room = max(limit // 2, limit - RESERVED)
    logger.warning("few-open-files", limit=limit, connections=room, wanted=connections, do="raise LimitNOFILE")
    return room


def most_open() -> int:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 2**31 if soft == resource.RLIM_INFINITY else soft


def open_now() -> int:
    """Files and connections that are open; 0 where the system does not tell."""
    for folder in ("/proc/self/fd", "/dev/fd"):
        with suppress(OSError):
            return len(list(Path(folder).iterdir()))
    return 0
