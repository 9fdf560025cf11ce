/*
 * `npm test` runs the same tests every day. Where it would take too long to run every case (each level with each access method, each language on
 * each page), it runs a fixed sample. `npm run test:all` sets EXHAUSTIVE=1 and runs all cases.
 */

export const isExhaustive = process.env['EXHAUSTIVE'] === '1'

/** Tag of browser tests that only `npm run test:all` runs. */
export const EXHAUSTIVE_TAG = '@exhaustive'

/** Returns all cases in an exhaustive run. Otherwise returns one case in `every`, starting at index `first`. */
export function sample<T>(cases: readonly T[], every: number, first = 0): readonly T[] {
  return isExhaustive ? cases : cases.filter((_, index) => index % every === first % every)
}

/** Returns the cases in an exhaustive run, and none in a daily run. */
export const onlyExhaustive = <T>(cases: readonly T[]): readonly T[] => (isExhaustive ? cases : [])
