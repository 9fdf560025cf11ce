import { openWays } from '#domain/trials/engine/levelSpec'
import { palette } from '#domain/child/palette'
import { shuffled } from '#domain/random'
import { MOST_ITEMS } from '#domain/trials/concepts/arrayCount'
import { inRounds } from '#domain/trials/concepts/balanced'
import { formOf } from '#domain/trials/plan/drawings'
import { groundOn } from '#domain/trials/concepts/groundLadder'
import { targetNaturalMotion } from '#domain/trials/concepts/naturalMotion'
import { choose } from '#domain/trials/plan/mechanics'
import { bestZone, gapFor, inGrid, placeWithin, placeIn, spreadOut } from '#domain/trials/layout/placement'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus, pictureStimulus } from '#domain/trials/concepts/things'
import { isReal, isSameHand } from '#domain/words/levels'
import { neighboursThatShare, sharedLookOf, type SharedLook, withoutColour } from '#domain/words/neighbours'
import { nameOf } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import { knownThings, type ComplexityLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, ComplexityLevel>
type Planned = PlannedFor<typeof manifest>

/** Size of the familiar thing when it is first shown alone (stage heights; clinical-design.md, /complexity). */
const ALONE = 0.4
/** The wall of a basket in front of a thing's foot: its offset from the thing's centre and its size, in units of the thing's size. */
const BASKET = { x: 0, y: 0.3, size: 1.1 } as const
/** Rung on which dots replace the photograph behind drawings. `FIRST_PHOTO` is the first rung with a photograph. */
const DOTS = 6
const FIRST_PHOTO = 7
/** The prompts: one distractor fades after each T, and after the third T all that remain (clinical-design.md, /complexity, "Nothing"). */
const help = { 1: ['fade-one'], 2: [], 3: ['fade-one', 'voice'], 4: ['others-out', 'dim-others'] } as const

/** Plans the familiar thing, which is alone at first, and then among the required number of others. */
export function planComplexity(request: Request): Planned {
  const { warmUp, words, level, settings } = request
  const known =
    words.find(({ id }) => id === settings.thing[0]) ??
    words.find(({ photo }) => photo !== undefined) ??
    words.find(({ id, category }) => id === knownThings[level.known][category]) ??
    words[0]
  if (known === undefined) throw new Error('there is nothing to look for')
  return warmUp ? alone(known, request) : { ...among(known, request), easier: alone(known, request) }
}

function alone(known: Word, { level: { form }, child: { dials }, aspect }: Request): Planned {
  const size = Math.max(ALONE, dials.targetSize)
  const place = placeIn(bestZone(dials.zones), size, aspect)
  const thing = pictureStimulus(known, { role: 'target', colour: palette[dials.colour], size, place }, form === undefined ? {} : { level: form })
  const { stimuli, ends } = targetNaturalMotion([thing], { level: dials.pictureLevel, aspect })
  return { mechanic: choose({ help, reward: { does: 'stay', names: true, ends } }), cue: nameOf(known), stimuli, records: { atOnce: 1 } }
}

function among(known: Word, request: Request): Planned {
  const { level, settings, child, random, soFar, aspect, itemsShare } = request
  const { dials, support } = child
  const { count, most, look } = dueIn(request)
  const { size, gap, ...spread } = (settings.arrange === 'grid' ? inGrid : spreadOut)(random, {
    count: most,
    size: Math.max(dials.leastSize, dials.targetSize),
    gap: Math.max(gapFor(support), level.apart ?? 0, settings.gap === 'suits' ? 0 : Number(settings.gap)),
    weights: dials.zones,
    least: dials.leastSize,
    before: soFar.trials.at(-1)?.zone ?? null,
    aspect,
  })
  const spots = spread.spots.slice(0, count)
  // After an overload, fewer things are shown.
  const others = othersFor(known, look, spots.length - 1, request).slice(0, Math.floor((spots.length - 1) * itemsShare))
  const picture = level.form === undefined ? {} : { level: level.form }
  const seen = spots.flatMap(({ place }, index): StimulusPlan[] => {
    const word = index === 0 ? known : others[index - 1]
    const wish = { role: index === 0 ? ('target' as const) : ('distractor' as const), colour: palette[dials.colour], size, place }
    return word === undefined ? [] : [pictureStimulus(word, wish, picture)]
  })
  // No thing leaves its basket.
  const isCovered = level.covered === true
  const { stimuli: things, ends } = isCovered ? { stimuli: seen, ends: [] } : targetNaturalMotion(seen, { level: dials.pictureLevel, aspect })
  const ground = groundFor(request)
  return {
    mechanic: choose({ help, reward: { does: isCovered ? 'celebrate' : 'stay', names: true, ends } }),
    cue: nameOf(known),
    stimuli: isCovered ? [...things, ...things.map((thing, index) => basket(thing, index, request))] : things,
    ...(ground === null ? {} : { ground: { ...ground, before: true } }),
    records: { atOnce: things.length, gap, ...(others.length === 0 ? {} : { likeness: sharedLookOf(known, others) }) },
  }
}

/**
 * Returns the number of things, the number for which there must be space, and the feature that the distractors share with the target. The number
 * grows again with each feature. If the numbers alternate in a measurement, a single thing is as small as it would be among the largest number.
 */
function dueIn(request: Request): { readonly count: number; readonly most: number; readonly look: SharedLook } {
  const { level, settings, soFar, turn, turns, deal, child } = request
  const { looks, items } = level
  if (level.ways !== undefined) {
    const numbers = openWays(level, child.dials).map((way) => way.items ?? 1)
    return { count: inRounds(deal(), numbers, turn + 1)[turn] ?? 1, most: Math.max(...numbers), look: 'unlike' }
  }
  const each = turns / looks.length
  const step = Math.min(looks.length - 1, Math.floor(Math.max(0, turn) / each))
  const grown = items.least + turn - Math.ceil(step * each)
  const wished = settings.number === 'falling' ? settings.today : Math.max(items.least, Math.min(items.most, grown))
  const count = Math.max(1, Math.min(MOST_ITEMS, wished + soFar.moreItems))
  return { count, most: count, look: looks[step] ?? 'unlike' }
}

/** Returns the distractors: first the adult's choice, then things with the feature of this trial. */
function othersFor(known: Word, look: SharedLook, count: number, { level, words, settings, child: { dials }, random }: Request): readonly Word[] {
  const rivals = words.filter((word) => word.id !== known.id && isSameHand(known, word, dials.pictureLevel))
  const picked = shuffled(
    random,
    rivals.filter(({ id }) => settings.others.includes(id)),
  ).slice(0, count)
  const open = rivals.filter((word) => !picked.includes(word))
  const missing = count - picked.length
  const seen = look === 'same-colour' ? open : withoutColour(open, dials.colour, missing)
  return [...picked, ...neighboursThatShare(known, seen, { look, fill: level.fill, count: missing }, random)]
}

function groundFor({ level, settings, child: { dials } }: Request) {
  const isDrawn = !isReal(dials.pictureLevel)
  return groundOn(isDrawn && level.ground >= FIRST_PHOTO ? DOTS : level.ground, { place: settings.place, furnished: true })
}

function basket({ id, place, size, zone }: StimulusPlan, index: number, { child: { dials }, aspect }: Request): StimulusPlan {
  return drawnStimulus(`basket-${index + 1}`, formOf('nestFront', isReal(dials.pictureLevel)), {
    role: 'control',
    colour: palette[dials.secondColour],
    place: placeWithin(place, size, BASKET, aspect),
    size: size * BASKET.size,
    zone,
    leavesWith: id,
  })
}
