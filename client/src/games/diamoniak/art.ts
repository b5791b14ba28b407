/** Castle colours, and the small drawings that lie on rugs and fly: the insides of an svg with a box of 24. */

import { SIGNS } from '../../parts/Sign.svelte'
import { COLOURS } from './view'

/** Of each colour: its walls, and its roofs. Ink around them keeps yellow a yellow. */
export const PAINT: Record<string, [walls: string, roofs: string]> = {
  pink: ['#f08fbd', '#cf5f96'],
  blue: ['#82b6ff', '#4f88d8'],
  green: ['#85d39b', '#4aa468'],
  yellow: ['#ffd95a', '#d3a820'],
}
export const INK = '#3a2340'

/** A piece of a castle in its colour, with its sign on paper. */
const block = (colour: string) =>
  `<g transform="scale(.4)"><path d="M6 56V20h10v-8h9v8h10v-8h9v8h10v36Z" fill="${PAINT[colour]![0]}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M34 20v-8h10v8h10v36H34Z" fill="#3a1040" opacity=".2"/><circle cx="30" cy="38" r="14" fill="#fbf6ea"/><path d="${SIGNS[colour]!}" transform="translate(19.500 27.500) scale(.875)" fill="var(--paper-${colour})"/></g>`
const use = (id: string) => `<use href="#m-${id}" width="24" height="24"/>`

/** What a card is once it is no card any more. */
export function thing(card: string): string {
  return COLOURS.includes(card) ? block(card) : use({ diamond: 'dia', fairy: 'fairy' }[card] ?? 'witch')
}

/** The back of a card. */
export const BACK = `<rect x="4" y="1" width="16" height="22" rx="2" fill="#a8326e" stroke="#ffd1e5" stroke-width="1.500"/><path d="M8 18v-7h2.500v7ZM13.500 18v-7H16v7ZM10.500 18v-5h3v5Z" fill="#ff9cc8"/>`
export const STAR = '<path d="m12 1.500 3.100 7 7.400.8-5.500 5.100 1.500 7.500-6.500-3.800-6.500 3.800L7 14.400 1.500 9.300l7.400-.8Z" fill="#fff3c4" stroke="#d3a820"/>'
