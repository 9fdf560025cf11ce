import { zones, type Zone } from '../../child/zones'
import { type Random, shuffled } from '../../random'

/* Balanced orders of conditions. A trend along the session, such as fatigue, then affects every condition equally. */

export interface BalancedOptions {
  /** Number of times that each condition occurs in a block. */
  readonly each: number
  /** Maximum number of equal conditions in a row, even across two blocks. */
  readonly mostAlike: number
  readonly count: number
}

/** Returns an order of blocks in which every condition is equally frequent. Each block has a new order. */
export function balancedOrder<Kind>(random: Random, kinds: readonly Kind[], { each, mostAlike, count }: BalancedOptions): readonly Kind[] {
  const all = kinds.flatMap((kind) => Array.from({ length: each }, () => kind))
  const order: Kind[] = []
  while (all.length > 0 && order.length < count) {
    let block = shuffled(random, all)
    // With a single condition there is only one order, so the run length is not checked.
    while (kinds.length > 1 && longestRun([...order.slice(-mostAlike), ...block]) > mostAlike) block = shuffled(random, all)
    order.push(...block)
  }
  return order.slice(0, count)
}

/** Returns the length of the longest run of equal conditions. */
function longestRun(order: readonly unknown[]): number {
  let [longest, run] = [0, 0]
  for (const [index, kind] of order.entries()) {
    run = index > 0 && kind === order[index - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

/** Returns an order in rounds that contain each condition once. No condition occurs twice in a row. */
export const inRounds = <Kind>(random: Random, kinds: readonly Kind[], count: number): readonly Kind[] =>
  balancedOrder(random, kinds, { each: 1, mostAlike: 1, count })

/** Returns an order in rounds of all nine zones. No zone occurs twice in a row. */
export const mapOrder = (random: Random, count: number): readonly Zone[] => inRounds(random, zones, count)

export const arms = ['a', 'b'] as const
/** One of the two arms of a comparison. */
export type Arm = (typeof arms)[number]

/** Number of trials in a block, in which each arm occurs twice. Arms are compared within such blocks. */
export const ARM_BLOCK = 4

/** Returns the order in which the two arms alternate. */
export const armOrder = (random: Random, count: number): readonly Arm[] => balancedOrder(random, arms, { each: ARM_BLOCK / 2, mostAlike: 2, count })
