import type { SettingsSpec } from '#domain/activities/manifest'
import type { Dials } from '#domain/child/dials'
import { FOLLOWED_SHARE, followedShare } from '#domain/measures/following'
import type { PromptStep } from '#domain/trials/events'
import type { Place, TrialPlan } from '#domain/trials/plan'
import { ActivityScene } from '../kit/ActivityScene'
import type { CornerKind } from '../kit/adultCorner'
import type { Stimulus } from '../kit/stimulus'

/** Who paces the thing on its way, and with what the child follows it. */
export interface Passage {
  readonly pacedBy: 'itself' | 'adult'
  readonly followedWith: 'eyes' | 'finger'
}

/** The child looked away for so long (ms): the thing waits where it was last seen, at the most so long, and goes on slower. */
const LOST = { afterMs: 1500, mostMs: 10_000, pace: 0.5 } as const
/** A followed passage rests at its end for so long (ms) before the thing rejoices by itself. */
const REST_MS = 2000
const TRACE_EVERY_MS = 250

/**
 * Activities in which a thing travels and the child follows it (domain.md F2). It can be chosen only at the end of its
 * way. The adult marks when the child looks; where the adult paces, it moves for as long as the mark is held.
 */
export abstract class PassageScene<S extends SettingsSpec = SettingsSpec> extends ActivityScene<S> {
  #hasArrived = false
  #lostAt: number | null = null
  #waitsSince: number | null = null
  #finger: Place | null = null
  #tracedAt = 0

  protected abstract get passage(): Passage

  protected override get adultCorners(): readonly CornerKind[] {
    return ['look']
  }

  protected override present(plan: TrialPlan): void {
    super.present(plan)
    this.#hasArrived = this.targets.every((target) => target.plan.drift === null)
    this.#lostAt = null
    this.#waitsSince = null
    this.#finger = null
  }

  override get aim(): Stimulus | null {
    return this.#hasArrived ? super.aim : null
  }

  protected override get offered(): readonly Stimulus[] {
    return this.#hasArrived ? super.offered : []
  }

  protected override chosen(thing: Stimulus, at: number, by: Dials['accessMethod']): void {
    if (this.#hasArrived) super.chosen(thing, at, by)
  }

  protected override moved(_thing: Stimulus, to: Place): void {
    this.#finger = to
  }

  protected override letGo(): void {
    this.#finger = null
  }

  protected override looked(isLooking: boolean): void {
    if (!isLooking) this.#lostAt = this.now
    else this.#goOn()
  }

  /** Whoever followed most of the way has done it: nothing more is asked. */
  protected override travelled(thing: Stimulus, share: number): void {
    if (share < 1) return
    this.#hasArrived = true
    this.#lostAt = null
    const { events, trial } = this.describe()
    const followed = followedShare(events.filter((event) => 'trial' in event && event.trial === trial), this.passage.followedWith)
    if (followed !== null && followed >= FOLLOWED_SHARE) this.time.delayedCall(REST_MS, () => this.answer(thing, 'correct', this.now, 'adult'))
  }

  protected override onPrompt(step: PromptStep): boolean {
    if (step !== 4 || !this.#hasArrived) return false
    for (const target of this.targets) target.hop()
    this.playLater('bell')
    return true
  }

  protected override reward(thing: Stimulus): void {
    thing.hop()
    this.playLater('chime')
  }

  override update(): void {
    super.update()
    if (this.#hasArrived) return
    if (this.passage.pacedBy === 'adult') this.drifting.slowTo(this.isLookHeld ? 1 : 0)
    else this.#waitWhereLost()
    this.#trace()
  }

  /** It stops, sways and glows where it was last seen. */
  #waitWhereLost(): void {
    if (this.#waitsSince !== null && this.now - this.#waitsSince >= Math.min(LOST.mostMs, (this.dials.waitMs ?? LOST.mostMs * 2) / 2)) this.#goOn()
    if (this.#lostAt === null || this.now - this.#lostAt < LOST.afterMs) return
    this.#lostAt = null
    this.#waitsSince = this.now
    this.drifting.slowTo(0)
    for (const target of this.targets) {
      target.sway()
      target.swell()
    }
  }

  #goOn(): void {
    this.#lostAt = null
    if (this.#waitsSince === null) return
    this.#waitsSince = null
    this.drifting.slowTo(LOST.pace)
    for (const target of this.targets) {
      target.still()
      target.settle()
    }
  }

  #trace(): void {
    const [target] = this.targets
    if (this.#finger === null || target === undefined || this.now - this.#tracedAt < TRACE_EVERY_MS) return
    this.#tracedAt = this.now
    this.traced(target, this.distance(this.#finger, target.place))
  }
}
