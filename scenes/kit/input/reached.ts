import type { SeenHand } from '#domain/hands/follow'
import type { Reached } from '#domain/activities/reached'
import { zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { Zone } from '#domain/child/zones'

/** Growth of a range, as a share of the picture, after which the range is recorded again. */
const STEP = 0.05

/** Collects the places that hands reach during one trial, and reports when there is more to record. */
export class ReachedRecord {
  #zones = new Set<Zone>()
  #range: { left: number; right: number; top: number; bottom: number } | null = null
  #told = { across: 0, down: 0 }

  /** Discards all places. Called when a trial begins. */
  clear(): void {
    this.#zones = new Set()
    this.#range = null
    this.#told = { across: 0, down: 0 }
  }

  /** Adds the visible hands. Returns the updated range and zones if they should be recorded, otherwise null. */
  see(hands: readonly SeenHand[], onStage: (place: Place) => Place): Reached | null {
    const before = this.#zones.size
    for (const { palm, unseenMs } of hands) {
      if (unseenMs > 0) continue
      this.#zones.add(zoneAt(onStage(palm)))
      const { x, y } = palm
      const { left, right, top, bottom } = this.#range ?? { left: x, right: x, top: y, bottom: y }
      this.#range = { left: Math.min(left, x), right: Math.max(right, x), top: Math.min(top, y), bottom: Math.max(bottom, y) }
    }
    if (this.#range === null) return null
    const [across, down] = [this.#range.right - this.#range.left, this.#range.bottom - this.#range.top]
    if (this.#zones.size === before && across - this.#told.across < STEP && down - this.#told.down < STEP) return null
    this.#told = { across, down }
    return { zonesReached: this.#zones.size, reachAcross: across, reachDown: down }
  }
}
