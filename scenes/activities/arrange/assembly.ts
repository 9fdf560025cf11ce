import type { Hex } from '#domain/child/palette'
import { type Random, shuffled } from '#domain/random'
import type { PicturePlace } from '#domain/words/words'
import { naturalMotion, type MotionSetting } from '#domain/trials/concepts/naturalMotion'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import {
  type Along,
  type PlacedBlock,
  type BlockExtent,
  inLines,
  placeOpposite,
  longerSideOf,
  type Opposite,
  type OppositeOptions,
} from '#domain/trials/concepts/opposite'
import { zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { ShowsPlan, StimulusPlan } from '#domain/trials/plan/plan'

/** One thing to put in its place: its size, its look, and the look of its slot. */
export interface AssemblyPart extends BlockExtent {
  readonly shows: ShowsPlan
  readonly slot: ShowsPlan
  /** Size of a slot with a quiet colour, relative to the piece that belongs in it. */
  readonly framed?: number
  /** Visible part of the slot. */
  readonly ghost?: Pick<StimulusPlan, 'shows' | 'light'>
}

/** Everything that belongs together, in order, and the layout of the slots; for a cut picture, also the whole. */
export interface AssemblyParts {
  readonly parts: readonly AssemblyPart[]
  readonly slots: (along: Along) => PlacedBlock
  /** Preferred number of lines of pieces; one by default. */
  readonly lines?: (along: Along) => number
  readonly whole?: BlockExtent & { readonly shows: ShowsPlan }
}

interface AssemblyRequest extends AssemblyParts, Pick<OppositeOptions, 'weights' | 'aspect' | 'halving' | 'side'> {
  /** Gap between two pieces, in widths of a piece. */
  readonly gap: number
  /** Minimum size (stage heights) of the smallest piece. */
  readonly least: number
  readonly colour: Hex
  /** The colour of frames, and of letters shown in them. */
  readonly quiet: Hex
  /** The colours of the petals with which a slot answers a piece that fits. */
  readonly petals: readonly [outside: Hex, inside: Hex]
  /** The picture level of the child. */
  readonly level: MotionSetting['level']
  /** Share of the pieces that the child must bring; the others are in place already. */
  readonly share: number
  readonly random: Random
}

export interface Assembly extends Pick<Opposite, 'side'> {
  readonly stimuli: readonly StimulusPlan[]
  /** Number of pieces to bring. */
  readonly needed: number
  /** Whether every part has the minimum size. */
  readonly isFitting: boolean
  /** Effects by which a slot answers the piece that fits, by that piece's id. */
  readonly each: Readonly<Record<string, readonly StoryEffect[]>>
  /** Effects of the whole, once. */
  readonly ends: readonly StoryEffect[]
}

/** The whole fades in under its pieces; then these leave unnoticed, and the whole moves and sounds (ms). */
const JOINED_MS = { pieces: 1200, whole: 2000, heard: 3200 } as const
/** Time (ms) after which everything behind the things has faded and the petals around the last one have opened, so that neither is visible next to them. */
const BARE_MS = 2400
/** Distance that petals reach beyond their slot (stage heights); depth to which a thing sinks as it fits (shares of its size), and the duration (ms). */
const PETALS = 0.07
const SINKS = { to: 0.92, ms: 1000 } as const

/** A picture cut into equal pieces, row by row: each in fractions of its square. */
export const gridPieces = (columns: number, rows: number): readonly PicturePlace[] =>
  Array.from({ length: columns * rows }, (_, index) => [(index % columns) / columns, Math.floor(index / columns) / rows, 1 / columns, 1 / rows])

/** The pieces of a picture of this size (stage heights), joined where they belong. */
export const joined = (size: number, pieces: readonly PicturePlace[]): PlacedBlock => ({
  width: size,
  height: size,
  places: pieces.map(([x, y, width, height]) => ({ x: (x + width / 2) * size, y: (y + height / 2) * size })),
})

/** Pieces on one side in any order, and their slots on the other: the background layer, the slots, and the pieces in front of both. */
export function assembly(wish: AssemblyRequest): Assembly {
  const { parts, whole, gap, least, colour, quiet, petals, random, level, aspect } = wish
  const order = shuffled(random, parts)
  const smallest = Math.min(...parts.map(longerSideOf))
  const laid = placeOpposite({
    ...wish,
    ones: (along) => linesFor(order.length, wish.lines?.(along) ?? 1).map((lines) => inLines(order, gap, along, lines)),
    others: (along) => [wish.slots(along)],
    between: gap * middle(parts.map(({ width }) => width)),
    least: Math.min(1, least / smallest),
  })
  const scale = Math.max(laid.scale, least / smallest)
  const thing = (id: string, size: number, place: Place, more: Pick<StimulusPlan, 'role' | 'shows'> & Partial<StimulusPlan>): StimulusPlan => ({
    id,
    place,
    colour,
    size: size * scale,
    zone: zoneAt(place),
    speed: 0,
    drift: null,
    ...more,
  })
  const there = (name: string, index: number, size: number, more: Parameters<typeof thing>[3]) =>
    thing(`${name}-${index + 1}`, size, laid.others[index] as Place, more)
  const unseen = { role: 'control', light: 0, noHalo: true } as const
  const mean = { x: middle(laid.others.map(({ x }) => x)), y: middle(laid.others.map(({ y }) => y)) }
  const joint = whole === undefined ? [] : [naturalMotion(thing('whole', longerSideOf(whole), mean, { ...unseen, shows: whole.shows }), { level, aspect })]
  const ghosts = parts.flatMap(({ ghost, ...part }, index) =>
    ghost === undefined ? [] : [there('ghost', index, longerSideOf(part), { role: 'control', noHalo: true, colour: quiet, ...ghost })],
  )
  const slots = parts.map(({ slot, framed, ...part }, index) =>
    there('slot', index, longerSideOf(part) * (framed ?? 1), { role: 'place', shows: slot, ...(framed === undefined ? {} : { colour: quiet }) }),
  )
  const loose = order.slice(0, Math.max(1, Math.round(order.length * wish.share)))
  const laidOut = parts.map((part, index) =>
    loose.includes(part)
      ? thing(`piece-${index + 1}`, longerSideOf(part), laid.ones[order.indexOf(part)] as Place, {
          role: 'target',
          shows: part.shows,
          goesTo: `slot-${index + 1}`,
        })
      : there('piece', index, longerSideOf(part), { role: 'control', shows: part.shows, noHalo: true }),
  )
  const lively = laidOut.map((piece) => (whole === undefined ? naturalMotion(piece, { level, aspect, stays: true }) : { stimulus: piece, ends: [] }))
  const pieces = lively.map(({ stimulus }) => stimulus)
  const doings = lively.map(({ stimulus, ends }): readonly StoryEffect[] => (ends.length > 0 ? ends : [{ id: stimulus.id, does: 'hop' }]))
  const behind = [...ghosts, ...slots.filter((_, index) => parts[index]?.framed === undefined)]
  return {
    stimuli: [...slots, ...ghosts, ...joint.map(({ stimulus }) => stimulus), ...pieces],
    needed: loose.length,
    isFitting: laid.scale * smallest >= least - 1e-9,
    side: laid.side,
    // Pieces of one picture have no space around them: only the whole answers. A thing in a frame would be lost among petals, and performs its own action
    // instead.
    each:
      whole === undefined
        ? Object.fromEntries(
            pieces.map((piece, index) => [piece.id, parts[index]?.framed === undefined ? fits(piece, slots[index], petals) : (doings[index] ?? [])]),
          )
        : {},
    ends:
      whole === undefined
        ? moves(behind, doings)
        : joins(
            slots,
            pieces,
            joint.flatMap(({ ends }) => ends),
          ),
  }
}

/** The piece sinks in a little and rises again, and petals open around its slot. */
function fits({ id }: StimulusPlan, slot: StimulusPlan | undefined, [colour, inside]: readonly [Hex, Hex]): readonly StoryEffect[] {
  return [
    { id, does: 'scale', to: SINKS.to },
    { id, does: 'scale', to: 1, afterMs: SINKS.ms },
    ...(slot === undefined ? [] : [{ id: slot.id, does: 'bloom', colour, inside, reach: slot.size / 2 + PETALS } as const]),
  ]
}

/** Possible numbers of lines for this many things, starting with the preferred one. */
const linesFor = (count: number, wished: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1).toSorted((one, other) => Math.abs(one - wished) - Math.abs(other - wished))

const go = ({ id }: StimulusPlan, afterMs = 0): StoryEffect => ({ id, does: 'go', afterMs })

const later = (happenings: readonly StoryEffect[], ms: number): readonly StoryEffect[] =>
  happenings.map((each) => ({ ...each, afterMs: (each.afterMs ?? 0) + ms }))

/** The effects by which each thing performs its own action, and the first one sounds. */
const moves = (behind: readonly StimulusPlan[], doings: readonly (readonly StoryEffect[])[]): readonly StoryEffect[] => [
  ...behind.map((each) => go(each)),
  ...later(doings.flat(), BARE_MS).map((each, index): StoryEffect => (index === 0 && each.sound === undefined ? { ...each, sound: 'chime' } : each)),
]

/** Pieces that moved together would come apart, so they become one picture first. */
const joins = (slots: readonly StimulusPlan[], pieces: readonly StimulusPlan[], doings: readonly StoryEffect[]): readonly StoryEffect[] => [
  ...slots.map((slot) => go(slot)),
  { id: 'whole', does: 'come', sound: 'chime', soundAfterMs: JOINED_MS.heard },
  ...pieces.map((piece) => go(piece, JOINED_MS.pieces)),
  ...later(doings, JOINED_MS.whole),
]

const middle = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
