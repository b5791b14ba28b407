"""The commands of the laboratory: match, bots, rate, hint, simulate, report. Heavy things are imported when needed."""

from pathlib import Path
from statistics import fmean

import click

import karat
from karat.bots import brain
from karat.console import (
    GAME,
    JSON,
    OPTIONS,
    PLAYERS,
    SEED,
    WORKERS,
    counted,
    print_json,
    read_options,
    read_record,
    won_by,
)
from karat.errors import BadSetup

VERDICTS = {
    "stronger": "{bot} is stronger than that.",
    "weaker": "{bot} is weaker than that.",
    "equal": "{bot} is as good as that, as precisely as was asked.",
    "unknown": "Whether {bot} is stronger or weaker than that is not yet known.",
}


def _many(default, about, least=1):
    return click.option(
        "-n", "--games", "count", type=click.IntRange(least), default=default, show_default=True, help=about
    )


@click.command()
@click.argument("game", type=GAME)
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT …")
@click.option("-p", "--players", type=int, help="How many players (default: a seat for each name, or the fewest).")
@_many(10_000, "At most, in whole deals (a game for each seat); at least one deal.")
@click.option(
    "--precision", type=click.FloatRange(0.01, 50), default=1.0, show_default=True,
    help="Enough for a bot that is neither stronger nor weaker: its share ± so many percentage points.",
)
@click.option("--all", "to_the_end", is_flag=True, help="Play all games, even when the answer is known.")
@OPTIONS
@SEED
@WORKERS
@JSON
def match(game, bots, players, count, precision, to_the_end, options, seed, workers, as_json):
    """Let bots play each other.

    A BOT is a level, 1 to 6, a personality (see karat bots), random, or one of your own: "exec:./mybot --fast" for a
    program, FILE.py:CLASS or MODULE:CLASS for a Python class (see docs/own-bots.md). The last one takes all seats that
    are left: karat match kadora 6 5 -p 3 is one 6 against two 5s.

    Every deal is played once for each seat, with the bots moved on by one seat each time. The match ends when the first
    bot is known to win more or less than a fair share. The intervals are counted over deals and hold at whatever moment
    it ends. Ctrl-C ends it with what there is.
    """
    from karat.lab.match import Stop, seated
    from karat.lab.match import match as run
    from karat.progress import progress

    table = seated(game, bots, players, read_options(options))
    players = len(table.lineup)
    deals = max(1, count // players)
    enough = Stop(precision / 100)
    stop = None if to_the_end else enough
    with progress(deals * players, "games") as advance:
        summary = run(game, bots, players, table.options, deals, seed, workers, stop, advance)
    if as_json:
        return print_json(summary)
    title, played = karat.game(game).title, counted(summary["deals"], "deal")
    click.echo(f"{title}, {players} players: {played} through all seats, {counted(summary['games'], 'game')}.")
    wide = max(12, *(len(row["bot"]) for row in summary["bots"]))
    click.echo(f"{'bot':>{wide}} {'seats':>6} {'win share':>10} {'(95 %)':>13} {'mean score':>11} {'ms a move':>10}")
    for row in summary["bots"]:
        click.echo(
            f"{row['bot']:>{wide}} {row['seats']:>6} {percent(row['win_share']):>10} {between(row['interval']):>13}"
            f" {row['mean_score']:>11.2f} {row['ms_per_decision']:>10.2f}"
        )
    for row in summary["bots"]:
        if row["failures"]:
            told = ", ".join(f"{count:,} × {what}" for what, count in row["failures"].items())
            click.echo(f"Bot {row['bot']} failed: {told}. Its moves were drawn by lot there.")
    first = summary["bots"][0]
    said = VERDICTS[first["verdict"]].format(bot=f"Bot {first['bot']}")
    click.echo(f"A fair share is {percent(summary['fair_share'])}. {said}")
    return None


def percent(share):
    return f"{100 * share:.1f} %"


def between(interval, digits=1):
    return f"{100 * interval[0]:.{digits}f} to {100 * interval[1]:.{digits}f}"


@click.command()
@click.argument("game", type=GAME, required=False)
@JSON
def bots(game, as_json):
    """Show the bots of all games, or of one, with their measured strength.

    A level is measured alone at a table of the level below, level 1 among random movers, and alone at a table of level
    1; and all bots of a game have a rating from games in mixed company, in which level 1 has 0 and ten times its
    chances are 400. karat rate measures it all again.
    """
    from karat.lab.rate import fingerprint, read

    ratings = read()
    ids = [game] if game else karat.games()
    if as_json:
        known = {id: {"bots": karat.bots(id), "code": fingerprint(id), "ratings": ratings.get(id, {})} for id in ids}
        return print_json(known)
    for id in ids:
        click.echo(f"{karat.game(id).title}: {', '.join(karat.bots(id))}")
        code = fingerprint(id)
        for players, entries in ratings.get(id, {}).items():
            _show_ratings(players, entries, code)
        if id not in ratings:
            click.echo(f"  Not measured yet; karat rate {id} does it.")
    return None


def _show_ratings(players, entries, code):
    from karat.lab.rate import BELOW, POOL

    pool = entries.get(POOL, {"bots": [], "cycles": []})
    rated = {row["bot"]: row for row in pool["bots"]}
    stamps = sorted({f"{one['date']}, version {one['version']}" for one in entries.values()})
    fair = fmean([one["fair_share"] for one in entries.values() if "fair_share" in one] or [1 / int(players)])
    click.echo(f"  {players} players (fair share {percent(fair)}; {'; '.join(stamps)})")
    click.echo(f"    {'bot':<11}{'alone among':<13}{'wins':>8}{'(95 %)':>15}{'among 1s':>10}{'(95 %)':>15}  rating")
    for bot in dict.fromkeys([*BELOW, *rated]):
        below, first = entries.get(f"{bot} {BELOW.get(bot)}"), entries.get(f"{bot} 1")
        columns = f"    {bot:<11}{BELOW[bot] + ('s' if BELOW[bot].isdigit() else '') if below else '':<13}"
        for one in (below, first):
            columns += f"{percent(one['win_share']):>8} {between(one['interval']):>14}  " if one else " " * 25
        if bot in rated:
            columns += f"{rated[bot]['rating']:>6} ± {rated[bot]['error']}"
        click.echo(columns.rstrip())
    for cycle in pool["cycles"]:
        beats = ", ".join(f"{one} beats {other}" for one, other in zip(cycle, cycle[1:] + cycle[:1], strict=True))
        click.echo(f"    In circles: {beats}.")
    games = sum(one["games"] for one in entries.values())
    old = "" if all(one["code"] == code for one in entries.values()) else " The rules or bots have changed since."
    click.echo(f"    {counted(games, 'game')} in all.{old}")


@click.command()
@click.argument("games", nargs=-1, type=GAME, metavar="[GAME …]")
@click.option("-p", "--players", type=int, help="Only for this number of players (default: all numbers).")
@_many(400, "For each entry.")
@click.option("--file", type=click.Path(dir_okay=False, path_type=Path), help="Keep the table here instead.")
@SEED
@WORKERS
def rate(games, players, count, file, seed, workers):
    """Measure the strength of all bots again, for the table that karat bots shows.

    For each game and number of players that is a match for each level against the level below and against level 1, and
    a pool in which all bots meet. Each of them is kept as soon as it is done: stop with Ctrl-C and go on later. What
    is there already, of the same rules, bots, seed and number of games, is not played again.
    """
    from karat.lab.rate import FILE, deals_of, due, jobs, read
    from karat.lab.rate import rate as run
    from karat.progress import progress

    file = file or FILE
    if not file.parent.is_dir():
        raise BadSetup("file", f"{file.parent} is not a folder")
    all_jobs = jobs(games, players)
    left = due(all_jobs, read(file), count, seed)
    done = len(all_jobs) - len(left)
    if done:
        click.echo(f"{counted(done, 'entry')} already there.")
    with progress(sum(job.players * deals_of(job, count) for job in left), "games") as advance:
        run(left, count, seed, workers, file, advance)
    click.echo(f"{counted(len(left), 'entry')} measured, kept in {file}.")


@click.command()
@click.argument("file")
@click.option("--seat", type=int, help="Only the decisions of this seat.")
@click.option("--bot", default="6", show_default=True, help="Who judges: a level or a personality.")
@WORKERS
@JSON
def hint(file, seat, bot, workers, as_json):
    """Analyse a finished game: what each decision cost, which ones decided it, luck and skill apart.

    FILE is a record as JSON; - reads it from standard input.

    At each decision the bot is asked with what that seat knew then. The cost of a move is how much oftener the bot's
    own choice wins, in percentage points; a cost within the error of its estimate is no difference.
    """
    from karat.lab.hint import analyse, choices, finished
    from karat.progress import progress

    document = read_record(file)
    finished(document, seat, bot)
    with progress(len(choices(document, seat)), "decisions") as advance:
        found = analyse(document, seat, bot, workers, advance)
    if as_json:
        return print_json(found)
    _show_analysis(found)
    return None


def _show_analysis(found):
    title = karat.game(found["game"]).title
    winners = won_by(found["winners"], found["players"])
    click.echo(f"{title}, {found['players']} players, won by {winners}. Judged by bot {found['bot']}.")
    click.echo(f"{'step':>6} {'seat':>5} {'wins':>8} {'cost':>15}  move")
    for one in found["decisions"]:
        cost = "-" if not one["error"] else "no difference"
        instead = ""
        if one["cost"]:
            cost = f"{100 * one['cost']:.1f} ± {100 * one['error']:.1f}"
            instead = f" (better: {one['best']})"
        click.echo(f"{one['step']:>6} {one['seat']:>5} {percent(one['win']):>8} {cost:>15}  {one['move']}{instead}")
    if found["decisive"]:
        click.echo("What decided it:" if len(found["decisive"]) > 1 else "The one mistake:")
    by_step = {one["step"]: one for one in found["decisions"]}
    for one in (by_step[step] for step in found["decisive"]):
        click.echo(
            f"  step {one['step']}: seat {one['seat']} played {one['move']} and not {one['best']},"
            f" which cost {100 * one['cost']:.1f} points. {_reasons(found['game'], one['reasons'])}".rstrip()
        )
    click.echo(f"{'seat':>6} {'fair share':>11} {'own mistakes':>15} {'those of others':>16} {'luck':>7} {'result':>8}")
    for one in found["seats"]:
        skill = f"{one['mistakes']:>3} for {100 * one['skill']:+.1f}"
        gifts = "in luck" if one["gifts"] is None else f"{100 * one['gifts']:+.1f}"
        click.echo(
            f"{one['seat']:>6} {percent(one['fair_share']):>11} {skill:>15} {gifts:>16} {100 * one['luck']:>+7.1f}"
            f" {percent(one['win_share']):>8}"
        )
    for one in found["seats"] if len(found["seats"]) > 1 else ():
        played = _rank(one, found["seats"], "skill", "best", "worst")
        lucky = _rank(one, found["seats"], "luck", "luckiest", "unluckiest")
        click.echo(f"Seat {one['seat']} played {played} and was {lucky}.")


def _reasons(game, reasons):
    """Why the bot advised what it did."""
    sentences = brain(karat.game(game)).SENTENCES
    return " ".join(sentences[reason["id"]].format(**reason["values"]) for reason in reasons)


def _rank(one, seats, what, most, least):
    """best, second best, … worst; those who are equal share the better place."""
    better = sum(1 for other in seats if other[what] > one[what] + 1e-9)
    equal = sum(1 for other in seats if abs(other[what] - one[what]) <= 1e-9)
    if equal == len(seats):
        return f"as {'well' if what == 'skill' else 'lucky'} as all others"
    if better + equal == len(seats) and equal == 1:
        return least
    place = ("", "second ", "third ", "fourth ", "fifth ", "sixth ", "seventh ")[better]
    return f"{place}{most}"


# Many games ----------------------------------------------------------------------------------------------------------
class WithNumbers(click.Command):
    """A command whose help ends with the numbers that --set can turn."""

    def format_epilog(self, context, formatter):
        from karat.lab.whatif import about

        with formatter.section("Numbers of the box that --set can turn, besides the options of the game"):
            formatter.write_dl([(id, line) for id in karat.games() for line in about(id)])


@click.command(cls=WithNumbers)
@click.argument("game", type=GAME)
@_many(10_000, "How many games.")
@PLAYERS
@click.option(
    "--bots", metavar="BOT,BOT,…", help="Who sits where: names as in karat match, random or quick (default: random)."
)
@OPTIONS
@SEED
@WORKERS
@click.option("--out", metavar="FOLDER", help="Keep the games here as Parquet files, and go on from what is there.")
@click.option("--decisions", is_flag=True, help="With --out, keep every decision too.")
@click.option("--gpu", is_flag=True, help="Play random movers on the graphics card.")
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster, such as tcp://host:8786.")
@JSON
def simulate(game, count, players, bots, options, seed, workers, out, decisions, gpu, cluster, as_json):
    """Play many games on all cores, on a graphics card or on a cluster.

    The last BOT takes all seats that are left: --bots 6,1 is one 6 and else 1s. Random movers and quick ones (the
    policy by which bots play imagined games out) are compiled and play many thousand games a second.

    The games are the same whatever the number of workers. With --out, Ctrl-C keeps what is done and the same command
    goes on from there; karat.load(FOLDER) reads it all as one table.
    """
    from karat.lab.simulate import Stopped
    from karat.lab.simulate import simulate as run
    from karat.progress import progress

    if decisions and not out:
        raise click.UsageError("--decisions wants --out FOLDER to keep them in")
    if gpu and cluster:
        raise click.UsageError("--gpu and --cluster cannot go together")
    names = bots.split(",") if bots is not None else None
    try:
        with progress(count, "games") as advance:
            summary = run(
                game, count, players, read_options(options), seed, workers, advance,
                names, out, decisions, gpu, cluster,
            )  # fmt: skip
    except Stopped as stopped:
        kept = f"{counted(stopped.games, 'game')} of {count:,} are kept in {out}"
        raise click.ClickException(f"Stopped. {kept}; the same command goes on from there.") from None
    if as_json:
        return print_json(summary)
    title = karat.game(game).title
    click.echo(
        f"{title}, {summary['players']} players, {counted(count, 'game')}:"
        f" {summary['decisions_per_game']:.1f} decisions a game."
    )
    click.echo(
        f"{summary['games_per_second']:,.0f} games and {summary['decisions_per_second']:,.0f} decisions a second."
    )
    click.echo(f"{'seat':>6} {'bot':>10} {'win share':>10} {'(95 %)':>15} {'mean score':>18}")
    for row in summary["seats"]:
        win, score = f"{100 * row['win_share']:.2f} %", f"{row['mean_score']:.2f}"
        if row["mean_score_error"] is not None:
            score += f" ± {row['mean_score_error']:.2f}"
        bot = summary["bots"][row["seat"]] if row["seat"] < summary["players"] else "island"
        click.echo(f"{row['seat']:>6} {bot:>10} {win:>10} {between(row['interval'], 2):>15} {score:>18}")
    if summary["failures"]:
        click.echo(f"Bots failed {counted(summary['failures'], 'time')}; their moves were drawn by lot there.")
    if out:
        more = summary["kept"] - count
        click.echo(f"Kept in {out}, which holds {counted(more, 'game')} more." if more > 0 else f"Kept in {out}.")
    return None


@click.command(cls=WithNumbers)
@click.argument("game", type=GAME)
@_many(100_000, "How many games.", least=100)
@PLAYERS
@click.option(
    "--movers", type=click.Choice(["quick", "random"]), default="quick", show_default=True,
    help="Who plays: the policy by which bots play imagined games out, or chance.",
)
@OPTIONS
@SEED
@WORKERS
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The page (default: GAME-report.html).")
@click.option("--png", is_flag=True, help="Write the plots as PNG files beside the page, too.")
@JSON
def report(game, count, players, movers, options, seed, workers, out, png, as_json):
    """Write a page about a game: is it fair, how long, how open, what matters, luck and skill, what rulings change.

    One HTML file that needs nothing else. With --set it is about a changed game, and says what the change does.
    """
    from karat.lab.charts import need_matplotlib
    from karat.lab.page import page, pictures
    from karat.lab.study import Plan, study
    from karat.lab.whatif import set_up
    from karat.progress import progress

    need_matplotlib()
    out = out or Path(f"{game}-report.html")
    if not out.parent.is_dir():
        raise BadSetup("out", f"{out.parent} is not a folder")
    plan = Plan(set_up(game, players, read_options(options)), movers, count, seed)
    with progress(plan.steps, "games") as advance:
        found = study(plan, workers, advance)
    out.write_text(page(found), encoding="utf-8")
    written = [out]
    for name, picture in pictures(found).items() if png else ():
        written.append(out.with_name(f"{out.stem}-{name}.png"))
        written[-1].write_bytes(picture)
    if as_json:
        return print_json(found)
    for ruling in found["rulings"]:
        click.echo(f"{ruling['option']}: {ruling['is']}: {ruling['verdict']}.")
    click.echo(f"Written: {', '.join(map(str, written))}.")
    return None


COMMANDS = (match, bots, rate, hint, simulate, report)
