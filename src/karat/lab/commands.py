"""The commands of the laboratory: match, rate, simulate and so on. What is heavy is imported when it is needed."""

import json
import math
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import click

import karat
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
    seat_name,
    try_to_write,
    won_by,
)
from karat.contract import Reason
from karat.errors import BadSetup
from karat.speech import sentence, tongue

LONG = 20  # seconds: a longer run says before how long it is
VERDICTS = {
    "stronger": "{bot} is stronger than that.",
    "weaker": "{bot} is weaker than that.",
    "equal": "{bot} is as good as that, as precisely as was asked.",
    "unknown": "Whether {bot} is stronger or weaker than that is not yet known.",
}


def _many(default: int, about: str, least: int = 1) -> Callable[[Any], Any]:
    return click.option(
        "-n", "--games", "count", type=click.IntRange(least), default=default, show_default=True, help=about
    )


@click.command()
@click.argument("game", type=GAME)
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT …")
@click.option("-p", "--players", type=int, help="How many players (default: a seat for each name, or the fewest).")
@_many(10_000, "At most, in whole deals (a game for each seat); at least one deal.")
@click.option(
    "--precision",
    type=click.FloatRange(0.01, 50),
    default=1.0,
    show_default=True,
    help="Enough for a bot that is neither stronger nor weaker: its share ± so many percentage points.",
)
@click.option("--all", "to_the_end", is_flag=True, help="Play all games, even when the answer is known.")
@OPTIONS
@SEED
@WORKERS
@JSON
def match(
    game: str,
    bots: tuple[str, ...],
    players: int | None,
    count: int,
    precision: float,
    to_the_end: bool,
    options: tuple[str, ...],
    seed: int,
    workers: int | None,
    as_json: bool,
) -> None:
    """Let bots play each other.

    A BOT is a level, 1 to 6, a personality (see karat bots), random, net (a learned net alone; net:FILE for one that
    karat train has made, guided:FILE for level 6 with it), search (level 6 without any net), or one of your own:
    "exec:./mybot --fast" for a program, FILE.py:CLASS or MODULE:CLASS for a Python class (see docs/own-bots.md). The
    last one takes all seats that are left: karat match GAME 6 5 -p 3 is one 6 against two 5s.

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
        if row["why"]:
            click.echo(f"What went wrong first: {row['why']}")
    first = summary["bots"][0]
    said = VERDICTS[first["verdict"]].format(bot=f"Bot {first['bot']}")
    click.echo(f"A fair share is {percent(summary['fair_share'])}. {said}")
    return None


def roughly(seconds: float) -> str:
    """A time for people: about 40 seconds, about 3 minutes."""
    if seconds < 90:
        return f"about {counted(math.ceil(seconds / 10) * 10, 'second')}"
    return f"about {counted(round(seconds / 60), 'minute')}" if seconds < 5400 else f"about {seconds / 3600:.1f} hours"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(interval: Sequence[float], digits: int = 1) -> str:
    return f"{100 * interval[0]:.{digits}f} to {100 * interval[1]:.{digits}f}"


@click.command()
@click.argument("game", type=GAME, required=False)
@JSON
def bots(game: str | None, as_json: bool) -> None:
    """Show the bots of all games with their ratings, or of one with all that was measured.

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
        if not game:
            _show_summary(ratings.get(id, {}), code)
        else:
            for players, entries in ratings.get(id, {}).items():
                _show_ratings(players, entries, code)
        if id not in ratings:
            click.echo(f"  Not measured yet; karat rate {id} does it.")
    return None


def _show_summary(by_players: dict[str, Any], code: str) -> None:
    """A row for each bot, with its rating for each number of players."""
    from karat.lab.rate import POOL

    pools = {players: {row["bot"]: row for row in entries[POOL]["bots"]} for players, entries in by_players.items()
             if POOL in entries}  # fmt: skip
    if pools:
        click.echo(f"  {'rating with':<11}" + "".join(f"{players + ' players':>13}" for players in pools))
    for bot in dict.fromkeys(bot for pool in pools.values() for bot in pool):
        rows = [pool.get(bot) for pool in pools.values()]
        told = [f"{row['rating']} ± {row['error']}" if row else "" for row in rows]
        click.echo(f"  {bot:<11}" + "".join(f"{one:>13}" for one in told).rstrip())
    if any(one["code"] != code for entries in by_players.values() for one in entries.values()):
        click.echo("  The rules or bots have changed since.")


def _show_ratings(players: str, entries: dict[str, Any], code: str) -> None:
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
def rate(
    games: tuple[str, ...], players: int | None, count: int, file: Path | None, seed: int, workers: int | None
) -> None:
    """Measure the strength of all bots again, for the table that karat bots shows.

    For each game and number of players that is a match for each level against the level below and against level 1, and
    a pool in which all bots meet. Each of them is kept as soon as it is done: stop with Ctrl-C and go on later. What
    is there already, of the same rules, bots, seed and number of games, is not played again.
    """
    from karat.lab.rate import deals_of, due, jobs, read
    from karat.lab.rate import rate as run
    from karat.progress import progress

    if file:
        try_to_write("file", file)
    all_jobs = jobs(games, players)
    left = due(all_jobs, read(file), count, seed)
    done = len(all_jobs) - len(left)
    if done:
        click.echo(f"{counted(done, 'entry')} already there.")
    with progress(sum(job.players * deals_of(job, count) for job in left), "games") as advance:
        run(left, count, seed, workers, file, advance)
    click.echo(f"{counted(len(left), 'entry')} measured, kept in {file or 'the folders of the games'}.")


@click.command()
@click.argument("file")
@click.option("--seat", type=int, help="Only the decisions of this seat.")
@click.option("--bot", default="6", show_default=True, help="Who judges: a level or a personality.")
@WORKERS
@JSON
def hint(file: str, seat: int | None, bot: str, workers: int | None, as_json: bool) -> None:
    """Analyse a finished game: what each decision cost, which ones decided it, luck and skill apart.

    FILE is a record as JSON; - reads it from standard input.

    At each decision the bot is asked with what that seat knew then. The cost of a move is how much oftener the bot's
    own choice wins, in percentage points; a move whose cost is within the error is about as good.
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


def _show_analysis(found: dict[str, Any]) -> None:
    game = karat.game(found["game"])
    winners = won_by(found["winners"], game, found["players"])
    click.echo(f"{game.title}, {found['players']} players, won by {winners}. Judged by bot {found['bot']}.")
    click.echo(f"{'move':>6} {'seat':>5} {'wins':>8} {'cost':>15}  played")
    for one in found["decisions"]:
        cost = "-" if not one["error"] else "about as good"
        instead = ""
        if one["cost"]:
            cost = f"{100 * one['cost']:.1f} ± {100 * one['error']:.1f}"
            instead = f" (better: {one['best']}{'' if one['sure'] else ', fairly sure'})"
        click.echo(f"{one['number']:>6} {one['seat']:>5} {percent(one['win']):>8} {cost:>15}  {one['move']}{instead}")
    if found["moments"]:
        click.echo("What decided it:")
    by_step = {one["step"]: one for one in found["decisions"]}
    for one in found["moments"]:
        turn = f"from {percent(one['before'])} to {percent(one['after'])}"
        if one["kind"] == "luck":
            luck = "luck" if one["after"] > one["before"] else "bad luck"
            click.echo(f"  move {one['number']}: {luck} for {won_by([one['seat']], game, found['players'])}, {turn}.")
            continue
        made = by_step[one["step"]]
        click.echo(
            f"  move {one['number']}: seat {one['seat']} played {made['move']} and not {made['best']}, {turn}."
            f" {_reasons(found, made['reasons'])}".rstrip()
        )
    click.echo(
        f"± is 95 % of chance, of what the judge itself is known to be wrong by ({100 * found['own_error']:.0f} points)"
        " and of how far a quick and a deep look are apart."
    )
    click.echo(
        f"{'seat':>6} {'fair share':>11} {'accuracy':>9} {'own mistakes':>15} {'those of others':>16} {'luck':>7}"
        f" {'result':>8}"
    )
    for one in found["seats"]:
        accuracy = "-" if one["accuracy"] is None else one["accuracy"]
        skill = f"{one['mistakes']:>3} for {100 * one['skill']:+.1f}"
        gifts = "in luck" if one["gifts"] is None else f"{100 * one['gifts']:+.1f}"
        click.echo(
            f"{one['seat']:>6} {percent(one['fair_share']):>11} {accuracy:>9} {skill:>15} {gifts:>16}"
            f" {100 * one['luck']:>+7.1f} {percent(one['win_share']):>8}"
        )
    if len(found["seats"]) > 1:
        click.echo(f"{_foremost(found, 'best')} {_foremost(found, 'luckiest')}")


def _foremost(found: dict[str, Any], what: str) -> str:
    """Who is first in something, as the browser says it."""
    some, english = found[what], tongue("en")
    who = "all" if len(some) in (0, found["players"]) else "some" if len(some) > 1 else "single"
    return sentence(english.say(f"analysis-{what}", who=who, names=english.listed([f"seat {seat}" for seat in some])))


def _reasons(found: dict[str, Any], reasons: list[Reason]) -> str:
    """Why the bot advised what it did."""
    english, game = tongue("en"), found["game"]
    return " ".join(english.reason(game, one, english.seats(game, found["players"])) for one in reasons)


# Many games ----------------------------------------------------------------------------------------------------------
class WithNumbers(click.Command):
    """A command whose help ends with the numbers that --set can turn."""

    def format_epilog(self, context: click.Context, formatter: click.HelpFormatter) -> None:
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
def simulate(
    game: str,
    count: int,
    players: int | None,
    bots: str | None,
    options: tuple[str, ...],
    seed: int,
    workers: int | None,
    out: str | None,
    decisions: bool,
    gpu: bool,
    cluster: str | None,
    as_json: bool,
) -> None:
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
        seat, seats = row["seat"], summary["players"]
        bot = summary["bots"][seat] if seat < seats else seat_name(karat.game(game), seats, seat)
        click.echo(f"{seat:>6} {bot:>10} {win:>10} {between(row['interval'], 2):>15} {score:>18}")
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
    "--movers",
    type=click.Choice(["quick", "random"]),
    default="quick",
    show_default=True,
    help="Who plays: the policy by which bots play imagined games out, or chance.",
)
@OPTIONS
@SEED
@WORKERS
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The page (default: GAME-report.html).")
@click.option("--png", is_flag=True, help="Write the plots as PNG files beside the page, too.")
@JSON
def report(
    game: str,
    count: int,
    players: int | None,
    movers: str,
    options: tuple[str, ...],
    seed: int,
    workers: int | None,
    out: Path | None,
    png: bool,
    as_json: bool,
) -> None:
    """Write a page about a game: is it fair, how long, how open, what matters, luck and skill, what rulings change.

    One HTML file that needs nothing else. With --set it is about a changed game, and says what the change does.
    """
    from karat.lab.charts import need_matplotlib
    from karat.lab.page import BLIND, page, pictures
    from karat.lab.study import Plan, expected_seconds, study
    from karat.lab.whatif import set_up
    from karat.progress import progress

    need_matplotlib()
    out = out or Path(f"{game}-report.html")
    try_to_write("out", out)
    plan = Plan(set_up(game, players, read_options(options)), movers, count, seed)
    cores = workers or os.cpu_count() or 1
    expected = expected_seconds(plan, cores)
    if expected > LONG:
        click.echo(f"This takes {roughly(expected)} on {counted(cores, 'core')}.", err=True)
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
        blind = f" {BLIND[movers]}" if ruling["verdict"] == "does not matter" and ruling["changed"] else ""
        click.echo(f"{ruling['option']}: {ruling['is']}: {ruling['verdict']}{blind}.")
    click.echo(f"Written: {', '.join(map(str, written))}.")
    return None


# Puzzles -------------------------------------------------------------------------------------------------------------
@click.command()
@click.argument("game", type=GAME)
@click.option("-n", "--count", type=click.IntRange(1, 1000), default=20, show_default=True, help="How many, at most.")
@click.option(
    "--minutes", type=click.FloatRange(0, min_open=True), default=15.0, show_default=True, help="Search no longer."
)
@click.option("--easy", is_flag=True, help="Take also what no weak bot misses.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Write them here, one in a line.")
@SEED
def puzzles(game: str, count: int, minutes: float, easy: bool, out: Path | None, seed: int) -> None:
    """Find positions with one best move, for people to solve.

    Bots play, and the strongest one looks at decisions of seat 0: quickly, thoroughly, and once more with other chance.
    What is found stands with the position, the moves that solve it, how often they win and how often the next best one
    does, and why. The same seed finds the same puzzles; time only cuts them off.
    """
    from karat.lab.puzzles import find
    from karat.progress import progress

    if out:
        try_to_write("out", out)
    with progress(count, "puzzles") as advance:
        found = find(game, count, 60 * minutes, seed, advance, easy)
    lines = ",\n".join(f" {json.dumps(one)}" for one in found)
    text = f'{{"seat": 0, "seed": {seed}, "puzzles": [\n{lines}\n]}}\n'
    if out is None:
        click.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8")
        click.echo(f"{counted(len(found), 'puzzle')} written to {out}.")


# Learning ------------------------------------------------------------------------------------------------------------
@click.command()
@click.argument("game", type=GAME)
@PLAYERS
@click.option("--minutes", type=click.FloatRange(0, min_open=True), help="Train so long (default: 2).")
@click.option("--rounds", type=click.IntRange(1), help="Train up to this round: the same rounds give the same net.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="The folder (default: GAME-PLAYERS).")
@click.option("--start", type=click.Path(dir_okay=False, path_type=Path), help="Begin from a learned net.")
@click.option("--seed", type=int, help="What all chance comes from (default: 0).")
def train(
    game: str,
    players: int | None,
    minutes: float | None,
    rounds: int | None,
    out: Path | None,
    start: Path | None,
    seed: int | None,
) -> None:
    """Let a net learn a game by playing against itself and its past selves.

    It runs on a graphics card where there is one, else on the processor. The folder gets a checkpoint, from which the
    same command goes on, the net as net.npz, and a picture of how it went. net:FOLDER/net.npz is then a bot, for karat
    match and wherever else a bot is named.
    """
    from importlib.util import find_spec

    if not find_spec("torch"):
        raise BadSetup("train", "needs PyTorch, which pip install 'karat[learn]' brings")
    from karat.lab.train.runs import take_up
    from karat.lab.train.runs import train as run

    players = players or karat.game(game).players[0]
    out = out or Path(f"{game}-{players}")
    training = take_up(out, game, players, seed, start=start)
    if minutes is None and rounds is None:
        minutes = 2
    run(training, out, minutes, rounds, click.echo)
    click.echo(f"Kept in {out}; karat match {game} net:{out / 'net.npz'} 3 lets the net play.")


@click.command()
@click.argument("nets", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="NET …")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Put them here, not into the package.")
def export(nets: tuple[Path, ...], out: Path | None) -> None:
    """Make learned nets those that the bot `net` plays by.

    A NET is a file or a folder of karat train. Each becomes data/net-PLAYERS.npz in the folder of its game: small, and
    all that playing needs.
    """
    from karat.bots.net import ship

    total = 0
    for net in nets:
        for file in ship(net / "net.npz" if net.is_dir() else net, out):
            total += file.stat().st_size
            click.echo(f"{file}: {file.stat().st_size / 1e6:.2f} MB")
    click.echo(f"{counted(len(nets), 'net')}, {total / 1e6:.2f} MB.")


COMMANDS = (match, bots, rate, hint, simulate, report, puzzles, train, export)
