/** Every event of every game: it moves something and is heard, or it is listed here with what shows it instead. */

import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } }))
import { story as diamant } from '../src/games/diamant/story'
import { story as diamoniak } from '../src/games/diamoniak/story'
import { story as djinn } from '../src/games/djinn/story'
import { story as kadora } from '../src/games/kadora/story'
import { story as seashore } from '../src/games/seashore/story'
import type { Scene } from '../src/lib/motion'

type Story = (beat: { event: string }[], scene: Scene, before: never, view: never) => void

const spot = { x: 1, y: 2, w: 3, h: 4 }
const laid = { seat: 0, card: 'R5', shows: 'sea', plus: 0, counts_as: 5 }
const one = { inside: true, carried: 2, chest: 3, relics: [], castle: 2, store: [], loot: ['R5r'], kept: [], hand: [] }
const VIEW = {
  players: 2,
  seat: 0,
  seats: [one, { ...one, loot: ['R2r'] }],
  path: ['T5', 'relic5'],
  on_path: [2, 0],
  trick: [laid, { ...laid, seat: 1 }],
  played: [laid, { ...laid, seat: 1 }],
  aside: ['R'],
  options: { action_rb: 'plus', action_pg: 'hand' },
}
const EVENT = { seat: 0, from: 1, to: 1, target: 1, carried: 1, share: 1, rest: 1, lost: 2, count: 2, cards: ['R5r'], cells: ['a1'] }

/** The values that an event of a game has beside those, and what needs no motion: something else shows it. */
const GAMES: Record<string, { story: Story; has: object; shown: Record<string, string> }> = {
  diamant: {
    story: diamant as Story,
    has: { card: 'relic5' },
    shown: {
      chosen: 'a tick in the tent',
      choice: 'ticks that turn into torch or tent',
      removed: 'comes with the trap',
      expedition_over: 'beams, and a page of gains',
      over: 'the finale',
    },
  },
  diamoniak: {
    story: diamoniak as Story,
    has: { card: 'diamond', to: 'store', diamonds: 3, winner: 0 },
    shown: { stop: 'comes with the next turn' },
  },
  djinn: {
    story: djinn as Story,
    has: { card: 'P5', effect: 'trump', level: 3, cards: ['P5', 'G6'] },
    shown: {
      djinn_shuffled: 'comes with a draw',
      phase: 'comes with cards and trump',
      done: 'the lamp goes on',
      discard: 'comes with what is kept',
      over: 'the finale',
    },
  },
  kadora: {
    story: kadora as Story,
    has: { card: 'R5r', cell: 'a1', row: 'left', colour: 'R', which: 'all', seats: [0], sum: 5 },
    shown: {
      aside: 'before anybody looks',
      hand: 'before anybody looks',
      border: 'before anybody looks',
      row: 'before anybody looks',
      keep: 'the sentence',
      over: 'the finale',
    },
  },
  seashore: {
    story: seashore as Story,
    has: { card: 'tR3', pile: 0, colours: ['R'], plus: 1 },
    shown: { round: 'comes with the hands', chosen: 'the sentence', start: 'the flag', over: 'the finale', score: 'a page of points' },
  },
}
const QUIET = ['diamoniak turn'] // yours rings by itself
const VARIANTS = /-(treasure|cards|argument|none)$/ // other words for the same event

/** The events of a game: all that its catalogue tells. */
function events(game: string): string[] {
  const words = readFileSync(new URL(`../../src/karat/games/${game}/locale/en.ftl`, import.meta.url), 'utf8')
  const found = [...words.matchAll(new RegExp(`^${game}-event-([a-z-]+) =`, 'gm'))].map(([, event]) => event!)
  return found.filter((event) => !VARIANTS.test(event) && event !== 'treasure').map((event) => event.replaceAll('-', '_'))
}

describe.each(Object.keys(GAMES))('%s', (game) => {
  const { story, has, shown } = GAMES[game]!
  test.each(events(game))('%s', (event) => {
    const moved: string[] = []
    const heard: string[] = []
    const answers: Record<string, unknown> = { at: () => spot, was: () => spot, ghost: () => ({}), ring: (sound: string) => heard.push(sound) }
    const scene = new Proxy({}, { get: (_, what: string) => answers[what] ?? (() => moved.push(what)) })
    story([{ ...EVENT, ...has, event }], scene as Scene, VIEW as never, VIEW as never)
    if (shown[event]) expect(moved).toEqual([])
    else expect([moved.length > 0, heard.length > 0]).toEqual([true, !QUIET.includes(`${game} ${event}`)])
  })
})
