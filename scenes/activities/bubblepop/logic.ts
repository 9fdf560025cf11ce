import { palette, type ColourName } from '#domain/child/palette'
import { MIN_TARGET_SIZE, safeSpeed } from '#domain/child/safety'
import { shuffled } from '#domain/random'
import { choose } from '#domain/trials/mechanics'
import { bestZone, EDGE, gapFor, placeIn, spreadOut, zoneAt } from '#domain/trials/placement'
import type { Place, StimulusPlan, TrialPlan } from '#domain/trials/plan'
import type { RequestFor } from '#domain/trials/request'
import { drawnThing } from '#domain/trials/things'
import type { PhraseId, Utterance } from '#domain/words/utterance'
import type { BubbleLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, BubbleLevel>
type Side = Request['settings']['entrySide']

const SIDES: readonly Side[] = ['left', 'right', 'below', 'above']
/** A soft pop a moment after the bubble begins to open, and then the chime (domain.md, /bubblepop). */
const sounds = [{ name: 'pop', afterMs: 100 }, { name: 'chime', afterMs: 1000 }] as const
const ALONE: BubbleLevel = { speed: 0, sizeShare: 1, bubbles: { drawing: 'bubble', count: 1 }, others: null, side: null }

/** One trial: a still bubble in the best zone as warm-up, else what the level has. */
export function planBubbles(request: Request): TrialPlan {
  const { warmUp, child: { dials, support }, settings, soFar, random } = request
  const level = warmUp ? ALONE : request.level
  const { spots, size } = spreadOut(random, {
    count: level.bubbles.count + (level.others?.count ?? 0),
    size: Math.max(MIN_TARGET_SIZE, dials.targetSize * level.sizeShare),
    gap: gapFor(support),
    weights: warmUp ? { ...dials.zones, [bestZone(dials.zones)]: 100 } : dials.zones,
    before: warmUp ? null : (soFar.trials.at(-1)?.zone ?? null),
  })
  const stimuli = (warmUp ? [{ zone: bestZone(dials.zones), place: placeIn(bestZone(dials.zones), size) }] : spots).map(({ place }, index): StimulusPlan => {
    const { others, bubbles } = level
    if (index < bubbles.count || others === null) return drawnThing(`bubble-${index + 1}`, bubbles.drawing, { role: 'target', colour: palette[dials.colour], place, size })
    const colour = palette[others.sameColour === true ? dials.colour : dials.secondColour]
    return drawnThing(`other-${index + 1}`, others.drawing, { role: 'distractor', colour, place, size })
  })
  const order = level.side === 'any' ? shuffled(random, SIDES) : [settings.entrySide, ...SIDES]
  const side = level.side === null ? null : (order.find((each) => stimuli.every((stimulus) => dials.zones[zoneAt(ends(each, stimulus)[0])] > 0)) ?? null)
  const isMoving = side !== null && level.speed > 0
  return {
    mechanic: choose({
      stopsWhenNear: settings.stopsWhenNear,
      ...(isMoving ? { help: { 1: ['slow'], 2: ['park', 'sway'] } } : {}),
      reward: { does: 'open', sounds },
    }),
    ...(level.others === null ? {} : { cue: cueOf(level, dials.colour) }),
    stimuli: isMoving ? stimuli.map((stimulus) => drifting(stimulus, side, level.speed, request)) : stimuli,
  }
}

/** "Pop the cat" where a thing in the bubble is asked for, else the colour: without being told nobody could know. */
const cueOf = ({ bubbles }: BubbleLevel, colour: ColourName): Utterance => ({ phrase: bubbles.drawing === 'bubbleWithCat' ? 'pop-the-cat' : (`pop-${colour}` satisfies PhraseId) })

/** Both ends of the way through a thing's own row or column. The stage is at least 4:3, so 3/4 of a height is a width. */
function ends(side: Side, { place, size }: StimulusPlan): readonly [Place, Place] {
  const [near, far] = [EDGE + (size * 3) / 8, 1 - EDGE - (size * 3) / 8]
  const [top, bottom] = [{ x: place.x, y: EDGE + size / 2 }, { x: place.x, y: 1 - EDGE - size / 2 }]
  if (side === 'below' || side === 'above') return side === 'below' ? [bottom, top] : [top, bottom]
  return side === 'left' ? [{ x: near, y: place.y }, { x: far, y: place.y }] : [{ x: far, y: place.y }, { x: near, y: place.y }]
}

/** One alone crosses the stage; several drift a little beside one another, so that they never meet. */
function drifting(stimulus: StimulusPlan, side: Side, speed: number, { child: { dials, support }, level }: Request): StimulusPlan {
  const isAlone = level.bubbles.count + (level.others?.count ?? 0) === 1
  const [near, far] = ends(side, stimulus)
  const place = isAlone ? near : stimulus.place
  // At A a bubble parks in the best zone, at B on the far side; at C it leaves there untouched.
  const to = isAlone ? (support === 'A' ? placeIn(bestZone(dials.zones), stimulus.size) : far) : aLittle(place, side, stimulus.size)
  return {
    ...stimulus,
    place,
    zone: zoneAt(place),
    speed: safeSpeed(stimulus.colour, Math.min(speed, dials.maxSpeed)),
    drift: { to, atEnd: isAlone && support === 'C' ? 'leave' : 'park' },
  }
}

/** A quarter of its size away, on the side to which it goes. */
function aLittle({ x, y }: Place, side: Side, size: number): Place {
  const by = size / 4
  const inside = (value: number, half: number) => Math.min(1 - EDGE - half, Math.max(EDGE + half, value))
  if (side === 'below' || side === 'above') return { x, y: inside(y + (side === 'below' ? -by : by), size / 2) }
  return { x: inside(x + (side === 'left' ? by : -by) * 0.75, (size * 3) / 8), y }
}
