import type { PicturePlan } from '#domain/trials/plan/picture'
import { type Context, contextOf } from '#domain/words/contexts'
import type { PlaceId } from '#domain/words/places'
import type { Word } from '#domain/words/words'
import { generalisationSteps, type GeneralisationStep } from './levels'

/** Steps on which things are in a place. */
export const isInRoom = (step: GeneralisationStep): boolean => step === 'dim-room' || step === 'room'

/** The place for a thing, by its usual surface; null if none. */
const rooms: Readonly<Record<Context, PlaceId | null>> = { table: 'kitchen', floor: 'classroom', grass: 'park', road: 'park', water: null }

export function roomOf(word: Pick<Word, 'id' | 'category'>): PlaceId | null {
  const context = contextOf(word)
  if (context === null) return null
  return word.category === 'clothing' ? 'wardrobe' : rooms[context]
}

/** Pictures of its kind other than the usual one, without front views. */
const furtherOf = ({ stock, realistic = [] }: Word): readonly number[] =>
  (stock ?? realistic).flatMap((name, view) => (view === 0 || name.endsWith('-front') ? [] : [view]))

/** A long thing whose lowest point is a tip is drawn slanted: a fork does not balance on its tip. */
const isAskew = ({ shapeFamily, foot = 0 }: Word): boolean => shapeFamily === 'long' && foot > 0.95

/** Picture of a word on a step; `turn` rotates through others of its kind. null if there is none. */
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

/** The previous step. */
export const previousStep = (step: GeneralisationStep): GeneralisationStep => generalisationSteps[Math.max(0, generalisationSteps.indexOf(step) - 1)] ?? step
