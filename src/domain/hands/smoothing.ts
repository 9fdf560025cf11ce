import type { Place } from '../geometry'

/**
 * The One Euro filter (Casiez, Roussel and Vogel 2012): a resting hand is smoothed strongly, a quick one hardly, so that the light neither trembles nor lags.
 * Cut-offs in Hz; `RESPONSE`: how quickly speed (pictures a second) opens the filter.
 */
const REST_HZ = 1
const RESPONSE = 9
const SPEED_HZ = 1

/** One filtered value and its speed, at a moment in ms. */
interface Filtered {
  readonly value: number
  readonly speed: number
  readonly at: number
}

export interface Smoothed {
  readonly x: Filtered
  readonly y: Filtered
}

/** The next smoothed place. Starts again without a previous one. */
export function smoothPlace(before: Smoothed | null, { x, y }: Place, at: number): Smoothed {
  return { x: filter(before?.x ?? null, x, at), y: filter(before?.y ?? null, y, at) }
}

export const smoothedPlace = ({ x, y }: Smoothed): Place => ({ x: x.value, y: y.value })

function filter(before: Filtered | null, value: number, at: number): Filtered {
  if (before === null || at <= before.at) return { value, speed: 0, at }
  const seconds = (at - before.at) / 1000
  const share = (hertz: number) => 1 / (1 + 1 / (2 * Math.PI * hertz * seconds))
  const speed = before.speed + share(SPEED_HZ) * ((value - before.value) / seconds - before.speed)
  return { value: before.value + share(REST_HZ + RESPONSE * Math.abs(speed)) * (value - before.value), speed, at }
}
