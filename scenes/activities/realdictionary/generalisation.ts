import type { PicturePlan } from '#domain/trials/plan/picture'
import { type Context, contextOf } from '#domain/words/contexts'
import type { PlaceId } from '#domain/words/places'
import type { Word } from '#domain/words/words'
import { generalisationSteps, type GeneralisationStep } from './levels'

/** Returns whether things are in a place on this step. */
export const isInRoom = (step: GeneralisationStep): boolean => step === 'dim-room' || step === 'room'

/** The place for a thing, by the surface on which it usually is; null if there is none. */
const rooms: Readonly<Record<Context, PlaceId | null>> = { table: 'kitchen', floor: 'classroom', grass: 'park', road: 'park', water: null }

export function roomOf(word: Pick<Word, 'id' | 'category'>): PlaceId | null {
  const context = contextOf(word)
  if (context === null) return null
  return word.category === 'clothing' ? 'wardrobe' : rooms[context]
}

/** Returns the indexes of a word's pictures of its kind, except the usual one and the front views. */
const furtherOf = ({ stock, realistic = [] }: Word): readonly number[] =>
  (stock ?? realistic).flatMap((name, view) => (view === 0 || name.endsWith('-front') ? [] : [view]))

/** Returns whether a thing is drawn slanted, which is the case for a long thing whose lowest point is a tip. A fork does not balance on its tip. */
const isAskew = ({ shapeFamily, foot = 0 }: Word): boolean => shapeFamily === 'long' && foot > 0.95

/**
 * Returns the picture of a word on a step, or null if there is none.
 * @param turn number of the trial; it rotates through other pictures of the same kind
 */
export function pictureOn(step: GeneralisationStep, word: Word, turn: number): Partial<PicturePlan> | null {
  const hasStock = (word.stock ?? word.realistic) !== undefined
  switch (step) {
    case 'own':
      return hasStock || word.photo !== undefined ? { level: 'realistic' } : null
    case 'others': {
      const further = furtherOf(word)
      const view = further[turn % Math.max(1, further.length)]
      return view === undefined ? null : { level: 'realistic', as: 'stock', view }
    }
    case 'table':
      return hasStock && !isAskew(word) && contextOf(word) !== null ? { level: 'context', as: 'stock' } : null
    case 'dim-room':
    case 'room':
      return hasStock && !isAskew(word) && roomOf(word) !== null ? { level: 'realistic', as: 'stock' } : null
    case 'drawing':
    case 'sign':
      return word.flat === undefined && word.own === undefined ? null : { level: step === 'sign' ? 'line' : 'rich', as: 'stock' }
  }
}

/** Returns the previous step. */
export const previousStep = (step: GeneralisationStep): GeneralisationStep => generalisationSteps[Math.max(0, generalisationSteps.indexOf(step) - 1)] ?? step
