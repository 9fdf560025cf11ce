/**
 * Limits for flashes (clinical-design.md §1.7, limit 1), stricter than WCAG 2.2 SC 2.3.1. Shares are fractions of the stage's
 * area. `field` is the side of a square in stage heights, by default 10 degrees on a 10-inch tablet at 25 cm.
 */
export interface FlashLimits {
  /** Minimum size of a change that counts, as a share of the maximum luminance. */
  readonly change: number
  /** Luminance below which the darker state of a change must be for the change to count. */
  readonly darkerUnder: number
  /** Minimum share of the stage that must change in the same direction within one field for a change to count. */
  readonly area: number
  readonly field: number
  /** Number of opposing changes that a place may see in any second. Two changes make one pair. */
  readonly changes: number
  /** Share of the stage, within a field, from which a film fails if more than `changes` occur there in the same quarter of a second. */
  readonly overArea: number
  /** Number of changes of any area (WCAG: three pairs) that may be exceeded only in less than `cellArea` of the stage. */
  readonly cellChanges: number
  readonly cellArea: number
}

/** The limits that films must meet, for a 10-inch tablet at 25 cm, a 15-inch laptop at 40 cm, or a 24-inch monitor at 50 cm. */
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

/**
 * Limits for a 24-inch monitor at 25 cm: half the field and a quarter of the area. Results are reported, but films need not meet
 * these limits.
 */
export const NEAR_MONITOR_LIMITS: FlashLimits = { ...HOUSE_LIMITS, area: 0.0025, field: 0.14, overArea: 0.00125 }

/** Minimum change of red that counts, in linear light: (R - G - B) x 320 changes by more than 20 (WCAG 2.2). */
export const RED_CHANGE = 20 / 320
/** Minimum R / (R + G + B) of one of the two states for a change of red to count. */
export const SATURATED_RED = 0.8
/** Minimum linear light of red. The colour of darker red cannot be seen. */
export const LEAST_RED = 0.02

/** Grid of a film of the stage, in square cells, and its frame rate (frames per second). */
export const FILM_GRID = { width: 160, height: 120 } as const
export const FRAMES_PER_SECOND = 60
