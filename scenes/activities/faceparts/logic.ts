import { palette } from '#domain/child/palette'
import { shuffled } from '#domain/random'
import { pictureChoices } from '#domain/trials/concepts/choices'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import { card, choose } from '#domain/trials/plan/mechanics'
import { partPlace } from './partPlaces'
import { bestZone, placeIn, spreadOut } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { pictureStimulus } from '#domain/trials/concepts/things'
import { knownBy, matchingAnimalPart, SEVERAL } from '#domain/words/faces'
import { samePart } from '#domain/words/parts'
import { nameOf } from '#domain/words/utterance'
import type { SalientPart, Word } from '#domain/words/words'
import { faceAnswers, faceSmiles, smilesOf } from './answers'
import { itemInTurn, faceThing, requestedParts, pieceOn, type Planned, faceRecords, type Request, sizeOf, TOLERANCE, type PieceRequest } from './facePieces'
import { faceOf, isPortrait, otherPart, peopleIn, pieceOf } from './people'
import { place } from './placeParts'

/** Size of one of several faces, which is the child's own within limits. `OF_TWO` is the size of each of two faces to compare (stage heights). */
const ONE_OF = { share: 1.6, least: 0.34, most: 0.5 } as const
const OF_TWO = 0.52
/** Width of the outline around a part of a photograph when a prompt widens it (stage heights). */
const THICKER = 0.03
const help = { 1: ['thicken', 'glow'], 2: [], 3: ['dim-places', 'voice'] } as const
const portraitHelp = { 1: ['sway'], 2: ['dim-places'], 3: ['voice'] } as const
const changedHelp = { 1: ['light'], 2: [], 3: ['dim-others', 'voice'] } as const
/** Delay (ms) before the hop of a face that is an animal's or on a photograph. The face lights up first. */
const HOPS_AFTER_MS = 1200

/** Plans a face and one of its parts, in the order that an adult set. In the warm-ups the child touches a part that is lit. */
export function planFace(request: Request): Planned {
  const { index, level, turn, settings, words } = request
  const people = peopleIn(words, settings.people)
  const isSeveral = level.kind === 'touch' && level.people === 'several'
  const person = isSeveral ? itemInTurn(people.slice(0, SEVERAL), turn) : inTurns(people, request)
  const wanted = requestedParts(person, request)
  const part = itemInTurn(wanted, isSeveral ? 0 : turn)
  if (request.warmUp) return touch(person, wanted[index % 2] ?? part, 1, request)
  switch (level.kind) {
    case 'look':
      return look(person, request)
    case 'touch':
      return isSeveral ? onSeveral(person, part, request) : touch(person, part, level.choices, request)
    case 'place':
      return place(person, level.parts, request)
    case 'who':
      return who(people, request)
    case 'changed':
      return changed(person, request)
  }
}

/**
 * Returns the person for this turn. The same person stays until each part has been asked for once, because a familiar face is recognised sooner than
 * a new one.
 */
function inTurns(people: readonly Word[], { turn, level }: Request): Word {
  const asked = level.kind === 'touch' ? PARTS : level.kind === 'place' && level.parts === 1 ? PARTS - 1 : 1
  return itemInTurn(people, Math.floor(Math.max(0, turn) / asked))
}
/** Number of parts that every face has. Hair is never one of the pieces. */
const PARTS = 4

/** Plans a whole face, followed by each of its parts, lit by a touch. The parts of a portrait act as they light up, and at the end the whole face smiles. */
function look(person: Word, request: Request): Planned {
  const { dials } = request.child
  const size = sizeOf(person)
  const parts = requestedParts(person, request)
  const further = isPortrait(person) ? parts.map((part) => acting(person, part, request)) : parts.map((part) => lit(person, part, request))
  const face = pictureStimulus(
    person,
    { role: 'target', colour: palette[dials.colour], size, place: placeIn(bestZone(dials.zones), size) },
    isPortrait(person) ? faceOf(person) : {},
  )
  const smiles = isPortrait(person) ? smilesOf(person) : []
  return {
    mechanic: card({ steps: further.length, reward: { does: 'stay', sounds: [], ends: isPortrait(person) ? faceSmiles(face.id, person) : [] } }),
    stimuli: [{ ...face, shows: { ...face.shows, further: [...further, ...smiles] } }],
    records: faceRecords(person),
  }
}

/** Returns a part of a portrait at full brightness that performs its action without moving. */
function acting(person: Word, part: SalientPart, { settings }: Request): PicturePlan {
  const { mouth = 'mouth', eyes = 'eyes' } =
    part.id === 'mouth' ? { mouth: 'mouth-happy' as const } : part.id === 'two-eyes' ? { eyes: 'eyes-closed' as const } : {}
  return { ...faceOf(person, { lit: [part], light: settings.rest / 100, mouth, eyes }), lit: part }
}

const lit = (person: Word, part: SalientPart, { child: { dials }, settings }: Request): PicturePlan => ({
  word: person,
  level: 'realistic',
  lit: part,
  dim: settings.rest / 100,
  edgeColour: palette[dials.colour],
})

/** Plans a trial that asks for a part by name, alone or next to another one. Each part is a place on the face. */
function touch(person: Word, part: SalientPart, choices: 1 | 2, request: Request): Planned {
  const { child, words } = request
  const size = sizeOf(person)
  const wish = { colour: palette[child.dials.colour], size, place: placeIn(bestZone(child.dials.zones), size) }
  const other = choices === 1 ? null : otherPart(part, person, words)
  const shown = [part, ...(other === null ? [] : [other])]
  const roleOf = (each: SalientPart) => (each === part ? 'target' : 'distractor')
  const planned = { cue: { part: part.phrase }, records: faceRecords(person, part) }
  if (isPortrait(person)) {
    const pieces = shown.map((each) => pieceOn(person, each, { ...wish, role: roleOf(each) }, request))
    const meant = { meant: part, parts: shown.map((each, index) => ({ part: each, place: pieces[index]?.place ?? wish.place })) }
    return {
      ...planned,
      mechanic: choose({ help: portraitHelp, reward: { does: 'stay', ends: faceAnswers(person, meant) } }),
      stimuli: [faceThing(person, wish, shown, request), ...pieces],
    }
  }
  const bright: StoryEffect = { id: 'whole', does: 'wear', picture: { word: person, level: 'realistic' } }
  const whole = pictureStimulus(person, { ...wish, role: 'place' }, { level: 'realistic', shade: request.settings.rest / 100 })
  return {
    ...planned,
    mechanic: choose({ help, reward: { does: 'hide', ends: [bright, { id: 'whole', does: 'hop', afterMs: HOPS_AFTER_MS }] } }),
    stimuli: [
      { ...whole, id: 'whole', shows: { ...whole.shows, further: [bright.picture] } },
      ...shown.map((each) => onPhoto(person, each, { ...wish, role: roleOf(each) }, request)),
    ],
  }
}

/** Returns one part in its place on a photograph. Its outline widens as a prompt. */
function onPhoto(person: Word, part: SalientPart, wish: PieceRequest, request: Request): StimulusPlan {
  const shown = lit(person, part, request)
  return { ...partPlace(person, part, wish, { ...shown, helped: [{ ...shown, edge: THICKER }] }, TOLERANCE), noHalo: true }
}

/** Plans a trial that asks for the same part on one person after another, and then on an animal. */
function onSeveral(person: Word, part: SalientPart, request: Request): Planned {
  const found = matchingAnimalPart(part, request.turn, request.words)
  if (found === null) return touch(person, part, 2, request)
  return { ...touch(found.animal, found.same, 2, request), records: { person: found.animal.id, part: request.settings.first } }
}

/**
 * Plans a trial in which the child finds one of two people, later of three, by name or by something that only this person has. The person who was
 * found smiles.
 */
function who(people: readonly Word[], request: Request): Planned {
  const { child, random, turn, turns, words } = request
  const known = people.filter((person) => person.photo !== undefined || knownBy(person) !== null)
  const person = itemInTurn(known.length > 0 ? known : people, turn)
  const mark = knownBy(person)
  const isOther = (other: Word) => other.id !== person.id && (mark === null || samePart(mark, other.salient) === null)
  const shown = [person, ...shuffled(random, peopleIn(words).filter(isOther)).slice(0, turn < turns / 2 ? 1 : 2)].map((word) =>
    isPortrait(word) ? { word, picture: faceOf(word) } : { word, picture: { level: 'realistic' as const } },
  )
  const size = Math.min(ONE_OF.most, Math.max(ONE_OF.least, child.dials.targetSize * ONE_OF.share))
  const ends: readonly StoryEffect[] = isPortrait(person) ? faceSmiles(person.id, person) : [{ id: person.id, does: 'hop' }]
  const further = isPortrait(person) ? smilesOf(person) : []
  return {
    mechanic: choose({ reward: { does: 'stay', names: true, ends } }),
    cue: mark === null ? nameOf(person) : { part: mark.phrase },
    stimuli: pictureChoices(shown, size, request).map((thing) => (thing.id === person.id ? { ...thing, shows: { ...thing.shows, further } } : thing)),
    records: faceRecords(person),
  }
}

/** Plans a trial with an unchanged face and, next to it, a happy or sad one with a different mouth. When the child finds it, both faces smile. */
function changed(person: Word, request: Request): Planned {
  const { words, turn, child, aspect, settings } = request
  const after = words.find(({ id }) => id === (turn % 2 === 0 ? 'happy' : 'sad'))
  const someone = isPortrait(person) ? person : peopleIn(words).find(isPortrait)
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
  if (someone === undefined || after === undefined || one === undefined || other === undefined) throw new Error('There are no two faces.')
  const wish = { role: 'place', colour: palette[child.dials.colour], size } as const
  const mouth = after.id === 'happy' ? 'mouth-happy' : 'mouth-sad'
  const light = settings.rest / 100
  const further = smilesOf(someone)
  const face = (id: string, where: Place, picture: PicturePlan): StimulusPlan => {
    const thing = pictureStimulus(someone, { ...wish, place: where }, picture)
    return { ...thing, id, shows: { ...thing.shows, further } }
  }
  const hits = requestedParts(someone, { ...request, settings: { ...settings, eyes: false } }).map((part) => {
    const piece = pieceOn(someone, part, { ...wish, role: part.id === 'mouth' ? 'target' : 'distractor', place: other.place }, request)
    return { ...piece, light: 0, ...(part.id === 'mouth' ? { shows: { picture: pieceOf(someone, part, mouth) } } : {}) }
  })
  return {
    mechanic: choose({
      help: changedHelp,
      reward: { does: 'hide', names: true, ends: [...faceSmiles('before', someone), ...faceSmiles('after', someone)] },
    }),
    cue: nameOf(after),
    stimuli: [face('before', one.place, faceOf(someone, { light })), face('after', other.place, faceOf(someone, { light, mouth })), ...hits],
    records: { person: after.id, part: 'mouth' },
  }
}
