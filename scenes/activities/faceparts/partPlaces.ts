import type { ZoneWeights } from '#domain/child/zones'
import { type Random, shuffled } from '#domain/random'
import { hitOf } from '#domain/words/parts'
import type { PicturePlace, SalientPart, Word } from '#domain/words/words'
import { placeInHalves } from '#domain/trials/concepts/stageHalves'
import { distanceApart, DESIGN_ASPECT, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { pictureStimulus } from '#domain/trials/concepts/things'

/* Plans the parts of a picture, as places on it to touch, and as pieces to put into it. */

type PieceRequest = Pick<StimulusPlan, 'role' | 'size' | 'place' | 'colour'>

/** Returns one part in its place on a picture, surrounded by a margin (stage heights) that can be touched. Nothing else of the picture is drawn. */
export function partPlace(word: Word, part: SalientPart, wish: PieceRequest, picture: Partial<PicturePlan>, tolerance = 0): StimulusPlan {
  const hit = hitOf(part)
  const helped = picture.helped?.map((help) => ({ ...help, onlyLit: true as const }))
  return {
    ...pictureStimulus(word, wish, { ...picture, lit: part, onlyLit: true, ...(helped === undefined ? {} : { helped }) }),
    id: part.id,
    hit: { ...hit, size: hit.size + (2 * tolerance) / wish.size },
  }
}

/** Width of a drawn face, as a share of its square. */
const DRAWN_WIDTH = 0.75
/** Margin of the picture that is cut out together with a part, in units of the picture's size. */
const ROUND = 0.02

const roundedOut = ([x, y, width, height]: PicturePlace): PicturePlace => {
  const [left, top] = [Math.max(0, x - ROUND), Math.max(0, y - ROUND)]
  return [left, top, Math.min(1 - left, width + 2 * ROUND), Math.min(1 - top, height + 2 * ROUND)]
}

interface MissingPartRequest {
  /** Maximum size of the picture (stage heights). */
  readonly size: number
  readonly weights: ZoneWeights
  readonly colour: StimulusPlan['colour']
  /** Brightness of a missing part in its place (0 to 1). */
  readonly light: number
  readonly aspect: number
  readonly random: Random
}

/** Returns a picture with a hole for each of these parts, and the parts next to it, each with its own hole. */
export function missingParts(
  word: Word,
  parts: readonly SalientPart[],
  { size: most, weights, colour, light, aspect, random }: MissingPartRequest,
): readonly StimulusPlan[] {
  const { sample, choices } = placeInHalves(parts.length, 'left-right', weights)
  const widest = Math.max(...parts.map((part) => roundedOut(part.place)[2]))
  const beside = Math.min(...choices.map((place) => distanceApart(sample, place)))
  // A part must not cover the picture that it is missing from.
  const fitting = (2 * beside) / ((word.photo === undefined ? DRAWN_WIDTH : 1) + widest)
  const size = Math.min(most, fitting, 2 * Math.min(sample.x, 1 - sample.x) * DESIGN_ASPECT)
  const middle: Place = { x: sample.x, y: Math.min(1 - size / 2, Math.max(size / 2, sample.y)) }
  const order = shuffled(random, parts)
  const pieces = parts.map((part) => {
    const piece = roundedOut(part.place)
    const [x, y, width, height] = piece
    const home = { x: middle.x + ((x + width / 2 - 0.5) * size) / aspect, y: middle.y + (y + height / 2 - 0.5) * size }
    const wish = { colour, size: Math.max(width, height) * size }
    return {
      hole: {
        ...pictureStimulus(
          word,
          { ...wish, role: 'place', place: home, zone: zoneAt(home), noHalo: true },
          { level: 'realistic', piece, soft: true, shade: light },
        ),
        id: `hole-${part.id}`,
      },
      part: {
        ...pictureStimulus(
          word,
          { ...wish, role: 'target', place: choices[order.indexOf(part)] ?? sample, goesTo: `hole-${part.id}` },
          { level: 'realistic', piece, soft: true },
        ),
        id: part.id,
      },
    }
  })
  const whole = { ...pictureStimulus(word, { role: 'control', colour, size, place: middle }, { level: 'realistic' }), id: 'whole' }
  return [whole, ...pieces.map(({ hole }) => hole), ...pieces.map(({ part }) => part)]
}
