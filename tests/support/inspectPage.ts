import type { Page } from '@playwright/test'

/** Faults of a page for a person who reads a language other than English. */
export interface LayoutFaults {
  readonly direction: string
  /** Number of pixels by which the page is wider than the window. */
  readonly tooWide: number
  /** Texts that are partly cut off. */
  readonly cut: readonly string[]
  /** Texts that are still English. */
  readonly english: readonly string[]
}

/**
 * Inspects the page in its current state. `known` are words in lower case that may appear in any language, such as people's names and their own writing.
 */
export const inspectPage = (page: Page, known: readonly string[]): Promise<LayoutFaults> =>
  page.evaluate((words) => {
    const mayStand = new Set(words)
    const isSeen = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      return box.width > 1 && box.height > 1 && element.checkVisibility({ checkVisibilityCSS: true })
    }
    // Every vowel of the pseudo-language is accented, so a longer word with a plain vowel does not belong to it.
    const isEnglish = (said: string): boolean =>
      (said.replaceAll(/\S+@\S+/g, '').match(/\p{L}+/gu) ?? []).some(
        (word) => word.length > 2 && /^[a-z]+$/i.test(word) && /[aeiouycns]/i.test(word) && !mayStand.has(word.toLowerCase()),
      )
    const elements = [...document.querySelectorAll('#overlay *, [data-portal] *')].filter((element) => !element.closest('[translate=no]') && isSeen(element))
    const own = (element: Element): string =>
      [...element.childNodes]
        .flatMap((node) => (node.nodeType === 3 ? [node.textContent ?? ''] : []))
        .join(' ')
        .trim()
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']
    const english = elements.flatMap((element) => [own(element), ...attributes.map((name) => element.getAttribute(name) ?? '')]).filter(isEnglish)
    const cut = elements.filter((element) => {
      const { overflowX } = getComputedStyle(element)
      return own(element) !== '' && (overflowX === 'hidden' || overflowX === 'clip') && element.scrollWidth > element.clientWidth + 1
    })
    const { documentElement } = document
    return {
      direction: getComputedStyle(document.body).direction,
      tooWide: Math.max(0, documentElement.scrollWidth - window.innerWidth),
      cut: cut.map((element) => own(element)),
      english: [...new Set(english)],
    }
  }, known)
