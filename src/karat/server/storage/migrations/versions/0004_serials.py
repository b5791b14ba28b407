"""The log names its table by a number in the order of making: new facts of tables in play lie side by side on disk."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("serial", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET serial = ranked.place FROM"
        " (SELECT id, row_number() OVER (ORDER BY created, id) AS place FROM tables) AS ranked"
        " WHERE ranked.id = tables.id"
    )
    op.create_index("ix_tables_serial", "tables", ["serial"], unique=True)
    with op.batch_alter_table("log") as log:
        log.add_column(sa.Column("table_serial", sa.BigInteger))
    op.execute("UPDATE log SET table_serial = tables.serial FROM tables WHERE tables.id = log.table_id")
    with op.batch_alter_table("log") as log:
        log.drop_constraint("fk_log_table_id", type_="foreignkey")
        log.drop_constraint("pk_log", type_="primary")
        log.drop_column("table_id")
        log.alter_column("table_serial", existing_type=sa.BigInteger, nullable=False)
        log.create_primary_key("pk_log", ["table_serial", "seq"])
        log.create_foreign_key("fk_log_table_serial", "tables", ["table_serial"], ["serial"], ondelete="CASCADE")


def downgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.add_column(sa.Column("table_id", sa.String(20)))
    op.execute("UPDATE log SET table_id = tables.id FROM tables WHERE tables.serial = log.table_serial")
    with op.batch_alter_table("log") as log:
        log.drop_constraint("fk_log_table_serial", type_="foreignkey")
        log.drop_constraint("pk_log", type_="primary")
        log.drop_column("table_serial")
        log.alter_column("table_id", existing_type=sa.String(20), nullable=False)
        log.create_primary_key("pk_log", ["table_id", "seq"])
        log.create_foreign_key("fk_log_table_id", "tables", ["table_id"], ["id"], ondelete="CASCADE")
    op.drop_index("ix_tables_serial", "tables")
    op.drop_column("tables", "serial")
