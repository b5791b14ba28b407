"""Numbers for Prometheus."""

from karat.server.tables.tables import Tables
from karat.server.web.connections import Places
from karat.server.web.guard import Guard


def text(tables: Tables, guard: Guard, places: Places) -> str:
    """The state of a process in the text format."""
    awake = list(tables.awake.values())
    waiting = sum(sum(table.inbox.waiting.values()) for table in awake)
    numbers = {
        "karat_tables_awake": ("gauge", "Tables in memory.", len(awake)),
        "karat_connections": ("gauge", "Open sockets.", sum(guard.sockets.values())),
        "karat_http_connections": ("gauge", "Open connections, sockets included.", places.taken),
        "karat_waiting_commands": ("gauge", "Commands that wait at tables.", waiting),
        "karat_tables_made_total": ("counter", "Tables made.", tables.counts["tables_made"]),
        "karat_facts_total": ("counter", "Facts committed to logs.", tables.counts["facts"]),
        "karat_commits_total": ("counter", "Transactions that they were committed in.", tables.counts["commits"]),
        "karat_refused_total": ("counter", "Connections and requests refused at the door.", guard.refused),
    }
    lines = [
        f"# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n" for name, (kind, help, value) in numbers.items()
    ]
    lines.append("# HELP karat_over_limit_total How often a limit was met.\n# TYPE karat_over_limit_total counter\n")
    lines += [f'karat_over_limit_total{{limit="{name}"}} {count}\n' for name, count in tables.limits.met.items()]
    return "".join(lines)
