import { expect, type Page } from '@playwright/test'
import { pauseClock } from './pausedClock'
import type { StageSnapshot } from '../../scenes/stage/automation'

declare global {
  interface Window {
    /** The page's own `Date.now`, kept while the stage's stopped clock replaces it. */
    dateNowBefore?: typeof Date.now
  }
}

/** Options for opening an activity. */
interface StartOptions {
  /** Waits for this activity, in case another one is still on the stage. */
  readonly activity?: string | null
  readonly seed?: number
  /** Keeps the stage running, for tests of real time. */
  readonly isRunning?: boolean
}

/** The stage of a page opened with `?automation=1`. Tests read it through its handle, and play with real touches and keys. */
export class StagePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  snapshot(): Promise<StageSnapshot> {
    return this.page.evaluate(() => {
      if (window.__stage === undefined) throw new Error('the stage has not been opened')
      return window.__stage.snapshot()
    })
  }

  /** Opens an activity's address and presses Start. */
  async start(address: string, beginning: StartOptions = {}): Promise<void> {
    await this.page.goto(`${address}${address.includes('?') ? '&' : '?'}automation=1`)
    await this.begin(beginning)
  }

  /** Presses Start on an activity's page, and freezes the activity as soon as it is on the stage. */
  async begin(beginning: StartOptions = {}): Promise<void> {
    // If a device is offered but not turned on, the button says "Play by touch".
    await this.page.getByRole('button', { name: /^(Start|Play by touch)$/ }).tap()
    await this.untilStarted(beginning)
  }

  /**
   * Waits until an activity is on the stage, and freezes it in the same call. Between two calls, a busy machine may lose frames, and the stage does
   * not count a trial without frames.
   */
  async untilStarted({ activity = null, seed = 1, isRunning = false }: StartOptions = {}): Promise<void> {
    const begun = await this.page.waitForFunction(
      ({ wanted, by }) => {
        const failure = document.querySelector<HTMLElement>('[data-failure]')?.dataset['failure']
        if (failure !== undefined) return failure
        const now = window.__stage?.snapshot()
        if (now?.phase == null || now.phase === 'finished' || (wanted !== null && now.activity !== wanted)) return false
        if (by !== null && window.dateNowBefore === undefined) {
          window.dateNowBefore = Date.now
          window.__stage?.freeze(by)
        }
        return true
      },
      { wanted: activity, by: isRunning ? null : seed },
    )
    const outcome = await begun.jsonValue()
    if (outcome !== true) throw new Error(`the activity did not begin: ${outcome}`)
  }

  /** Waits in real time until the child can answer. Only the test's own timeout ends this, because a slow machine draws few frames a second. */
  async untilOpen(): Promise<void> {
    await this.page.waitForFunction(() => {
      const now = window.__stage?.snapshot()
      return now?.phase === 'waiting' && !now.paused
    })
  }

  /** Freezes the stage if necessary, and steps it until the child can answer. For tests that are not about the time before that. */
  async skipToOpen(): Promise<void> {
    await this.freeze()
    await this.stepTo('waiting')
  }

  /** Holds Escape, while the clock is stopped, until the pause menu is open. */
  async openSheet(): Promise<void> {
    await this.page.keyboard.down('Escape')
    await this.step(3500)
    await expect(this.page.getByRole('dialog')).toBeVisible()
    await this.page.keyboard.up('Escape')
  }

  /** Stops the clock, so that a session of several minutes takes seconds. Touches stay real. A stage that is frozen already does not change. */
  freeze(seed = 1): Promise<void> {
    return this.page.evaluate((value) => {
      if (window.dateNowBefore !== undefined) return
      window.dateNowBefore = Date.now
      window.__stage?.freeze(value)
    }, seed)
  }

  /** Restores the real date after a frozen session, so that the stopped stage does not affect the adult's date. */
  restoreDate(): Promise<void> {
    return this.page.evaluate(() => {
      if (window.dateNowBefore === undefined) throw new Error('the stage was not frozen')
      Date.now = window.dateNowBefore
      delete window.dateNowBefore
    })
  }

  step(ms: number): Promise<void> {
    return this.page.evaluate((time) => window.__stage?.step(Math.ceil(time / 100), 100), ms)
  }

  /** Steps the frozen stage until it reaches one of these phases, or no activity is left. */
  async stepTo(...phases: readonly string[]): Promise<StageSnapshot> {
    const reached = await this.page.evaluate(async (wanted) => {
      for (let steps = 0; steps < 4000; steps++) {
        const now = window.__stage?.snapshot()
        // After "Continue", the stage stays dark for a while, in the phase in which it was paused.
        const isReached = now?.phase != null && wanted.includes(now.phase) && (!now.paused || now.phase === 'finished')
        if (now === undefined || now.phase === null || isReached) return now ?? null
        await window.__stage?.step(1, 100)
      }
      return null
    }, phases)
    if (reached === null) throw new Error(`the stage never came to ${phases.join(' or ')}`)
    return reached
  }

  async tapTarget(): Promise<void> {
    const target = (await this.snapshot()).targets.find(({ role }) => role === 'target')
    if (target === undefined) throw new Error('no target is on the stage')
    // The adult's panels fade, so a tap reaches the stage only when nothing covers it.
    await this.page.waitForFunction(({ x, y }) => document.elementFromPoint(x, y)?.tagName === 'CANVAS', target)
    await this.page.touchscreen.tap(target.x, target.y)
  }

  /** Plays to the end of the block. Calls `answer` in each trial when the child can answer. */
  async playToEnd(answer: () => Promise<void>): Promise<void> {
    for (;;) {
      const { phase, trial } = await this.stepTo('waiting', 'finished')
      if (phase !== 'waiting') return
      await answer()
      await expect.poll(async () => (await this.snapshot()).events.some((event) => event.kind === 'answered' && event.trial === trial)).toBe(true)
      await this.stepTo('blank', 'finished')
    }
  }
}

interface PlayThrough {
  /** Whether to stop the page's clock during play, so that the test controls the times after it. */
  readonly stopsClock?: boolean
}

/** Plays a stage that was opened elsewhere to its end. The child touches the targets. */
export async function playThrough(page: Page, activity: string, { stopsClock = false }: PlayThrough = {}): Promise<void> {
  const stage = new StagePage(page)
  await stage.untilStarted({ activity })
  let isToStop = stopsClock
  await stage.playToEnd(async () => {
    await stage.tapTarget()
    if (isToStop) await pauseClock(page)
    isToStop = false
  })
  await stage.restoreDate()
}

/** Time (ms) without any touch after which the adult's buttons work. */
export const QUIET_MS = 2000

/** Maximum number of tries of `untilTrue`. */
const MOST_TRIES = 40

/** Repeats an action until it returns true. Counts tries rather than seconds, because a slow machine makes fewer tries in a second. */
export async function untilTrue(what: string, act: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) if (await act()) return
  throw new Error(`not after ${MOST_TRIES} tries: ${what}`)
}
