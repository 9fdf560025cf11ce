import { isOwnWord } from '../../words/ownWords'
import type { PictureLevel } from '../../child/pictureLevels'
import { appearanceOf } from '../../words/levels'
import { soundOf } from '../../words/naturalSounds'
import type { PicturePlan } from '../plan/picture'
import type { Word } from '../../words/words'

/** Ways in which two pictures of one animal differ (clinical-design.md, /matchanimals), easiest first. */
export const animalForms = ['same', 'other-photo', 'front', 'young', 'toy', 'drawing', 'silhouette', 'sound'] as const
export type AnimalForm = (typeof animalForms)[number]

/** Word id of the toy for each animal that has one. */
const TOYS: Readonly<Record<string, string>> = { bear: 'teddy-bear', duck: 'rubber-duck', horse: 'rocking-horse' }
/** Animals that most children know first (clinical-design.md, /matchanimals). */
const FAMILIAR: readonly string[] = ['cow', 'dog', 'cat', 'duck', 'horse', 'elephant', 'fish', 'bird', 'lion', 'rabbit']

/** Returns the usual picture of an animal: the child's own photo, or the listed picture. */
export const usualLook = (word: Word, level: PictureLevel): PicturePlan => ({ word, ...realOf(level) })

/** Returns the pictures of an animal in a form; empty if there are none. A sound goes with the usual picture. */
export function animalPictures(word: Word, form: AnimalForm, words: readonly Word[], level: PictureLevel): readonly PicturePlan[] {
  const real = realOf(level)
  const isListed = (word.flat ?? word.own) !== undefined
  switch (form) {
    case 'same':
      return [usualLook(word, level)]
    case 'other-photo':
      // If the child has a photo of the animal, the listed picture is the other one.
      if (word.photo !== undefined) return word.stock === undefined ? [] : [{ word, ...real, as: 'stock' }]
      return furtherViews(word).map((view) => ({ word, ...real, view }))
    case 'front':
    case 'young':
      return appearanceOf(word, form) === undefined ? [] : [{ word, ...real, as: form }]
    case 'toy':
      return words.filter(({ id }) => id === TOYS[word.id]).map((toy) => usualLook(toy, level))
    case 'drawing':
      return isListed ? [{ word, level: 'rich', ...(word.photo === undefined ? {} : { as: 'stock' }) }] : []
    case 'silhouette':
      return isListed ? [{ word, level: 'silhouette', as: 'stock' }] : []
    case 'sound':
      return soundOf(word) === undefined ? [] : [usualLook(word, level)]
  }
}

/**
 * Returns the picture level for photos. They are used even for a child who usually sees drawings, because the task is about
 * differences in appearance.
 */
const realOf = (level: PictureLevel): { readonly level?: PictureLevel } => (level === 'realistic' ? {} : { level: 'realistic' })

/** Returns the indices of other realistic pictures that show the animal from the side. */
function furtherViews(word: Word): readonly number[] {
  const front = appearanceOf(word, 'front')
  return (word.realistic ?? []).flatMap((name, view) => (view === 0 || name === front ? [] : [view]))
}

/**
 * Returns the possible target animals: all with this form if an adult picked one of them, otherwise the familiar ones and the
 * child's own.
 */
export function animalsWith(form: AnimalForm, words: readonly Word[], deck: readonly string[], level: PictureLevel): readonly Word[] {
  const can = words.filter((word) => word.category === 'animals' && animalPictures(word, form, words, level).length > 0)
  return can.some(({ id }) => deck.includes(id)) ? can : can.filter((word) => isUsual(word, form))
}

/**
 * Returns the possible distractors: familiar or picked animals, but never another picture of the same animal (such as a dog and
 * its face).
 */
export const strangersTo = (word: Word, form: AnimalForm, words: readonly Word[], deck: readonly string[], level: PictureLevel): readonly Word[] =>
  words.filter(
    (other) =>
      other.category === 'animals' &&
      kindOf(other) !== kindOf(word) &&
      (isUsual(other, form) || deck.includes(other.id)) &&
      animalPictures(other, form, words, level).length > 0,
  )

/** Whether an animal is familiar, the child's own, or one of the few with a toy. */
const isUsual = (word: Word, form: AnimalForm): boolean => FAMILIAR.includes(word.id) || isOwnWord(word) || (form === 'toy' && TOYS[word.id] !== undefined)

const kindOf = (word: Word): string => (isOwnWord(word) ? word.id : (word.id.split('-')[0] ?? word.id))
