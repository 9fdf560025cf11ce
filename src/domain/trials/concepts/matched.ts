import { carryModes } from '../plan/mechanics/carrying'

/** What an adult sets of a match, whatever is matched (domain.md, /match): where the choices stand, how one is made, and whether the sample hides. */
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

/** What these are called, by language. */
export const matchText = {
  en: {
    settings: {
      layout: { label: 'Where the choices appear', options: { 'left-right': 'Next to the picture', 'top-bottom': 'Below the picture' } },
      carry: { label: 'How a choice is made', options: { touch: 'One touch', 'tap-tap': 'Two taps', drag: 'Drag', magnet: 'A nudge is enough' } },
      hides: { label: 'The picture hides after three seconds (memory)' },
    },
    records: { gap: 'Gap between choices (× choice size)', side: 'Side of the right answer' },
  },
} as const
