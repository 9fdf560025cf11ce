import type { Place } from '../geometry'

/**
 * Parameters of the One Euro filter (Casiez, Roussel and Vogel 2012), which smooths a resting hand strongly and a quick one
 * hardly, so that the light neither trembles nor lags. `restHz` is the cut-off frequency at rest; `response` is how much speed
 * (picture widths per second) raises it.
 */
interface Smoothing {
  readonly restHz: number
  readonly response: number
}

const HAND: Smoothing = { restHz: 1, response: 9 }
/** Smoothing for a head. The whole range of a head is a third of a hand's, so its tremor counts three times as much. */
export const HEAD: Smoothing = { restHz: 0.6, response: 8 }
const SPEED_HZ = 1

/** One filtered value and its speed at a time (ms). */
interface Filtered {
  readonly value: number
  readonly speed: number
  readonly at: number
}

export interface Smoothed {
  readonly x: Filtered
  readonly y: Filtered
}

/** Smooths the next place. Starts again if `before` is null. */
export function smoothPlace(before: Smoothed | null, { x, y }: Place, at: number, how = HAND): Smoothed {
  return { x: filter(before?.x ?? null, x, at, how), y: filter(before?.y ?? null, y, at, how) }
}

export const smoothedPlace = ({ x, y }: Smoothed): Place => ({ x: x.value, y: y.value })

function filter(before: Filtered | null, value: number, at: number, { restHz, response }: Smoothing): Filtered {
  if (before === null || at <= before.at) return { value, speed: 0, at }
  const seconds = (at - before.at) / 1000
  const share = (hertz: number) => 1 / (1 + 1 / (2 * Math.PI * hertz * seconds))
  const speed = before.speed + share(SPEED_HZ) * ((value - before.value) / seconds - before.speed)
  return { value: before.value + share(restHz + response * Math.abs(speed)) * (value - before.value), speed, at }
}
