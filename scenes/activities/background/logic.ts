import { openWays } from '#domain/trials/engine/levelSpec'
import { palette } from '#domain/child/palette'
import { inRounds } from '#domain/trials/concepts/balanced'
import { type GroundRung, groundOn } from '#domain/trials/concepts/groundLadder'
import { naturalMotion } from '#domain/trials/concepts/naturalMotion'
import { choose } from '#domain/trials/plan/mechanics'
import { bestZone, EDGE, placeIn, spreadOut, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { pictureStimulus } from '#domain/trials/concepts/things'
import { calmOf } from '#domain/words/places'
import { nameOf } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import type { BackgroundLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, BackgroundLevel>
type Planned = PlannedFor<typeof manifest>

/** Size of the thing in stage heights (clinical-design.md, /background). */
const SIZE = { least: 0.25, most: 0.4 } as const
const FAMILIAR = 'ball'
/** In a dim room, the shares of their own brightness to which the background and the thing are dimmed. */
const DIM = { ground: 0.5, thing: 0.7 } as const
/** Calm parts of a family's photograph, as centres (fractions of the stage). */
const CALM: Readonly<Record<Request['settings']['calm'], Place>> = {
  above: { x: 0.5, y: 0.25 },
  below: { x: 0.5, y: 0.75 },
  left: { x: 0.25, y: 0.5 },
  right: { x: 0.75, y: 0.5 },
  middle: { x: 0.5, y: 0.5 },
}
/**
 * The prompts: the background fades by half after T and completely after 2 T, so the thing becomes easier to see although nothing moves. Finally the
 * thing glows.
 */
const help = { 1: ['dim-ground'], 2: [], 3: ['no-ground'], 4: ['glow'] } as const

/** Plans one trial. A warm-up is on black; all other trials are on the level's background. An easier trial uses the previous rung, in the child's best zone. */
export function planOnGround(request: Request): Planned {
  const { level, warmUp, random, soFar, child, aspect, turn, deal } = request
  const { dials } = child
  const size = sizeOf(dials.targetSize)
  const best = placeIn(bestZone(dials.zones), size, aspect)
  if (warmUp) return on(1, best, size, request)
  // Measured trials differ only in the background. The place of the thing is the same in all of them.
  if (level.ways !== undefined) return on(inRounds(deal(), openWays(level, dials), turn + 1)[turn]?.rung ?? level.rung, best, size, request)
  const [spot] = spreadOut(random, {
    count: 1,
    size,
    gap: 1,
    weights: dials.zones,
    least: dials.leastSize,
    before: soFar.trials.at(-1)?.zone ?? null,
    aspect,
  }).spots
  const { place, size: calmSize } = level.rung === 9 ? calmPlace(request, size) : { place: spot?.place ?? best, size }
  return { ...on(level.rung, place, calmSize, request), easier: on(Math.max(1, level.rung - 1) as GroundRung, best, size, request) }
}

const sizeOf = (targetSize: number): number => Math.min(SIZE.most, Math.max(SIZE.least, targetSize))

function on(rung: GroundRung, place: Place, size: number, { level, settings, words, child: { dials }, aspect }: Request): Planned {
  const behind = ownPhoto(words, settings.own[0])
  const candidates = words.filter(({ id }) => id !== behind?.id)
  // Words with a family photo come first.
  const thing =
    candidates.find(({ id }) => id === settings.thing[0]) ??
    candidates.find(({ photo }) => photo !== undefined) ??
    candidates.find(({ id }) => id === FAMILIAR) ??
    candidates[0]
  if (thing === undefined) throw new Error('there is nothing to look for')
  const shown: StimulusPlan = pictureStimulus(
    thing,
    { role: 'target', colour: palette[dials.colour], place, size, zone: zoneAt(place) },
    settings.dimRoom ? { shade: DIM.thing } : {},
  )
  const { stimulus, ends } = naturalMotion(shown, { level: dials.pictureLevel, aspect })
  // Measured trials use an unfurnished place, as earlier sessions did.
  const furnished = level.ways === undefined ? true : undefined
  const ground = groundOn(rung, behind === undefined ? { place: settings.place, furnished } : { photo: behind })
  return {
    mechanic: choose({ help, reward: { does: 'stay', names: true, clearsGround: true, ends } }),
    cue: nameOf(thing),
    stimuli: [stimulus],
    ...(ground === null ? {} : { ground: { ...ground, before: true, ...(settings.dimRoom ? { light: DIM.ground } : {}) } }),
    records: { rung },
  }
}

const ownPhoto = (words: readonly Word[], id: string | undefined): Word | undefined => words.find((word) => word.id === id && word.photo !== undefined)

/** Returns a place in the photo that is calm and that the child sees, with a size that fits inside it. */
function calmPlace({ settings, words, child: { dials }, aspect, random }: Request, size: number): { place: Place; size: number } {
  if (ownPhoto(words, settings.own[0]) !== undefined) return { place: CALM[settings.calm], size }
  const calm = calmOf(settings.place, aspect)
  const from = Math.max(EDGE, calm.top)
  const fits = Math.max(SIZE.least, Math.min(size, calm.bottom - from))
  const y = Math.max(from + fits / 2, Math.min(0.5, calm.bottom - fits / 2))
  const beside = fits / 2 / aspect
  const [left, right] = [Math.max(EDGE, calm.left) + beside, Math.min(1 - EDGE, calm.right) - beside]
  const middles = [0.5, 0.15, 0.85].map((share) => ({ x: left + Math.max(0, right - left) * share, y }))
  const seen = middles.filter((place) => dials.zones[zoneAt(place)] > 0)
  const place = seen[Math.floor(random() * seen.length)] ?? placeIn(bestZone(dials.zones), fits, aspect)
  return { place, size: fits }
}
