/** How another device comes to a table. */

import * as api from './api'
import type { Link } from './protocol'
import type { Table } from './table.svelte'

export class Way {
  private found = $state<Link | null>(null)

  /** `token` gives the secret of an invitation, null where the table needs none, undefined where it is not known. */
  constructor(table: Table, token: () => string | null | undefined = () => null) {
    const id = $derived(table.info!.id) // these stay the same whoever sits down
    const secret = $derived(token())
    $effect(() => {
      // Asked again when a lost connection is back: the server may have moved.
      if (table.health !== 'fine' || secret === undefined) return
      api.link(id, secret).then(
        (found) => (this.found = found),
        () => undefined,
      )
    })
  }

  /** It is known that only this device can open the table. */
  get closed(): boolean {
    return this.found?.others === false
  }

  /** A link that other devices can open; empty where there is none, or none is known yet. */
  get link(): string {
    return this.found?.others ? this.found.link : ''
  }

  /** Its QR code, as the address of a picture. */
  get picture(): string {
    return `data:image/svg+xml,${encodeURIComponent(this.found?.qr ?? '')}`
  }
}
