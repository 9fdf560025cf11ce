import { expect, type Page } from '@playwright/test'
import type { StageSnapshot } from '../../scenes/stage/automation'

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
  async start(address: string): Promise<void> {
    await this.page.goto(`${address}${address.includes('?') ? '&' : '?'}automation=1`)
    await this.begin()
  }

  /** Presses Start on the page of an activity, and waits until it is on the stage. */
  async begin(): Promise<void> {
    // Where a device is asked for and not turned on, the button says that it goes without.
    await this.page.getByRole('button', { name: /^(Start|Play by touch)$/ }).tap()
    const begun = await this.page.waitForFunction(
      () => document.querySelector<HTMLElement>('[data-failure]')?.dataset['failure'] ?? window.__stage?.snapshot().phase != null,
    )
    const outcome = await begun.jsonValue()
    if (outcome !== true) throw new Error(`the activity did not begin: ${outcome}`)
  }

  /** Waits, in real time, until the child could answer. */
  async untilOpen(): Promise<void> {
    const isOpen = () => {
      const now = window.__stage?.snapshot()
      return now?.phase === 'waiting' && !now.paused
    }
    await this.page.waitForFunction(isOpen, undefined, { timeout: 30_000 })
  }

  /** Holds time and is at once where the child could answer: for what is not about the time before. Time stays held. */
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

  /** Holds time, so that a session of minutes takes seconds; the touches stay real. */
  freeze(seed = 1): Promise<void> {
    return this.page.evaluate((value) => window.__stage?.freeze(value), seed)
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

/** The stage that was opened elsewhere is played to its end; the child touches what is there. */
export async function playThrough(page: Page, activity: string): Promise<void> {
  const stage = new StagePage(page)
  await page.waitForFunction((id) => window.__stage?.snapshot().activity === id && window.__stage.snapshot().phase != null, activity)
  const now = await page.evaluateHandle(() => Date.now)
  await stage.freeze()
  await stage.playToEnd(() => stage.tapTarget())
  // The held clock of the stage is not the day of the adult.
  await page.evaluate((real) => void (Date.now = real), now)
}
