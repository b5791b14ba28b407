/** SHA-256 for pages where the browser keeps its own to itself. */

/** The first 32 bits of the fractional part of a root of the nth prime. */
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32) | 0
const PRIMES: number[] = []
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n)
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function digest(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((data.length + 8) >> 6) * 64 + 64)
  padded.set(data)
  padded[data.length] = 0x80
  const input = new DataView(padded.buffer)
  input.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29))
  input.setUint32(padded.length - 4, data.length << 3)
  const state = [...START]
  const words = new Int32Array(64)
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) words[i] = input.getInt32(block + 4 * i)
      else {
        const early = words[i - 15]!
        const late = words[i - 2]!
        words[i] =
          words[i - 16]! +
          (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
          words[i - 7]! +
          (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))
      }
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0))
  }
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => out.setInt32(4 * i, word))
  return new Uint8Array(out.buffer)
}
