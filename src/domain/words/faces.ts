import { asShown, isWholeFace } from './levels'
import { samePart } from './parts'
import type { SalientPart, Word } from './words'

/** The parts of a face that are asked for, by their ids, in the list and on a family's own photograph alike. */
export const facePartIds = ['mouth', 'nose', 'hair', 'two-eyes'] as const

const isFacePart = ({ id }: SalientPart): boolean => facePartIds.some((each) => each === id)

/** The word of the list on whose picture all parts of a face are marked: our drawn faces have them where it has them. */
const MODEL = 'face'
/** Faces that show what somebody feels, and stand for nobody. */
const FEELINGS: readonly string[] = ['happy', 'sad', 'surprised']

/** The parts of a face where they lie on its picture; none where it shows no face, or nobody marked it. */
export function facePartsOf(word: Word, words: readonly Word[]): readonly SalientPart[] {
  const marked = word.photo === undefined && isWholeFace(word) ? words.find(({ id }) => id === MODEL) : word
  return (marked?.salient ?? []).filter(isFacePart).map((part) => (part.id === 'hair' && word.photo === undefined ? aboveTheFace(part) : part))
}

/** How far down from its top drawn hair is touched, in sizes of the picture. */
const HAIR = 0.22

/** Drawn hair goes down beside the face; what is touched of it is what lies above. */
function aboveTheFace(part: SalientPart): SalientPart {
  const [x, y, width, height] = part.place
  return { ...part, place: [x, y, width, Math.min(height, HAIR)] }
}

/** A part of an animal's face that is called as a person's part is, and where it lies; null where it has none. */
export function sameOnAnimal(part: SalientPart, turn: number, words: readonly Word[]): { readonly animal: Word; readonly same: SalientPart } | null {
  const animal = turn % (SEVERAL + 1) === SEVERAL ? words.find(({ id }) => id === ANIMAL) : undefined
  const same = animal === undefined ? null : samePart(part, asShown(animal, 'realistic').salient)
  return animal === undefined || same === null ? null : { animal, same }
}

/** So many people whose same part is asked for before an animal's. */
export const SEVERAL = 3
const ANIMAL = 'dog-face'

/** Everybody whose face has its parts, the family's own first; of those that were picked, if any. */
export function peopleOf(words: readonly Word[], picked: readonly string[] = []): readonly Word[] {
  const known = words.filter((word) => !FEELINGS.includes(word.id) && facePartsOf(word, words).length > 1)
  const chosen = known.filter(({ id }) => picked.includes(id))
  return chosen.length > 0 ? chosen : known
}

/** What somebody is known by besides the parts that every face has: glasses, curly hair, or what a family marked. */
export const knownBy = (word: Word): SalientPart | null => (word.id === MODEL ? null : (word.salient.find((part) => !isFacePart(part)) ?? null))
