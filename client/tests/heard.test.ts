import { expect, test } from 'vitest'
import { hearing, type Heard } from '../src/lib/heard'

const some = (from: number, to: number): Heard[] =>
  Array.from({ length: to - from }, (_, n) => ({ key: from + n, text: String(from + n) }))

test('nothing goes before it was on the page, however much comes at once', () => {
  const lines = hearing(hearing(some(0, 3), some(3, 15), 3), some(15, 25), 3)
  expect(lines.slice(-22)).toEqual(some(3, 25))
})

test('of what was on the page the last eight lines stay', () => {
  expect(hearing(some(0, 20), some(20, 21), 20)).toEqual(some(12, 21))
})
