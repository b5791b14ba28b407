/** Proof of a fair deal (docs/dealing.md), and saving files. */

const PREFIX = new TextEncoder().encode('karat commitment ')

/** Whether the secret is the one that was promised before the first card. */
export async function checkDeal(commitment: string, secret: string): Promise<boolean> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const hash = await sha256(new Uint8Array([...PREFIX, ...bytes]))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment
}

/** Browsers have it only on secure pages, and a house's own server seldom is one. */
async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (globalThis.crypto?.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  const { digest } = await import('./sha256')
  return digest(data)
}

export function save(name: string, document_: unknown): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(document_, null, 1)], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
