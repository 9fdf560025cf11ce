/**
 * State of the first page's link: the light starts without another press. It is in the tab's history, not in the address, so nobody can be sent a link
 * that plays at
 * once: the notes to read before a first try are on the page with the link.
 */
export const BEGIN_FROM_LINK = { begins: true } as const

/** Whether a page was opened by that link. */
export const isBegunFromLink = (state: unknown): boolean => typeof state === 'object' && state !== null && 'begins' in state
