import { advanceOnPath, atStart, placeOnPath, driftPath, type DriftProgress, type DriftPath } from '#domain/trials/layout/drift'
import type { Stimulus } from './stimulus'

/** Called at the start and at the end of a thing's path, at each tenth of it, and whenever the thing stops or restarts. `waits` is true only at a station. */
export type TravelListener = (stimulus: Stimulus, share: number, waits?: boolean) => void

/** Time (ms) for which a thing stays still while it appears. An edge that fades in and moves within the same second would count as two changes. */
const STANDS_MS = 800

interface Journey {
  readonly way: DriftPath
  progress: DriftProgress
  isMoving: boolean
}

const tenthOf = (share: number): number => Math.floor(share * 10 + 1e-9)

/** Moves the drifting things of a trial along their paths. */
export class Drifting {
  readonly #journeys = new Map<Stimulus, Journey>()
  readonly #onTravelled: TravelListener
  #pace = 1
  #ageMs = 0

  /** @param onTravelled called for things whose movement the child waits for */
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

  /**
   * Sets the pace of all paths, as a share of their speed; 0 stops all things where they are. Returns whether the change affects a thing that is
   * still on its way.
   */
  slowTo(pace: number): boolean {
    const isChange = pace !== this.#pace && [...this.#journeys.values()].some(({ progress }) => progress.share < 1)
    this.#pace = pace
    return isChange
  }

  /** Returns whether the thing is moving and will continue. Such a thing does not sway, because the two movements of its edges would add up. */
  moves(stimulus: Stimulus): boolean {
    return this.#pace > 0 && (this.#journeys.get(stimulus)?.progress.share ?? 1) < 1
  }

  /** Lets a thing that is waiting at a station continue. */
  goOn(stimulus: Stimulus): void {
    const journey = this.#journeys.get(stimulus)
    if (journey !== undefined) journey.progress = { ...journey.progress, restedMs: Infinity }
  }

  /**
   * Takes a thing off its path. Called when a hand takes it on its way.
   * @param isAwaited whether the mechanic that waits for the thing stops waiting
   */
  release(stimulus: Stimulus, isAwaited: boolean): void {
    const journey = this.#journeys.get(stimulus)
    this.#journeys.delete(stimulus)
    if (isAwaited && journey !== undefined && journey.progress.share < 1 && stimulus.plan.drift?.atEnd === 'wait') this.#onTravelled(stimulus, 1)
  }

  stop(): void {
    this.#journeys.clear()
  }

  /** Moves all things along their paths. Called each frame. Returns `left` once the last thing that leaves at the end of its path has arrived there. */
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
    // A picture is calmed before it starts to move.
    if (next.share > before.share && stimulus.calmMs(speed) > 0 && !wasMoving) return
    journey.progress = next
    const { share } = journey.progress
    journey.isMoving = share > before.share
    stimulus.moveTo(placeOnPath(way, share))
    if (stimulus.plan.drift?.atEnd !== 'wait' && stimulus.plan.drift?.isTold !== true) return
    const isStation = (at: number) => way.points[way.shares.indexOf(at)]?.restMs === Infinity
    const hasTurned = journey.isMoving !== wasMoving
    if (hasTurned && journey.isMoving) this.#onTravelled(stimulus, before.share, isStation(before.share) ? false : undefined)
    // Even a path that is completed in a single step has a start and an end.
    if ((hasTurned && !journey.isMoving) || tenthOf(share) > tenthOf(before.share))
      this.#onTravelled(stimulus, share, isStation(share) && !journey.isMoving ? true : undefined)
  }
}
