"""The server under load, beside a bare one on the same stack: part of `signoria bench`."""

LOAD_TARGETS: dict[str, tuple[str, int | float]] = {  # compressed, as browsers ask for it, and plain
    "server.moves_per_s": ("bare.moves_per_s", 0.25),
    "server.plain_moves_per_s": ("bare.plain_moves_per_s", 0.25),
}
LOAD_KEYS = (
    *LOAD_TARGETS,
    "server.messages_per_s",
    "server.full_done_p50_ms",
    "server.full_done_p99_ms",
    "server.half_done_p50_ms",
    "server.half_done_p99_ms",
    "server.half_seen_p50_ms",
    "server.half_seen_p99_ms",
    "server.kib_per_table",
    "bare.moves_per_s",
    "bare.plain_moves_per_s",
)
