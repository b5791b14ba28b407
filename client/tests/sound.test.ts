import { expect, test, vi } from 'vitest'
import '../src/lib/sound'

const { made, taps } = vi.hoisted(() => {
  const made = vi.fn()
  const taps: Record<string, () => void> = {}
  class Context {
    sampleRate = 8
    destination = {}
    createGain = () => ({ gain: { value: 0 }, connect: () => undefined })
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
    constructor() {
      made()
    }
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, languages: ['en'] })
  vi.stubGlobal('addEventListener', (name: string, then: () => void) => (taps[name] = then))
  vi.stubGlobal('setTimeout', (then: () => void) => then())
  return { made, taps }
})

test('what sounds need is made at the first press, not in the beat that rings first', () => {
  expect(made).not.toHaveBeenCalled()
  taps.pointerdown!()
  taps.keydown!()
  expect(made).toHaveBeenCalledTimes(1)
})
