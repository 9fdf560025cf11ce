import { zones, type Zone } from '../../child/zones'
import { type Random, shuffled } from '../../random'

/* Balanced orders: a trend along the session, such as fatigue, then affects every condition equally. */

export interface BalancedOptions {
  /** Occurrences of each condition per block. */
  readonly each: number
  /** Maximum run length, also across blocks. */
  readonly mostAlike: number
  readonly count: number
}

/** Blocks in which every condition is equally frequent, each in a new order. */
export function balancedOrder<Kind>(random: Random, kinds: readonly Kind[], { each, mostAlike, count }: BalancedOptions): readonly Kind[] {
  const all = kinds.flatMap((kind) => Array.from({ length: each }, () => kind))
  const order: Kind[] = []
  while (all.length > 0 && order.length < count) {
    let block = shuffled(random, all)
    // A single condition has only one order.
    while (kinds.length > 1 && longestRun([...order.slice(-mostAlike), ...block]) > mostAlike) block = shuffled(random, all)
    order.push(...block)
  }
  return order.slice(0, count)
}

/** Longest run. */
function longestRun(order: readonly unknown[]): number {
  let [longest, run] = [0, 0]
  for (const [index, kind] of order.entries()) {
    run = index > 0 && kind === order[index - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

/** Rounds with each condition once, never twice in a row. */
export const inRounds = <Kind>(random: Random, kinds: readonly Kind[], count: number): readonly Kind[] =>
  balancedOrder(random, kinds, { each: 1, mostAlike: 1, count })

/** Rounds of all nine zones, no zone twice in a row. */
export const mapOrder = (random: Random, count: number): readonly Zone[] => inRounds(random, zones, count)

export const arms = ['a', 'b'] as const
/** The two arms of a comparison. */
export type Arm = (typeof arms)[number]

/** Trials in which each arm comes twice; arms are compared within such blocks. */
export const ARM_BLOCK = 4

/** Order in which two arms alternate. */
export const armOrder = (random: Random, count: number): readonly Arm[] => balancedOrder(random, arms, { each: ARM_BLOCK / 2, mostAlike: 2, count })
