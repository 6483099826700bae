"""What Fief says: events, and reasons why not in the order in which rules are checked, chapter by chapter.

Each chapter's numbers follow on those of the one before; a test holds that.
"""

from typing import Final

from signoria.games.fief import (
    messages_battles,
    messages_cards,
    messages_crown,
    messages_deaths,
    messages_frame,
    messages_movement,
    messages_offers,
    messages_relics,
    messages_surprises,
)
from signoria.kernel.tables import EventKind, Reason, Reasons

EVENTS: Final[tuple[EventKind, ...]] = (
    *messages_frame.EVENTS,
    *messages_crown.EVENTS,
    *messages_cards.EVENTS,
    *messages_deaths.EVENTS,
    *messages_movement.EVENTS,
    *messages_battles.EVENTS,
    *messages_surprises.EVENTS,
    *messages_offers.EVENTS,
    *messages_relics.EVENTS,
)
WHY: Final[tuple[Reason, ...]] = (
    *messages_frame.REASONS,
    *messages_crown.REASONS,
    *messages_cards.REASONS,
    *messages_deaths.REASONS,
    *messages_movement.REASONS,
    *messages_battles.REASONS,
    *messages_surprises.REASONS,
    *messages_offers.REASONS,
    *messages_relics.REASONS,
)
REASONS: Final = Reasons(WHY)
