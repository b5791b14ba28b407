/** What the events of Diamant move on the stage (docs/stage.md). */

import type { Scene, Spot } from '../../lib/motion'
import type { GameEvent } from '../../lib/protocol'
import { PICTURES } from './Art.svelte'
import { isTrap, worth, type DiamantView } from './view'

const RUBY = '<use href="#ruby"/>'
const drawing = (card: string) => `<g transform="scale(.24)">${PICTURES[card]!}</g>`
const plus = (rubies: number) => `+${rubies}<svg>${RUBY}</svg>`

/** `before` and `view` are the table a moment ago and now. */
export function story(beat: GameEvent[], scene: Scene, before: DiamantView, view: DiamantView): void {
  const of = (kind: string) => beat.filter(({ event }) => event === kind)
  const inside = (of: DiamantView) => of.seats.flatMap((one, seat) => (one.inside ? [seat] : []))
  for (const event of of('reveal')) reveal(event, scene, inside(view), view)
  if (of('choice').length) scene.ring('card')
  if (of('bank').length) leave(of('bank'), scene, before)
  for (const { seat, card } of of('relic')) relic(scene, seat as number, String(card), before)
  if (of('trapped').length) collapse(of('trapped'), scene)
  if (of('expedition_over').length) scene.ring('end')
  if (of('expedition').length) enter(scene, inside(view))
  for (const { card } of of('relic_added')) join(scene, String(card))
}

/** All leave their tents for the dark. */
function enter(scene: Scene, inside: number[]): void {
  scene.ring('steps')
  for (const [place, seat] of inside.entries()) scene.travel(`fig-${seat}`, scene.at(`seat-${seat}`), 500, place * 20)
}

/** One relic more lies in wait. */
function join(scene: Scene, card: string): void {
  const deck = scene.at('deck')
  const above = deck && { ...deck, y: deck.y - deck.h }
  scene.fly(drawing(card), above, deck, 500, { lift: 20, size: 44 })
  scene.hop('deck', 240, 420)
  scene.ring('card', 420)
}

/** The card turns over from the deck: its rubies fly into the bags, or its shadow grows over the wall. */
function reveal(event: GameEvent, scene: Scene, inside: number[], view: DiamantView): void {
  const card = String(event.card)
  const name = `card-${view.path.length - 1}`
  const from = scene.at(name)
  scene.turn(name, scene.at('deck'))
  scene.ring('card')
  if (isTrap(card)) {
    scene.ring('rumble', 250)
    scene.veil('shade', [0, 1, 0.35, 0], 900, { delay: 250 })
    scene.veil(`loom-${card}`, [0, 0.6, 0.3], 600, { sizes: [0.5, 1.5, 1], delay: 250 })
    scene.swell(`trap-${card}`, 1.18, 500, 250)
    for (const seat of inside) scene.shake(`fig-${seat}`, 400, 250)
  } else if (event.share !== undefined) {
    const share = event.share as number
    const each = Math.min(share, Math.floor(14 / Math.max(1, inside.length)), 3)
    scene.ring('gem', 450)
    for (const [place, seat] of inside.entries())
      scene.burst(RUBY, each, from, scene.at(`fig-${seat}`), 400, { delay: 250 + place * 22 })
    scene.burst(RUBY, Math.min(2, event.rest as number), from, from && { ...from, y: from.y + from.h * 0.3 }, 320, { delay: 400, lift: 30 })
    if (share) for (const seat of inside) scene.pop(plus(share), scene.at(`fig-${seat}`), 560)
    for (const seat of inside) scene.count(`carries-${seat}`, view.seats[seat]!.carried - share, 300, 450)
  }
}

/** Leavers walk home along the cards; what lies there flies ahead into their chests. */
function leave(banks: GameEvent[], scene: Scene, before: DiamantView): void {
  scene.ring('steps')
  scene.ring('gem', 600)
  const seats = banks.map(({ seat }) => seat as number)
  const way = before.path.map((_, place) => scene.was(`card-${place}`)).filter((spot) => spot !== null)
  for (const [k, seat] of seats.entries()) {
    walkHome(scene, seat, way, 650)
    const { carried, share } = banks[k]! as unknown as { carried: number; share: number }
    scene.count(`chest-${seat}`, before.seats[seat]!.chest, 400, 500)
    scene.hop(`chest-sign-${seat}`, 240, 650)
    scene.pop(plus(carried + share), scene.at(`seat-${seat}`), 700)
  }
  const lying = before.on_path.flatMap((rubies, place) => (rubies ? [scene.was(`card-${place}`)] : []))
  for (const [k, spot] of lying.slice(-6).reverse().entries())
    scene.fly(RUBY, spot, scene.at(`seat-${seats[k % seats.length]!}`), 380, { delay: 60 + k * 90 })
}

/** It rises as what it is from where it lay, turns once, and goes to its finder. */
function relic(scene: Scene, seat: number, card: string, before: DiamantView): void {
  scene.ring('gem', 300)
  scene.ring('gem', 700)
  const from = scene.was(`card-${before.path.indexOf(card)}`) ?? scene.at('deck')
  scene.fly(drawing(card), from, scene.at(`seat-${seat}`), 700, { lift: 120, size: 44, spins: true })
  scene.pop(`+${worth(card)} ★`, scene.at(`seat-${seat}`), 900)
}

/** The second trap: everything shakes, the bags burst, and all run home with empty hands. */
function collapse(trapped: GameEvent[], scene: Scene): void {
  scene.ring('rumble')
  scene.ring('loss', 200)
  scene.shake()
  scene.veil('dust', [0, 0.9, 0], 900)
  const dark = scene.at('deck')
  for (const [k, { seat, lost }] of trapped.entries()) {
    const from = scene.was(`fig-${seat as number}`)
    walkHome(scene, seat as number, [], 700 + k * 40, 14)
    if (lost) scene.burst(RUBY, Math.min(2, lost as number), from, dark && { ...dark, y: dark.y + 40 }, 460, { delay: k * 30, lift: 20 })
    if (lost) scene.pop(`−${String(lost)}<svg>${RUBY}</svg>`, scene.at(`seat-${seat as number}`), 500)
  }
}

function walkHome(scene: Scene, seat: number, cards: (Spot | null)[], ms: number, hop = 6): void {
  const from = scene.was(`fig-${seat}`)
  const way = cards.filter((_, k) => k % 2 === 0).reverse()
  const feet = way.map((spot) => spot && { ...spot, y: spot.y + spot.h * 0.2 })
  scene.walk(scene.ghost(`fig-${seat}`), from, [...feet, scene.at(`seat-${seat}`)], ms, hop)
}
