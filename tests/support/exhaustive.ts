/*
 * `npm test` runs the same tests every day. Where running every case would take too long (each level with each access method, each language on each
 * page), it runs a fixed sample. `npm run test:all` sets EXHAUSTIVE=1 and runs all cases.
 */

export const isExhaustive = process.env['EXHAUSTIVE'] === '1'

/** The tag of browser tests that only `npm run test:all` runs. */
export const EXHAUSTIVE_TAG = '@exhaustive'

/** All cases in an exhaustive run; otherwise one in `every`, starting with index `first`. */
export function sample<T>(cases: readonly T[], every: number, first = 0): readonly T[] {
  return isExhaustive ? cases : cases.filter((_, index) => index % every === first % every)
}

/** Cases for exhaustive runs only. */
export const onlyExhaustive = <T>(cases: readonly T[]): readonly T[] => (isExhaustive ? cases : [])
