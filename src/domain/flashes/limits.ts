/**
 * House limits for flashes (clinical-design.md §1.7, limit 1), stricter than WCAG 2.2 SC 2.3.1. Shares of the stage are areas; `field` is the side of a
 * square in stage heights: 10 degrees on a 10-inch tablet at 25 cm.
 */
export interface FlashLimits {
  /** A change counts from this share of the maximum luminance ... */
  readonly change: number
  /** ... if its darker state is below this ... */
  readonly darkerUnder: number
  /** ... and at least this share of the stage changes with it, in the same direction, within one field. */
  readonly area: number
  readonly field: number
  /** Opposing changes that a place may see in any second: two make one pair. */
  readonly changes: number
  /** A film fails if more than `changes` occur in this share of the stage within a field, in the same quarter of a second. */
  readonly overArea: number
  /** More changes than this (WCAG: three pairs), whatever their area, may occur only in less than `cellArea` of the stage. */
  readonly cellChanges: number
  readonly cellArea: number
}

/** For a 10-inch tablet at 25 cm, a 15-inch laptop at 40 cm, or a 24-inch monitor at 50 cm. */
export const HOUSE_LIMITS: FlashLimits = {
  change: 0.1,
  darkerUnder: 0.8,
  area: 0.01,
  field: 0.28,
  changes: 2,
  overArea: 0.005,
  cellChanges: 6,
  cellArea: 0.02,
}

/** Limits for a 24-inch monitor at 25 cm: half the field, a quarter of the area. Reported, not required. */
export const NEAR_MONITOR_LIMITS: FlashLimits = { ...HOUSE_LIMITS, area: 0.0025, field: 0.14, overArea: 0.00125 }

/** A change of red counts from this on: (R - G - B) x 320 changes by more than 20 (WCAG 2.2), in linear light ... */
export const RED_CHANGE = 20 / 320
/** ... if one of its states has R / (R + G + B) of at least this. */
export const SATURATED_RED = 0.8
/** Darker red has no visible colour. */
export const LEAST_RED = 0.02

/** Films of the stage: square cells; frames per second. */
export const FILM_GRID = { width: 160, height: 120 } as const
export const FRAMES_PER_SECOND = 60
