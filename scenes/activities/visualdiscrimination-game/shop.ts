import { GLIDE_SPEED } from '#domain/child/safety'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import type { Place } from '#domain/geometry'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { drawnStimulus } from '#domain/trials/concepts/things'

/* The shop: a dim shelf with five places at an edge of the stage, and a bear that comes after a right answer and takes the thing in its paw. */

/** Size of the bear. `IN_PAW` is the size of the thing in its paw (both in stage heights). */
const BEAR = 0.64
const IN_PAW = 0.15
/** The bear's shoulder, relative to the centre of its picture, in units of its size. `PAW` is its outstretched paw. */
const SHOULDER = { x: -0.03, y: -0.065 } as const
const PAW = { x: 0.29, y: -0.18 } as const
/** Number of places on the shelf. `SHELF_WIDTH` is the width of the shelf's picture, in places, including the black next to it. */
const SHELF_PLACES = 5
const SHELF_WIDTH = 6.6 / 1.3 / 0.95
/** Margin above and below the coins on the shelf (stage heights). */
const BESIDE_SHELF = 0.09
/** A wave: the rise and the swing of the arm (degrees), and the duration of the rise (ms). */
const WAVE = { up: 62, swings: 9, upMs: 2400 } as const
const COMES_AFTER_MS = 500
/** Time (ms) in which a thing shrinks before it starts to move. `LIES_MS` is the time for which it is visible in the paw before it leaves. */
const SHRINKS_MS = 1000
const LIES_MS = 900
/** Brightness of the shelf while it waits, as a share of its own. */
const SHELF_LIGHT = 0.8

/** Returns a shelf with five places, for a round of five trials. */
export function shelfBehind(
  coins: readonly { readonly place: Place; readonly size: number }[],
  aspect: number,
  colour: StimulusPlan['colour'],
): readonly StimulusPlan[] {
  const [first, second] = coins
  const middle = coins[Math.floor(coins.length / 2)]
  if (coins.length !== SHELF_PLACES || first === undefined || second === undefined || middle === undefined) return []
  const pitch = (second.place.x - first.place.x) * aspect
  return [drawnStimulus('shelf', 'shopShelf', { role: 'control', colour, place: middle.place, size: pitch * SHELF_WIDTH, light: SHELF_LIGHT, noHalo: true })]
}

interface Sale {
  /** The thing that was the right answer. */
  readonly thing: StimulusPlan
  /** Place of the row of coins. */
  readonly row: Place
  readonly aspect: number
  readonly colour: StimulusPlan['colour']
}

/** Returns the bear, still hidden, on the side that is farther from the thing. */
export function bearFor({ thing, row, aspect, colour }: Sale): readonly StimulusPlan[] {
  const isLeft = thing.place.x >= 0.5
  const x = (BEAR * 0.4) / aspect
  const y = row.y > 0.5 ? Math.min(0.5, row.y - BESIDE_SHELF - BEAR / 2) : Math.max(0.5, row.y + BESIDE_SHELF + BEAR / 2)
  const wish = { role: 'control', colour, place: { x: isLeft ? x : 1 - x, y }, size: BEAR, light: 0, noHalo: true } as const
  const drawn = (id: string, drawing: 'bearArm' | 'bearBody'): StimulusPlan => ({
    ...drawnStimulus(id, drawing, wish),
    shows: { drawing, ...(isLeft ? {} : { mirrored: true as const }) },
  })
  return [{ ...drawn('bear-arm', 'bearArm'), pivot: { x: isLeft ? SHOULDER.x : -SHOULDER.x, y: SHOULDER.y } }, drawn('bear', 'bearBody')]
}

/** Returns the effects in which the bear comes and the thing moves into its paw, with their duration (ms). */
export function sale({ thing, ...rest }: Sale): { readonly happens: readonly StoryEffect[]; readonly ms: number } {
  const [arm] = bearFor({ thing, ...rest })
  if (arm === undefined) return { happens: [], ms: 0 }
  const side = arm.place.x < 0.5 ? 1 : -1
  const paw = { x: arm.place.x + (side * PAW.x * BEAR) / rest.aspect, y: arm.place.y + PAW.y * BEAR }
  const way = Math.hypot(paw.x - thing.place.x, (paw.y - thing.place.y) / rest.aspect)
  const goesMs = (way / GLIDE_SPEED) * 1000 + LIES_MS
  const happens: readonly StoryEffect[] = [
    ...['bear-arm', 'bear'].map((id): StoryEffect => ({ id, does: 'come', afterMs: COMES_AFTER_MS })),
    { id: thing.id, does: 'scale', to: Math.min(1, IN_PAW / thing.size) },
    { id: thing.id, does: 'glide', to: paw, ms: 0, afterMs: SHRINKS_MS },
  ]
  return { happens, ms: SHRINKS_MS + goesMs + LIES_MS }
}

/** Returns the effects at the end of a round: the thing in the paw leaves, and the bear waves. */
export function wave({ thing, ...rest }: Sale, afterMs: number): readonly StoryEffect[] {
  const [arm] = bearFor({ thing, ...rest })
  const side = arm === undefined || arm.place.x < 0.5 ? -1 : 1
  return [
    { id: thing.id, does: 'go', afterMs },
    { id: 'bear-arm', does: 'turn', degrees: side * WAVE.up, ms: WAVE.upMs, afterMs: afterMs + LIES_MS },
    { id: 'bear-arm', does: 'wiggle', degrees: WAVE.swings, afterMs: afterMs + LIES_MS + WAVE.upMs },
  ]
}
