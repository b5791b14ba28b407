"""Guests remember their device, so that all that is stored about it can be found and deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.add_column(sa.Column("device", sa.String(64)))
        guests.create_index("ix_guests_device", ["device"])


def downgrade() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.drop_index("ix_guests_device")
        guests.drop_column("device")
