import { type Dimension, dimensions, DISCRIMINATION_STEPS } from '../trials/concepts/discrimination'

/** Settings of discrimination trials, both plain and in the shop (clinical-design.md, /visualdiscrimination). */
export const discriminationSettings = {
  procedure: { kind: 'choice', default: 'staircase', options: ['staircase', 'fixed'] },
  step: { kind: 'choice', default: 'all', options: ['all', '1', '2', '3', '4', '5'] },
  perStep: { kind: 'range', default: 8, min: 4, max: 12, step: 1 },
  items: { kind: 'range', default: 3, min: 2, max: 6, step: 1 },
  gap: { kind: 'range', default: 1, min: 0.5, max: 2, step: 0.25 },
  series: { kind: 'range', default: 1, min: 1, max: 20, step: 1 },
} as const

/** Values recorded for each trial. */
export const discriminationRecords = {
  dimension: { kind: 'choice', options: dimensions },
  step: { kind: 'number', unit: 'count' },
  series: { kind: 'number', unit: 'count' },
} as const

export const discriminationSteps = { record: 'step', order: DISCRIMINATION_STEPS.map(String), concludes: 'hardest', byLevel: true, ofAnswered: true } as const

/** A level's content: the one dimension in which the stimuli differ. */
export interface DimensionLevel {
  readonly dimension: Dimension
}

export const dimensionLevels = {
  '1': { dimension: 'colour' },
  '2': { dimension: 'size' },
  '3': { dimension: 'shape' },
  '4': { dimension: 'orientation' },
  '5': { dimension: 'detail' },
  '6': { dimension: 'letters' },
  '7': { dimension: 'contrast' },
} as const satisfies Readonly<Record<string, DimensionLevel>>
