/**
 * State of the first page's link that starts the light without another press. It is in the tab's history, not in the address,
 * so nobody can send a link that starts play immediately. The notes to read before a first try are on the page with the link.
 */
export const BEGIN_FROM_LINK = { begins: true } as const

/** Whether the page was opened by the link with `BEGIN_FROM_LINK`. */
export const isBegunFromLink = (state: unknown): boolean => typeof state === 'object' && state !== null && 'begins' in state
