"""The name of a session in its owner's list: the browser and system that opened it."""

BROWSERS = {"Firefox/": "Firefox", "Edg/": "Edge", "OPR/": "Opera", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {name: name for name in ("Android", "iPhone", "iPad", "Windows")} | {"Mac OS X": "macOS", "Linux": "Linux"}


def device(user_agent: str) -> str:
    """Firefox, Linux. Nothing else of what a browser says of itself is kept."""
    found = [next((name for mark, name in names.items() if mark in user_agent), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)
