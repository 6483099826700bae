"""Parts of `signoria bench`: the server under load beside a bare one on the same stack, slow bots, a real browser."""

from signoria.games import GAMES

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

BOTS_MOST = {  # milliseconds that a table may wait for the slowest bot
    **{f"bots.{game}_longest_ms": 2000.0 for game in GAMES},
    "bots.answer_p99_ms": 2000.0,
}
WEB_MOST = {  # what a figure of the browser client may be at most
    "web.first_load_kb": 250.0,
    "web.fonts_kb": 150.0,
    "web.interactive_ms": 1000.0,
    "web.table_interactive_ms": 1000.0,
    "web.input_p95_ms": 100.0,
    "web.move_p95_ms": 100.0,
    "web.layout_shift": 0.01,
}
WEB_KEYS = (
    "web.first_load_kb",
    "web.fonts_kb",
    "web.first_paint_ms",
    "web.interactive_ms",
    "web.table_interactive_ms",
    "web.input_p50_ms",
    "web.input_p95_ms",
    "web.move_p50_ms",
    "web.move_p95_ms",
    "web.layout_shift",
)
