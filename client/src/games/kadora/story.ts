/** What the events of Kadora move on the stage (docs/stage.md). */

import type { Scene } from '../../lib/motion'
import type { GameEvent } from '../../lib/protocol'
import { LETTERS } from '../../lib/voice'
import { SIGNS } from '../../parts/Sign.svelte'
import { COLOURS, loots, standings, suit, value, type KadoraView } from './view'

const fill = (colour: string) =>
  colour === 'yellow' ? 'fill="var(--fill-yellow)" stroke="var(--ink)" stroke-width="1.500"' : `fill="var(--paper-${colour})"`
const sign = (colour: string) => `<svg viewBox="0 0 24 24"><path d="${SIGNS[colour]!}" ${fill(colour)}/></svg>`
/** A back, and a card, small. */
const back = (colour: string) =>
  `<rect x="1" y="1" width="22" height="22" rx="3" ${fill(colour)}/><path d="${SIGNS[colour]!}" transform="translate(5 5) scale(.58)" fill="${colour === 'yellow' ? 'var(--ink)' : '#fbf6ea'}"/>`
const small = (card: string) =>
  `<rect x="1" y="1" width="22" height="22" rx="3" fill="#fbf6ea" stroke="#8f8265"/><text x="3" y="13" font-size="12" font-weight="900" fill="var(--number-${suit(card)}, var(--paper-${suit(card)}))">${value(card)}</text><path d="${SIGNS[suit(card)]!}" transform="translate(11 11) scale(.46)" ${fill(suit(card))}/>`
/** A crate that hangs on a rope. */
const crate = (colour: string) =>
  `<path d="M12-24V3" stroke="#5a3413" stroke-width="1.500"/><rect x="1" y="2" width="22" height="21" rx="3" fill="#f1e3c4" stroke="#7a5228" stroke-width="2"/><path d="${SIGNS[colour]!}" transform="translate(5 5.500) scale(.58)" ${fill(colour)}/>`

/** `before` and `view` are the table a moment ago and now. */
export function story(beat: GameEvent[], scene: Scene, before: KadoraView, view: KadoraView): void {
  for (const event of beat) {
    if (event.event === 'place') place(scene, event, view)
    else if (event.event === 'gift') gift(scene, event)
    else if (event.event === 'draw') draw(scene, event, view)
    else if (event.event === 'refill') refill(scene, event)
    else if (event.event === 'last_turns') last(scene)
    else if (event.event === 'face_down') close(scene, event)
    else if (event.event === 'island') turnUp(scene, event)
  }
  const of = (kind: string) => beat.filter(({ event }) => event === kind)
  if (of('take').length) take(scene, of('take'))
  if (of('show').length) show(scene, of('show'))
  if (beat.some(({ event }) => ['take', 'gift', 'show', 'island'].includes(event))) count(scene, before, view)
}

/** From the hand to its space; light runs along the column, then along the row. */
function place(scene: Scene, { seat, cell }: GameEvent, view: KadoraView): void {
  const from = scene.at(view.seat === seat ? 'hand' : `seat-${seat as number}`)
  scene.travel(`card-${cell as string}`, scene.was('held') ?? from, 250)
  scene.ring('card')
  scene.veil('beam-column', [0, 1, 0], 250, { delay: 250 })
  scene.veil('beam-row', [0, 1, 0], 250, { delay: 450 })
}

/** Taken cards lift and cross the water to their crates. Where the block was full, surf runs round the island. */
function take(scene: Scene, takes: GameEvent[]): void {
  const seat = takes[0]!.seat as number
  const taken = takes.flatMap(({ cards, cells }) =>
    (cards as string[]).map((card, k) => ({ card, cell: (cells as string[])[k]! })),
  )
  for (const [k, { card, cell }] of taken.entries())
    scene.send(`card-${cell}`, scene.at(`crate-${seat}-${card[0]!}`), 900, k * 80)
  scene.pop(gained(taken.map(({ card }) => card)), below(scene, `ship-${seat}`), 1150) // once the numbers have counted up
  scene.ring('gem', 800)
  if (takes.every(({ which }) => which === 'matching')) return
  scene.veil('surf', [0, 0.9, 0], 900, { sizes: [0.97, 1, 1.05] })
  scene.ring('wave')
}

/** "+4" of each colour. */
function gained(cards: string[]): string {
  return COLOURS.flatMap((letter) => {
    const points = cards.filter((card) => card[0] === letter).reduce((sum, card) => sum + value(card), 0)
    return points ? [`+${points}${sign(LETTERS[letter]!)}`] : []
  }).join(' ')
}

/** The middle of a ship: a ship may lie at the very top. */
function below(scene: Scene, name: string) {
  const spot = scene.at(name)
  return spot && { ...spot, y: spot.y + spot.h * 0.75 }
}

/** Totals count up, and crowns go to those who lead now. */
function count(scene: Scene, before: KadoraView, view: KadoraView): void {
  const [then, now] = [standings(loots(before)), standings(loots(view))]
  for (const [seat, one] of now.entries())
    for (const [c, letter] of COLOURS.entries()) {
      const had = then[seat]?.sums[c] ?? 0
      if (one.sums[c]! > had) scene.count(`sum-${seat}-${letter}`, had, 400, 700)
      if (!one.leads[c] || then[seat]?.leads[c]) continue
      const old = then.findIndex((other, p) => other.leads[c] && !now[p]?.leads[c])
      if (old >= 0) scene.travel(`crown-${letter}-${seat}`, scene.was(`crown-${letter}-${old}`), 450, 800)
      else scene.hop(`crown-${letter}-${seat}`, 360, 800)
    }
}

function gift(scene: Scene, { seat, to, colour, cards }: GameEvent): void {
  const letter = String(colour)
  const [from, there] = [seat, to].map((of) => scene.at(`crate-${of as number}-${letter}`))
  scene.fly(crate(LETTERS[letter]!), from!, there!, 900, { size: Math.max(28, from?.h ?? 0), lift: 50 })
  scene.pop(gained(cards as string[]), below(scene, `ship-${to as number}`), 700)
  scene.ring('gem', 700)
}

/** A back slides from the pier to the hand. */
function draw(scene: Scene, { seat, row, back: of, card }: GameEvent, view: KadoraView): void {
  const to = scene.at(view.seat === seat ? 'hand' : `seat-${seat as number}`)
  const colour = LETTERS[String(of ?? card)[0]!]!
  scene.fly(back(colour), scene.at(`pier-${row as string}`), to, 450, { size: 40, lift: 20 })
  scene.ring('card')
}

/** Cards turn over into their spaces, in reading order. */
function refill(scene: Scene, { row, cells }: GameEvent): void {
  for (const [k, cell] of (cells as string[]).entries()) {
    scene.turn(`card-${cell}`, scene.at(`pier-${row as string}`), 300, k * 80)
    scene.ring('card', k * 80)
  }
}

function last(scene: Scene): void {
  scene.swell('last', 1.3, 700)
  scene.veil('surf', [0, 0.9, 0], 900, { sizes: [0.97, 1, 1.05] })
  scene.ring('wave')
}

/** Hands fly aboard. */
function show(scene: Scene, shows: GameEvent[]): void {
  for (const [s, { seat, cards }] of shows.entries()) {
    for (const [k, card] of (cards as string[]).entries()) {
      const to = scene.at(`crate-${seat as number}-${card[0]!}`)
      scene.fly(small(card), scene.at(`seat-${seat as number}`), to, 600, { delay: s * 120 + k * 60, size: 34 })
    }
    scene.pop(gained(cards as string[]), below(scene, `ship-${seat as number}`), 700 + s * 120)
  }
  scene.ring('card')
  scene.ring('gem', 600)
}

/** What was set aside is turned up: the raft of the island has it in its crates. */
function turnUp(scene: Scene, { cards }: GameEvent): void {
  const all = cards as string[]
  const found = COLOURS.filter((letter) => all.some((card) => card[0] === letter))
  for (const [k, letter] of found.entries()) scene.swell(`crate-2-${letter}`, 1.25, 500, k * 80)
  scene.pop(gained(all), scene.at('flag-2'), 500)
  scene.ring('card')
}

/** The lids of those who lead a colour fall shut. */
function close(scene: Scene, { colour, seats, sum }: GameEvent): void {
  for (const seat of seats as number[]) {
    scene.swell(`crate-${seat}-${String(colour)}`, 1.25, 500)
    scene.pop(`${sum as number}${sign(LETTERS[String(colour)]!)}`, scene.at(`crate-${seat}-${String(colour)}`), 100)
  }
  scene.ring('card', 150)
}
