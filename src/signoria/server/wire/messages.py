"""All messages of the WebSocket, in both directions."""

from signoria.server.wire.asked import (
    AskEnd,
    AskPause,
    AskReplace,
    Consent,
    HintFor,
    Ping,
    PlayMove,
    PreviewOf,
    Resign,
    Resume,
    Say,
    StandingOrder,
    Undo,
    Unwatch,
    Watch,
    WhyNot,
)
from signoria.server.wire.private import (
    AnswerLetter,
    AskLetters,
    AskPlan,
    DropPlan,
    LettersOut,
    PlanOut,
    SendLetter,
    SetWishes,
    WishesOut,
)
from signoria.server.wire.told import (
    Changed,
    HintOut,
    Pong,
    PreviewOut,
    Refused,
    Said,
    Saved,
    Update,
    Welcome,
    WhyOut,
)

FromClient = (
    Watch
    | Unwatch
    | PlayMove
    | Undo
    | Resign
    | AskEnd
    | AskPause
    | Resume
    | AskReplace
    | Consent
    | StandingOrder
    | WhyNot
    | PreviewOf
    | HintFor
    | Say
    | Ping
    | SetWishes
    | SendLetter
    | AnswerLetter
    | AskLetters
    | AskPlan
    | DropPlan
)
ToClient = (
    Welcome
    | Update
    | Changed
    | Saved
    | Refused
    | WhyOut
    | PreviewOut
    | HintOut
    | Said
    | Pong
    | WishesOut
    | LettersOut
    | PlanOut
)
