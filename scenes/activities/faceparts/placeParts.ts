import { palette } from '#domain/child/palette'
import type { Place } from '#domain/geometry'
import { shuffled } from '#domain/random'
import { placeInHalves } from '#domain/trials/concepts/stageHalves'
import { distanceApart, DESIGN_ASPECT, zoneAt } from '#domain/trials/layout/placement'
import { carry } from '#domain/trials/plan/mechanics'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import type { SalientPart, Word } from '#domain/words/words'
import { faceWakes } from './answers'
import { itemInTurn, faceThing, requestedParts, pieceThing, piecePlace, type Planned, faceRecords, type Request, SIZE, sizeOf } from './facePieces'
import { missingParts } from './partPlaces'
import { isPortrait, pieceOf, slotOf } from './people'

/** Width of a portrait's head, as a share of its square. */
const HEAD = 0.7
/** Maximum distance (stage heights) from its place at which a released part counts as placed. */
const SNAP = 0.12
/** Brightness of the place of a missing part (0 to 1). */
const GAP_LIGHT = 0.35
const placeHelp = { 1: ['sway'], 2: ['swell'], 3: ['part-way'], 4: ['show-how'] } as const

/** Plans a face without some of its parts, which are next to it. Hair is never one of them. At the end the face smiles. */
export function place(person: Word, count: number, request: Request): Planned {
  const { child, settings, random, aspect, turn } = request
  const all = requestedParts(person, request).filter(({ id }) => id !== 'hair')
  const parts = count === 1 ? [itemInTurn(all, turn)] : all.slice(0, count)
  const wish = { size: sizeOf(person), weights: child.dials.zones, colour: palette[child.dials.colour], light: settings.rest / 100, aspect, random }
  const isRendered = isPortrait(person)
  const stimuli = isRendered ? gapsIn(person, parts, request) : missingParts(person, parts, wish)
  const homes = parts.flatMap(({ id }) => stimuli.find((stimulus) => stimulus.id === `hole-${id}`)?.place ?? [])
  const gapsGo = parts.map(({ id }): StoryEffect => ({ id: `hole-${id}`, does: 'go' }))
  return {
    mechanic: carry({
      mode: settings.carry,
      snap: SNAP,
      measured: true,
      help: placeHelp,
      reward: { does: 'stay', ...(isRendered ? { ends: [...gapsGo, ...faceWakes(person, parts, homes)] } : {}) },
    }),
    cue: { phrase: 'put-it-here' },
    needed: parts.length,
    stimuli,
    records: faceRecords(person, parts.length === 1 ? parts[0] : undefined),
  }
}

/** Returns the look of a part while it is carried. Eyes are closed, because open ones would flash on their way. */
const asBrought = (person: Word, part: SalientPart): Partial<PicturePlan> => (part.id === 'two-eyes' ? pieceOf(person, part, 'eyes-closed') : {})

/** Returns a portrait with a soft dark gap for each of these parts, and the parts next to it. */
function gapsIn(person: Word, parts: readonly SalientPart[], request: Request): readonly StimulusPlan[] {
  const { child, random, aspect, settings } = request
  const { sample, choices } = placeInHalves(parts.length, 'left-right', child.dials.zones)
  const widest = Math.max(...parts.map((part) => slotOf(part)[2]))
  const beside = Math.min(...choices.map((choice) => distanceApart(sample, choice)))
  // A loose part must not cover the face that it is missing from.
  const size = Math.min(SIZE.portrait, (2 * beside) / (HEAD + widest), 2 * Math.min(sample.x, 1 - sample.x) * DESIGN_ASPECT)
  const middle: Place = { x: sample.x, y: Math.min(1 - size / 2, Math.max(size / 2, sample.y)) }
  const colour = palette[child.dials.colour]
  const order = shuffled(random, parts)
  const gaps = parts.map((part): StimulusPlan => {
    const home = piecePlace(slotOf(part), middle, size, aspect)
    const gap = pieceThing(
      person,
      part,
      { role: 'place', colour, size, place: home, zone: zoneAt(home), haloInHelp: true },
      { ...asBrought(person, part), shade: (GAP_LIGHT * settings.rest) / 100 },
    )
    return { ...gap, id: `hole-${part.id}` }
  })
  const pieces = parts.map((part) =>
    pieceThing(
      person,
      part,
      { role: 'target', colour, size, place: choices[order.indexOf(part)] ?? sample, goesTo: `hole-${part.id}` },
      asBrought(person, part),
    ),
  )
  return [faceThing(person, { colour, size, place: middle }, parts, request, 'control'), ...gaps, ...pieces]
}
