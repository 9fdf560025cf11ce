import type { Page } from '@playwright/test'

/** What is wrong with a page for somebody who reads another language than English. */
export interface Reading {
  readonly direction: string
  /** Pixels by which it is wider than the window. */
  readonly tooWide: number
  /** Texts of which a part cannot be seen. */
  readonly cut: readonly string[]
  /** Texts that are still English. */
  readonly english: readonly string[]
}

/** Reads a page as it is. `known` are words that may stand there in any language, in lower case: names of people, what a person wrote. */
export const read = (page: Page, known: readonly string[]): Promise<Reading> =>
  page.evaluate((words) => {
    const mayStand = new Set(words)
    const isSeen = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      return box.width > 1 && box.height > 1 && element.checkVisibility({ checkVisibilityCSS: true })
    }
    // Every vowel of the made-up language is strange: a longer word of plain letters with one of those is none of it.
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
