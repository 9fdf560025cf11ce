import type { Instant } from '#domain/time'

/** The time of day. It is never used to measure play, which is measured in active time. */
export interface Clock {
  now(): Instant
}
