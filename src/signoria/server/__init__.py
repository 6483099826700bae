"""The server: tables people can trust, live or over days. `signoria serve` starts it."""
