import { usualLook } from '#domain/trials/concepts/animals'
import { palette } from '#domain/child/palette'
import { restlessColour } from '#domain/child/safety'
import { defaultVoiceThresholds } from '#domain/devices/voiceLevel'
import { dealt, pick, shuffled } from '#domain/random'
import { naturalMotion, targetNaturalMotion } from '#domain/trials/concepts/naturalMotion'
import { soundPrompts, planListening } from '#domain/trials/concepts/listening'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import type { RewardPlan } from '#domain/trials/plan/mechanics/common'
import type { ByVoiceSpec } from '#domain/trials/plan/mechanics/devices'
import { byVoice, choose, hold, tilt } from '#domain/trials/plan/mechanics'
import { bestZone, chooseZone, EDGE, placeIn, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus, pictureStimulus, withStages } from '#domain/trials/concepts/things'
import { soundOf } from '#domain/words/naturalSounds'
import { neighbours } from '#domain/words/neighbours'
import { nameOf } from '#domain/words/utterance'
import type { SoundLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, SoundLevel>
type Planned = PlannedFor<typeof manifest>

/** Number of separate sounds that open a thing (clinical-design.md, /sound_ai, "Success"). */
const SOUNDS = 3
/** Brightness of a thing before it lights up. `WAITING` is its brightness while it waits for "now". */
const UNLIT = 0.4
const WAITING = 0.45
/** Quiet (ms) before "now". `TRAIL_MS` is the total time (ms) of the sounds that make a trail. */
const QUIET_MS = 2000
const TRAIL_MS = 4000
/** Length of a trail (stage widths), and its bend (stage heights). */
const TRAIL = { long: 0.5, bends: 0.1 } as const
/** Sizes (stage heights), speed (stage widths per second) and brightness of the thing that moves up and down, and of its goal. */
const HEIGHT = { ball: 0.2, goal: 0.26, speed: 0.1, light: 0.55 } as const
/** Petals around a finished thing: the delay (ms) until its own look has come to rest, and their distance from its centre (in units of its size). */
const PETALS = { afterMs: 1200, reach: 0.95 } as const
/** Position of a ball in its goal (in units of the goal's size), and the time (ms) at which the petals open. */
const HOME = { lies: 0.62, opensMs: 1400 } as const
/** Delay (ms) between the name and the repeated sound. */
const SOUND_AFTER_MS = 2000
/** Things with an unmistakable sound. */
const HEARD = ['dog', 'cat', 'cow', 'duck', 'sheep', 'horse', 'pig', 'chicken', 'bird', 'lion', 'bell', 'drum', 'clock', 'telephone', 'car', 'train']
const help = { 4: ['show-how'] } as const
const cue = { phrase: 'you-can-call-it' } as const

/** Plans the effect of a sound at this level. In an easier trial, a sound opens the thing. */
export function planSound(request: Request): Planned {
  const first = planOpening(request)
  switch (request.warmUp && request.level.does !== 'listens' ? 'opens' : request.level.does) {
    case 'opens':
      return first
    case 'trail':
      return { ...planTrail(request), easier: first }
    case 'size':
      return { ...calling(request, { followsLoudness: true }), needed: SOUNDS, stimuli: [lightIn(request)], easier: first }
    case 'waits':
      return { ...calling(request, { waitsMs: QUIET_MS }), stimuli: [lightIn(request, { light: WAITING })], easier: first }
    case 'height':
      return { ...planHeight(request), easier: first }
    case 'listens':
      return planHeard(request)
  }
}

const hearingOf = ({ settings: { louder, claps, lowCut } }: Request) => ({
  beginsDb: Number(louder),
  beginsMs: claps ? 0 : defaultVoiceThresholds.beginsMs,
  lowCutHz: lowCut === 'none' ? 0 : Number(lowCut),
})

/**
 * Returns the effect in which petals of light open around a thing, in the child's two colours. They are never red, because red would have to fade too
 * slowly.
 */
const petalsAbout = (id: string, size: number, { child: { dials } }: Request, afterMs: number = PETALS.afterMs): StoryEffect => ({
  id,
  does: 'bloom',
  colour: restlessColour(palette[dials.secondColour]),
  inside: restlessColour(palette[dials.colour]),
  reach: size * PETALS.reach,
  afterMs,
})

const openingAbout = (id: string, size: number, request: Request): RewardPlan => ({ does: 'stay', ends: [petalsAbout(id, size, request)] })

const calling = (request: Request, wish: Partial<ByVoiceSpec> = {}) => {
  const hearing = hearingOf(request)
  const reward = openingAbout('light', request.child.dials.targetSize, request)
  return { mechanic: byVoice({ ms: hearing.beginsMs, hearing, called: true, grows: request.settings.growth / 100, help, reward, ...wish }), cue }
}

/**
 * Returns a light in one of the places that the child sees, with space to grow. A glow captures the gaze of a light-gazing child, so a matt shape
 * replaces it.
 */
function lightIn({ child: { dials }, random, soFar, aspect }: Request, wish: Partial<StimulusPlan> = {}): StimulusPlan {
  const zone = chooseZone(random, dials.zones, soFar.trials.at(-1)?.zone ?? null)
  const place = placeIn(zone, dials.targetSize * 1.5, aspect)
  const colour = palette[dials.colour]
  return drawnStimulus('light', dials.lightGazer ? 'disc' : 'light', { role: 'target', colour, place, zone, size: dials.targetSize, ...wish })
}

/** Plans a trial in which three sounds open a flower, light a light, or light up a picture. */
function planOpening(request: Request): Planned {
  const { settings, words } = request
  const light = lightIn(request, { light: UNLIT })
  const word = words.find(({ id }) => settings.word.includes(id))
  const { light: _, ...whole } = light
  if (settings.opens === 'flower') {
    const flower = withStages({ ...whole, id: 'flower', shows: { drawing: 'flowerBud' } }, 'flowerThird', 'flowerNearly', 'flowerOpen')
    return { ...calling(request, { reward: openingAbout('flower', flower.size, request) }), needed: SOUNDS, stimuli: [flower] }
  }
  if (settings.opens === 'light' || word === undefined) return { ...calling(request), needed: SOUNDS, stimuli: [light] }
  const { stimulus, ends } = naturalMotion(pictureStimulus(word, light), { level: request.child.dials.pictureLevel, aspect: request.aspect })
  return { ...calling(request, { reward: { does: 'stay', ends } }), needed: SOUNDS, stimuli: [stimulus] }
}

/** Plans a light that moves along while the sound lasts, and leaves a trail. */
function planTrail(request: Request): Planned {
  const { child, turn, deal, aspect } = request
  const { dials } = child
  const size = Math.max(dials.leastSize, Math.min(dials.targetSize, 0.2))
  const isSeen = (points: readonly Place[]) => points.every((place) => dials.zones[zoneAt(place)] > 0)
  const best = placeIn(bestZone(dials.zones), size, aspect)
  const ways = [0.5, 0.3, 0.7].map((y) => trailThrough({ x: 0.5, y }, TRAIL.long)).filter(isSeen)
  const open = ways.length > 0 ? ways : [trailThrough(best, 0.25)]
  const way = dealt(deal(), open, Math.max(0, turn))
  const [from, ...trail] = turn % 2 === 0 ? way : way.toReversed()
  const light = lightIn(request, { size })
  const ms = Math.max(TRAIL_MS, (TRAIL.long / dials.maxSpeed) * 1000)
  return {
    mechanic: hold({ ms, trail, hearing: hearingOf(request), called: true, help, reward: openingAbout('light', size, request) }),
    cue,
    stimuli: from === undefined ? [light] : [{ ...light, place: from, zone: zoneAt(from) }],
  }
}

/** Returns the points of a gentle arc from left to right. */
const trailThrough = ({ x, y }: Place, long: number): readonly Place[] =>
  Array.from({ length: 17 }, (_, index) => index / 8 - 1).map((at) => ({ x: x + (at * long) / 2, y: y + TRAIL.bends * (at * at - 0.5) }))

/** Plans a thing that a high voice moves up and a low one moves down, to the goal above or below. */
function planHeight(request: Request): Planned {
  const { child, turn, deal } = request
  const { dials } = child
  const colour = palette[dials.colour]
  const edge = EDGE + HEIGHT.goal / 2
  const size = Math.max(dials.leastSize, HEIGHT.ball)
  const columns = [0.5, 1 / 6, 5 / 6].map((x) => ({ x, y: 0.5 }))
  const courts = columns.flatMap((ball) => [edge, 1 - edge].map((y) => ({ ball, goal: { x: ball.x, y } })))
  const seen = courts.filter(({ ball, goal }) => [ball, goal].every((place) => dials.zones[zoneAt(place)] > 0))
  const { ball, goal } = dealt(deal(), seen.length > 0 ? seen.slice(0, 2) : courts.slice(0, 2), Math.max(0, turn))
  return {
    mechanic: tilt({
      speed: Math.min(dials.maxSpeed, HEIGHT.speed),
      deadDegrees: 0,
      pitched: true,
      hearing: hearingOf(request),
      called: true,
      help: { 3: ['part-way', 'voice'], 4: ['show-how'] },
      reward: {
        does: 'stay',
        ends: [
          { id: 'ball', does: 'settle', to: goal, scale: Math.min(1, (HEIGHT.goal * HOME.lies) / size) },
          { id: 'goal', does: 'dim', to: 1 },
          petalsAbout('goal', HEIGHT.goal, request, HOME.opensMs),
        ],
      },
    }),
    cue,
    stimuli: [
      drawnStimulus('goal', dials.lightGazer ? 'disc' : 'light', {
        role: 'place',
        colour: palette[dials.secondColour],
        place: goal,
        size: HEIGHT.goal,
        light: HEIGHT.light,
      }),
      drawnStimulus('ball', 'disc', { role: 'target', colour, place: ball, size, goesTo: 'goal' }),
    ],
  }
}

/** Plans a trial in which the thing sounds in the dark, and is then one of two pictures. Without sound, its name is spoken. */
function planHeard(request: Request): Planned {
  const { index, warmUp, words, random, deal, child } = request
  const known = words.filter(({ id }) => HEARD.includes(id))
  const word = dealt(deal(), known, index)
  const sound = soundOf(word)
  const others = neighbours(word, shuffled(random, known), 'unlike', known.length, random).filter((each) => soundOf(each) !== sound)
  const planned = planListening([word, ...(warmUp ? [] : [pick(random, others.slice(0, 4))])], (each) => usualLook(each, child.dials.pictureLevel), request)
  const { stimuli, ends } = targetNaturalMotion(planned.stimuli, { level: child.dials.pictureLevel, aspect: request.aspect })
  const sounds = sound === undefined ? [] : [{ name: sound, afterMs: SOUND_AFTER_MS }]
  const byName: Planned = { mechanic: choose({ help: soundPrompts, reward: { does: 'stay', names: true, ends, sounds } }), cue: nameOf(word), stimuli }
  return sound === undefined ? byName : { ...byName, asks: sound, unheard: byName }
}
