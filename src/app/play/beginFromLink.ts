/**
 * Goes with the link of the first page: the light begins without another press. It stands in the tab's history and not in the address, so nobody can be
 * sent a link that plays at once: what has to be read before a first try stands on the page with the link.
 */
export const BEGIN_FROM_LINK = { begins: true } as const

/** Whether an address was come to by that link. */
export const isBegunFromLink = (state: unknown): boolean => typeof state === 'object' && state !== null && 'begins' in state
