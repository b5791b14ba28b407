"""The commands that run and keep a server."""

import asyncio
import json
import os

import click

import karat
from karat.errors import BadSetup

DB = click.option("--db", envvar="KARAT_DB", metavar="URL", show_envvar=True,
                  help="A file for SQLite, or postgresql://… (default: a file in your data folder).")
MOST_RATE = 1_000_000


def _db(db):
    from karat.server.settings import default_db

    return default_db() if db is None else db


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0: all.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: any free one.")
@DB
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes (PostgreSQL only).")
@click.option("--bots", type=click.IntRange(1), help="Processes that bots think in (default: half of the cores).")
@click.option("--bot", "guests", multiple=True, metavar="NAME=WHAT",
              help='A bot of your own for the tables here: clever="exec:./mybot --fast" or clever=FILE.py:CLASS.')
@click.option("--url", help="What links begin with, behind a proxy: https://play.example.org")
@click.option("--origin", "origins", multiple=True, help="Another site whose pages may talk to this server.")
@click.option("--proxy", "proxies", default="", help="Addresses of proxies to be believed, with commas; *: all.")
@click.option("--rate", type=click.FloatRange(0), default=20, show_default=True,
              help="Messages a second from one client; 0: no limits.")
@click.option("--keep-days", type=click.IntRange(0), default=0, show_default=True,
              help="Delete tables that nobody touched for so many days; 0: never.")
@click.option("--open", "show", is_flag=True, help="Open the table in this machine's browser.")
def serve(host, port, db, workers, bots, guests, url, origins, proxies, rate, keep_days, show):
    """Host tables for people and bots, in the browser."""
    from karat.server.address import addresses, invitation
    from karat.server.run import allow_many_connections, bind, serve_with_workers
    from karat.server.run import serve as run
    from karat.server.settings import Settings
    from karat.server.store import database_url, prepare

    address = database_url(_db(db))
    if not rate <= MOST_RATE:  # nan is not either
        raise BadSetup("rate", f"should be 0 to {MOST_RATE:,}, not {rate}")
    if workers > 1 and address.get_backend_name() == "sqlite":
        raise BadSetup("workers", "several need PostgreSQL; SQLite is served by one")
    bots = bots or max(1, (os.cpu_count() or 2) // 2)
    _invite(guests)
    allow_many_connections()
    listener = bind(host, port)
    asyncio.run(prepare(_db(db)))  # nobody should be sent to a server that cannot keep tables
    page, home = addresses(host, listener.getsockname()[1])
    place = address.database if address.get_backend_name() == "sqlite" else address.render_as_string()
    click.echo(f"Karat is at {page} (tables in {place})")
    click.echo(invitation(url or home, host))
    settings = Settings(_db(db), url, home, origins, rate, bots, keep_days)
    if workers == 1:
        run(settings, listener, proxies, page if show else None)
    else:
        serve_with_workers(settings, listener, proxies, workers)
    click.echo("Stopped. Nothing is lost.")


def _invite(guests):
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
def backup(file, db):
    """Write all tables of a server into FILE, while it goes on."""
    from karat.progress import progress
    from karat.server.backup import backup as run

    count = asyncio.run(run(_db(db), file, progress))
    click.echo(f"{_tables(count)} written to {file}.")


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@DB
def restore(file, db):
    """Read a backup FILE into an empty database, of either kind."""
    from karat.progress import progress
    from karat.server.backup import restore as run

    count = asyncio.run(run(_db(db), file, progress))
    click.echo(f"{_tables(count)} restored.")


@click.command()
@DB
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
def tables(db, as_json):
    """List the tables of a server, the last one touched first."""
    from datetime import datetime

    found = asyncio.run(_find_tables(_db(db)))
    if as_json:
        click.echo(json.dumps(found))
        return
    for table in found:
        last = datetime.fromtimestamp(table["last"] / 1000).strftime("%Y-%m-%d %H:%M")
        click.echo(f"{table['code']}  {table['game']:10} {table['phase']:8} {table['facts']:6} facts  last {last}")
    click.echo(f"{_tables(len(found))}.")


def _tables(count):
    return f"{count:,} table" if count == 1 else f"{count:,} tables"


async def _find_tables(db):
    from karat.server.store import Store, explained

    store = Store(db)
    await store.open(new=False)
    try:
        with explained():
            return await store.tables()
    finally:
        await store.close()


COMMANDS = (serve, tables, backup, restore)
