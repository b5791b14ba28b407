/** Where things stand in the cave: on the trail of the wide scenery (x, y) and of the upright one (u, v), in percent. */

import { isTrap, type DiamantView } from './view'

export const OLD = 5 // cards of the path beside the newest; more of them become a cairn

interface Lying {
  card: string
  place: number
  rubies: number
}

/** The cards that are seen, each with its slot, and those under the cairn: old treasures first, traps last. */
export function fold(view: DiamantView): { shown: (Lying & { slot: number })[]; folded: Lying[] } {
  const all = view.path.map((card, place) => ({ card, place, rubies: view.on_path[place]! }))
  const old = all.slice(0, -1)
  const away = Math.max(0, old.length - OLD) && old.length - OLD + 1
  const order = [...old].sort((a, b) => Number(isTrap(a.card)) - Number(isTrap(b.card)) || a.place - b.place)
  const folded = order.slice(0, away).sort((a, b) => a.place - b.place)
  const left = old.filter((one) => !folded.includes(one))
  const shown = left.map((one, k) => ({ ...one, slot: k + Number(away > 0) }))
  return { shown: all.length ? [...shown, { ...all.at(-1)!, slot: OLD }] : [], folded }
}

const WIDE = [[37, 58.5], [43.6, 60], [50.2, 62.5], [56.8, 66], [63.4, 70], [75, 77.5]] as const
const LEANS = [-3, 2, -2, 3, -1, 0]

/** A card's place on the trail; the last slot is the newest card's. */
export function slots(slot: number): string {
  const [x, y] = WIDE[slot]!
  const u = slot === OLD ? 79 : 10 + slot * 20
  return `--x: ${x}; --y: ${y}; --u: ${u}; --r: ${LEANS[slot]}deg`
}

/** Where people stand at the last card: in front, and from five on in a second row behind. */
export function figures(count: number): string[] {
  const front = count > 4 ? Math.ceil(count / 2) : count
  return Array.from({ length: count }, (_, k) => {
    const behind = k >= front
    const [at, among] = behind ? [k - front, count - front] : [k, front]
    const part = among === 1 ? 0.5 : at / (among - 1)
    const shift = behind ? 0.5 / front : 0
    const x = 85 + (part + shift) * 10.5
    const u = 24 + (part + shift) * 32
    return `--x: ${x.toFixed(1)}; --y: ${behind ? 75 : 84.5}; --u: ${u.toFixed(1)}; --back: ${behind ? 1 : 0}; z-index: ${behind ? 0 : 1}`
  })
}
