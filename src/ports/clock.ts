import type { Instant } from '#domain/time'

/** Tells the time of day. Never used to measure play: that is active time. */
export interface Clock {
  now(): Instant
}
