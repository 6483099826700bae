"""Where people reach this server, and what to give them: an address, a QR code, six letters."""

import ipaddress
import secrets
import socket
from urllib.parse import urlsplit

from signoria.server.errors import BadRequest
from signoria.server.qr import QUIET, Square
from signoria.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")  # addresses of who listens on all networks
SOMEWHERE = ("192.0.2.1", 9)  # an address of nobody (RFC 5737): nothing is sent there
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so no words; nothing that looks like a digit
LENGTH = 6


def fresh_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_this_machine(host: str) -> bool:
    """Whether a name or address means the machine that it is used on."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def network_address() -> str:
    """The address of this machine in its network; '' if it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(SOMEWHERE)
            found = str(asking.getsockname()[0])
    except OSError:
        return ""
    return "" if is_this_machine(found) else found


def origin_for_others(settings: Settings, origin: str = "") -> str:
    """Where others reach this server, who sees it at `origin` themselves; '' if only this machine does."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if origin and not is_this_machine(host_of(origin)):
        return origin
    host = network_address() if settings.host in EVERYWHERE else settings.host
    if not host or is_this_machine(host):
        return ""
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def host_of(origin: str) -> str:
    try:
        return urlsplit(origin).hostname or "localhost"
    except ValueError as error:
        raise BadRequest("origin: is not an address") from error


def path_of(square: Square) -> str:
    """The dark modules as the path of an SVG, one unit each, with the quiet zone before them."""
    dark = [(x, y) for y, row in enumerate(square) for x, module in enumerate(row) if module]
    return "".join(f"M{x + QUIET} {y + QUIET}h1v1h-1z" for x, y in dark)
