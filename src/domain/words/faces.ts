import { asShown, isWholeFace } from './levels'
import { samePart } from './parts'
import type { SalientPart, Word } from './words'

/** Ids of the parts of a face that an activity can name, both in the word list and on a family's own photo. */
export const facePartIds = ['mouth', 'nose', 'hair', 'two-eyes'] as const

const isFacePart = ({ id }: SalientPart): boolean => facePartIds.some((each) => each === id)

/** Id of the listed word whose picture has all parts of a face marked. Our other drawn faces have these parts in the same places. */
const MODEL = 'face'
/** Ids of faces that show a feeling and represent nobody in particular. */
const FEELINGS: readonly string[] = ['happy', 'sad', 'surprised']

/** Returns the parts of a face with their places on its picture; empty if the picture shows no face or nobody marked it. */
export function facePartsOf(word: Word, words: readonly Word[]): readonly SalientPart[] {
  const marked = word.photo === undefined && isWholeFace(word) ? words.find(({ id }) => id === MODEL) : word
  return (marked?.salient ?? []).filter(isFacePart).map((part) => (part.id === 'hair' && word.photo === undefined ? aboveTheFace(part) : part))
}

/** Height of the touchable part of drawn hair, from its top, in units of the picture's size. */
const HAIR = 0.22

/** Limits drawn hair to the touchable part above the face, because drawn hair also extends down next to it. */
function aboveTheFace(part: SalientPart): SalientPart {
  const [x, y, width, height] = part.place
  return { ...part, place: [x, y, width, Math.min(height, HAIR)] }
}

/** Returns the part of an animal's face with the same name as a person's part, and the animal; null if there is none. */
export function matchingAnimalPart(part: SalientPart, turn: number, words: readonly Word[]): { readonly animal: Word; readonly same: SalientPart } | null {
  const animal = turn % (SEVERAL + 1) === SEVERAL ? words.find(({ id }) => id === ANIMAL) : undefined
  const same = animal === undefined ? null : samePart(part, asShown(animal, 'realistic').salient)
  return animal === undefined || same === null ? null : { animal, same }
}

/** Number of people who come before an animal in the trials about one part. */
export const SEVERAL = 3
const ANIMAL = 'dog-face'

/** Returns everybody whose face has named parts, the family's own people first. If some are picked, returns only those. */
export function peopleOf(words: readonly Word[], picked: readonly string[] = []): readonly Word[] {
  const known = words.filter((word) => !FEELINGS.includes(word.id) && facePartsOf(word, words).length > 1)
  const chosen = known.filter(({ id }) => picked.includes(id))
  return chosen.length > 0 ? chosen : known
}

/**
 * Returns the feature by which a person is recognised, other than the parts of every face: glasses, curly hair, or a feature
 * that the family marked.
 */
export const knownBy = (word: Word): SalientPart | null => (word.id === MODEL ? null : (word.salient.find((part) => !isFacePart(part)) ?? null))
