import { seededRandom } from '../random'
import type { Arm } from '../trials/concepts/balanced'

/*
 * Permutation test: the trials of a block could equally have come in any other order. A trend along the session, such as
 * fatigue, is the same in every order and favours neither arm.
 */

/** Values of one block's trials, each with its arm. */
export type ArmBlock = readonly { readonly arm: Arm; readonly value: number }[]

/** Number of orders up to which all are enumerated; if there are more, DRAWN of them are sampled. */
const ALL = 100_000
const DRAWN = 20_000
const SEED = 20_261
/** Tolerance for comparing sums of the same numbers in another order. */
const CRUMB = 1e-9

/** Returns the share of all orders (0 to 1) with at least the observed difference, two-sided. */
export function chanceOf(blocks: readonly ArmBlock[]): number {
  const observed = Math.abs(blocks.reduce((sum, block) => sum + apartOf(block), 0)) - CRUMB
  const choices = blocks.map(ordersOf)
  const orders = choices.reduce((product, { length }) => product * length, 1)
  return orders <= ALL ? shareOfAll(choices, observed) : shareOfDrawn(choices, observed)
}

/** Returns the difference between the first arm's sum and its expected value. */
function apartOf(block: ArmBlock): number {
  const first = block.filter(({ arm }) => arm === 'a')
  return sumOf(first) - (sumOf(block) * first.length) / block.length
}

const sumOf = (block: ArmBlock): number => block.reduce((sum, { value }) => sum + value, 0)

/** Returns this difference for each possible order of a block. */
function ordersOf(block: ArmBlock): readonly number[] {
  const size = block.filter(({ arm }) => arm === 'a').length
  const mean = (sumOf(block) * size) / block.length
  return sumsOf(
    block.map(({ value }) => value),
    size,
  ).map((sum) => sum - mean)
}

/** Returns the sums of all subsets of this size. */
function sumsOf(values: readonly number[], size: number): readonly number[] {
  const [first, ...others] = values
  if (size === 0) return [0]
  if (first === undefined) return []
  return [...sumsOf(others, size - 1).map((sum) => sum + first), ...sumsOf(others, size)]
}

function shareOfAll(choices: readonly (readonly number[])[], observed: number): number {
  const [last = [0], ...before] = choices
  let sums = Float64Array.of(0)
  for (const choice of before) {
    const next = new Float64Array(sums.length * choice.length)
    let at = 0
    for (const sum of sums) for (const more of choice) next[at++] = sum + more
    sums = next
  }
  let extreme = 0
  for (const more of last) for (const sum of sums) if (Math.abs(sum + more) >= observed) extreme += 1
  return extreme / (sums.length * last.length)
}

function shareOfDrawn(choices: readonly (readonly number[])[], observed: number): number {
  const random = seededRandom(SEED)
  let extreme = 1
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    let sum = 0
    for (const choice of choices) sum += choice[Math.floor(random() * choice.length)] ?? 0
    if (Math.abs(sum) >= observed) extreme += 1
  }
  return extreme / (DRAWN + 1)
}
