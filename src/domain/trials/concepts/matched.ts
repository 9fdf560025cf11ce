import { carryModes } from '../plan/mechanics/carrying'

/** Settings of every match (clinical-design.md, /match): position of the choices, how to carry them, and whether the sample hides. */
export const matchSettings = {
  layout: { kind: 'choice', default: 'left-right', options: ['left-right', 'top-bottom'] },
  carry: { kind: 'choice', default: 'touch', options: carryModes },
  hides: { kind: 'switch', default: false },
} as const

/** Values recorded for each match. */
export const matchRecords = {
  gap: { kind: 'number', unit: 'share' },
  side: { kind: 'choice', options: ['left', 'right', 'above', 'below'] },
} as const
