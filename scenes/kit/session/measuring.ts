import type { TrialInput } from '#domain/trials/engine/inputs'
import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import type { Stimulus } from '../stimulus/stimulus'

/** Measurements of one thing during its trial. `onset` is null until the thing counts as visible. */
interface Seen {
  onset: { readonly at: number; readonly place: Place; readonly side: number } | null
  last: Place
  /** Length of the thing's path (stage widths). `movedMs` is the time (ms) for which it moved. */
  way: number
  movedMs: number
  most: number
}

/** Share of a thing's final brightness from which the thing counts as visible. */
const HALF = 0.5
/** Minimum step per frame (stage widths) that counts as movement. `LEAST_GROWTH` is the minimum change of size (a share) that counts as growth. */
const LEAST_STEP = 0.00002
const LEAST_GROWTH = 0.01

type Measured = Extract<TrialInput, { type: 'measured' }>

/** Measures the things of a trial frame by frame, so that the log contains actual values rather than planned ones. */
export class Measuring {
  readonly #seen: ReadonlyMap<Stimulus, Seen>
  #isDone = false

  constructor(stimuli: readonly Stimulus[]) {
    this.#seen = new Map(stimuli.map((thing) => [thing, { onset: null, last: thing.place, way: 0, movedMs: 0, most: 0 }]))
  }

  /**
   * Measures one frame. Called after everything has moved.
   * @param at active time (ms)
   */
  frame(at: number, deltaMs: number, layout: Layout): void {
    if (this.#isDone) return
    for (const [thing, seen] of this.#seen) {
      const { place } = thing
      const step = Math.hypot(place.x - seen.last.x, (place.y - seen.last.y) / layout.aspect)
      seen.last = place
      if (seen.onset === null) {
        if (thing.view.alpha >= HALF * (thing.plan.light ?? 1) && thing.isVisible)
          seen.onset = { at, place: middleOf(thing, layout), side: sideOf(thing, layout) }
        continue
      }
      // A thing that fades out and appears again elsewhere has not moved.
      if (!thing.isVisible) continue
      seen.most = Math.max(seen.most, sideOf(thing, layout))
      if (step < LEAST_STEP) continue
      seen.way += step
      seen.movedMs += deltaMs
    }
  }

  /** Ends the measurement. Returns the results for each thing that was visible. */
  end(at: number, layout: Layout): readonly Measured[] {
    if (this.#isDone) return []
    this.#isDone = true
    return [...this.#seen].flatMap(([thing, { onset, way, movedMs, most }]): readonly Measured[] => {
      if (onset === null) return []
      const { place, side } = onset
      return [
        {
          type: 'measured',
          at,
          id: thing.plan.id,
          onset: onset.at,
          ...place,
          w: side / layout.aspect,
          h: side,
          speed: movedMs === 0 ? 0 : way / (movedMs / 1000),
          ...(movedMs === 0 ? {} : { to: middleOf(thing, layout) }),
          ...(most > side * (1 + LEAST_GROWTH) ? { grewTo: most } : {}),
        },
      ]
    })
  }
}

/** Returns the centre of the thing's visible part, as fractions of the stage. */
function middleOf(thing: Stimulus, { width, height }: Layout): Place {
  const { x, y } = thing.seen
  return { x: x / width, y: y / height }
}

/** Returns the longest side of the thing's visible part, in stage heights. */
const sideOf = (thing: Stimulus, { height }: Layout): number => thing.seen.size / height
