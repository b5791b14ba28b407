"""The database: tables, the guests that have a token there, the log that everything else follows from, and records."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("game", String(20), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("timed", Boolean, nullable=False),  # has a clock
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, like all times here
    Column("serial", BigInteger, nullable=False, server_default="0"),  # grows from table to table, for the log
    Column("seen", Integer),  # how many facts it had when old tables were last looked for
    Column("seen_at", BigInteger),  # when that number was seen first, by `lived`
    Index("ix_tables_serial", "serial", unique=True),
)

guests = Table(
    "guests",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("token", String(64), nullable=False),  # a SHA-256, like the device's
    Column("device", String(64)),
    Column("name", String(80), nullable=False),
    Column("colour", String(20), nullable=False),
    Index("ix_guests_token", "token"),
    Index("ix_guests_device", "device"),
)

log = Table(
    "log",
    metadata,
    Column(
        "table_serial",
        BigInteger,
        ForeignKey("tables.serial", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("fact", Text, nullable=False),
    Column("guest", Integer),
    Column("command", String(40)),
)

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),  # a fingerprint of the document
    Column("at", BigInteger, nullable=False),
    Column("document", Text, nullable=False),
    Column("verdict", Text),  # what the coach thinks of the game, once it was asked
    Column("seen_at", BigInteger),  # when old records were first looked for since it was brought along, by `lived`
    Index("ix_records_seen_at", "seen_at"),
)

lived = Table(
    "lived",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("passed", BigInteger, nullable=False),  # milliseconds that servers of this database have seen pass
)
