import type { Facts } from '../../lib/games'

export default {
  place: 2,
  players: [2, 4],
  usual: 3,
  minutes: 40,
  age: 10,
  ours: ['minutes'],
  hue: '#5b3294',
  moves: ['hover', 'glow', 'glow later', 'glow last'],
  lid: `
    <rect width="100" height="100" rx="14" fill="#1e1433"/><path d="M50 62C30 50 30 30 44 22c-2 8 4 10 8 8 10-6 6-20-4-24 22 0 32 18 26 34-4 10-14 14-24 22Z" fill="#8e62cf"/><path d="M62 12c12 8 16 20 12 28-4 10-14 14-24 22 4-14 20-24 12-50Z" fill="#6a41a8"/>
    <circle cx="47" cy="34" r="3" fill="#fff"/><circle cx="59" cy="36" r="3" fill="#fff"/>
    <path d="M14 74c10-8 22-8 30-6h14c10-2 20-8 30-6-2 10-12 14-22 16-4 8-12 12-20 12-16 0-24-8-32-16Z" fill="#e8b04b"/><path d="M58 68c10-2 20-8 30-6-2 10-12 14-22 16-4 8-12 12-20 12 10-6 14-12 12-22Z" fill="#b97f1c"/><path d="M36 90h22l5 6H31Z" fill="#b97f1c"/><path d="m24 74 8-3" stroke="#fff3cf" stroke-width="3" stroke-linecap="round"/>`,
} satisfies Facts
