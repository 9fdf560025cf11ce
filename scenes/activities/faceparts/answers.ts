import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import type { Place } from '#domain/geometry'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { PortraitLayer } from '#domain/trials/plan/portraits'
import type { SalientPart, Word } from '#domain/words/words'
import { faceOf, pieceOf } from './people'

/* The answer of a face: the right part does what it does in life, and the face lights up and smiles. */

/** Time (ms) after which the mouth opens in a smile. The smile first appears on closed lips, so that one mouth is not suddenly exchanged for another. */
const SMILE_OPENS_MS = 1300
/** Time (ms) after which closed eyes open again. */
const EYES_OPEN_MS = 2600
/** Maximum rotation (degrees) of the nose about its bridge. `HAIR_TURNS` is that of the hair. */
const NOSE_TURNS = 11
const HAIR_TURNS = 4
/** Movement of glasses: how far they rise (stage heights), and the times (ms) of the rise, of the start of the return, and of the return itself. */
const GLASSES = { up: 0.17, upMs: 1600, backAfterMs: 3400, backMs: 1600 } as const

/** Returns the looks of a part during its answer. They must be planned together with the part. */
export const answerLooks = ({ id }: SalientPart): readonly PortraitLayer[] =>
  id === 'mouth' ? ['mouth-smile', 'mouth-happy'] : id === 'two-eyes' ? ['eyes-closed', 'eyes-happy', 'eyes'] : []

/** Returns the act of a part of a face, in its place. */
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

/** Returns the effects in which a separate mouth smiles. */
const smile = (person: Word, part: SalientPart): readonly StoryEffect[] => [
  { id: part.id, does: 'wear', picture: pieceOf(person, part, 'mouth-smile') },
  { id: part.id, does: 'wear', picture: pieceOf(person, part, 'mouth-happy'), afterMs: SMILE_OPENS_MS },
]

/** Returns the looks of the rest of a face while it lights up and smiles. */
export const smilesOf = (person: Word, without: readonly SalientPart[] = []): readonly PicturePlan[] => [
  faceOf(person, { without, mouth: 'mouth-smile' }),
  faceOf(person, { without, mouth: 'mouth-happy', eyes: 'eyes-happy' }),
]

/** Returns the effects in which a face smiles while some of its parts are separate things. */
export const faceSmiles = (id: string, person: Word, without: readonly SalientPart[] = []): readonly StoryEffect[] =>
  smilesOf(person, without).map((picture, index) => ({ id, does: 'wear', picture, afterMs: index * SMILE_OPENS_MS }))

/** Returns the effects after the parts are in place: closed eyes open, and the whole face smiles. */
export const faceWakes = (person: Word, parts: readonly SalientPart[], places: readonly Place[]): readonly StoryEffect[] => [
  ...faceSmiles('whole', person, parts),
  ...parts.flatMap((part, index): readonly StoryEffect[] => {
    const place = places[index]
    if (part.id === 'two-eyes') return [{ id: part.id, does: 'wear', picture: pieceOf(person, part, 'eyes') }]
    return place === undefined ? [] : actsOf(person, part, place)
  }),
]

/** Returns the effects in which the right part acts, while all others stay and smile with it. */
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
