/*
 * What is too long for every day takes turns: at night (`NIGHT=1`, which `npm run test:nightly` sets) all of it is
 * tried, by day a share of it, each day the next.
 */

export const isNight = process.env['NIGHT'] === '1'
/** Days since 1970 (UTC): which share is tried today; `DAY` says another. */
export const TODAY = Number(process.env['DAY'] ?? Math.floor(Date.now() / 86_400_000))

/** Whether the `index`th is tried today, where one in `of` is tried each day. */
export const isTurn = (index: number, of: number): boolean => isNight || (index + TODAY) % of === 0
