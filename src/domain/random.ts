/** A source of random numbers in [0, 1). It has a seed, so that a session can be reproduced. */
export type Random = () => number

/** Makes a mulberry32 generator. Its 32 bits of state are enough for the order of a few hundred stimuli. `seed` is any integer. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns one of `options`, each equally likely. Throws if the list is empty, because no result would be correct. */
export function pick<T>(random: Random, options: readonly T[]): T {
  const chosen = options[Math.floor(random() * options.length)]
  if (chosen === undefined) throw new Error('pick: the list is empty')
  return chosen
}

/** Returns one of `options`, with a probability in proportion to its weight (weights >= 0, at least one > 0). */
export function pickWeighted<T>(random: Random, options: readonly T[], weightOf: (option: T) => number): T {
  const total = options.reduce((sum, option) => sum + weightOf(option), 0)
  if (!(total > 0)) throw new Error('pickWeighted: no option has a weight')
  let rest = random() * total
  for (const option of options) {
    rest -= weightOf(option)
    if (rest < 0) return option
  }
  // Rounding may leave a small remainder, which goes to the last option with a weight.
  return options.filter((option) => weightOf(option) > 0).at(-1) as T
}

/** Returns a new list with the same members in random order (Fisher-Yates). */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const result = [...list]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[result[last], result[other]] = [result[other] as T, result[last] as T]
  }
  return result
}

/**
 * Returns the `index`th member of a random sequence in which each member occurs once, then once more in a new order, and so on.
 * Throws if the list is empty.
 */
export function dealt<T>(random: Random, list: readonly T[], index: number): T {
  const order = Array.from({ length: list.length === 0 ? 0 : Math.floor(index / list.length) + 1 }, () => shuffled(random, list)).flat()
  const next = order[index]
  if (next === undefined) throw new Error('dealt: the list is empty')
  return next
}
