/** The proof of a deal, with and without the browser's own SHA-256. */

import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkDeal } from '../src/lib/deal'
import { digest } from '../src/lib/sha256'

test('SHA-256 is SHA-256', () => {
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const data = randomBytes(length)
    expect(Buffer.from(digest(data)).toString('hex'), `${length} bytes`).toBe(
      createHash('sha256').update(data).digest('hex'),
    )
  }
})

test('a secret fits its commitment and no other', async () => {
  const secret = randomBytes(32)
  const commitment = createHash('sha256').update('karat commitment ').update(secret).digest('hex')
  expect(await checkDeal(commitment, secret.toString('hex'))).toBe(true)
  expect(await checkDeal(commitment, randomBytes(32).toString('hex'))).toBe(false)
})
