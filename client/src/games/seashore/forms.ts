import type { Field } from '../../lib/options'
import Direction from './Direction.svelte'
import Limit from './Limit.svelte'
import Points from './Points.svelte'
import Side from './Side.svelte'

export default {
  treasure_points: Points,
  action_rb: Side,
  action_pg: Side,
  pass_to: Direction,
  plus_cap: Limit,
  plus_most: Limit,
} satisfies Record<string, Field>
