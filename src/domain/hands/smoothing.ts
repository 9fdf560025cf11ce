import type { Place } from '../geometry'

/**
 * The One Euro filter (Casiez, Roussel and Vogel 2012): a resting hand is smoothed strongly, a quick one hardly, so that the light neither trembles nor lags.
 * Cut-offs in Hz; `RESPONSE`: how quickly speed (pictures a second) opens the filter.
 */
interface Smoothing {
  readonly restHz: number
  readonly response: number
}

const HAND: Smoothing = { restHz: 1, response: 9 }
/** A head's whole range is a third of a hand's, so that its tremble counts three times. */
export const HEAD: Smoothing = { restHz: 0.6, response: 8 }
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

/** Smooths the next place; starts afresh if `before` is null. */
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
