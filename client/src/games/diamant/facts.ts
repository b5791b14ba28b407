import type { Facts } from '../../lib/games'

export default {
  place: 1,
  players: [3, 8],
  usual: 4,
  minutes: 30,
  age: 8,
  ours: [],
  hue: '#7d4206',
  moves: ['flicker'],
  lid: `
    <rect width="100" height="100" rx="14" fill="#1a150c"/><path d="M0 100V52C6 22 26 6 50 6s44 16 50 46v48Z" fill="#3a2c14"/>
    <path d="M14 100V60c2-24 18-38 36-38s34 14 36 38v40Z" fill="#6b4d16"/><path d="M26 100V66c2-18 12-28 24-28s22 10 24 28v34Z" fill="#e8b04b"/><path d="M50 38c12 0 22 10 24 28v34H50Z" fill="#c98f2c"/>
    <path d="M36 58h28l10 12-24 24-24-24Z" fill="#b3261e"/><path d="m50 94 24-24-10-12-7 12Z" fill="#7d1414"/><path d="M26 70h48M43 70l7 24" stroke="#ff8a80" stroke-width="2" fill="none"/><path d="m35 67 5-5" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/>`,
} satisfies Facts
