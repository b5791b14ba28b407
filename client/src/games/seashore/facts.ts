import type { Facts } from '../../lib/games'

export default {
  place: 5,
  players: [3, 5],
  usual: 4,
  minutes: 30,
  age: 8,
  ours: ['minutes', 'age'],
  hue: '#1453a3',
  moves: ['tide', ''],
  lid: `
    <rect width="100" height="100" rx="14" fill="#0f2747"/><circle cx="68" cy="28" r="14" fill="#e8b04b"/><path d="M0 58c20-8 30 8 50 0s30-8 50 0v28a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z" fill="#3f83d6"/><path d="M0 74c20-8 30 8 50 0s30-8 50 0v12a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z" fill="#1453a3"/>
    <path d="M10 58c6-14 22-18 34-12 6 3 10 8 12 13-14 5-30-6-46-1Z" fill="#e9cf9d"/><path d="M34 44c0-14 4-22 10-28" fill="none" stroke="#7a4a1e" stroke-width="5" stroke-linecap="round"/><path d="M44 16C34 8 24 12 20 20c10-4 18-4 24-4Zm0 0c8-8 18-6 22 2-8-4-16-4-22-2Zm0 0c8 2 12 10 10 18-2-8-6-14-10-18Zm0 0c-8 4-12 10-12 18 4-8 8-14 12-18Z" fill="#7fd99a"/><path d="M10 80c8-3 12 3 20 0M60 84c8-3 12 3 20 0" stroke="#82b6ff" stroke-width="3" fill="none" stroke-linecap="round"/>`,
} satisfies Facts
