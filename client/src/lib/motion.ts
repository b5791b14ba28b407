/**
 * Motion on a stage: it tells what an event moved. Only transform and opacity move. A beat is made ready as a whole: all
 * that it needs is on the page and has its time before anything moves, and all of it goes at once when all is still
 * again. So while something moves, nothing is styled, laid out or painted.
 */

import { PACE, settings } from './settings.svelte'
import { ring, type Sound } from './sound'
import { calm } from './travel'

/** The middle of a thing and its size, in pixels from the stage's corner. */
export interface Spot {
  x: number
  y: number
  w: number
  h: number
}

interface Seen extends Spot {
  node: HTMLElement | SVGElement
}

/** How something flies: when, how high above its way, how large, and whether it turns. */
export interface Flight {
  delay?: number
  lift?: number
  size?: number
  spins?: boolean
}

const MOST = 16 // things that move at the same time
const FADE = 150 // milliseconds, with less motion
const STAYS = 1500 // milliseconds that "+3" can be read
const HIGH = 3 // of them on each other
const ROLLS = 6 // numbers that a count goes through
const SOFT = 'cubic-bezier(.2, .7, .3, 1)'

type Thing = HTMLElement | SVGElement
const move = (x: number, y: number, more = '') => `translate(${x}px, ${y}px) ${more}`

/** Everything on a stage that has a name (`data-thing`), and where it is. */
export function see(stage: HTMLElement): Map<string, Seen> {
  const { left, top } = stage.getBoundingClientRect()
  const found = new Map<string, Seen>()
  for (const node of stage.querySelectorAll<Thing>('[data-thing]')) {
    const box = node.getBoundingClientRect()
    const spot = { x: box.left - left + box.width / 2, y: box.top - top + box.height / 2, w: box.width, h: box.height }
    if (box.width) found.set(node.dataset.thing!, { ...spot, node })
  }
  return found
}

/** One beat on a stage. Times are those of the normal pace; `delay` is when something of it begins. */
export class Scene {
  private moving = new Set<Animation>()
  private lent: Thing[] = [] // what is here for as long as something moves
  private kept: Thing[] = []
  private timers: ReturnType<typeof setTimeout>[] = []
  private sounds: (() => void)[] = []
  private now: Map<string, Seen> | null = null
  private width: number | null = null
  private readonly still = calm()
  private readonly pace = PACE[settings.pace]

  /** `fx` is an empty layer over the stage; `before` is what stood there a moment ago. */
  constructor(
    private readonly stage: HTMLElement,
    private readonly fx: HTMLElement,
    private readonly before: Map<string, Seen>,
  ) {}

  /** Where a thing stands now. */
  at(name: string): Spot | null {
    if (this.now === null) {
      this.now = see(this.stage)
      this.wide() // as long as nothing is added that has to be laid out
    }
    return this.now.get(name) ?? null
  }

  /** Where it stood before this beat. */
  was(name: string): Spot | null {
    return this.before.get(name) ?? null
  }

  /** The width of the stage. */
  private wide(): number {
    return (this.width ??= this.stage.clientWidth)
  }

  private thing(name: string): Thing | null {
    this.at(name)
    return this.now!.get(name)?.node ?? null
  }

  /** Where everything is shown at once, nothing is heard of it. */
  ring(sound: Sound, delay = 0): void {
    if (this.pace) this.sounds.push(ring(sound, this.still ? 0 : delay * this.pace))
  }

  /** Lets a thing move; `lent` stays as the last frame says until all is still. */
  private run(el: Thing, frames: Keyframe[], ms: number, how: { delay?: number; easing?: string; lent?: boolean } = {}): void {
    const full = this.moving.size >= MOST && frames.some((frame) => 'transform' in frame)
    if (this.pace === 0 || full) return
    const time = { duration: ms * this.pace, delay: (how.delay ?? 0) * this.pace, easing: how.easing ?? SOFT }
    const one = el.animate(frames, { ...time, fill: how.lent ? 'both' : 'backwards' })
    this.moving.add(one)
    const done = () => {
      this.moving.delete(one)
      if (this.moving.size === 0) this.tidy()
    }
    one.finished.then(done, done)
  }

  private tidy(): void {
    for (const one of this.lent.splice(0)) one.remove()
  }

  /** With less motion: what has changed comes up where it is. */
  private fade(el: Thing, delay = 0): void {
    this.run(el, [{ opacity: 0 }, { opacity: 1 }], FADE / (this.pace || 1), { delay: this.still ? 0 : delay })
  }

  private put(markup: string, { x, y, w, h }: Spot): HTMLElement {
    const one = document.createElement('i')
    one.innerHTML = markup
    one.style.cssText = `position: absolute; left: ${x - w / 2}px; top: ${y - h / 2}px; width: ${w}px; height: ${h}px`
    this.fx.append(one)
    this.lent.push(one)
    return one
  }

  /** A copy of what stood there before this beat, to be moved and taken away; null: it was not there. */
  ghost(name: string): HTMLElement | null {
    const seen = this.before.get(name)
    if (!seen || this.still || this.pace === 0 || this.moving.size >= MOST) return null
    const one = this.put('', seen)
    const copy = seen.node.cloneNode(true) as Thing
    copy.removeAttribute('data-thing')
    copy.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%; translate: none; margin: 0'
    one.append(copy)
    return one
  }

  /**
   * Something flies on an arc. `art` is the inside of an svg with a box of 24, for instance `<use href="#ruby"/>`. What
   * `spins` turns once, to be seen from all sides.
   */
  fly(art: string, from: Spot | null, to: Spot | null, ms: number, how: Flight = {}) {
    if (!from || !to || this.still || this.pace === 0 || this.moving.size >= MOST) return
    const size = how.size ?? Math.max(18, Math.min(from.w, from.h) * 0.3)
    const one = this.put(`<svg viewBox="0 0 24 24" width="100%" height="100%">${art}</svg>`, { ...from, w: size, h: size })
    const [x, y] = [to.x - from.x, to.y - from.y]
    const top = Math.max(Math.min(0, y) - (how.lift ?? 60), size * 0.65 - from.y) // nothing flies into the bar
    const spun = how.spins ? ' rotateY(360deg)' : ''
    const frames = [
      { transform: move(0, 0, `scale(.3)${spun && ' rotateY(0deg)'}`), opacity: 0 },
      { transform: move(x / 2, top, `scale(1.3)${spun}`), opacity: 1, offset: 0.45, easing: 'ease-in' },
      { transform: move(x, y, `scale(.8)${spun}`), opacity: 1, offset: 0.98 },
      { transform: move(x, y, `scale(.8)${spun}`), opacity: 0 },
    ]
    this.run(one, frames, ms, { delay: how.delay, easing: 'ease-out', lent: true })
  }

  /** Several fly, one shortly after another. */
  burst(art: string, count: number, from: Spot | null, to: Spot | null, ms: number, how: { delay?: number; lift?: number } = {}) {
    for (let one = 0; one < count; one += 1)
      this.fly(art, from, to, ms, { ...how, delay: (how.delay ?? 0) + one * 60, lift: (how.lift ?? 60) + one * 12 })
  }

  /** A card comes from somewhere and turns over on its way. */
  turn(name: string, from: Spot | null, ms = 250, delay = 0): void {
    const el = this.thing(name)
    const to = this.at(name)
    if (!el || !to) return
    if (this.still) return this.fade(el)
    const [x, y] = from ? [from.x - to.x, from.y - to.y] : [0, 0]
    const size = from ? Math.max(0.3, from.w / to.w) : 0.8
    this.run(el, [{ transform: move(x, y, `scale(${size}) rotateY(90deg)`) }, { transform: 'none' }], ms, { delay })
  }

  /** A thing goes from where it was before this beat to where it is now. */
  travel(name: string, from: Spot | null = this.was(name), ms = 250, delay = 0): void {
    const el = this.thing(name)
    const to = this.at(name)
    if (!el || !to) return
    if (this.still || !from) return this.fade(el)
    const start = move(from.x - to.x, from.y - to.y, `scale(${from.w / to.w})`)
    this.run(el, [{ transform: start }, { transform: 'none' }], ms, { delay })
  }

  /** What stood there before this beat lifts off, is looked at, and goes to a spot where it is gone. */
  send(name: string, to: Spot | null, ms: number, delay = 0): void {
    const from = this.was(name)
    const one = to && this.ghost(name)
    if (!one || !from) return
    const up = move(0, -8, 'scale(1.1)')
    const end = move(to.x - from.x, to.y - from.y, `scale(${Math.max(0.2, to.w / from.w)})`)
    const frames: Keyframe[] = [
      { transform: 'none' },
      { transform: up, offset: 0.15 },
      { transform: up, offset: 0.45, easing: 'ease-in-out' },
      { transform: end, opacity: 1, offset: 0.95 },
      { transform: end, opacity: 0 },
    ]
    this.run(one, frames, ms, { delay, lent: true })
  }

  /** Somebody walks along places, facing them, and is gone at the last one; `ghost` gives who. */
  walk(who: HTMLElement | null, from: Spot | null, way: (Spot | null)[], ms: number, hop = 6, delay = 0): void {
    if (!who || !from) return
    const steps = way.filter((spot) => spot !== null)
    const frames: Keyframe[] = [from, ...steps].map(({ x, y }, k, all) => ({
      transform: move(
        x - from.x,
        y - from.y - (k % 2 ? hop : 0),
        `scale(${k === all.length - 1 ? 0.6 : Math.max(0.6, 1 - k * 0.06)})${x < from.x && k ? ' scaleX(-1)' : ''}`,
      ),
      opacity: 1,
    }))
    frames.push({ ...frames.at(-1)!, opacity: 0 })
    this.run(who, frames, ms, { delay, easing: 'linear', lent: true })
  }

  /** A card that lay there before this beat goes along places; with a `back` it turns over on the last of its way. */
  carry(name: string, way: (Spot | null)[], ms: number, back?: string): void {
    const from = this.was(name)
    const one = this.ghost(name)
    if (!one || !from) return
    if (back) {
      const style = 'position: absolute; inset: 0; backface-visibility: hidden; transform: rotateY(180deg)'
      ;(one.firstElementChild as Thing).style.backfaceVisibility = 'hidden'
      one.insertAdjacentHTML('beforeend', `<svg viewBox="4 1 16 22" width="100%" height="100%" style="${style}">${back}</svg>`)
      one.style.transformStyle = 'preserve-3d'
    }
    const all = [from, ...way.filter((spot) => spot !== null)]
    const frames = all.map(({ x, y }, k) => {
      const last = k === all.length - 1
      return { transform: move(x - from.x, y - from.y, `scale(${last ? 0.45 : 1}) rotateY(${last && back ? 180 : 0}deg)`) }
    })
    this.run(one, frames, ms, { easing: 'ease-in-out', lent: true })
  }

  /** A short jump where it stands. */
  hop(name: string, ms = 240, delay = 0): void {
    const el = this.thing(name)
    if (!el) return
    if (this.still) return this.fade(el)
    this.run(el, [{ transform: 'none' }, { transform: 'translateY(-8px) rotate(-8deg) scale(1.3)' }, { transform: 'none' }], ms, { delay })
  }

  /** It grows for a moment, to be looked at. */
  swell(name: string, size = 1.18, ms = 500, delay = 0): void {
    const el = this.thing(name)
    if (!el) return
    if (this.still) return this.fade(el)
    this.run(el, [{ transform: 'none' }, { transform: `scale(${size})` }, { transform: 'none' }], ms, { delay })
  }

  /** It shivers. Without a name: the whole stage shakes. */
  shake(name?: string, ms = 300, delay = 0): void {
    const el = name === undefined ? this.stage : this.thing(name)
    if (!el || this.still) return
    const far = name === undefined ? [0, -6, 6, -4, 4, 0] : [0, 3, -3, 2, 0]
    this.run(el, far.map((x) => ({ transform: move(x, 0) })), ms, { delay, easing: 'linear' })
  }

  /** Something comes up and goes again: a shadow, dust. */
  veil(name: string, opacities: number[], ms: number, how: { sizes?: number[]; delay?: number } = {}): void {
    const el = this.thing(name)
    if (!el) return
    const { sizes, delay = 0 } = how
    const frames = opacities.map((opacity, k) => ({
      opacity: opacity * (this.still ? 0.5 : 1),
      ...(sizes && !this.still ? { transform: `scale(${sizes[k]})` } : {}),
    }))
    this.run(el, frames, ms, { delay: this.still ? 0 : delay })
  }

  /** "+3": it can be read for a while, also where another one is there already: they stand on each other. */
  pop(markup: string, at: Spot | null, delay = 0): void {
    if (!at) return
    const one = document.createElement('span')
    const place = `${Math.round(at.x)} ${Math.round(at.y)}`
    const there = [...this.fx.querySelectorAll<HTMLElement>(`[data-at="${place}"]`), one]
    for (const old of there.splice(0, there.length - HIGH)) old.remove()
    one.className = 'pop'
    one.dataset.at = place
    one.innerHTML = `<span>${markup}</span>`
    if (at.x * 2 > this.wide()) one.style.cssText = `left: calc(${2 * at.x}px - 100%); right: 0; direction: rtl`
    else one.style.cssText = `left: 0; width: ${2 * at.x}px`
    for (const [k, other] of there.entries())
      other.style.top = `max(${at.y - at.h / 2}px - ${k * 1.9}rem, ${(there.length - k) * 1.9 - 0.3}rem)` // below the bar
    this.keep(one, delay)
  }

  /** Dots on an arc: where something came from. They stay as long as a "+3" does. */
  arc(from: Spot | null, to: Spot | null, delay = 0): void {
    if (!from || !to) return
    const top = Math.min(from.y - from.h / 2, to.y - to.h / 2)
    const way = `M${from.x} ${from.y - from.h * 0.4}Q${(from.x + to.x) / 2} ${top - 24} ${to.x} ${to.y - to.h * 0.4}`
    const one = document.createElement('i')
    one.className = 'arc'
    one.innerHTML = `<svg width="100%" height="100%" overflow="visible"><path d="${way}"/></svg>`
    this.keep(one, delay)
  }

  private keep(one: Thing, delay: number): void {
    this.fx.append(one)
    this.kept.push(one)
    if (this.pace) this.fade(one, delay)
    this.timers.push(setTimeout(() => this.drop(one), STAYS + (this.still ? 0 : delay * this.pace)))
  }

  private drop(one: Thing): void {
    one.remove()
    this.kept = this.kept.filter((other) => other !== one)
  }

  /** A number rolls to what it is, on a strip of numbers over it. */
  count(name: string, from: number, ms = 400, delay = 0): void {
    const el = this.thing(name)
    const to = Number(el?.firstChild?.nodeValue)
    if (!el || this.still || this.pace === 0 || this.moving.size + 2 > MOST || !Number.isFinite(to) || from === to) return
    const spot = this.at(name)!
    const turns = Math.min(ROLLS, Math.abs(to - from))
    const rolled = Array.from({ length: turns + 1 }, (_, k) => Math.round(from + ((to - from) * k) / turns))
    const one = this.put(`<b>${rolled.map((number) => `<i>${number}</i>`).join('')}</b>`, spot)
    const { font, color } = getComputedStyle(el)
    one.className = 'roll'
    one.style.font = font
    one.style.color = color
    one.style.lineHeight = `${spot.h}px`
    const frames = [{ transform: 'none' }, { transform: move(0, -turns * spot.h) }]
    this.run(one.firstElementChild as HTMLElement, frames, ms, { delay, lent: true })
    this.run(el, [{ opacity: 0 }, { opacity: 0 }], ms + delay)
  }

  /** The motion is at its end at once; what is to be read stays, and what was still to be heard is not. */
  settle(): void {
    for (const stop of this.sounds.splice(0)) stop()
    for (const one of [...this.moving]) one.finish()
    this.moving.clear()
    this.tidy()
  }

  /** Nothing of it is left. */
  clear(): void {
    this.settle()
    for (const timer of this.timers.splice(0)) clearTimeout(timer)
    for (const one of [...this.kept]) this.drop(one)
    this.fx.replaceChildren()
  }
}
