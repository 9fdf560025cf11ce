import { palette } from '#domain/child/palette'
import { safeSpeed } from '#domain/child/safety'
import { shuffled } from '#domain/random'
import type { RewardPlan } from '#domain/trials/plan/mechanics/common'
import { choose } from '#domain/trials/plan/mechanics'
import { bestZone, EDGE, gapFor, placeIn, spreadOut, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus, pictureStimulus } from '#domain/trials/concepts/things'
import { nameOf, type PhraseId, type Utterance } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import { type EntrySide, waysOf } from './drift'
import type { BubbleLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, BubbleLevel>

const SIDES: readonly EntrySide[] = ['left', 'right', 'below', 'above']
/** Contents of bubbles: the default target, the distractor, and the distractor if the default distractor is the target. */
const ANIMALS = ['cat-face', 'fish', 'duck'] as const
/** A soft pop shortly after the bubble starts to open. The chime follows (clinical-design.md, /bubblepop). */
const pop = { name: 'pop', afterMs: 100 } as const
const rewardOf = (names: boolean): RewardPlan =>
  names ? { does: 'open', names: true, sounds: [pop] } : { does: 'open', sounds: [pop, { name: 'chime', afterMs: 1000 }] }
const ALONE: BubbleLevel = { speed: 0, sizeShare: 1, bubbles: { count: 1 }, others: null, side: null }

/** Plans one trial. A warm-up has a still bubble in the best zone; other trials have the level's bubbles. */
export function planBubbles(request: Request): TrialPlan {
  const { warmUp, index, settings, words, soFar, random } = request
  const { dials, support } = request.child
  const level = warmUp ? ALONE : request.level
  const picked = words.filter(({ id }) => settings.inside.includes(id))
  const inside = picked[index % Math.max(1, picked.length)]
  const { spots, size } = spreadOut(random, {
    count: level.bubbles.count + (level.others?.count ?? 0),
    size: Math.max(dials.leastSize, level.leastSize ?? 0, dials.targetSize * level.sizeShare),
    gap: gapFor(support),
    weights: warmUp ? { ...dials.zones, [bestZone(dials.zones)]: 100 } : dials.zones,
    least: dials.leastSize,
    before: warmUp ? null : (soFar.trials.at(-1)?.zone ?? null),
  })
  const [cat, fish, duck] = ANIMALS.map((name) => words.find(({ id }) => id === name))
  const stranger = [fish, duck].find((word) => word?.id !== inside?.id && word?.mainColour !== dials.colour)
  const stimuli = (warmUp ? [{ zone: bestZone(dials.zones), place: placeIn(bestZone(dials.zones), size) }] : spots).map(({ place }, index): StimulusPlan => {
    const { others, bubbles } = level
    if (index < bubbles.count || others === null)
      return thing(`bubble-${index + 1}`, inside ?? (bubbles.hold ? cat : undefined), { role: 'target', colour: palette[dials.colour], place, size })
    // Bubbles differ by their contents if each contains something, otherwise by their colour.
    const colour = palette[bubbles.hold ? dials.colour : dials.secondColour]
    return thing(`other-${index + 1}`, others.hold ? stranger : inside, { role: 'distractor', colour, place, size }, others.bare)
  })
  const order = level.side === 'any' ? shuffled(random, SIDES) : [settings.entrySide, ...SIDES]
  const side = level.side === null ? null : (order.find((each) => stimuli.every((stimulus) => dials.zones[zoneAt(ends(each, stimulus)[0])] > 0)) ?? null)
  // The cue names the contents ("pop the cat") or the colour. Without it the child could not know which bubble is meant.
  const named: Utterance = inside === undefined ? { phrase: 'pop-the-cat' } : nameOf(inside)
  const cue: Utterance = level.bubbles.hold ? named : { phrase: `pop-${dials.colour}` satisfies PhraseId }
  const isMoving = side !== null && level.speed > 0
  return {
    mechanic: choose({
      stopsWhenNear: settings.stopsWhenNear,
      ...(isMoving ? { help: { 1: ['slow'], 2: ['park', 'sway', 'glow'] } } : {}),
      // A picture that was in a bubble is named.
      reward: rewardOf(inside !== undefined || level.bubbles.hold === true),
    }),
    ...(level.others === null ? {} : { cue }),
    stimuli: isMoving ? drifting(stimuli, side, level.speed, request) : stimuli,
  }
}

/** Returns a bubble with or without a picture in it, or a picture without a bubble. */
function thing(id: string, inside: Word | undefined, wish: Parameters<typeof pictureStimulus>[1], bare = false): StimulusPlan {
  if (inside === undefined) return drawnStimulus(id, 'bubble', wish)
  return { ...pictureStimulus(inside, wish), id, ...(bare ? {} : { shows: { picture: { word: inside }, inBubble: true } }) }
}

/** Returns both ends of a path through a thing's own row or column. The stage is at least 4:3, so at most 3/4 of a height is a width. */
function ends(side: EntrySide, { place, size }: StimulusPlan): readonly [Place, Place] {
  const [near, far] = [EDGE + (size * 3) / 8, 1 - EDGE - (size * 3) / 8]
  const [top, bottom] = [
    { x: place.x, y: EDGE + size / 2 },
    { x: place.x, y: 1 - EDGE - size / 2 },
  ]
  if (side === 'below' || side === 'above') return side === 'below' ? [bottom, top] : [top, bottom]
  return side === 'left'
    ? [
        { x: near, y: place.y },
        { x: far, y: place.y },
      ]
    : [
        { x: far, y: place.y },
        { x: near, y: place.y },
      ]
}

/** Returns bubbles that cross the stage. Several of them move side by side. */
function drifting(stimuli: readonly StimulusPlan[], side: EntrySide, speed: number, { child: { dials, support } }: Request): StimulusPlan[] {
  const ways = waysOf(stimuli, side, dials.zones)
  return stimuli.map((stimulus) => {
    const isAlone = stimuli.length === 1
    const [near, far] = ends(side, stimulus)
    const { from, to } = (isAlone ? undefined : ways.get(stimulus.id)) ?? {
      from: near,
      // At support level A a bubble stops in the best zone, at B on the far side. At C a bubble that is not touched leaves on the far side.
      to: support === 'A' ? placeIn(bestZone(dials.zones), stimulus.size) : far,
    }
    return {
      ...stimulus,
      place: from,
      zone: zoneAt(from),
      speed: safeSpeed(stimulus.colour, Math.min(speed, dials.maxSpeed)),
      drift: { to, atEnd: isAlone && support === 'C' ? 'leave' : 'park' },
    }
  })
}
