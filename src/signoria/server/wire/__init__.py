"""Every message between a client and the server, typed once: HTTP bodies, WebSocket messages, errors.

The OpenAPI document and the TypeScript types are made from these. Moves and views are the engine's own documents.
"""

from signoria.server.wire.asked import *  # noqa: F403
from signoria.server.wire.base import *  # noqa: F403
from signoria.server.wire.games import *  # noqa: F403
from signoria.server.wire.messages import *  # noqa: F403
from signoria.server.wire.people import *  # noqa: F403
from signoria.server.wire.private import *  # noqa: F403
from signoria.server.wire.reasons import *  # noqa: F403
from signoria.server.wire.shown import *  # noqa: F403
from signoria.server.wire.tables import *  # noqa: F403
from signoria.server.wire.thoughts import *  # noqa: F403
from signoria.server.wire.told import *  # noqa: F403
from signoria.server.wire.views import *  # noqa: F403
