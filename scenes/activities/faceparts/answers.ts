import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import type { Place } from '#domain/geometry'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { PortraitLayer } from '#domain/trials/plan/portraits'
import type { SalientPart, Word } from '#domain/words/words'
import { faceOf, pieceOf } from './people'

/* A face's answer: the right part does what it does in life, and the face lights up and smiles. */

/** Duration (ms) of the opening of the mouth: a smile appears over closed lips rather than being exchanged. */
const SMILE_OPENS_MS = 1300
/** Time (ms) for which eyes stay closed. */
const EYES_OPEN_MS = 2600
/** Maximum rotation (degrees) of the nose about its bridge, and of the hair. */
const NOSE_TURNS = 11
const HAIR_TURNS = 4
/** Glasses: rise (stage heights), time (ms) for which they stay off, and time of the return. */
const GLASSES = { up: 0.17, upMs: 1600, backAfterMs: 3400, backMs: 1600 } as const

/** The looks of a part during its answer; they must be planned with it. */
export const answerLooks = ({ id }: SalientPart): readonly PortraitLayer[] =>
  id === 'mouth' ? ['mouth-smile', 'mouth-happy'] : id === 'two-eyes' ? ['eyes-closed', 'eyes-happy', 'eyes'] : []

/** The act of a part of a face, in its place. */
export function actsOf(person: Word, part: SalientPart, place: Place): readonly StoryEffect[] {
  const { id } = part
  const wear = (layer: PortraitLayer, afterMs = 0): StoryEffect => ({ id, does: 'wear', picture: pieceOf(person, part, layer), afterMs })
  switch (id) {
    case 'mouth':
      return smile(person, part)
    case 'two-eyes':
      return [wear('eyes-closed'), wear('eyes', EYES_OPEN_MS)]
    case 'glasses':
      return [
        { id, does: 'glide', to: { x: place.x, y: place.y - GLASSES.up }, ms: GLASSES.upMs },
        { id, does: 'glide', to: place, ms: GLASSES.backMs, afterMs: GLASSES.backAfterMs },
      ]
    default:
      return [{ id, does: 'wiggle', degrees: id === 'nose' ? NOSE_TURNS : HAIR_TURNS }]
  }
}

/** A mouth alone smiles. */
const smile = (person: Word, part: SalientPart): readonly StoryEffect[] => [
  { id: part.id, does: 'wear', picture: pieceOf(person, part, 'mouth-smile') },
  { id: part.id, does: 'wear', picture: pieceOf(person, part, 'mouth-happy'), afterMs: SMILE_OPENS_MS },
]

/** The looks of the rest of a face as it lights up and smiles. */
export const smilesOf = (person: Word, without: readonly SalientPart[] = []): readonly PicturePlan[] => [
  faceOf(person, { without, mouth: 'mouth-smile' }),
  faceOf(person, { without, mouth: 'mouth-happy', eyes: 'eyes-happy' }),
]

/** A face smiles while some of its parts are separate things. */
export const faceSmiles = (id: string, person: Word, without: readonly SalientPart[] = []): readonly StoryEffect[] =>
  smilesOf(person, without).map((picture, index) => ({ id, does: 'wear', picture, afterMs: index * SMILE_OPENS_MS }))

/** The parts are in place: closed eyes open, and the whole face smiles. */
export const faceWakes = (person: Word, parts: readonly SalientPart[], places: readonly Place[]): readonly StoryEffect[] => [
  ...faceSmiles('whole', person, parts),
  ...parts.flatMap((part, index): readonly StoryEffect[] => {
    const place = places[index]
    if (part.id === 'two-eyes') return [{ id: part.id, does: 'wear', picture: pieceOf(person, part, 'eyes') }]
    return place === undefined ? [] : actsOf(person, part, place)
  }),
]

/** The right part acts, and all others stay and smile with it. */
export function faceAnswers(
  person: Word,
  { meant, parts }: { readonly meant: SalientPart; readonly parts: readonly { readonly part: SalientPart; readonly place: Place }[] },
): readonly StoryEffect[] {
  const acts = parts.flatMap(({ part, place }): readonly StoryEffect[] => {
    if (part === meant) return actsOf(person, part, place)
    return part.id === 'mouth' ? smile(person, part) : [{ id: part.id, does: 'dim', to: 1 }]
  })
  return [
    ...faceSmiles(
      'whole',
      person,
      parts.map(({ part }) => part),
    ),
    ...acts,
  ]
}
