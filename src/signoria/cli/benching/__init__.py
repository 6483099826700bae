"""Parts of `signoria bench`: the server under load beside a bare one on the same stack, for long and with many tables,
what updates cost, slow bots, a real browser."""

from signoria.games import GAMES

LOAD_TARGETS: dict[str, tuple[str, int | float]] = {  # compressed, as browsers ask for it, and plain
    "server.moves_per_s": ("bare.moves_per_s", 0.6),
    "server.plain_moves_per_s": ("bare.plain_moves_per_s", 0.2),
    "server.moves_per_busy_s": ("bare.moves_per_busy_s", 0.6),
    "server.plain_moves_per_busy_s": ("bare.plain_moves_per_busy_s", 0.2),
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
    "server.kib_more_per_table",
    "bare.moves_per_s",
    "bare.plain_moves_per_s",
    "bare.moves_per_busy_s",
    "bare.plain_moves_per_busy_s",
    "bare.kib_per_table",
)
LONG_KEYS = (
    "memory.first_mib",
    "memory.last_mib",
    "memory.growth",
    "memory.games",
    "many.tables",
    "many.connections",
    "many.begun_per_s",
    "many.moves_per_s",
    "many.half_done_p50_ms",
    "many.half_done_p99_ms",
    "many.mib",
)
UPDATE_KEYS = tuple(f"{game}.{what}" for game in GAMES for what in ("update_us", "update_us_before", "update_share"))
LOAD_MOST = {  # what a figure of the server may be at most
    "server.kib_more_per_table": 100.0,
    "memory.growth": 1.1,
    **{f"{game}.update_share": 0.333 for game in GAMES},
}

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
    "web.princes_first_load_kb": 300.0,
    "web.princes_table_interactive_ms": 1000.0,
    "web.princes_input_p95_ms": 100.0,
    "web.princes_move_p95_ms": 100.0,
    "web.princes_layout_shift": 0.01,
    "web.fief_first_load_kb": 300.0,
    "web.fief_table_interactive_ms": 1000.0,
    "web.fief_input_p95_ms": 100.0,
    "web.fief_move_p95_ms": 100.0,
    "web.fief_layout_shift": 0.01,
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
    "web.princes_first_load_kb",
    "web.princes_table_interactive_ms",
    "web.princes_input_p50_ms",
    "web.princes_input_p95_ms",
    "web.princes_move_p50_ms",
    "web.princes_move_p95_ms",
    "web.princes_layout_shift",
    "web.fief_first_load_kb",
    "web.fief_table_interactive_ms",
    "web.fief_input_p50_ms",
    "web.fief_input_p95_ms",
    "web.fief_move_p50_ms",
    "web.fief_move_p95_ms",
    "web.fief_layout_shift",
)
