/** What the events of Sea or Shore move on the stage (docs/stage.md). */

import type { Scene } from '../../lib/motion'
import type { GameEvent } from '../../lib/protocol'
import { SIGNS } from '../../parts/Sign.svelte'
import { points, treasureSuit, type SeashoreView } from './view'

const SHELL = '<use href="#sea-shell" width="24" height="22.4"/>'
const BACK = '<rect x="4" y="1" width="16" height="22" rx="2" fill="#2a6f8c" stroke="#fbf6ea" stroke-width="1.5"/><path d="M6 13c3-3 4-3 6 0s4 3 6 0" fill="none" stroke="#fbf6ea" stroke-width="2"/>'
const FOAM = '<path d="M1 22C3 10 8 3 14 3c6 0 9 5 9 9-2-3-6-3-7 0-2 5 2 8 6 10Z" fill="#fff" opacity=".92"/><circle cx="19" cy="3" r="1.6" fill="#fff"/><circle cx="22" cy="6" r="1" fill="#fff"/>'
const treasure = (card: string) =>
  `<path d="M2 12C1 5 5 2 9 2h6c4 0 8 3 7 10v9a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1Z" fill="var(--paper-${treasureSuit(card)})" stroke="#e0ac4e" stroke-width="1.2"/><circle cx="12" cy="13" r="6.500" fill="#fbf6ea"/><path d="${SIGNS[treasureSuit(card)]!}" transform="translate(7.200 8.200) scale(.4)" fill="var(--paper-${treasureSuit(card)})"/>`
const icon = (art: string) => `<svg viewBox="0 0 24 24">${art}</svg>`
/** Which signpost tips: the one whose action it is. */
const POSTS: Record<string, string> = { rob: 'plus', draw: 'hand', nothing: 'hand' }

/** `before` and `view` are the table a moment ago and now. */
export function story(beat: GameEvent[], scene: Scene, before: SeashoreView, view: SeashoreView): void {
  const of = (kind: string) => beat.filter(({ event }) => event === kind)
  const seat = (one: number) => scene.at(`seat-${one}`)
  for (const event of beat) {
    const [who, from, to] = [event.seat as number, event.from as number, event.to as number]
    const count = (event.count ?? 0) as number
    if (event.event === 'play') play(scene, who, event.plus as number, view)
    else if (event.event === 'plus' && count) gain(scene, who, count, of('win').length ? 650 : 0)
    else if (event.event === 'take') take(scene, event)
    else if (event.event === 'steal') steal(scene, event)
    else if (event.event === 'rob') cross(scene, SHELL, seat(from), seat(who), count, view, event)
    else if (event.event === 'draw') cross(scene, BACK, seat(from), seat(who), count, view, event)
    else if (event.event === 'return') cross(scene, BACK, seat(who), seat(to), count, view, event)
    else if (event.event === 'nothing') tip(scene, view, event)
    else if (event.event === 'passed') scene.fly(BACK, seat(who), seat(to), 700, { size: 34, lift: 40 })
    else if (event.event === 'hand') scene.fly(BACK, scene.at('hand'), seat(who), 500, { delay: who * 110, size: 34 })
    else if (event.event === 'under') sink(scene, event)
    else if (event.event === 'open') scene.swell(`pile-${event.pile as number}`, 1.15, 450)
  }
  if (of('reveal').length) wash(scene, view)
  if (of('win').length) drift(scene, of('win'), view)
  if (of('trick_over').length) home(scene, before)
  if (['passed', 'hand', 'open', 'under', 'nothing', 'trick_over'].some((kind) => of(kind).length)) scene.ring('card')
  if (of('score').length) scene.ring('end')
}

/** The card wades in from its person, yours from the raft; shells lie down on it. */
function play(scene: Scene, who: number, plus: number, view: SeashoreView): void {
  const laid = scene.at(`laid-${who}`)
  scene.travel(`laid-${who}`, scene.at(view.seat === who ? 'hand' : `seat-${who}`), 300)
  scene.veil(`splash-${who}`, [0, 1, 0.7, 0], 420, { sizes: [0.6, 1, 1.05, 1.1], delay: 220 })
  scene.burst(SHELL, Math.min(plus, 4), scene.at(`seat-${who}`), laid, 300, { lift: 20 })
  scene.ring('card')
}

/** One wave runs along the shore and washes the covers off, from left to right. */
function wash(scene: Scene, view: SeashoreView): void {
  const laid = view.played.map(({ seat }) => ({ seat, spot: scene.at(`laid-${seat}`) })).filter(({ spot }) => spot)
  laid.sort((one, other) => one.spot!.x - other.spot!.x)
  const STEPS = 12
  for (const [k, { seat }] of laid.entries()) {
    const until = 2 + Math.round((k * (STEPS - 4)) / Math.max(1, laid.length - 1))
    scene.veil(`cover-${seat}`, Array.from({ length: STEPS }, (_, step) => Number(step < until)), 700)
  }
  const [first, last] = [laid[0]?.spot, laid.at(-1)?.spot]
  if (first && last)
    for (const [k, down] of [0.05, 0.25, 0.45].entries()) {
      const crest = (x: number) => ({ ...first, x, y: first.y + first.h * down })
      scene.fly(FOAM, crest(first.x - first.w * 0.7), crest(last.x + last.w * 0.7), 640 + k * 40, { size: first.w * 0.75, lift: 4 })
    }
  scene.ring('wave')
}

/** Cards drift into lanes with their people behind them; then the crowns. */
function drift(scene: Scene, wins: GameEvent[], view: SeashoreView): void {
  for (const [seat] of view.seats.entries()) {
    scene.travel(`place-${seat}`, scene.was(`place-${seat}`), 400)
    scene.travel(`laid-${seat}`, scene.was(`laid-${seat}`), 400)
  }
  scene.ring('card')
  for (const { seat } of wins) scene.hop(`crown-${seat as number}`, 350, 450)
  scene.ring('gem', 500)
}

/** Shells roll from the basket. */
function gain(scene: Scene, who: number, count: number, later: number): void {
  const to = scene.at(`seat-${who}`)
  scene.burst(SHELL, Math.min(count, 3), scene.at('basket'), to, 350, { delay: later })
  scene.pop(`+${count} ${icon(SHELL)}`, to, later + 300)
  scene.ring('gem', later + 300)
}

function take(scene: Scene, { seat, pile, card }: GameEvent): void {
  const to = scene.at(`seat-${seat as number}`)
  scene.fly(treasure(String(card)), scene.was(`pile-${pile as number}`), to, 450, { size: 52 })
  scene.hop(`pile-${pile as number}`, 300)
  scene.pop(`+${points(String(card))} ${icon(treasure(String(card)))}`, to, 380)
  scene.ring('gem', 300)
}

/** From plate to plate; the crab hides. */
function steal(scene: Scene, { seat, from, card }: GameEvent): void {
  const [robbed, thief] = [scene.at(`seat-${from as number}`), scene.at(`seat-${seat as number}`)]
  const worth = points(String(card))
  scene.fly(treasure(String(card)), robbed, thief, 600, { size: 52, lift: 80 })
  scene.shake(`seat-${from as number}`)
  scene.veil('crab', [1, 0, 0, 1], 1200, { sizes: [1, 0.5, 0.5, 1] })
  scene.pop(`−${worth} ${icon(treasure(String(card)))}`, robbed, 100)
  scene.pop(`+${worth} ${icon(treasure(String(card)))}`, thief, 500)
  scene.ring('loss')
  scene.ring('gem', 500)
}

/** The signpost of an action tips. */
function tip(scene: Scene, view: SeashoreView, { event }: GameEvent): void {
  for (const pair of ['rb', 'pg'] as const)
    if (view.options[`action_${pair}`] === POSTS[event]) scene.shake(`post-${pair}`, 350)
}

/** Shells or backs of cards go from one person to another. */
function cross(
  scene: Scene,
  art: string,
  from: ReturnType<Scene['at']>,
  to: ReturnType<Scene['at']>,
  count: number,
  view: SeashoreView,
  event: GameEvent,
): void {
  tip(scene, view, event)
  scene.burst(art, Math.min(count, 2), from, to, 500)
  scene.pop(`−${count} ${icon(art)}`, from, 100)
  scene.pop(`+${count} ${icon(art)}`, to, 450)
  scene.ring('card', 300)
}

/** A treasure that nobody took goes under its pile. */
function sink(scene: Scene, { pile, card }: GameEvent): void {
  const spot = scene.was(`pile-${pile as number}`)
  if (spot) scene.fly(treasure(String(card)), spot, { ...spot, y: spot.y + spot.h * 0.4 }, 350, { size: 40, lift: 20 })
}

/** The cards drift out to sea, and everybody walks back. */
function home(scene: Scene, before: SeashoreView): void {
  for (const { seat } of before.played) {
    const spot = scene.was(`laid-${seat}`)
    scene.walk(scene.ghost(`laid-${seat}`), spot, [spot && { ...spot, y: spot.y + spot.h * 0.25 }], 400, 0)
  }
  for (const [seat] of before.seats.entries()) scene.travel(`place-${seat}`, scene.was(`place-${seat}`), 400)
}
