import { advanceOnPath, atStart, placeOnPath, driftPath, type DriftProgress, type DriftPath } from '#domain/trials/layout/drift'
import type { Stimulus } from '../session/stimulus'

/** Told at a thing's start and end, at each tenth of its way, and wherever it stops or goes on; `waits` only at a station. */
export type TravelListener = (stimulus: Stimulus, share: number, waits?: boolean) => void

/** It stands so long while it appears: an edge that comes and moves in the same second would be two. */
const STANDS_MS = 800

interface Journey {
  readonly way: DriftPath
  progress: DriftProgress
  isMoving: boolean
}

const tenthOf = (share: number): number => Math.floor(share * 10 + 1e-9)

/** Moves the drifting things of a trial along their ways. */
export class Drifting {
  readonly #journeys = new Map<Stimulus, Journey>()
  readonly #onTravelled: TravelListener
  #pace = 1
  #ageMs = 0

  /** The listener hears of the things for which the child waits. */
  constructor(onTravelled: TravelListener) {
    this.#onTravelled = onTravelled
  }

  start(stimuli: readonly Stimulus[], aspect: number): void {
    this.#pace = 1
    this.#ageMs = 0
    this.#journeys.clear()
    for (const stimulus of stimuli) {
      const { drift, place } = stimulus.plan
      if (drift !== null) this.#journeys.set(stimulus, { way: driftPath(place, drift, aspect), progress: atStart, isMoving: false })
    }
  }

  /** All ways at a share of their speed; 0 parks everything where it is. Whether anything was still on its way at another speed. */
  slowTo(pace: number): boolean {
    const isChange = pace !== this.#pace && [...this.#journeys.values()].some(({ progress }) => progress.share < 1)
    this.#pace = pace
    return isChange
  }

  /** Whether it is on its way and goes on: such a thing does not sway, its edges would go to and fro by the sum. */
  moves(stimulus: Stimulus): boolean {
    return this.#pace > 0 && (this.#journeys.get(stimulus)?.progress.share ?? 1) < 1
  }

  /** A thing that waits at a station goes on from there. */
  goOn(stimulus: Stimulus): void {
    const journey = this.#journeys.get(stimulus)
    if (journey !== undefined) journey.progress = { ...journey.progress, restedMs: Infinity }
  }

  /** It was taken on its way, and goes on no further. `isAwaited`: who waits for it waits no longer. */
  release(stimulus: Stimulus, isAwaited: boolean): void {
    const journey = this.#journeys.get(stimulus)
    this.#journeys.delete(stimulus)
    if (isAwaited && journey !== undefined && journey.progress.share < 1 && stimulus.plan.drift?.atEnd === 'wait') this.#onTravelled(stimulus, 1)
  }

  stop(): void {
    this.#journeys.clear()
  }

  /** Called each frame. `left` when the last thing that leaves at its end has come there. */
  update(stimuli: readonly Stimulus[], deltaMs: number): 'left' | 'under-way' {
    this.#ageMs += deltaMs
    if (this.#ageMs < STANDS_MS) return 'under-way'
    const leaving = stimuli.filter((stimulus) => this.#journeys.has(stimulus) && !stimulus.isLeaving && stimulus.plan.drift?.atEnd === 'leave')
    for (const stimulus of stimuli) {
      const journey = this.#journeys.get(stimulus)
      if (journey !== undefined && !stimulus.isLeaving && journey.progress.share < 1) this.#move(stimulus, journey, deltaMs)
    }
    return leaving.length > 0 && leaving.every((stimulus) => this.#journeys.get(stimulus)?.progress.share === 1) ? 'left' : 'under-way'
  }

  #move(stimulus: Stimulus, journey: Journey, deltaMs: number): void {
    const { way, progress: before, isMoving: wasMoving } = journey
    const speed = stimulus.speedFor(stimulus.plan.speed)
    const next = advanceOnPath(way, before, deltaMs, speed * this.#pace)
    // A picture that sets off grows calm first.
    if (next.share > before.share && stimulus.calmMs(speed) > 0 && !wasMoving) return
    journey.progress = next
    const { share } = journey.progress
    journey.isMoving = share > before.share
    stimulus.moveTo(placeOnPath(way, share))
    if (stimulus.plan.drift?.atEnd !== 'wait' && stimulus.plan.drift?.isTold !== true) return
    const isStation = (at: number) => way.points[way.shares.indexOf(at)]?.restMs === Infinity
    const hasTurned = journey.isMoving !== wasMoving
    if (hasTurned && journey.isMoving) this.#onTravelled(stimulus, before.share, isStation(before.share) ? false : undefined)
    // A way that is done in one step has a start and an end as well.
    if ((hasTurned && !journey.isMoving) || tenthOf(share) > tenthOf(before.share))
      this.#onTravelled(stimulus, share, isStation(share) && !journey.isMoving ? true : undefined)
  }
}
