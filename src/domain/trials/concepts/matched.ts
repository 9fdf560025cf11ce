import { carryModes } from '../plan/mechanics/carrying'

/** Settings of every match (clinical-design.md, /match): position of the choices, how to choose, and whether the sample hides. */
export const matchSettings = {
  layout: { kind: 'choice', default: 'left-right', options: ['left-right', 'top-bottom'] },
  carry: { kind: 'choice', default: 'touch', options: carryModes },
  hides: { kind: 'switch', default: false },
} as const

/** Records of a match. */
export const matchRecords = {
  gap: { kind: 'number', unit: 'share' },
  side: { kind: 'choice', options: ['left', 'right', 'above', 'below'] },
} as const
