import type { Field } from '../../lib/options'
import Lacking from './Lacking.svelte'

export default { lacking: Lacking } satisfies Record<string, Field>
