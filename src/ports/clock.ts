import type { Instant } from '#domain/time'

/** The time of day. Never used to measure play, which uses active time. */
export interface Clock {
  now(): Instant
}
