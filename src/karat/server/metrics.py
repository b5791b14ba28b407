"""Numbers for Prometheus."""


def text(hall, guard):
    """The state of a process in the text format."""
    tables = list(hall.tables.values())
    numbers = {
        "karat_tables_awake": ("gauge", "Tables in memory.", len(tables)),
        "karat_connections": ("gauge", "Open sockets.", sum(guard.sockets.values())),
        "karat_waiting_commands": ("gauge", "Commands that wait at tables.", sum(len(t.inbox) for t in tables)),
        "karat_tables_made_total": ("counter", "Tables made.", hall.counts["tables_made"]),
        "karat_facts_total": ("counter", "Facts committed to logs.", hall.counts["facts"]),
        "karat_commits_total": ("counter", "Transactions that they were committed in.", hall.counts["commits"]),
        "karat_refused_total": ("counter", "Connections and requests refused at the door.", guard.refused),
    }
    return "".join(
        f"# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n" for name, (kind, help, value) in numbers.items()
    )
