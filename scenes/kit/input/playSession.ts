import { activeAt, pauseClock, resumeClock, startClock, type ActiveClock } from '#domain/trials/engine/activeClock'
import type { EngineConfig, TrialState } from '#domain/trials/engine/state'
import type { TrialInput } from '#domain/trials/engine/inputs'
import { startTrials, step } from '#domain/trials/engine/engine'
import type { PlayEvent } from '#domain/trials/engine/events'
import type { SceneServices } from './services'

/** Events after which all new events are saved. An answer is saved before its reward, and a trial is on disk before the next one begins. */
const HANDED_OVER_AT: ReadonlySet<PlayEvent['kind']> = new Set(['answered', 'trial-ended', 'ended', 'paused'])

/** Records one session: its active time, the state of the trial engine, and the events that are not saved yet. */
export class PlaySession {
  readonly #services: SceneServices
  readonly #onChange: (before: TrialState, after: TrialState) => void
  #clock: ActiveClock
  #state: TrialState
  #delivered = 0

  constructor(services: SceneServices, config: EngineConfig, onChange: (before: TrialState, after: TrialState) => void) {
    this.#services = services
    this.#onChange = onChange
    this.#clock = startClock(services.clock.now())
    this.#state = startTrials(config)
  }

  get state(): TrialState {
    return this.#state
  }

  /** Returns the active time (ms). */
  now(): number {
    return activeAt(this.#clock, this.#services.clock.now())
  }

  /** Returns the active time (ms) at which an input event happened. */
  timeOf(event: Event | undefined): number {
    return activeAt(this.#clock, this.#services.clock.timeOf(event))
  }

  /** Returns the active time (ms) of a moment of the clock. */
  activeAt(moment: number): number {
    return activeAt(this.#clock, moment)
  }

  dispatch(input: TrialInput): void {
    const before = this.#state
    this.#state = step(before, input)
    if (this.#state === before) return
    this.#onChange(before, this.#state)
    this.#handOver()
  }

  pause(): void {
    this.dispatch({ type: 'paused', at: this.now() })
    this.#clock = pauseClock(this.#clock, this.#services.clock.now())
  }

  resume(): void {
    const now = this.#services.clock.now()
    const pausedForMs = now - (this.#clock.pausedSince ?? now)
    this.#clock = resumeClock(this.#clock, now)
    this.dispatch({ type: 'resumed', at: this.now(), pausedForMs })
  }

  /** Excludes the time since `moment` (in `performance.now()` time) from the session, because no frame was drawn in it. */
  leaveOut(moment: number): void {
    this.dispatch({ type: 'paused', at: activeAt(this.#clock, moment) })
    this.#clock = pauseClock(this.#clock, moment)
    this.resume()
  }

  /** Makes the session wait for a picture that is this late (ms). Must not be called while the child's time is being measured. */
  waitFor(lateMs: number): void {
    this.#clock = { ...this.#clock, pausedMs: this.#clock.pausedMs + lateMs }
  }

  #handOver(): void {
    const { id } = this.#services.header
    const { events, trial } = this.#state
    const fresh = events.slice(this.#delivered)
    if (!fresh.some((event) => HANDED_OVER_AT.has(event.kind))) return
    this.#delivered = events.length
    this.#services.emit({ type: 'STAGE.RECORDED', sessionId: id, trial: trial < 0 ? null : trial, events: fresh })
    const ended = fresh.find((event) => event.kind === 'ended')
    if (ended !== undefined) this.#services.emit({ type: 'STAGE.FINISHED', sessionId: id, reason: ended.reason })
  }
}
