import type { Facts } from '../../lib/games'

export default {
  place: 4,
  players: [2, 4],
  usual: 3,
  minutes: 15,
  age: 5,
  ours: ['minutes'],
  hue: '#a8326e',
  moves: ['fly', 'hover'],
  /** In castle cards: the hundreds are for reports. */
  scored: (score) => Math.floor(score / 100),
  lid: `
    <rect width="100" height="100" rx="14" fill="#3a1228"/><path d="M14 92V44h18v48ZM68 92V44h18v48ZM34 92V56h32v36Z" fill="#d9619b"/><path d="M50 56h16v36H50ZM77 44h9v48h-9ZM23 44h9v48h-9Z" fill="#a8326e"/>
    <path d="M10 44 23 22l13 22ZM64 44l13-22 13 22ZM34 56l16-32 16 32Z" fill="#ffd1e5"/><path d="m50 24 16 32H50ZM77 22l13 22H77ZM23 22l13 22H23Z" fill="#ff9cc8"/>
    <path d="M43 92V76a7 7 0 0 1 14 0v16Z" fill="#3a1228"/><path d="M50 24V8l14 5-14 5" fill="#e8b04b" stroke="#e8b04b" stroke-width="2"/><circle cx="23" cy="58" r="4" fill="#3a1228"/><circle cx="77" cy="58" r="4" fill="#3a1228"/><path d="m40 48 4-8" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
} satisfies Facts
