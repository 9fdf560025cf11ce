import { advanceShare, alongWay, wayLength } from '#domain/trials/drift'
import type { Stimulus } from './stimulus'

interface Way {
  share: number
}

/** Moves the drifting things of a trial along their ways. */
export class Drifting {
  readonly #ways = new Map<Stimulus, Way>()
  #pace = 1

  start(stimuli: readonly Stimulus[]): void {
    this.#pace = 1
    this.#ways.clear()
    for (const stimulus of stimuli) if (stimulus.plan.drift !== null) this.#ways.set(stimulus, { share: 0 })
  }

  /** All ways at a share of their speed; 0 parks everything where it is. */
  slowTo(pace: number): void {
    this.#pace = pace
  }

  stop(): void {
    this.#ways.clear()
  }

  /** Called each frame. `left` when the last thing that leaves at its end has come there. */
  update(stimuli: readonly Stimulus[], deltaMs: number, aspect: number): 'left' | 'under-way' {
    let leaving = 0
    let left = 0
    for (const stimulus of stimuli) {
      const way = this.#ways.get(stimulus)
      const drift = stimulus.plan.drift
      if (way === undefined || drift === null || stimulus.isLeaving) continue
      const from = stimulus.plan.place
      way.share = advanceShare(way.share, deltaMs, stimulus.plan.speed * this.#pace, wayLength(from, drift.to, aspect))
      stimulus.moveTo(alongWay(from, drift.to, way.share))
      if (drift.atEnd === 'park') continue
      leaving += 1
      if (way.share >= 1) left += 1
    }
    return leaving > 0 && left === leaving ? 'left' : 'under-way'
  }
}
