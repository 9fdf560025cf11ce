import { carryModes } from '../plan/mechanics/carrying'

/** What an adult sets of a match, whatever is matched (clinical-design.md, /match): where the choices stand, how one is made, and whether the sample hides. */
export const matchSettings = {
  layout: { kind: 'choice', default: 'left-right', options: ['left-right', 'top-bottom'] },
  carry: { kind: 'choice', default: 'touch', options: carryModes },
  hides: { kind: 'switch', default: false },
} as const

/** What is recorded of a match. */
export const matchRecords = {
  gap: { kind: 'number', unit: 'share' },
  side: { kind: 'choice', options: ['left', 'right', 'above', 'below'] },
} as const
