import { expect, type Page } from '@playwright/test'
import { pauseClock } from './pausedClock'
import type { StageSnapshot } from '../../scenes/stage/automation'

declare global {
  interface Window {
    /** The page's own `Date.now`, while the stage's held time is in its place. */
    dateNowBefore?: typeof Date.now
  }
}

/** How an activity begins. */
interface Beginning {
  /** Waits for this activity, where another one may still be on the stage. */
  readonly activity?: string | null
  readonly seed?: number
  /** Leaves the stage running, for tests about real time. */
  readonly isRunning?: boolean
}

/** The stage of a page that was opened with `?automation=1`: read through its handle, played with real touches and keys. */
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
  async start(address: string, beginning: Beginning = {}): Promise<void> {
    await this.page.goto(`${address}${address.includes('?') ? '&' : '?'}automation=1`)
    await this.begin(beginning)
  }

  /** Presses Start on the page of an activity, and freezes it as soon as it is on the stage. */
  async begin(beginning: Beginning = {}): Promise<void> {
    // Where a device is asked for and not turned on, the button says that it goes without.
    await this.page.getByRole('button', { name: /^(Start|Play by touch)$/ }).tap()
    await this.untilBegun(beginning)
  }

  /**
   * Waits until an activity is on the stage, and freezes it in the same call. Between two calls a busy machine may lose frames, and the
   * stage does not count a trial without frames.
   */
  async untilBegun({ activity = null, seed = 1, isRunning = false }: Beginning = {}): Promise<void> {
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

  /** Waits, in real time, until the child could answer. The test's own limit ends it: a slow machine draws few frames in a second. */
  async untilOpen(): Promise<void> {
    await this.page.waitForFunction(() => {
      const now = window.__stage?.snapshot()
      return now?.phase === 'waiting' && !now.paused
    })
  }

  /** Steps a frozen stage, or freezes it and steps it, to where the child could answer: for what is not about the time before. */
  async skipToOpen(): Promise<void> {
    await this.freeze()
    await this.stepTo('waiting')
  }

  /** Holds Escape for as long as it takes, in held time, until the adult's sheet is there. */
  async openSheet(): Promise<void> {
    await this.page.keyboard.down('Escape')
    await this.step(3500)
    await expect(this.page.getByRole('dialog')).toBeVisible()
    await this.page.keyboard.up('Escape')
  }

  /** Holds time, so that a session of minutes takes seconds; the touches stay real. A frozen stage stays as it is. */
  freeze(seed = 1): Promise<void> {
    return this.page.evaluate((value) => {
      if (window.dateNowBefore !== undefined) return
      window.dateNowBefore = Date.now
      window.__stage?.freeze(value)
    }, seed)
  }

  /** Lets the date go on after a frozen play: the adult's day is not held with the stage. */
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

  /** Steps the frozen stage until it is in one of these phases, or there is no activity any more. */
  async stepTo(...phases: readonly string[]): Promise<StageSnapshot> {
    const reached = await this.page.evaluate(async (wanted) => {
      for (let steps = 0; steps < 4000; steps++) {
        const now = window.__stage?.snapshot()
        // After "go on" it stays dark for a while, in the phase in which it was held.
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
    // The adult's panels fade: a tap belongs to the stage only when nothing lies over it.
    await this.page.waitForFunction(({ x, y }) => document.elementFromPoint(x, y)?.tagName === 'CANVAS', target)
    await this.page.touchscreen.tap(target.x, target.y)
  }

  /** Plays to the end of the block; `answer` is called in each trial when the child can answer. */
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
  /** Stops the page's clock during play, so that the times after it are those of the test. */
  readonly stopsClock?: boolean
}

/** The stage that was opened elsewhere is played to its end; the child touches what is there. */
export async function playThrough(page: Page, activity: string, { stopsClock = false }: PlayThrough = {}): Promise<void> {
  const stage = new StagePage(page)
  await stage.untilBegun({ activity })
  let isToStop = stopsClock
  await stage.playToEnd(async () => {
    await stage.tapTarget()
    if (isToStop) await pauseClock(page)
    isToStop = false
  })
  await stage.restoreDate()
}

/** The adult’s buttons wait until nothing was touched for this long, ms. */
export const QUIET_MS = 2000

/** Most tries of `untilTrue`. */
const MOST_TRIES = 40

/** Acts until the answer is yes. It counts tries and not seconds: a slow machine makes fewer tries in a second. */
export async function untilTrue(what: string, act: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) if (await act()) return
  throw new Error(`not after ${MOST_TRIES} tries: ${what}`)
}
