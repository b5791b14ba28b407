/** How much room there is, in rem: large text is the same as a small window, and one answer serves both. */

import { innerHeight, innerWidth } from 'svelte/reactivity/window'

let rem = $state(16)

/** Sets the size of all text in percent; a big window enlarges it, and signs with it. Everything is measured by it. */
export function setText(percent: number, zoom = 1): void {
  document.documentElement.style.fontSize = `${percent * zoom}%`
  document.documentElement.style.setProperty('--zoom', `${zoom}`)
  rem = (16 * percent * zoom) / 100
}

/** What a big window adds to the reader's own size of text. */
export function zoom(): number {
  const [width, height] = [innerWidth.current ?? 0, innerHeight.current ?? 0]
  if (width >= 2300 && height >= 1250) return 1.65
  if (width >= 1800 && height >= 980) return 1.25
  return width >= 700 && height >= 1000 ? 1.2 : 1 // a tablet upright
}

/** wide: a page at the side; low: a phone on its side, the dock beside the stage; tall: everything below each other. */
export type Shape = 'wide' | 'low' | 'tall'

export const room = {
  /** A rem in pixels. */
  get rem(): number {
    return rem
  },
  get width(): number {
    return (innerWidth.current ?? 1280) / rem
  },
  get height(): number {
    return (innerHeight.current ?? 800) / rem
  },
  get shape(): Shape {
    if (this.width >= 62 && this.height >= 34) return 'wide'
    return this.height < 34 && this.width >= 40 ? 'low' : 'tall'
  },
}
