/** What the events of Djinn move on the stage (docs/stage.md). */

import type { Scene } from '../../lib/motion'
import type { GameEvent } from '../../lib/protocol'
import { SIGNS } from '../../parts/Sign.svelte'
import { EFFECTS } from './Djinn.svelte'
import { effectWords } from './events'
import { number, suit, type DjinnView } from './view'

const BACK = '<rect x="4" y="1" width="16" height="22" rx="2" fill="#4a2a6e" stroke="#d9a441" stroke-width="1.500"/><path d="m12 5 5 7-5 7-5-7Z" fill="#d9a441"/>'
const LAMP = '<rect x="4" y="1" width="16" height="22" rx="2" fill="#2a1c4a" stroke="#c3a2ff" stroke-width="1.500"/><path d="M6 14h8c2 0 3-1 4-3 1 5-2 8-5 8h-3c-3 0-4-2-4-5Z" fill="#c48a22"/>'
const sign = (effect: string) =>
  `<circle cx="12" cy="12" r="12" fill="#2a1c4a"/><path d="${EFFECTS[effect]!}" transform="translate(3.500 3.500) scale(.35)" fill="none" stroke="#f4ecff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`
const small = (card: string) =>
  `<rect x="3.500" width="17" height="24" rx="2.500" fill="#fbf6ea" stroke="#8f8265"/><text x="12" y="11" font-size="11" font-weight="900" text-anchor="middle" fill="var(--number-${suit(card)}, var(--paper-${suit(card)}))">${number(card)}</text><path d="${SIGNS[suit(card)]!}" transform="translate(7 12.500) scale(.42)" fill="var(--${suit(card) === 'yellow' ? 'fill' : 'paper'}-${suit(card)})" stroke="${suit(card) === 'yellow' ? 'var(--ink)' : 'none'}" stroke-width="1.500"/>`

/** `before` and `view` are the table a moment ago and now. */
export function story(beat: GameEvent[], scene: Scene, before: DjinnView, view: DjinnView): void {
  for (const event of beat) {
    const seat = event.seat as number
    if (event.event === 'play') play(scene, seat, view)
    else if (event.event === 'djinn') summon(scene, event, view)
    else if (event.event === 'replace') replace(scene, seat)
    else if (event.event === 'trick') win(scene, seat)
    else if (event.event === 'cave') enter(scene, event)
    else if (event.event === 'row') open(scene, event.level as number)
    else if (event.event === 'trump') turn(scene)
  }
  const of = (kind: string) => beat.filter(({ event }) => event === kind)
  if (of('keep').length) keep(scene, of('keep'), before)
  if (of('draw').length) give(scene, of('draw'), LAMP, 'genie', '+1')
  if (of('deal').length) give(scene, of('deal'), BACK, 'deck', '')
}

/** From the hand to the carpet; the crown goes to the card that wins now. */
function play(scene: Scene, seat: number, view: DjinnView): void {
  scene.travel(`laid-${seat}`, scene.at(view.seat === seat ? 'hand' : `seat-${seat}`), 250)
  if (scene.was('crown')) scene.travel('crown', scene.was('crown'), 250)
  scene.ring('card')
}

/** The djinn swells, and the sign of the effect flies to what it changes. */
function summon(scene: Scene, { seat, effect, target }: GameEvent, view: DjinnView): void {
  const kind = String(effect)
  const own = scene.at(`laid-${seat as number}`) ?? scene.at(`seat-${seat as number}`)
  const card = target === undefined ? own : scene.at(`laid-${target as number}`)
  const to = kind === 'trump' || kind === 'notrump' ? scene.at('trump') : card
  scene.ring('breath')
  scene.ring('gem', 450)
  scene.swell('genie', 1.2, 600)
  scene.fly(sign(kind), scene.at('genie'), to, 600, { size: 40, lift: 40 })
  scene.pop(effectWords(kind), scene.at(`seat-${seat as number}`), 300)
  if (kind === 'trump' || kind === 'notrump') scene.swell('trump', 1.25, 400, 550)
  if (kind === 'swap' && view.trick.some((laid) => laid.seat === target)) {
    const [mine, other] = [scene.was(`laid-${seat as number}`), scene.was(`laid-${target as number}`)]
    scene.travel(`laid-${seat as number}`, other, 500, 600)
    scene.travel(`laid-${target as number}`, mine, 500, 600)
  }
}

function replace(scene: Scene, seat: number): void {
  scene.carry(`laid-${seat}`, [scene.at('out')], 400, BACK)
  scene.turn(`laid-${seat}`, scene.at('deck'), 450)
  scene.ring('card')
  scene.ring('card', 350)
}

/** The best card is looked at, and its owner is glad. */
function win(scene: Scene, seat: number): void {
  scene.swell(`laid-${seat}`, 1.12, 600)
  scene.hop(`seat-${seat}`, 360, 150)
  scene.hop('crown', 400, 150)
  scene.ring('card')
}

/** A trick gathers in its middle; what is kept then flies to its owner, the rest turns over and goes to the discards. */
function keep(scene: Scene, kept: GameEvent[], before: DjinnView): void {
  const spots = before.trick.map(({ seat }) => scene.was(`laid-${seat}`)).filter((spot) => spot !== null)
  const middle = (of: 'x' | 'y') => spots.reduce((sum, spot) => sum + spot[of] / spots.length, 0)
  for (const { seat, card } of before.trick) {
    const owner = kept.find((one) => one.card === card)?.seat as number | undefined
    const whole = kept.length && before.trick.length > kept.length
    const from = scene.was(`laid-${seat}`)
    const gathered = whole && from ? [{ ...from, x: middle('x'), y: middle('y') }] : []
    if (owner === undefined && scene.at(`laid-${seat}`)) continue // it is still to be chosen from
    if (owner === undefined) scene.carry(`laid-${seat}`, [...gathered, scene.at('out')], 650, BACK)
    else scene.carry(`laid-${seat}`, [...gathered, scene.at(before.seat === owner ? 'hand' : `seat-${owner}`)], 550)
  }
  for (const { seat, card } of kept) scene.pop(`+<svg viewBox="0 0 24 24">${small(String(card))}</svg>`, scene.at(`seat-${seat as number}`), 350)
  scene.ring('gem')
  scene.ring('card', 300)
}

/** Kept cards go into the door one by one; it blazes, and the gem of who came through lies on its threshold. */
function enter(scene: Scene, { seat, level, cards }: GameEvent): void {
  const [who, door] = [scene.at(`seat-${seat as number}`), `door-${level as number}`]
  const all = cards as string[]
  for (const [k, card] of all.entries()) {
    scene.fly(small(card), who, scene.at(door), 400, { delay: k * 250, size: 44, lift: 30 })
    scene.ring('gem', k * 250)
  }
  const done = all.length * 250
  scene.veil(`blaze-${level as number}`, [0, 1, 0.8, 0], 700, { delay: done })
  scene.hop(`seat-${seat as number}`, 360, done)
  const gem = scene.at(`gem-${seat as number}`)
  scene.travel(`gem-${seat as number}`, who && gem && { ...who, w: gem.w }, 400, done)
}

/** The lock falls, the planks go, the tasks light up. */
function open(scene: Scene, level: number): void {
  const drop = (name: string, far: number) => {
    const spot = scene.was(name)
    scene.walk(scene.ghost(name), spot, [spot && { ...spot, y: spot.y + far }], 600, 0)
  }
  drop(`planks-${level}`, 20)
  drop(`lock-${level}`, 60)
  scene.veil(`blaze-${level}`, [0, 0.7, 0], 700, { delay: 300 })
  scene.ring('card')
  scene.ring('gem', 400)
}

function turn(scene: Scene): void {
  scene.swell('genie', 1.12, 500)
  scene.turn('trump', scene.at('deck'), 350)
  scene.ring('breath', 200)
}

/** A card for each: from the djinn, or from the pile. */
function give(scene: Scene, gifts: GameEvent[], art: string, from: string, told: string): void {
  for (const [k, { seat }] of gifts.entries()) {
    const to = scene.at(`seat-${seat as number}`)
    scene.fly(art, scene.at(from), to, 450, { delay: k * 110, size: 30 })
    if (told) scene.pop(`${told}<svg viewBox="0 0 24 24">${art}</svg>`, to, 350 + k * 110)
  }
  scene.ring('card')
}
