/** The colours of the suits: each has a sign and a letter of its own, and can be read with any kind of colour vision. */

import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } }))
import { COLOURS as DIAMONIAK } from '../src/games/diamoniak/view'
import { COLOURS as KADORA } from '../src/games/kadora/view'
import { COLOURS as SEASHORE } from '../src/games/seashore/view'
import { LETTERS } from '../src/lib/voice'
import { SIGNS } from '../src/parts/Sign.svelte'

type Colour = [number, number, number]

const STYLE = readFileSync(new URL('../src/app.css', import.meta.url), 'utf8')
const SUITS = {
  djinn: ['purple', 'green', 'yellow', 'blue'],
  kadora: KADORA.map((letter) => LETTERS[letter]!),
  seashore: SEASHORE.map((letter) => LETTERS[letter]!),
  diamoniak: DIAMONIAK,
}
/** How colours look to others, as matrices over linear light (Machado, Oliveira and Fernandes 2009, complete). */
const EYES: Record<string, number[]> = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}
const NEAR = 0.08 // so near in OKLab, two colours might be taken for each other

/** A colour of the style sheet in linear light. */
function colour(name: string, place: 0 | 1 = 0): Colour {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(STYLE)![1]!
  const hex = [...value.matchAll(/#([0-9a-f]{6})/g)].map(([, digits]) => digits!)
  const parts = hex[place]!.match(/../g)!.map((pair) => parseInt(pair, 16) / 255)
  return parts.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)) as Colour
}

function seen([r, g, b]: Colour, eyes: number[]): Colour {
  const row = (i: number) => Math.min(1, Math.max(0, eyes[i]! * r + eyes[i + 1]! * g + eyes[i + 2]! * b))
  return [row(0), row(3), row(6)]
}

const light = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b
function contrast(one: Colour, other: Colour): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

/** How far apart two colours are to the eye. */
function distance(one: Colour, other: Colour): number {
  const [a, b] = [one, other].map(([r, g, b]) => {
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ]
  }) as [number[], number[]]
  return Math.hypot(...a.map((value, i) => value - b[i]!))
}

const letter = (name: string) => Object.entries(LETTERS).find(([, one]) => one === name)?.[0] ?? name

describe.each(Object.entries(SUITS))('%s', (_, names) => {
  test.each(Object.entries(EYES))('its suits can be read and told apart (%s)', (_, eyes) => {
    const paper = seen(colour('paper'), eyes)
    const dark = seen(colour('ground-2', 1), eyes)
    for (const name of names) {
      expect(contrast(seen(colour(`paper-${name}`), eyes), paper), `${name} on paper`).toBeGreaterThan(4.5)
      expect(contrast(seen(colour(name, 1), eyes), dark), `${name} on dark`).toBeGreaterThan(4.5)
    }
    for (const [i, one] of names.entries())
      for (const other of names.slice(i + 1)) {
        const far = distance(seen(colour(`paper-${one}`), eyes), seen(colour(`paper-${other}`), eyes)) >= NEAR
        const marked = SIGNS[one] !== SIGNS[other] && letter(one) !== letter(other)
        expect(far || marked, `${one} and ${other}`).toBe(true)
      }
  })

  test('every suit has a sign and a letter that no other has', () => {
    expect(new Set(names.map((name) => SIGNS[name])).size).toBe(names.length)
    expect(new Set(names.map(letter)).size).toBe(names.length)
    expect(names.every((name) => SIGNS[name])).toBe(true)
  })
})

test('the faces of cards draw the sign', () => {
  for (const game of Object.keys(SUITS)) {
    const read = (file: string) => readFileSync(new URL(`../src/games/${game}/${file}`, import.meta.url), 'utf8')
    const face = read('Card.svelte')
    expect(face.includes("from './art'") ? read('art.ts') : face, game).toContain('SIGNS[')
  }
})
