/** Focuses a heading that is new on the page, so that screen readers read it and the keyboard continues from it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
