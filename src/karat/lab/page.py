"""A report as one HTML page that needs nothing else, in light and dark, on screens and on paper."""

import json
from collections.abc import Sequence
from html import escape
from statistics import NormalDist
from typing import Any

import karat
from karat.lab import charts
from karat.lab.rulings import WORTH_NAMING
from karat.lab.study import DEALS, REPLAYS, SLIPS, WORLDS, Z95, Study, quantile_of, seconds

STYLE = """
:root { color-scheme: light dark; --ground: #f3ede1; --card: #fbf6ea; --ink: #1e2233; --soft: #6f6a5e;
  --lamp: #9a6206; --blue: #1453a3; --line: #ddd2bb; --yes: #b3261e; --no: #1b6b3a; }
@media (prefers-color-scheme: dark) { :root { --ground: #14161f; --card: #1e2233; --ink: #f1ecdf; --soft: #a9a594;
  --lamp: #e8b04b; --blue: #82b6ff; --line: #343a52; --yes: #ff8a80; --no: #7fd99a; } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 "Nunito Sans", system-ui, sans-serif }
main { max-width: 860px; margin: 0 auto; padding: 32px 20px 64px }
h1 { font-size: 40px; line-height: 1.15; margin: 0 0 4px } h2 { font-size: 22px; margin: 0 0 6px }
p { margin: 6px 0 } .soft { color: var(--soft) }
section { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 20px 24px;
  margin-top: 20px; break-inside: avoid }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin-top: 20px }
.facts div { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 12px 16px }
.facts b { display: block; font-size: 26px; color: var(--lamp); line-height: 1.2 }
svg { width: 100%; height: auto; display: block; margin-top: 10px }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100%; margin-top: 10px;
  font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: 5px 8px; border-bottom: 1px solid var(--line); vertical-align: baseline }
th:first-child, td:first-child, .text { text-align: left } th { font-weight: 600; color: var(--soft) }
.matters { color: var(--yes); font-weight: 700 } .not { color: var(--no); font-weight: 700 }
.bar { height: 26px; display: flex; border-radius: 8px; overflow: hidden; margin-top: 12px; font-size: 14px }
.bar span { padding: 2px 8px; white-space: nowrap; overflow: hidden; color: var(--card) }
.rule { white-space: nowrap }
code { background: var(--ground); border-radius: 6px; padding: 1px 6px }
@media print { :root { --ground: #fff; --card: #fff; --ink: #000; --soft: #555; --lamp: #8a5a00; --blue: #1453a3;
  --line: #bbb; --yes: #b3261e; --no: #1b6b3a } main { max-width: none; padding: 0 } body { font-size: 12px } }
"""
MOVERS = {
    "quick": "quick movers, the policy by which Karat's bots play imagined games out: sensible at first sight, without"
    " thinking ahead, and blind to what their seat cannot know",
    "random": "random movers, to whom every legal move is equally likely",
}


BLIND = {  # what has to be said where a ruling seems not to matter
    "quick": "to quick movers, who do not know a new rule and do not play for it",
    "random": "to random movers, who play for nothing",
}
CLASSES = {"matters": "matters", "does not matter": "not", "not yet known": "soft"}


def page(study: Study) -> str:
    """The whole page."""
    title = f"{karat.game(study['game']).title}, {study['players']} players"
    parts = [
        _head(study, title), _facts(study), _fairness(study), _length(study), _scores(study), _lead(study),
        _kinds(study), _luck(study), _rare(study), _rulings(study), _foot(study),
    ]  # fmt: skip
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}: a report</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style></head>\n'
        f"<body><main>\n{''.join(parts)}</main></body></html>\n"
    ).replace(" %", "\u00a0%")


def pictures(study: Study) -> dict[str, bytes]:
    """The plots by name, as bytes of PNG files."""
    wanted = [charts.fairness, charts.length, charts.scores, charts.lead, charts.kinds]
    wanted += [charts.ladder] if study["ladder"]["steps"] else []
    return {chart.__name__: charts.draw(chart, study, "png") for chart in wanted}


# Parts ---------------------------------------------------------------------------------------------------------------
def _head(study: Study, title: str) -> str:
    changed = [f"{name} = {json.dumps(value)}" for name, value in _changed(study).items()]
    setup = f"<p>With {escape(', '.join(changed))}.</p>" if changed else ""
    return (
        f"<h1>{escape(title)}</h1><p class='soft'>{study['games']:,} games between {MOVERS[study['mover']]}."
        f" All intervals are 95 %.</p>{setup}"
    )


def _changed(study: Study) -> dict[str, Any]:
    """The options and numbers that are not those of the box."""
    usual = karat.game(study["game"]).options
    return {name: value for name, value in study["options"].items() if value != usual[name]} | study["numbers"]


def _facts(study: Study) -> str:
    first, seconds = study["seats"][0], study["histograms"]["seconds"]
    edge = 100 * (first["win_share"] - study["fair_share"])
    low, high = (quantile_of(seconds, part) / 60 for part in (0.1, 0.9))
    facts = [
        (f"{100 * first['win_share']:.1f} %", f"won by seat 0, {edge:+.1f} points off a fair share"),
        (f"{study['decisions_per_game']:.0f}", "decisions a game"),
        (f"{study['minutes']:.0f} min", f"estimated; eight games of ten {low:.0f} to {high:.0f}"),
        (f"{study['lead_changes']:.1f}", "changes of the lead a game"),
        (f"{100 * study['luck']['share']:.0f} %", "of who wins is in the deal, between equal players"),
    ]
    return '<div class="facts">' + "".join(f"<div><b>{big}</b>{escape(small)}</div>" for big, small in facts) + "</div>"


def _section(title: str, text: str, *rest: str) -> str:
    return f"<section><h2>{title}</h2><p>{text}</p>{''.join(rest)}</section>\n"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; heads and cells are HTML, and a cell that begins with | is text to the left."""

    def cell(tag: str, text: str) -> str:
        return f"<{tag} class='text'>{text[1:]}</{tag}>" if text.startswith("|") else f"<{tag}>{text}</{tag}>"

    body = "".join("<tr>" + "".join(cell("td", text) for text in row) + "</tr>" for row in rows)
    head = "".join(cell("th", text) for text in heads)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _fairness(study: Study) -> str:
    seats, players, fair = study["seats"], study["players"], study["fair_share"]
    worst = max(seats[:players], key=lambda seat: abs(seat["win_share"] - fair))
    edge = 100 * (worst["win_share"] - fair)
    together = NormalDist().inv_cdf(1 - 0.025 / players) / Z95  # all seats are looked at: one of many is off by chance
    text = f"A fair share is {100 * fair:.1f} %"
    others = [charts.seat_name(study, seat["seat"]) for seat in seats[players:]]
    text += f": an equal part of what {' and '.join(others)} did not win." if others else "."
    told = "No seat is known to win more or less."
    if abs(edge) > 100 * together * worst["win_share_error"]:
        told = (
            f"Seat {worst['seat']} wins {abs(edge):.1f} percentage points {'more' if edge > 0 else 'less'}:"
            f" {'more than chance' if abs(edge) >= 1 else 'clear, and small'}."
        )
    rows = [
        (charts.seat_name(study, seat["seat"]),
         f"{100 * seat['win_share']:.2f} % ± {100 * seat['win_share_error']:.2f}",
         f"{seat['score']:.2f} ± {seat['score_error']:.2f}")
        for seat in seats
    ]  # fmt: skip
    table = _table(("seat", "wins", "mean score"), rows)
    return _section("Is it fair?", f"{text} {told}", charts.draw(charts.fairness, study, "svg"), table)


def _length(study: Study) -> str:
    a_moment, a_round = seconds(karat.game(study["game"]))
    text = (
        f"{study['decisions_per_game']:.1f} decisions and {study['minutes']:.0f} minutes on average. The minutes are an"
        f" estimate: {a_moment} seconds for each moment at which somebody decides (several who decide at once count"
        f" once), and {a_round} seconds for the handling of each round."
    )
    return _section("How long does it take?", text, charts.draw(charts.length, study, "svg"))


def _scores(study: Study) -> str:
    histogram, winning = study["histograms"]["score"], study["histograms"]["winning"]
    middle = [study["scores_from"] + quantile_of(one, 0.5) for one in (histogram, winning)]
    text = f"Half of all seats end with {middle[0]} or less, half of the winners with {middle[1]} or less."
    return _section("What do they score?", text, charts.draw(charts.scores, study, "svg"))


def _lead(study: Study) -> str:
    led = study["led_for_good"]
    late = 100 * sum(led[15:]) / sum(led)
    text = (
        f"The lead changes {study['lead_changes']:.1f} times a game; in {late:.0f} % of the games the winner takes it"
        " for good in the last quarter."
    )
    if study["half_leader_won"] is not None:
        text += (
            f" The leader at half-time wins {100 * study['half_leader_won']:.0f} % of the games, and the last one there"
            f" still wins {100 * study['comeback']:.0f} %."
        )
    return _section("Does it stay open?", text, charts.draw(charts.lead, study, "svg"))


def _kinds(study: Study) -> str:
    rows = [
        (row["kind"], f"{row['per_player']:.1f}", f"{row['legal']:.1f}",
         f"{100 * row['gain']:.1f}" + ("" if row["gain_error"] is None else f" ± {100 * row['gain_error']:.1f}"),
         f"{100 * row['gain'] * row['per_player']:.0f}", f"{row['samples']}")
        for row in study["kinds"]
    ]  # fmt: skip
    text = (
        f"At decisions drawn from the games all moves (at most twelve) were played out in the same {WORLDS} imagined"
        " worlds. Half of the worlds say which move is best, the other half how much oftener it wins than the average"
        " move: that is what one good choice is worth. Together: times the number of such decisions of a player."
    )
    heads = ("decision", "per player", "moves", "one is worth", "together", "looked at")
    return _section("Which decisions matter?", text, charts.draw(charts.kinds, study, "svg"), _table(heads, rows))


def _luck(study: Study) -> str:
    luck, steps = study["luck"], study["ladder"]["steps"]
    share, (low, high) = 100 * luck["share"], (100 * end for end in luck["interval"])
    slips = "" if study["mover"] == "random" else f" who move at random once in {256 // SLIPS}"
    text = (
        f"Each of {DEALS:,} deals was played {REPLAYS} times by equal players{slips}. The cards as dealt explain"
        f" {share:.1f} % ({low:.1f} to {high:.1f}) of who wins; the rest is what players do, and the cards that come"
        " because of it."
    )
    pieces = [("deal", share, f"width:{max(share, 1):.1f}%;background:var(--blue)"),
              ("play", 100 - share, "flex:1;background:var(--lamp)")]  # fmt: skip
    drawn = [f'<span style="{style}">{name}</span>' for name, part, style in pieces if round(part, 1) > 0]
    bar = f'<div class="bar">{"".join(drawn)}</div>'
    if not steps:
        return _section("Luck or skill?", text, bar, f"<p>{_no_ladder(study)}</p>")
    top = study["ladder"]["best_among_worst"]
    told = "<p>Skill goes this far: each level of Karat's bots, alone at a table of the level below."
    if top:
        told += f" The highest level among lowest ones wins {100 * top['win_share']:.0f} %."
    rows = [
        (f"level {step['level']} among {step['below']}", f"{100 * step['win_share']:.1f} %",
         f"{100 * step['interval'][0]:.1f} to {100 * step['interval'][1]:.1f}",
         "–" if step["games_to_tell"] is None else f"{step['games_to_tell']:,}")
        for step in steps
    ]  # fmt: skip
    table = _table(("", "wins", "(95 %)", "games until it shows"), rows)
    return _section("Luck or skill?", text, bar, told + "</p>", charts.draw(charts.ladder, study, "svg"), table)


def _no_ladder(study: Study) -> str:
    """Why it is not told how far skill goes."""
    if _changed(study):
        return "How far skill goes is measured for the game as it is in the box, and not for a changed one."
    command = f"<code>karat rate {study['game']} -p {study['players']}</code>"
    if study["ladder"]["stale"]:
        return f"How far skill goes was measured before the rules or the bots were changed: {command} does it again."
    return f"How far skill goes is not measured yet for {study['players']} players: {command} does it."


def _rare(study: Study) -> str:
    rows = [
        (escape(row["what"]), f"|<span class='rule'>{row['rule']}</span>",
         f"{1000 * row['per_game']:,.1f} ± {1000 * row['per_game_error']:.1f}",
         f"{100 * row['games_with']:.1f} %")
        for row in sorted(study["rare"], key=lambda row: row["games_with"])
    ]  # fmt: skip
    heads = ("what happens", "|rule", "times in 1,000 games", "games with it")
    return _section("How often does each rule come up?", "The rarest first.", _table(heads, rows))


def _rulings(study: Study) -> str:
    text = (
        "The same games under another ruling, one option at a time. An effect is worth naming from"
        f" {100 * WORTH_NAMING['first_seat']:.0f} percentage point of the first seat's wins, or"
        f" {100 * WORTH_NAMING['decisions']:.0f} % of the decisions or of the mean score. A ruling matters if one"
        " effect is surely above that, and does not if all are surely below."
    )
    rows = []
    for row in study["rulings"]:
        effects = row["effects"]
        told = f"<span class='{CLASSES[row['verdict']]}'>{row['verdict']}</span>"
        if not row["changed"]:
            told += " <span class='soft'>(no game differed: it changes what players may see)</span>"
        elif row["verdict"] == "does not matter":
            told += f" <span class='soft'>({BLIND[study['mover']]})</span>"
        first = effects["first_seat"]
        rows.append((
            f"{escape(row['is'])} <span class='soft'>{escape(row['option'])}</span>",
            f"{100 * first['effect']:+.1f} ± {100 * first['error']:.1f}",
            *(f"{effects[name]['effect']:+.1f} ± {effects[name]['error']:.1f}" for name in ("decisions", "scores")),
            f"|{told}",
        ))  # fmt: skip
    heads = ("ruling", "first seat's wins, points", "decisions", "mean score", "|verdict")
    return _section("What does each ruling change?", text, _table(heads, rows))


def _foot(study: Study) -> str:
    settings = "".join(f" --set {name}={json.dumps(value)}" for name, value in _changed(study).items())
    return (
        f"<p class='soft'>Made by Karat {study['version']}; the same page again:"
        f" <code>karat report {study['game']} -p {study['players']} -n {study['games']}"
        f" --movers {study['mover']} --seed {study['seed']}{escape(settings)}</code></p>\n"
    )
