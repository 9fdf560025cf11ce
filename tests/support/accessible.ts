import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export interface AccessibleOptions {
  /** Axe rules that this page breaks on purpose. */
  readonly exceptions?: readonly string[]
  /** CSS selector for the only part of the page to check. */
  readonly within?: string
}

/**
 * Checks that axe reports no violation on the page as it is now, and that every control except a link in a sentence is at least 56 px wide and high.
 */
export async function expectAccessible(page: Page, { exceptions = [], within }: AccessibleOptions = {}): Promise<void> {
  if (within !== undefined) await expect(page.locator(within).first()).toBeVisible()
  await untilFadedIn(page)
  // The other mode is for frames from other origins, which do not occur here. It opens its own page each time and takes twice as long.
  const axe = new AxeBuilder({ page })
    .withTags(TAGS)
    .disableRules([...exceptions])
    .setLegacyMode()
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  expect(await smallControls(page)).toEqual([])
}

/**
 * Waits for fades to end. Elements that are fading in do not have their final colours yet, and a dialog is invisible for some frames before its fade starts.
 */
const untilFadedIn = (page: Page) =>
  page.waitForFunction(() => {
    const isMoving = document.getAnimations().some((each) => each.effect?.getComputedTiming().endTime !== Infinity && each.playState === 'running')
    const isFaded = (element: Element | null): boolean => element !== null && (Number(getComputedStyle(element).opacity) < 1 || isFaded(element.parentElement))
    return !isMoving && ![...document.querySelectorAll('dialog, [role=alertdialog], [role=listbox], [role=menu]')].some(isFaded)
  })

const smallControls = (page: Page) =>
  page.evaluate(() => {
    const least = 55.5
    const isInSentence = (element: Element) => element.matches('p > *, p :is(strong, em, sup) > a')
    // A press on the label around a control also presses the control.
    const sideOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect()
    return [...document.querySelectorAll('a, button, input, [role=radio]')]
      .filter((element) => element.getBoundingClientRect().width > 0 && !element.matches('.skip') && !isInSentence(element))
      .filter((element) => sideOf(element).width < least || sideOf(element).height < least)
      .map((element) => element.outerHTML.slice(0, 120))
  })
