import type { Field } from '../../lib/options'
import Deck from './Deck.svelte'

export default { djinn_deck: Deck } satisfies Record<string, Field>
