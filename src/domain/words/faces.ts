import { asShown, isWholeFace } from './levels'
import { samePart } from './parts'
import type { SalientPart, Word } from './words'

/** Ids of the parts of a face that an activity can name, in the list and on a family's own photo alike. */
export const facePartIds = ['mouth', 'nose', 'hair', 'two-eyes'] as const

const isFacePart = ({ id }: SalientPart): boolean => facePartIds.some((each) => each === id)

/** The listed word whose picture has all parts of a face marked: our drawn faces have them in the same places. */
const MODEL = 'face'
/** Faces that show a feeling and represent nobody. */
const FEELINGS: readonly string[] = ['happy', 'sad', 'surprised']

/** The parts of a face in their places on its picture; empty if it shows no face, or nobody marked it. */
export function facePartsOf(word: Word, words: readonly Word[]): readonly SalientPart[] {
  const marked = word.photo === undefined && isWholeFace(word) ? words.find(({ id }) => id === MODEL) : word
  return (marked?.salient ?? []).filter(isFacePart).map((part) => (part.id === 'hair' && word.photo === undefined ? aboveTheFace(part) : part))
}

/** Touchable height of drawn hair from its top, in units of the picture's size. */
const HAIR = 0.22

/** Drawn hair extends down next to the face; only the part above is touched. */
function aboveTheFace(part: SalientPart): SalientPart {
  const [x, y, width, height] = part.place
  return { ...part, place: [x, y, width, Math.min(height, HAIR)] }
}

/** A part of an animal's face with the same name as a person's, and its place; null if there is none. */
export function sameOnAnimal(part: SalientPart, turn: number, words: readonly Word[]): { readonly animal: Word; readonly same: SalientPart } | null {
  const animal = turn % (SEVERAL + 1) === SEVERAL ? words.find(({ id }) => id === ANIMAL) : undefined
  const same = animal === undefined ? null : samePart(part, asShown(animal, 'realistic').salient)
  return animal === undefined || same === null ? null : { animal, same }
}

/** Number of people before an animal in the trials about one part. */
export const SEVERAL = 3
const ANIMAL = 'dog-face'

/** Everybody whose face has named parts, the family's own first; only those picked, if any. */
export function peopleOf(words: readonly Word[], picked: readonly string[] = []): readonly Word[] {
  const known = words.filter((word) => !FEELINGS.includes(word.id) && facePartsOf(word, words).length > 1)
  const chosen = known.filter(({ id }) => picked.includes(id))
  return chosen.length > 0 ? chosen : known
}

/** A person's identifying feature besides the parts of every face: glasses, curly hair, or a feature that the family marked. */
export const knownBy = (word: Word): SalientPart | null => (word.id === MODEL ? null : (word.salient.find((part) => !isFacePart(part)) ?? null))
