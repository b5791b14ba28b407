/** What the events of Diamoniak move on the stage (docs/stage.md). */

import type { Scene, Spot } from '../../lib/motion'
import type { GameEvent } from '../../lib/protocol'
import { BACK, STAR, thing } from './art'
import { COLOURS, type DiamoniakView } from './view'

const told = (sign: string, card: string) => `${sign}<svg viewBox="0 0 24 24">${thing(card)}</svg>`
/** Where somebody is: the person, or the castle where there is no room for people. */
const home = (scene: Scene, seat: number) => scene.at(`seat-${seat}`) ?? scene.at(`castle-${seat}`)
/** Below somebody's treasures, so that the numbers above them can be read. */
const under = (spot: Spot | null) => spot && { ...spot, y: spot.y + spot.h * 1.8 }
const above = (spot: Spot | null, far: number) => spot && { ...spot, y: spot.y - far }

/** `before` and `view` are the table a moment ago and now. */
export function story(beat: GameEvent[], scene: Scene, before: DiamoniakView, view: DiamoniakView): void {
  const taken = beat.filter(({ event }) => event === 'give' || event === 'lose')
  for (const event of beat) {
    const seat = event.seat as number
    if (event.event === 'draw') draw(scene, event, view)
    else if (event.event === 'join') join(scene, event, before)
    else if (event.event === 'fairy') counter(scene, seat)
    else if (event.event === 'buy') buy(scene, event, view)
    else if (event.event === 'shuffle') shuffle(scene)
    else if (event.event === 'free') crumble(scene, seat)
    else if (event.event === 'turn') begin(scene, seat)
    else if (event.event === 'over') finish(scene, event.winner as number)
  }
  if (taken.length) pay(scene, taken)
}

/** The card jumps out of the trunk and turns over; then it becomes what it is. */
function draw(scene: Scene, { seat, card, to }: GameEvent, view: DiamoniakView): void {
  const [who, what] = [seat as number, String(card)]
  scene.hop('trunk', 260)
  scene.turn('drawn', scene.at('trunk'), 300)
  scene.arc(scene.at('trunk'), scene.at('drawn'), 300)
  scene.ring('card')
  if (what === 'witch') swoop(scene, who)
  else if (to === 'castle') land(scene, who, view.seats[who]!.castle - 1, 300)
  else if (what === 'fairy') {
    scene.travel(`fairy-${who}`, scene.at('drawn'), 450, 300)
    scene.ring('gem', 350)
  } else {
    scene.fly(thing(what), scene.at('drawn'), scene.at(`rug-${who}`), 380, { delay: 280, size: 40 })
    scene.ring('gem', 450)
    scene.pop(told('+1', what), who === view.seat ? scene.at(`rug-${who}`) : under(scene.at(`rug-${who}`)), 600)
  }
}

/** A piece falls into its place in the castle, with a puff of dust. */
function land(scene: Scene, seat: number, piece: number, delay: number): void {
  const name = `piece-${seat}-${piece}`
  scene.travel(name, above(scene.at(name), 90), 400, delay)
  scene.ring('card', delay + 330)
  scene.veil(`dust-${seat}`, [0, 0.95, 0], 450, { sizes: [0.5, 1.1, 1.3], delay: delay + 300 })
}

/** She comes down from the sky, which is a shade darker for a while. */
function swoop(scene: Scene, seat: number): void {
  scene.travel('witch', scene.was('witch'), 600, 250)
  scene.veil('gloom', [0, 0.42, 0.25, 0], 1300)
  scene.ring('loss', 350)
  scene.shake(`castle-${seat}`, 300, 800)
}

/** Each thing flies into her hat and from there into the cauldron; what was lost stays to be read. */
function pay(scene: Scene, taken: GameEvent[]): void {
  const hat = scene.at('witch')
  for (const [k, { seat, card }] of taken.entries()) {
    const who = seat as number
    const what = String(card)
    const from = COLOURS.includes(what) ? (scene.was(`castle-${who}`) ?? scene.was(`rug-${who}`)) : scene.was(`rug-${who}`)
    scene.fly(thing(what), from, hat, 300, { delay: k * 300, size: 34, lift: 30 })
    scene.fly(thing(what), hat, scene.at('cauldron'), 350, { delay: k * 300 + 320, size: 26, lift: 20 })
    scene.ring('card', k * 300 + 200)
  }
  const kinds = [...new Set(taken.map(({ card }) => String(card)))]
  const lost = kinds.map((card) => told(`−${taken.filter((one) => one.card === card).length}`, card)).join(' ')
  scene.pop(lost, home(scene, taken[0]!.seat as number), 250)
}

/** The fairy circles the witch, and both are gone. */
function counter(scene: Scene, seat: number): void {
  const [fairy, witch] = [scene.was(`fairy-${seat}`), scene.at('witch')]
  if (witch) {
    const { x, y, w, h } = witch
    const ring = [[1, 0], [0, 1], [-1, 0], [0, -1], [1, -0.6]] as const
    const way = ring.map(([dx, dy]) => ({ ...witch, x: x + dx * w * 0.55, y: y + dy * h * 0.5 }))
    scene.walk(scene.ghost(`fairy-${seat}`), fairy, way, 900, 0)
    scene.shake('witch', 350, 550)
  }
  scene.ring('gem')
  scene.ring('gem', 400)
  scene.pop(told('', 'fairy'), home(scene, seat), 200)
}

/** Three diamonds arc over, the piece comes back. */
function buy(scene: Scene, { seat, from, card, diamonds }: GameEvent, view: DiamoniakView): void {
  const [buyer, seller] = [seat as number, from as number]
  scene.burst(thing('diamond'), diamonds as number, scene.was(`rug-${buyer}`), scene.at(`rug-${seller}`), 500)
  scene.fly(thing(String(card)), scene.at(`rug-${seller}`), scene.at(`castle-${buyer}`), 500, { delay: 450, size: 40 })
  scene.pop(told(`+${diamonds as number}`, 'diamond'), scene.at(`rug-${seller}`), 600)
  scene.ring('gem')
  scene.ring('gem', 500)
  land(scene, buyer, view.seats[buyer]!.castle - 1, 800)
}

/** What lay on the rug goes to the castle that it belongs to now. */
function join(scene: Scene, { seat, colour, cards }: GameEvent, before: DiamoniakView): void {
  const who = seat as number
  const stood = before.seats[who]!.castle
  scene.burst(thing(String(colour)), cards as number, scene.was(`rug-${who}`), scene.at(`castle-${who}`), 400)
  for (let k = 0; k < (cards as number); k += 1) land(scene, who, stood + k, 350 + k * 90)
  scene.ring('gem')
}

/** The last piece of a castle is gone: dust where it stood. */
function crumble(scene: Scene, seat: number): void {
  scene.shake(`castle-${seat}`, 400, 300)
  scene.veil(`dust-${seat}`, [0, 0.95, 0], 700, { sizes: [0.5, 1.2, 1.5], delay: 300 })
  scene.ring('rumble', 300)
}

function shuffle(scene: Scene): void {
  scene.shake('cauldron', 600)
  scene.burst(BACK, 5, scene.at('cauldron'), scene.at('trunk'), 450)
  scene.ring('card')
  scene.ring('card', 300)
}

/** Whose turn begins; the witch, where she was down, is back in the sky. */
function begin(scene: Scene, seat: number): void {
  const [from, to] = [scene.was('witch'), scene.at('witch')]
  if (from && to && Math.hypot(from.x - to.x, from.y - to.y) > 20) scene.travel('witch', from, 550)
  scene.hop(`seat-${seat}`, 300, 100)
}

/** The castle is complete: paper stars. */
function finish(scene: Scene, seat: number): void {
  const from = scene.at(`castle-${seat}`)
  for (let k = 0; k < 10 && from; k += 1) {
    const [x, y] = [Math.cos((k * Math.PI) / 5), Math.sin((k * Math.PI) / 5)]
    const to = { ...from, x: from.x + x * from.w * 0.8, y: from.y + y * from.h * 0.6 }
    scene.fly(STAR, from, to, 800, { delay: k * 30, size: 22, lift: 30 })
  }
  scene.swell(`castle-${seat}`, 1.08, 700)
  scene.ring('gem', 200)
}
