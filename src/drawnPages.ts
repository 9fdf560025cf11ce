/** The public pages that are drawn while the product is built; the list of licences is not, for its size. */
export const drawnPages = ['/', '/signin', '/signup', '/resetpassword', '/terms', '/privacy'] as const
export type DrawnPage = (typeof drawnPages)[number]
