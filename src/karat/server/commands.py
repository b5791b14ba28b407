"""The commands that run and keep a server."""

import asyncio
import errno
import json
import os
import threading
from typing import Any

import click

import karat
from karat.errors import BadSetup

DB = click.option(
    "--db",
    envvar="KARAT_DB",
    metavar="URL",
    show_envvar=True,
    help="A file for SQLite, or postgresql://… (default: a file in your data folder).",
)
MOST_RATE = 1_000_000
PORT = click.option(
    "--port",
    envvar="KARAT_PORT",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    show_envvar=True,
    help="0: any free one.",
)


def _db(db: str | None) -> str:
    from karat.server.settings import default_db

    return default_db() if db is None else db


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0: all.")
@PORT
@DB
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes (PostgreSQL only).")
@click.option("--bots", type=click.IntRange(1), help="Processes that bots think in (default: half of the cores).")
@click.option(
    "--bot",
    "guests",
    multiple=True,
    metavar="NAME=WHAT",
    help='A bot of your own for the tables here: clever="exec:./mybot --fast" or clever=FILE.py:CLASS.',
)
@click.option("--url", help="What links begin with, behind a proxy: https://play.example.org")
@click.option("--origin", "origins", multiple=True, help="Another site whose pages may talk to this server.")
@click.option("--proxy", "proxies", default="", help="Addresses of proxies to be believed, with commas; *: all.")
@click.option(
    "--rate",
    type=click.FloatRange(0),
    default=20,
    show_default=True,
    help="Messages a second from one client; other limits go along. 0: none but the fixed ones.",
)
@click.option(
    "--limit", "limits", multiple=True, metavar="NAME=NUMBER", help="Another limit; docs/server.md names them all."
)
@click.option(
    "--keep-days",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="Delete tables that nobody touched for so many days that the server ran; 0: never.",
)
@click.option("--open", "is_shown", is_flag=True, help="Open the table in this machine's browser.")
def serve(
    host: str,
    port: int,
    db: str | None,
    workers: int,
    bots: int | None,
    guests: tuple[str, ...],
    url: str | None,
    origins: tuple[str, ...],
    proxies: str,
    rate: float,
    limits: tuple[str, ...],
    keep_days: int,
    is_shown: bool,
) -> None:
    """Host tables for people and bots, in the browser."""
    from karat.server.run import allow_many_connections, bind, serve_with_workers
    from karat.server.run import serve as run
    from karat.server.settings import Settings
    from karat.server.storage.files import alone
    from karat.server.storage.store import database_url, explained, prepare
    from karat.server.web.address import homes, invitation, show, site
    from karat.server.web.address import page as page_at
    from karat.server.web.limits import read_limits
    from karat.server.web.proxies import Proxies

    address = database_url(_db(db))
    if not rate <= MOST_RATE:  # nan is not either
        raise BadSetup("rate", f"should be 0 to {MOST_RATE:,}, not {rate}")
    if workers > 1 and address.get_backend_name() == "sqlite":
        raise BadSetup("workers", "several need PostgreSQL; SQLite is served by one")
    bots = bots or max(1, (os.cpu_count() or 2) // 2)
    _invite(guests)
    own_limits = read_limits(limits)
    Proxies(proxies)
    url = site("url", url) if url is not None else None
    origins = tuple(site("origin", one) for one in origins)
    allow_many_connections()
    listener = bind(host, port)
    with explained(OSError):
        click.get_current_context().with_resource(alone(address))
    asyncio.run(prepare(_db(db)))  # nobody should be sent to a server that cannot keep tables
    port = listener.getsockname()[1]
    page = page_at(host, port)
    place = address.database if address.get_backend_name() == "sqlite" else address.render_as_string()
    settings = Settings(_db(db), url, (host, port), origins, rate, bots, keep_days, own_limits, proxies)

    def when_ready() -> None:
        click.echo(f"Karat is at {page} (tables in {place})")
        click.echo(invitation([url] if url else homes(host, port), host))
        if is_shown:
            threading.Thread(target=show, args=(page,), daemon=True).start()  # some browsers wait until they are closed

    if workers == 1:
        run(settings, listener, when_ready)
    else:
        serve_with_workers(settings, listener, workers, when_ready)
    click.echo("Stopped. Nothing is lost.")


@click.command(hidden=True)
@PORT
@click.pass_context
def house(context: click.Context, port: int) -> None:
    """What `karat` alone does: the table in this machine's browser, for everyone in the house."""
    from karat.server.web.address import invitation, next_port, reached, show
    from karat.server.web.address import page as page_at

    wanted, (port, is_open) = port, next_port(port)
    if is_open:
        page = page_at("127.0.0.1", port)
        click.echo(f"Karat is open already at {page}")
        links = reached(port)
        click.echo(invitation(links, "0.0.0.0" if links else "127.0.0.1"))
        show(page)
        return
    if port != wanted:
        click.echo(f"Port {wanted} is taken by another program, so this is port {port}.")
    try:
        serve.main(["--host", "0.0.0.0", "--port", str(port), "--open"], standalone_mode=False)
    except OSError as wrong:
        if wrong.errno != errno.EADDRINUSE:
            raise
        context.invoke(house, port=wanted)  # somebody else was quicker


def _invite(guests: tuple[str, ...]) -> None:
    """Let bots of the host's own sit here, under names that say nothing of what they are. Guests can name no others."""
    for guest in guests:
        name, _, what = guest.partition("=")
        if not name.isidentifier() or len(name) > 20 or ":" not in what:
            raise BadSetup("bot", f"should be NAME=exec:PROGRAM or NAME=FILE.py:CLASS, the name short, not {guest!r}")
        if name == "random" or any(name in karat.bots(id) for id in karat.games()):
            raise BadSetup("bot", f"{name} is the name of another one")
        karat.bot(karat.games()[0], what).check()
    if guests:
        os.environ["KARAT_BOTS"] = "\n".join(guests)  # for all processes that bots think in


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@DB
def backup(file: str, db: str | None) -> None:
    """Write all tables of a server into FILE, while it runs."""
    from karat.progress import progress
    from karat.server.storage.backup import backup as run

    count = asyncio.run(run(_db(db), file, progress))
    click.echo(f"{_tables(count)} written to {file}.")


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@DB
def restore(file: str, db: str | None) -> None:
    """Read a backup FILE into an empty database, of either kind."""
    from karat.progress import progress
    from karat.server.storage.backup import restore as run

    count = asyncio.run(run(_db(db), file, progress))
    click.echo(f"{_tables(count)} restored.")


@click.command()
@DB
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
def tables(db: str | None, as_json: bool) -> None:
    """List the tables of a server, the most recently used first."""
    from datetime import datetime

    found = asyncio.run(_find_tables(_db(db)))
    if as_json:
        click.echo(json.dumps(found))
        return
    for table in found:
        last = datetime.fromtimestamp(table["last"] / 1000).strftime("%Y-%m-%d %H:%M")
        click.echo(f"{table['code']}  {table['game']:10} {table['phase']:8} {table['facts']:6} facts  last {last}")
    click.echo(f"{_tables(len(found))}.")


def _tables(count: int) -> str:
    return f"{count:,} table" if count == 1 else f"{count:,} tables"


async def _find_tables(db: str) -> list[dict[str, Any]]:
    from karat.server.storage.store import Store, explained

    store = Store(db)
    await store.open(new=False)
    try:
        with explained():
            return await store.tables()
    finally:
        await store.close()


COMMANDS = (serve, house, tables, backup, restore)
