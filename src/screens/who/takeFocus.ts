/** For a heading that is new on the page: it is read out, and the keyboard goes on from it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
