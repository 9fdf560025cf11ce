import { seededRandom } from '../random'
import type { Arm } from '../trials/concepts/balanced'

/*
 * Whether two ways differ by more than chance: the turns of a block could as well have come in any other order. What changes along a session, as
 * tiredness does, is the same in every order and speaks for neither.
 */

/** The values of the turns of one block, each with its way. */
export type ArmBlock = readonly { readonly arm: Arm; readonly value: number }[]

/** Up to so many orders are all looked at; of more, so many are drawn. */
const ALL = 100_000
const DRAWN = 20_000
const SEED = 20_261
/** Sums of the same numbers in another order may differ by so little. */
const CRUMB = 1e-9

/** The share of all orders in which the ways would differ at least as much as they did, to either side (0 to 1). */
export function chanceOf(blocks: readonly ArmBlock[]): number {
  const observed = Math.abs(blocks.reduce((sum, block) => sum + apartOf(block), 0)) - CRUMB
  const choices = blocks.map(ordersOf)
  const orders = choices.reduce((product, { length }) => product * length, 1)
  return orders <= ALL ? shareOfAll(choices, observed) : shareOfDrawn(choices, observed)
}

/** By how much the sum of the first way differs from what it would be on average. */
function apartOf(block: ArmBlock): number {
  const first = block.filter(({ arm }) => arm === 'a')
  return sumOf(first) - (sumOf(block) * first.length) / block.length
}

const sumOf = (block: ArmBlock): number => block.reduce((sum, { value }) => sum + value, 0)

/** The same for each order of a block. */
function ordersOf(block: ArmBlock): readonly number[] {
  const size = block.filter(({ arm }) => arm === 'a').length
  const mean = (sumOf(block) * size) / block.length
  return sumsOf(
    block.map(({ value }) => value),
    size,
  ).map((sum) => sum - mean)
}

/** The sums of each choice of so many of these values. */
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
