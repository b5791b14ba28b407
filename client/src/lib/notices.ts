/** What everybody should know stands in the log where it happened, also after that was told anew. */

import type { GameEvent, Notice } from './protocol'

export function withNotices(events: GameEvent[], notices: Notice[]): ({ event: GameEvent } | { changed: Notice })[] {
  const lines = []
  for (let count = 0; count <= events.length; count++) {
    const here = notices.filter(({ after }) => Math.min(after, events.length) === count)
    lines.push(...here.map((changed) => ({ changed })))
    if (count < events.length) lines.push({ event: events[count]! })
  }
  return lines
}
