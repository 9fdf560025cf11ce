import { isPortrayed, type PortraitLayer, type PortraitPlan } from '#domain/trials/plan/portraits'
import type { PicturePlan } from '#domain/trials/plan/picture'
import { facePartsOf } from '#domain/words/faces'
import { asShown } from '#domain/words/levels'
import type { PicturePlace, SalientPart, Word } from '#domain/words/words'
import { type AskedPart, askedParts } from './levels'

/** Positions of the parts of a portrait, including their soft edges, in every look. They are the same for all people (tools/art/renders/people). */
const SLOTS: Readonly<Record<AskedPart, PicturePlace>> = {
  mouth: [0.34, 0.585, 0.32, 0.19],
  nose: [0.385, 0.42, 0.23, 0.27],
  hair: [0, 0, 1, 1],
  'two-eyes': [0.285, 0.365, 0.43, 0.225],
  glasses: [0.205, 0.365, 0.59, 0.275],
}
/** The part of the hair that can be touched, which is above the face. */
const HAIR: PicturePlace = [0.15, 0.06, 0.7, 0.3]

/** The layer of each part, from back to front. */
const LAYERS: Readonly<Record<AskedPart, PortraitLayer>> = { hair: 'hair', nose: 'nose', mouth: 'mouth', 'two-eyes': 'eyes', glasses: 'glasses' }
const wearsGlasses = ({ id }: Word): boolean => id === 'man' || id === 'grandmother'

/** Id of a part that the layer `glasses` draws. */
const ROUND_GLASSES = 'round-glasses'

const isAsked = (id: string): id is AskedPart => askedParts.some((each) => each === id)

/** Returns the place of a portrait's part. */
export const slotOf = ({ id }: SalientPart): PicturePlace => (isAsked(id) ? SLOTS[id] : [0, 0, 1, 1])

/** Returns all people whose face has named parts: the family's own first, then our portraits. If the adult has picked some, only these. */
export function peopleIn(words: readonly Word[], picked: readonly string[] = []): readonly Word[] {
  const known = [...words.filter((word) => word.photo !== undefined && facePartsOf(word, words).length > 1), ...words.filter(({ id }) => isPortrayed(id))]
  const chosen = known.filter(({ id }) => picked.includes(id))
  return chosen.length > 0 ? chosen : known
}

/** Returns the parts of a person's face. Eyes behind glasses cannot be taken off. */
function partsIn(person: Word, words: readonly Word[]): readonly SalientPart[] {
  if (!isPortrait(person)) return facePartsOf(person, words)
  const model = words.find(({ id }) => id === MODEL)?.salient ?? []
  const own = person.salient.map((part) => (part.id === ROUND_GLASSES ? { ...part, id: 'glasses' } : part))
  const named = [...model, ...own].filter(({ id }) => isAsked(id) && (id !== 'two-eyes' || !wearsGlasses(person)))
  return named.map((part) => ({ ...part, place: part.id === 'hair' ? HAIR : slotOf(part), realistic: part.id === 'hair' ? HAIR : slotOf(part) }))
}

/** Id of the listed word that names every part of a face. */
const MODEL = 'face'

interface Wanted {
  readonly first: AskedPart
  readonly eyes: boolean
}

/** Returns the parts of a face, with the preferred one first. Eyes are left out if they upset the child. */
export function orderedParts(person: Word, words: readonly Word[], { first, eyes }: Wanted): readonly SalientPart[] {
  const parts = partsIn(person, words)
  const order = [first, ...askedParts.filter((id) => id !== first)]
  return order.filter((id) => id !== 'two-eyes' || eyes).flatMap((id) => parts.find((part) => part.id === id) ?? [])
}

/** Returns the part of a face, human or animal, that is farthest from another one, so that a finger can touch either at that size. */
export function otherPart(part: SalientPart, person: Word, words: readonly Word[]): SalientPart | null {
  const own = partsIn(person, words)
  const parts = own.length > 0 ? own : asShown(person, 'realistic').salient
  return parts.filter(({ id }) => id !== part.id).toSorted((one, other) => apartOf(part, other) - apartOf(part, one))[0] ?? null
}

const apartOf = ({ place: [x, y, w, h] }: SalientPart, { place: [u, v, p, q] }: SalientPart): number => Math.hypot(x + w / 2 - u - p / 2, y + h / 2 - v - q / 2)

/** Returns whether a person is shown by our portrait rather than by a family photo. */
export const isPortrait = (person: Word): boolean => person.photo === undefined && isPortrayed(person.id)

interface FaceLook {
  /** Parts that are missing, or that separate things show. */
  readonly without?: readonly SalientPart[]
  /** Parts at full brightness. All others are dimmed to the share `light`. */
  readonly lit?: readonly SalientPart[]
  readonly light?: number
  /** The looks of the mouth and of the eyes. */
  readonly mouth?: PortraitLayer
  readonly eyes?: PortraitLayer
}

/** Returns the portrait of a person. */
export function faceOf(person: Word, { without = [], lit = [], light = 1, mouth = 'mouth', eyes = 'eyes' }: FaceLook = {}): PicturePlan {
  const look = (id: AskedPart) => (id === 'mouth' ? mouth : id === 'two-eyes' ? eyes : LAYERS[id])
  const worn = askedParts.filter((id) => id !== 'glasses' || wearsGlasses(person))
  const isIn = (parts: readonly SalientPart[]) => (id: AskedPart) => parts.some((part) => part.id === id)
  const order: readonly AskedPart[] = ['hair', 'nose', 'mouth', 'two-eyes', 'glasses']
  const shown = order.filter((id) => worn.includes(id) && !isIn(without)(id))
  const portrait: PortraitPlan = { layers: ['bare', ...shown.map(look)], ...(lit.length === 0 ? {} : { lit: shown.filter(isIn(lit)).map(look) }) }
  return { word: person, portrait, dim: light }
}

/** Returns one part of a portrait alone, unchanged or in another look. */
export function pieceOf(person: Word, part: SalientPart, layer?: PortraitLayer): PicturePlan {
  const own = isAsked(part.id) ? LAYERS[part.id] : 'bare'
  return { word: person, lit: part, piece: slotOf(part), portrait: { layers: [layer ?? own] } }
}
