import { palette } from '#domain/child/palette'
import { shuffled } from '#domain/random'
import { pictureChoices } from '#domain/trials/choices'
import { card, carry, choose } from '#domain/trials/mechanics'
import { missingParts, partPlace } from '#domain/trials/partPlaces'
import { bestZone, placeIn, spreadOut } from '#domain/trials/placement'
import type { PicturePlan, StimulusPlan } from '#domain/trials/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/request'
import { pictureThing } from '#domain/trials/things'
import { type FacePartId, facePartsOf, knownBy, otherFacePart, partsFrom, peopleOf, sameOnAnimal, SEVERAL } from '#domain/words/faces'
import { isSameHand } from '#domain/words/levels'
import { samePart } from '#domain/words/parts'
import { nameOf } from '#domain/words/utterance'
import type { SalientPart, Word } from '#domain/words/words'
import type { FaceLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, FaceLevel>
type Planned = PlannedFor<typeof manifest>

/** One face, one of several in the child's own size and within limits, and one of two that are compared (stage heights). */
const SIZE = 0.7
const ONE_OF = { share: 1.4, least: 0.26, most: 0.4 } as const
const OF_TWO = 0.45
/** A touch so far (stage heights) beside a part is one of it; a part is let go so near to its place. */
const TOLERANCE = 0.06
const SNAP = 0.12
/** As help the edge of a part is so wide (stage heights). */
const THICKER = 0.03
const placeHelp = { 1: ['glow'], 2: ['sway'], 3: ['part-way'], 4: ['show-how'] } as const
const help = { 1: ['thicken', 'glow'], 2: [], 3: ['dim-places', 'voice'] } as const

/** A face and one of its parts, in the order that an adult set; the warm-ups are touches of a part that is lit. */
export function planFace(request: Request): Planned {
  const { index, level, turn, settings, words } = request
  const people = peopleOf(words, settings.people)
  const isSeveral = level.kind === 'touch' && level.people === 'several'
  const person = people[isSeveral ? Math.max(0, turn) % Math.min(SEVERAL, people.length) : 0]
  const wanted = person === undefined ? [] : partsOf(person, request)
  const part = wanted[isSeveral ? 0 : Math.max(0, turn) % wanted.length]
  if (person === undefined || part === undefined) throw new Error('There is no face with parts.')
  if (request.warmUp) return touch(person, wanted[index % 2] ?? part, 1, request)
  switch (level.kind) {
    case 'look':
      return look(people[turn % people.length] ?? person, request)
    case 'touch':
      return isSeveral ? onSeveral(person, part, request) : touch(person, part, level.choices, request)
    case 'place':
      return place(person, level.parts, request)
    case 'who':
      return who(people, request)
    case 'changed':
      return changed(request)
  }
}

const partsOf = (person: Word, { words, settings }: Request): readonly SalientPart[] => partsFrom(person, words, settings)

const recordsOf = (person: Word, part?: SalientPart) => ({ person: person.id, ...(part === undefined ? {} : { part: part.id as FacePartId }) })

/** The whole face, then each of its parts lit by a touch. */
function look(person: Word, request: Request): Planned {
  const { dials } = request.child
  const further = partsOf(person, request).map((part) => lit(person, part, request))
  const face = pictureThing(person, { role: 'target', colour: palette[dials.colour], size: SIZE, place: placeIn(bestZone(dials.zones), SIZE) })
  return {
    mechanic: card({ steps: further.length, reward: { sounds: [] } }),
    stimuli: [{ ...face, shows: { ...face.shows, further } }],
    records: recordsOf(person),
  }
}

const lit = (person: Word, part: SalientPart, { child: { dials }, settings }: Request): PicturePlan => ({
  word: person,
  lit: part,
  dim: settings.rest / 100,
  edgeColour: palette[dials.colour],
})

/** A part is asked for by its name, alone or beside another one; each is a place on the face. */
function touch(person: Word, part: SalientPart, choices: 1 | 2, request: Request): Planned {
  const { child, settings, words } = request
  const wish = { colour: palette[child.dials.colour], size: SIZE, place: placeIn(bestZone(child.dials.zones), SIZE) }
  const other = choices === 1 ? null : otherFacePart(part, person, words)
  const whole = { ...pictureThing(person, { ...wish, role: 'place' }, { shade: settings.rest / 100 }), id: 'whole' }
  const shown = [part, ...(other === null ? [] : [other])]
  return {
    mechanic: choose({ help, reward: { does: 'stay' } }),
    cue: { part: part.phrase },
    stimuli: [whole, ...shown.map((each) => onFace(person, each, { ...wish, role: each === part ? 'target' : 'distractor' }, request))],
    records: recordsOf(person, part),
  }
}

/** One part where it lies on a face; as help its edge grows. */
function onFace(person: Word, part: SalientPart, wish: Pick<StimulusPlan, 'role' | 'size' | 'place' | 'colour'>, request: Request): StimulusPlan {
  const shown = lit(person, part, request)
  return { ...partPlace(person, part, wish, { ...shown, helped: [{ ...shown, edge: THICKER }] }, TOLERANCE), noHalo: true }
}

/** The same part on one person after the other, and then on an animal. */
function onSeveral(person: Word, part: SalientPart, request: Request): Planned {
  const found = sameOnAnimal(part, request.turn, request.words)
  if (found === null) return touch(person, part, 2, request)
  return { ...touch(found.animal, found.same, 2, request), records: { person: found.animal.id, part: request.settings.first } }
}

/** A face without some of its parts, which lie beside it; hair is no piece that anybody could put there. */
function place(person: Word, count: number, request: Request): Planned {
  const { child, settings, random, aspect, turn } = request
  const all = partsOf(person, request).filter(({ id }) => id !== 'hair')
  const parts = count === 1 ? all.slice(turn % all.length).slice(0, 1) : all.slice(0, count)
  return {
    mechanic: carry({ mode: settings.carry, snap: SNAP, measured: true, help: placeHelp, reward: { does: 'stay' } }),
    cue: { phrase: 'put-it-here' },
    needed: parts.length,
    stimuli: missingParts(person, parts, {
      size: SIZE,
      weights: child.dials.zones,
      colour: palette[child.dials.colour],
      light: settings.rest / 100,
      aspect,
      random,
    }),
    records: recordsOf(person, parts.length === 1 ? parts[0] : undefined),
  }
}

/** Somebody of two, later of three, by one thing that only that one has, or else by the name. */
function who(people: readonly Word[], request: Request): Planned {
  const { child, random, turn, turns, words } = request
  const known = people.filter((person) => person.photo !== undefined || knownBy(person) !== null)
  const person = known[turn % Math.max(1, known.length)] ?? people[0]
  if (person === undefined) throw new Error('There is nobody.')
  const mark = knownBy(person)
  const isOther = (other: Word) => other.id !== person.id && isSameHand(person, other, 'flat') && (mark === null || samePart(mark, other.salient) === null)
  const shown = [person, ...shuffled(random, peopleOf(words).filter(isOther)).slice(0, turn < turns / 2 ? 1 : 2)].map((word) => ({ word }))
  const size = Math.min(ONE_OF.most, Math.max(ONE_OF.least, child.dials.targetSize * ONE_OF.share))
  return {
    mechanic: choose({ reward: { names: true } }),
    cue: mark === null ? nameOf(person) : { part: mark.phrase },
    stimuli: pictureChoices(shown, size, request),
    records: recordsOf(person),
  }
}

/** A face as it was, and beside it happy or sad: the mouth is another one. */
function changed(request: Request): Planned {
  const { words, turn, child, aspect } = request
  const [before, after] = ['face', turn % 2 === 0 ? 'happy' : 'sad'].map((id) => words.find((word) => word.id === id))
  const { spots, size } = spreadOut(request.random, {
    count: 2,
    size: OF_TWO,
    gap: 0.2,
    weights: child.dials.zones,
    least: child.dials.leastSize,
    before: null,
    aspect,
  })
  const [one, other] = spots
  if (before === undefined || after === undefined || one === undefined || other === undefined) throw new Error('There are no two faces.')
  const wish = { role: 'place', colour: palette[child.dials.colour], size } as const
  const hits = facePartsOf(after, words)
    .filter(({ id }) => id !== 'two-eyes')
    .map((part) => ({ ...onFace(after, part, { ...wish, role: part.id === 'mouth' ? 'target' : 'distractor', place: other.place }, request), light: 0 }))
  return {
    mechanic: choose({ help: { 1: ['light'], 2: [], 3: ['dim-others', 'voice'] }, reward: { does: 'light', names: true } }),
    cue: nameOf(after),
    stimuli: [
      { ...pictureThing(before, { ...wish, place: one.place }), id: 'before' },
      { ...pictureThing(after, { ...wish, place: other.place }), id: 'after' },
      ...hits,
    ],
    records: { person: after.id, part: 'mouth' },
  }
}
