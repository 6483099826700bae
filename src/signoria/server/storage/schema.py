"""The tables of the database, once for SQLite and PostgreSQL. Migrations in `migrations/` follow them."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text
from sqlalchemy import UniqueConstraint as Unique

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), nullable=True, unique=True),  # the name without case; guests have none
    Column("password", String(200), nullable=False, default=""),  # argon2; guests have none
    Column("email", String(200), nullable=False, default=""),
    Column("email_confirmed", Boolean, nullable=False, default=False),  # its owner has confirmed it
    Column("email_token", String(64), nullable=False, default=""),  # SHA-256 of the token in the link of the e-mail
    Column("webhook", String(500), nullable=False, default=""),
    Column("lang", String(2), nullable=False, default="en"),  # of e-mail
    Column("created", Float, nullable=False),
    Column("skeleton", String(80), nullable=True),  # what the name of an account looks like
    Index("people_by_skeleton", "skeleton"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),  # SHA-256: a stolen database opens no session
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("expires", Float, nullable=False),
    Column("kind", String(10), nullable=False, default="session"),  # session or token
    Column("name", String(80), nullable=False, default=""),  # what its owner calls it, or which browser it is in
    Column("created", Float, nullable=False, default=0.0),
    Column("used", Float, nullable=False, default=0.0),
    Index("sessions_by_person", "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("access", String(10), nullable=False),
    Column("pace", JSON, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("watch", String(64), nullable=False),
    Column("secret", String(64), nullable=False),  # never leaves the server before the end
    Column("position", JSON, nullable=True),  # where a forked table begins
    Column("parent", String(32), nullable=False, default=""),
    Column("next", String(32), nullable=False, default=""),
    Column("invited", JSON, nullable=False, default=list),  # people who need no link: they played the game before
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("reveal_by", Float, nullable=True),  # everybody sits: nonces that are not revealed then count as late
    Column("ended", Float, nullable=True),
    Column("due", Float, nullable=True),  # when a bot, an order or a clock must have acted
    Column("trouble", String(500), nullable=False, default=""),  # why it is parked
    Column("stand_ins", JSON, nullable=False, default=dict),  # by seat the bot that plays for its person: for lists
    Column("result", JSON(none_as_null=True), nullable=True),  # of a game that is over: for lists
    Column("round", Integer, nullable=False, default=0),  # the rest too is for lists: see `progress.py`
    Column("moved", Float, nullable=True),  # when something last happened, as everybody knows it
    Column("waiting", JSON(none_as_null=True), nullable=True),  # seats of people who must answer, if that is known
    Column("clocks", JSON, nullable=False, default=list),  # by seat the seconds left, and since when they run
    Column("spectators_talk", Boolean, nullable=False, default=False),
    Column("delay", String(10), nullable=False, default="none"),  # before what is answered by itself shows
    Column("code", String(6), nullable=False, default=""),  # as good as the invitation, while it waits for players
    Index("tables_by_status", "status", "access", "created"),
    Index("tables_by_due", "due"),
    Index("tables_by_code", "code"),
    Index("tables_by_host", "host"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=True),
    Column("bot", String(40), nullable=False, default=""),
    Column("nonce_commitment", String(64), nullable=False, default=""),  # of the nonce, since its owner sat down
    Column("nonce", String(64), nullable=False, default=""),  # once it is revealed
    Column("token_hash", String(64), nullable=False, default=""),  # of a program that plays this seat
    Column("seen", Float, nullable=False, default=0.0),  # when whoever holds it was last here
    Column("nickname", String(40), nullable=False, default=""),  # where one person plays several seats
    Index("chairs_by_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # the key that lets only one process write an entry
    Column("at", Float, nullable=False),
    Column("by", String(60), nullable=False),  # person, bot, order or clock
    Column("key", String(80), nullable=True),  # seat and idempotency key
    Column("lines", JSON, nullable=False),  # lines of the record: what was done, and what chance did then
    Column("thought", JSON(none_as_null=True), nullable=True),  # of a bot, about its move; for after the end
    Unique("table", "key", name="log_key_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("to", JSON, nullable=False),  # seats of a private talk; empty for the table
    Column("text", Text, nullable=False),
    Column("key", String(64), nullable=True),  # of its speaker: sent again, a line is said once
)

notes = Table(  # what a player writes down for himself
    "notes",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Index("notes_by_person", "person"),
)

private = Table(  # what a seat wants answered by itself, and what is left of a gesture: apart from the log
    "private",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("wishes", JSON(none_as_null=True), nullable=True),
    Column("plan", JSON(none_as_null=True), nullable=True),
)

letters = Table(  # free letters that nobody has answered yet, and how they ended
    "letters",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("sender", Integer, nullable=False),
    Column("receiver", Integer, nullable=False),
    Column("moves", JSON, nullable=False),  # the whole gesture that writes it
    Column("moment", String(20), nullable=False),  # the turn and phase at whose end it lapses
    Column("status", String(10), nullable=False),
    Column("key", String(80), nullable=True),
    Unique("table", "key", name="letters_key_once"),
)

pulse = Table(  # the last sign of life of any server
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

outages = Table(  # when no server ran: nobody's clock did
    "outages",
    metadata,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)
