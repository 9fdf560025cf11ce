import type { SeenHand } from '#domain/hands/follow'
import type { Reached } from '#domain/activities/reached'
import { zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { Zone } from '#domain/child/zones'

/** A range is recorded again when it has grown by this share of the picture. */
const STEP = 0.05

/** Keeps the places of hands during one trial, and reports when there is more to record. */
export class ReachedRecord {
  #zones = new Set<Zone>()
  #range: { left: number; right: number; top: number; bottom: number } | null = null
  #told = { across: 0, down: 0 }

  /** Called when a trial begins. */
  clear(): void {
    this.#zones = new Set()
    this.#range = null
    this.#told = { across: 0, down: 0 }
  }

  /** Takes in the visible hands. Returns the new hand to record; null if there is none. */
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
