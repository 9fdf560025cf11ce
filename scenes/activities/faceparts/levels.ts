import { facePartIds } from '#domain/words/faces'

/** The parts that a trial can ask for. It asks for glasses only if the person wears them. */
export const askedParts = [...facePartIds, 'glasses'] as const
export type AskedPart = (typeof askedParts)[number]

/** The content of one level: parts to look at, to touch, or to put in place, on one face or several; a person to recognise; or a change to find. */
export type FaceLevel =
  | { readonly kind: 'look' }
  | { readonly kind: 'touch'; readonly choices: 1 | 2; readonly people: 'one' | 'several' }
  | { readonly kind: 'place'; readonly parts: 1 | 3 }
  | { readonly kind: 'who' }
  | { readonly kind: 'changed' }

/** The levels L1 to L8 (clinical-design.md, /faceparts). */
export const faceLevels = {
  '1': { kind: 'look' },
  '2': { kind: 'touch', choices: 1, people: 'one' },
  '3': { kind: 'touch', choices: 2, people: 'one' },
  '4': { kind: 'place', parts: 1 },
  '5': { kind: 'place', parts: 3 },
  '6': { kind: 'touch', choices: 2, people: 'several' },
  '7': { kind: 'who' },
  '8': { kind: 'changed' },
} as const satisfies Readonly<Record<string, FaceLevel>>

export const levels = [
  { id: '1', trials: 6, complexity: 3, ladder: 'shown' },
  { id: '2', trials: 8, complexity: 3, needsCue: true },
  { id: '3', trials: 10, complexity: 5, items: 2, needsCue: true },
  { id: '4', trials: 8, complexity: 5 },
  { id: '5', trials: 8, complexity: 6, items: 3 },
  { id: '6', trials: 10, complexity: 7, items: 2, needsCue: true },
  { id: '7', trials: 10, complexity: 7, items: 2, needsCue: true },
  { id: '8', trials: 8, complexity: 8, items: 2, needsCue: true },
] as const
