"""Old tables are deleted by the time that servers saw pass, not by the calendar."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = depends_on = None


def upgrade() -> None:
    lived = op.create_table(
        "lived",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("passed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lived"),
    )
    op.bulk_insert(lived, [{"id": 1, "passed": 0}])
    op.add_column("tables", sa.Column("seen", sa.Integer))
    op.add_column("tables", sa.Column("seen_at", sa.BigInteger))
    op.add_column("records", sa.Column("seen_at", sa.BigInteger))
    op.create_index("ix_records_seen_at", "records", ["seen_at"])


def downgrade() -> None:
    op.drop_index("ix_records_seen_at", "records")
    op.drop_column("records", "seen_at")
    op.drop_column("tables", "seen_at")
    op.drop_column("tables", "seen")
    op.drop_table("lived")
