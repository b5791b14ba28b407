import type { Facts } from '../../lib/games'

export default {
  place: 3,
  lowest: true,
  players: [2, 4],
  usual: 3,
  minutes: 30,
  age: 8,
  ours: ['minutes', 'age'],
  hue: '#0c6157',
  moves: ['bob', 'bob later', 'bob', 'bob later'],
  lid: `
    <rect width="100" height="100" rx="14" fill="#0e2a26"/><g stroke="#0e2a26" stroke-width="2">
    <rect x="12" y="12" width="24" height="24" rx="4" fill="#fbf6ea"/><rect x="38" y="12" width="24" height="24" rx="4" fill="#fbf6ea"/><rect x="64" y="12" width="24" height="24" rx="4" fill="#fbf6ea"/>
    <rect x="12" y="38" width="24" height="24" rx="4" fill="#fbf6ea"/><rect x="64" y="38" width="24" height="24" rx="4" fill="#fbf6ea"/><rect x="12" y="64" width="24" height="24" rx="4" fill="#fbf6ea"/><rect x="38" y="64" width="24" height="24" rx="4" fill="#fbf6ea"/><rect x="64" y="64" width="24" height="24" rx="4" fill="#fbf6ea"/></g>
    <rect x="39.500" y="39.500" width="21" height="21" rx="4" fill="none" stroke="#e8b04b" stroke-width="3" stroke-dasharray="5 3"/>
    <circle cx="24" cy="24" r="8" fill="#b3261e"/><path d="M42 16h16v16H42Z" fill="#1453a3"/><path d="M76 14c5 7 7 8 7 12a7 7 0 0 1-14 0c0-4 2-5 7-12Z" fill="#1b6b3a"/><path d="M24 40c5 7 7 8 7 12a7 7 0 0 1-14 0c0-4 2-5 7-12Z" fill="#f2c200"/><circle cx="76" cy="50" r="8" fill="#5b3294"/><path d="M16 68h16v16H16Z" fill="#b04e00"/><circle cx="50" cy="76" r="8" fill="#1b6b3a"/><path d="M68 68h16v16H68Z" fill="#b3261e"/>`,
} satisfies Facts
