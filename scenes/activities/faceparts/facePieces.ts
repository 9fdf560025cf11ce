import type { Place } from '#domain/geometry'
import { pictureStimulus } from '#domain/trials/concepts/things'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PicturePlace, SalientPart, Word } from '#domain/words/words'
import { answerLooks, smilesOf } from './answers'
import type { AskedPart, FaceLevel } from './levels'
import type manifest from './manifest'
import { faceOf, isPortrait, pieceOf, slotOf, orderedParts } from './people'

export type Request = RequestFor<typeof manifest, FaceLevel>
export type Planned = PlannedFor<typeof manifest>

/** Size of a single face (stage heights). A photograph fills its square; a portrait also has shoulders. */
export const SIZE = { photo: 0.7, portrait: 0.86 } as const
/** Distance (stage heights) outside a part within which a touch still counts for it. */
export const TOLERANCE = 0.06

/** Returns the item for this turn. The first item follows the last one. */
export function itemInTurn<T>(all: readonly T[], turn: number): T {
  const one = all[Math.max(0, turn) % Math.max(1, all.length)]
  if (one === undefined) throw new Error('There is no face with parts.')
  return one
}

/** Returns the requested parts of a person's face, in order. */
export const requestedParts = (person: Word, { words, settings }: Request): readonly SalientPart[] => orderedParts(person, words, settings)

/** Returns a trial's records about a face. */
export const faceRecords = (person: Word, part?: SalientPart) => ({ person: person.id, ...(part === undefined ? {} : { part: part.id as AskedPart }) })

/** Returns the size of a single face (stage heights). */
export const sizeOf = (person: Word): number => (isPortrait(person) ? SIZE.portrait : SIZE.photo)

/** The required role, size, place and colour of a thing. */
export type PieceRequest = Pick<StimulusPlan, 'role' | 'size' | 'place' | 'colour'>

/** Returns a portrait without the parts that are separate things. */
export function faceThing(
  person: Word,
  wish: Omit<PieceRequest, 'role'>,
  without: readonly SalientPart[],
  { settings }: Request,
  role: PieceRequest['role'] = 'place',
): StimulusPlan {
  const whole = pictureStimulus(person, { ...wish, role }, faceOf(person, { without, light: settings.rest / 100 }))
  return { ...whole, id: 'whole', shows: { ...whole.shows, further: smilesOf(person, without) } }
}

/** Returns a part of a portrait in its place, with a soft outline of its own. */
export function pieceOn(person: Word, part: SalientPart, { role, colour, size, place }: PieceRequest, { aspect }: Request): StimulusPlan {
  const own = pieceThing(person, part, { role, colour, size, place: piecePlace(slotOf(part), place, size, aspect) })
  const [x, y, width, height] = part.place
  const slot = slotOf(part)
  const longest = Math.max(slot[2], slot[3])
  const middle = { x: (x + width / 2 - slot[0] - slot[2] / 2) / longest, y: (y + height / 2 - slot[1] - slot[3] / 2) / longest }
  return { ...own, noHalo: true, hit: { ...middle, size: Math.max(width, height) / longest + (2 * TOLERANCE) / own.size } }
}

/** Returns the centre on the stage of a piece of a picture. */
export const piecePlace = ([x, y, width, height]: PicturePlace, middle: Place, size: number, aspect: number): Place => ({
  x: middle.x + ((x + width / 2 - 0.5) * size) / aspect,
  y: middle.y + (y + height / 2 - 0.5) * size,
})

/** Returns one part of a portrait. The size is that of the whole portrait. */
export function pieceThing(person: Word, part: SalientPart, wish: PieceRequest & Partial<StimulusPlan>, more: Partial<PicturePlan> = {}): StimulusPlan {
  const [, , width, height] = slotOf(part)
  const thing = pictureStimulus(person, { ...wish, size: wish.size * Math.max(width, height) }, { ...pieceOf(person, part), ...more })
  return { ...thing, id: part.id, shows: { ...thing.shows, further: answerLooks(part).map((layer) => pieceOf(person, part, layer)) } }
}
