import { palette, shadeTo } from '#domain/child/palette'
import { FADE_MS } from '#domain/child/safety'
import { shuffled } from '#domain/random'
import { formOf } from '#domain/trials/plan/drawings'
import type { Strip } from '#domain/words/places'
import { count } from '#domain/trials/plan/mechanics'
import { bestZone, gapFor, placeIn, spreadOut, type PlacedCircle, zoneAt } from '#domain/trials/layout/placement'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus, pictureStimulus } from '#domain/trials/concepts/things'
import { asShown, isReal, isSameHand } from '#domain/words/levels'
import { neighbours } from '#domain/words/neighbours'
import { nameOf } from '#domain/words/utterance'
import { footAt, placeAt, type PlaceData, shadowsOf } from '#domain/words/places'
import type { Word } from '#domain/words/words'
import type { HidingLevel } from './levels'
import type manifest from './manifest'

export type HidingRequest = RequestFor<typeof manifest, HidingLevel>
type Planned = PlannedFor<typeof manifest>

/** Size of Bunny, who is alone in the greeting (stage heights). */
const GREETING = 0.5
/** Size of a bush relative to the animal that it hides. It is slightly larger. */
const BUSH = 1.25
/** Brightness of the scenery, which is dimmer than the target. `IN_PLACE` limits a target in the scenery: it is small enough to fit next to the scenery. */
const SCENERY_LIGHT = 0.55
const IN_PLACE = { most: 0.2, top: 0.64, bottom: 0.86 } as const
const FAMILIAR = 'bunny'
/** The sound that comes from the hiding place. */
const CALL = 'rattle'
const EARS = 'long-ears'
const EARS_SEEN = 0.3
/** Small animals that resemble Bunny in shape or colour. */
const LOOK_ALIKES: readonly string[] = ['rabbit', 'cat', 'mouse', 'hedgehog', 'squirrel']
/** The prompts: Bunny's ears move, then everything else dims, then Bunny calls, and finally hops. */
const help = { 2: ['dim-others', 'glow'], 4: ['open'] } as const

/** Plans one trial. The first one is the greeting; in the next Bunny is alone once more; then comes the level's own task. */
export function planHiding(asked: HidingRequest, park: PlaceData): Planned {
  const request = { ...asked, words: asked.words.map((word) => asShown(word, asked.child.dials.pictureLevel)) }
  const { words, settings, index, warmUp } = request
  const who = words.find(({ id }) => id === settings.who[0]) ?? words.find(({ id }) => id === FAMILIAR)
  if (who === undefined) throw new Error('there is nobody to hide')
  if (index === 0) return greet(who, request)
  return hide(who, warmUp ? { bushes: 0, others: 0, alike: false, bunnies: 1, park: null } : request.level, request, park)
}

function greet(who: Word, { child: { dials }, settings }: HidingRequest): Planned {
  const size = Math.max(GREETING, dials.targetSize)
  const place = placeIn(bestZone(dials.zones), size)
  return {
    mechanic: count({ help, reward: { does: 'hide', names: true }, spotlight: settings.spotlight }),
    cue: nameOf(who),
    stimuli: [pictureStimulus(who, { role: 'target', colour: palette[dials.colour], size, place }, wiggling(who))],
  }
}

function hide(who: Word, level: HidingLevel, { words, settings, child: { dials, support }, random, soFar, aspect }: HidingRequest, park: PlaceData): Planned {
  const [colour, otherColour] = [palette[dials.colour], palette[dials.secondColour]]
  // No other thing has the child's own colour or another drawing style.
  const strangers = words.filter(
    ({ id, category, mainColour }) => id !== who.id && mainColour !== dials.colour && (level.alike ? LOOK_ALIKES.includes(id) : category !== 'nature'),
  )
  const sameHand = strangers.filter((stranger) => isSameHand(who, stranger, dials.pictureLevel))
  const others = neighbours(
    who,
    shuffled(random, sameHand.length < level.others ? strangers : sameHand),
    level.alike ? 'alike' : 'unlike',
    level.others,
    random,
  )
  const isSeenReal = isReal(dials.pictureLevel)
  const footOf = (id: string) => footAt(words.find((word) => word.id === id) ?? {}, isSeenReal)
  const there = level.park === null ? { grounds: [], things: [] } : placeAt(park, level.park, { aspect, footOf })
  // No thing is placed where the child does not see.
  const standing = there.things.filter((thing) => dials.zones[zoneAt(thing)] > 0)
  const scenery = standing.flatMap(({ word: id, x, y, size: tall }): StimulusPlan[] => {
    const word = words.find((candidate) => candidate.id === id)
    if (word === undefined) return []
    return [{ ...pictureStimulus(word, { role: 'control', colour: otherColour, size: tall, place: { x, y } }, { shade: SCENERY_LIGHT }), id: `park-${id}` }]
  })
  const wished = Math.max(dials.leastSize, dials.targetSize * (level.bushes > 0 ? 0.8 : 1))
  const room = {
    count: Math.max(level.bushes, level.bunnies + others.length),
    size: level.park === null ? wished : Math.min(wished, IN_PLACE.most),
    // A bush is wider than the animal that hides behind it.
    gap: level.bushes > 0 ? Math.max(gapFor(support), BUSH - 1 + 0.2) : gapFor(support),
    weights: dials.zones,
    least: dials.leastSize,
    before: soFar.trials.at(-1)?.zone ?? null,
    aspect,
  }
  const beside = spreadOut(random, level.park === null ? room : { ...room, avoid: scenery, between: IN_PLACE })
  // If the child sees only places in which something else is, Bunny has priority.
  const { spots, size, gap } = beside.spots.length >= room.count ? beside : spreadOut(random, room)
  const found = spots.slice(0, level.bunnies).map(({ place }, index) => ({
    ...pictureStimulus(who, { role: 'target', colour, size, place }, level.park === null && earsAreSeen(size, isSeenReal) ? wiggling(who) : {}),
    id: `${who.id}-${index + 1}`,
    // Bunny would be visible through a bush that is still fading in.
    ...(level.bushes > 0 ? { after: FADE_MS } : {}),
  }))
  const strange = spots
    .slice(level.bunnies)
    .flatMap(({ place }, index) =>
      others[index] === undefined ? [] : [pictureStimulus(others[index], { role: 'distractor', colour: otherColour, size, place })],
    )
  const visible = level.bushes === 0 ? 1 : Math.min(1, settings.visible / 100 + (level.seenMore ?? 0))
  const bushes = level.bushes === 0 ? [] : spots.map((spot, index) => bush(spot, { index, size, visible, isSeenReal }))
  return {
    mechanic: count({ help, reward: { does: 'hop', names: true }, spotlight: settings.spotlight }),
    cue: nameOf(who),
    ...(settings.calls && found[0] !== undefined ? { call: { sound: CALL, from: found[0].id } } : {}),
    needed: found.length,
    stimuli: [...scenery, ...found, ...strange, ...bushes],
    ...(there.grounds.length === 0
      ? {}
      : { ground: isSeenReal ? { place: park.id, look: 'full', shadows: shadowsOf(standing) } : { strips: there.grounds.map(grassy) } }),
    records: { visible, gap },
  }
}

/** Returns a strip with the texture of grass, if the strip is the ground. */
const grassy = (strip: Strip): Strip => (strip.bottom === 1 ? { ...strip, texture: 'grass' } : strip)

/** Returns whether moving ears would be noticed. On a small realistic picture (stage heights) they would not, so the whole animal moves. */
const earsAreSeen = (size: number, isSeenReal: boolean): boolean => size >= EARS_SEEN || !isSeenReal

/**
 * Returns the picture whose ears move as a prompt. An animal without such ears moves slightly as a whole, and so does Bunny in the park, where it is
 * too small.
 */
function wiggling({ salient, photo }: Word): Partial<PicturePlan> {
  const ears = photo === undefined ? salient.find(({ id, parts, realistic }) => id === EARS && (parts ?? realistic) !== undefined) : undefined
  return ears === undefined ? {} : { moves: ears }
}

/** Returns a bush. One that hides an animal is in front of it; the others are where no animal is. */
function bush(
  { place }: PlacedCircle,
  { index, size, visible, isSeenReal }: { index: number; size: number; visible: number; isSeenReal: boolean },
): StimulusPlan {
  const low = { x: place.x, y: place.y + size * (visible - 0.5 + (BUSH - 1) / 2) * 0.8 }
  return drawnStimulus(`bush-${index + 1}`, formOf('bush', isSeenReal), {
    role: index === 0 ? 'control' : 'distractor',
    colour: shadeTo(palette.green, 0.2),
    place: low,
    size: size * BUSH,
  })
}
