import type { PicturePlan } from '../plan/picture'
import { type Context, contextOf } from '../../words/contexts'
import type { PlaceId } from '../../words/places'
import type { Word } from '../../words/words'

/**
 * Steps from a child's own thing to the world (clinical-design.md, /realdictionary), nearest first: its own (or the usual picture), others of its kind,
 * on a table,
 * in a dim place, in the place, a drawing, a symbol.
 */
export const generalisationSteps = ['own', 'others', 'table', 'dim-room', 'room', 'drawing', 'sign'] as const
export type GeneralisationStep = (typeof generalisationSteps)[number]

/** Steps on which things are in a place. */
export const isInRoom = (rung: GeneralisationStep): boolean => rung === 'dim-room' || rung === 'room'

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
export function pictureOn(rung: GeneralisationStep, word: Word, turn: number): Partial<PicturePlan> | null {
  const hasStock = (word.stock ?? word.realistic) !== undefined
  switch (rung) {
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
      return word.flat === undefined && word.own === undefined ? null : { level: rung === 'sign' ? 'line' : 'rich', as: 'stock' }
  }
}

/** The previous step. */
export const stepBefore = (rung: GeneralisationStep): GeneralisationStep => generalisationSteps[Math.max(0, generalisationSteps.indexOf(rung) - 1)] ?? rung
