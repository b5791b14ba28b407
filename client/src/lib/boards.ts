/** Where each game's board is loaded from. */

import type { GameClient } from './game'

const FILES = import.meta.glob<{ default: GameClient }>('../games/*/index.ts')

export const BOARDS = Object.fromEntries(
  Object.entries(FILES).map(([path, loader]) => [path.split('/').at(-2)!, loader]),
)
