import { zones, type Zone } from '../../child/zones'
import { type Random, shuffled } from '../../random'

/* Orders in which what is compared takes turns: whatever changes along a session, as tiredness does, then falls on each of them alike. */

export interface BalancedOptions {
  /** So often each comes in every block. */
  readonly each: number
  /** So many alike follow one another at most, also from one block into the next. */
  readonly mostAlike: number
  readonly count: number
}

/** Block after block in which every kind comes equally often, each in a new order. */
export function balancedOrder<Kind>(random: Random, kinds: readonly Kind[], { each, mostAlike, count }: BalancedOptions): readonly Kind[] {
  const all = kinds.flatMap((kind) => Array.from({ length: each }, () => kind))
  const order: Kind[] = []
  while (all.length > 0 && order.length < count) {
    let block = shuffled(random, all)
    // Of one kind alone there is no other order.
    while (kinds.length > 1 && longestRun([...order.slice(-mostAlike), ...block]) > mostAlike) block = shuffled(random, all)
    order.push(...block)
  }
  return order.slice(0, count)
}

/** How many alike follow one another at most. */
function longestRun(order: readonly unknown[]): number {
  let [longest, run] = [0, 0]
  for (const [index, kind] of order.entries()) {
    run = index > 0 && kind === order[index - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

/** Rounds in which each comes once, none twice running. */
export const inRounds = <Kind>(random: Random, kinds: readonly Kind[], count: number): readonly Kind[] =>
  balancedOrder(random, kinds, { each: 1, mostAlike: 1, count })

/** Rounds of all nine zones, no zone twice running. */
export const mapOrder = (random: Random, count: number): readonly Zone[] => inRounds(random, zones, count)

export const arms = ['a', 'b'] as const
/** The two ways that are compared. */
export type Arm = (typeof arms)[number]

/** Turns in which each of the two comes twice: the comparison is made within such blocks. */
export const ARM_BLOCK = 4

/** The order in which two ways take turns. */
export const armOrder = (random: Random, count: number): readonly Arm[] => balancedOrder(random, arms, { each: ARM_BLOCK / 2, mostAlike: 2, count })
