"""The browser client in a real Chromium, and what can be said of it without one."""
