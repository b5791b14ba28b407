"""Where the numbering of moves stood before 0.2: it is in karat.table.actions now."""

from karat.table.actions import *  # noqa: F403
