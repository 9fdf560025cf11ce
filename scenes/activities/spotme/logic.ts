import { palette } from '#domain/child/palette'
import { shuffled } from '#domain/random'
import { pictureChoices } from '#domain/trials/concepts/choices'
import { targetNaturalMotion } from '#domain/trials/concepts/naturalMotion'
import type { PromptPlan } from '#domain/trials/plan/prompts'
import { choose } from '#domain/trials/plan/mechanics'
import { bestZone, placeIn, zoneAt } from '#domain/trials/layout/placement'
import { sceneContent } from '#domain/trials/concepts/sceneContent'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { placeInBox } from '#scenes/activities/spotme/places'
import { drawnStimulus, pictureStimulus } from '#domain/trials/concepts/things'
import { knownBy, peopleOf } from '#domain/words/faces'
import { isReal, isSameHand } from '#domain/words/levels'
import { samePart } from '#domain/words/parts'
import { type PlaceData, shadowsOf } from '#domain/words/places'
import { nameOf } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import type { Met, SpotLevel } from './levels'
import type manifest from './manifest'

export type SpotRequest = RequestFor<typeof manifest, SpotLevel>
type Planned = PlannedFor<typeof manifest>
type Places = Readonly<Record<string, PlaceData>>

/** Size of the sample when it is alone (stage heights). The next constants are the sizes of a mirror and of one of several people. */
const SAMPLE = 0.6
const MIRROR = 0.75
const PERSON = 0.34
/** Brightness of the rest of the picture after a touch. `DUSK` is the brightness of all of it in another light. */
const REST = 0.1
const DUSK = 0.45
/** Hit area of a thing in a box that an adult drew: the whole box, including its corners (in units of its size). */
const BOX = { x: 0, y: 0, size: Math.SQRT2 } as const
/**
 * Returns the prompts of a scene. The rest of the picture fades step by step. If it is already nearly dark, something else changes as well, because
 * the fade alone would not be noticed.
 */
const sceneHelp = (light: number): PromptPlan => ({
  1: light < 0.5 ? ['swell', { id: 'whole', does: 'dim', to: 0.5 }] : [{ id: 'whole', does: 'dim', to: 0.5 }],
  2: light < 0.5 ? ['sway', { id: 'whole', does: 'dim', to: 0.2 }] : ['swell', { id: 'whole', does: 'dim', to: 0.2 }],
  4: ['hop'],
})
const placeHelp: PromptPlan = { 1: ['dim-ground', 'dim-others'], 2: ['no-ground', 'swell'], 4: ['others-out', 'hop'] }

/** Plans a trial with one of the things in the family's own scenes, or in a place. The warm-ups show the thing alone, with its name. */
export function planSpot(request: SpotRequest, places: Places): Planned {
  const { level, words, settings, hasMirror } = request
  if (hasMirror) return inMirror(request)
  const own = words.filter(({ scene }) => scene !== undefined)
  const picked = own.filter(({ id }) => settings.scenes.includes(id))
  const asked = picked.length > 0 ? picked : own
  if (level.kind === 'group') return inGroup(request)
  const scene = askedOf(asked, request)
  return scene === undefined ? inPlace(request, places) : inScene(scene, own, request)
}

/** Returns the thing to ask for. There are two things per block, and others in the next block. Each was shown alone, with its name, in an earlier warm-up. */
function askedOf<T>(all: readonly T[], { index, turn, warmUp, deal }: SpotRequest): T | undefined {
  const two = shuffled(deal(), all).slice(0, 2)
  return two[(warmUp ? index : turn) % Math.max(1, two.length)]
}

/** Plans a trial in which the child sees itself in a mirror. */
function inMirror({ child: { dials }, aspect }: SpotRequest): Planned {
  const wish = { role: 'target', colour: palette[dials.colour], size: MIRROR, place: placeIn(bestZone(dials.zones), MIRROR, aspect) } as const
  return { mechanic: choose({}), cue: { phrase: 'look' }, stimuli: [drawnStimulus('mirror', 'mirror', wish)], records: { met: 'mirror', isOwn: false } }
}

/** The style of a photograph that stays a photograph, whatever the child's picture level is, and has no outline. */
const AS_IT_IS = { level: 'realistic', edge: 0 } as const

/** Plans a trial in one of the family's own scenes. Its thing is cut out, or is in the picture, with the rest at a share of its brightness. */
function inScene(word: Word, scenes: readonly Word[], request: SpotRequest): Planned {
  const { level, warmUp, child, words, random, aspect } = request
  const colour = palette[child.dials.colour]
  const isSame = (other: Word) => other.word.toLowerCase() === word.word.toLowerCase()
  // Next to it is another of the family's things, or a thing that looks different.
  const like = (each: Word) => each.scene === undefined && isSameHand(word, each, 'realistic') && each.mainColour !== word.mainColour
  const others = [...shuffled(random, scenes), ...shuffled(random, words.filter(like))].filter((each) => !isSame(each))
  // Its other picture is another scene of the same name. If there is none, it is the same scene in another light.
  const seen = (level.kind === 'scene' && level.isOther === true ? scenes.find((each) => each.id !== word.id && isSame(each)) : undefined) ?? word
  const spot = warmUp || level.kind !== 'scene' ? null : placeInBox(seen.scene ?? [0, 0, 1, 1], child.dials, aspect)
  if (spot === null || level.kind !== 'scene') return cutOut(word, others, request)
  const dusk = level.isOther === true && seen === word ? DUSK : undefined
  const whole = pictureStimulus(seen, { role: 'place', colour, size: spot.size, place: spot.middle, noHalo: true }, { ...AS_IT_IS, shade: dusk ?? level.light })
  const wish = { role: 'target', colour, size: spot.of, place: spot.place, hit: BOX } as const
  return {
    mechanic: choose({ help: sceneHelp(level.light), reward: { names: true, ends: [{ id: 'whole', does: 'dim', to: REST }] } }),
    cue: nameOf(word),
    stimuli: [{ ...whole, id: 'whole' }, pictureStimulus(seen, wish, { ...cutOf(seen), ...(dusk === undefined ? {} : { shade: dusk }) })],
    records: { met: metIn(level), isOwn: true, inPicture: inPicture(seen) },
  }
}

/** Returns the zone of the picture in which the thing is: from 1 at the top left to 9 at the bottom right. */
const inPicture = ({ scene: [x, y, width, height] = [0, 0, 1, 1] }: Word): number => zoneAt({ x: x + width / 2, y: y + height / 2 })

const metIn = ({ light, isOther }: Extract<SpotLevel, { kind: 'scene' }>): Met =>
  isOther === true ? 'otherwise' : light === 1 ? 'whole' : (`light-${Math.round(light * 100)}` as Met)

/** Returns the picture of a scene, cut to the thing in it. */
const cutOf = ({ scene }: Word): Partial<PicturePlan> => (scene === undefined ? {} : { ...AS_IT_IS, piece: scene })

/** Plans a thing that is cut out, large and alone, or next to the first of the others. */
function cutOut(word: Word, others: readonly Word[], request: SpotRequest): Planned {
  const { level, warmUp, child } = request
  const { dials } = child
  const beside = warmUp || level.kind !== 'cut-out' ? [] : others.slice(0, level.others)
  const sample = { role: 'target', colour: palette[dials.colour], size: SAMPLE, place: placeIn(bestZone(dials.zones), SAMPLE) } as const
  // A photograph is shown next to another photograph.
  const alike = word.scene === undefined ? {} : AS_IT_IS
  const shown = [word, ...beside].map((each) => ({ word: each, picture: { ...alike, ...cutOf(each) } }))
  const things =
    beside.length === 0 ? [pictureStimulus(word, sample, cutOf(word))] : pictureChoices(shown, Math.max(dials.leastSize, dials.targetSize), request)
  const { stimuli, ends } = targetNaturalMotion(things, { level: dials.pictureLevel, aspect: request.aspect })
  return {
    mechanic: choose({ reward: { does: 'stay', names: true, ends } }),
    cue: nameOf(word),
    stimuli: word.scene === undefined ? stimuli : stimuli.map((each) => ({ ...each, toCorners: true as const })),
    records: { met: beside.length === 0 ? 'alone' : 'beside', isOwn: word.scene !== undefined },
  }
}

/** Plans a thing in one of our places, in the same steps, for a family that has no scene. */
function inPlace(request: SpotRequest, places: Places): Planned {
  const { level, warmUp, child, words, settings, aspect } = request
  const data = places[settings.place]
  if (data === undefined) throw new Error(`There is no place "${settings.place}".`)
  const { members, strips, names } = sceneContent(data, 6, { words, dials: child.dials, aspect })
  const inOrder = members.toSorted((one, other) => names.indexOf(one.word) - names.indexOf(other.word))
  const asked = askedOf(inOrder, request)
  if (asked === undefined) throw new Error('There is nothing in this place.')
  const colour = palette[child.dials.colour]
  const others = inOrder.flatMap(({ of }) => (of !== asked.of && of.mainColour !== child.dials.colour ? [of] : []))
  if (warmUp || level.kind !== 'scene') return cutOut(asked.of, others, request)
  // Another picture of the thing replaces it. If there is none, the thing is mirrored, in another light.
  const hasView = (asked.of.realistic?.length ?? 0) > 1
  const view = level.isOther !== true ? {} : hasView ? { view: 1 } : ({ mirrored: true, shade: DUSK } as const)
  const things = members.map((member) => {
    const { of, x, y, size } = member
    const isAsked = member === asked
    const wish = { role: isAsked ? ('target' as const) : ('distractor' as const), colour, size, place: { x, y } }
    return pictureStimulus(of, wish, isAsked ? view : { shade: level.light })
  })
  const { stimuli, ends } = targetNaturalMotion(things, { level: child.dials.pictureLevel, aspect })
  const shadows = shadowsOf(members)
  return {
    mechanic: choose({ help: placeHelp, reward: { does: 'stay', names: true, clearsGround: true, ends } }),
    cue: nameOf(asked.of),
    stimuli,
    ground: { ...(isReal(child.dials.pictureLevel) ? { place: data.id, look: 'full', shadows } : { strips }), before: true, light: level.light },
    records: { met: metIn(level), isOwn: false },
  }
}

/** Plans a person among a growing number of others, who is found by something that only this person has. */
function inGroup(request: SpotRequest): Planned {
  const { level, words, turn, turns, random, warmUp } = request
  const known = peopleOf(words).filter((person) => knownBy(person) !== null)
  const person = askedOf(known, request)
  const mark = person === undefined ? null : knownBy(person)
  if (person === undefined || mark === null || level.kind !== 'group') throw new Error('There is nobody with anything to tell.')
  if (warmUp) return cutOut(person, [], request)
  const others = peopleOf(words).filter((other) => other.id !== person.id && isSameHand(person, other, 'flat') && samePart(mark, other.salient) === null)
  const count = level.sizes[Math.min(2, Math.floor((3 * turn) / turns))] ?? 2
  const shown = [person, ...shuffled(random, others).slice(0, count - 1)].map((word) => ({ word }))
  return {
    mechanic: choose({ help: { 3: ['fade-one', 'voice'] }, reward: { names: true } }),
    cue: { part: mark.phrase },
    stimuli: pictureChoices(shown, PERSON, request),
    records: { met: 'group', isOwn: person.photo !== undefined },
  }
}
