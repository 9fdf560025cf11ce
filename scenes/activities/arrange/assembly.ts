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

/** One thing that belongs in a slot: its size, its look, and the look of its slot. */
export interface AssemblyPart extends BlockExtent {
  readonly shows: ShowsPlan
  readonly slot: ShowsPlan
  /** Size of a frame around the slot, relative to the piece that belongs in it. A framed slot has a quiet colour. */
  readonly framed?: number
  /** The part of the piece that is visible in the slot. */
  readonly ghost?: Pick<StimulusPlan, 'shows' | 'light'>
}

/** Everything that belongs together, in order, and the layout of the slots. A cut picture also has a whole. */
export interface AssemblyParts {
  readonly parts: readonly AssemblyPart[]
  readonly slots: (along: Along) => PlacedBlock
  /** Returns the preferred number of lines of pieces; 1 by default. */
  readonly lines?: (along: Along) => number
  readonly whole?: BlockExtent & { readonly shows: ShowsPlan }
}

interface AssemblyRequest extends AssemblyParts, Pick<OppositeOptions, 'weights' | 'aspect' | 'halving' | 'side'> {
  /** Gap between two pieces, in widths of a piece. */
  readonly gap: number
  /** Minimum size (stage heights) of the smallest piece. */
  readonly least: number
  readonly colour: Hex
  /** Colour of frames and of letters shown in them. */
  readonly quiet: Hex
  /** Colours of the petals that open around a slot when the right piece fits in. */
  readonly petals: readonly [outside: Hex, inside: Hex]
  /** The picture level of the child. */
  readonly level: MotionSetting['level']
  /** Share of the pieces that the child must bring. The others are already in place. */
  readonly share: number
  readonly random: Random
}

export interface Assembly extends Pick<Opposite, 'side'> {
  readonly stimuli: readonly StimulusPlan[]
  /** Number of pieces that the child must bring. */
  readonly needed: number
  /** Whether every part has at least the minimum size. */
  readonly isFitting: boolean
  /** Effects of a slot when its piece fits in, by the id of the piece. */
  readonly each: Readonly<Record<string, readonly StoryEffect[]>>
  /** Effects of the whole picture, played once at the end. */
  readonly ends: readonly StoryEffect[]
}

/** Times (ms) at the end of a cut picture: the whole fades in under its pieces, the pieces leave unnoticed, and the whole moves and sounds. */
const JOINED_MS = { pieces: 1200, whole: 2000, heard: 3200 } as const
/**
 * Time (ms) after which everything behind the things has faded, and the petals around the last slot have opened. Neither must be visible next to the
 * things.
 */
const BARE_MS = 2400
/**
 * Distance that petals extend beyond their slot (stage heights). `SINKS` is the size to which a thing shrinks as it fits in (a share of its own) and
 * the duration (ms).
 */
const PETALS = 0.07
const SINKS = { to: 0.92, ms: 1000 } as const

/** Returns the pieces of a picture that is cut into equal parts, row by row, in fractions of the picture's square. */
export const gridPieces = (columns: number, rows: number): readonly PicturePlace[] =>
  Array.from({ length: columns * rows }, (_, index) => [(index % columns) / columns, Math.floor(index / columns) / rows, 1 / columns, 1 / rows])

/** Returns the layout of the pieces of a picture of this size (stage heights), joined as they belong. */
export const joined = (size: number, pieces: readonly PicturePlace[]): PlacedBlock => ({
  width: size,
  height: size,
  places: pieces.map(([x, y, width, height]) => ({ x: (x + width / 2) * size, y: (y + height / 2) * size })),
})

/**
 * Plans a trial with pieces on one side in random order, and their slots on the other. The background layer comes first, then the slots, and the
 * pieces are in front of both.
 */
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
    // Pieces of a single picture have no space around them, so only the whole responds. A thing in a frame would be lost among petals, so it performs
    // its own action instead.
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

/** Returns the effects of a piece that fits in: it sinks in a little and rises again, and petals open around its slot. */
function fits({ id }: StimulusPlan, slot: StimulusPlan | undefined, [colour, inside]: readonly [Hex, Hex]): readonly StoryEffect[] {
  return [
    { id, does: 'scale', to: SINKS.to },
    { id, does: 'scale', to: 1, afterMs: SINKS.ms },
    ...(slot === undefined ? [] : [{ id: slot.id, does: 'bloom', colour, inside, reach: slot.size / 2 + PETALS } as const]),
  ]
}

/** Returns the possible numbers of lines for this many things, starting with the preferred one. */
const linesFor = (count: number, wished: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1).toSorted((one, other) => Math.abs(one - wished) - Math.abs(other - wished))

const go = ({ id }: StimulusPlan, afterMs = 0): StoryEffect => ({ id, does: 'go', afterMs })

const later = (happenings: readonly StoryEffect[], ms: number): readonly StoryEffect[] =>
  happenings.map((each) => ({ ...each, afterMs: (each.afterMs ?? 0) + ms }))

/** Returns the effects in which each thing performs its own action, and the first one sounds. */
const moves = (behind: readonly StimulusPlan[], doings: readonly (readonly StoryEffect[])[]): readonly StoryEffect[] => [
  ...behind.map((each) => go(each)),
  ...later(doings.flat(), BARE_MS).map((each, index): StoryEffect => (index === 0 && each.sound === undefined ? { ...each, sound: 'chime' } : each)),
]

/** Returns the effects in which the pieces become one picture before it moves. If they moved together as pieces, they would come apart. */
const joins = (slots: readonly StimulusPlan[], pieces: readonly StimulusPlan[], doings: readonly StoryEffect[]): readonly StoryEffect[] => [
  ...slots.map((slot) => go(slot)),
  { id: 'whole', does: 'come', sound: 'chime', soundAfterMs: JOINED_MS.heard },
  ...pieces.map((piece) => go(piece, JOINED_MS.pieces)),
  ...later(doings, JOINED_MS.whole),
]

const middle = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
