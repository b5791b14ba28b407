/** Where in the log it stands that moves were taken back, or that a seat has a new link. */

import { expect, test } from 'vitest'
import { withNotices } from '../src/lib/notices'
import type { Notice } from '../src/lib/protocol'

const events = [{ event: 'draw' }, { event: 'stop' }, { event: 'draw' }]
const notice = (after: number): Notice => ({ what: 'undone', seat: 1, moves: 1, after })
const order = (notices: Notice[], some = events): string =>
  withNotices(some, notices)
    .map((line) => ('event' in line ? line.event.event : `${line.changed.what} after ${line.changed.after}`))
    .join(', ')

test('a notice stands where it happened', () => {
  expect(order([])).toBe('draw, stop, draw')
  expect(order([notice(1), notice(0), notice(1)])).toBe(
    'undone after 0, draw, undone after 1, undone after 1, stop, draw',
  )
})

test('a notice about what was taken back stands at the end', () => {
  expect(order([notice(3), notice(9)])).toBe('draw, stop, draw, undone after 3, undone after 9')
  expect(order([notice(2)], [])).toBe('undone after 2')
})
