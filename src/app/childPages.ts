/** The pages of one child, in the order in which they are wanted. */
export const childPages = ['/progress', '/profile', '/plan', '/voices', '/photos'] as const

/** Addresses may have a layout before them: `/activity/profile`. */
export const isChildPage = (pathname: string): boolean => childPages.some((path) => pathname.endsWith(path))
