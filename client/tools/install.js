// Puts what was built where the server shows it, all at once, so that a server that runs never shows half of it.
import { renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../dist', import.meta.url))
const shown = fileURLToPath(new URL('../../src/karat/server/static', import.meta.url))
const old = `${built}-old`
rmSync(old, { recursive: true, force: true })
try {
  renameSync(shown, old)
} catch (wrong) {
  if (wrong.code !== 'ENOENT') throw wrong
}
renameSync(built, shown)
rmSync(old, { recursive: true, force: true })
